import type { Ingredient } from '../../../contract/recipes/recipe.ts';
import { cutText } from '../../../contract/text.ts';
import { readLine } from '../import/read-line.ts';
import { western } from '../import/read-times.ts';
import { unitOf } from '../import/unit-words.ts';
import { isFactLine } from './read-facts.ts';
import { joinLines, numberOf, withoutBullet, type SourceLine } from './source-lines.ts';

/** A line of a list of ingredients as it was read. */
export interface ReadIngredient extends Pick<Ingredient, 'amount' | 'unit' | 'item'> {
  isCertain: boolean;
  doubts: string[];
}

const number = String.raw`(?:\d+\s+\d+\/\d+|\d+\/\d+|\d+(?:[.,]\d+)?\s*[½⅓⅔¼¾⅛⅜⅝⅞]?|[½⅓⅔¼¾⅛⅜⅝⅞])`;
const onlyAmount = new RegExp(
  String.raw`^(?:ca\.?|about|etwa|env\.?|約|约)?\s*${number}(?:\s*[-–~]\s*${number})?\s*(\S{0,24}(?:\s\S{1,12}){0,2})$`,
  'iu',
);
const amountLast = new RegExp(
  String.raw`^(\p{L}.{0,80}?)\s*(?:[-–—:：=]\s*|\.{2,}\s*|…+\s*|\s)(${number}(?:\s*[-–~]\s*${number})?)\s*([^\d\s()（）]{0,24}(?:\s[^\d\s()（）]{1,12})?)$`,
  'u',
);
const isMeasure = (word: string): boolean => word === '' || unitOf(word) !== null;

/** Whether a text is an amount and nothing else: "200 g", "2". */
function isAmount(text: string): boolean {
  const [, unit] = onlyAmount.exec(western(text.trim())) ?? [];
  return unit !== undefined && isMeasure(unit.trim());
}

/** "Flour 200 g" with its amount in front, as all others have it. East Asian lines are read as they are. */
function turned(text: string): string {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return text;
  const plain = western(text);
  if (/^[\d½⅓⅔¼¾⅛⅜⅝⅞]/u.test(plain)) return text;
  const [, name, amount, unit = ''] = amountLast.exec(plain) ?? [];
  return name === undefined || amount === undefined || !isMeasure(unit.trim()) ? text : `${amount} ${unit} ${name}`.replace(/\s+/gu, ' ');
}

/** Cells of a line: one ingredient with its parts in columns, or several beside each other. */
function inCells(cells: readonly string[]): string[] {
  const bare = cells.map(withoutBullet).filter((cell) => cell !== '');
  if (bare.length < 2) return bare;
  const amounts = bare.filter((cell) => isAmount(cell) || unitOf(cell) !== null);
  if (amounts.length === 0) return bare;
  const names = bare.filter((cell) => !amounts.includes(cell));
  if (names.length > 1 && amounts.length > 1 && names.length === amounts.length) {
    // Two tables beside each other: each name has the amount at its side.
    return names.map((name, place) => `${amounts[place] ?? ''} ${name}`.trim());
  }
  return [[...amounts, ...names].join(' ')];
}

/** "200 g flour, 2 eggs and 300 ml milk" in pieces; a line of one ingredient stays whole. */
function inPieces(text: string): string[] {
  const pieces = text.split(/[,;،、]\s+(?=(?:about |ca\. ?)?[\p{Nd}½⅓⅔¼¾])|\s+(?:and|und|et|y|e)\s+(?=\p{Nd}+\s*\p{L})/u);
  const isList = pieces.length >= 2 && pieces.every((piece) => /^\D{0,8}[\p{Nd}½⅓⅔¼¾]/u.test(piece));
  return isList ? pieces.map((piece) => piece.replace(/[.;,]$/u, '')) : [text];
}

/** Columns of several lines, one after the other. A table keeps its rows. */
function columnsApart(lines: readonly SourceLine[]): SourceLine[] {
  const rows = lines.map((line) => ({ line, cells: inCells(line.text.split('\t')) }));
  const widest = Math.max(1, ...rows.map(({ cells }) => cells.length));
  return Array.from({ length: widest }, (_, column) =>
    rows.flatMap(({ line, cells }) => {
      const cell = cells[column];
      return cell === undefined ? [] : [{ text: cell, doubts: line.doubts.filter((word) => cell.includes(word)) }];
    }),
  ).flat();
}

/** Whether a line has the look of an ingredient: an amount, and few words. */
export function looksLikeIngredient(text: string): boolean {
  return inCells(text.split('\t')).some((cell) => {
    const line = withoutBullet(cell);
    if (line === '' || line.length > 110 || isFactLine(line) || /[.!?。]$/u.test(line.replace(/\b\p{L}{1,4}\.$/u, ''))) return false;
    if (numberOf(line) !== null && (readLine(numberOf(line)?.rest)?.amount ?? null) === null) return false;
    const turnedLine = readLine(turned(line));
    return turnedLine !== null && turnedLine.amount !== null && turnedLine.item !== '' && turnedLine.item.split(/\s+/u).length <= 10;
  });
}

/** What a line says besides its food, as its owner will see it: "flour, sifted". */
const saidOf = ({ item, note }: Ingredient, part: string | null): string => {
  const text = note === null || note === '' ? item : `${item}, ${note}`;
  return cutText(part === null || part === '' ? text : `${text} (${part})`, 120);
};

/** Lines of a list, each with its parts told apart. `part`: what they are for. `isGuessed`: nobody said that this is the list. */
export function ingredientsIn(lines: readonly SourceLine[], part: string | null, isGuessed: boolean): ReadIngredient[] {
  const numbers = lines.filter(({ text }) => numberOf(text) !== null).length;
  const isNumbered = numbers > 1 && numbers > lines.length / 2;
  return columnsApart(isNumbered ? joinLines(lines, (_, line) => numberOf(line.text) === null) : lines).flatMap(({ text, doubts }) => {
    const bare = withoutBullet(isNumbered ? (numberOf(text)?.rest ?? text) : text);
    return inPieces(bare).flatMap((piece) => {
      const read = readLine(turned(piece));
      if (read === null || !/\p{L}/u.test(read.item)) return [];
      const own = doubts.filter((word) => piece.includes(word));
      const isCertain = own.length === 0 && !(isGuessed && read.amount === null);
      return [{ amount: read.amount, unit: read.unit, item: saidOf(read, part), isCertain, doubts: own }];
    });
  });
}
