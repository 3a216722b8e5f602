import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatFraction } from '../../contract/recipes/amounts.ts';
import { itemName, showRecipe } from '../../contract/recipes/recipe-math.ts';
import type { OvenScale } from '../../contract/recipes/oven.ts';
import { factorBy, type Have } from '../../contract/recipes/scale-by.ts';
import { scaledText } from './scaled-text.ts';
import type { Ingredient, Recipe, UnitSystem } from '../../contract/recipes/recipe.ts';
import { allergenNames } from './food-texts.ts';
import { formatList } from './list-texts.ts';
import { asideText, formatQuantity } from './quantity-texts.ts';

function lineOf(ingredient: Ingredient, language: string, i18n: I18n): string {
  const { amount, unit, note, replaces } = ingredient;
  const asides = [note ?? (amount === null ? i18n._(msg`to taste`) : null), replaces === null ? null : i18n._(msg`instead of ${replaces}`)];
  const named = [formatQuantity(amount, unit, i18n), itemName(ingredient)].filter((part) => part !== '').join(' ');
  return `- ${named}${asides.map((aside) => (aside === null ? '' : asideText(aside, language))).join('')}`;
}

interface Wanted {
  servings: number;
  unitSystem: UnitSystem;
  have?: Have | null;
  oven?: OvenScale | null;
}

/** A recipe as plain text for messages and notes, in the reader's servings and units; headings in the page's language. */
export function recipeText(recipe: Recipe, { servings, unitSystem, have = null, oven }: Wanted, i18n: I18n): string {
  const format = (value: number) => formatFraction(value, i18n.locale);
  const shown = showRecipe(recipe, { servings, unitSystem, oven, factor: factorBy(recipe, have), format });
  const language = recipe.language ?? 'en';
  const number = new Intl.NumberFormat(i18n.locale);
  const allergens = formatList(
    recipe.allergens.map((allergen) => i18n._(allergenNames[allergen])),
    i18n.locale,
  );
  const blocks = [
    [recipe.title, recipe.summary],
    [
      i18n._(msg`Ingredients`),
      scaledText(recipe, have, i18n) ?? i18n._(msg`Servings: ${servings}`),
      ...shown.ingredients.map((ingredient) => lineOf(ingredient, language, i18n)),
    ],
    [i18n._(msg`Steps`), ...shown.steps.map(({ text }, index) => `${number.format(index + 1)}. ${text}`)],
    ...(recipe.allergens.length > 0 ? [[`${i18n._(msg`Allergens`)}: ${allergens}`]] : []),
  ];
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
