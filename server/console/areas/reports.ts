import { sql, type RawBuilder } from 'kysely';
import { areas } from '../../../contract/console/areas.ts';
import { isGuid } from '../../db/guid.ts';
import { hasWords, oneOf, personOf, recipeOf, within } from '../engine/parts.ts';
import { source } from '../engine/source.ts';
import { sheetOf } from './recipe-sheet.ts';
import { trash, withdraw } from './recipe-sharing.ts';
import { markHandled, onRecipe, reopen, reply } from './report-actions.ts';

const ofRecipe = (what: RawBuilder<unknown>) => sql`(select ${what} from recipes r where r.guid = t.recipe_guid)`;
const title = ofRecipe(sql`coalesce(r.title, r.body ->> 'title')`);
const promptVersion = ofRecipe(sql`(r.cooked_by ->> 'promptVersion')::int4`);
const ownerGuid = ofRecipe(sql`r.user_guid`);
const [kind, words, createdAt, handledAt] = [sql`t.kind`, sql`t.words`, sql`t.created_at`, sql`t.handled_at`];
const state = sql`(case when t.handled_at is null then 'open' else 'handled' end)`;
const by = sql`(case when t.share_id is null then 'owner' else 'visitor' end)`;
/** The recipe as it was when it was reported, if that is still stored. */
const content = ofRecipe(
  sheetOf(
    sql`r`,
    sql`coalesce((select v.body from recipe_versions v where v.recipe_guid = t.recipe_guid and v.version = t.version), r.body)`,
  ),
);

const cells = { recipe: title, kind, state, by, words, createdAt, owner: personOf(ownerGuid), promptVersion, handledAt };

/** Recipe problems, reported by owners and by visitors of shared recipes. */
export const reportsSource = source<typeof areas.reports>({
  area: areas.reports,
  table: 'recipe_reports',
  where: sql`true`,
  version: sql`t.row_version`,
  subject: ownerGuid,
  cells,
  sorts: { createdAt },
  search: (text) =>
    isGuid(text) ? sql`(t.guid = ${text} or t.recipe_guid = ${text})` : hasWords(sql`lower(${title} || ' ' || t.words)`, text),
  filters: {
    kind: (value) => oneOf(kind, value),
    state: (value) => oneOf(state, value),
    by: (value) => oneOf(by, value),
    recipe: (value) => (isGuid(value) ? sql`t.recipe_guid = ${value}` : hasWords(sql`lower(${title})`, value)),
    createdAt: (value) => within(createdAt, value),
  },
  fields: {
    ...cells,
    reporter: sql`(case when t.share_id is null then ${personOf(ownerGuid)} end)`,
    language: sql`(case when t.share_id is null then (select u.language from users u where u.guid = ${ownerGuid}) end)`,
    recipeNow: recipeOf(sql`t.recipe_guid`),
    version: sql`t.version`,
    handledNote: sql`t.handled_note`,
    isShared: ofRecipe(sql`r.share_id is not null`),
    isInTrash: ofRecipe(sql`r.trashed_at is not null`),
    content,
  },
  lists: {},
  actions: { reply, markHandled, reopen, withdraw: onRecipe(withdraw), trash: onRecipe(trash) },
});
