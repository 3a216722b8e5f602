import { gramsPerCup } from './densities.ts';
import type { Ingredient, Step, Unit, UnitSystem } from './recipe.ts';

/*
 * Recipe arithmetic that the kitchen and the recipe page share: servings, metric and US units. Amounts come out as a
 * cook would write them ("1/3 cup", "350 g"), so converting there and back is near, not equal: convert from the stored recipe.
 */

/** An amount with its unit; `unit` null counts the item itself. */
interface Measure {
  amount: number;
  unit: Unit | null;
}

interface Scalable {
  servings: number;
  ingredients: Ingredient[];
}

const gramsPer: Partial<Record<Unit, number>> = { g: 1, kg: 1_000, oz: 28.3495, lb: 453.592 };
const millilitresPer: Partial<Record<Unit, number>> = { ml: 1, l: 1_000, tsp: 5, tbsp: 15, 'fl oz': 29.5735, cup: 240 };
const metricOnly = new Set<Unit>(['g', 'kg', 'ml', 'l']);
const usOnly = new Set<Unit>(['oz', 'lb', 'fl oz', 'cup']);
const wholeOnly = new Set<Unit>(['clove', 'leaf', 'sheet', 'sprig', 'pinch', 'slice']);

const roundTo = (amount: number, step: number) => Number((Math.max(1, Math.round(amount / step)) * step).toFixed(3));

/** The nearest amount that a measuring cup or spoon has: quarters, thirds, halves; whole from 4 on. */
function roundCups(amount: number): number {
  if (amount >= 4) return roundTo(amount, 0.5);
  const whole = Math.floor(amount);
  const parts = [0, 0.25, 1 / 3, 0.5, 2 / 3, 0.75, 1];
  const rest = amount - whole;
  const nearest = parts.reduce((best, part) => (Math.abs(part - rest) < Math.abs(best - rest) ? part : best));
  return Number(Math.max(0.25, whole + nearest).toFixed(3));
}

function grams(amount: number): Measure {
  if (amount >= 1_000) return { amount: roundTo(amount / 1_000, 0.05), unit: 'kg' };
  const step = amount < 5 ? 0.5 : amount < 25 ? 1 : amount < 250 ? 5 : 10;
  return { amount: roundTo(amount, step), unit: 'g' };
}

function ounces(amount: number): Measure {
  const inOunces = amount / 28.3495;
  if (inOunces >= 15.5) return { amount: roundTo(inOunces / 16, 0.25), unit: 'lb' };
  return { amount: roundTo(inOunces, inOunces < 3 ? 0.25 : 0.5), unit: 'oz' };
}

function spoons(amount: number): Measure {
  if (amount >= 14) return { amount: roundTo(amount / 15, amount < 45 ? 0.25 : 0.5), unit: 'tbsp' };
  return { amount: roundTo(amount / 5, amount < 1.25 ? 0.125 : 0.25), unit: 'tsp' };
}

function millilitres(amount: number): Measure {
  if (amount >= 1_000) return { amount: roundTo(amount / 1_000, 0.05), unit: 'l' };
  const step = amount < 25 ? 1 : amount < 250 ? 5 : 10;
  return { amount: roundTo(amount, step), unit: 'ml' };
}

const cups = (amount: number): Measure => (amount < 55 ? spoons(amount) : { amount: roundCups(amount / 240), unit: 'cup' });

function countable(amount: number, unit: Unit | null, item: string): number {
  // Nobody cooks with half an egg white; half an onion is fine.
  if ((unit !== null && wholeOnly.has(unit)) || /\beggs?\b|\byolks?\b/i.test(item)) return roundTo(amount, 1);
  return roundTo(amount, amount < 1 ? 0.25 : amount < 10 ? 0.5 : 1);
}

/** Rounds `amount` of `unit` the way a cook measures it, in the same family of units. */
function tidy({ amount, unit }: Measure, item: string): Measure {
  if (unit === 'g' || unit === 'kg') return grams(amount * (gramsPer[unit] ?? 1));
  if (unit === 'ml' || unit === 'l') return millilitres(amount * (millilitresPer[unit] ?? 1));
  if (unit === 'oz' || unit === 'lb') return ounces(amount * (gramsPer[unit] ?? 1));
  if (unit === 'cup' || unit === 'fl oz') return cups(amount * (millilitresPer[unit] ?? 1));
  if (unit === 'tsp' || unit === 'tbsp') return spoons(amount * (millilitresPer[unit] ?? 1));
  return { amount: countable(amount, unit, item), unit };
}

function convert({ amount, unit }: Measure, item: string, system: UnitSystem): Measure | null {
  if (unit === null) return null;
  const weight = gramsPer[unit];
  const volume = millilitresPer[unit];
  const density = gramsPerCup(item);
  if (system === 'us' && metricOnly.has(unit)) {
    if (volume !== undefined) return cups(amount * volume);
    if (weight === undefined) return null;
    const mass = amount * weight;
    // Flour, sugar, butter and the like are measured by cups where cups are used.
    return density === null || mass / density > 8 ? ounces(mass) : cups((mass / density) * 240);
  }
  if (system === 'metric' && usOnly.has(unit)) {
    if (weight !== undefined) return grams(amount * weight);
    if (volume === undefined) return null;
    return density === null ? millilitres(amount * volume) : grams(((amount * volume) / 240) * density);
  }
  return null;
}

/** The ingredient for `factor` times the servings. What does not follow the servings, or has no amount, stays as it is. */
export function scaleIngredient<T extends Ingredient>(ingredient: T, factor: number): T {
  if (!ingredient.scales || ingredient.amount === null || ingredient.amount === 0 || factor === 1) return ingredient;
  return { ...ingredient, ...tidy({ amount: ingredient.amount * factor, unit: ingredient.unit }, ingredient.item) };
}

/** The ingredient in the units of `system`; spoons and counted units stay. */
export function convertIngredient<T extends Ingredient>(ingredient: T, system: UnitSystem): T {
  if (ingredient.amount === null || ingredient.amount === 0) return ingredient;
  const converted = convert({ amount: ingredient.amount, unit: ingredient.unit }, ingredient.item, system);
  return converted === null ? ingredient : { ...ingredient, ...converted };
}

/** Oven and water temperatures in a step's text: "200 °C" for metric, "400 °F" for US. A text that gives both stays. */
export function convertStepText(text: string, system: UnitSystem): string {
  if (/°\s?C/.test(text) && /°\s?F/.test(text)) return text;
  const oven = (value: number, step: number) => Math.round(value / step) * step;
  if (system === 'us') {
    return text.replace(/(\d{2,3})\s?°\s?C\b/g, (_, celsius: string) => {
      const fahrenheit = (Number(celsius) * 9) / 5 + 32;
      return `${oven(fahrenheit, fahrenheit > 260 ? 25 : 5)} °F`;
    });
  }
  return text.replace(/(\d{2,3})\s?°\s?F\b/g, (_, fahrenheit: string) => {
    const celsius = ((Number(fahrenheit) - 32) * 5) / 9;
    return `${oven(celsius, celsius > 120 ? 10 : 1)} °C`;
  });
}

/** The recipe for another number of servings. Times stay: they depend on the pan more than on the number of plates. */
export function scaleRecipe<T extends Scalable>(recipe: T, servings: number): T {
  const factor = servings / recipe.servings;
  return { ...recipe, servings, ingredients: recipe.ingredients.map((ingredient) => scaleIngredient(ingredient, factor)) };
}

/** The recipe in the units of `system`, temperatures in its steps included. */
export function convertRecipe<T extends { ingredients: Ingredient[]; steps: Step[] }>(recipe: T, system: UnitSystem): T {
  return {
    ...recipe,
    ingredients: recipe.ingredients.map((ingredient) => convertIngredient(ingredient, system)),
    steps: recipe.steps.map((step) => ({ ...step, text: convertStepText(step.text, system) })),
  };
}

/** The name of an ingredient as its amount needs it: one onion, two onions. */
export const itemName = ({ amount, unit, item, plural: many }: Pick<Ingredient, 'amount' | 'unit' | 'item' | 'plural'>): string =>
  unit === null && amount !== null && amount > 1 ? (many ?? item) : item;
