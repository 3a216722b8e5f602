import type { Deps } from '../deps.ts';
import { takeTokens } from '../limits/rate-limit.ts';
import { accountLimits } from './limits.ts';
import { isPassword } from './passwords.ts';

interface Attempt {
  /** Of the account that the session is of. */
  userGuid: string;
  email: string;
  password: string;
  network: string;
}

/** The hash of an account's password; null for an account that has other ways to sign in only. */
export async function passwordHashOf({ db }: Pick<Deps, 'db'>, userGuid: string): Promise<string | null> {
  const user = await db.selectFrom('users').select('password_hash').where('guid', '=', userGuid).executeTakeFirst();
  return user?.password_hash ?? null;
}

/**
 * ASVS 7.5.1: whoever uses a session shows that the account is his. Counted together with sign-ins, so that a stolen session is no
 * second way to guess; an attempt is taken beforehand and given back when it is right.
 * @returns whether the password is the account's, which it never is of an account without one
 * @throws Failure tooManyRequests
 */
export async function isOwnPassword(deps: Pick<Deps, 'db' | 'clock'>, { userGuid, email, password, network }: Attempt): Promise<boolean> {
  const { db, clock } = deps;
  const [perAccount, perNetwork] = [accountLimits.signInAccount(email, network), accountLimits.signInNetwork(network)];
  await takeTokens(db, clock, [perAccount, perNetwork]);
  if (!(await isPassword(password, await passwordHashOf(deps, userGuid)))) return false;
  await db.deleteFrom('rate_limits').where('key', '=', perAccount.key).execute();
  await db
    .updateTable('rate_limits')
    .set((row) => ({ count: row('count', '-', 1) }))
    .where('key', '=', perNetwork.key)
    .where('count', '>', 0)
    .execute();
  return true;
}
