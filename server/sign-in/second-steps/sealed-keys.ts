import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { seal, unseal } from '../oauth/seal.ts';

/** What no key of an app begins with: base32 has no full stop. */
const mark = 'sealed.';

/** SECRET_KEY is not the one that the keys of apps were sealed with; in words for the person who starts the server. */
export class SecretKeyError extends Error {}

/** Bound to its account: what is copied from one row into another opens nothing. */
const secretOf = (secretKey: string, userGuid: string) => `authenticator ${userGuid} ${secretKey}`;

/** The key of an app as it is stored. Without SECRET_KEY that is as it is. */
export const sealKey = (key: string, userGuid: string, secretKey: string | null): string =>
  secretKey === null ? key : mark + seal(key, secretOf(secretKey, userGuid));

/** The key of an app as it was given out. @throws SecretKeyError for one that another SECRET_KEY has sealed */
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
 * At the start: sees that SECRET_KEY is the right one, and seals what was stored before there was one.
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
        // Another process may have been faster, or the app is another one by now.
        .where('secret', '=', secret)
        .execute();
  }
}
