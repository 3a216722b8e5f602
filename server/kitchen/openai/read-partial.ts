import { breachesOf, identify } from '@anydish/kitchen/prove';
import { hasVocabulary } from '@anydish/kitchen/read';
import { Allow, parse } from 'partial-json';
import type { Wish } from '../../../contract/kitchen/wishes.ts';
import type { PartialRecipe } from '../../../contract/recipes/partial-recipe.ts';
import type { Locale } from '../../../contract/shell/locales.ts';
import { withoutThoughts } from './answer.ts';
import { cleanTexts } from './plausible.ts';
import { toPartial } from './to-body.ts';

interface Asked {
  language: Locale;
  wishes: readonly Wish[];
}

/** The foods that the list names, for the picture. A food that breaks a wish gets none: an unfinished answer is not proven. */
function withFoods(recipe: PartialRecipe | null, { language, wishes }: Asked): PartialRecipe | null {
  // Building a vocabulary takes seconds: the words are shown without a picture until something else needs it.
  if (recipe === null || !hasVocabulary(language)) return recipe;
  const foodOf = (item: string) => {
    const foods = identify([{ text: item, language }]);
    const breaches = breachesOf({ ingredients: [foods], mentioned: [], carbohydrate: null }, wishes);
    return breaches.length > 0 ? undefined : foods[0];
  };
  const ingredients = recipe.ingredients.map((ingredient) => {
    const food = foodOf(ingredient.item);
    return food === undefined ? ingredient : { ...ingredient, food };
  });
  return { ...recipe, ingredients };
}

/** The readable part of an unfinished answer; null when nothing is readable. */
export function readPartial(answer: string, asked: Asked): PartialRecipe | null {
  const text = withoutThoughts(answer);
  const start = text.indexOf('{');
  if (start < 0) return null;
  try {
    // An unfinished number ("15" of "150") would be wrong for a moment.
    const value: unknown = parse(text.slice(start), Allow.ALL - Allow.NUM);
    return withFoods(toPartial(cleanTexts(value)), asked);
  } catch {
    return null;
  }
}
