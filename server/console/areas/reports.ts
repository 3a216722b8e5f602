import { sql, type RawBuilder } from 'kysely';
import { create, nullable, object, string } from 'superstruct';
import { areas } from '../../../contract/console/areas.ts';
import { isGuid } from '../../db/guid.ts';
import { hasWords, oneOf, personOf, recipeOf, within } from '../engine/parts.ts';
import { source, type ActionSource, type Outcome } from '../engine/source.ts';
import { sheetOf } from './recipe-sheet.ts';
import { outcomesOf } from './user-suspension.ts';

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

const guidsOf = (rows: readonly { guid: string }[]) => rows.map(({ guid }) => guid);

/** Marks reports as handled. The answer is the note of staff. */
const markHandled: ActionSource = {
  run: async (tx, { deps, answer }, rows) => {
    const note = answer.trim();
    const handled = await tx
      .updateTable('recipe_reports')
      .set({ handled_at: deps.clock.now(), handled_note: note, row_version: sql`row_version + 1` })
      .where('guid', 'in', guidsOf(rows))
      .where('handled_at', 'is', null)
      .returning('guid')
      .execute();
    const changes = { state: { from: 'open', to: 'handled' }, handledNote: { from: null, to: note } };
    return outcomesOf(rows, new Map(handled.map(({ guid }): [string, Outcome] => [guid, { inverse: {}, changes }])));
  },
  undo: (tx, work, rows) => reopen.run(tx, work, rows),
};

const inverseSchema = object({ at: string(), note: nullable(string()) });

const reopen: ActionSource = {
  run: async (tx, _work, rows) => {
    const before = await tx
      .selectFrom('recipe_reports')
      .select(['guid', 'handled_at', 'handled_note'])
      .where('guid', 'in', guidsOf(rows))
      .where('handled_at', 'is not', null)
      .execute();
    const open = { handled_at: null, handled_note: null, row_version: sql<number>`row_version + 1` };
    if (before.length > 0) await tx.updateTable('recipe_reports').set(open).where('guid', 'in', guidsOf(before)).execute();
    const done = before.map(({ guid, handled_at, handled_note: note }): [string, Outcome] => {
      const changes = { state: { from: 'handled', to: 'open' }, handledNote: { from: note, to: null } };
      return [guid, { inverse: { at: String(handled_at), note }, changes }];
    });
    return outcomesOf(rows, new Map(done));
  },
  undo: async (tx, _work, rows) => {
    const done = new Map<string, Outcome>();
    for (const { guid, inverse } of rows) {
      const { at, note } = create(inverse, inverseSchema);
      const row = await tx
        .updateTable('recipe_reports')
        .set({ handled_at: Number(at), handled_note: note, row_version: sql`row_version + 1` })
        .where('guid', '=', guid)
        .where('handled_at', 'is', null)
        .returning('guid')
        .executeTakeFirst();
      const changes = { state: { from: 'open', to: 'handled' }, handledNote: { from: null, to: note } };
      if (row) done.set(guid, { inverse: {}, changes });
    }
    return outcomesOf(rows, done);
  },
};

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
  fields: { ...cells, recipeNow: recipeOf(sql`t.recipe_guid`), version: sql`t.version`, handledNote: sql`t.handled_note`, content },
  lists: {},
  actions: { markHandled, reopen },
});
