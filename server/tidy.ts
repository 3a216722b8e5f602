import type { Kysely } from 'kysely';
import { sealAudit } from './console/audit/seal.ts';
import { countPrompts } from './console/areas/prompt-figures.ts';
import { countZones } from './console/rollups.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/schema.ts';
import type { Deps } from './deps.ts';
import { moveFiles } from './files/move-files.ts';
import { sweepFiles } from './files/sweep-files.ts';
import { sweep, takeTurn } from './janitor.ts';
import { removeLeftFolders } from './recipes/import/left-folders.ts';
import { indexRecipes } from './recipes/search/index-recipes.ts';
import { eraseDueAccounts } from './account/personal-data/erase.ts';

const day = 24 * 60 * 60_000;

/** So many recipes are indexed in one round; what is left is indexed when somebody searches. */
const mostIndexed = 20_000;

/**
 * Longer than that no server that is in use is off; a clock that moved more, in either direction, may be wrong. Processes whose clocks differ by
 * less go on together: the one that is behind deletes less than it might.
 */
const longestPause = 2 * day;

/**
 * Whether the clock has gone on as clocks do since the last round, of any process. After a jump it is not believed for a day, in which
 * somebody can set it right: what is deleted does not come back.
 */
async function isClockBelieved(db: Kysely<Database>, clock: Clock): Promise<boolean> {
  const now = clock.now();
  const name = 'tidy';
  const last = await db.selectFrom('clock_marks').select(['at', 'believed_from']).where('name', '=', name).executeTakeFirst();
  const hasJumped = last !== undefined && Math.abs(now - last.at) > longestPause;
  const believedFrom = hasJumped ? now + day : (last?.believed_from ?? now);
  const mark = { at: now, believed_from: believedFrom };
  await db
    .insertInto('clock_marks')
    .values({ name, ...mark })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(mark))
    .execute();
  return now >= believedFrom;
}

/**
 * Deletes what has ended, and the accounts whose time has come. Resolves to false when the clock was not believed; then
 * nothing was done.
 */
export async function tidy(services: Pick<Deps, 'db' | 'clock' | 'mailer' | 'config' | 'files'>): Promise<boolean> {
  const { db, clock, files } = services;
  // Of this machine, whatever other processes of the database do and whatever the clock of the database says.
  await removeLeftFolders();
  if (!(await isClockBelieved(db, clock))) return false;
  // Of all processes that share a database one does the work.
  if (!(await takeTurn(db, clock))) return true;
  await sweep(db, clock);
  await sealAudit(db);
  await countZones(db, clock);
  await countPrompts(db, clock);
  try {
    await eraseDueAccounts(services);
    await indexRecipes(db, null, mostIndexed);
  } finally {
    // Last, because a store that is away must keep nothing else waiting; and always, for the files of accounts that were deleted.
    if (files.store !== null) await sweepFiles(db, clock, files.store);
    await moveFiles(services);
  }
  return true;
}
