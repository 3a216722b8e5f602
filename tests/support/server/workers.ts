import type { Kysely } from 'kysely';
import type { Clock } from '../../../server/clock.ts';
import type { Database } from '../../../server/db/schema.ts';
import { createWorkers, type Workers } from '../../../server/work/workers.ts';

/** A process as the database sees it, one of several unless it is alone. */
export const testWorkers = (db: Kysely<Database>, clock: Clock, { isAlone = false } = {}): Workers =>
  createWorkers({ db, clock, isAlone, onError: () => undefined });
