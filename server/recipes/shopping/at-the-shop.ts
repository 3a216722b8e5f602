import { foodTree, namesIn, usNames } from '@anydish/kitchen/foods';
import type { Ingredient, UnitSystem } from '../../../contract/recipes/recipe.ts';
import { gramsPer, millilitresPer } from '../../../contract/recipes/quantities.ts';
import { locales, type Locale } from '../../../contract/shell/locales.ts';
import type { Bought } from '../../../contract/recipes/shopping.ts';

/** From the tap. */
const tap = new Set(['water', 'plain-water', 'ice', 'ice-cube']);

let waters: ReadonlySet<string> | null = null;
/** Water in every language, for recipes whose ingredients are words only. */
const waterWords = (): ReadonlySet<string> =>
  (waters ??= new Set(
    locales.flatMap((language) =>
      ['water', 'plain-water'].flatMap((id) => {
        const name = namesIn(language).get(id);
        return name === undefined ? [] : [name.one, name.many, ...name.also].map((word) => word.toLocaleLowerCase());
      }),
    ),
  ));

/** True for what nobody buys. */
export const isFromTheTap = ({ food, item }: Pick<Ingredient, 'food' | 'item'>): boolean =>
  typeof food === 'string' ? tap.has(food) : waterWords().has(item.trim().toLocaleLowerCase());

/** What is bought for a part of it, with the grams of the part in one piece. */
const parts: Readonly<Record<string, readonly [whole: string, grams: number]>> = {
  'lemon-juice': ['lemon', 45],
  'fresh-lemon-juice': ['lemon', 45],
  'lime-juice': ['lime', 30],
  'fresh-lime-juice': ['lime', 30],
  'lemon-zest': ['lemon', 6],
  'lime-zest': ['lime', 4],
  'orange-zest': ['orange', 9],
  'egg-yolk': ['hen-egg', 18],
  'egg-white': ['hen-egg', 33],
};

/** An ingredient as it is bought: lemons for their juice, eggs for their yolks. */
export function asBought(ingredient: Ingredient): Ingredient {
  const { food, amount, unit } = ingredient;
  const [whole, grams] = parts[food ?? ''] ?? [];
  if (typeof food !== 'string' || whole === undefined || grams === undefined || !foodTree().foods.has(whole)) return ingredient;
  const { weights } = foodTree().food(food);
  const one = unit === null ? grams : (gramsPer[unit] ?? (millilitresPer[unit] ?? 0) * (weights.get('ml') ?? 1));
  return {
    ...ingredient,
    food: whole,
    item: namesIn('en').get(whole)?.one ?? ingredient.item,
    amount: amount === null || one === 0 ? 1 : (amount * one) / grams,
    unit: null,
    density: foodTree().food(whole).weights.get('ml') ?? null,
    isPoured: false,
  };
}

const mass = new Set([
  'water', 'salt', 'fat', 'oil', 'animal-fat', 'syrup', 'thickener', 'juice', 'flour', 'ice-cream', 'sauce', 'vinegar', 'plant-milk', 'plant-cream',
  'plant-yogurt', 'dip', 'drink', 'soft-drink', 'alcohol', 'honey', 'cream', 'milk', 'yogurt', 'cheese', 'hard-cheese', 'blue-cheese', 'jam', 'pesto', 'miso',
  'curry-paste', 'sugar', 'spice', 'stock', 'chocolate-spread',
]); // prettier-ignore

/** True for what is not counted: "salt", never "salts". Cheeses and the like are counted where shops sell them whole. */
function isMass(food: string): boolean {
  const { foods, lineage } = foodTree();
  return foods.has(food) && foods.get(food)?.weights.has('each') !== true && [...lineage(food)].some((id) => mass.has(id));
}

const known = (food: string, language: Locale) => namesIn(language).get(food);

/** A food in the pantry: in the plural if it is counted. */
export function pantryName(food: string, language: Locale): string {
  const name = known(food, language);
  return name === undefined ? food : isMass(food) ? name.one : name.many;
}

/** A line's name: one of what is bought singly, otherwise as the language names more. */
export function shopName(
  food: string,
  bought: readonly Bought[],
  { language, unitSystem }: { language: Locale; unitSystem: UnitSystem },
): string | undefined {
  const american = language === 'en' && unitSystem === 'us' ? usNames().get(food) : undefined;
  const name = american ?? known(food, language);
  if (name === undefined) return undefined;
  const [first] = bought;
  const isOne = bought.length === 1 && first?.unit === null && first.amount <= 1;
  return isOne || isMass(food) ? name.one : name.many;
}

/** True for words that name the food in this language: the reader's own words stay. */
export function isNamed(food: string, text: string, language: Locale): boolean {
  const name = known(food, language);
  const words = text.trim().toLocaleLowerCase();
  return name !== undefined && [name.one, name.many, ...name.also].some((word) => word.toLocaleLowerCase() === words);
}
