import { sql, type Transaction } from 'kysely';
import { areas, isAreaName, type AreaName } from '../../../contract/console/areas.ts';
import type { leftReasons } from '../../../contract/console/shapes.ts';
import { writeAudits } from '../audit/audit-log.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { ActionSource, HeldRow, Outcomes, Source, Sql, Work } from '../engine/source.ts';
import { conditions, readAddress } from '../engine/pages.ts';
import { hasFlag } from '../gate.ts';
import { noteChanges } from '../records/changes.ts';
import { sources } from '../sources.ts';
import { mailerOfRun } from './run-mails.ts';

export type Left = (typeof leftReasons)[number];

/** A run that this process works on. */
export interface HeldRun {
  guid: string;
  area: string;
  action: string;
  answer: string | null;
  /** The query that found its rows. */
  query: string | null;
  user_guid: string | null;
  undoes: string | null;
  is_silent: boolean;
  place: string | null;
}

interface Waiting {
  row_guid: string;
  row_version: number;
  inverse: object | null;
}

/** What a run needs to continue; null when it cannot: see `left`. */
interface Means {
  name: AreaName;
  source: Source;
  action: ActionSource;
  work: Work;
}

/** Checked for each batch: a removed flag stops the runs of its former holder. */
export async function meansOf(tx: Transaction<Database>, deps: Deps, run: HeldRun): Promise<Means | null> {
  const { area: name } = run;
  if (!isAreaName(name) || run.user_guid === null) return null;
  const source = sources[name];
  const [rule, action] = [source.area.actions[run.action], source.actions[run.action]];
  const actor = await tx
    .selectFrom('users')
    .select(['guid', 'email', 'staff'])
    .where('guid', '=', run.user_guid)
    .where('suspended_at', 'is', null)
    .executeTakeFirst();
  if (actor === undefined || rule === undefined || action === undefined) return null;
  const mayGoOn = (['hasConsoleAccess', areas[name].needs, rule.needs] as const).every((flag) => hasFlag(actor, flag));
  const work = {
    deps: { ...deps, mailer: mailerOfRun(deps, run, rule) },
    actor: { userGuid: actor.guid, email: actor.email, place: run.place },
    answer: run.answer ?? '',
  };
  return mayGoOn ? { name, source, action, work } : null;
}

interface Current extends HeldRow {
  version: number;
  subject: string | null;
  title: string | null;
  /** The row still matches the query. */
  isFound: boolean;
}

/** One value for all guids. */
const anyOf = (guids: readonly string[]): Sql => sql`any (${sql.val([...guids])}::uuid[])`;

/** The text that names a row in the log; a person is named by the entry's subject. */
const titleOf = ({ area, cells }: Source): Sql =>
  area.titleColumn === 'email' ? sql`null` : sql`left((${cells[area.titleColumn] ?? sql`null`})::text, 200)`;

/** The current rows, locked until the transaction ends. */
async function hold(tx: Transaction<Database>, means: Means, run: HeldRun, guids: readonly string[]): Promise<Map<string, Current>> {
  const { source } = means;
  // Rows that the run removed from the area are no longer in it, but can be restored.
  const isOne = run.undoes === null ? source.where : sql`true`;
  // Some filters use data that does not change the row's version, for instance the time of the last use.
  const isFound =
    run.query === null ? sql`true` : await conditions(tx, source, readAddress(source, run.query).query, means.work.deps.clock.now());
  const { rows } = await sql<Current>`
    select t.guid, ${source.version} as version, ${source.subject ?? sql`null`} as subject, ${titleOf(source)} as title, coalesce(${isFound}, false) as "isFound" from ${sql.table(source.table)} t
    where t.guid = ${anyOf(guids)} and ${isOne} order by t.guid for update of t`.execute(tx);
  return new Map(rows.map((row) => [row.guid, row]));
}

const versionsOf = async (tx: Transaction<Database>, { source }: Means, guids: readonly string[]): Promise<Map<string, number>> => {
  if (guids.length === 0) return new Map();
  const { rows } = await sql<{ guid: string; version: number }>`
    select t.guid, ${source.version} as version from ${sql.table(source.table)} t where t.guid = ${anyOf(guids)}`.execute(tx);
  return new Map(rows.map(({ guid, version }) => [guid, version]));
};

/** Applies the action to unchanged rows, or restores them. */
function act(
  tx: Transaction<Database>,
  means: Means,
  run: HeldRun,
  rows: readonly (HeldRow & { inverse: object | null })[],
): Promise<Outcomes> {
  const { action, work } = means;
  const nothing = () => Promise.resolve<Outcomes>(new Map());
  if (rows.length === 0) return nothing();
  if (run.undoes === null) return action.run(tx, work, rows);
  const undoable = rows.flatMap(({ guid, inverse }) => (inverse === null ? [] : [{ guid, inverse }]));
  return action.undo === undefined ? nothing() : action.undo(tx, work, undoable);
}

/** What an entry of the log says about a row: its name, and the reason or the flag that was given. */
function detailsOf({ source, work: { answer } }: Means, { action }: HeldRun, title: string | null): Record<string, string> {
  const asks = source.area.actions[action]?.asks;
  const isReason = asks === 'reason' || asks === 'message' || asks === 'staffNote' || asks === 'note';
  return {
    // The cell of a recipe is its guid and its title.
    ...(title === null ? {} : { title: source.area.columns[source.area.titleColumn]?.kind === 'recipe' ? title.slice(37) : title }),
    ...(isReason && answer !== '' ? { reason: answer } : {}),
    ...(asks === 'flag' ? { name: answer.replaceAll(',', ', ') } : {}),
  };
}

/** Runs one batch: resolves to the outcome of each row, written in the same transaction. */
export async function doBatch(
  tx: Transaction<Database>,
  means: Means,
  run: HeldRun,
  rows: readonly Waiting[],
): Promise<{ done: number; left: Partial<Record<Left, number>> }> {
  const { name, work } = means;
  const { clock } = work.deps;
  const current = await hold(
    tx,
    means,
    run,
    rows.map(({ row_guid: guid }) => guid),
  );
  const asSeen = rows.filter(({ row_guid: guid, row_version: version }) => {
    const now = current.get(guid);
    return now?.version === version && now.isFound;
  });
  const acted = await act(
    tx,
    means,
    run,
    asSeen.map(({ row_guid: guid, inverse }) => ({ guid, inverse })),
  );
  const seen = new Set(asSeen.map(({ row_guid: guid }) => guid));
  const doneGuids = [...acted].filter(([, outcome]) => !('left' in outcome)).map(([guid]) => guid);
  const after = await versionsOf(tx, means, doneGuids);
  const told = rows.map(({ row_guid: guid }) => {
    const [now, outcome] = [current.get(guid), acted.get(guid)];
    if (outcome !== undefined && !('left' in outcome))
      return {
        guid,
        outcome: 'done' as const,
        inverse: outcome.inverse,
        version: after.get(guid) ?? now?.version ?? 1,
        changes: outcome.changes,
      };
    const why: Left = seen.has(guid) ? (outcome?.left ?? 'failed') : 'changed';
    return { guid, outcome: now === undefined ? ('gone' as const) : why, inverse: null, version: null, changes: undefined };
  });
  await sql`
    update console_run_rows r set outcome = w.outcome, inverse = coalesce(w.inverse, r.inverse), version_after = w.version
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as w (guid uuid, outcome text, inverse jsonb, version int4)
    where r.run_guid = ${run.guid} and r.row_guid = w.guid`.execute(tx);
  const done = told.filter(({ outcome }) => outcome === 'done');
  const kind = run.undoes === null ? run.action : `${run.action}.undone`;
  await writeAudits(
    tx,
    clock,
    done.map(({ guid }) => ({
      action: `${name}.${kind}` as const,
      actorGuid: work.actor.userGuid,
      place: work.actor.place,
      subjectGuid: current.get(guid)?.subject ?? null,
      details: { run: run.guid, row: guid, ...detailsOf(means, run, current.get(guid)?.title ?? null) },
    })),
  );
  await noteChanges(
    tx,
    clock,
    done.flatMap(({ guid, changes, version }) =>
      changes === undefined || version === null ? [] : [{ area: name, recordGuid: guid, actorGuid: work.actor.userGuid, version, changes }],
    ),
  );
  const left: Partial<Record<Left, number>> = {};
  for (const { outcome } of told) if (outcome !== 'done') left[outcome] = (left[outcome] ?? 0) + 1;
  return { done: done.length, left };
}
