import { sourceLocale } from '../../../../contract/locales.ts';
import type { RecipeBody } from '../../../../contract/recipe.ts';
import { examine } from '../../lexicon/lexicon.ts';
import { keyOf } from '../../lexicon/words.ts';
import { improvisedServings, larderOf, list, type Larder } from './larder.ts';
import { otherTechniques } from './other-techniques.ts';
import { panTechniques } from './pan-techniques.ts';
import { potTechniques } from './pot-techniques.ts';
import type { Technique } from './technique.ts';

export const techniques: readonly Technique[] = [...panTechniques, ...potTechniques, ...otherTechniques];

/** The technique that the words ask for, else the one that suits the foods best. */
export function chooseTechnique(description: string, larder: Larder): Technique {
  const key = ` ${keyOf(description)} `;
  const asked = techniques.find(({ words }) => words.some((word) => key.includes(` ${keyOf(word)} `)));
  const [best] = techniques.toSorted((a, b) => b.suits(larder) - a.suits(larder));
  const chosen = asked ?? best;
  if (chosen === undefined) throw new Error('There are no techniques.');
  return chosen;
}

const mainOf = ({ proteins, vegetables, leaves, starches, eggs, cheeses, fruits, nuts, aromatics }: Larder) =>
  [...proteins, ...vegetables, ...leaves, ...eggs, ...starches, ...cheeses, ...fruits, ...nuts, ...aromatics].slice(0, 3);

/**
 * A recipe for two from a technique and the foods that were read; null when there is no food to cook. It says about
 * itself that it was improvised, and what was added.
 */
export function improvise(description: string, foods: readonly string[]): RecipeBody | null {
  const larder = larderOf(foods);
  const main = mainOf(larder);
  if (main.length === 0) return null;
  const technique = chooseTechnique(description, larder);
  const ingredients = technique
    .ingredients(larder)
    .filter(({ item }, index, all) => all.findIndex((other) => keyOf(other.item) === keyOf(item)) === index);
  const added = ingredients.map(({ item }) => item).filter((item) => !foods.some((food) => keyOf(food) === keyOf(item)));
  const places = new Map(ingredients.map(({ item }, index) => [keyOf(item), index]));
  const { allergens, diets } = examine(ingredients.map(({ item }) => item));
  return {
    language: sourceLocale,
    title: `${technique.name} with ${list(main)}`,
    summary: `An improvised ${technique.name.toLowerCase()} built around what you have: ${list(main)}.`,
    cuisine: null,
    servings: improvisedServings,
    prepMinutes: technique.prepMinutes,
    cookMinutes: technique.cookMinutes,
    ingredients: ingredients.map((ingredient) => ({ ...ingredient, replaces: null })),
    steps: technique
      .steps(larder)
      .map(({ text, minutes, uses }) => ({ text, minutes, uses: [...new Set(uses.flatMap((item) => places.get(keyOf(item)) ?? []))] })),
    allergens,
    diets,
    nutrition: null,
    assumptions: [
      `Improvised: this is the technique of a ${technique.name.toLowerCase()} filled with your ingredients, not a recipe that was tested.`,
      ...(added.length > 0 ? [`Added from the cupboard: ${list(added)}.`] : []),
    ],
  };
}
