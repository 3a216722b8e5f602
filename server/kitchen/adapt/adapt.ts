import { convertRecipe, scaleRecipe } from '../../../contract/recipe-math.ts';
import type { Diet, Ingredient, RecipeBody, UnitSystem } from '../../../contract/recipe.ts';
import { examine } from '../lexicon/lexicon.ts';
import { fit } from './fit.ts';
import { adaptText, adaptTitle, labelMentions } from './texts.ts';
import type { Swap } from './mentions.ts';
import { dietNames, planSwaps, type OwnSwaps, type Unmet, type Wishes } from './swaps.ts';

export interface Target extends Wishes {
  servings: number;
  unitSystem: UnitSystem;
}

/** What the dish itself says about changes; empty for a recipe that no dish stands behind. */
export interface DishRules {
  swaps: OwnSwaps;
  refuses: readonly Diet[];
}

export type Adapted = { ok: true; body: RecipeBody } | { ok: false; unmet: Unmet[] };

/** What the wishes ask of a recipe that the dish or the lexicon cannot give; empty when all can be met. */
export function unmetWishes(body: RecipeBody, wishes: Wishes, rules: DishRules): Unmet[] {
  const diets = examine(body.ingredients.map(({ item }) => item)).diets;
  const refused = wishes.diets.filter((diet) => rules.refuses.includes(diet) && !diets.includes(diet));
  const { unmet } = planSwaps(body.ingredients, body, wishes, rules.swaps);
  return [...refused.map((diet) => ({ wish: dietNames[diet], item: null })), ...unmet];
}

const notes: Readonly<Record<string, string>> = { 'flax egg': '1 tbsp ground flaxseed stirred with 3 tbsp water for each' };

function swapIngredients(
  ingredients: readonly Ingredient[],
  swaps: readonly Swap[],
): { kept: Ingredient[]; newIndex: Map<number, number> } {
  const kept: Ingredient[] = [];
  const newIndex = new Map<number, number>();
  ingredients.forEach((ingredient, index) => {
    const swap = swaps.find(({ from }) => from === ingredient.item);
    if (swap?.to === null) return;
    newIndex.set(index, kept.length);
    // A note such as "boneless, skin on" tells of what stood there before.
    kept.push(swap === undefined ? ingredient : { ...ingredient, item: swap.to, note: notes[swap.to] ?? null, replaces: ingredient.item });
  });
  return { kept, newIndex };
}

function swapLine({ from, to }: Swap): string {
  return to === null ? `Left out the ${from.toLowerCase()}.` : `Used ${to} instead of ${from.toLowerCase()}.`;
}

/** `body` with the swaps made everywhere: list, steps, title, summary; each of them told in the assumptions. */
function applySwaps(body: RecipeBody, swaps: readonly Swap[], wishes: Wishes): RecipeBody {
  if (swaps.length === 0) return body;
  const { kept, newIndex } = swapIngredients(body.ingredients, swaps);
  const staying = kept.filter(({ replaces }) => replaces === null).map(({ item }) => item);
  return {
    ...body,
    title: adaptTitle(body.title, swaps, staying, wishes.diets),
    summary: adaptText(body.summary, swaps, staying),
    ingredients: kept,
    steps: body.steps.map((step) => ({
      ...step,
      text: adaptText(step.text, swaps, staying),
      uses: step.uses.flatMap((index) => newIndex.get(index) ?? []),
    })),
    // The estimate was for what stood there before.
    nutrition: null,
    assumptions: [
      ...body.assumptions,
      ...swaps.map(swapLine),
      ...(body.nutrition === null ? [] : ['The nutrition estimate no longer holds after the changes, so it is left out.']),
    ],
  };
}

/** "Serve with bread" becomes "Serve with gluten-free bread": what the texts mention besides the ingredients follows the diet too. */
function labelled(body: RecipeBody, { diets }: Wishes): RecipeBody {
  const items = body.ingredients.map(({ item }) => item);
  return {
    ...body,
    summary: labelMentions(body.summary, diets, items),
    steps: body.steps.map((step) => ({ ...step, text: labelMentions(step.text, diets, items) })),
  };
}

/** Allergens and diets from the ingredients themselves, with a word on those that nobody could check. */
function withFacts(body: RecipeBody): RecipeBody {
  const { allergens, diets, unknown } = examine(body.ingredients.map(({ item }) => item));
  const assumptions = [...body.assumptions];
  if (unknown.length > 0) assumptions.push(`Not checked for allergens and diets: ${[...new Set(unknown)].join(', ')}.`);
  return { ...body, allergens, diets, assumptions };
}

/**
 * Makes `body` what was asked: diets and exclusions by swaps (the dish's own, then the lexicon's), then servings and units.
 * Design 7: the same code for every cook's output. Refuses (`ok: false`) what cannot be met honestly.
 */
export function adapt(body: RecipeBody, target: Target, rules: DishRules): Adapted {
  const unmet = unmetWishes(body, target, rules);
  if (unmet.length > 0) return { ok: false, unmet };
  const { swaps } = planSwaps(body.ingredients, body, target, rules.swaps);
  const changed = withFacts(labelled(applySwaps(body, swaps, target), target));
  return { ok: true, body: fit(convertRecipe(scaleRecipe(changed, target.servings), target.unitSystem)) };
}
