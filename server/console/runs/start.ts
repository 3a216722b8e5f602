import { sql, type Transaction } from 'kysely';
import type { AreaName } from '../../../contract/console/areas.ts';
import { runLimits } from '../../../contract/console/console-endpoints.ts';
import type { Run } from '../../../contract/console/shapes.ts';
import type { Deps } from '../../deps.ts';
import { newGuid } from '../../db/guid.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction, isDuplicate } from '../../db/transaction.ts';
import { Failure, invalidFields } from '../../http/failure.ts';
import { i18n } from '../../language/sentence.ts';
import type { Actor } from '../engine/source.ts';
import { findByKey, findRun } from './stored.ts';

const day = 24 * 60 * 60_000;

/** The rows that were named, or all of a selection but for some. */
export type Targets = { rows: { guid: string; version: number }[] } | { selection: string; except?: string[] | undefined };

export interface Confirmed {
  name: AreaName;
  action: string;
  targets: Targets;
  answer: string | null;
  requestKey: string;
  isUndoable: boolean;
  actor: Actor;
}

type Services = Pick<Deps, 'db' | 'clock'>;

const gone = () => new Failure('conflict', i18n._('This selection is no longer kept. Please select the rows again; nothing was done.'));

/** Copies which rows it is about, so that they stay when the list changes. Resolves to their number. */
async function keepRows(tx: Transaction<Database>, now: number, run: string, { name, targets, actor }: Confirmed): Promise<number> {
  if ('rows' in targets) {
    const rows = new Map(targets.rows.map(({ guid, version }) => [guid.toLowerCase(), version]));
    const values = [...rows].map(([guid, version]) => ({ run_guid: run, row_guid: guid, row_version: version }));
    await tx.insertInto('console_run_rows').values(values).execute();
    return rows.size;
  }
  const selection = await tx
    .selectFrom('console_selections')
    .select('guid')
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
  return Number(numAffectedRows ?? 0n);
}

/**
 * Writes down what was confirmed; the work is done afterwards, see runner.ts. Sent again with the same key, it is the same run.
 * @throws Failure conflict or invalidInput
 */
export async function startRun({ db, clock }: Services, confirmed: Confirmed): Promise<Run> {
  const { name, action, answer, requestKey, isUndoable, actor } = confirmed;
  const [guid, now] = [newGuid(), clock.now()];
  const run = { guid, request_key: requestKey, user_guid: actor.userGuid, area: name, action, answer, undoes: null };
  const work = inTransaction(db, async (tx) => {
    const until = isUndoable ? now + runLimits.undoDays * day : null;
    const state = { state: 'waiting' as const, started_at: now, ended_at: null, undoable_until: until, left_counts: '{}' };
    const unset = { undone_by: null, leased_by: null, leased_until: null };
    await tx
      .insertInto('console_runs')
      .values({ ...run, ...state, ...unset, total: 0 })
      .execute();
    const total = await keepRows(tx, now, guid, confirmed);
    if (total === 0) throw invalidFields({ targets: i18n._('Please select at least one row.') });
    await tx.updateTable('console_runs').set({ total }).where('guid', '=', guid).execute();
  });
  await work.catch((error: unknown) => {
    if (!isDuplicate(error)) throw error;
  });
  const started = await findByKey(db, actor.userGuid, requestKey);
  if (started === null) throw gone();
  return started;
}

/**
 * Starts the run that brings back what another one did: each row to what it was, unless it has changed since.
 * @throws Failure conflict when it is not over, cannot be undone or was undone already
 */
export async function startUndo({ db, clock }: Services, name: AreaName, undone: string, actor: Actor): Promise<Run> {
  const [guid, now] = [newGuid(), clock.now()];
  await inTransaction(db, async (tx) => {
    const original = await tx.selectFrom('console_runs').selectAll().where('guid', '=', undone).forUpdate().executeTakeFirstOrThrow();
    if (original.ended_at === null) throw new Failure('conflict', i18n._('This is still under way. Please cancel it, or wait.'));
    if (original.undone_by !== null) throw new Failure('conflict', i18n._('This was undone already.'));
    if (original.undoable_until === null || original.undoable_until <= now)
      throw new Failure('conflict', i18n._('This cannot be undone any more.'));
    await tx.updateTable('console_runs').set({ undone_by: guid }).where('guid', '=', original.guid).execute();
    const { area, action, answer } = original;
    const run = { guid, request_key: newGuid(), user_guid: actor.userGuid, area, action, answer, undoes: original.guid };
    const state = { state: 'waiting' as const, started_at: now, ended_at: null, undoable_until: null, left_counts: '{}' };
    await tx
      .insertInto('console_runs')
      .values({ ...run, ...state, undone_by: null, leased_by: null, leased_until: null, total: 0 })
      .execute();
    const { numAffectedRows } = await sql`insert into console_run_rows (run_guid, row_guid, row_version, inverse)
      select ${guid}::uuid, row_guid, version_after, inverse from console_run_rows
      where run_guid = ${original.guid} and outcome = 'done'`.execute(tx);
    await tx
      .updateTable('console_runs')
      .set({ total: Number(numAffectedRows ?? 0n) })
      .where('guid', '=', guid)
      .execute();
  });
  return findRun(db, guid, [name]);
}
