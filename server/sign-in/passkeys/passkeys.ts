import type { Kysely } from 'kysely';
import type { Locale } from '../../../contract/shell/locales.ts';
import { mostPasskeys, type Passkeys } from '../../../contract/sign-in/passkeys.ts';
import { newGuid } from '../../db/guid.ts';
import type { NewPasskey } from '../../db/passkey-schema.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction, isDuplicate } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { Failure } from '../../http/failure.ts';
import { i18n } from '@anydish/language/sentence';
import { passkeyMail } from '../../mail/passkey-mails.ts';
import { findOwner } from '../oauth/connections.ts';
import { offeredProviders } from '../oauth/registrations.ts';
import { rpIdOf } from './relying-party.ts';

type Services = Pick<Deps, 'db' | 'clock' | 'config' | 'mailer'>;

/** ASVS 8.2.2: passkeys of other accounts are reported as not found. */
const notHere = () => new Failure('notFound', i18n._('This passkey no longer exists.'));
const tooMany = () => new Failure('conflict', i18n._('You have as many passkeys as an account can have. Please remove one first.'));

/** The passkeys of an account, oldest first. Those of another relying party name cannot be used and do not count. */
export async function listPasskeys(
  db: Kysely<Database>,
  config: Deps['config'],
  owner: { guid: string; hasPassword: boolean },
): Promise<Passkeys> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['guid', 'rp_id', 'name', 'created_at as createdAt', 'last_used_at as lastUsedAt', 'is_backed_up as isBackedUp'])
    .where('user_guid', '=', owner.guid)
    .orderBy('created_at')
    .orderBy('guid')
    .execute();
  const codes = await db.selectFrom('recovery_codes').select('used_at').where('user_guid', '=', owner.guid).execute();
  const connections = await db.selectFrom('connected_sign_ins').select('provider').where('user_guid', '=', owner.guid).execute();
  const offered = offeredProviders(config);
  const { hasPassword } = owner;
  const opens = ({ rp_id: rpId }: { rp_id: string }) => rpId === rpIdOf(config);
  const hasOthers = (guid: string) =>
    hasPassword ||
    connections.some(({ provider }) => offered.includes(provider)) ||
    rows.some((other) => other.guid !== guid && opens(other));
  return {
    hasPassword,
    items: rows.map(({ rp_id: _, ...row }) => ({ ...row, canRemove: hasOthers(row.guid) })),
    recoveryCodesLeft: codes.length === 0 ? null : codes.filter(({ used_at: usedAt }) => usedAt === null).length,
  };
}

/** Stores a passkey. For a registered one it throws an error that `isDuplicate` recognises. */
export async function insertPasskey(tx: Kysely<Database>, clock: Deps['clock'], userGuid: string, made: NewPasskey): Promise<void> {
  const { rpId, credentialId, publicKey, signCount, isBackupEligible, isBackedUp, name } = made;
  const row = {
    guid: newGuid(),
    user_guid: userGuid,
    rp_id: rpId,
    credential_id: credentialId,
    public_key: publicKey,
    sign_count: signCount,
    is_backup_eligible: isBackupEligible,
    is_backed_up: isBackedUp,
    name,
    created_at: clock.now(),
    last_used_at: null,
  };
  await tx.insertInto('passkeys').values(row).execute();
}

/** Translates a duplicate error. Rethrows everything else. */
export function refuseDuplicate(error: unknown): never {
  throw isDuplicate(error) ? new Failure('conflict', i18n._('This passkey already belongs to an account.')) : error;
}

/**
 * Adds a passkey to an account, and informs its owner, in `language` unless the account has its own.
 * @throws Failure conflict for a registered passkey, and above the maximum
 */
export async function addPasskey(services: Services, made: NewPasskey, { userGuid, language }: { userGuid: string; language: Locale }) {
  const { db, clock, config, mailer } = services;
  const { name } = made;
  const work = inTransaction(db, async (tx) => {
    // Locks the owner's row, so that concurrent additions are counted.
    const owner = await findOwner(tx, userGuid, true);
    await insertPasskey(tx, clock, userGuid, made);
    const passkeys = await listPasskeys(tx, config, owner);
    if (passkeys.items.length > mostPasskeys) throw tooMany();
    await mailer.send(tx, passkeyMail({ ...config, to: owner.email, language: owner.language ?? language, change: 'added', name }));
    return passkeys;
  });
  const passkeys = await work.catch(refuseDuplicate);
  mailer.deliver();
  return passkeys;
}

/** @throws Failure notFound for a passkey of another account */
export async function renamePasskey(
  { db, config }: Services,
  { userGuid, guid, name }: { userGuid: string; guid: string; name: string },
): Promise<Passkeys> {
  const renamed = await db
    .updateTable('passkeys')
    .set({ name })
    .where('guid', '=', guid)
    .where('user_guid', '=', userGuid)
    .returning('guid')
    .executeTakeFirst();
  if (!renamed) throw notHere();
  return listPasskeys(db, config, await findOwner(db, userGuid));
}

/**
 * Removes a passkey, and informs the owner, in `language` unless the account has its own. Returns the rest.
 * @throws Failure notFound for a passkey of another account; conflict for the last way to sign in
 */
export async function removePasskey(
  { db, config, mailer }: Services,
  { userGuid, guid, language }: { userGuid: string; guid: string; language: Locale },
): Promise<Passkeys> {
  const left = await inTransaction(db, async (tx) => {
    // Locks the owner's row: of two concurrent removals the second sees that it is the last.
    const owner = await findOwner(tx, userGuid, true);
    const meant = (await listPasskeys(tx, config, owner)).items.find((item) => item.guid === guid);
    if (!meant) throw notHere();
    if (!meant.canRemove)
      throw new Failure('conflict', i18n._('This is the only way into your account. Choose a password first, or add another passkey.'));
    await tx.deleteFrom('passkeys').where('guid', '=', guid).execute();
    const about = { to: owner.email, language: owner.language ?? language, name: meant.name };
    await mailer.send(tx, passkeyMail({ ...config, ...about, change: 'removed' }));
    return listPasskeys(tx, config, owner);
  });
  mailer.deliver();
  return left;
}

/** Whether an account has a passkey for a second step. */
export const hasPasskey = async (db: Kysely<Database>, userGuid: string): Promise<boolean> =>
  (await db.selectFrom('passkeys').select('guid').where('user_guid', '=', userGuid).executeTakeFirst()) !== undefined;
