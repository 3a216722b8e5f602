import { sql, type Transaction } from 'kysely';
import { array, create, nullable, object, string } from 'superstruct';
import type { Database } from '../../db/schema.ts';
import type { ActionSource, Outcome } from '../engine/source.ts';
import { checkCategory } from './recipe-categories.ts';
import { outcomesOf } from './user-suspension.ts';

const inverseSchema = object({ parent: nullable(string()), children: array(string()) });

/** The living category of a guid is held, or there is none. */
const holdCategory = (tx: Transaction<Database>, guid: string) =>
  tx
    .selectFrom('categories')
    .select(['guid', 'parent_guid'])
    .where('guid', '=', guid)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Takes a category out of the tree: what stands under it goes under `under`. Resolves to what brings that back. */
async function takeOut(tx: Transaction<Database>, at: number, guid: string, under: string | null, mergedInto: string | null) {
  const { parent_guid: parent } = await tx
    .selectFrom('categories')
    .select('parent_guid')
    .where('guid', '=', guid)
    .executeTakeFirstOrThrow();
  const children = await tx
    .updateTable('categories')
    .set({ parent_guid: under })
    .where('parent_guid', '=', guid)
    .where('removed_at', 'is', null)
    .where('guid', '!=', under ?? guid)
    .returning('guid')
    .execute();
  await tx.updateTable('categories').set({ removed_at: at, merged_into: mergedInto }).where('guid', '=', guid).execute();
  return { parent, children: children.map((child) => child.guid) };
}

/** Puts one back, with what stood under it. False where its slug is another's by now. */
async function putBack(tx: Transaction<Database>, guid: string, inverse: object): Promise<boolean> {
  const { parent, children } = create(inverse, inverseSchema);
  const free = await tx
    .selectFrom('categories as t')
    .innerJoin('categories as other', 'other.slug', 't.slug')
    .select('other.guid')
    .where('t.guid', '=', guid)
    .where('other.removed_at', 'is', null)
    .executeTakeFirst();
  if (free) return false;
  const above = parent === null ? undefined : await holdCategory(tx, parent);
  const back = { removed_at: null, merged_into: null, parent_guid: above?.guid ?? null };
  await tx.updateTable('categories').set(back).where('guid', '=', guid).execute();
  if (children.length > 0) await tx.updateTable('categories').set({ parent_guid: guid }).where('guid', 'in', children).execute();
  return true;
}

/** Takes categories out of the tree. Their recipes keep them, unseen, until that is undone. */
export const removeCategories: ActionSource = {
  run: async (tx, { deps }, rows) => {
    const done = new Map<string, Outcome>();
    for (const { guid } of rows) done.set(guid, { inverse: await takeOut(tx, deps.clock.now(), guid, null, null) });
    return done;
  },
  undo: async (tx, _work, rows) => {
    const done = new Map<string, Outcome>();
    for (const { guid, inverse } of rows) done.set(guid, (await putBack(tx, guid, inverse)) ? { inverse: null } : { left: 'failed' });
    return done;
  },
};

/**
 * Puts the recipes of categories into the one that the answer names, and takes the categories out of the tree. Where a recipe came from is kept,
 * so that those which were there anyway stay when it is undone.
 */
export const mergeCategories: ActionSource = {
  check: checkCategory,
  run: async (tx, { deps, answer }, rows) => {
    const target = await holdCategory(tx, answer);
    const done = new Map<string, Outcome>();
    for (const { guid } of rows) {
      if (target === undefined || guid === target.guid) {
        done.set(guid, { left: target === undefined ? 'failed' : 'notAllowed' });
        continue;
      }
      // What stands under itself would be a ring.
      if (target.parent_guid === guid) await tx.updateTable('categories').set({ parent_guid: null }).where('guid', '=', answer).execute();
      const inverse = await takeOut(tx, deps.clock.now(), guid, answer, answer);
      await sql`insert into recipe_categories (recipe_guid, category_guid, came_from)
        select recipe_guid, ${answer}::uuid, ${guid}::uuid from recipe_categories where category_guid = ${guid}
        on conflict do nothing`.execute(tx);
      done.set(guid, { inverse: target.parent_guid === guid ? { ...inverse, children: [...inverse.children, answer] } : inverse });
    }
    return outcomesOf(rows, done);
  },
  undo: async (tx, { answer }, rows) => {
    const done = new Map<string, Outcome>();
    for (const { guid, inverse } of rows) {
      const isBack = await putBack(tx, guid, inverse);
      if (isBack) await tx.deleteFrom('recipe_categories').where('category_guid', '=', answer).where('came_from', '=', guid).execute();
      done.set(guid, isBack ? { inverse: null } : { left: 'failed' });
    }
    return done;
  },
};
