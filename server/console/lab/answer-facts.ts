import type { RecipeBody } from '../../../contract/recipes/recipe.ts';
import type { Locale } from '../../../contract/shell/locales.ts';
import { foodLabel, foodTree } from '@anydish/kitchen/foods';
import { foodMentions, isKnownWish } from '@anydish/kitchen/read';
import { identify } from '@anydish/kitchen/prove';

/* What the lexicon says about an answer, for the checks of a case. */

export type Answer = Pick<RecipeBody, 'title' | 'summary' | 'servings' | 'prepMinutes' | 'cookMinutes' | 'ingredients' | 'steps'>;
export type Line = Answer['ingredients'][number];

/** The foods that a line can be. */
export const foodsOf = ({ food, item }: Line, language: Locale): string[] => [
  ...new Set([...(food === null || food === undefined ? [] : [food]), ...identify([{ text: item, language }])]),
];

const seasonings: ReadonlySet<string> = new Set(['herb', 'spice', 'fat', 'liquid', 'sugar', 'raising', 'sauce', 'paste']);

/** Foods of which a little is enough, and salt and water. */
export function isSeasoning(food: string): boolean {
  const lineage = foodTree().lineage(food);
  return seasonings.has(foodTree().food(food).role) || lineage.has('salt') || lineage.has('water') || lineage.has('spice');
}

/** The kind that a food's name ends in or contains: lentils for brown lentils, but no vegetable for a carrot. */
const plainKinds = (food: string): string[] =>
  foodTree()
    .food(food)
    .parents.filter((kind) => food.split('-').includes(kind));

/** The food itself, one of its kind, or its kind: any potatoes for floury ones. */
export function isLike(wanted: string, food: string): boolean {
  const lineage = foodTree().lineage(food);
  return lineage.has(wanted) || foodTree().lineage(wanted).has(food) || plainKinds(wanted).some((kind) => lineage.has(kind));
}

/** The lines with this food. */
export const linesWith = (wanted: string, answer: Answer, language: Locale): Line[] =>
  answer.ingredients.filter((line) => foodsOf(line, language).some((food) => isLike(wanted, food)));

export const labelsOf = (foods: readonly string[], language: Locale): string[] => foods.map((food) => foodLabel(food, language));

/** All sentences of an answer. */
export const wordsOf = ({ title, summary, ingredients, steps }: Answer): string =>
  [title, summary, ...ingredients.flatMap(({ item, note }) => [item, note ?? '']), ...steps.map(({ text }) => text)].join('\n');

/** A list in a form: "tomatoes, fresh basil". */
const partsOf = (list: string): string[] =>
  list
    .split(/[,;\n、，؛]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const namedFoods = (part: string, language: Locale): string[] =>
  foodMentions(part, language)
    .flatMap(({ ids }) => ids)
    .filter((id) => isKnownWish({ kind: 'with', id }));

const says = (part: string, answer: Answer) => wordsOf(answer).toLowerCase().includes(part.toLowerCase());

/** The parts of a list that an answer lacks: foods by the lexicon, other words as they are written. */
export const lacking = (list: string, answer: Answer, language: Locale): string[] =>
  partsOf(list).filter((part) => {
    const foods = namedFoods(part, language);
    if (says(part, answer)) return false;
    return !foods.some((wanted) =>
      answer.ingredients.some((line) => foodsOf(line, language).some((food) => foodTree().lineage(food).has(wanted))),
    );
  });

/** The parts of a list that an answer has. A food counts when an ingredient is or may contain it; "without milk" in a sentence does not. */
export const having = (list: string, answer: Answer, language: Locale): string[] =>
  partsOf(list).filter((part) => {
    const foods = namedFoods(part, language);
    if (foods.length === 0) return says(part, answer);
    return foods.some((wanted) =>
      answer.ingredients.some((line) => foodsOf(line, language).some((food) => foodTree().insides(food).has(wanted))),
    );
  });
