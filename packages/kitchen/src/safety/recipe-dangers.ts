import type { Locale } from '../../../../contract/shell/locales.ts';
import type { RecipeBody } from '../../../../contract/recipes/recipe.ts';
import type { Sentence } from '@anydish/language/sentence';
import { readAs } from '../reading/read-as.ts';
import { vocabularyOf } from '../reading/vocabulary.ts';
import { dangersAmong } from './dangers.ts';

/** The dangers of a recipe that somebody else wrote: pasted, imported, or by a model. `language`: that of its words. */
export function dangersOfRecipe(
  { title, ingredients, steps }: Pick<RecipeBody, 'title' | 'ingredients' | 'steps'>,
  language: Locale,
): Sentence[] {
  const vocabulary = vocabularyOf(language);
  const list = [title, ...ingredients.map(({ item }) => item)].join('\n');
  const parts = [list, ...steps.map(({ text }) => text)].map((text) => {
    const understood = readAs(vocabulary, text);
    return { understood, wishes: understood.wishes };
  });
  return dangersAmong(parts);
}
