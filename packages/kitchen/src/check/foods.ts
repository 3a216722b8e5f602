import { traits, type Food } from '../foods/food.ts';
import { createFoodTree, type FoodTree } from '../foods/food-tree.ts';
import { meantBesides } from '../foods/meant.ts';
import { readFoods } from '../foods/read-foods.ts';
import { readTable, phrasesOf } from '../foods/table.ts';

/** Roles that need no nutrition figures: discarded foods, or foods of no weight. */
const weightless = new Set(['water', 'ice', 'ice-cube']);

function* faultsOf(food: Food, tree: FoodTree): Generator<string> {
  const { id, parents, parts, possibleParts, swaps, per100, isKind, usual, weights } = food;
  const named = [
    ...parents,
    ...parts,
    ...possibleParts,
    ...swaps.map(({ to }) => to),
    ...meantBesides(id),
    ...(usual === null ? [] : [usual]),
  ];
  for (const other of named) if (!tree.foods.has(other)) yield `"${other}" is not in the tables`;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) yield 'ids are lower case with hyphens';
  if (isKind) return;
  if (parents.length === 0) yield 'it is of no kind';
  if (per100 === null) yield 'it has no per100';
  else if (!weightless.has(id)) {
    const { kcal, protein, fat, carbohydrate } = per100;
    const sum = 4 * protein + 9 * fat + 4 * carbohydrate;
    const tolerance = Math.max(25, sum * 0.25);
    const hasMore = tree.verdict(id, 'alcohol') !== 'free' || tree.lineage(id).has('vinegar');
    // Fibre has fewer calories and alcohol more than the formula assumes.
    if (!hasMore && Math.abs(kcal - sum) > tolerance && kcal > sum) yield `${kcal} kcal, but its parts give ${Math.round(sum)}`;
    if (sum - kcal > Math.max(60, sum * 0.5)) yield `${kcal} kcal, but its parts give ${Math.round(sum)}`;
    if (protein + fat + carbohydrate > 101) yield 'more than 100 g in 100 g';
  }
  for (const [unit, grams] of weights) if (unit === 'ml' && (grams < 0.03 || grams > 1.6)) yield `ml=${grams} is not plausible`;
}

function* verdictFaults(food: Food, tree: FoodTree): Generator<string> {
  if (food.usual !== null && !tree.lineage(food.usual).has(food.id)) yield `"${food.usual}" is no ${food.id}`;
  for (const trait of traits) if (tree.verdict(food.id, trait) === null) yield `no verdict on ${trait}: say what it is made of`;
  for (const { to } of food.swaps) {
    const lacks = traits.some((trait) => tree.verdict(food.id, trait) !== 'free' && tree.verdict(to, trait) === 'free');
    const other = [...tree.insides(food.id)].some((inside) => !tree.insides(to).has(inside));
    if (!lacks && !other) yield `the swap "${to}" lacks nothing that this has`;
  }
}

/** Problems of the food tables, one line each; empty when there are none. */
export function checkFoods(): string[] {
  const foods = readFoods();
  const tree = createFoodTree(foods);
  const faults = [...foods.values()].flatMap((food) => [...faultsOf(food, tree)].map((fault) => `${food.id}: ${fault}`));
  if (faults.length > 0) return faults;
  return [...foods.values()].flatMap((food) => [...verdictFaults(food, tree)].map((fault) => `${food.id}: ${fault}`));
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Problems of the English names. */
export function checkEnglish(): string[] {
  const rows = readTable('foods/names/en.tsv', ['id', 'name', 'many', 'also']);
  const foods = readFoods();
  const tree = createFoodTree(foods);
  const faults: string[] = [];
  const owners = new Map<string, string>();
  for (const { id, name, many, also } of rows) {
    if (!foods.has(id)) faults.push(`names/en.tsv: "${id}" is no food`);
    if (name === '') faults.push(`names/en.tsv: ${id} has no name`);
    for (const said of new Set([name, many, ...phrasesOf(also)].filter((text) => text !== '').map(plain))) {
      const owner = owners.get(said);
      // "Onion" means the kind in an exclusion, and the food in a recipe.
      const isShared =
        owner !== undefined &&
        (tree.lineage(owner).has(id) || tree.lineage(id).has(owner)) &&
        (said === plain(name) || said === plain(many));
      if (owner !== undefined && owner !== id && !isShared) faults.push(`names/en.tsv: "${said}" is ${owner} and ${id}`);
      owners.set(said, id);
    }
  }
  const named = new Set(rows.map(({ id }) => id));
  for (const id of foods.keys()) if (!named.has(id)) faults.push(`names/en.tsv: no line for ${id}`);
  return faults;
}
