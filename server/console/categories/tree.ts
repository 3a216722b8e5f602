import { sql, type Kysely, type Transaction } from 'kysely';
import type { CategoryNode } from '../../../contract/console/category-tree.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Failure, invalidFields } from '../../http/failure.ts';
import { i18n } from '@anydish/language/sentence';
import { canBeUnder, holdTree } from '../areas/category-form.ts';
import { writeAudit } from '../audit/audit-log.ts';
import type { Actor } from '../engine/source.ts';
import { noteChanges } from '../records/changes.ts';
import { nothing } from '../records/read-record.ts';

/** All categories in tree order: siblings by position. */
export async function treeOf(db: Kysely<Database>): Promise<CategoryNode[]> {
  const { rows } = await sql<CategoryNode>`
    select t.guid, t.row_version as version, p.guid as parent, t.names ->> 'en' as name, t.slug,
      (select count(*) from recipe_categories rc where rc.category_guid = t.guid) as recipes
    from categories t left join categories p on p.guid = t.parent_guid and p.removed_at is null
    where t.removed_at is null order by t.position, t.guid`.execute(db);
  const under = Map.groupBy(rows, ({ parent }) => parent);
  const told = new Set<string>();
  const withBelow = (node: CategoryNode): CategoryNode[] => {
    if (told.has(node.guid)) return [];
    told.add(node.guid);
    return [node, ...(under.get(node.guid) ?? []).flatMap(withBelow)];
  };
  // A category in a cycle would be missing from the tree, and could not be moved.
  return [...(under.get(null) ?? []).flatMap(withBelow), ...rows.flatMap((node) => withBelow({ ...node, parent: null }))];
}

/** The categories with the names of their ancestors, topmost first. */
export async function choicesOf(db: Kysely<Database>): Promise<{ guid: string; path: string[] }[]> {
  const paths = new Map<string, string[]>();
  for (const { guid, parent, name } of await treeOf(db)) paths.set(guid, [...(paths.get(parent ?? '') ?? []), name]);
  return [...paths].map(([guid, path]) => ({ guid, path }));
}

interface Place {
  guid: string;
  /** The version that the viewer saw. */
  version: number;
  parent: string | null;
  before: string | null;
}

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

/** Moves a category in the tree. @throws Failure notFound, conflict, or invalidInput under `parent` or `before` */
export function place(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userGuid, place: from }: Actor,
  { guid, version, parent, before }: Place,
) {
  return inTransaction(db, async (tx) => {
    await holdTree(tx);
    const tree = await treeOf(tx);
    const node = tree.find((one) => one.guid === guid);
    if (node === undefined) throw nothing();
    if (node.version !== version)
      throw new Failure('conflict', i18n._('Somebody else changed this meanwhile. Please look at both and save again.'));
    if (parent !== null && !(await canBeUnder(tx, guid, parent)))
      throw invalidFields({ parent: i18n._('Please choose another category to put this one under.') });
    const siblings = tree.filter((one) => one.parent === parent && one.guid !== guid).map((one) => one.guid);
    const at = before === null ? siblings.length : siblings.indexOf(before);
    if (at < 0) throw invalidFields({ before: i18n._('This value is not accepted.') });
    const positionOf = () =>
      tx.selectFrom('categories').select(['position', 'row_version']).where('guid', '=', guid).executeTakeFirstOrThrow();
    const old = await positionOf();
    await renumber(tx, parent, siblings.toSpliced(at, 0, guid));
    const now = await positionOf();
    if (now.row_version !== version) {
      const changes = {
        ...(node.parent === parent ? {} : { parent: { from: node.parent, to: parent } }),
        ...(old.position === now.position ? {} : { position: { from: old.position, to: now.position } }),
      };
      await noteChanges(tx, clock, [{ area: 'categories', recordGuid: guid, actorGuid: userGuid, version: now.row_version, changes }]);
      await writeAudit(tx, clock, {
        action: 'categories.saved',
        actorGuid: userGuid,
        place: from,
        subjectGuid: null,
        details: { row: guid },
      });
    }
    return treeOf(tx);
  });
}
