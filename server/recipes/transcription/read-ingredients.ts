import { patternOf } from '@anydish/language/words';
import type { Ingredient } from '../../../contract/recipes/recipe.ts';
import { cutMark, cutName, readClosely, readLine } from '../import/read-line.ts';
import { western } from '../import/read-times.ts';
import { measureOf } from '../import/unit-words.ts';
import { isFactLine } from './read-facts.ts';
import { joinLines, numberOf, withoutBullet, type SourceLine } from './source-lines.ts';

/** An ingredient line after reading. */
export interface ReadIngredient extends Pick<Ingredient, 'amount' | 'unit' | 'item'> {
  isCertain: boolean;
  doubts: string[];
  /** The original line, if it was cut at the maximum length. */
  whole: string | null;
}

const number = String.raw`(?:\d+\s+\d+\/\d+|\d+\/\d+|\d+(?:[.,]\d+)?\s*[½⅓⅔¼¾⅛⅜⅝⅞]?|[½⅓⅔¼¾⅛⅜⅝⅞])`;
const onlyAmount = new RegExp(
  String.raw`^(?:(?:${patternOf('about')})\.?)?\s*${number}(?:\s*[-–~]\s*${number})?\s*(\S{0,24}(?:\s\S{1,12}){0,2})$`,
  'iu',
);
const amountLast = new RegExp(
  String.raw`^(\p{L}.{0,80}?)\s*(?:[-–—:：=]\s*|\.{2,}\s*|…+\s*|\s)(${number}(?:\s*[-–~]\s*${number})?)\s*([^\d\s()（）]{0,24}(?:\s[^\d\s()（）]{1,12})?)$`,
  'u',
);
const isMeasure = (word: string): boolean => word === '' || measureOf(word) !== null;

/** Whether a text is only an amount: "200 g", "2". */
function isAmount(text: string): boolean {
  const [, unit] = onlyAmount.exec(western(text.trim())) ?? [];
  return unit !== undefined && isMeasure(unit.trim());
}

/** Moves the amount of "Flour 200 g" to the front. East Asian lines are read as they are. */
function turned(text: string): string {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return text;
  const plain = western(text);
  if (/^[\d½⅓⅔¼¾⅛⅜⅝⅞]/u.test(plain)) return text;
  const [, name, amount, unit = ''] = amountLast.exec(plain) ?? [];
  return name === undefined || amount === undefined || !isMeasure(unit.trim()) ? text : `${amount} ${unit} ${name}`.replace(/\s+/gu, ' ');
}

/** The cells of a line: one ingredient split into columns, or several side by side. */
function inCells(cells: readonly string[]): string[] {
  const bare = cells.map(withoutBullet).filter((cell) => cell !== '');
  if (bare.length < 2) return bare;
  const amounts = bare.filter((cell) => isAmount(cell) || measureOf(cell) !== null);
  if (amounts.length === 0) return bare;
  const names = bare.filter((cell) => !amounts.includes(cell));
  if (names.length > 1 && amounts.length > 1 && names.length === amounts.length) {
    // Two tables side by side: each name has its amount beside it.
    return names.map((name, place) => `${amounts[place] ?? ''} ${name}`.trim());
  }
  return [[...amounts, ...names].join(' ')];
}

/** "… and 2 tbsp": more of the same food. */
const isOnlyMeasure = (piece: string) => measureOf(/^[\d½¼¾/., ]+(\p{L}+\.?)$/u.exec(piece)?.[1] ?? '') !== null;
const beginsAmount = /^(?:\p{L}{1,6}\.?\s)?[\p{Nd}½⅓⅔¼¾⅛]/u;
/** Commas and "and" separate entries only before an amount; "+ 2 tablespoons" continues one. */
const beforeAmounts = new RegExp(
  String.raw`[,،、]\s+(?=(?:about |ca\. ?)?[\p{Nd}½⅓⅔¼¾])|\s+(?:${patternOf('and')}|&|\+)\s+(?=\p{Nd}+\s*\p{L})`,
  'u',
);
const partingAll = /\s*[|•·▪◆;；]\s*(?![^(（]*[)）])/gu;

/** Whether the pieces form a list: "flour; sifted" is one ingredient. */
const isList = (pieces: readonly string[]) => pieces.length > 2 || pieces.every((piece) => beginsAmount.test(piece));

/** Splits "200 g flour, 2 eggs and 300 ml milk"; a single ingredient stays whole. */
function inPieces(text: string): string[] {
  const marked = text.split(partingAll).filter((piece) => /[\p{L}\p{N}]/u.test(piece));
  if (marked.length > 1 && isList(marked)) return marked.flatMap(inPieces);
  const pieces = text.split(beforeAmounts);
  const isWhole = pieces.length < 2 || !pieces.every((piece) => beginsAmount.test(piece) && /\p{L}/u.test(readLine(piece)?.item ?? ''));
  return isWhole || pieces.some(isOnlyMeasure) ? [text] : pieces.map((piece) => piece.replace(/[.;,]$/u, ''));
}

/** Splits a text with several ingredients in one line: "200 g lentils | 1 tin tomatoes | salt". */
export function unrolled(text: string): string[] {
  const pieces = text.split(partingAll).filter((piece) => /[\p{L}\p{N}]/u.test(piece));
  const amounts = pieces.filter((piece) => looksLikeIngredient(piece)).length;
  return pieces.length > 2 && amounts > 1 && amounts >= pieces.length / 2 ? pieces : [text];
}

/** Reads columns one after the other. Rows of a table stay together. */
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

/** Whether a line looks like an ingredient: an amount, and few words. */
export function looksLikeIngredient(text: string): boolean {
  return inCells(text.split('\t')).some((cell) => {
    const line = withoutBullet(cell);
    if (line === '' || line.length > 110 || isFactLine(line) || /[.!?。]$/u.test(line.replace(/\b\p{L}{1,4}\.$/u, ''))) return false;
    if (numberOf(line) !== null && (readLine(numberOf(line)?.rest)?.amount ?? null) === null) return false;
    const turnedLine = readLine(turned(line));
    return turnedLine !== null && turnedLine.amount !== null && turnedLine.item !== '' && turnedLine.item.split(/\s+/u).length <= 10;
  });
}

/** A line without its amount, as its owner will see it: "flour, sifted". */
const saidOf = ({ item, note }: Ingredient, part: string | null): string => {
  const text = note === null || note === '' ? item : `${item}, ${note}`;
  return part === null || part === '' ? text : `${text} (${part})`;
};

function readPiece(
  piece: string,
  { part, isGuessed, doubts }: { part: string | null; isGuessed: boolean; doubts: readonly string[] },
): ReadIngredient[] {
  const read = readClosely(turned(piece));
  if (read === null || !/\p{L}/u.test(read.ingredient.item)) return [];
  const { amount, unit } = read.ingredient;
  const said = saidOf(read.ingredient, part);
  const own = [...new Set([...doubts.filter((word) => piece.includes(word)), ...read.doubts])];
  const item = cutName(said);
  const isCut = read.isCut || item !== said;
  const isCertain = own.length === 0 && !isCut && !(isGuessed && amount === null);
  return [
    {
      amount,
      unit,
      item: isCut && !item.endsWith(cutMark) ? cutName(`${item}${cutMark}`) : item,
      isCertain,
      doubts: own,
      whole: isCut ? piece : null,
    },
  ];
}

/** The ingredients of list lines. `part`: their group. `isGuessed`: no heading announced the list. */
export function ingredientsIn(lines: readonly SourceLine[], part: string | null, isGuessed: boolean): ReadIngredient[] {
  const numbers = lines.filter(({ text }) => numberOf(text) !== null).length;
  const isNumbered = numbers > 1 && numbers > lines.length / 2;
  return columnsApart(isNumbered ? joinLines(lines, (_, line) => numberOf(line.text) === null) : lines).flatMap(({ text, doubts }) => {
    const bare = withoutBullet(isNumbered ? (numberOf(text)?.rest ?? text) : text);
    return inPieces(bare).flatMap((piece) => readPiece(piece, { part, isGuessed, doubts }));
  });
}
