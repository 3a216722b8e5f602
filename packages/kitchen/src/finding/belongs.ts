import { roles, type Role } from '../foods/food.ts';
import { foodTree } from '../foods/lexicon.ts';

const isRole = (name: string): name is Role => roles.some((role) => role === name);

/**
 * True when a food is of one of the roles or kinds: "poultry", "berry", "white-fish". A name that is both is meant as the role: a dried bean
 * is of the kind of pulses, and nothing to stir in at the end.
 */
export function isOf(food: string, rolesAndKinds: readonly string[]): boolean {
  const tree = foodTree();
  const lineage = tree.lineage(food);
  return rolesAndKinds.some((name) => (isRole(name) ? tree.food(food).role === name : lineage.has(name)));
}

/** True when somebody who asks for `wanted` gets it with `food`: "chicken" with chicken thighs. */
export const isThat = (wanted: string, food: string): boolean => foodTree().lineage(food).has(wanted);

/** What is bought under the name of a kind, where the first of its kind is something else. */
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
};

/** The first food of a kind, of those that are one of `by` when it is given; itself where there is none. */
function firstOf(id: string, by: readonly string[]): string {
  const tree = foodTree();
  // Nobody means tripe or feet by "beef" or "chicken".
  const foods = [...tree.foods.values()].filter(
    (food) => !food.isKind && tree.lineage(food.id).has(id) && !tree.lineage(food.id).has('offal') && !food.id.endsWith('-foot'),
  );
  const fitting = by.length === 0 ? undefined : foods.find((food) => isOf(food.id, by));
  const nearest = fitting ?? foods.find(({ parents }) => parents[0] === id) ?? foods[0];
  return nearest?.id ?? id;
}

const typical = new Map<string, string>();

/**
 * The food that somebody means by a kind ("salmon", "rice"): the first of its kind, of those that are one of `by` when it is given; a food
 * stands for itself.
 */
export function typicalOf(id: string, by: readonly string[] = []): string {
  if (!foodTree().food(id).isKind) return id;
  const usual = everyday[id];
  if (usual !== undefined && (by.length === 0 || isOf(usual, by))) return usual;
  // Every dish is asked this for every food that somebody names.
  const key = `${id} ${by.join(' ')}`;
  const known = typical.get(key) ?? firstOf(id, by);
  typical.set(key, known);
  return known;
}
