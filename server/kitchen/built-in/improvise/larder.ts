import type { Food, Role } from '../../lexicon/food.ts';
import { mainFood } from '../../lexicon/lexicon.ts';
import { fixed, some, type DishIngredient } from '../dish.ts';

/** The foods read in a description, sorted by what they do in a dish; names as the user wrote them. */
export interface Larder {
  proteins: string[];
  vegetables: string[];
  leaves: string[];
  aromatics: string[];
  starches: string[];
  cheeses: string[];
  eggs: string[];
  fruits: string[];
  nuts: string[];
  liquids: string[];
  seasonings: string[];
}

/** Every technique is written for this many. */
export const improvisedServings = 2;

const ofRole = (foods: readonly { name: string; food: Food }[], ...roles: Role[]) =>
  foods.filter(({ food }) => roles.includes(food.role)).map(({ name }) => name);

export function larderOf(names: readonly string[]): Larder {
  const foods = names.flatMap((name) => {
    const food = mainFood(name);
    return food === null ? [] : [{ name, food }];
  });
  return {
    proteins: ofRole(foods, 'protein'),
    vegetables: ofRole(foods, 'vegetable'),
    leaves: ofRole(foods, 'leaf'),
    aromatics: ofRole(foods, 'aromatic'),
    starches: ofRole(foods, 'starch'),
    cheeses: ofRole(foods, 'cheese'),
    eggs: ofRole(foods, 'egg'),
    fruits: ofRole(foods, 'fruit'),
    nuts: ofRole(foods, 'nut'),
    liquids: ofRole(foods, 'liquid'),
    seasonings: ofRole(foods, 'seasoning', 'other', 'fat'),
  };
}

/** "a, b and c"; empty for none. */
export const list = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

const share = (total: number, names: readonly string[]) => Math.max(20, Math.round(total / names.length / 10) * 10);
const grams = (total: number, names: readonly string[], note: string | null = null): DishIngredient[] =>
  names.map((name) => some(share(total, names), 'g', name, note));

/** Amounts for two, for the groups that a technique uses as they are. */
export const amounts = {
  proteins: ({ proteins }: Larder, note = 'in bite-sized pieces') => grams(280, proteins, note),
  vegetables: ({ vegetables }: Larder, note = 'cut small and even') => grams(320, vegetables, note),
  leaves: ({ leaves }: Larder) => grams(80, leaves),
  aromatics: ({ aromatics }: Larder) =>
    aromatics.map((name) =>
      /garlic|ginger|chil/.test(name) ? some(2, 'tsp', name, 'finely chopped') : some(1, null, name, 'finely chopped'),
    ),
  starches: ({ starches }: Larder) => grams(180, starches),
  cheeses: ({ cheeses }: Larder) => grams(80, cheeses, 'grated or crumbled'),
  eggs: ({ eggs }: Larder, count = 4) => eggs.map((name) => some(count, null, name)),
  fruits: ({ fruits }: Larder) => fruits.map((name) => some(1, null, name)),
  nuts: ({ nuts }: Larder) => grams(40, nuts),
  seasonings: ({ seasonings }: Larder) => seasonings.map((name) => some(1, 'tsp', name)),
  liquids: ({ liquids }: Larder) => liquids.map((name) => (/coconut|milk|cream/.test(name) ? some(200, 'ml', name) : some(50, 'ml', name))),
} as const;

export const oil = fixed(2, 'tbsp', 'olive oil');
