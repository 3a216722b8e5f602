import { sql } from 'kysely';
import { areas } from '../../../contract/console/areas.ts';
import { isGuid } from '../../db/guid.ts';
import { hasWords, isOrNot, within } from '../engine/parts.ts';
import { source, type Sql } from '../engine/source.ts';
import { sendAgain } from './dead-letters.ts';

const week = 7 * 24 * 60 * 60_000;

/** Mails `t` that failed finally within a week: their recipients may still be waiting. */
export const isFailedLately = (now: number): Sql => sql`(t.failed_at is not null and t.failed_at > ${now - week})`;

const fates: Readonly<Record<string, Sql>> = {
  delivered: sql`t.delivered_at is not null`,
  failed: sql`(t.failed_at is not null and t.delivered_at is null)`,
  waiting: sql`(t.delivered_at is null and t.failed_at is null)`,
};

const [at, recipient, subject] = [sql`t.created_at`, sql`t.recipient`, sql`t.subject`];
const words = sql`lower(t.recipient || ' ' || t.subject)`;

/** Sent mails and their delivery, as long as mails are kept. Text and HTML are never read: they may hold a code. */
export const mailsSource = source<typeof areas.mails>({
  area: areas.mails,
  table: 'mails',
  where: sql`true`,
  version: sql`1`,
  subject: null,
  cells: {
    at,
    recipient,
    user: sql`(select u.guid::text || ' ' || u.email from users u where u.email = t.recipient)`,
    subject,
    fate: sql`(case when ${fates['delivered']} then 'delivered' when ${fates['failed']} then 'failed' else 'waiting' end)`,
    attempts: sql`t.attempts`,
    deliveredAt: sql`t.delivered_at`,
    failedAt: sql`t.failed_at`,
  },
  sorts: { at },
  search: (text) => (isGuid(text) ? sql`t.guid = ${text}` : hasWords(words, text)),
  filters: {
    fate: (value) =>
      sql`(${sql.join(
        value.split(',').map((fate) => fates[fate] ?? sql`false`),
        sql` or `,
      )})`,
    // The index on words narrows the rows first.
    recipient: (value) => sql`(${hasWords(words, value)} and ${hasWords(sql`lower(t.recipient)`, value)})`,
    at: (value) => within(at, value),
    isFailedLately: (value) => (_db, now) => isOrNot(isFailedLately(now), value),
  },
  indexed: ['fate', 'at'],
  fields: {},
  lists: {},
  actions: { sendAgain },
});
