import type { Transaction } from 'kysely';
import type { RecipeEdit } from '../../../contract/recipes/version-endpoints.ts';
import type { Database } from '../../db/schema.ts';
import { Failure, invalidFields } from '../../http/failure.ts';
import { i18n } from '@anydish/language/sentence';
import type { RecipeRow } from '../stored-recipe.ts';
import { holdRecipe } from './append-version.ts';

/** The recipe at the version that the viewer saw. @throws Failure notFound, or conflict with `{ current }` */
export async function holdAt(
  tx: Transaction<Database>,
  guid: string,
  version: number,
  show: (row: RecipeRow) => object,
): Promise<RecipeRow> {
  const held = await holdRecipe(tx, guid);
  if (held === undefined) throw new Failure('notFound', i18n._('Recipe not found.'));
  if (held.version === version) return held;
  throw new Failure('conflict', i18n._('The recipe was changed meanwhile. Please look at both and save again.'), { current: show(held) });
}

const isEmpty = (text: string) => text.trim() === '';

/** @throws Failure invalidInput for a title, an ingredient or a step without text */
export function checkEdit({ title, ingredients, steps }: Pick<RecipeEdit, 'title' | 'ingredients' | 'steps'>): void {
  if (isEmpty(title)) throw invalidFields({ title: i18n._('This field is required.') });
  if (ingredients.some(({ item }) => isEmpty(item))) throw invalidFields({ ingredients: i18n._('Each ingredient needs a name.') });
  if (steps.some(({ text }) => isEmpty(text))) throw invalidFields({ steps: i18n._('Each step needs some text.') });
}
