import { sql, type Kysely } from 'kysely';
import type { CategoryNode } from '../../../contract/console/category-tree.ts';
import type { Database } from '../../db/schema.ts';

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
