import { hash } from '@node-rs/argon2';
import { randomBytes, randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Locale } from '../../../contract/shell/locales.ts';
import { readRecoveryCode, recoveryAlphabet, recoveryCodeLength } from '../../../contract/validation.ts';
import { hashOptions } from '../passwords.ts';
import { sameHash } from '../secrets.ts';
import { newGuid } from '../../db/guid.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { recoveryCodesMail } from '../../mail/passkey-mails.ts';
import { findOwner } from '../oauth/connections.ts';

const howMany = 10;

/** Sixty random bits, in an alphabet that is easy to copy from paper. */
const newRecoveryCode = (): string =>
  Array.from({ length: recoveryCodeLength }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]).join('');

/** In groups of four, as displayed. */
const inGroups = (code: string): string => code.match(/.{4}/g)?.join('-') ?? code;

const newSalt = (): string => randomBytes(16).toString('base64url');
// A dummy set, to compare with when there are no codes.
const noSalt = newSalt();

const hashOf = (code: string, salt: string): Promise<string> => hash(code, { ...hashOptions, salt: Buffer.from(salt, 'base64url') });

/**
 * Creates ten codes for an account, ends the earlier ones, and informs the owner, in `language` unless the account has its own. Resolves to the
 * codes, which cannot be read afterwards.
 */
export async function makeRecoveryCodes(
  { db, clock, config, mailer }: Pick<Deps, 'db' | 'clock' | 'config' | 'mailer'>,
  { userGuid, language }: { userGuid: string; language: Locale },
): Promise<string[]> {
  const [salt, codes] = [newSalt(), Array.from({ length: howMany }, newRecoveryCode)];
  const hashes = await Promise.all(codes.map((code) => hashOf(code, salt)));
  await inTransaction(db, async (tx) => {
    // Locks the owner's row: of two concurrent sets the second ends the first.
    const owner = await findOwner(tx, userGuid, true);
    await tx.deleteFrom('recovery_codes').where('user_guid', '=', userGuid).execute();
    const rows = hashes.map((codeHash) => ({
      guid: newGuid(),
      user_guid: userGuid,
      code_hash: codeHash,
      salt,
      created_at: clock.now(),
    }));
    await tx.insertInto('recovery_codes').values(rows).execute();
    await mailer.send(tx, recoveryCodesMail({ ...config, to: owner.email, language: owner.language ?? language }));
  });
  mailer.deliver();
  return codes.map(inGroups);
}

/** The guid of the account's unused code that matches, or null. Takes the same time for an account without codes, and for no account. */
export async function findRecoveryCode(db: Kysely<Database>, email: string, typed: string): Promise<string | null> {
  const rows = await db
    .selectFrom('recovery_codes')
    .innerJoin('users', 'users.guid', 'recovery_codes.user_guid')
    .select(['recovery_codes.guid', 'code_hash', 'salt', 'used_at'])
    .where('users.email', '=', email)
    .execute();
  const tried = await hashOf(readRecoveryCode(typed) ?? '', rows[0]?.salt ?? noSalt);
  const found = rows.find(({ code_hash: codeHash, used_at: usedAt }) => usedAt === null && sameHash(codeHash, tried));
  return found?.guid ?? null;
}

/** Consumes a code. Resolves to the number left, or to null when it was used meanwhile. */
export async function useRecoveryCode(tx: Kysely<Database>, now: number, guid: string): Promise<{ userGuid: string; left: number } | null> {
  const used = await tx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('guid', '=', guid)
    .where('used_at', 'is', null)
    .returning('user_guid')
    .executeTakeFirst();
  if (!used) return null;
  const rest = await tx
    .selectFrom('recovery_codes')
    .select('guid')
    .where('user_guid', '=', used.user_guid)
    .where('used_at', 'is', null)
    .execute();
  return { userGuid: used.user_guid, left: rest.length };
}
