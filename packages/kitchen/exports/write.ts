export { templateIn } from '../src/writing/catalog.ts';
export { writtenLanguage } from '../src/writing/written-language.ts';
export { isRemark, sayRemark } from '../src/writing/remark.ts';
export { inReadersLanguage } from '../src/writing/rewrite.ts';
export { cuisineIn, titleIn, writeRecipe } from '../src/writing/write-recipe.ts';
