import { sql, type Kysely } from 'kysely';
import { categories, type RecipeQuery } from '../../../contract/recipes/recipe-search.ts';
import type { RecipeFacets, RecipePage, RecipeSummary } from '../../../contract/recipes/recipe.ts';
import type { Locale } from '../../../contract/shell/locales.ts';
import type { Database } from '../../db/schema.ts';
import { cuisines, type Cuisine } from '@anydish/kitchen/dishes';
import { namesIn } from '@anydish/kitchen/foods';
import { cuisineIn } from '@anydish/kitchen/write';
import { categoriesOfCompanies } from '../categories/category-lists.ts';
import { categoryAt } from '../categories/public-category.ts';
import { cookedOf } from '../feedback/cookings.ts';
import { asSummary, type Reader, type RecipeRow } from '../stored-recipe.ts';
import { pantryOf } from '../shopping/pantry.ts';
import { foodsAtHome } from './at-home.ts';
import { findRecipes, type Search } from './find-recipes.ts';
import { indexRecipes } from './index-recipes.ts';
import { knownTo } from './known-words.ts';
import { mendedOf, type Meanings } from './sought.ts';
import { readUntrusted } from '../../untrusted/read-untrusted.ts';
import type { Tasks } from '../../untrusted/tasks.ts';
import { Turns } from './turns.ts';
import { queryOf, type Sought } from './words.ts';

/** Maximum number of recipes that a search indexes first. */
const mostBefore = 50;
const mostNamed = 4;
/** Word comparisons per search: half a second of work, and enough for three tries of six words in a large cookbook. */
const mostCompared = 500_000;

interface Found {
  found: Awaited<ReturnType<typeof findRecipes>>;
  /** The corrected search. */
  meant: string[] | null;
}

/** Results for everything that was typed; otherwise without unknown words; otherwise for similar words. */
async function findSought(db: Kysely<Database>, { wanted, plain }: Read, search: Search, meanings: Meanings): Promise<Found> {
  const find = (things: readonly Sought[]) => findRecipes(db, { ...search, words: things.length === 0 ? null : queryOf(things, search) });
  const found = await find(wanted);
  if (found.rows.length > 0 || wanted.length === 0) return { found, meant: null };
  const telling = wanted.filter(({ isIdle }) => !isIdle);
  const isShorter = telling.length > 0 && telling.length < wanted.length;
  const shorter = isShorter ? await find(telling) : found;
  if (shorter.rows.length > 0) return { found: shorter, meant: null };
  const turns = new Turns(mostCompared);
  const known = await knownTo(db, search, turns);
  for (const said of [...(isShorter ? [telling] : []), wanted, plain]) {
    const things = await mendedOf(said, known, turns, meanings);
    const resembling = things === null ? found : await find(things);
    if (things !== null && resembling.rows.length > 0)
      return { found: resembling, meant: things.map(({ ways }) => ways[0]?.join(' ') ?? '') };
  }
  return { found, meant: null };
}

/** A search that was read. */
type Read = Awaited<ReturnType<Tasks['searched']>>;
const nothing: Read = { wanted: [], plain: [], have: { ids: [], unknown: [] } };

/** Reads what was typed, in a thread. Most lists are without. */
const readSearch = ({ query: { q = '', have }, reader, userGuid }: Asked): Promise<Read> =>
  q.trim() === '' && have === undefined
    ? Promise.resolve(nothing)
    : readUntrusted('searched', [q, have, reader.language], { owner: userGuid, field: 'q' });

/** Queries that do not use the index. */
const plainParts: ReadonlySet<string> = new Set(['before', 'limit', 'place']);

type Cooked = Awaited<ReturnType<typeof cookedOf>>;

interface Asked {
  companies: ReadonlyMap<string, string>;
  /** The user whose pantry counts. */
  userGuid: string;
  query: RecipeQuery;
  reader: Reader;
  limit: number;
}

function summaryOf(row: RecipeRow, { companies, reader }: Asked, atHome: readonly string[] | null, cooked: Cooked): RecipeSummary {
  const times = cooked.get(row.guid);
  const summary = { ...asSummary(row, companies.get(row.company_guid) ?? '', reader), ...(times !== undefined && { cooked: times }) };
  if (atHome === null) return summary;
  const missing = row.foods.filter((food) => !atHome.includes(food));
  const names = namesIn(reader.language);
  const named = missing.slice(0, mostNamed).map((food) => names.get(food)?.one ?? food);
  return { ...summary, missing: { count: missing.length + row.unnamed_foods, names: named } };
}

/** A page of search results. No match: fuzzy match against food names and titles. */
export async function searchRecipes(db: Kysely<Database>, asked: Asked): Promise<RecipePage> {
  const { query, reader, limit } = asked;
  const companies = [...asked.companies.keys()];
  const { language } = reader;
  if (Object.keys(query).some((name) => !plainParts.has(name))) await indexRecipes(db, companies, mostBefore);
  const facetsOnFirst = async () =>
    query.facets === 'yes' && query.before === undefined ? { facets: await facetsOf(db, companies, language) } : {};
  const read = await readSearch(asked);
  // The search has no words.
  if (read.wanted.length === 0 && (query.q ?? '').trim() !== '') return { items: [], next: null };
  const { ids, unknown } = read.have;
  // Everybody has water.
  const always = query.home === undefined ? [] : ['water', ...(await pantryOf(db, asked.userGuid))];
  const atHome = ids.length === 0 && query.home === undefined ? null : foodsAtHome([...ids, ...always]);
  const needed = ids.length === 0 ? null : foodsAtHome(ids);
  const section = query.section === undefined ? null : await categoryAt(db, query.section);
  // There is no such category.
  if (section === undefined) return { items: [], next: null, ...(await facetsOnFirst()) };
  const search: Search = { companies, language, query, words: null, section: section?.guid ?? null, atHome, needed, limit };
  // Later pages use the correction of the first.
  const meanings: Meanings = (texts) => readUntrusted('meanings', [texts, language], { owner: asked.userGuid, field: 'q' });
  const { found, meant } = await findSought(db, read, search, meanings);
  const names = namesIn(language);
  const cooked = await cookedOf(
    db,
    found.rows.map(({ guid }) => guid),
  );
  return {
    items: found.rows.map((row) => summaryOf(row, asked, atHome, cooked)),
    next: found.next,
    ...(ids.length > 0 && { have: ids.map((id) => ({ id, label: names.get(id)?.many ?? id })) }),
    ...(unknown.length > 0 && { unknown }),
    ...(meant !== null && { meant }),
    ...(await facetsOnFirst()),
  };
}

const isCuisine = (id: string): id is Cuisine => cuisines.some((known) => known === id);

/** The filters that apply to the recipes of these companies. */
async function facetsOf(db: Kysely<Database>, companies: readonly string[], language: Locale): Promise<RecipeFacets> {
  const { rows } = await sql<Record<'cuisines' | 'cooks' | 'tags', string[]> & Counted>`
    with own as materialized (select kind, cuisine, cook, diets, tags, collections, minutes, favourite_at from recipes
      where company_guid = any(${[...companies]}::uuid[]) and trashed_at is null)
    select (select count(*)::int4 from own) as total,
      (select count(*)::int4 from own where favourite_at is not null) as favourites,
      (select count(*)::int4 from own where minutes <= ${quickMinutes}::int4) as quick,
      coalesce((select jsonb_object_agg(kind, times) from (
        select kind, count(*)::int4 as times from own where kind is not null group by kind) of_kind), '{}') as kinds,
      coalesce((select jsonb_object_agg(diet, times) from (
        select diet, sum(times)::int4 as times from (select diets, count(*) as times from own group by diets) of_some, unnest(diets) diet
        group by diet) of_diet), '{}') as diets,
      coalesce((select jsonb_object_agg(guid, times) from (
        select guid, sum(times)::int4 as times from (select collections, count(*) as times from own group by collections) of_some,
        jsonb_array_elements_text(collections) guid group by guid) of_collection), '{}') as shelves,
      array(select distinct cuisine from own where cuisine is not null) as cuisines,
      array(select distinct cook from own where cook is not null) as cooks,
      array(select distinct tag from (select distinct tags from own) of_some, jsonb_array_elements_text(tags) tag) as tags`.execute(db);
  const [row] = rows;
  const kinds = new Set(Object.keys(row?.kinds ?? {}));
  const order = new Intl.Collator(language).compare;
  return {
    total: row?.total ?? 0,
    tags: (row?.tags ?? []).toSorted(order),
    categories: Object.entries(categories).flatMap(([name, of]) => (of.split(' ').some((kind) => kinds.has(kind)) ? [name] : [])),
    sections: await categoriesOfCompanies(db, companies, language),
    cuisines: (row?.cuisines ?? [])
      .map((id) => ({ id, label: isCuisine(id) ? cuisineIn(id, language) : id }))
      .toSorted((one, other) => order(one.label, other.label)),
    diets: Object.keys(row?.diets ?? {}),
    cooks: row?.cooks ?? [],
    counts: row === undefined ? [] : countsOf(row),
    collections: Object.entries(row?.shelves ?? {}).map(([guid, count]) => ({ guid, count })),
  };
}

/** Minutes of a quick recipe: one of `timeLimits`. */
const quickMinutes = 30;

interface Counted {
  total: number;
  favourites: number;
  quick: number;
  /** The number of recipes of each. */
  kinds: Readonly<Record<string, number>>;
  diets: Readonly<Record<string, number>>;
  /** By the id of the collection. */
  shelves: Readonly<Record<string, number>>;
}

/** What most people look for, with the number of recipes. A filter that finds nothing or everything is left out. */
function countsOf({ total, favourites, quick, kinds, diets }: Counted): NonNullable<RecipeFacets['counts']> {
  const found = [
    { filter: 'favourite' as const, value: 'yes', count: favourites },
    { filter: 'minutes' as const, value: String(quickMinutes), count: quick },
    ...Object.entries(diets).map(([diet, count]) => ({ filter: 'diet' as const, value: diet, count })),
    ...Object.entries(categories).map(([name, of]) => ({
      filter: 'category' as const,
      value: name,
      count: of.split(' ').reduce((sum, kind) => sum + (kinds[kind] ?? 0), 0),
    })),
  ];
  return found.filter(({ count }) => count > 0 && count < total);
}
