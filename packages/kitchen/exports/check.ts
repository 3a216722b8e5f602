export { checkDish, isBroken } from '../src/check/dishes.ts';
export { checkEnglish, checkFoods } from '../src/check/foods.ts';
export { checkNames } from '../src/check/names.ts';
export { checkTexts } from '../src/check/texts.ts';
export { cookOnce } from '../src/check/cook-once.ts';
