import { sql, type Kysely } from 'kysely';
import type { Company, Session, StaffPermissions } from '../../contract/entities.ts';
import type { Clock } from '../clock.ts';
import { newGuid } from '../db/guid.ts';
import { prepared } from '../db/prepared.ts';
import type { Database } from '../db/schema.ts';
import { hashToken, newToken } from './secrets.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

// ASVS 7.3: how long a session lives unused, and at most. Staff can do more harm, so theirs ends within a shift.
export const sessionLimits = { idle: 30 * day, absolute: 90 * day, staff: day / 2 } as const;
const touchEvery = minute;

/** The signed-in person behind a request. */
export interface Viewer {
  userGuid: string;
  email: string;
  firstName: string;
  lastName: string;
  isVerified: boolean;
  staff: StaffPermissions | null;
  /** Oldest first. */
  companies: Company[];
}

interface UserRow {
  user_guid: string;
  email: string;
  first_name: string;
  last_name: string;
  is_verified: boolean;
  staff: StaffPermissions | null;
  companies: Company[];
}

// One look-up for everything that a session answers: this runs with every call of every open tab.
const userColumns = sql.raw(`u.guid as user_guid, u.email, u.first_name, u.last_name, u.is_verified, u.staff, coalesce((
  select jsonb_agg(jsonb_build_object(
    'guid', c.guid, 'createdAt', c.created_at, 'name', c.name, 'uri', c.uri, 'industry', c.industry, 'size', c.size,
    'projects', coalesce((
      select jsonb_agg(jsonb_build_object('guid', p.guid, 'name', p.name, 'uri', p.uri) order by p.guid)
      from projects p where p.company_guid = c.guid), '[]'::jsonb)) order by m.created_at, c.guid)
  from company_members m join companies c on c.guid = m.company_guid
  where m.user_guid = u.guid), '[]'::jsonb) as companies`);

const asViewer = (row: UserRow): Viewer => ({
  userGuid: row.user_guid,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  isVerified: row.is_verified,
  staff: row.staff,
  companies: row.companies,
});

/** The account of an address (in its stored form) with its password's hash, or null. */
export async function findAccount(db: Kysely<Database>, email: string): Promise<{ viewer: Viewer; passwordHash: string | null } | null> {
  const { rows } = await sql<UserRow & { password_hash: string | null }>`${sql.raw(prepared)}
    select ${userColumns}, u.password_hash from users u where u.email = ${email}`.execute(db);
  const [row] = rows;
  return row ? { viewer: asViewer(row), passwordHash: row.password_hash } : null;
}

/** The viewer whose cookie holds `token`, or null for an unknown, ended or expired session. */
export async function findViewer(db: Kysely<Database>, clock: Clock, token: string): Promise<Viewer | null> {
  const now = clock.now();
  const { rows } = await sql<UserRow & { session_guid: string; last_seen_at: number }>`${sql.raw(prepared)}
    select s.guid as session_guid, s.last_seen_at, ${userColumns}
    from sessions s join users u on u.guid = s.user_guid
    where s.token_hash = ${hashToken(token)} and s.expires_at > ${now}::int8 and s.last_seen_at > ${now - sessionLimits.idle}::int8`.execute(
    db,
  );
  const [row] = rows;
  if (!row) return null;
  if (row.last_seen_at < now - touchEvery)
    await db.updateTable('sessions').set({ last_seen_at: now }).where('guid', '=', row.session_guid).execute();
  return asViewer(row);
}

export interface NewSession {
  /** For the cookie. */
  token: string;
  /** How many seconds it lives at most. */
  maxAge: number;
}

/** Begins a session for a user. */
export async function createSession(db: Kysely<Database>, clock: Clock, user: { guid: string; isStaff: boolean }): Promise<NewSession> {
  const now = clock.now();
  const token = newToken();
  const life = user.isStaff ? sessionLimits.staff : sessionLimits.absolute;
  const row = { guid: newGuid(), token_hash: hashToken(token), user_guid: user.guid };
  await db
    .insertInto('sessions')
    .values({ ...row, created_at: now, last_seen_at: now, expires_at: now + life })
    .execute();
  return { token, maxAge: life / 1000 };
}

/** Ends the session of a token, if there is one. */
export async function endSession(db: Kysely<Database>, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
}

/** Spec 3: what a client is told about a viewer. */
export function asSession(viewer: Viewer): Session {
  const { userGuid, isVerified, email, firstName, lastName, staff } = viewer;
  return {
    guid: userGuid,
    isVerified,
    email,
    firstName,
    lastName,
    fullName: [firstName, lastName].filter((part) => part !== '').join(' '),
    natsUserToken: null,
    extra: { ...(staff ? { su: staff } : {}), companies: viewer.companies },
  };
}

/** Spec 3: the default anonymous user, with a guid of its own each time. */
export const anonymousSession = (): Session => ({
  guid: newGuid(),
  isVerified: false,
  email: null,
  firstName: '',
  lastName: '',
  fullName: '',
  natsUserToken: '',
  extra: {},
});
