import { sql, type Kysely } from 'kysely';
import type { CategoryLink } from '../../../contract/recipes/category-pages.ts';
import type { Locale } from '../../../contract/shell/locales.ts';
import type { Database } from '../../db/schema.ts';
import { linksTo, type CategoryRow } from './public-category.ts';

/** The categories of these companies' recipes, without those in the trash: in staff's order, in the reader's language. */
export async function categoriesOfCompanies(db: Kysely<Database>, companies: readonly string[], language: Locale): Promise<CategoryLink[]> {
  const { rows } = await sql<CategoryRow & { is_used: boolean }>`
    select c.*, exists (select 1 from recipe_categories rc join recipes r on r.guid = rc.recipe_guid and r.trashed_at is null
      where rc.company_guid = any(${[...companies]}::uuid[]) and rc.category_guid = c.guid) as is_used
    from categories c where c.removed_at is null order by c.position, c.guid`.execute(db);
  return linksTo(
    inTreeOrder(rows).filter(({ is_used }) => is_used),
    language,
  );
}

const mostToBrowse = 12;

/** The first categories with a public recipe that search engines may list: in staff's order, in the reader's language. */
export async function categoriesToBrowse(db: Kysely<Database>, language: Locale): Promise<CategoryLink[]> {
  const { rows } = await sql<CategoryRow & { is_listed: boolean }>`
    select c.*, exists (select 1 from recipe_categories rc
      join shared_recipes s on s.recipe_guid = rc.recipe_guid and s.withdrawn_at is null and s.is_listed
      join recipes r on r.guid = rc.recipe_guid and r.trashed_at is null
      join users u on u.guid = r.user_guid and u.suspended_at is null
      where rc.category_guid = c.guid) as is_listed
    from categories c where c.removed_at is null order by c.position, c.guid`.execute(db);
  const listed = inTreeOrder(rows).filter(({ is_listed }) => is_listed);
  return linksTo(listed.slice(0, mostToBrowse), language);
}

/** Tree order: children follow their category. Rows come sorted by position among siblings. */
function inTreeOrder<Row extends Pick<CategoryRow, 'guid' | 'parent_guid'>>(rows: readonly Row[]): Row[] {
  const known = new Set(rows.map(({ guid }) => guid));
  const under = Map.groupBy(rows, ({ parent_guid: parent }) => (parent !== null && known.has(parent) ? parent : null));
  const from = (parent: string | null): Row[] => (under.get(parent) ?? []).flatMap((row) => [row, ...from(row.guid)]);
  return from(null);
}
