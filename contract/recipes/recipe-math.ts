import { isForeign, measure } from './quantities.ts';
import { sourceLocale } from '../shell/locales.ts';
import { convertTemperatures, scaleOf, temperaturesIn, type OvenScale } from './oven.ts';
import { fillTemplate, hasOvenMark } from './recipe-template.ts';
import type { Ingredient, Step, UnitSystem } from './recipe.ts';
import type { Tip } from './tips.ts';

/*
 * Converts a recipe to other servings and units; shared by kitchen and page. Always start from the stored recipe: amounts are rounded, so converting
 * back is not exact.
 */

interface Scalable {
  /** The language of its sentences. */
  language?: string | undefined;
  servings: number;
  prepMinutes: number | null;
  cookMinutes: number | null;
  ingredients: Ingredient[];
  steps: Step[];
  tips?: Tip[] | undefined;
  assumptions?: string[] | undefined;
  makes?: { count: number } | null | undefined;
  servingsStep?: number | undefined;
}

export interface Shown {
  servings: number;
  unitSystem: UnitSystem;
  /** The oven scale; omitted: derived from the units. */
  oven?: OvenScale | null | undefined;
  /** The factor for the whole recipe; omitted: derived from the servings. */
  factor?: number | null | undefined;
  /** How the reader writes numbers. */
  format?: (value: number) => string;
}

const scaledAmount = ({ amount, scales }: Ingredient, factor: number) => (amount === null || !scales ? amount : amount * factor);

/** The ingredient for `factor` times the servings in the units of `system`. Fixed amounts stay as written. */
export function showIngredient<T extends Ingredient>(ingredient: T, factor: number, system: UnitSystem): T {
  const { amount, unit, scales } = ingredient;
  if (amount === null || amount === 0) return ingredient;
  if ((factor === 1 || !scales) && !isForeign(unit, system)) return ingredient;
  return { ...ingredient, ...measure({ amount: scaledAmount(ingredient, factor) ?? 0, unit }, ingredient, system) };
}

const roundMinutes = (minutes: number) => (minutes < 10 ? Math.max(1, Math.round(minutes)) : Math.round(minutes / 5) * 5);

/** Pancakes are fried one after the other; a roast twice as heavy takes longer, but not twice as long. */
export function grownMinutes({ minutes, growth = 'none' }: Pick<Step, 'minutes' | 'growth'>, factor: number): number | null {
  if (minutes === null || growth === 'none' || factor === 1) return minutes;
  return roundMinutes(minutes * (growth === 'batches' ? Math.max(0.5, factor) : factor ** (2 / 3)));
}

const countsForWhole = ({ time }: Step) => time !== 'meanwhile';

/** Minutes of all steps, including waiting; null when the recipe has no step durations. */
const wholeMinutes = (steps: readonly Step[]): number | null =>
  steps.every(({ time }) => time !== undefined) ? steps.filter(countsForWhole).reduce((sum, { minutes }) => sum + (minutes ?? 0), 0) : null;

/** The recipe for display: for `servings`, in the units of `unitSystem`, with its sentences and times. */
export function showRecipe<T extends Scalable>(recipe: T, { servings, unitSystem, oven, factor: wanted, format = String }: Shown): T {
  const factor = wanted ?? servings / recipe.servings;
  const ingredients = recipe.ingredients.map((ingredient) => showIngredient(ingredient, factor, unitSystem));
  const isMany = (index: number) => {
    const { amount, scales } = recipe.ingredients[index] ?? { amount: null, scales: false };
    return (amount ?? 0) * (scales ? factor : 1) > 1.2;
  };
  const temperatures = { scale: scaleOf(oven, unitSystem), language: recipe.language ?? sourceLocale };
  // A sentence may hold degrees without a mark: those of models, of imported recipes and of older ones.
  const inScale = (text: string) => convertTemperatures(text, temperatures);
  const fill = (template: string, times = factor) =>
    fillTemplate(inScale(template), { isMany, factor: times, unitSystem, oven, format, language: recipe.language });
  const steps = recipe.steps.map((step) => ({
    ...step,
    text: step.template === undefined ? inScale(step.text) : fill(step.template),
    minutes: grownMinutes(step, factor),
  }));
  return {
    ...recipe,
    servings,
    // Chopping for eight takes longer than for four, but not twice as long.
    prepMinutes: recipe.prepMinutes === null || factor === 1 ? recipe.prepMinutes : roundMinutes(recipe.prepMinutes * Math.sqrt(factor)),
    cookMinutes: factor === 1 ? recipe.cookMinutes : (wholeMinutes(steps) ?? recipe.cookMinutes),
    ingredients: ingredients.map((ingredient) =>
      ingredient.noteTemplate === undefined
        ? ingredient.note === null
          ? ingredient
          : { ...ingredient, note: inScale(ingredient.note) }
        : { ...ingredient, note: fill(ingredient.noteTemplate, ingredient.scales ? factor : 1) },
    ),
    steps,
    ...(recipe.tips === undefined
      ? {}
      : { tips: recipe.tips.map((tip) => ({ ...tip, text: tip.template === undefined ? inScale(tip.text) : fill(tip.template, 1) })) }),
    ...(recipe.assumptions === undefined ? {} : { assumptions: recipe.assumptions.map(inScale) }),
    ...(recipe.makes === null || recipe.makes === undefined
      ? {}
      : { makes: { ...recipe.makes, count: Math.max(1, Math.round(recipe.makes.count * factor)) } }),
  };
}

/** True when a step sets the oven; meat that is 74 °C inside needs none. */
export const usesOven = ({ steps }: Pick<Scalable, 'steps'>): boolean =>
  steps.some(({ template, text }) => hasOvenMark(template ?? '') || temperaturesIn(template ?? text).some(({ isForOven }) => isForOven));

/** The smallest possible number of servings from `wanted` on. */
export function possibleServings({ servings, servingsStep = 1 }: Pick<Scalable, 'servings' | 'servingsStep'>, wanted: number): number {
  if (servingsStep === 1) return wanted;
  return wanted === servings ? servings : Math.max(1, Math.ceil(wanted / servingsStep)) * servingsStep;
}

/** An ingredient's name by amount: one onion, two onions. */
export const itemName = ({ amount, unit, item, plural: many }: Pick<Ingredient, 'amount' | 'unit' | 'item' | 'plural'>): string =>
  unit === null && amount !== null && amount > 1 ? (many ?? item) : item;
