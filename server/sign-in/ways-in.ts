import type { Kysely } from 'kysely';
import type { Keepable } from '../../contract/account/connections.ts';
import type { Locale } from '../../contract/shell/locales.ts';
import { providerNames } from '../../contract/sign-in/providers.ts';
import type { Database } from '../db/schema.ts';
import { speak } from '../language/speech.ts';
import type { ConnectionNews } from '../mail/password-changed-mail.ts';

/** What opens an account besides its password, as its owner recognises it. */
export interface WaysIn {
  connections: Keepable[];
  passkeys: { guid: string; name: string }[];
}

/** The ways into an account besides its password, oldest first. */
export async function waysInto(db: Kysely<Database>, userGuid: string): Promise<WaysIn> {
  const connections = await db
    .selectFrom('connected_sign_ins')
    .select(['guid', 'provider', 'email'])
    .where('user_guid', '=', userGuid)
    .orderBy('guid')
    .execute();
  const passkeys = await db.selectFrom('passkeys').select(['guid', 'name']).where('user_guid', '=', userGuid).orderBy('guid').execute();
  return { connections, passkeys };
}

/**
 * Ends the ways into an account that are not kept, and all recovery codes. Who needs a new password may have been robbed, and a thief who
 * connected an account elsewhere or added a passkey would keep the way in: so they end unless the owner says otherwise, and adding one
 * again is a matter of seconds. Call it before the sessions end: a sign-in by one that is under way is waited for.
 * Answers both kinds, as the owner calls them.
 */
export async function endWaysInto(
  tx: Kysely<Database>,
  { userGuid, keep, language }: { userGuid: string; keep: readonly string[]; language: Locale },
): Promise<ConnectionNews> {
  const i18n = speak(language);
  const { connections, passkeys } = await waysInto(tx, userGuid);
  const named = [
    ...connections.map(({ guid, provider, email }) => ({
      guid,
      name: email === null ? providerNames[provider] : `${providerNames[provider]} (${email})`,
    })),
    ...passkeys.map(({ guid, name }) => ({ guid, name: i18n._('the passkey “{name}”', { name }) })),
  ];
  const kept = named.filter(({ guid }) => keep.includes(guid));
  const ended = named.filter((way) => !kept.includes(way));
  const guids = ended.map(({ guid }) => guid);
  if (guids.length > 0) {
    await tx.deleteFrom('connected_sign_ins').where('guid', 'in', guids).execute();
    await tx.deleteFrom('passkeys').where('guid', 'in', guids).execute();
  }
  // One that a thief copied opens the account as well.
  const codes = await tx.deleteFrom('recovery_codes').where('user_guid', '=', userGuid).executeTakeFirst();
  const endedNames = ended.map(({ name }) => name);
  if (codes.numDeletedRows > 0n) endedNames.push(i18n._('the recovery codes'));
  return { kept: kept.map(({ name }) => name), ended: endedNames };
}
