import { sql, type Kysely, type RawBuilder } from 'kysely';
import { areas } from '../../../contract/console/areas.ts';
import type { Query } from '../../../contract/console/query.ts';
import type { Row } from '../../../contract/console/shapes.ts';
import type { Database } from '../../db/schema.ts';
import { isGuid } from '../../db/guid.ts';
import { hasWords, isAbout, isOrNot, isVersion, oneOf, personOf, within } from '../engine/parts.ts';
import { source, type Condition, type ListedBy, type Sql } from '../engine/source.ts';
import { cookInLab } from './cook-in-lab.ts';
import { assignCategory, takeCategory } from './recipe-categories.ts';
import { addNote, notesAbout } from './staff-notes.ts';
import { sheetOf } from './recipe-sheet.ts';
import { feature, restore, trash, unfeature, withdraw } from './recipe-sharing.ts';

const title = sql`(t.body ->> 'title')`;
const [cook, language] = [sql`t.cook`, sql`t.language`];
const [owner, createdAt] = [personOf(sql`t.user_guid`), sql`t.created_at`];
const outcome = sql`t.outcome`;
const promptVersion = sql`(t.cooked_by ->> 'promptVersion')::int4`;
const living = sql`recipe_categories rc join categories c on c.guid = rc.category_guid and c.removed_at is null`;
const categories = sql`array(select c.names ->> 'en' from ${living} where rc.recipe_guid = t.guid order by c.position, c.guid)`;

const share = (what: RawBuilder<unknown>) => sql`(select ${what} from shared_recipes s where s.id = t.share_id)`;
const isShared = sql`(t.share_id is not null)`;
const isListed = sql`coalesce(${share(sql`s.is_listed`)}, false)`;
const isFeatured = sql`coalesce(${share(sql`s.featured_at is not null`)}, false)`;
const isInTrash = sql`(t.trashed_at is not null)`;
const reports = sql`recipe_reports rr where rr.recipe_guid = t.guid`;
const sharedPath = sql`'/r/' || case when s.slug = '' then '' else s.slug || '-' end || s.id`;

const cells = {
  title,
  owner,
  createdAt,
  cook,
  promptVersion,
  categories,
  outcome,
  language,
  isShared,
  isListed,
  isFeatured,
  isInTrash,
  reports: sql`(select count(*)::int4 from ${reports})`,
};

/** The category with this slug or guid. */
const categoryOf = (category: string): Sql =>
  sql`(select c.guid from categories c where ${isGuid(category) ? sql`c.guid` : sql`c.slug`} = ${category} and c.removed_at is null)`;

/** Lists of a category are sorted by what it holds of its recipes: a rare one is spread over all recipes. */
function listedBy({ filters: { category }, sort }: Pick<Query, 'filters' | 'sort'>): ListedBy | null {
  if (category === undefined) return null;
  const sorted = sort.column === 'title' ? sql`l.title` : sql`l.created_at`;
  return {
    filter: 'category',
    table: sql`recipe_categories`,
    on: sql`l.recipe_guid = t.guid and l.category_guid = ${categoryOf(category)}`,
    sorted,
    guid: sql`l.recipe_guid`,
  };
}

/** Recipes in the category with this slug or guid. */
const isIn =
  (category: string): Condition =>
  async (db) => {
    const found = await db
      .selectFrom('categories')
      .select('guid')
      .where(isGuid(category) ? 'guid' : 'slug', '=', category)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    if (found === undefined) return sql`false`;
    return sql`exists (select 1 from recipe_categories rc where rc.recipe_guid = t.guid and rc.category_guid = ${found.guid}::uuid)`;
  };

/** Problems reported by users, newest first. */
async function reportsOf(db: Kysely<Database>, guid: string): Promise<Row[]> {
  const rows = await db
    .selectFrom('recipe_reports')
    .select(['guid', 'kind', 'words', 'created_at as createdAt', 'handled_at'])
    .where('recipe_guid', '=', guid)
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute();
  return rows.map(({ guid: key, handled_at, ...told }) => ({
    guid: key,
    version: 1,
    cells: { ...told, state: handled_at === null ? 'open' : 'handled' },
  }));
}

/** All recipes. Failed orders are listed under orders. */
export const recipesSource = source<typeof areas.recipes>({
  area: areas.recipes,
  table: 'recipes',
  where: sql`true`,
  version: sql`t.row_version`,
  subject: sql`t.user_guid`,
  cells,
  sorts: { title: sql`left(t.small_title, 60)`, createdAt },
  listedBy,
  search: (text) => (isGuid(text) ? sql`t.guid = ${text}` : hasWords(sql`t.small_title`, text)),
  filters: {
    owner: (value) => isAbout([sql`t.user_guid`], value),
    cook: (value) => oneOf(cook, value),
    promptVersion: (value) => sql`(t.cooked_by ->> 'promptVersion' is not null and ${isVersion(promptVersion, value)})`,
    outcome: (value) => oneOf(outcome, value),
    category: (value) => isIn(value),
    language: (value) => oneOf(language, value),
    createdAt: (value) => within(createdAt, value),
    isShared: (value) => isOrNot(isShared, value),
    isFeatured: (value) =>
      isOrNot(sql`exists (select 1 from shared_recipes s where s.id = t.share_id and s.featured_at is not null)`, value),
    isReported: (value) => isOrNot(sql`exists (select 1 from ${reports})`, value),
    isInTrash: (value) => isOrNot(isInTrash, value),
  },
  indexed: ['cook', 'outcome', 'language', 'createdAt', 'isShared', 'isInTrash'],
  fields: {
    title,
    owner,
    createdAt,
    cook,
    promptVersion,
    categories,
    outcome,
    language,
    sharedAt: share(sql`s.shared_at`),
    sharedPath: share(sharedPath),
    isListed,
    isFeatured,
    withdrawnReason: sql`(select s.withdrawn_reason from shared_recipes s where s.recipe_guid = t.guid and s.withdrawn_by_staff limit 1)`,
    isInTrash,
    recipe: sheetOf(sql`t`, sql`t.body`),
  },
  lists: { reports: reportsOf, notes: notesAbout('recipe_guid') },
  actions: { assignCategory, takeCategory, feature, unfeature, withdraw, trash, restore, cookInLab, addNote: addNote('recipe_guid') },
});
