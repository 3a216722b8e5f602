import { createFoodTree, type FoodTree } from './food-tree.ts';
import { readFoods } from './read-foods.ts';

let tree: FoodTree | null = null;

/** All foods of the kitchen; loaded on first use. */
export function foodTree(): FoodTree {
  tree ??= createFoodTree(readFoods());
  return tree;
}
