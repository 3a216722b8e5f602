import type { Kysely } from 'kysely';
import type { Clock } from '../../../server/clock.ts';
import { readConfig } from '../../../server/config.ts';
import type { Database } from '../../../server/db/schema.ts';
import { filesInRows } from '../../../server/files/files.ts';
import { createJobStore, type JobStore } from '../../../server/kitchen/jobs/job-store.ts';
import { createRunner, type Runner } from '../../../server/kitchen/jobs/runner.ts';
import type { ScriptedCook } from './scripted-cook.ts';
import { testWorkers } from './workers.ts';

interface Parts {
  db: Kysely<Database>;
  clock: Clock;
  cook: ScriptedCook;
  /** What is different about its store. */
  changed?: (store: JobStore) => Partial<JobStore>;
}

/** The job runner of one process among others, which tells nobody what it does. */
export function testRunner({ db, clock, cook, changed }: Parts): Runner {
  const workers = testWorkers(db, clock);
  const store = createJobStore(db, clock, workers);
  return createRunner({
    db,
    clock,
    cook,
    workers,
    budgets: readConfig({}).budgets,
    files: filesInRows,
    store: { ...store, ...changed?.(store) },
    bus: { publish: () => undefined },
    news: { tell: () => Promise.resolve(), tellBrowsers: () => Promise.resolve() },
    log: { info: () => {}, warn: () => {}, error: () => {} },
    jobsAtOnce: 2,
  });
}
