import { sql } from 'kysely';
import { areas } from '../../../contract/console/areas.ts';
import { isGuid } from '../../db/guid.ts';
import { hasWords, oneOf, personOf, within } from '../engine/parts.ts';
import { source } from '../engine/source.ts';
import { assignCategory, takeCategory } from './recipe-categories.ts';

const title = sql`(t.body ->> 'title')`;
const cook = sql`(t.cooked_by ->> 'kind')`;
const language = sql`(select j.language from recipe_jobs j where j.guid = t.job_guid)`;
const [owner, createdAt] = [personOf(sql`t.user_guid`), sql`t.created_at`];
const promptVersion = sql`(t.cooked_by ->> 'promptVersion')::int4`;
const living = sql`recipe_categories rc join categories c on c.guid = rc.category_guid and c.removed_at is null`;
const categories = sql`array(select c.names ->> 'en' from ${living} where rc.recipe_guid = t.guid order by c.position, c.guid)`;

const cells = {
  title,
  owner,
  createdAt,
  cook,
  categories,
  promptVersion,
  language,
};

/** Every recipe. One that failed is no recipe and has no row here. */
export const recipesSource = source<typeof areas.recipes>({
  area: areas.recipes,
  table: 'recipes',
  where: sql`true`,
  version: sql`t.row_version`,
  subject: sql`t.user_guid`,
  cells,
  sorts: { title: sql`lower(left(t.body ->> 'title', 60))`, createdAt },
  search: (text) => (isGuid(text) ? sql`t.guid = ${text}` : hasWords(sql`lower(t.body ->> 'title')`, text)),
  filters: {
    cook: (value) => oneOf(cook, value),
    category: (value) =>
      sql`exists (select 1 from ${living} where rc.recipe_guid = t.guid and (c.slug = ${value} or c.guid::text = ${value}))`,
    language: (value) => oneOf(language, value),
    createdAt: (value) => within(createdAt, value),
  },
  fields: { title, owner, createdAt, cook, categories, promptVersion, language, recipe: sql`t.body::text` },
  lists: {},
  actions: { assignCategory, takeCategory },
});
