import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { seal, unseal } from '../oauth/seal.ts';

/** A prefix that no app's key has: base32 has no full stop. */
const mark = 'sealed.';

/** SECRET_KEY differs from the one that encrypted the apps' keys; a message for the operator. */
export class SecretKeyError extends Error {}

/** Bound to its account: copying it into another row makes it useless. */
const secretOf = (secretKey: string, userGuid: string) => `authenticator ${userGuid} ${secretKey}`;

/** An app's key in its stored form. Without SECRET_KEY it is not encrypted. */
export const sealKey = (key: string, userGuid: string, secretKey: string | null): string =>
  secretKey === null ? key : mark + seal(key, secretOf(secretKey, userGuid));

/** The original key of an app. @throws SecretKeyError when another SECRET_KEY encrypted it */
export function openKey(stored: string, userGuid: string, secretKey: string | null): string {
  if (!stored.startsWith(mark)) return stored;
  try {
    return unseal(stored.slice(mark.length), secretOf(secretKey ?? '', userGuid));
  } catch {
    throw new SecretKeyError(
      secretKey === null
        ? 'SECRET_KEY is missing: the authenticator apps of this database were set up with one.'
        : 'SECRET_KEY is another one than the authenticator apps of this database were set up with.',
    );
  }
}

/**
 * At the start: verifies SECRET_KEY, and encrypts keys that were stored without one.
 * @throws SecretKeyError
 */
export async function sealStoredKeys(db: Kysely<Database>, secretKey: string | null): Promise<void> {
  for (const table of ['authenticators', 'authenticator_set_ups'] as const) {
    const isSealed = (yes: boolean) =>
      db
        .selectFrom(table)
        .select(['user_guid', 'secret'])
        .where('secret', yes ? 'like' : 'not like', `${mark}%`);
    const sample = await isSealed(true).limit(1).executeTakeFirst();
    if (sample) openKey(sample.secret, sample.user_guid, secretKey);
    if (secretKey === null) continue;
    for (const { user_guid: userGuid, secret } of await isSealed(false).execute())
      await db
        .updateTable(table)
        .set({ secret: sealKey(secret, userGuid, secretKey) })
        .where('user_guid', '=', userGuid)
        // Another process may have done it, or the app was replaced.
        .where('secret', '=', secret)
        .execute();
  }
}
