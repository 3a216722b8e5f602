import type { Deps } from '../deps.ts';
import { newGuid } from '../db/guid.ts';
import { runPrepared } from '../db/prepared.ts';
import { Failure } from '../http/failure.ts';
import { ceilings, noteWrong } from '../limits/ceilings.ts';
import { takeOneWay, takeParts, takeValues, type KeyedLimit, type Taken } from '../limits/rate-limit.ts';
import { pendingLife } from './second-steps/pending-sign-ins.ts';
import { suspended } from './locked.ts';
import { easedBy, signInLimits } from './sign-in-limits.ts';
import { isPassword } from './passwords.ts';
import { hashToken, newToken } from './secrets.ts';
import { endOldestSessions, sessionLimits, type NewSession } from './sessions.ts';
import { asViewer, viewerJoins, viewerPairs, type Viewer, type ViewerRow } from './viewer-rows.ts';
import { i18n } from '@anydish/language/sentence';

export interface SignIn {
  /** In its stored form. */
  email: string;
  password: string;
  /** `request.ip`. */
  address: string;
  /** The value of the known-device cookie. */
  device: string | undefined;
  /** The User-Agent. */
  userAgent: string;
  /** The browser's previous session, which ends, to prevent session fixation. ASVS 7.2.4. */
  earlierToken: string | undefined;
}

// Two round trips, before and after the hash: hashing dominates, and the rest should stay small.
const attemptStatement = `
  with ${takeParts}
  select json_build_object('key', key, 'count', count, 'window_end', window_end, 'isTaken', "isTaken") as taken, null as account from taken
  union all
  select null, json_build_object('passwordHash', u.password_hash,
    'suspendedReason', case when u.suspended_at is not null then coalesce(u.suspended_reason, '') end,
    'hasAuthenticator', exists(select 1 from authenticators a where a.user_guid = u.guid), ${viewerPairs})
  from users u ${viewerJoins}
  where u.email = $5`;

interface AttemptRow {
  taken: Taken | null;
  account: (ViewerRow & { passwordHash: string | null; hasAuthenticator: boolean; suspendedReason: string | null }) | null;
}

// The hash is compared again with the user's row locked: a password that was replaced during the check starts no session.
const openStatement = `
  with given_back as (delete from rate_limits where key = any($1::text[])),
    eased as (update rate_limits set count = count - 1 where key = any($2::text[]) and count > 0),
    ended as (delete from sessions where token_hash = $3)
  insert into sessions (guid, token_hash, user_guid, created_at, last_seen_at, expires_at, user_agent, stepped_up_at)
  select $4::uuid, $5::text, u.guid, $7::int8, $7::int8, $8::int8, $10::text,
    case when $11::bool and not exists (select 1 from passkeys p where p.user_guid = u.guid) then $7::int8 end
  from users u where u.guid = $6::uuid and u.password_hash = $9::text and u.suspended_at is null for share
  returning guid`;

// The same for an account with an authenticator app, which has no session yet.
const waitStatement = `
  with given_back as (delete from rate_limits where key = any($1::text[])),
    eased as (update rate_limits set count = count - 1 where key = any($2::text[]) and count > 0)
  insert into pending_sign_ins (guid, token_hash, user_guid, created_at, expires_at)
  select $3::uuid, $4::text, u.guid, $6::int8, $7::int8
  from users u where u.guid = $5::uuid and u.password_hash = $8::text for share
  returning guid`;

const refused = () => new Failure('notSignedIn', i18n._('Wrong email or password.'));

const keyOf = ({ key }: KeyedLimit) => key;

/** A session; or, for an account with an authenticator app, the token of a sign-in that waits for its code. */
export type SignedIn = { viewer: Viewer; session: NewSession } | { pendingToken: string };

/**
 * Checks a password and begins a session. Does the same work for an account that does not exist.
 * Attempts are taken beforehand and given back on success, so that simultaneous ones are counted too.
 * @throws Failure tooManyRequests, or notSignedIn with one sentence for all that may be wrong, or notAllowed with the reason for an account that is suspended
 */
export async function signIn(deps: Pick<Deps, 'db' | 'clock' | 'config' | 'log'>, attempt: SignIn): Promise<SignedIn> {
  const { db, clock, config } = deps;
  const { email, password, userAgent, earlierToken } = attempt;
  const counted = await signInLimits(deps, attempt);
  const { isKnown, ways, forgotten } = counted;
  const rows = await runPrepared<AttemptRow>(db, attemptStatement, [...takeValues(ways[0], clock.now()), email]);
  const taken = rows.flatMap((row) => row.taken ?? []);
  const eased = easedBy(counted, await takeOneWay(db, clock, ways, taken));
  const accounts = rows.flatMap(({ account }) => account ?? []);
  const passwordHash = accounts[0]?.passwordHash ?? null;
  const isRight = await isPassword(password, passwordHash);
  const viewer = asViewer(accounts);
  if (!viewer || !isRight) {
    if (!isKnown) await noteWrong(deps, ceilings.passwords);
    throw refused();
  }

  // Who has the password may know why it opens nothing.
  const suspendedReason = accounts[0]?.suspendedReason ?? null;
  if (suspendedReason !== null) throw suspended(suspendedReason, config.contactEmail);
  const now = clock.now();
  const given = [forgotten.map(keyOf), eased.map(keyOf)];
  if (accounts[0]?.hasAuthenticator === true) {
    const pendingToken = newToken();
    const row = [newGuid(), hashToken(pendingToken), viewer.userGuid, now, now + pendingLife, passwordHash];
    if ((await runPrepared(db, waitStatement, [...given, ...row])).length === 0) throw refused();
    return { pendingToken };
  }
  const life = viewer.staff ? sessionLimits.staff : sessionLimits.absolute;
  const token = newToken();
  const earlier = earlierToken === undefined ? '' : hashToken(earlierToken);
  // Where the password is a second step, the one just given counts as it: see step-up.ts.
  const isStep = !config.isProduction;
  const session = [newGuid(), hashToken(token), viewer.userGuid, now, now + life, passwordHash, userAgent, isStep];
  const opened = await runPrepared(db, openStatement, [...given, earlier, ...session]);
  if (opened.length === 0) throw refused();
  await endOldestSessions(db, viewer.userGuid);
  return { viewer, session: { token, maxAge: life / 1000 } };
}
