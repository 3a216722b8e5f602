import { sql, type Transaction } from 'kysely';
import { array, create, nullable, number, optional, string, type, type Infer } from 'superstruct';
import type { Database } from '../../db/schema.ts';
import type { ActionSource, Outcome } from '../engine/source.ts';
import { canBeUnder, holdTree, lineOf } from './category-form.ts';
import { checkCategory } from './recipe-categories.ts';
import { outcomesOf } from './user-suspension.ts';

const movedSchema = type({ guid: string(), from: nullable(string()), to: nullable(string()), position: number() });
/** A removed category's parent, and where its children moved. `children`: written by older versions. */
const inverseSchema = type({ parent: nullable(string()), moved: optional(array(movedSchema)), children: optional(array(string())) });

interface Standing {
  guid: string;
  parent_guid: string | null;
  position: number;
}

/** The active category with a guid. Throws when there is none. */
const findCategory = (tx: Transaction<Database>, guid: string): Promise<Standing | undefined> =>
  tx
    .selectFrom('categories')
    .select(['guid', 'parent_guid', 'position'])
    .where('guid', '=', guid)
    .where('removed_at', 'is', null)
    .executeTakeFirst();

const putUnder = (tx: Transaction<Database>, guid: string, parent: string | null, position: number) =>
  tx.updateTable('categories').set({ parent_guid: parent, position }).where('guid', '=', guid).execute();

/**
 * Removes a category from the tree. Its children move under `under`; if that is one of its own descendants, the branch that holds it takes the
 * removed category's place. Resolves to the data that undoes this.
 */
async function takeOut(tx: Transaction<Database>, at: number, guid: string, under: string | null, mergedInto: string | null) {
  const { parent_guid: parent, position } = await tx
    .selectFrom('categories')
    .select(['parent_guid', 'position'])
    .where('guid', '=', guid)
    .executeTakeFirstOrThrow();
  const above = under === null ? [] : await lineOf(tx, under);
  const children = await tx
    .selectFrom('categories')
    .select(['guid', 'position'])
    .where('parent_guid', '=', guid)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('guid')
    .execute();
  const moved: Infer<typeof movedSchema>[] = [];
  for (const child of children) {
    const isBranch = above.includes(child.guid);
    const to = isBranch ? parent : under;
    await putUnder(tx, child.guid, to, isBranch ? position : child.position);
    moved.push({ guid: child.guid, from: guid, to, position: child.position });
  }
  await tx.updateTable('categories').set({ removed_at: at, merged_into: mergedInto }).where('guid', '=', guid).execute();
  return { parent, moved };
}

/** Restores a category with those children that were not moved since. False when its slug is in use by now. */
async function putBack(tx: Transaction<Database>, guid: string, inverse: object): Promise<boolean> {
  const { parent, moved, children } = create(inverse, inverseSchema);
  const free = await tx
    .selectFrom('categories as t')
    .innerJoin('categories as other', 'other.slug', 't.slug')
    .select('other.guid')
    .where('t.guid', '=', guid)
    .where('other.removed_at', 'is', null)
    .executeTakeFirst();
  if (free) return false;
  const above = parent === null ? undefined : await findCategory(tx, parent);
  const back = { removed_at: null, merged_into: null, parent_guid: above?.guid ?? null };
  await tx.updateTable('categories').set(back).where('guid', '=', guid).execute();
  for (const { guid: child, to, position } of moved ?? []) {
    const now = await findCategory(tx, child);
    // Its replacement is no longer an ancestor.
    if (now?.parent_guid === to && (await canBeUnder(tx, child, guid))) await putUnder(tx, child, guid, position);
  }
  for (const child of children ?? []) {
    const now = await findCategory(tx, child);
    if (now !== undefined && (await canBeUnder(tx, child, guid))) await putUnder(tx, child, guid, now.position);
  }
  return true;
}

/** Removes categories from the tree. Their recipes keep them, hidden, until the removal is undone. */
export const removeCategories: ActionSource = {
  run: async (tx, { deps }, rows) => {
    await holdTree(tx);
    const done = new Map<string, Outcome>();
    for (const { guid } of rows) done.set(guid, { inverse: await takeOut(tx, deps.clock.now(), guid, null, null) });
    return done;
  },
  undo: async (tx, _work, rows) => {
    await holdTree(tx);
    const done = new Map<string, Outcome>();
    for (const { guid, inverse } of rows) done.set(guid, (await putBack(tx, guid, inverse)) ? { inverse: null } : { left: 'failed' });
    return done;
  },
};

/**
 * Moves the recipes of categories into the one that the answer names, and removes the categories from the tree. Records where each recipe came from,
 * so that an undo leaves recipes that were there before.
 */
export const mergeCategories: ActionSource = {
  check: checkCategory,
  run: async (tx, { deps, answer }, rows) => {
    await holdTree(tx);
    const target = await findCategory(tx, answer);
    const done = new Map<string, Outcome>();
    for (const { guid } of rows) {
      if (target === undefined || guid === target.guid) {
        done.set(guid, { left: target === undefined ? 'failed' : 'notAllowed' });
        continue;
      }
      const inverse = await takeOut(tx, deps.clock.now(), guid, answer, answer);
      await sql`insert into recipe_categories (recipe_guid, category_guid, came_from)
        select recipe_guid, ${answer}::uuid, ${guid}::uuid from recipe_categories where category_guid = ${guid}
        on conflict do nothing`.execute(tx);
      done.set(guid, { inverse });
    }
    return outcomesOf(rows, done);
  },
  undo: async (tx, { answer }, rows) => {
    await holdTree(tx);
    const done = new Map<string, Outcome>();
    for (const { guid, inverse } of rows) {
      const isBack = await putBack(tx, guid, inverse);
      if (isBack) await tx.deleteFrom('recipe_categories').where('category_guid', '=', answer).where('came_from', '=', guid).execute();
      done.set(guid, isBack ? { inverse: null } : { left: 'failed' });
    }
    return done;
  },
};
