import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { AreaName } from '../../../contract/console/areas.ts';
import { passingReasons, type Run } from '../../../contract/console/shapes.ts';
import type { Deps } from '../../deps.ts';
import { newGuid } from '../../db/guid.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction, isDuplicate } from '../../db/transaction.ts';
import { Failure, invalidFields } from '../../http/failure.ts';
import { i18n } from '@anydish/language/sentence';
import { traceNow } from '../../tracing/origin.ts';
import { noteRun } from './note-run.ts';
import type { Actor } from '../engine/source.ts';
import { findByKey, findRun } from './stored.ts';

/** The named rows, or a whole selection with exceptions. */
export type Targets = { rows: { guid: string; version: number }[] } | { selection: string; except?: string[] | undefined };

export interface Confirmed {
  name: AreaName;
  action: string;
  targets: Targets;
  answer: string | null;
  /** Nobody is mailed about it. */
  isSilent: boolean;
  requestKey: string;
  /** Until when it can be undone; null for actions without undo. */
  undoableUntil: number | null;
  actor: Actor;
}

type Services = Pick<Deps, 'db' | 'clock'>;

const gone = () => new Failure('conflict', i18n._('This selection is no longer kept. Please select the rows again; nothing was done.'));

/** Copies the rows of the selection, so that changes of the list do not affect the run. Resolves to their number and query. */
async function keepRows(
  tx: Transaction<Database>,
  now: number,
  run: string,
  { name, targets, actor }: Confirmed,
): Promise<{ total: number; query: string | null }> {
  if ('rows' in targets) {
    const rows = new Map(targets.rows.map(({ guid, version }) => [guid.toLowerCase(), version]));
    const values = [...rows].map(([guid, version]) => ({ run_guid: run, row_guid: guid, row_version: version }));
    await tx.insertInto('console_run_rows').values(values).execute();
    return { total: rows.size, query: null };
  }
  const selection = await tx
    .selectFrom('console_selections')
    .select('query')
    .where('guid', '=', targets.selection)
    .where('user_guid', '=', actor.userGuid)
    .where('area', '=', name)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!selection) throw gone();
  // An account that was erased meanwhile has left the selection.
  const { numAffectedRows } = await sql`insert into console_run_rows (run_guid, row_guid, row_version)
    select ${run}::uuid, row_guid, row_version from console_selection_rows
    where selection_guid = ${targets.selection} and not row_guid = any(${targets.except ?? []}::uuid[])`.execute(tx);
  return { total: Number(numAffectedRows ?? 0n), query: selection.query };
}

/** The initial state, before a worker takes it. */
const waiting = (now: number, undoableUntil: number | null) => ({
  state: 'waiting' as const,
  started_at: now,
  ended_at: null,
  undoable_until: undoableUntil,
  left_counts: '{}',
  undone_by: null,
  leased_by: null,
  leased_until: null,
  trace: traceNow(),
});

/**
 * Stores the confirmed run; runner.ts does the work. The same key returns the same run.
 * @throws Failure conflict or invalidInput
 */
export async function startRun({ db, clock }: Services, confirmed: Confirmed): Promise<Run> {
  const { name, action, answer, isSilent, requestKey, undoableUntil, actor } = confirmed;
  const [guid, now] = [newGuid(), clock.now()];
  const run = {
    guid,
    request_key: requestKey,
    user_guid: actor.userGuid,
    area: name,
    action,
    answer,
    undoes: null,
    is_silent: isSilent,
    place: actor.place,
  };
  const work = inTransaction(db, async (tx) => {
    await tx
      .insertInto('console_runs')
      .values({ ...run, ...waiting(now, undoableUntil), total: 0 })
      .execute();
    const { total, query } = await keepRows(tx, now, guid, confirmed);
    if (total === 0) throw invalidFields({ targets: i18n._('Please select at least one row.') });
    await tx.updateTable('console_runs').set({ total, query }).where('guid', '=', guid).execute();
    await noteRun(tx, clock, { name, kind: 'started', actor, run: guid, action, rows: total });
  });
  await work.catch((error: unknown) => {
    if (!isDuplicate(error)) throw error;
  });
  const started = await findByKey(db, actor.userGuid, requestKey);
  if (started === null) throw gone();
  return started;
}

/** The rows for an undo: all that were done, or those that the last undo skipped for a temporary reason. @throws Failure conflict */
async function restOf(tx: Transaction<Database>, original: { guid: string; undone_by: string | null }): Promise<RawBuilder<unknown>> {
  if (original.undone_by === null)
    return sql`select row_guid, version_after as row_version, inverse from console_run_rows where run_guid = ${original.guid} and outcome = 'done'`;
  const last = await tx.selectFrom('console_runs').select('ended_at').where('guid', '=', original.undone_by).executeTakeFirst();
  if (last?.ended_at === null) throw new Failure('conflict', i18n._('This is still under way. Please cancel it, or wait.'));
  return sql`select row_guid, row_version, inverse from console_run_rows
    where run_guid = ${original.undone_by} and outcome = any (${sql.val([...passingReasons])}::text[])`;
}

/**
 * Starts the undo of a run: restores each row unless it has changed since. A stopped or incomplete undo can be followed by another one.
 * @throws Failure conflict when the run is not finished, cannot be undone, or was undone already
 */
export async function startUndo({ db, clock }: Services, name: AreaName, undone: string, actor: Actor): Promise<Run> {
  const [guid, now] = [newGuid(), clock.now()];
  await inTransaction(db, async (tx) => {
    const original = await tx.selectFrom('console_runs').selectAll().where('guid', '=', undone).forUpdate().executeTakeFirstOrThrow();
    const { area, action, answer, undoable_until: until } = original;
    if (original.ended_at === null) throw new Failure('conflict', i18n._('This is still under way. Please cancel it, or wait.'));
    const rest = await restOf(tx, original);
    const run = {
      guid,
      request_key: newGuid(),
      user_guid: actor.userGuid,
      area,
      action,
      answer,
      undoes: original.guid,
      place: actor.place,
    };
    await tx
      .insertInto('console_runs')
      .values({ ...run, ...waiting(now, null), total: 0 })
      .execute();
    const { numAffectedRows } = await sql`insert into console_run_rows (run_guid, row_guid, row_version, inverse)
      select ${guid}::uuid, rest.row_guid, rest.row_version, rest.inverse from (${rest}) rest`.execute(tx);
    const total = Number(numAffectedRows ?? 0n);
    if (total === 0 && original.undone_by !== null) throw new Failure('conflict', i18n._('This was undone already.'));
    if (until === null || until <= now) throw new Failure('conflict', i18n._('This cannot be undone any more.'));
    await tx.updateTable('console_runs').set({ undone_by: guid }).where('guid', '=', original.guid).execute();
    await tx.updateTable('console_runs').set({ total }).where('guid', '=', guid).execute();
    await noteRun(tx, clock, { name, kind: 'undone', actor, run: original.guid, action, rows: total });
  });
  return findRun(db, guid, [name]);
}
