import type { Kysely } from 'kysely';
import type { Connections } from '../../../contract/account/connections.ts';
import type { Locale } from '../../../contract/shell/locales.ts';
import { providerNames } from '../../../contract/sign-in/providers.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { Failure } from '../../http/failure.ts';
import { connectionMail } from '../../mail/connection-mail.ts';
import { rpIdOf } from '../passkeys/relying-party.ts';
import { offeredProviders } from './registrations.ts';
import { i18n } from '@anydish/language/sentence';

/** An account's connected sign-ins, oldest first. Providers that are no longer offered cannot be used and do not count. */
export async function readConnections(
  db: Kysely<Database>,
  config: Deps['config'],
  user: { guid: string; hasPassword: boolean },
): Promise<Connections> {
  const rows = await db
    .selectFrom('connected_sign_ins')
    .select(['guid', 'provider', 'email', 'is_relayed as isRelayed', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('user_guid', '=', user.guid)
    .orderBy('created_at')
    .orderBy('guid')
    .execute();
  const offered = offeredProviders(config);
  const { hasPassword } = user;
  const waysIn = rows.filter(({ provider }) => offered.includes(provider));
  const passkeys = await db
    .selectFrom('passkeys')
    .select('guid')
    .where('user_guid', '=', user.guid)
    .where('rp_id', '=', rpIdOf(config))
    .execute();
  const hasOther = hasPassword || passkeys.length > 0;
  const canDisconnect = (guid: string) => hasOther || waysIn.some((other) => other.guid !== guid);
  return { hasPassword, items: rows.map((row) => ({ ...row, canDisconnect: canDisconnect(row.guid) })) };
}

/** @throws Failure notSignedIn when the account was just deleted */
export async function findOwner(db: Kysely<Database>, userGuid: string, isHeld = false) {
  const query = db.selectFrom('users').select(['guid', 'email', 'password_hash', 'language']).where('guid', '=', userGuid);
  const owner = await (isHeld ? query.forUpdate() : query).executeTakeFirst();
  if (!owner) throw new Failure('notSignedIn', i18n._('Please sign in to continue.'));
  return { guid: owner.guid, email: owner.email, language: owner.language, hasPassword: owner.password_hash !== null };
}

/**
 * Disconnects a provider and informs the owner, in `language` unless the account has its own. Returns the rest.
 * @throws Failure notFound for a connection of another account; conflict for the last way to sign in
 */
export async function disconnect(
  { db, config, mailer }: Pick<Deps, 'db' | 'config' | 'mailer'>,
  { userGuid, guid, language }: { userGuid: string; guid: string; language: Locale },
): Promise<Connections> {
  const left = await inTransaction(db, async (tx) => {
    // Locks the owner's row: of two concurrent calls the second sees that it is the last.
    const owner = await findOwner(tx, userGuid, true);
    const meant = (await readConnections(tx, config, owner)).items.find((item) => item.guid === guid);
    // ASVS 8.2.2: connections of other accounts are reported as not found.
    if (!meant) throw new Failure('notFound', i18n._('This sign-in is no longer connected.'));
    if (!meant.canDisconnect)
      throw new Failure('conflict', i18n._('This is the only way into your account. Choose a password first, or connect another sign-in.'));
    await tx.deleteFrom('connected_sign_ins').where('guid', '=', guid).execute();
    const { productName, publicUrl, supportEmail } = config;
    const about = {
      to: owner.email,
      language: owner.language ?? language,
      providerName: providerNames[meant.provider],
      account: meant.email,
    };
    await mailer.send(tx, connectionMail({ ...about, change: 'disconnected', productName, publicUrl, supportEmail }));
    return readConnections(tx, config, owner);
  });
  mailer.deliver();
  return left;
}
