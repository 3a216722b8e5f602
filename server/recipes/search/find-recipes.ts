import { sql, type Kysely, type RawBuilder } from 'kysely';
import { tuple } from 'superstruct';
import { categories, type RecipeQuery, type RecipeSort } from '../../../contract/recipes/recipe-search.ts';
import type { Locale } from '../../../contract/shell/locales.ts';
import { guid as aGuid, text } from '../../../contract/text.ts';
import type { Database } from '../../db/schema.ts';
import { int8, readCursor, readGuidCursor, writeCursor } from '../../http/cursor.ts';
import type { RecipeRow } from '../stored-recipe.ts';

export interface Search {
  companies: readonly string[];
  language: Locale;
  query: RecipeQuery;
  /** The search words as a tsquery; null without a search. */
  words: string | null;
  /** The guid of a category; null without this filter. */
  section: string | null;
  /** The foods at home, with every food of each kind; null without this filter. */
  atHome: readonly string[] | null;
  /** A recipe must contain at least one of these foods; null: no condition. */
  needed: readonly string[] | null;
  limit: number;
}

interface Order {
  value: RawBuilder<unknown>;
  /** The sort value, in SQL and in a cursor. */
  type: (typeof types)[keyof typeof types];
  isDescending: boolean;
}

const types = {
  whole: { column: sql`int8`, read: (before: string) => readCursor('before', before, tuple([int8(), aGuid()])) },
  words: { column: sql`text`, read: (before: string) => readCursor('before', before, tuple([text(), aGuid()])) },
} as const;

/** How many distinct foods of a recipe are at home. The list is hashed. */
const countAtHome = (atHome: readonly string[]) =>
  sql`cross join lateral (select count(*) as count from unnest(r.foods) food where food in (select unnest(${[...atHome]}::text[]))) home`;
const missing = sql`(cardinality(r.foods) + r.unnamed_foods - home.count)`;

/** Defaults: best match first for a search, fewest missing foods first for the fridge. */
function sortOf({ query, words, atHome }: Search): RecipeSort {
  const { sort } = query;
  const isPossible = (sort !== 'best' || words !== null) && (sort !== 'missing' || atHome !== null);
  if (sort !== undefined && isPossible) return sort;
  return atHome !== null ? 'missing' : words !== null ? 'best' : 'newest';
}

/** Null when sorting by age: keys grow with time. */
function orderOf(search: Search): Order | null {
  const order: Record<RecipeSort, () => Order | null> = {
    newest: () => null,
    oldest: () => null,
    title: () => ({ value: sql`t.title`, type: types.words, isDescending: false }),
    // Recipes without a known duration come last.
    quickest: () => ({ value: sql`coalesce(r.minutes, 1000000)`, type: types.whole, isDescending: false }),
    best: () => ({ value: sql`(ts_rank(t.words, ${search.words}::tsquery) * 1000)::int8`, type: types.whole, isDescending: true }),
    missing: () => ({ value: missing, type: types.whole, isDescending: false }),
  };
  return order[sortOf(search)]();
}

/** Compares a single company, so that an index returns the rows in order. */
const ofCompanies = (column: RawBuilder<unknown>, companies: readonly string[]) =>
  companies.length === 1 ? sql`${column} = ${companies[0]}::uuid` : sql`${column} = any(${[...companies]}::uuid[])`;

const wasCooked = sql`exists (select 1 from recipe_cookings c where c.recipe_guid = r.guid)`;

/** Uses the companies' own index entries of the category, independent of its total size. */
const inSection = (section: string, companies: readonly string[]) =>
  sql`r.guid in (select c.recipe_guid from recipe_categories c where ${ofCompanies(sql`c.company_guid`, companies)} and c.category_guid = ${section}::uuid)`;

const isAllAtHome = sql`home.count = cardinality(r.foods)`;

/** The recipe contains one of these foods. If all foods must be at home, this leaves few recipes to check. */
function usesSome(needed: readonly string[], home: RecipeQuery['home']): RawBuilder<unknown> {
  const uses = sql`exists (select 1 from unnest(r.foods) food where food = any(${[...needed]}::text[]))`;
  return home === 'all' ? sql`case when ${isAllAtHome} then ${uses} else false end` : uses;
}

function filtersOf({ query, companies, words, section, atHome, needed }: Search): RawBuilder<unknown>[] {
  const { category, cuisine, diet, minutes, cook, favourite, cooked, tag, collection, home, place } = query;
  return [
    ofCompanies(sql`r.company_guid`, companies),
    place === 'trash' ? sql`r.trashed_at is not null` : sql`r.trashed_at is null`,
    ...(category === undefined ? [] : [sql`r.kind = any(${categories[category].split(' ')}::text[])`]),
    ...(section === null ? [] : [inSection(section, companies)]),
    ...(cuisine === undefined ? [] : [sql`r.cuisine = ${cuisine}`]),
    ...(diet === undefined ? [] : [sql`${diet} = any(r.diets)`]),
    ...(minutes === undefined ? [] : [sql`r.minutes <= ${Number(minutes)}::int4`]),
    ...(cook === undefined ? [] : [sql`r.cook = ${cook}`]),
    ...(favourite === undefined ? [] : [sql`r.favourite_at is not null`]),
    ...(cooked === undefined ? [] : [cooked === 'yes' ? wasCooked : sql`not ${wasCooked}`]),
    ...(tag === undefined ? [] : [sql`r.tags @> to_jsonb(${tag}::text)`]),
    ...(collection === undefined ? [] : [sql`r.collections @> to_jsonb(${collection}::text)`]),
    ...(words === null ? [] : [sql`t.words @@ ${words}::tsquery`]),
    ...(needed === null ? [] : [home === undefined ? sql`home.count > 0` : usesSome(needed, home)]),
    ...(home === 'all' && atHome !== null ? [sql`r.unnamed_foods = 0`, isAllAtHome] : []),
  ];
}

/** The condition for the next page. @throws Failure invalidInput for a cursor of another order */
function afterOf(before: string | undefined, order: Order | null, isOldestFirst: boolean): RawBuilder<unknown>[] {
  if (before === undefined) return [];
  const than = sql.raw((order === null ? !isOldestFirst : order.isDescending) ? '<' : '>');
  if (order === null) return [sql`r.guid ${than} ${readGuidCursor('before', before)}::uuid`];
  const [value, guid] = order.type.read(before);
  return [sql`(${order.value}, r.guid) ${than} (${value}::${order.type.column}, ${guid}::uuid)`];
}

/** A page of the matching recipes in order, and the cursor of the next page. */
export async function findRecipes(db: Kysely<Database>, search: Search): Promise<{ rows: RecipeRow[]; next: string | null }> {
  const { query, language, limit, words } = search;
  const order = orderOf(search);
  const isOldestFirst = sortOf(search) === 'oldest';
  const isJoined = words !== null || sortOf(search) === 'title';
  const texts = sql`join recipe_texts t on t.company_guid = r.company_guid and t.language = ${language} and t.recipe_guid = r.guid`;
  const ofTexts = isJoined ? [ofCompanies(sql`t.company_guid`, search.companies)] : [];
  const where = sql.join([...filtersOf(search), ...ofTexts, ...afterOf(query.before, order, isOldestFirst)], sql` and `);
  const way = sql.raw((order === null ? !isOldestFirst : order.isDescending) ? 'desc' : 'asc');
  const key = sortOf(search) === 'title' ? sql`t.recipe_guid` : sql`r.guid`;
  // By column: repeating the expression would compute it again.
  const by = order === null ? sql`r.guid ${way}` : sql`2 ${way}, ${key} ${way}`;
  const value = order === null ? sql`null::int8` : order.value;
  // Keys and sort values first: whole recipes are read for one page only.
  const { rows: found } = await sql<{ guid: string; value: string | number | null }>`
    select r.guid, ${value} as value from recipes r ${isJoined ? texts : sql``} ${search.atHome === null ? sql`` : countAtHome(search.atHome)} where ${where} order by ${by} limit ${limit + 1}`.execute(
    db,
  );
  const page = found.slice(0, limit);
  if (page.length === 0) return { rows: [], next: null };
  const rows = await db
    .selectFrom('recipes')
    .selectAll()
    .where(
      'guid',
      'in',
      page.map(({ guid }) => guid),
    )
    .execute();
  const byGuid = new Map(rows.map((row) => [row.guid, row]));
  const last = page.at(-1);
  const next = found.length > limit && last !== undefined ? last : null;
  return {
    rows: page.flatMap(({ guid }) => byGuid.get(guid) ?? []),
    next: next === null || next.value === null ? (next?.guid ?? null) : writeCursor([next.value, next.guid]),
  };
}
