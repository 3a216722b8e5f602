import { sql, type Kysely, type Selectable } from 'kysely';
import { sourceLocale, type Locale } from '../../../contract/shell/locales.ts';
import { fillPath } from '../../../contract/endpoint.ts';
import { categoryPicturePath, type PublicCategory } from '../../../contract/recipes/category-pages.ts';
import type { Database } from '../../db/schema.ts';
import { publicBodyIn } from '../sharing/public-recipe.ts';
import { pathOf } from '../sharing/shared.ts';
import type { RecipeRow } from '../stored-recipe.ts';

/** Recipes per page. */
const pageLength = 24;
/** Maximum number of merges that a link follows. */
const mostMerges = 20;

export type CategoryRow = Selectable<Database['categories']>;
type ListedRow = RecipeRow & { share_id: string; share_slug: string; shared_at: number; shows_photo: boolean };

const nameIn = ({ names }: Pick<CategoryRow, 'names'>, language: Locale): string => names[language] ?? names[sourceLocale] ?? '';

/** The last recipe of a page: when it was shared, and its link. */
const tokenOf = ({ shared_at: at, share_id: id }: ListedRow): string => `${at.toString(36)}-${id}`;

/** The content of a page token; null for an invalid one. */
function readToken(token: string): { at: number; id: string } | null {
  const [, at = '', id = ''] = /^([0-9a-z]{1,10})-([0-9A-Za-z]{12})$/.exec(token) ?? [];
  return at === '' ? null : { at: Number.parseInt(at, 36), id };
}

/** Categories by name, as links from other pages. */
export const linksTo = (rows: readonly CategoryRow[], language: Locale) =>
  rows.map((row) => ({ slug: row.slug, name: nameIn(row, language) }));

/** A category's public recipes that search engines may list, newest first; one more than fits on a page. */
async function listedIn(db: Kysely<Database>, guid: string, after: { at: number; id: string } | null): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select r.*, s.id as share_id, s.slug as share_slug, s.shared_at, s.shows_photo
    from recipe_categories c
    join shared_recipes s on s.recipe_guid = c.recipe_guid and s.withdrawn_at is null and s.is_listed
    join recipes r on r.guid = c.recipe_guid and r.trashed_at is null
    join users u on u.guid = r.user_guid and u.suspended_at is null
    where c.category_guid = ${guid} ${after === null ? sql`` : sql`and (s.shared_at, s.id) < (${after.at}, ${after.id})`}
    order by s.shared_at desc, s.id desc limit ${pageLength + 1}`.execute(db);
  return rows;
}

function asListed(row: ListedRow, language: Locale): PublicCategory['recipes'][number] {
  const { title, summary, language: written = sourceLocale, kind, picture, prepMinutes, cookMinutes } = publicBodyIn(row, language);
  const path = pathOf({ slug: row.share_slug, id: row.share_id });
  return {
    path,
    title,
    summary,
    language: written,
    ...(kind !== undefined && { kind }),
    ...(picture !== undefined && { picture }),
    totalMinutes: prepMinutes === null && cookMinutes === null ? null : (prepMinutes ?? 0) + (cookMinutes ?? 0),
    photo: row.shows_photo && row.photo_guid !== null ? `${path}/photo.jpg` : null,
  };
}

/** The category of a slug; for a merged category, its target. */
export async function categoryAt(db: Kysely<Database>, slug: string): Promise<CategoryRow | undefined> {
  const { rows } = await sql<CategoryRow>`
    with recursive went as (
      (select c.*, 1 as depth from categories c where c.slug = ${slug} and (c.removed_at is null or c.merged_into is not null)
        order by c.removed_at desc nulls first limit 1)
      union all
      select c.*, w.depth + 1 from went w join categories c on c.guid = w.merged_into where w.removed_at is not null and w.depth < ${mostMerges})
    select * from went where removed_at is null limit 1`.execute(db);
  return rows[0];
}

/** A page of a category in the reader's language; null when there is no such page. */
export async function publicCategory(
  db: Kysely<Database>,
  { slug, after, language }: { slug: string; after: string | null; language: Locale },
): Promise<PublicCategory | null> {
  const from = after === null ? null : readToken(after);
  if (after !== null && from === null) return null;
  const living = () => db.selectFrom('categories').selectAll().where('removed_at', 'is', null);
  const category = await categoryAt(db, slug);
  if (category === undefined) return null;
  const { guid, parent_guid: above } = category;
  const parent = above === null ? undefined : await living().where('guid', '=', above).executeTakeFirst();
  const children = await living().where('parent_guid', '=', guid).orderBy('position').orderBy('guid').execute();
  const rows = await listedIn(db, guid, from);
  const shown = rows.slice(0, pageLength);
  const last = rows.length > pageLength ? shown.at(-1) : undefined;
  return {
    slug: category.slug,
    name: nameIn(category, language),
    picture: category.picture_guid === null ? null : fillPath(categoryPicturePath, { slug: category.slug }),
    parent: parent === undefined ? null : (linksTo([parent], language)[0] ?? null),
    children: linksTo(children, language),
    recipes: shown.map((row) => asListed(row, language)),
    next: last === undefined ? null : tokenOf(last),
  };
}

/** A recipe's categories, in the reader's language. */
export async function categoriesOf(db: Kysely<Database>, recipeGuid: string, language: Locale): Promise<{ slug: string; name: string }[]> {
  const rows = await db
    .selectFrom('categories')
    .selectAll('categories')
    .innerJoin('recipe_categories', 'recipe_categories.category_guid', 'categories.guid')
    .where('recipe_categories.recipe_guid', '=', recipeGuid)
    .where('categories.removed_at', 'is', null)
    .orderBy('categories.position')
    .orderBy('categories.guid')
    .execute();
  return linksTo(rows, language);
}
