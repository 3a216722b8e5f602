import { sql } from 'kysely';
import { areas } from '../../../contract/console/areas.ts';
import { isGuid } from '../../db/guid.ts';
import { hasWords, isOrNot, oneOf, personText, within } from '../engine/parts.ts';
import { source, type Sql } from '../engine/source.ts';
import { endOneSession, endSessions, liftSuspension, suspend } from './user-suspension.ts';
import { addNote, notesAbout } from './staff-notes.ts';
import { auditAbout, companiesOf, connectionsOf, mailsTo, ordersOf, passkeysOf, sessionsOf } from './user-lists.ts';
import { requestDeletion, sendCode, startReset } from './user-mails.ts';

const name = sql`trim(t.first_name || ' ' || t.last_name)`;
const seen = sql`coalesce(t.last_seen_at, t.created_at)`;
const connected = (provider: Sql) =>
  sql`exists (select 1 from connected_sign_ins c where c.user_guid = t.guid and c.provider = ${provider})`;
const hasPasskey = sql`exists (select 1 from passkeys p where p.user_guid = t.guid)`;
const leaving = sql`select d.executes_at from deletion_requests d where d.user_guid = t.guid and d.cancelled_at is null`;

/** One of several conditions. They are checked row by row, cheapest first, because a list of all matching users would be long. */
const anyOf = (ways: readonly string[]): Sql => {
  const others = ways.filter((way) => way !== 'password' && way !== 'passkey');
  const provided = sql`coalesce((select true from connected_sign_ins c where c.user_guid = t.guid and c.provider = any (${sql.val(others)}::text[]) limit 1), false)`;
  const withKey = sql`coalesce((select true from passkeys p where p.user_guid = t.guid limit 1), false)`;
  const all = [
    ...(ways.includes('password') ? [wayIn('password')] : []),
    ...(others.length === 0 ? [] : [provided]),
    ...(ways.includes('passkey') ? [withKey] : []),
  ];
  return sql`(${sql.join(all, sql` or `)})`;
};

const wayIn = (way: string): Sql => {
  if (way === 'password') return sql`t.password_hash is not null`;
  return way === 'passkey' ? hasPasskey : connected(sql`${way}`);
};

const cells = {
  email: sql`t.email`,
  name,
  createdAt: sql`t.created_at`,
  lastSeenAt: seen,
  isVerified: sql`t.is_verified`,
  isSuspended: sql`t.suspended_at is not null`,
  isStaff: sql`t.staff is not null`,
  language: sql`t.language`,
  waysIn: sql`array(
    select 'password' where t.password_hash is not null
    union all select c.provider from connected_sign_ins c where c.user_guid = t.guid
    union all select 'passkey' where ${hasPasskey})`,
  recipes: sql`(select count(*) from recipes r where r.user_guid = t.guid)`,
  deletesAt: sql`(${leaving})`,
};

/** All accounts. */
export const usersSource = source<typeof areas.users>({
  area: areas.users,
  table: 'users',
  where: sql`true`,
  version: sql`t.row_version`,
  subject: sql`t.guid`,
  cells,
  // Of the entries of the log beside an account.
  remarks: ['sentence'],
  sorts: {
    email: sql`t.email`,
    name: sql`lower(left(t.first_name || ' ' || t.last_name, 60))`,
    createdAt: sql`t.created_at`,
    lastSeenAt: seen,
  },
  search: (text) => (isGuid(text) ? sql`t.guid = ${text}` : hasWords(personText(sql`t`), text)),
  filters: {
    isVerified: (value) => isOrNot(sql`t.is_verified`, value),
    isSuspended: (value) => isOrNot(sql`t.suspended_at is not null`, value),
    isStaff: (value) => isOrNot(sql`t.staff is not null`, value),
    isLeaving: (value) => isOrNot(sql`exists (${leaving})`, value),
    language: (value) => oneOf(sql`t.language`, value),
    waysIn: (value) => (value.includes(',') ? anyOf(value.split(',')) : wayIn(value)),
    createdAt: (value) => within(sql`t.created_at`, value),
    lastSeenAt: (value) => within(seen, value),
  },
  indexed: ['isVerified', 'isSuspended', 'isStaff', 'language', 'createdAt', 'lastSeenAt'],
  fields: { ...cells, suspendedAt: sql`t.suspended_at`, suspendedReason: sql`t.suspended_reason` },
  lists: {
    companies: companiesOf,
    sessions: sessionsOf,
    connections: connectionsOf,
    passkeys: passkeysOf,
    notes: notesAbout('user_guid'),
    mails: mailsTo,
    orders: ordersOf,
    audit: auditAbout,
  },
  actions: {
    suspend,
    liftSuspension,
    endSessions,
    endSession: endOneSession,
    sendCode,
    startReset,
    requestDeletion,
    addNote: addNote('user_guid'),
  },
});
