import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { AreaName } from '../../../contract/console/areas.ts';
import { passingReasons, type Run } from '../../../contract/console/shapes.ts';
import type { Database } from '../../db/schema.ts';
import { Failure } from '../../http/failure.ts';
import { i18n } from '@anydish/language/sentence';

/** Runs per page. */
const pageLength = 50;

/** A run's last undo, if it is finished and skipped rows for a temporary reason. */
const unfinished = sql`
  select 1 from console_runs u where u.guid = r.undone_by and u.ended_at is not null
    and u.left_counts ?| ${sql.val([...passingReasons])}::text[]`;

const told = sql`
  r.guid, r.area, r.action, r.state, r.started_at as "startedAt", r.ended_at as "endedAt",
  coalesce((select u.email from users u where u.guid = r.user_guid), '') as by, r.total, r.done, r.left_counts as "left",
  case when r.undone_by is null or exists (${unfinished}) then r.undoable_until end as "undoableUntil", r.undone_by as "undoneBy", r.undoes`;

const select = async (db: Kysely<Database>, rest: RawBuilder<unknown>): Promise<Run[]> =>
  (await sql<Run>`select ${told} from console_runs r ${rest}`.execute(db)).rows;

/** @throws Failure notFound, also for a run of an area that the viewer may not see */
export async function findRun(db: Kysely<Database>, guid: string, areas: readonly AreaName[]): Promise<Run> {
  const [run] = await select(db, sql`where r.guid = ${guid}`);
  if (run !== undefined && areas.some((name) => name === run.area)) return run;
  throw new Failure('notFound', i18n._('Nothing was found at this address.'));
}

/** The run that was sent with this key before, or null. */
export async function findByKey(db: Kysely<Database>, userGuid: string, requestKey: string): Promise<Run | null> {
  const [run] = await select(db, sql`where r.user_guid = ${userGuid} and r.request_key = ${requestKey}`);
  return run ?? null;
}

/** How long a run may take before it counts as stuck, in milliseconds. */
const stuckAfter = 15 * 60_000;

const isStuck = (now: number) => sql`r.state in ('waiting', 'running') and r.started_at < ${now - stuckAfter}`;
const isIn = (areas: readonly AreaName[]) => sql`r.area = any (${sql.val([...areas])}::text[])`;

/** Runs of these areas that are stuck. */
export const stuckRuns = (now: number, areas: readonly AreaName[]): RawBuilder<unknown> =>
  sql`select 1 from console_runs r where ${isIn(areas)} and ${isStuck(now)}`;

/** Runs of these areas before the given one; `stuckAt`: only those stuck at that time. */
interface Wanted {
  areas: readonly AreaName[];
  before: string | null;
  stuckAt: number | null;
}

/** Runs, newest first. */
export async function listRuns(db: Kysely<Database>, { areas, before, stuckAt }: Wanted) {
  const from = before === null ? sql`` : sql`and r.guid < ${before}`;
  const only = stuckAt === null ? sql`` : sql`and ${isStuck(stuckAt)}`;
  const runs = await select(db, sql`where ${isIn(areas)} ${from} ${only} order by r.guid desc limit ${pageLength + 1}`);
  const page = runs.slice(0, pageLength);
  return { runs: page, next: runs.length > pageLength ? (page.at(-1)?.guid ?? null) : null };
}
