import { roles, type Food, type Role } from '../foods/food.ts';
import { foodTree } from '../foods/lexicon.ts';
import { meantBesides } from '../foods/meant.ts';

const isRole = (name: string): name is Role => roles.some((role) => role === name);

/**
 * True when a food has one of the roles or kinds: "poultry", "berry", "white-fish". A name that is both counts as the role: a dried bean is of the
 * kind of pulses, but must not be stirred in at the end.
 */
export function isOf(food: string, rolesAndKinds: readonly string[]): boolean {
  const tree = foodTree();
  const lineage = tree.lineage(food);
  return rolesAndKinds.some((name) => (isRole(name) ? tree.food(food).role === name : lineage.has(name)));
}

/** Of the same kind, but nobody who wants squash or pumpkin means them. */
const unlikeSquash: ReadonlySet<string> = new Set(['courgette', 'courgette-flower']);

/** True when `food` satisfies a request for `wanted`: chicken thighs for "chicken", any mince for "mince". */
export const isThat = (wanted: string, food: string): boolean =>
  !(wanted === 'squash' && unlikeSquash.has(food)) && [wanted, ...meantBesides(wanted)].some((one) => foodTree().lineage(food).has(one));

/** What shoppers buy for a kind, where it is not the first food of the kind. */
const everyday: Readonly<Record<string, string>> = {
  chicken: 'chicken-breast',
  turkey: 'turkey-breast',
  beef: 'sirloin-steak',
  pork: 'pork-fillet',
  lamb: 'lamb-leg',
  fish: 'cod-fillet',
  'white-fish': 'cod-fillet',
  seafood: 'raw-prawn',
  shellfish: 'raw-prawn',
  vegetable: 'mixed-vegetable',
  cheese: 'cheddar',
  mushroom: 'chestnut-mushroom',
  noodle: 'egg-noodle',
  nut: 'walnut-half',
  berry: 'blueberry',
  bean: 'tinned-kidney-bean',
  chocolate: 'dark-chocolate',
  pea: 'frozen-pea',
  tuna: 'tinned-tuna',
};

/** Kinds whose name means that food where the dish takes it, and nothing where it does not. */
const narrow: ReadonlySet<string> = new Set(['tuna', 'pea', 'bean']);

/** What is meant by "vegetables" where the usual mix does not fit. */
const everydayVegetables = ['courgette', 'carrot', 'broccoli', 'spinach', 'red-pepper', 'white-cabbage'];

const ofKinds = new Map<string, Food[]>();

const leafy: ReadonlySet<string> = new Set(['leafy-green', 'herb', 'lettuce', 'vegetable', 'spice']);

/** The foods of a kind. "Beef" or "chicken" never means tripe or feet, nor "pumpkin" its leaves or "beans" pods and sprouts. */
function foodsOfKind(id: string): readonly Food[] {
  const { foods, lineage } = foodTree();
  const isPart = (food: Food) =>
    lineage(food.id).has('offal') ||
    food.id.endsWith('-foot') ||
    (id === 'bean' && food.role !== 'pulse' && food.role !== 'dried-pulse') ||
    (food.id.endsWith('-leaf') && !leafy.has(id));
  const found = ofKinds.get(id) ?? [...foods.values()].filter((food) => !food.isKind && lineage(food.id).has(id) && !isPart(food));
  ofKinds.set(id, found);
  return found;
}

/** The first food of a kind, filtered by `by` if given; the food itself when there is none. */
function firstOf(id: string, by: readonly string[]): string {
  const foods = foodsOfKind(id);
  const fitting = by.length === 0 ? undefined : foods.find((food) => isOf(food.id, by));
  const nearest = fitting ?? foods.find(({ parents }) => parents[0] === id) ?? foods[0];
  return nearest?.id ?? id;
}

const typical = new Map<string, string>();

/** The default food for a kind ("salmon", "rice"): the first of its kind, filtered by `by` if given; a food stands for itself. */
export function typicalOf(id: string, by: readonly string[] = []): string {
  if (!foodTree().food(id).isKind) return id;
  const usual = everyday[id];
  if (usual !== undefined && (by.length === 0 || narrow.has(id) || isOf(usual, by))) return usual;
  const vegetable = id === 'vegetable' ? everydayVegetables.find((one) => isOf(one, by)) : undefined;
  if (vegetable !== undefined) return vegetable;
  // Cached: every dish checks this for every named food.
  const key = `${id} ${by.join(' ')}`;
  const known = typical.get(key) ?? firstOf(id, by);
  typical.set(key, known);
  return known;
}
