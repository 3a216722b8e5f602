import { enums, integer, is, max, min, nullable, number, object, type Infer } from 'superstruct';
import { densityOf, gramsPer, millilitresPer, type Measure, type Measured } from './quantities.ts';
import { units, type Ingredient, type Recipe, type Unit } from './recipe.ts';

/*
 * Scales a recipe to the available amount of one ingredient: "I have 140 g of flour". Compares by weight, by volume with the food's density, or by
 * the weight of one piece.
 */

/** The available amount of an ingredient. */
export const haveSchema = object({
  /** Its index in the list. */
  ingredient: min(integer(), 0),
  amount: max(min(number(), 0), 100_000),
  unit: nullable(enums(units)),
  /** The recipe's version: another one may have a different ingredient at that index. */
  version: integer(),
});
export type Have = Infer<typeof haveSchema>;

/** Limits of the scale factor. */
export const factorRange = { min: 0.05, max: 20 } as const;

/** Units for the available amount: those of mass and volume convert if the food's density is known. */
const asked: readonly Unit[] = ['g', 'kg', 'oz', 'lb', 'ml', 'l', 'tsp', 'tbsp', 'cup', 'fl oz'];

const gramsOf = ({ amount, unit }: Measure, measured: Measured): number | null => {
  if (unit === null || unit === 'piece') return measured.each === null || measured.each === undefined ? null : amount * measured.each;
  const grams = gramsPer[unit];
  if (grams !== undefined) return amount * grams;
  const [millilitres, density] = [millilitresPer[unit], densityOf(measured)];
  return millilitres === undefined || density === null ? null : amount * millilitres * density;
};
const millilitresOf = ({ amount, unit }: Measure): number | null => {
  const millilitres = unit === null ? undefined : millilitresPer[unit];
  return millilitres === undefined ? null : amount * millilitres;
};

/** The ratio of `had` to `needed`; null when they cannot be compared. */
function timesOf(had: Measure, needed: Measure, measured: Measured): number | null {
  if (needed.amount <= 0) return null;
  if (had.unit === needed.unit) return had.amount / needed.amount;
  const [hadMl, neededMl] = [millilitresOf(had), millilitresOf(needed)];
  if (hadMl !== null && neededMl !== null) return hadMl / neededMl;
  const [hadGrams, neededGrams] = [gramsOf(had, measured), gramsOf(needed, measured)];
  return hadGrams !== null && neededGrams !== null && neededGrams > 0 ? hadGrams / neededGrams : null;
}

/** True for an ingredient that can be scaled by: it has an amount, and the amount scales. */
export const canScaleBy = ({ amount, scales }: Ingredient): boolean => scales && amount !== null && amount > 0;

/** Units for an ingredient's available amount, its own first. */
export function unitsToHave(ingredient: Ingredient): (Unit | null)[] {
  const own = { amount: ingredient.amount ?? 0, unit: ingredient.unit };
  const others = asked.filter((unit) => unit !== own.unit && timesOf({ amount: 1, unit }, own, ingredient) !== null);
  return [own.unit, ...others];
}

/** The scale factor for the available amount; null when it does not apply to this recipe, or is out of range. */
export function factorBy(recipe: Pick<Recipe, 'ingredients' | 'version'>, have: Have | null): number | null {
  const ingredient = have === null ? undefined : recipe.ingredients[have.ingredient];
  if (have === null || ingredient === undefined || !canScaleBy(ingredient) || have.version !== (recipe.version ?? 1)) return null;
  const factor = timesOf(have, { amount: ingredient.amount ?? 0, unit: ingredient.unit }, ingredient);
  return factor === null || factor < factorRange.min || factor > factorRange.max ? null : factor;
}

const separator = ':';

/** The form in the address of cook mode. */
export const haveInWords = ({ ingredient, amount, unit, version }: Have): string =>
  [ingredient, amount, unit ?? '', version].join(separator);

/** Parses it from an address; null when invalid. */
export function readHave(words: string): Have | null {
  const [ingredient, amount, unit, version] = words.split(separator);
  const read = {
    ingredient: Number(ingredient),
    amount: Number(amount),
    unit: unit === '' ? null : unit,
    version: Number(version),
  };
  return is(read, haveSchema) ? read : null;
}
