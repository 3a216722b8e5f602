import { formatAmount } from '../../../contract/recipes/amounts.ts';
import { itemName } from '../../../contract/recipes/recipe-math.ts';
import type { Ingredient, Unit } from '../../../contract/recipes/recipe.ts';
import type { Allergen } from '../../../contract/recipes/allergens.ts';
import type { Locale } from '../../../contract/shell/locales.ts';
import { i18n, type Sentence } from '@anydish/language/sentence';
import { inWords } from '../../language/speech.ts';

type InUnit = (values: { count: number; text: string }) => Sentence;

// Uses the texts of the pages. `count` selects the plural form, `text` is shown.
const inUnits: Record<Unit, InUnit> = {
  g: (values) => i18n._('{text} g', values),
  kg: (values) => i18n._('{text} kg', values),
  ml: (values) => i18n._('{text} ml', values),
  l: (values) => i18n._('{text} l', values),
  oz: (values) => i18n._('{text} oz', values),
  lb: (values) => i18n._('{text} lb', values),
  'fl oz': (values) => i18n._('{text} fl oz', values),
  tsp: (values) => i18n._('{count, plural, one {{text} tsp} other {{text} tsp}}', values),
  tbsp: (values) => i18n._('{count, plural, one {{text} tbsp} other {{text} tbsp}}', values),
  cup: (values) => i18n._('{count, plural, one {{text} cup} other {{text} cups}}', values),
  pinch: (values) => i18n._('{count, plural, one {{text} pinch} other {{text} pinches}}', values),
  clove: (values) => i18n._('{count, plural, one {{text} clove} other {{text} cloves}}', values),
  slice: (values) => i18n._('{count, plural, one {{text} slice} other {{text} slices}}', values),
  can: (values) => i18n._('{count, plural, one {{text} can} other {{text} cans}}', values),
  bunch: (values) => i18n._('{count, plural, one {{text} bunch} other {{text} bunches}}', values),
  sprig: (values) => i18n._('{count, plural, one {{text} sprig} other {{text} sprigs}}', values),
  handful: (values) => i18n._('{count, plural, one {{text} handful} other {{text} handfuls}}', values),
  stalk: (values) => i18n._('{count, plural, one {{text} stalk} other {{text} stalks}}', values),
  leaf: (values) => i18n._('{count, plural, one {{text} leaf} other {{text} leaves}}', values),
  sheet: (values) => i18n._('{count, plural, one {{text} sheet} other {{text} sheets}}', values),
  piece: (values) => i18n._('{count, plural, one {{text} piece} other {{text} pieces}}', values),
};

export const allergenTexts: Record<Allergen, Sentence> = {
  gluten: i18n._('Gluten'),
  crustaceans: i18n._('Crustaceans'),
  eggs: i18n._('Eggs'),
  fish: i18n._('Fish'),
  peanuts: i18n._('Peanuts'),
  soy: i18n._('Soy'),
  milk: i18n._('Milk'),
  nuts: i18n._('Nuts'),
  celery: i18n._('Celery'),
  mustard: i18n._('Mustard'),
  sesame: i18n._('Sesame'),
  sulphites: i18n._('Sulphites'),
  lupin: i18n._('Lupin'),
  molluscs: i18n._('Molluscs'),
};

function amountText({ amount, unit }: Ingredient, language: Locale): string {
  if (amount === null || amount === 0) return '';
  const text = formatAmount(amount, unit, language);
  // English uses the singular for half a cup.
  return unit === null ? text : inWords(inUnits[unit]({ count: Math.max(1, amount), text }), language);
}

/** "1½ cups flour", with the recipe's note and ours. */
export function ingredientTexts(ingredient: Ingredient, language: Locale): { line: string; note: string | null; remarks: string[] } {
  const { amount, note, replaces } = ingredient;
  const line = [amountText(ingredient, language), itemName(ingredient)].filter((part) => part !== '').join(' ');
  const taste = note === null && amount === null ? inWords(i18n._('to taste'), language) : null;
  const swap = replaces === null ? null : inWords(i18n._('instead of {replaces}', { replaces }), language);
  return { line, note, remarks: [taste, swap].filter((text) => text !== null) };
}
