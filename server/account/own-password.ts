import type { Deps } from '../deps.ts';
import { ceilings, noteWrong } from '../limits/ceilings.ts';
import { forget, giveBack, takeOneWay } from '../limits/rate-limit.ts';
import { easedBy, signInLimits } from '../sign-in/sign-in-limits.ts';
import { isPassword } from '../sign-in/passwords.ts';

interface Attempt {
  /** The session's account. */
  userGuid: string;
  email: string;
  password: string;
  /** `request.ip`. */
  address: string;
  /** The value of the known-device cookie. */
  device: string | undefined;
}

/** The hash of an account's password; null for an account without one. */
export async function passwordHashOf({ db }: Pick<Deps, 'db'>, userGuid: string): Promise<string | null> {
  const user = await db.selectFrom('users').select('password_hash').where('guid', '=', userGuid).executeTakeFirst();
  return user?.password_hash ?? null;
}

/**
 * ASVS 7.5.1: the session's user proves to be the owner. Counted together with sign-ins, so that a stolen session allows no additional guesses; an
 * attempt is taken first and returned if the password is right.
 * @returns whether the password is right; always false for an account without one
 * @throws Failure tooManyRequests
 */
export async function isOwnPassword(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  { userGuid, email, password, address, device }: Attempt,
): Promise<boolean> {
  const { db, clock } = deps;
  const counted = await signInLimits(deps, { email, address, device });
  const { isKnown, ways, forgotten } = counted;
  const eased = easedBy(counted, await takeOneWay(db, clock, ways));
  if (!(await isPassword(password, await passwordHashOf(deps, userGuid)))) {
    if (!isKnown) await noteWrong(deps, ceilings.passwords);
    return false;
  }
  await forget(db, forgotten);
  await giveBack(db, eased);
  return true;
}
