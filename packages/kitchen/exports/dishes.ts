export { allDishes, dishOf } from '../src/dishes/all.ts';
export { cuisines, type Cuisine } from '../src/dishes/features.ts';
export { fitOf } from '../src/finding/features.ts';
