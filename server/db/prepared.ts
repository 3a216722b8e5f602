import { CompiledQuery, type Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from './schema.ts';

/** Marks a query that each connection parses and plans once. */
export const prepared = '/* prepared */';
const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `prepared_${names.size + 1}`;
  names.set(text, name);
  return name;
}

/** Names statements for every connection of the pool; Kysely itself does not. */
export function nameStatements(pool: Pool): void {
  pool.on('connect', (client) => {
    // Safe: passed on unchanged, for each form of `query`.
    const query = client.query.bind(client) as (first: unknown, ...rest: unknown[]) => unknown;
    Object.assign(client, {
      query: (first: unknown, ...rest: unknown[]) => {
        if (typeof first !== 'string' || !first.startsWith(prepared)) return query(first, ...rest);
        const [values, ...others] = rest;
        return query({ name: nameOf(first), text: first, values }, ...others);
      },
    });
  });
}

/**
 * Runs SQL that each connection parses and plans once: for the few statements of every call or sign-in. `text` must be one of a few constants (each
 * is kept for ever), with `$1` for the first of `values`.
 */
export async function runPrepared<Row>(db: Kysely<Database>, text: string, values: readonly unknown[]): Promise<Row[]> {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(`${prepared} ${text}`, [...values]));
  return rows;
}
