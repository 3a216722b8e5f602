import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from './schema.ts';

/** A slower answer says too little about the time, in milliseconds. */
const longest = 1_000;
const mostTries = 5;

/** SQL: milliseconds since 1970. */
export const epochOf = (column: string): RawBuilder<number> => sql<number>`(extract(epoch from ${sql.ref(column)}) * 1000)::int8`;

/**
 * Tells a clock the time of the database, which was asked at `askedAt` (performance.now). Returns how far the machine's clock is ahead, in
 * milliseconds; null when the answer took too long.
 */
export function tellTime(clock: Clock, time: number | undefined, askedAt: number): number | null {
  const took = performance.now() - askedAt;
  if (time === undefined || took > longest) return null;
  return clock.follow?.(time + took / 2) ?? 0;
}

/** Sets a clock by the database before anything is written. Resolves to how far the machine's clock is ahead, in milliseconds. */
export async function setByDatabase(db: Kysely<Database>, clock: Clock): Promise<number> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const askedAt = performance.now();
    const { rows } = await sql<{ now: number }>`select (extract(epoch from clock_timestamp()) * 1000)::int8 as now`.execute(db);
    const ahead = tellTime(clock, rows[0]?.now, askedAt);
    if (ahead !== null) return ahead;
  }
  return 0;
}
