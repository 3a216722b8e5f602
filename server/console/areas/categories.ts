import { sql, type Kysely } from 'kysely';
import { areas } from '../../../contract/console/areas.ts';
import type { Row } from '../../../contract/console/shapes.ts';
import type { Database } from '../../db/schema.ts';
import { isGuid } from '../../db/guid.ts';
import { hasWords, isOrNot } from '../engine/parts.ts';
import { asCells } from '../engine/pages.ts';
import { source } from '../engine/source.ts';
import { mergeCategories, removeCategories } from './category-actions.ts';
import { moveInTree } from '../categories/moves.ts';
import { createCategory, saveCategory } from './category-form.ts';
import { locales, type Locale } from '../../../contract/shell/locales.ts';

/** A category's name in the source language. */
const categoryName = sql`(t.names ->> 'en')`;

const nameCells = Object.fromEntries(locales.map((locale) => [`name.${locale}`, sql`t.names ->> ${locale}`])) as Record<
  `name.${Locale}`,
  ReturnType<typeof sql>
>;

const recipes = sql`(select count(*) from recipe_categories rc where rc.category_guid = t.guid)`;
const createdAt = sql`t.created_at`;
const [slug, position, picture] = [sql`t.slug`, sql`t.position`, sql`t.picture_guid`];

/** The languages without a name: their readers see the English one. */
const missing = sql`array(select l from unnest(${sql.val([...locales])}::text[]) l where coalesce(t.names ->> l, '') = '')`;

async function childrenOf(db: Kysely<Database>, guid: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select t.guid, t.row_version as version, ${asCells({ name: categoryName, slug, position }, ['name', 'slug', 'position'])} as cells
    from categories t where t.parent_guid = ${guid} and t.removed_at is null order by t.position, t.guid`.execute(db);
  return rows;
}

/** Recipe categories. Merged and removed ones are kept but not listed. */
export const categoriesSource = source<typeof areas.categories>({
  area: areas.categories,
  table: 'categories',
  where: sql`t.removed_at is null`,
  version: sql`t.row_version`,
  subject: null,
  cells: {
    name: categoryName,
    picture,
    slug,
    parent: sql`(select p.names ->> 'en' from categories p where p.guid = t.parent_guid)`,
    position,
    recipes,
    missing,
    createdAt,
  },
  // A few hundred rows: they are sorted when read.
  sorts: { name: sql`lower(left(${categoryName}, 60))`, slug, position, createdAt },
  search: (text) => (isGuid(text) ? sql`t.guid = ${text}` : hasWords(sql`lower(t.slug || ' ' || t.names::text)`, text)),
  filters: {
    isEmpty: (value) => isOrNot(sql`not exists (select 1 from recipe_categories rc where rc.category_guid = t.guid)`, value),
    isTop: (value) => isOrNot(sql`t.parent_guid is null`, value),
    isUntranslated: (value) => isOrNot(sql`cardinality(${missing}) > 0`, value),
  },
  fields: { slug, picture, parent: sql`t.parent_guid`, position, ...nameCells, missing, recipes, createdAt },
  lists: { children: childrenOf },
  actions: { move: moveInTree, merge: mergeCategories, remove: removeCategories },
  save: saveCategory,
  create: createCategory,
});
