import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { formatAmount } from '../../contract/recipes/amounts.ts';
import { units, type Unit } from '../../contract/recipes/recipe.ts';

// `count` selects the plural form, `text` is shown: "½ cup", "1½ cups".
const named: Record<Unit, (count: number, text: string) => MessageDescriptor> = {
  g: (_, text) => msg`${text} g`,
  kg: (_, text) => msg`${text} kg`,
  ml: (_, text) => msg`${text} ml`,
  l: (_, text) => msg`${text} l`,
  oz: (_, text) => msg`${text} oz`,
  lb: (_, text) => msg`${text} lb`,
  'fl oz': (_, text) => msg`${text} fl oz`,
  tsp: (count, text) => msg`${plural(count, { one: `${text} tsp`, other: `${text} tsp` })}`,
  tbsp: (count, text) => msg`${plural(count, { one: `${text} tbsp`, other: `${text} tbsp` })}`,
  cup: (count, text) => msg`${plural(count, { one: `${text} cup`, other: `${text} cups` })}`,
  pinch: (count, text) => msg`${plural(count, { one: `${text} pinch`, other: `${text} pinches` })}`,
  clove: (count, text) => msg`${plural(count, { one: `${text} clove`, other: `${text} cloves` })}`,
  slice: (count, text) => msg`${plural(count, { one: `${text} slice`, other: `${text} slices` })}`,
  can: (count, text) => msg`${plural(count, { one: `${text} can`, other: `${text} cans` })}`,
  bunch: (count, text) => msg`${plural(count, { one: `${text} bunch`, other: `${text} bunches` })}`,
  sprig: (count, text) => msg`${plural(count, { one: `${text} sprig`, other: `${text} sprigs` })}`,
  handful: (count, text) => msg`${plural(count, { one: `${text} handful`, other: `${text} handfuls` })}`,
  stalk: (count, text) => msg`${plural(count, { one: `${text} stalk`, other: `${text} stalks` })}`,
  leaf: (count, text) => msg`${plural(count, { one: `${text} leaf`, other: `${text} leaves` })}`,
  sheet: (count, text) => msg`${plural(count, { one: `${text} sheet`, other: `${text} sheets` })}`,
  piece: (count, text) => msg`${plural(count, { one: `${text} piece`, other: `${text} pieces` })}`,
};

const asUnit = (unit: string): Unit | undefined => units.find((known) => known === unit);

/**
 * An amount with its unit: "350 g", "1½ cups", "2". Empty without an amount: the cook decides. An unknown unit (in a recipe still
 * being written) is shown unchanged.
 */
export function formatQuantity(amount: number | null, unit: string | null, i18n: I18n): string {
  if (amount === null || amount === 0) return '';
  const known = unit === null ? undefined : asUnit(unit);
  const text = formatAmount(amount, known ?? null, i18n.locale);
  if (known === undefined) return unit === null ? text : `${text} ${unit}`;
  // English uses the singular for half a cup.
  return i18n._(named[known](Math.max(1, amount), text));
}

/** "g", "cup": a unit alone, in the form used beside an amount. */
export const unitName = (unit: Unit, i18n: I18n): string => i18n._(named[unit](1, '')).trim();

/**
 * The text after an ingredient's name: ", to taste". The comma depends on the note's script; `language` (BCP 47) distinguishes
 * Chinese from Japanese.
 */
export function asideText(note: string, language: string): string {
  if (/\p{Script=Arabic}/u.test(note)) return `، ${note}`;
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(note)) return `${language.startsWith('zh') ? '，' : '、'}${note}`;
  return `, ${note}`;
}
