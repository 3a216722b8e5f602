import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { contentOf, entryText, linkOf, origin, textWithoutPlace } from './seal.ts';

interface Sealed {
  number: number;
  guid: string;
  content: string;
  hash: string;
  erasedAt: number | null;
  at: number | null;
  text: string | null;
  textBefore: string | null;
}

export interface Verified {
  /** Entries that are as they were sealed. */
  intact: number;
  /** Entries that the erasure of an account or the yearly expiry took or changed. */
  erased: number;
  /** The hash of the last seal. Kept elsewhere, it shows later that the chain was not written anew. */
  head: string;
  /** What is wrong, in English, at most 20. */
  faults: string[];
  /** Whether the hash that was kept elsewhere is part of the chain. */
  hasExpected: boolean;
}

const batch = 5_000;
const mostFaults = 20;

const sealsAfter = async (db: Kysely<Database>, number: number): Promise<Sealed[]> =>
  (
    await sql<Sealed>`
      select s.number, s.audit_guid as guid, s.content, s.hash, s.erased_at as "erasedAt", a.at,
        case when a.guid is not null then ${entryText} end as text,
        case when a.guid is not null then ${textWithoutPlace} end as "textBefore"
      from audit_seals s left join audit_log a on a.guid = s.audit_guid where s.number > ${number} order by s.number limit ${batch}`.execute(
      db,
    )
  ).rows;

function faultOf({ number, guid, content, erasedAt, at, text, textBefore }: Sealed): string | null {
  if (erasedAt !== null) return null;
  if (at === null || text === null || textBefore === null) return `Entry ${number} (${guid}) was removed.`;
  const isAsSealed = [text, textBefore].some((one) => contentOf({ guid, at, text: one }) === content);
  return isAsSealed ? null : `Entry ${number} (${guid}) was changed.`;
}

/** Compares every entry of the audit log with its seal, and every seal with the one before it. `expected`: a hash from an earlier check. */
export async function verifyAudit(db: Kysely<Database>, expected: string | null): Promise<Verified> {
  const result: Verified = { intact: 0, erased: 0, head: origin, faults: [], hasExpected: expected === null || expected === origin };
  const fail = (fault: string) => void (result.faults.length < mostFaults && result.faults.push(fault));
  let number = 0;
  for (let seals = await sealsAfter(db, number); seals.length > 0; seals = await sealsAfter(db, number))
    for (const seal of seals) {
      if (seal.number !== number + 1) fail(`The seals from ${number + 1} to ${seal.number - 1} are missing.`);
      if (linkOf(result.head, seal.number, seal.guid, seal.content) !== seal.hash) fail(`The seal of entry ${seal.number} does not fit.`);
      const fault = faultOf(seal);
      if (fault !== null) fail(fault);
      else if (seal.erasedAt === null) result.intact += 1;
      else result.erased += 1;
      number = seal.number;
      result.head = seal.hash;
      if (seal.hash === expected) result.hasExpected = true;
    }
  return result;
}
