import { sql, type Kysely, type Transaction } from 'kysely';
import { create, nullable, string, type } from 'superstruct';
import type { CategoryNode } from '../../../contract/console/category-tree.ts';
import { categories } from '../../../contract/console/content-areas.ts';
import type { Change } from '../../../contract/console/shapes.ts';
import { undoableUntil } from '../../../contract/console/undo-time.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { newGuid } from '../../db/guid.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Failure, invalidFields } from '../../http/failure.ts';
import { i18n } from '@anydish/language/sentence';
import { canBeUnder, holdTree } from '../areas/category-form.ts';
import { writeAudit } from '../audit/audit-log.ts';
import type { ActionSource, Actor, Outcome } from '../engine/source.ts';
import { noteChanges } from '../records/changes.ts';
import { nothing } from '../records/read-record.ts';
import { treeOf } from './tree.ts';

/** A place in the tree: under `parent`, before the given sibling; null for last. */
interface Spot {
  parent: string | null;
  before: string | null;
}

const spotSchema = type({ parent: nullable(string()), before: nullable(string()) });

/** Where the next siblings are missing by now, a category goes to the end. */
const spotOf = (inverse: object): Spot => create(inverse, spotSchema);

/** Renumbers the siblings in their new order; those whose number is unchanged keep their version. */
async function renumber(tx: Transaction<Database>, parent: string | null, guids: readonly string[]): Promise<void> {
  for (const [index, guid] of guids.entries())
    await tx
      .updateTable('categories')
      .set({ parent_guid: parent, position: index + 1 })
      .where('guid', '=', guid)
      .where((is) => is.or([is('position', '!=', index + 1), is(sql`parent_guid`, 'is distinct from', sql`${parent}::uuid`)]))
      .execute();
}

interface Moved {
  /** Where it was. */
  from: Spot;
  /** Its version afterwards. */
  version: number;
  changes: Change['changes'];
  /** For the log: "parent: Soups → Cakes". */
  told: string;
}

const positionOf = (tx: Transaction<Database>, guid: string) =>
  tx.selectFrom('categories').select(['position', 'row_version']).where('guid', '=', guid).executeTakeFirstOrThrow();

/** Puts a category elsewhere in the locked tree. */
async function putAt(
  tx: Transaction<Database>,
  tree: readonly CategoryNode[],
  node: CategoryNode,
  { parent, before }: Spot,
): Promise<Moved> {
  const under = (one: string | null) => tree.filter((other) => other.parent === one);
  const old = await positionOf(tx, node.guid);
  const among = under(node.parent);
  const next = among[among.indexOf(node) + 1]?.guid ?? null;
  const siblings = under(parent).flatMap(({ guid }) => (guid === node.guid ? [] : [guid]));
  const at = before === null ? -1 : siblings.indexOf(before);
  await renumber(tx, parent, siblings.toSpliced(at < 0 ? siblings.length : at, 0, node.guid));
  const now = await positionOf(tx, node.guid);
  const nameOf = (guid: string | null) => tree.find((one) => one.guid === guid)?.name ?? '–';
  const isElsewhere = node.parent !== parent;
  return {
    from: { parent: node.parent, before: next },
    version: now.row_version,
    changes: {
      ...(isElsewhere ? { parent: { from: node.parent, to: parent } } : {}),
      ...(old.position === now.position ? {} : { position: { from: old.position, to: now.position } }),
    },
    told: isElsewhere ? `parent: ${nameOf(node.parent)} → ${nameOf(parent)}` : `position: ${old.position} → ${now.position}`,
  };
}

/** An undo is counted for the move that it takes back, once. @throws Failure conflict */
async function holdUndone(tx: Transaction<Database>, now: number, { guid, undoes }: { guid: string; undoes: string }): Promise<void> {
  const original = await tx
    .selectFrom('console_runs')
    .innerJoin('console_run_rows', 'run_guid', 'guid')
    .select(['undone_by', 'undoable_until'])
    .where('guid', '=', undoes)
    .where('area', '=', 'categories')
    .where('action', '=', 'move')
    .where('row_guid', '=', guid)
    .forUpdate()
    .executeTakeFirst();
  if (original === undefined) throw nothing();
  if (original.undone_by !== null) throw new Failure('conflict', i18n._('This was undone already.'));
  if ((original.undoable_until ?? 0) <= now) throw new Failure('conflict', i18n._('This cannot be undone any more.'));
}

/** A move is a bulk action of one row that is finished: Activity lists it, with its undo. */
async function noteMove(
  tx: Transaction<Database>,
  now: number,
  { userGuid, node, moved, undoes }: { userGuid: string; node: CategoryNode; moved: Moved; undoes: string | null },
): Promise<string> {
  const run = newGuid();
  const until = undoes === null ? undoableUntil(categories.actions.move, now) : null;
  await tx
    .insertInto('console_runs')
    .values({
      guid: run,
      request_key: newGuid(),
      user_guid: userGuid,
      area: 'categories',
      action: 'move',
      answer: null,
      state: 'done',
      started_at: now,
      ended_at: now,
      total: 1,
      done: 1,
      left_counts: '{}',
      undoable_until: until,
      undone_by: null,
      undoes,
      leased_by: null,
      leased_until: null,
    })
    .execute();
  const row = { run_guid: run, row_guid: node.guid, row_version: node.version, outcome: 'done', version_after: moved.version };
  await tx
    .insertInto('console_run_rows')
    .values({ ...row, inverse: undoes === null ? JSON.stringify(moved.from) : null })
    .execute();
  if (undoes !== null) await tx.updateTable('console_runs').set({ undone_by: run }).where('guid', '=', undoes).execute();
  return run;
}

interface Place extends Spot {
  guid: string;
  /** The version that the viewer saw. */
  version: number;
  /** The move that this one takes back. */
  undoes?: string | undefined;
}

/** Moves a category in the tree. @throws Failure notFound, conflict, or invalidInput under `parent` or `before` */
export function place(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userGuid, place: from }: Actor,
  { guid, version, parent, before, undoes }: Place,
): Promise<CategoryNode[]> {
  return inTransaction(db, async (tx) => {
    await holdTree(tx);
    const tree = await treeOf(tx);
    const node = tree.find((one) => one.guid === guid);
    if (node === undefined) throw nothing();
    if (node.version !== version)
      throw new Failure('conflict', i18n._('Somebody else changed this meanwhile. Please look at both and save again.'));
    if (parent !== null && !(await canBeUnder(tx, guid, parent)))
      throw invalidFields({ parent: i18n._('Please choose another category to put this one under.') });
    const isSibling = tree.some((one) => one.parent === parent && one.guid === before && one.guid !== guid);
    if (before !== null && !isSibling) throw invalidFields({ before: i18n._('This value is not accepted.') });
    if (undoes !== undefined) await holdUndone(tx, clock.now(), { guid, undoes });
    const moved = await putAt(tx, tree, node, { parent, before });
    if (moved.version !== version) {
      const run = await noteMove(tx, clock.now(), { userGuid, node, moved, undoes: undoes ?? null });
      const { changes } = moved;
      await noteChanges(tx, clock, [{ area: 'categories', recordGuid: guid, actorGuid: userGuid, version: moved.version, changes }]);
      const action = undoes === undefined ? 'categories.move' : 'categories.move.undone';
      const details = { run, row: guid, title: node.name, change: moved.told };
      await writeAudit(tx, clock, { action, actorGuid: userGuid, place: from, subjectGuid: null, details });
    }
    return withLastMove(tx, clock.now(), userGuid);
  });
}

/** How long the page of the tree offers to undo the last move, in milliseconds. Activity does for 30 days. */
const offeredFor = 24 * 60 * 60_000;

/** The tree, with the viewer's last move at its category, if it is as that move left it. */
export async function withLastMove(db: Kysely<Database>, now: number, userGuid: string): Promise<CategoryNode[]> {
  const [tree, last] = [
    await treeOf(db),
    await db
      .selectFrom('console_runs')
      .innerJoin('console_run_rows', 'run_guid', 'guid')
      .select(['guid as run', 'row_guid', 'version_after', 'inverse'])
      .where('user_guid', '=', userGuid)
      .where('area', '=', 'categories')
      .where('action', '=', 'move')
      .where('undoes', 'is', null)
      .where('undone_by', 'is', null)
      .where('started_at', '>', now - offeredFor)
      .orderBy('guid', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ];
  if (last === undefined || last.inverse === null) return tree;
  const { parent, before } = spotOf(last.inverse);
  // What it stood under or before may be elsewhere by now.
  const above = tree.some(({ guid }) => guid === parent) ? parent : null;
  const next = tree.some((node) => node.guid === before && node.parent === above) ? before : null;
  const movedFrom = { run: last.run, parent: above, before: next };
  return tree.map((node) => (node.guid === last.row_guid && node.version === last.version_after ? { ...node, movedFrom } : node));
}

/** A move is made on the page of the tree; this takes it back from Activity. */
export const moveInTree: ActionSource = {
  run: (_tx, _work, rows) => Promise.resolve(new Map(rows.map(({ guid }) => [guid, { left: 'notAllowed' }]))),
  undo: async (tx, _work, rows) => {
    await holdTree(tx);
    const done = new Map<string, Outcome>();
    for (const { guid, inverse } of rows) {
      const tree = await treeOf(tx);
      const node = tree.find((one) => one.guid === guid);
      const { parent, before } = spotOf(inverse);
      const isPossible = parent === null || (await canBeUnder(tx, guid, parent));
      if (node === undefined || !isPossible) done.set(guid, { left: 'failed' });
      else done.set(guid, { inverse: null, changes: (await putAt(tx, tree, node, { parent, before })).changes });
    }
    return done;
  },
};
