import looksOf from '../data/looks.json' with { type: 'json' };
import type { Dish } from './dish.ts';

/** A food of the ingredient list. */
export interface DescribedFood {
  id: string;
  /** The kinds above it in the food lexicon, the nearest first. */
  kinds: readonly string[];
}

const rows = new Map(Object.entries(looksOf));

export interface Look {
  food: DescribedFood;
  look: string | null;
  /** What it gives to a sauce, a soup or a batter. */
  tint: string | null;
  weight: number;
}

export const is = ({ id, kinds: above }: DescribedFood, ...names: readonly string[]) =>
  names.some((name) => id === name || above.includes(name));

export function lookOf(food: DescribedFood): Look {
  const row = [food.id, ...food.kinds].map((id) => rows.get(id)).find((found) => found !== undefined) ?? '-';
  const [look = '-', tint] = row.split(' | ');
  const [name = null, weight = '0'] = tint?.split(' ') ?? [];
  return { food, look: look === '-' ? null : look, tint: name, weight: Number(weight) };
}

export interface Plan {
  vessel: string;
  base: string;
  tone: string;
  /** True where the ingredients do not colour it. */
  isFixed: boolean;
  /** True where eggs are fried. */
  fries: boolean;
  show: string;
  steam: boolean;
  tool: Dish['tool'];
}

const pale = new Set(['cream', 'white', 'ivory', 'butter', 'broth', 'gold']);

/** The colour that the ingredients give together; null when none is strong. */
export function tintOf(looks: readonly Look[], least: number, allowed?: ReadonlySet<string>): string | null {
  const sums = new Map<string, number>();
  for (const { tint, weight } of looks)
    if (tint !== null && allowed?.has(tint) !== false) sums.set(tint, Math.max(sums.get(tint) ?? 0, weight) + (sums.has(tint) ? 0.5 : 0));
  const found = [...sums].filter(([, weight]) => weight >= least).toSorted(([, a], [, b]) => b - a);
  // Milk and cream make a colour lighter. They are the colour where there is no other.
  return (found.find(([name]) => !pale.has(name)) ?? found[0])?.[0] ?? null;
}

const eggKinds = new Set(['eggs', 'salad', 'noodles', 'curry', 'soup', 'bowl', 'toast', 'stew', 'sandwich', 'rice', 'wrap', 'omelette']);
const breadBases = new Set([
  'toast',
  'sandwich',
  'burger',
  'pizza',
  'flatbread',
  'wrap',
  'taco',
  'loaf',
  'bake',
  'fritters',
  'squares',
  'skewers',
  'stew',
  'rice-and-sauce',
]);

/** The form that a food has in this kind of dish: mince in a burger is a patty, eggs in a dough are not seen. */
export function retouched(given: Look, kind: string, { base, fries }: Plan): Look {
  const { food, look } = given;
  if (look === null) return given;
  const [name = '', ...colours] = look.split(' ');
  const as = (form: string) => ({ ...given, look: form });
  if (name === 'egg' && !eggKinds.has(kind)) return { ...given, look: null };
  if (name === 'egg' && fries) return as(`fried ${colours.join(' ')}`);
  if (['bread', 'flat', 'crouton'].includes(name) && (breadBases.has(base) || kind === 'stew')) return { ...given, look: null };
  if (name === 'crumble' && is(food, 'meat', 'meat-substitute', 'bacon')) {
    if (kind === 'burger') return as(`patty ${colours.join(' ')}`);
    if (kind === 'meatball' || kind === 'skewer') return as(`meatball ${colours.join(' ')}`);
  }
  if (is(food, 'poultry') && name === 'chunk') {
    if (kind === 'schnitzel' || kind === 'nibbles') return as('nugget honey crust');
    if (kind === 'roast' || kind === 'traybake') return as('fillet honey crust');
  }
  if (kind === 'steak' && name === 'chunk') return as('steak rare stew');
  return given;
}

/** Cream and spices change a tomato sauce. */
export function softened(tone: string, kind: string, foods: readonly DescribedFood[]): string {
  if (tone !== 'tomato' || !['curry', 'stew', 'chilli', 'noodles', 'soup', 'cream-soup'].includes(kind)) return tone;
  const isCreamy = foods.some((food) => is(food, 'cream', 'coconut-milk', 'yogurt'));
  if (kind === 'curry') return isCreamy ? 'orange' : 'ember';
  if (kind === 'chilli' || foods.some((food) => is(food, 'beef', 'lamb', 'mixed-mince'))) return 'brick';
  return isCreamy ? 'coral' : 'tomato';
}
