import { allergenFoods, allergens } from '../../../../contract/recipes/allergens.ts';
import { unprovenDiets, wishDiets, type Wish } from '../../../../contract/kitchen/wishes.ts';
import type { Locale } from '../../../../contract/shell/locales.ts';
import type { Dish } from '../dishes/dish.ts';
import { equipment } from '../dishes/features.ts';
import { fitted, isPossible } from '../finding/find.ts';
import { versionFor } from '../finding/vary.ts';
import { foodTree } from '../foods/lexicon.ts';
import { tipsFor } from '../tips/tips.ts';
import { exclusionsOf } from '../wishes/adapt.ts';
import { mentionedBesides } from '../wishes/identify.ts';
import { writeRecipe } from '../writing/write-recipe.ts';
import { isBroken } from './dishes.ts';

/* Every dish with every equipment, diet and allergen, in every language: false and damaged sentences. */

/** What one combination asks for. */
export interface Combination {
  dish: Dish;
  wishes: readonly Wish[];
  language: Locale;
}

const exclusions: readonly (Wish | null)[] = [
  null,
  ...wishDiets.map((id): Wish => ({ kind: 'diet', id })),
  ...allergens.map((allergen): Wish => ({ kind: 'allergy', id: allergenFoods[allergen] })),
];
const tools: readonly (Wish | null)[] = [
  null,
  ...equipment.map((id): Wish => ({ kind: 'equipment', id })),
  ...['oven', 'hob'].map((id): Wish => ({ kind: 'no-equipment', id })),
];

/** The wishes of all combinations, without dishes and languages. */
export const wishSets: readonly (readonly Wish[])[] = tools.flatMap((tool) =>
  exclusions.map((exclusion) => [tool, exclusion].filter((wish) => wish !== null)),
);

/** "0 g flour", "for 0 minutes": no amount or time is nothing. */
const nothing = /(?<![\p{Nd}.,:/])0\s?(?:g|kg|ml|l|°C|min)(?!\p{L})/u;

/** Gluten-free macaroni may be called macaroni, and what is made of several foods ("meatballs", "frosting") may be the dish itself. */
const isCalledLike = (food: string, listed: readonly string[]): boolean => {
  const { parents, parts, possibleParts, usual } = foodTree().food(food);
  if (parts.length + possibleParts.length > 0 || usual !== null) return true;
  return listed.some((other) => parents.some((kind) => foodTree().lineage(other).has(kind)));
};

/** False and damaged sentences of a combination; none for one that the kitchen refuses. */
export function faultsOfCombination({ dish, wishes, language }: Combination): string[] {
  const version = versionFor(dish, []);
  if (!isPossible(dish, version.plan, wishes)) return [];
  const kept = fitted(version, wishes);
  if (!kept.ok) return [];
  const { plan } = kept.version;
  const body = writeRecipe({ ...plan, tips: tipsFor(plan, wishes) }, { language, servings: plan.makes.servings, unitSystem: 'metric' });
  const { title, summary, steps, ingredients: list, tips = [] } = body;
  const notes = list.flatMap(({ item, note }) => [item, ...(note === null ? [] : [note])]);
  const said = [title, summary, ...steps.map(({ text }) => text), ...notes, ...tips.map(({ text }) => text)];
  const faults = said.filter((text) => isBroken(text) || nothing.test(text)).map((text) => `damaged: "${text}"`);
  for (const { item, amount } of list) if (amount !== null && amount <= 0) faults.push(`${item}: ${amount}`);
  const used = new Set(steps.flatMap(({ uses }) => uses));
  plan.ingredients.forEach(({ food }, at) => {
    if (!used.has(at)) faults.push(`${food} is listed and never used`);
  });
  if (wishes.length === 0) return faults;
  const listed = plan.ingredients.map(({ food }) => food);
  const { mentioned } = mentionedBesides(
    title,
    said,
    listed.map((food) => [food]),
    language,
  );
  for (const food of mentioned.filter((one) => !isCalledLike(one, listed)))
    // Of diets that no list can prove the kitchen claims nothing.
    for (const exclusion of exclusionsOf(wishes.filter(({ id }) => !unprovenDiets.some((diet) => diet === id))))
      if (exclusion.verdict(food) === 'contains') faults.push(`names ${food} with ${exclusion.wish.kind} ${exclusion.wish.id}`);
  return faults;
}
