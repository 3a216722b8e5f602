import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../db/schema.ts';
import { Failure } from '../http/failure.ts';
import { i18n } from '@anydish/language/sentence';

/**
 * Whether the owner denied a sign-in and has not chosen a new password yet. The row is held until the transaction ends: a lock either ends the
 * session that is begun in it together with the others, or is seen here.
 */
export async function isLocked(tx: Kysely<Database>, userGuid: string): Promise<boolean> {
  const row = await tx.selectFrom('users').select('locked_at').where('guid', '=', userGuid).forShare().executeTakeFirstOrThrow();
  return row.locked_at !== null;
}

/** Why an account is suspended, or null. The row is held as by `isLocked`. */
async function suspensionOf(tx: Kysely<Database>, userGuid: string): Promise<string | null> {
  const columns = ['suspended_at', 'suspended_reason'] as const;
  const row = await tx.selectFrom('users').select(columns).where('guid', '=', userGuid).forShare().executeTakeFirstOrThrow();
  return row.suspended_at === null ? null : (row.suspended_reason ?? '');
}

/** What is told to somebody who may know whose account it is: why staff closed it, and where to write. */
export const suspended = (reason: string, supportEmail: string): Failure =>
  new Failure(
    'notAllowed',
    i18n._('This account is suspended. The reason: {reason} You can write to {supportEmail}.', { reason, supportEmail }),
  );

/** Whether staff have closed the account. The row is held as by `isLocked`. */
export const isSuspended = async (tx: Kysely<Database>, userGuid: string): Promise<boolean> => (await suspensionOf(tx, userGuid)) !== null;

/** @throws Failure notAllowed for an account that staff have suspended. The row is held as by `isLocked`. */
export async function refuseSuspended(tx: Kysely<Database>, userGuid: string, config: Pick<Config, 'contactEmail'>): Promise<void> {
  const reason = await suspensionOf(tx, userGuid);
  if (reason !== null) throw suspended(reason, config.contactEmail);
}

/** @throws Failure notAllowed for an account that `isLocked`: its next way in is a new password, and any other may be a thief's. */
export async function refuseLocked(tx: Kysely<Database>, userGuid: string): Promise<void> {
  if (await isLocked(tx, userGuid))
    throw new Failure('notAllowed', i18n._('This account is locked because its owner reported a sign-in. Please reset the password.'));
}
