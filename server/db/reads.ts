import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from './schema.ts';

/** Runs reads that tolerate some seconds of delay: on the replica, or on the primary while the replica is away. `read` may run twice. */
export type Reads = <Result>(read: (db: Kysely<Database>) => Promise<Result>) => Promise<Result>;

/** How long a replica that failed is left alone, in milliseconds. */
const restTime = 10_000;
/** How often the log may tell of it, in milliseconds. */
const tellEvery = 60_000;

interface Parts {
  db: Kysely<Database>;
  /** Null: there is none, and all is read from the primary. */
  replica: Kysely<Database> | null;
  clock: Clock;
  warn: (details: object, text: string) => void;
}

/**
 * Whatever fails on the replica is done again on the primary: lost connections, conflicts with what the replica replays, and tables that it does not
 * have yet. An error of the primary is the caller's.
 */
export function createReads({ db, replica, clock, warn }: Parts): Reads {
  if (replica === null) return (read) => read(db);
  let restsUntil = Number.NEGATIVE_INFINITY;
  let toldAt = Number.NEGATIVE_INFINITY;

  return async (read) => {
    if (clock.now() < restsUntil) return read(db);
    try {
      return await read(replica);
    } catch (error) {
      const now = clock.now();
      restsUntil = now + restTime;
      if (now - toldAt >= tellEvery) {
        toldAt = now;
        warn({ reason: error instanceof Error ? error.message : String(error) }, 'the replica is away: the primary is read');
      }
      return read(db);
    }
  };
}
