import { listData } from '#platform';
import type { Dish } from './dish.ts';
import { dishesOf } from './read-dish.ts';

interface Book {
  dishes: readonly Dish[];
  byId: ReadonlyMap<string, Dish>;
}

let book: Book | null = null;

/** Reads every file of data/dishes, so that new files need no registration. */
function readBook(): Book {
  const dishes = listData('dishes/').flatMap((name) => dishesOf(`dishes/${name}`));
  const byId = new Map(dishes.map((dish) => [dish.id, dish]));
  const twice = dishes.filter((dish) => byId.get(dish.id) !== dish).map(({ id }) => id);
  if (twice.length > 0) throw new Error(`data/dishes has two dishes with one id: ${twice.join(', ')}`);
  return { dishes, byId };
}

/** Every dish of the kitchen; loaded on first use. */
export const allDishes = (): readonly Dish[] => (book ??= readBook()).dishes;

export const dishOf = (id: string): Dish | null => (book ??= readBook()).byId.get(id) ?? null;
