import type { Kysely } from 'kysely';
import type { Session, SuLogin } from '../../contract/entities.ts';
import type { Clock } from '../clock.ts';
import { newGuid } from '../db/guid.ts';
import { runPrepared } from '../db/prepared.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/schema.ts';
import type { TokenFor } from '../messages/nats-keys.ts';
import { refuseSuspended } from './locked.ts';
import { hashToken, newToken } from './secrets.ts';
import type { Viewer } from './viewer-rows.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

// ASVS 7.3: idle and absolute timeouts of a session. Staff can do more harm, so their sessions end within a shift.
export const sessionLimits = { idle: 30 * day, absolute: 90 * day, staff: day / 2, fresh: 60 * minute } as const;

/** Concurrent sessions per account; above it the oldest ends. */
const mostSessions = 50;

const endOldestStatement = `
  delete from sessions where guid in (
    select guid from sessions where user_guid = $1::uuid and impersonation_guid is null
    order by created_at desc, guid desc offset ${mostSessions})`;

/** Ends an account's oldest sessions above the limit; call it after starting one. */
export async function endOldestSessions(db: Kysely<Database>, userGuid: string): Promise<void> {
  await runPrepared(db, endOldestStatement, [userGuid]);
}

export interface NewSession {
  /** For the cookie. */
  token: string;
  /** Its maximum lifetime in seconds. */
  maxAge: number;
}

export interface SessionOwner {
  guid: string;
  isStaff: boolean;
  /** The User-Agent: see devices.ts. */
  userAgent: string;
  /** The time of a second step just given. */
  steppedUpAt?: number;
}

/** Starts a session for a user. @throws Failure notAllowed as `refuseSuspended`, for callers that did not check before */
export async function createSession(
  db: Kysely<Database>,
  { clock, config }: { clock: Clock; config: Pick<Config, 'contactEmail'> },
  user: SessionOwner,
): Promise<NewSession> {
  await refuseSuspended(db, user.guid, config);
  const now = clock.now();
  const token = newToken();
  const life = user.isStaff ? sessionLimits.staff : sessionLimits.absolute;
  const row = { guid: newGuid(), token_hash: hashToken(token), user_guid: user.guid, user_agent: user.userAgent };
  await db
    .insertInto('sessions')
    .values({ ...row, created_at: now, last_seen_at: now, expires_at: now + life, stepped_up_at: user.steppedUpAt ?? null })
    .execute();
  await endOldestSessions(db, user.guid);
  return { token, maxAge: life / 1000 };
}

/** Ends the session of a token, and resolves to whose it was; null for none. */
export async function endSession(db: Kysely<Database>, token: string): Promise<string | null> {
  const ended = await db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).returning('user_guid').executeTakeFirst();
  return ended?.user_guid ?? null;
}

/** Whether its owner signed in recently enough to change sign-in methods. ASVS 7.5.1. */
export async function isNewSession(db: Kysely<Database>, clock: Clock, token: string): Promise<boolean> {
  const session = await db.selectFrom('sessions').select('created_at').where('token_hash', '=', hashToken(token)).executeTakeFirst();
  return session !== undefined && session.created_at > clock.now() - sessionLimits.fresh;
}

interface Messages {
  tokenFor: TokenFor | null;
  log: { warn: (details: object, text: string) => void };
}

/** A token for messages of the viewer's own account; null without NATS, and for staff in the owner's place. */
export async function tokenOf({ userGuid, impersonation }: Viewer, { tokenFor, log }: Messages): Promise<string | null> {
  if (tokenFor === null || impersonation !== null) return null;
  try {
    return await tokenFor(userGuid);
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message : '' }, 'a token for messages could not be made');
    return null;
  }
}

/** What a client learns about a viewer. */
export async function asSession(viewer: Viewer, messages: Messages): Promise<Session> {
  const {
    userGuid,
    isVerified,
    email,
    firstName,
    lastName,
    staff,
    language,
    defaultServings,
    defaultUnits,
    defaultOven,
    deletesAt,
    impersonation,
  } = viewer;
  // The banner leads from this user back to the staff member's own address.
  const suLogin = impersonation && { guid: userGuid, email: impersonation.staffEmail };
  return {
    guid: userGuid,
    isVerified,
    email,
    firstName,
    lastName,
    fullName: [firstName, lastName].filter((part) => part !== '').join(' '),
    natsUserToken: await tokenOf(viewer, messages),
    extra: {
      ...(suLogin ? { suLogin } : {}),
      ...(staff ? { su: staff } : {}),
      companies: viewer.companies,
      language,
      ...(defaultServings === null || defaultUnits === null
        ? {}
        : { cooking: { servings: defaultServings, unitSystem: defaultUnits, ...(defaultOven === null ? {} : { oven: defaultOven }) } }),
      // Private to the owner.
      ...(deletesAt === null || suLogin ? {} : { deletesAt }),
    },
  };
}

/** The default anonymous user, with a new guid each time, and the way back for staff whose impersonation has ended. */
export const anonymousSession = (wayBack: SuLogin | null = null): Session => ({
  guid: newGuid(),
  isVerified: false,
  email: null,
  firstName: '',
  lastName: '',
  fullName: '',
  natsUserToken: '',
  extra: wayBack === null ? {} : { suLogin: wayBack },
});
