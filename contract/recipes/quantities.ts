import { gramsPerCup } from '../kitchen/densities.ts';
import type { Ingredient, Unit, UnitSystem } from './recipe.ts';

/*
 * Amounts as a cook would write and measure them: "1/3 cup", "350 g", never "36 tbsp" or "0.25 oz". Units are changed until the amount can be
 * measured. Results are rounded, so always start from the stored recipe.
 */

/** An amount with its unit; `unit` null counts the item itself. */
export interface Measure {
  amount: number;
  unit: Unit | null;
}

/** The properties of an ingredient that determine how it is measured. */
export type Measured = Pick<Ingredient, 'item' | 'food' | 'density' | 'each' | 'isPoured'>;

export const gramsPer: Partial<Record<Unit, number>> = { g: 1, kg: 1_000, oz: 28.3495, lb: 453.592 };
export const millilitresPer: Partial<Record<Unit, number>> = { ml: 1, l: 1_000, tsp: 5, tbsp: 15, 'fl oz': 29.5735, cup: 240 };
const wholeOnly = new Set<Unit>(['clove', 'leaf', 'sheet', 'sprig', 'slice', 'piece', 'pinch']);
const pinch = 0.3;

const roundTo = (amount: number, step: number) => Number((Math.max(1, Math.round(amount / step)) * step).toFixed(3));

/** The nearest amount that a measuring cup has: quarters, thirds, halves; in halves from 4 on. */
function roundCups(amount: number): number {
  if (amount >= 4) return roundTo(amount, 0.5);
  const whole = Math.floor(amount);
  const parts = [0, 0.25, 1 / 3, 0.5, 2 / 3, 0.75, 1];
  const rest = amount - whole;
  const nearest = parts.reduce((best, part) => (Math.abs(part - rest) < Math.abs(best - rest) ? part : best));
  return Number(Math.max(0.25, whole + nearest).toFixed(3));
}

/** Grams per millilitre; null for what is weighed in one piece or poured. Recipes older than the lexicon are matched by English words. */
export function densityOf({ density, item }: Measured): number | null {
  if (density !== undefined) return density;
  const perCup = gramsPerCup(item);
  return perCup === null ? null : perCup / 240;
}

/** Spoons for millilitres: down to a pinch. The caller handles more than four tablespoons. */
function spoons(millilitres: number): Measure {
  // Above this it would be rounded to three teaspoons.
  if (millilitres >= 13.75) return { amount: roundTo(millilitres / 15, millilitres < 44 ? 0.5 : 1), unit: 'tbsp' };
  if (millilitres >= 4.4) return { amount: roundTo(millilitres / 5, 0.5), unit: 'tsp' };
  if (millilitres >= 0.9375) return { amount: roundTo(millilitres / 5, 0.25), unit: 'tsp' };
  if (millilitres >= 0.5) return { amount: 0.125, unit: 'tsp' };
  return { amount: 1, unit: 'pinch' };
}

const mostSpoons = 62;
/** Grams of a piece below which it stays whole, and of a part of one below which spoons measure it. */
const smallest = 2;
const leastWeighed = 15;

function metricMass(grams: number, density: number | null): Measure {
  // Would round to a thousand, so use the next unit.
  if (grams >= 995) return { amount: roundTo(grams / 1_000, 0.05), unit: 'kg' };
  // Kitchen scales are inaccurate below a few grams.
  if (grams < 3 && density !== null) return spoons(grams / density);
  const step = grams < 5 ? 0.5 : grams < 25 ? 1 : grams < 250 ? 5 : 10;
  return { amount: roundTo(grams, step), unit: 'g' };
}

function metricVolume(millilitres: number): Measure {
  if (millilitres >= 995) return { amount: roundTo(millilitres / 1_000, 0.05), unit: 'l' };
  if (millilitres < 14) return spoons(millilitres);
  return { amount: roundTo(millilitres, millilitres < 250 ? 5 : 10), unit: 'ml' };
}

const cups = (millilitres: number): Measure =>
  millilitres <= mostSpoons ? spoons(millilitres) : { amount: roundCups(millilitres / 240), unit: 'cup' };

function usMass(grams: number, density: number | null): Measure {
  if (density !== null && grams / density <= 2_400) return cups(grams / density);
  if (grams >= 440) return { amount: roundTo(grams / 453.592, 0.25), unit: 'lb' };
  // Less than half an ounce is measured in spoons.
  if (grams < 11) return spoons(grams / (density ?? 0.8));
  const inOunces = grams / 28.3495;
  return { amount: roundTo(inOunces, inOunces < 6 ? 0.5 : 1), unit: 'oz' };
}

/** Grams per millilitre of foods that are weighed; without classification, a known density decides. */
function weighedBy(measured: Measured): number | null {
  const density = densityOf(measured);
  const isDry = density !== null && (density < 0.88 || density > 1.12 || measured.isPoured === false);
  return isDry ? density : null;
}

/** Amounts given in spoons stay in spoons up to a limit. */
function fromSpoons(millilitres: number, measured: Measured, system: UnitSystem): Measure {
  if (millilitres <= mostSpoons) return spoons(millilitres);
  if (system === 'us') return cups(millilitres);
  const density = weighedBy(measured);
  return density !== null ? metricMass(millilitres * density, density) : metricVolume(millilitres);
}

// Half an egg is impractical.
const isWhole = ({ item, food }: Measured) =>
  food === undefined || food === null ? /\beggs?\b|\byolks?\b/i.test(item) : /(?:^|-)egg(?:$|-)/.test(food);

function counted(amount: number, unit: Unit | null, measured: Measured, system: UnitSystem): Measure {
  if (unit === 'pinch' && amount > 3.5) return spoons(amount * pinch);
  if ((unit !== null && wholeOnly.has(unit)) || (unit === null && isWhole(measured))) return { amount: roundTo(amount, 1), unit };
  const each = measured.each ?? null;
  // Nobody halves a bay leaf or a cardamom pod.
  if (unit === null && each !== null && each < smallest) return { amount: roundTo(amount, 1), unit };
  // A quarter of a cabbage is a usable piece; a quarter of an onion is just some onion.
  const least = each !== null && each >= 400 ? 0.25 : 0.5;
  if (amount < least * 0.75 && each !== null) {
    const grams = amount * each;
    const density = densityOf(measured);
    // Some chopped celery is measured by the spoon: no kitchen scale shows 8 g.
    if (density !== null && grams < leastWeighed && grams / density <= mostSpoons) return spoons(grams / density);
    return system === 'us' ? usMass(grams, density) : metricMass(grams, density);
  }
  const step = amount < 1 ? least : amount < 4 ? 0.5 : 1;
  return { amount: roundTo(amount, step), unit };
}

/** `amount` of `unit`, rounded to what a cook measures in the units of `system`. */
export function measure({ amount, unit }: Measure, measured: Measured, system: UnitSystem): Measure {
  const density = densityOf(measured);
  const grams = unit === null ? undefined : gramsPer[unit];
  if (grams !== undefined) return system === 'us' ? usMass(amount * grams, density) : metricMass(amount * grams, density);
  const millilitres = unit === null ? undefined : millilitresPer[unit];
  if (millilitres === undefined) return counted(amount, unit, measured, system);
  if (unit === 'tsp' || unit === 'tbsp') return fromSpoons(amount * millilitres, measured, system);
  if (system === 'us') return cups(amount * millilitres);
  // A cup of flour is weighed in metric kitchens; a cup of milk is poured.
  const dry = weighedBy(measured);
  if (unit === 'cup' && dry !== null) return metricMass(amount * millilitres * dry, dry);
  return metricVolume(amount * millilitres);
}

const usOnly = new Set<Unit>(['oz', 'lb', 'fl oz', 'cup']);
const metricOnly = new Set<Unit>(['g', 'kg', 'ml', 'l']);

/** The unit system of a list, by its units; metric when they do not tell. */
export function writtenIn(ingredients: readonly { unit: Unit | null }[]): UnitSystem {
  const count = (of: ReadonlySet<Unit>) => ingredients.filter(({ unit }) => unit !== null && of.has(unit)).length;
  return count(usOnly) > count(metricOnly) ? 'us' : 'metric';
}

/** True when a cook of this system has no scale or jug for the unit. */
export const isForeign = (unit: Unit | null, system: UnitSystem): boolean =>
  unit !== null && (system === 'us' ? metricOnly : usOnly).has(unit);
