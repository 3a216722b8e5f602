import { sql, type Transaction } from 'kysely';
import { create, nullable, object, string, type } from 'superstruct';
import { sourceLocale } from '../../../contract/shell/locales.ts';
import type { Database } from '../../db/schema.ts';
import { reportAnsweredMail } from '../../mail/report-answered-mail.ts';
import type { ActionSource, Outcome } from '../engine/source.ts';
import { checkReason, outcomesOf } from './user-suspension.ts';

const guidsOf = (rows: readonly { guid: string }[]) => rows.map(({ guid }) => guid);

const handledChanges = (note: string) => ({ state: { from: 'open', to: 'handled' }, handledNote: { from: null, to: note } });

/** Marks open reports as handled. Resolves to those that were open. */
async function close(tx: Transaction<Database>, guids: readonly string[], at: number, note: string): Promise<string[]> {
  const handled = await tx
    .updateTable('recipe_reports')
    .set({ handled_at: at, handled_note: note, row_version: sql`row_version + 1` })
    .where('guid', 'in', [...guids])
    .where('handled_at', 'is', null)
    .returning('guid')
    .execute();
  return guidsOf(handled);
}

/** Marks reports as handled. The answer is the note of staff. */
export const markHandled: ActionSource = {
  run: async (tx, { deps, answer }, rows) => {
    const note = answer.trim();
    const handled = await close(tx, guidsOf(rows), deps.clock.now(), note);
    return outcomesOf(rows, new Map(handled.map((guid): [string, Outcome] => [guid, { inverse: {}, changes: handledChanges(note) }])));
  },
  undo: (tx, work, rows) => reopen.run(tx, work, rows),
};

const inverseSchema = object({ at: string(), note: nullable(string()) });

export const reopen: ActionSource = {
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
      const [handled] = await close(tx, [guid], Number(at), note ?? '');
      if (handled !== undefined) done.set(guid, { inverse: {}, changes: handledChanges(note ?? '') });
    }
    return outcomesOf(rows, done);
  },
};

/** Mails the answer to the owner who reported a recipe, and marks the report as handled. Visitors leave no address. */
export const reply: ActionSource = {
  check: checkReason,
  mails: true,
  run: async (tx, { deps, answer }, rows) => {
    const words = answer.trim();
    const { rows: reports } = await sql<{
      guid: string;
      email: string;
      language: typeof sourceLocale | null;
      title: string;
      words: string;
    }>`
      select t.guid, u.email, u.language, coalesce(r.title, r.body ->> 'title') as title, t.words from recipe_reports t
      join recipes r on r.guid = t.recipe_guid join users u on u.guid = r.user_guid
      where t.guid in (${sql.join(guidsOf(rows))}) and t.share_id is null`.execute(tx);
    if (reports.length > 0) await close(tx, guidsOf(reports), deps.clock.now(), words);
    for (const { email, language, title, words: reported } of reports)
      await deps.mailer.send(
        tx,
        reportAnsweredMail({ ...deps.config, to: email, language: language ?? sourceLocale, title, reported, answer: words }),
      );
    const answered = new Set(guidsOf(reports));
    return new Map(
      rows.map(({ guid }): [string, Outcome] => [
        guid,
        answered.has(guid) ? { inverse: null, changes: handledChanges(words) } : { left: 'notAllowed' },
      ]),
    );
  },
};

const ofRecipeSchema = type({ recipe: string(), inverse: object() });

/** An action of recipes, from their reports. Of several reports of one recipe the first one does it. */
export const onRecipe = (action: ActionSource): ActionSource => ({
  ...action,
  run: async (tx, work, rows) => {
    const reports = await tx
      .selectFrom('recipe_reports')
      .select(['guid', 'recipe_guid as recipe'])
      .where('guid', 'in', guidsOf(rows))
      .orderBy('guid')
      .execute();
    const firsts = new Map(reports.toReversed().map(({ guid, recipe }) => [recipe, guid]));
    const outcomes = await action.run(
      tx,
      work,
      [...firsts.keys()].map((guid) => ({ guid })),
    );
    return new Map(
      reports.map(({ guid, recipe }): [string, Outcome] => {
        const outcome = outcomes.get(recipe);
        if (outcome === undefined || firsts.get(recipe) !== guid) return [guid, { left: 'alreadySo' }];
        return [guid, 'left' in outcome ? outcome : { ...outcome, inverse: { recipe, inverse: outcome.inverse ?? {} } }];
      }),
    );
  },
  undo: async (tx, work, rows) => {
    const held = rows.map(({ guid, inverse }) => ({ guid, ...create(inverse, ofRecipeSchema) }));
    const outcomes = await action.undo?.(
      tx,
      work,
      held.map(({ recipe, inverse }) => ({ guid: recipe, inverse })),
    );
    return new Map(held.map(({ guid, recipe }): [string, Outcome] => [guid, outcomes?.get(recipe) ?? { left: 'alreadySo' }]));
  },
});
