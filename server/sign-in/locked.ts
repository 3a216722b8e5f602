import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { Failure } from '../http/failure.ts';
import { i18n } from '../language/sentence.ts';

/**
 * Whether the owner denied a sign-in and has not chosen a new password yet. The row is held until the transaction ends: a lock either ends the
 * session that is begun in it together with the others, or is seen here.
 */
export async function isLocked(tx: Kysely<Database>, userGuid: string): Promise<boolean> {
  const row = await tx.selectFrom('users').select('locked_at').where('guid', '=', userGuid).forShare().executeTakeFirstOrThrow();
  return row.locked_at !== null;
}

/** @throws Failure notAllowed for an account that `isLocked`: its next way in is a new password, and any other may be a thief's. */
export async function refuseLocked(tx: Kysely<Database>, userGuid: string): Promise<void> {
  if (await isLocked(tx, userGuid))
    throw new Failure('notAllowed', i18n._('This account is locked because its owner denied a sign-in. Please reset the password.'));
}
