import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatFraction } from '../../contract/recipes/amounts.ts';
import { itemName } from '../../contract/recipes/recipe-math.ts';
import type { Recipe } from '../../contract/recipes/recipe.ts';
import { factorBy, type Have } from '../../contract/recipes/scale-by.ts';
import { formatQuantity } from './quantity-texts.ts';

/** "Scaled to 140 g flour: 0.7 of the recipe"; null without such scaling. */
export function scaledText(recipe: Recipe, have: Have | null, i18n: I18n): string | null {
  const factor = factorBy(recipe, have);
  const ingredient = have === null ? undefined : recipe.ingredients[have.ingredient];
  if (have === null || factor === null || ingredient === undefined) return null;
  const item = itemName({ ...ingredient, amount: have.amount, unit: have.unit });
  const what = `${formatQuantity(have.amount, have.unit, i18n)} ${item}`;
  const times = formatFraction(Math.round(factor * 100) / 100, i18n.locale);
  return i18n._(factor < 1 ? msg`Scaled to ${what}: ${times} of the recipe` : msg`Scaled to ${what}: ${times} times the recipe`);
}
