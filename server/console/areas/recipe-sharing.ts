import { sql, type Transaction } from 'kysely';
import { create, nullable, object, string } from 'superstruct';
import { sourceLocale } from '../../../contract/shell/locales.ts';
import type { Database } from '../../db/schema.ts';
import type { Mail } from '../../mail/mailer.ts';
import type { Letterhead } from '../../mail/notice.ts';
import { shareRestoredMail, shareWithdrawnMail } from '../../mail/share-mails.ts';
import type { ActionSource, Outcome, Work } from '../engine/source.ts';
import { checkReason, outcomesOf } from './user-suspension.ts';

const guidsOf = (rows: readonly { guid: string }[]) => rows.map(({ guid }) => guid);
type Tx = Transaction<Database>;

const change = (from: boolean, to: boolean) => ({ isFeatured: { from, to } });

/** Features recipes on the landing page: only those that their owners share and allow to be listed. */
export const feature: ActionSource = {
  run: async (tx, { deps }, rows) => {
    const now = deps.clock.now();
    const { rows: found } = await sql<{ guid: string; isFeatured: boolean }>`
      select s.recipe_guid as guid, s.featured_at is not null as "isFeatured" from shared_recipes s join recipes r on r.guid = s.recipe_guid
      where s.recipe_guid in (${sql.join(guidsOf(rows))}) and s.withdrawn_at is null and s.is_listed and r.trashed_at is null for update of s`.execute(
      tx,
    );
    const fit = new Map(found.map(({ guid, isFeatured }) => [guid, isFeatured]));
    const outcomes = rows.map(({ guid }): [string, Outcome] => {
      const isFeatured = fit.get(guid);
      if (isFeatured === undefined) return [guid, { left: 'notAllowed' }];
      return [guid, isFeatured ? { left: 'alreadySo' } : { inverse: {}, changes: change(false, true) }];
    });
    const fresh = outcomes.flatMap(([guid, outcome]) => ('left' in outcome ? [] : [guid]));
    if (fresh.length > 0)
      await tx
        .updateTable('shared_recipes')
        .set({ featured_at: now })
        .where('recipe_guid', 'in', fresh)
        .where('withdrawn_at', 'is', null)
        .execute();
    return new Map(outcomes);
  },
  undo: (tx, work, rows) => unfeature.run(tx, work, rows),
};

export const unfeature: ActionSource = {
  run: async (tx, _work, rows) => {
    const ended = await tx
      .updateTable('shared_recipes')
      .set({ featured_at: null })
      .where('recipe_guid', 'in', guidsOf(rows))
      .where('featured_at', 'is not', null)
      .returning('recipe_guid as guid')
      .execute();
    return outcomesOf(rows, new Map(ended.map(({ guid }) => [guid, { inverse: {}, changes: change(true, false) }])));
  },
  undo: (tx, work, rows) => feature.run(tx, work, rows),
};

const linkSchema = object({ id: string(), featured: nullable(string()) });

type Written = { title: string } & Letterhead;

/** Mails the owners of recipes, each in their language. */
async function tellOwners(tx: Tx, { deps }: Pick<Work, 'deps'>, guids: readonly string[], write: (to: Written) => Mail): Promise<void> {
  const { rows } = await sql<{ guid: string; email: string; language: typeof sourceLocale | null; title: string }>`
    select r.guid, u.email, u.language, coalesce(r.title, r.body ->> 'title') as title from recipes r join users u on u.guid = r.user_guid
    where r.guid in (${sql.join(guids)})`.execute(tx);
  for (const { guid, email, language, title } of rows) {
    const letterhead = { ...deps.config, to: email, language: language ?? sourceLocale };
    await deps.mailer.send(tx, { ...write({ ...letterhead, title }), about: guid });
  }
}

/** Ends links, and tells their owners why. A withdrawn recipe cannot be shared again unless this is undone. */
export const withdraw: ActionSource = {
  check: checkReason,
  mails: true,
  run: async (tx, work, rows) => {
    const reason = work.answer.trim();
    const now = work.deps.clock.now();
    const links = await tx
      .selectFrom('shared_recipes')
      .select(['id', 'recipe_guid as guid', 'featured_at'])
      .where('recipe_guid', 'in', guidsOf(rows))
      .where('withdrawn_at', 'is', null)
      .forUpdate()
      .execute();
    if (links.length > 0) {
      const ids = links.map(({ id }) => id);
      const ended = { withdrawn_at: now, changed_at: now, withdrawn_by_staff: true, withdrawn_reason: reason, featured_at: null };
      await tx.updateTable('shared_recipes').set(ended).where('id', 'in', ids).execute();
      await tx.updateTable('recipes').set({ share_id: null }).where('guid', 'in', guidsOf(links)).execute();
      await tellOwners(tx, work, guidsOf(links), (to) => shareWithdrawnMail({ ...to, reason }));
    }
    const changes = { isShared: { from: true, to: false }, withdrawnReason: { from: null, to: reason } };
    return outcomesOf(
      rows,
      new Map(
        links.map(({ guid, id, featured_at }): [string, Outcome] => [
          guid,
          { inverse: { id, featured: featured_at === null ? null : String(featured_at) }, changes },
        ]),
      ),
    );
  },
  undo: async (tx, { deps }, rows) => {
    const done = new Map<string, Outcome>();
    for (const { guid, inverse } of rows) {
      const { id, featured } = create(inverse, linkSchema);
      const back = { withdrawn_at: null, withdrawn_by_staff: false, withdrawn_reason: null, changed_at: deps.clock.now() };
      const row = await tx
        .updateTable('shared_recipes')
        .set({ ...back, featured_at: featured === null ? null : Number(featured) })
        .where('id', '=', id)
        .where('withdrawn_by_staff', '=', true)
        .returning('id')
        .executeTakeFirst();
      if (row === undefined) continue;
      await tx.updateTable('recipes').set({ share_id: id }).where('guid', '=', guid).execute();
      done.set(guid, { inverse: {}, changes: { isShared: { from: false, to: true } } });
    }
    if (done.size > 0) await tellOwners(tx, { deps }, [...done.keys()], shareRestoredMail);
    return outcomesOf(rows, done);
  },
};

const timeSchema = object({ at: string() });

/** Moves recipes to their owners' trash; the janitor deletes them after thirty days. */
export const trash: ActionSource = {
  run: async (tx, { deps }, rows) => {
    const thrown = await tx
      .updateTable('recipes')
      .set({ trashed_at: deps.clock.now() })
      .where('guid', 'in', guidsOf(rows))
      .where('trashed_at', 'is', null)
      .returning('guid')
      .execute();
    return outcomesOf(rows, new Map(thrown.map(({ guid }) => [guid, { inverse: {}, changes: { isInTrash: { from: false, to: true } } }])));
  },
  undo: (tx, work, rows) => restore.run(tx, work, rows),
};

export const restore: ActionSource = {
  run: async (tx, _work, rows) => {
    const before = await tx
      .selectFrom('recipes')
      .select(['guid', 'trashed_at'])
      .where('guid', 'in', guidsOf(rows))
      .where('trashed_at', 'is not', null)
      .execute();
    if (before.length > 0) await tx.updateTable('recipes').set({ trashed_at: null }).where('guid', 'in', guidsOf(before)).execute();
    const changes = { isInTrash: { from: true, to: false } };
    return outcomesOf(rows, new Map(before.map(({ guid, trashed_at }) => [guid, { inverse: { at: String(trashed_at) }, changes }])));
  },
  undo: async (tx, _work, rows) => {
    const before = rows.map(({ guid, inverse }) => ({ guid, ...create(inverse, timeSchema) }));
    const { rows: back } = await sql<{ guid: string }>`
      update recipes r set trashed_at = w.at from jsonb_to_recordset(${JSON.stringify(before)}::jsonb) as w (guid uuid, at int8)
      where r.guid = w.guid and r.trashed_at is null returning r.guid`.execute(tx);
    const changes = { isInTrash: { from: false, to: true } };
    const done = new Map(back.map(({ guid }): [string, Outcome] => [guid, { inverse: {}, changes }]));
    return outcomesOf(rows, done);
  },
};
