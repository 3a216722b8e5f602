import type { Ingredient, Unit } from '../../../contract/recipes/recipe.ts';
import { cutText } from '../../../contract/text.ts';
import { plainLine } from './plain-text.ts';
import { western } from './read-times.ts';
import { unitOf, unitWords } from './unit-words.ts';

/*
 * A line of a list of ingredients, as people and programs write it: "1 1/2 cups flour, sifted", "200g Mehl", "2–3 gousses d’ail", "醤油 大さじ2".
 * What is not understood stays in the words of the line: nothing is left out.
 */

const vulgar: Readonly<Record<string, string>> = {
  '½': '1/2', '⅓': '1/3', '⅔': '2/3', '¼': '1/4', '¾': '3/4', '⅕': '1/5', '⅖': '2/5', '⅗': '3/5', '⅘': '4/5', '⅙': '1/6', '⅚': '5/6',
  '⅛': '1/8', '⅜': '3/8', '⅝': '5/8', '⅞': '7/8',
}; // prettier-ignore

const digitsOf = (text: string) =>
  western(text)
    .replace(
      /(\d)?\s*([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])/g,
      (_, before: string | undefined, sign: string) => `${before === undefined ? '' : `${before} `}${vulgar[sign]}`,
    )
    .replace(/[⁄∕]/g, '/');

const number = String.raw`(?:\d+\s+\d+\/\d+|\d+\/\d+|\d+(?:[.,]\d+)?)`;
const between = String.raw`\s*(?:-|–|—|~|〜|～|to|bis|à|a|ou|or|至|から)\s*`;
const amountAtStart = new RegExp(
  String.raw`^(?:ca\.?|about|circa|etwa|env\.?|約|约)?\s*(${number})(${between}${number})?(?![\d/])\s*(?:[xX×](?!\p{L}))?\s*`,
  'u',
);
const amountAtEnd = new RegExp(String.raw`^(.*?\S)[\s:：…・]*(大さじ|小さじ|大匙|小匙)?\s*(${number})\s*([^\d\s()（）]{0,6})$`, 'u');
const isEastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const ofWords = /^(?:of\s+|de\s+la\s+|de\s+|du\s+|des\s+|d[’']\s*|di\s+|do\s+|da\s+|من\s+|של\s+)/iu;
const unitPattern = new RegExp(
  `^(${unitWords.map((word) => word.replace(/[.*+?()]/g, String.raw`\$&`)).join('|')})\\.?(?![\\p{L}\\p{M}\\p{N}])`,
  'iu',
);

/** "1 1/2", "0,5", "1,000". */
function valueOf(text: string): number {
  const [, whole = '0', over = '', under = ''] = /^(?:(\d+)\s+)?(\d+)\/(\d+)$/.exec(text) ?? [];
  if (under !== '') return Number(under) === 0 ? 0 : Number(whole) + Number(over) / Number(under);
  return Number(/^[1-9]\d{0,2},\d{3}$/.test(text) ? text.replace(',', '') : text.replace(',', '.'));
}

interface Measured {
  amount: number | null;
  unit: Unit | null;
  rest: string;
  remark: string | null;
}

/** Ingredients of East Asian recipes come before their amounts. */
function measuredAtEnd(line: string): Measured | null {
  const [, rest, before = '', amount, after = ''] = amountAtEnd.exec(line) ?? [];
  if (rest === undefined || amount === undefined || !isEastAsian.test(line)) return null;
  const unit = unitOf(before === '' ? after : before);
  if (unit === null && after !== '') return null;
  return { amount: valueOf(amount), unit, rest, remark: null };
}

function measured(line: string): Measured {
  const found = amountAtStart.exec(line);
  if (found === null) return measuredAtEnd(line) ?? { amount: null, unit: null, rest: line, remark: null };
  const [whole, amount = '', range] = found;
  let rest = line.slice(whole.length);
  const [inBrackets = '', bracket = ''] = /^\(([^()]{1,60})\)\s*/.exec(rest) ?? [];
  const remarks = [range === undefined ? '' : `${amount}${range}`.replace(/\s+/g, ' '), bracket];
  const unitText = unitPattern.exec(rest.slice(inBrackets.length));
  const unit = unitText === null ? null : unitOf(unitText[1] ?? '');
  if (bracket !== '') rest = rest.slice(inBrackets.length);
  if (unit !== null && unitText !== null) rest = rest.slice(unitText[0].length).trim().replace(ofWords, '');
  // "1 lb 2 oz beef": one amount would be half of it.
  if (unit !== null && /^\d/.test(rest)) return { amount: null, unit: null, rest: line, remark: null };
  const remark = remarks.filter((text) => text !== '').join(', ');
  return { amount: valueOf(amount), unit, rest, remark: remark === '' ? null : remark };
}

/** What of a name stands behind its first comma, or in brackets at its end. */
function splitNote(text: string): [item: string, note: string] {
  const [, bracketed, inBrackets] = /^(.{2,}?)\s*[(（]([^()（）]+)[)）]$/u.exec(text) ?? [];
  if (bracketed !== undefined && inBrackets !== undefined) return [bracketed, inBrackets];
  const comma = /[,،、]\s+|[،、]/u.exec(text);
  return comma === null || comma.index < 2 ? [text, ''] : [text.slice(0, comma.index), text.slice(comma.index + comma[0].length)];
}

/** A line with its parts told apart; null for one without words. */
export function readLine(value: unknown): Ingredient | null {
  const line = plainLine(value).replace(/^[\s\-–•·*▢☐□✓]+/u, '');
  if (line === '') return null;
  const { amount, unit, rest, remark } = measured(digitsOf(line));
  const [item, note] = splitNote(rest.trim());
  const isSaid = item !== '' && (amount === null || (amount > 0 && amount <= 100_000));
  // "2 cloves": what looked like a unit is what is meant.
  if (!isSaid) return asItem(line);
  const notes = [note, remark ?? ''].filter((text) => text !== '').join('; ');
  return {
    amount: amount === null ? null : Number(amount.toFixed(3)),
    unit,
    item: cutText(item, 120),
    note: notes === '' ? null : cutText(notes, 200),
    scales: amount !== null,
    replaces: null,
  };
}

function asItem(line: string): Ingredient {
  const [, count, name] = /^(\d+)\s+(\p{L}.*)$/u.exec(line) ?? [];
  const amount = count === undefined || Number(count) === 0 || Number(count) > 100_000 ? null : Number(count);
  return {
    amount,
    unit: null,
    item: cutText(amount === null ? line : (name ?? line), 120),
    note: null,
    scales: amount !== null,
    replaces: null,
  };
}
