import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';

const retryable = new Set(['40001', '40P01']); // serialization failure, deadlock: the whole transaction may be tried again
const tries = 4;

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '');

/** True for the error of a unique index. */
export const isDuplicate = (error: unknown): boolean => codeOf(error) === '23505';

/**
 * Runs `work` in one transaction, retrying when the database asks for it (distributed ones do); `work` must have no other effects. Use only `tx`
 * inside: the embedded database has one connection.
 */
export async function inTransaction<Result>(db: Kysely<Database>, work: (tx: Transaction<Database>) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === tries || !retryable.has(codeOf(error))) throw error;
    }
  }
}
