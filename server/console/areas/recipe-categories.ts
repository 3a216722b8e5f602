import { isGuid } from '../../db/guid.ts';
import { invalidFields } from '../../http/failure.ts';
import { i18n } from '@anydish/language/sentence';
import type { ActionSource, Outcome } from '../engine/source.ts';
import { outcomesOf } from './user-suspension.ts';

/** @throws Failure invalidInput under the field `answer` */
export const checkCategory: NonNullable<ActionSource['check']> = async ({ deps: { db }, answer }) => {
  const found = isGuid(answer)
    ? await db.selectFrom('categories').select('guid').where('guid', '=', answer).where('removed_at', 'is', null).executeTakeFirst()
    : undefined;
  if (!found) throw invalidFields({ answer: i18n._('Please choose a category.') });
};

const give: ActionSource['run'] = async (tx, { answer }, rows) => {
  // Ignores a category that was removed meanwhile.
  const category = await tx
    .selectFrom('categories')
    .select('guid')
    .where('guid', '=', answer)
    .where('removed_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!category) return new Map(rows.map(({ guid }): [string, Outcome] => [guid, { left: 'failed' }]));
  const given = await tx
    .insertInto('recipe_categories')
    .values(rows.map(({ guid }) => ({ recipe_guid: guid, category_guid: category.guid, came_from: null })))
    .onConflict((conflict) => conflict.columns(['recipe_guid', 'category_guid']).doNothing())
    .returning('recipe_guid as guid')
    .execute();
  return outcomesOf(rows, new Map(given.map(({ guid }) => [guid, { inverse: {} }])));
};

const take: ActionSource['run'] = async (tx, { answer }, rows) => {
  const guids = rows.map(({ guid }) => guid);
  const taken = await tx
    .deleteFrom('recipe_categories')
    .where('category_guid', '=', answer)
    .where('recipe_guid', 'in', guids)
    .returning('recipe_guid as guid')
    .execute();
  return outcomesOf(rows, new Map(taken.map(({ guid }) => [guid, { inverse: {} }])));
};

/** Adds recipes to the category that the answer names. */
export const assignCategory: ActionSource = { check: checkCategory, run: give, undo: take };
export const takeCategory: ActionSource = { check: checkCategory, run: take, undo: give };
