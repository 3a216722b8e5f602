import { readdir } from 'node:fs/promises';
import type { Dish } from './dish.ts';

/* Every file of book/ is read, so that a new one needs no list. Each exports dishes, or lists that several of them share. */
const folder = new URL('./book/', import.meta.url);

const isDish = (value: unknown): value is Dish => typeof value === 'object' && value !== null && 'steps' in value && 'summary' in value;
const dishesIn = (module: object): Dish[] =>
  Object.values(module).flatMap((list: unknown) => (Array.isArray(list) ? list.filter(isDish) : []));

const files = (await readdir(folder)).filter((name) => name.endsWith('.ts')).toSorted();
const modules = await Promise.all(files.map((name): Promise<object> => import(new URL(name, folder).href)));
const every: readonly Dish[] = modules.flatMap(dishesIn);
const byId = new Map(every.map((dish) => [dish.id, dish]));
if (byId.size < every.length) throw new Error('Two dishes have the same id.');

/** Every dish that the kitchen knows by heart. */
export const allDishes = (): readonly Dish[] => every;

export const dishOf = (id: string): Dish | null => byId.get(id) ?? null;
