export { createBuiltInCook } from '../src/built-in/cook.ts';
export { asRefineOrder } from '../src/built-in/refine-order.ts';
export { unclearPart } from '../src/built-in/unclear-part.ts';
export { asPartial, type Base, type Cook, type CookEvent, type CookOrder, type CookQuestion, type Remark } from '../src/cook.ts';
export { dangersOfRecipe } from '../src/safety/recipe-dangers.ts';
export { refusalOf } from '../src/safety/safety.ts';
