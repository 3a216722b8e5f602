import type { Deps } from '../deps.ts';
import { newGuid } from '../db/guid.ts';
import { runPrepared } from '../db/prepared.ts';
import { Failure } from '../http/failure.ts';
import { takeTokens } from '../limits/rate-limit.ts';
import { accountLimits } from './limits.ts';
import { isPassword } from './passwords.ts';
import { hashToken, newToken } from './secrets.ts';
import { findAccount, sessionLimits, type NewSession } from './sessions.ts';
import type { Viewer } from './viewer-rows.ts';

export interface SignIn {
  /** In its stored form. */
  email: string;
  password: string;
  network: string;
  /** The browser's session so far: it ends, so that nobody who planted it shares the new one. ASVS 7.2.4. */
  earlierToken: string | undefined;
}

// One round trip: sign-ins are bound by their hashing, and the rest should not add to it. The hash is compared once more, with
// the user's row held: a password that was replaced while it was being checked opens no session that outlives the change.
const openStatement = `
  with given_back as (delete from rate_limits where key = $1),
    eased as (update rate_limits set count = count - 1 where key = $2 and count > 0),
    ended as (delete from sessions where token_hash = $3)
  insert into sessions (guid, token_hash, user_guid, created_at, last_seen_at, expires_at)
  select $4::uuid, $5::text, u.guid, $7::int8, $7::int8, $8::int8
  from users u where u.guid = $6::uuid and u.password_hash = $9::text for share
  returning guid`;

const refused = () => new Failure('notSignedIn', 'Wrong email or password.');

/**
 * Checks a password and begins a session. Does the same work for an account that does not exist.
 * Attempts are taken beforehand and given back on success, so that simultaneous ones are counted too.
 * @throws Failure tooManyRequests, or notSignedIn with one sentence for all that may be wrong
 */
export async function signIn({ db, clock }: Pick<Deps, 'db' | 'clock'>, attempt: SignIn): Promise<{ viewer: Viewer; session: NewSession }> {
  const { email, password, network, earlierToken } = attempt;
  const perAccount = accountLimits.signInAccount(email, network);
  const perNetwork = accountLimits.signInNetwork(network);
  await takeTokens(db, clock, [perAccount, perNetwork]);
  const account = await findAccount(db, email);
  const isRight = await isPassword(password, account?.passwordHash ?? null);
  if (!account || !isRight) throw refused();

  const { viewer } = account;
  const now = clock.now();
  const life = viewer.staff ? sessionLimits.staff : sessionLimits.absolute;
  const token = newToken();
  const earlier = earlierToken === undefined ? '' : hashToken(earlierToken);
  const session = [newGuid(), hashToken(token), viewer.userGuid, now, now + life, account.passwordHash];
  const opened = await runPrepared(db, openStatement, [perAccount.key, perNetwork.key, earlier, ...session]);
  if (opened.length === 0) throw refused();
  return { viewer, session: { token, maxAge: life / 1000 } };
}
