import { foodTree, gramsOf, isPoured } from '@anydish/kitchen/foods';
import type { Unit, UnitSystem } from '../../../contract/recipes/recipe.ts';
import { gramsPer, millilitresPer, type Measure } from '../../../contract/recipes/quantities.ts';
import type { Bought } from '../../../contract/recipes/shopping.ts';
import { aisleOf } from './aisles.ts';

/*
 * Amounts as a shop sells them: whole pieces, tins and bunches, or a weight or volume in the reader's units. Recipes measure in spoons and
 * cups; no shop does.
 */

/** A line's food with what its recipes need of it, added up. */
interface Needed {
  food: string | null;
  measures: readonly Measure[];
}

/** Grams below which a piece is sold by weight or in a bunch, unless it is a chilli or a shallot. */
const smallPiece = 28;
/** Weighed vegetables above this are bought by weight: nobody counts two kilograms of potatoes. */
const heavy = 500;
/** Grams or millilitres of a food that keeps below which its name alone says enough: shops sell no two spoons of soy sauce. */
const little = 50;
const ofSpice = 30;
/** A little more than whole pieces is not another one: 2.1 onions are two. */
const tolerance = 0.1;

const up = (amount: number, step: number) => Number((Math.max(1, Math.ceil(amount / step - tolerance)) * step).toFixed(2));
const pieces = (amount: number, unit: Unit | null): Bought => ({ amount: up(amount, 1), unit });

function weight(grams: number, system: UnitSystem): Bought {
  if (system === 'us')
    return grams < 440 ? { amount: up(grams / 28.3495, 1), unit: 'oz' } : { amount: up(grams / 453.592, 0.25), unit: 'lb' };
  if (grams >= 975) return { amount: up(grams / 1_000, 0.25), unit: 'kg' };
  return { amount: up(grams, grams <= 100 ? 25 : grams <= 500 ? 50 : 100), unit: 'g' };
}

function volume(millilitres: number, system: UnitSystem): Bought {
  if (system === 'us') return { amount: up(millilitres / 29.5735, millilitres < 240 ? 1 : 4), unit: 'fl oz' };
  if (millilitres >= 975) return { amount: up(millilitres / 1_000, 0.25), unit: 'l' };
  return { amount: up(millilitres, millilitres <= 100 ? 25 : millilitres <= 500 ? 50 : 100), unit: 'ml' };
}

const keeps = new Set(['condiments', 'spices', 'baking', 'drinks', 'preserved']);
/** Sold by the piece even where a piece is small. */
const smallPieces = new Set(['chilli', 'aromatic', 'egg', 'citrus', 'wrap', 'bread']);

/** The container or piece in which shops sell a food, with its grams; null for one that is weighed or poured. */
function soldIn(food: string): { unit: Unit | null; grams: number } | null {
  const { weights, role } = foodTree().food(food);
  const aisle = aisleOf(food);
  const [can, bunch, each] = [weights.get('can'), weights.get('bunch'), weights.get('each')];
  if (aisle === 'preserved' && can !== undefined) return { unit: 'can', grams: can };
  const isStalk = weights.get('stalk') !== undefined && food.endsWith('-stalk');
  if (aisle === 'produce' && bunch !== undefined && (each === undefined || each < smallPiece || isStalk))
    return { unit: 'bunch', grams: bunch };
  if (each === undefined) return null;
  const isCounted = aisle === 'produce' || aisle === 'bakery' || aisle === 'dairy';
  return isCounted && (each >= smallPiece || (smallPieces.has(role) && each >= 2)) ? { unit: null, grams: each } : null;
}

const isWeighed = ({ unit }: Measure) => unit !== null && (gramsPer[unit] !== undefined || unit === 'handful');

/** A cheese or a block of tofu has a usual size; an onion is an onion. */
function sized(bought: Bought, food: string, grams: number, system: UnitSystem): Bought {
  if (aisleOf(food) !== 'dairy' || grams < 100) return bought;
  return { ...bought, size: system === 'us' ? { amount: Math.round(grams / 28.3495), unit: 'oz' } : { amount: grams, unit: 'g' } };
}

/** Words of a recipe without a known food: what is counted is rounded up, spoons and cups become a volume. */
function ofUnknown({ amount, unit }: Measure, system: UnitSystem): Bought[] {
  const grams = unit === null ? undefined : gramsPer[unit];
  if (grams !== undefined) return [weight(amount * grams, system)];
  const millilitres = unit === null ? undefined : millilitresPer[unit];
  if (millilitres !== undefined) return amount * millilitres < little ? [] : [volume(amount * millilitres, system)];
  return unit === 'pinch' || unit === 'handful' ? [] : [pieces(amount, unit)];
}

/** What to take from the shelf; empty where the name alone says it. */
export function boughtOf({ food, measures }: Needed, system: UnitSystem): Bought[] {
  if (measures.length === 0) return [];
  if (food === null || !foodTree().foods.has(food)) return measures.flatMap((measure) => ofUnknown(measure, system));
  const weighed = measures.map((measure) => gramsOf({ food, ...measure }));
  const grams = weighed.reduce<number>((sum, part) => sum + (part ?? 0), 0);
  // Pieces of unknown weight cannot be added to the rest.
  const counted = measures.filter((_, index) => weighed[index] === null).map(({ amount, unit }) => pieces(amount, unit));
  if (grams === 0) return counted;
  const piece = soldIn(food);
  if (piece !== null && !(piece.unit === null && piece.grams < heavy && grams >= heavy && measures.every(isWeighed)))
    return [...counted, sized(pieces(grams / piece.grams, piece.unit), food, piece.grams, system)];
  return [...counted, ...loose(food, { grams, measures }, system)];
}

/** A food without a piece that shops sell. */
function loose(food: string, { grams, measures }: { grams: number; measures: readonly Measure[] }, system: UnitSystem): Bought[] {
  const { weights, role } = foodTree().food(food);
  const aisle = aisleOf(food);
  // Two chicken breasts, four lasagne sheets.
  const units = new Set(measures.map(({ unit }) => unit));
  const [unit] = units;
  if (units.size === 1 && unit !== undefined && (unit === null || unit === 'can' || unit === 'piece' || unit === 'sheet')) {
    const amount = measures.reduce((sum, measure) => sum + measure.amount, 0);
    const isPinch = unit === null && grams < ofSpice && (keeps.has(aisle) || role === 'herb');
    return isPinch ? [] : [pieces(amount, unit)];
  }
  const least = aisle === 'spices' || role === 'herb' || role === 'raising' ? ofSpice : keeps.has(aisle) ? little : 0;
  if (grams < least) return [];
  return [isPoured(food) ? volume(grams / (weights.get('ml') ?? 1), system) : weight(grams, system)];
}
