import { createFoodTree, type FoodTree } from './food-tree.ts';
import { readFoods } from './read-foods.ts';

let tree: FoodTree | null = null;

/** All foods of the kitchen; the tables are read when they are first needed. */
export function foodTree(): FoodTree {
  tree ??= createFoodTree(readFoods());
  return tree;
}
