import { foodTree } from '../foods/lexicon.ts';
import { costly } from './features.ts';

export const pantryRoles: ReadonlySet<string> = new Set(['spice', 'fat', 'liquid', 'sugar', 'flour', 'raising']);
const pantryKinds = ['salt', 'vinegar', 'stock-cube', 'mustard', 'soy-sauce'];

/** What nearly every kitchen has: oil, salt, spices, dried herbs, flour, sugar, vinegar, stock. */
export const isPantry = (food: string): boolean => {
  const { role } = foodTree().food(food);
  const lineage = foodTree().lineage(food);
  const isDrink = lineage.has('plant-milk') || lineage.has('alcohol') || lineage.has('coconut');
  return (
    (pantryRoles.has(role) && !isDrink && !costly.has(food)) ||
    /^dried-|^bay-leaf$/.test(food) ||
    pantryKinds.some((kind) => lineage.has(kind))
  );
};
