import { sql } from 'kysely';
import { areas } from '../../../contract/console/areas.ts';
import { isGuid } from '../../db/guid.ts';
import { mailCodeAgain } from '../../sign-in/sign-ups.ts';
import { hasWords, within } from '../engine/parts.ts';
import { source, type ActionSource, type Outcome } from '../engine/source.ts';

const [email, createdAt] = [sql`t.email`, sql`t.created_at`];

/** What became of the last mail with a code. */
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

/** Mails another code, which fits the page that waits for it. Nobody of staff sees it. */
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

/** Sign-ups that wait for the code in their mail. They end by it, or by themselves after a day. */
export const signupsSource = source<typeof areas.signups>({
  area: areas.signups,
  table: 'sign_ups',
  where: sql`true`,
  // Nothing of it is changed; what is begun anew is another one.
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
