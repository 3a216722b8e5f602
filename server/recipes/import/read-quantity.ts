import { numberSource, readNumber } from '@anydish/language/numbers';
import { patternOf } from '@anydish/language/words';
import { foldText } from '@anydish/language/script';
import { gramsPer, millilitresPer } from '../../../contract/recipes/quantities.ts';
import type { Unit } from '../../../contract/recipes/recipe.ts';
import { measureOf, unitWords } from './unit-words.ts';

/* The measures of an ingredient line: a unit with its conversion, and two measures that add up or mean the same. */

export const aboutSource = String.raw`(?:(?:${patternOf('about')})\.?\s*)?`;
/** Latin-script words need word boundaries, so that a unit is not found inside a word. */
const apart = (words: string) => words.replace(/(?<![\p{L}\p{M}])\p{Script=Latin}+(?![\p{L}\p{M}])/gu, String.raw`\b$&\b`);
export const toSource = String.raw`\s*(?:-|–|—|~|〜|～|${apart(`${patternOf('to')}|${patternOf('or')}`)})\s*`;
const inSigns = /[*+?()|[\]\\^$]/g;
const unitSource = unitWords.map((word) => word.replace(inSigns, String.raw`\$&`).replaceAll('.', String.raw`\.`)).join('|');
const unitPattern = new RegExp(`^(${unitSource})(?:\\.(?!\\p{L})|(?![\\p{L}\\p{M}\\p{N}]|\\.\\p{L}))`, 'iu');
const joinedUnit = new RegExp(`^(${patternOf('amount.joined-unit')})`, 'u');

const dimension = (unit: Unit | null) =>
  unit === null ? null : gramsPer[unit] !== undefined ? gramsPer : millilitresPer[unit] !== undefined ? millilitresPer : null;
const metric = new Set<Unit>(['g', 'kg', 'ml', 'l']);

/** An amount of a unit. */
export interface Quantity {
  amount: number;
  unit: Unit | null;
}

/** "1.000 g" is a thousand, "1,500 kg" is one and a half. */
export function valueOf(said: string, unit: Unit | null): number | null {
  const text = said.trim();
  if (/^[1-9]\d{0,2}\.\d{3}$/u.test(text) && (unit === 'g' || unit === 'ml')) return Number(text.replace('.', ''));
  if (/^\d{1,2},\d{3}$/u.test(text) && (unit === 'kg' || unit === 'l')) return Number(text.replace(',', '.'));
  return /^an?$/u.test(text) ? 1 : readNumber(text);
}

interface SaidUnit extends Quantity {
  /** Length of its text. */
  end: number;
  word: string;
}

/** The unit at the beginning of a text, with its conversion. */
export function unitAt(text: string): SaidUnit | null {
  const word = unitPattern.exec(text)?.[0] ?? joinedUnit.exec(text)?.[0];
  if (word === undefined) return stickAt(text);
  const measure = measureOf(word);
  // "2 c. d’huile": the kind of spoon is ambiguous.
  if (measure === null || (/^c\.?$/u.test(word) && /^\s*d[e’']/iu.test(text.slice(word.length)))) return null;
  return { amount: measure.times, unit: measure.unit, end: word.length, word };
}

/** A stick of butter is half a cup; a stick of celery is a stalk. */
function stickAt(text: string): SaidUnit | null {
  const [word] = /^sticks?(?= (?:\([^)]*\) )?(?:of )?(?:\p{L}+ ){0,2}(?:butter|margarine)\b)/iu.exec(text) ?? [];
  return word === undefined ? null : { amount: 0.5, unit: 'cup', end: word.length, word };
}

const oneQuantity = new RegExp(`^${foldText(aboutSource)}(${numberSource()})(?:${foldText(toSource)}(${numberSource()}))?\\s*-?\\s*`, 'u');
/** Only a measure, as in brackets: "150 g", "5oz"; for a range, its lower end. */
function quantityIn(said: string): (Quantity & { isRange: boolean }) | null {
  const folded = foldText(said.trim());
  const found = oneQuantity.exec(folded);
  if (found === null) return null;
  const unit = unitAt(said.trim().slice(found[0].length));
  if (unit === null || found[0].length + unit.end < said.trim().length) return null;
  const value = valueOf(found[1] ?? '', unit.unit);
  return value === null || dimension(unit.unit) === null
    ? null
    : { amount: value * unit.amount, unit: unit.unit, isRange: found[2] !== undefined };
}

const tidy = (value: number): number => Number(value.toFixed(3));

/** Two measures as one: a measurable amount of the larger unit, or all of it in millilitres or grams. */
function summed(one: Quantity, other: Quantity): Quantity | null {
  const per = dimension(one.unit);
  if (per === null || per !== dimension(other.unit) || one.unit === null || other.unit === null) return null;
  const all = one.amount * (per[one.unit] ?? 0) + other.amount * (per[other.unit] ?? 0);
  const inFirst = all / (per[one.unit] ?? 1);
  const isMeasurable = metric.has(one.unit) || Math.abs(inFirst * 8 - Math.round(inFirst * 8)) < 0.01;
  return isMeasurable ? { amount: tidy(inFirst), unit: one.unit } : { amount: Math.round(all), unit: per === gramsPer ? 'g' : 'ml' };
}

const more = new RegExp(`^\\s*(?:(?:\\+|&|${patternOf('amount.plus')})\\s+|\\+\\s*)?(${numberSource()})\\s*`, 'u');

/** "+ 2 tablespoons" after a measure: adds it and returns the rest. */
export function withMore(quantity: Quantity, rest: string): { quantity: Quantity; rest: string } | null {
  const found = more.exec(foldText(rest));
  if (found === null) return null;
  const unit = unitAt(rest.slice(found[0].length));
  const value = unit === null ? null : valueOf(found[1] ?? '', unit.unit);
  if (unit === null || value === null) return null;
  const sum = summed(quantity, { amount: value * unit.amount, unit: unit.unit });
  return sum === null ? null : { quantity: sum, rest: rest.slice(found[0].length + unit.end) };
}

/** "(150g)", "/5oz" and "| 8 oz" repeat the measure: the metric one is used. */
export function saidTwice(quantity: Quantity, rest: string): { quantity: Quantity; rest: string } | null {
  const found = /^\s*(?:[(（]([^()（）]{1,40})[)）]|[/|]\s*([\d.,½⅓⅔¼¾⅛ ]+\s?(?:fl\.?\s?oz|\p{L}+)\.?)(?=\s|$))\s*/u.exec(rest);
  const said = (found?.[1] ?? found?.[2] ?? '').split(/\s*[/|;]\s*/u).map(quantityIn);
  if (found === null || dimension(quantity.unit) === null || said.some((one) => one === null)) return null;
  const all = [quantity, ...said.flatMap((one) => (one === null || one.isRange ? [] : [one]))];
  return { quantity: all.find(({ unit }) => unit !== null && metric.has(unit)) ?? quantity, rest: rest.slice(found[0].length) };
}
