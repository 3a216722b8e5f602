import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';

/* A hash chain over the audit log: each entry's seal contains the hash of the seal before it, so that a removed or changed entry breaks the chain. */

const sha256 = (...parts: readonly (string | number)[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

export interface SealedEntry {
  guid: string;
  at: number;
  /** The entry as text: the people, the action and the details with sorted keys. */
  text: string;
}

export const contentOf = ({ guid, at, text }: SealedEntry): string => sha256(guid, at, text);
export const linkOf = (before: string, number: number, guid: string, content: string): string => sha256(before, number, guid, content);

/** The hash before the first seal. */
export const origin = '0'.repeat(64);

/** A server of the version before seals entries without their place. */
export const textWithoutPlace = sql<string>`concat_ws(' ', coalesce(a.actor_guid::text, '-'), coalesce(a.subject_guid::text, '-'),
  coalesce(a.impersonation_guid::text, '-'), a.action, a.details::text)`;

/** jsonb has one order of keys, so its text is the same on every server. */
export const entryText = sql<string>`concat_ws(' ', ${textWithoutPlace}, a.place)`;

const batch = 2_000;
const lock = 730_057;

/** Adds one batch of entries to the chain. Resolves to their number; null while another process does this. */
const sealBatch = (db: Kysely<Database>): Promise<number | null> =>
  inTransaction(db, async (tx) => {
    const { rows: locked } = await sql<{ is: boolean }>`select pg_try_advisory_xact_lock(${lock}) as is`.execute(tx);
    if (locked[0]?.is !== true) return null;
    const { rows } = await sql<SealedEntry>`
      select a.guid, a.at, ${entryText} as text from audit_unsealed u join audit_log a on a.guid = u.audit_guid
      order by a.at, a.guid limit ${batch}`.execute(tx);
    const last = await tx.selectFrom('audit_seals').select(['number', 'hash']).orderBy('number', 'desc').limit(1).executeTakeFirst();
    let [number, hash] = [last?.number ?? 0, last?.hash ?? origin];
    const seals = rows.map((entry) => {
      const content = contentOf(entry);
      number += 1;
      hash = linkOf(hash, number, entry.guid, content);
      return { number, audit_guid: entry.guid, at: entry.at, content, hash };
    });
    if (seals.length > 0) {
      await tx.insertInto('audit_seals').values(seals).execute();
      const guids = seals.map(({ audit_guid: guid }) => guid);
      await tx.deleteFrom('audit_unsealed').where('audit_guid', 'in', guids).execute();
    }
    return seals.length;
  });

/** Adds all waiting entries to the chain. */
export async function sealAudit(db: Kysely<Database>): Promise<void> {
  while ((await sealBatch(db)) === batch);
  // Erased before it was sealed.
  await sql`delete from audit_unsealed u where not exists (select 1 from audit_log a where a.guid = u.audit_guid)`.execute(db);
}
