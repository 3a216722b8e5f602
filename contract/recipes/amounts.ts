import { westernDigits } from '@anydish/language/script';
import { numberFormat } from '../formats.ts';
import type { Unit } from './recipe.ts';

/** Scales show decimals; spoons, cups and pieces use fractions. */
const decimal = new Set<Unit>(['g', 'kg', 'ml', 'l']);

const fractions: readonly (readonly [value: number, sign: string])[] = [
  [0, ''],
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [3 / 8, '⅜'],
  [1 / 2, '½'],
  [5 / 8, '⅝'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [7 / 8, '⅞'],
];

const formatDecimal = (amount: number, locale: string) => numberFormat(locale, { maximumFractionDigits: 2 }).format(amount);

/** A number as a cook writes it: 1.5 gives "1½"; other values stay decimal. */
export function formatFraction(amount: number, locale: string): string {
  const whole = Math.floor(amount + 0.02);
  const sign = fractions.find(([value]) => Math.abs(amount - whole - value) < 0.02)?.[1];
  if (sign === undefined) return formatDecimal(amount, locale);
  const wholeText = whole === 0 && sign !== '' ? '' : formatDecimal(whole, locale);
  return `${wholeText}${sign}`;
}

/** The number of an amount, as written before its unit. */
export const formatAmount = (amount: number, unit: Unit | null, locale: string): string =>
  unit !== null && decimal.has(unit) ? formatDecimal(amount, locale) : formatFraction(amount, locale);

/** Parses a typed amount: "140", "1,5", "1½", "1 1/2"; null when invalid. */
export function readAmount(text: string): number | null {
  const found = /^(\d+(?:[.,٫]\d+)?)?\s*(?:([⅛¼⅓⅜½⅝⅔¾⅞])|(\d+)\s*[/⁄]\s*(\d+))?$/u.exec(westernDigits(text).trim());
  if (found === null || found[0] === '') return null;
  const [, whole, sign, above, below] = found;
  // "3/4" is a fraction without a whole; "13/4" is thirteen quarters.
  const part =
    sign === undefined
      ? above === undefined
        ? 0
        : Number(above) / Number(below)
      : (fractions.find(([, each]) => each === sign)?.[0] ?? 0);
  const amount = Number((whole ?? '0').replace(/[,٫]/, '.')) + part;
  return Number.isFinite(amount) && amount > 0 ? amount : null;
}
