import { sql } from 'kysely';
import { areas } from '../../../contract/console/areas.ts';
import { isGuid } from '../../db/guid.ts';
import { mailCodeAgain } from '../../sign-in/sign-ups.ts';
import { hasWords, within } from '../engine/parts.ts';
import { source, type ActionSource, type Outcome } from '../engine/source.ts';

const [email, createdAt] = [sql`t.email`, sql`t.created_at`];

/** Delivery of the last mail with a code. */
const delivery = sql`(
  select case when m.delivered_at is not null then 'delivered' when m.failed_at is not null then 'failed' else 'waiting' end
  from mails m join verification_codes c on c.guid = m.code_guid where c.sign_up_guid = t.guid order by m.guid desc limit 1)`;

const cells = {
  email,
  createdAt,
  expiresAt: sql`t.expires_at`,
  language: sql`t.language`,
  wayIn: sql`(case when t.passkey is null then 'password' else 'passkey' end)`,
  delivery,
};

/** Mails another code that works on the page that waits for it. Staff never see it. */
const sendCode: ActionSource = {
  mails: true,
  run: async (tx, { deps }, rows) => {
    const outcomes = new Map<string, Outcome>();
    for (const { guid } of rows) {
      const fate = await mailCodeAgain(tx, deps, guid);
      outcomes.set(guid, fate === 'sent' ? { inverse: null } : { left: fate });
    }
    return outcomes;
  },
};

/** Sign-ups that wait for their mailed code. They expire after a day. */
export const signupsSource = source<typeof areas.signups>({
  area: areas.signups,
  table: 'sign_ups',
  where: sql`true`,
  // Sign-ups are read-only; a new attempt is another row.
  version: sql`1`,
  subject: null,
  cells,
  sorts: { email, createdAt },
  search: (text) => (isGuid(text) ? sql`t.guid = ${text}` : hasWords(sql`lower(${email})`, text)),
  filters: { createdAt: (value) => within(createdAt, value) },
  fields: cells,
  lists: {},
  actions: { sendCode },
});
