export { type Role } from '../src/foods/food.ts';
export { foodTree } from '../src/foods/lexicon.ts';
export { namesIn } from '../src/foods/names.ts';
export { suggestFoods } from '../src/foods/suggest.ts';
export { gramsOf, isPoured } from '../src/foods/weigh.ts';
export { foodLabel, shownWish, wishLabel } from '../src/wishes/labels.ts';
