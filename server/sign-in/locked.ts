import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../db/schema.ts';
import { Failure } from '../http/failure.ts';
import { i18n } from '@anydish/language/sentence';

/**
 * Whether the owner denied a sign-in and has not set a new password yet. Locks the row until the transaction ends, so that a concurrent lock either
 * ends the new session or is seen here.
 */
export async function isLocked(tx: Kysely<Database>, userGuid: string): Promise<boolean> {
  const row = await tx.selectFrom('users').select('locked_at').where('guid', '=', userGuid).forShare().executeTakeFirstOrThrow();
  return row.locked_at !== null;
}

/** Why an account is suspended, or null. Locks the row like `isLocked`. */
async function suspensionOf(tx: Kysely<Database>, userGuid: string): Promise<string | null> {
  const columns = ['suspended_at', 'suspended_reason'] as const;
  const row = await tx.selectFrom('users').select(columns).where('guid', '=', userGuid).forShare().executeTakeFirstOrThrow();
  return row.suspended_at === null ? null : (row.suspended_reason ?? '');
}

/** What the account's owner is told: why staff suspended it, and where to write. */
export const suspended = (reason: string, supportEmail: string): Failure =>
  new Failure(
    'notAllowed',
    i18n._('This account is suspended. The reason: {reason} You can write to {supportEmail}.', { reason, supportEmail }),
  );

/** Whether staff have suspended the account. Locks the row like `isLocked`. */
export const isSuspended = async (tx: Kysely<Database>, userGuid: string): Promise<boolean> => (await suspensionOf(tx, userGuid)) !== null;

/** @throws Failure notAllowed for a suspended account. Locks the row like `isLocked`. */
export async function refuseSuspended(tx: Kysely<Database>, userGuid: string, config: Pick<Config, 'contactEmail'>): Promise<void> {
  const reason = await suspensionOf(tx, userGuid);
  if (reason !== null) throw suspended(reason, config.contactEmail);
}

/** @throws Failure notAllowed for an account that `isLocked`: it needs a new password, because other sign-ins may be an attacker's. */
export async function refuseLocked(tx: Kysely<Database>, userGuid: string): Promise<void> {
  if (await isLocked(tx, userGuid))
    throw new Failure('notAllowed', i18n._('This account is locked because its owner reported a sign-in. Please reset the password.'));
}
