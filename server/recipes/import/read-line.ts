import type { Ingredient } from '../../../contract/recipes/recipe.ts';
import { foldText } from '@anydish/language/script';
import { cutText } from '../../../contract/text.ts';
import { plainLine } from './plain-text.ts';
import { measured } from './read-amount.ts';
import { scalingNote } from './scaling-note.ts';

/*
 * An ingredient line, as people and programs write it: "1 1/2 cups flour, sifted", "200g Mehl", "2–3 gousses d’ail". Words that are not understood
 * stay in the line and are reported; nothing is dropped silently.
 */

/** The result for a line. */
interface ReadLine {
  ingredient: Ingredient;
  /** Words that may be misread. */
  doubts: string[];
  /** The line exceeds the maximum length of an ingredient. */
  isCut: boolean;
}

/** Marks a shortened name. */
export const cutMark = '…';
/** Longer lines are cut: matching time grows with the length. */
const longestLine = 1_000;
const longestItem = 120;
const longestNote = 200;

/** A name that fits, with the mark where it was cut. */
export const cutName = (text: string): string =>
  text.length <= longestItem ? text : `${cutText(text, longestItem - cutMark.length).replace(/\s+\S*$/u, '')}${cutMark}`;

/** The part of a name after its first comma, in brackets at its end, or an addition: "butter plus 1 tsp for the tin". */
function splitNote(text: string): [item: string, note: string] {
  const [, bracketed, inBrackets] = /^(.{2,}?)\s*[(（]([^()（）]+)[)）]$/u.exec(text) ?? [];
  if (bracketed !== undefined && inBrackets !== undefined) return [bracketed, inBrackets];
  const comma = /[,،、]\s+|[،、]|\s+(?=(?:plus|\+)\s+\d)/u.exec(text);
  return comma === null || comma.index < 2 ? [text, ''] : [text.slice(0, comma.index), text.slice(comma.index + comma[0].length)];
}

/** "1 Zwiebel(n)", "2 gousse(s)": singular or plural, by the line's number. */
function oneOrMany(line: string): string {
  const many = Number(/^\d+/u.exec(foldText(line))?.[0] ?? 0) > 1;
  return line.replace(
    /(\p{L}{2,})(?:\((s|n|e|en|er|ern|nen|x|es|r)\)|\/(n|e|en|er|s)(?!\p{L}))/gu,
    (_, word: string, inside?: string, behind?: string) => (many ? `${word}${inside ?? behind ?? ''}` : word),
  );
}

/** A split line and its doubtful words; null for a line without words. */
export function readClosely(value: unknown): ReadLine | null {
  const line = oneOrMany(cutText(plainLine(value), longestLine).replace(/^[\s\-–•·*▢☐□✓]+/u, ''));
  if (line === '') return null;
  const { amount, unit, rest, remarks, doubts } = measured(line);
  const [item, note] = splitNote(rest.trim());
  const isSaid = item !== '' && (amount === null || (amount > 0 && amount <= 100_000));
  // "2 cloves": the word that looked like a unit is the food.
  if (!isSaid) return asItem(line);
  const notes = [note, ...remarks].filter((text) => text !== '').join('; ');
  const ingredient = {
    amount: amount === null ? null : Number(amount.toFixed(3)),
    unit,
    item: cutName(item),
    note: notes === '' ? null : cutText(notes, longestNote),
    scales: amount !== null,
    replaces: null,
  };
  return {
    ingredient: { ...ingredient, ...scalingNote(ingredient) },
    doubts: [...doubts, ...figuresIn(item)],
    isCut: item.length > longestItem || notes.length > longestNote,
  };
}

/** A digit in a name is an amount that was not understood, unless it belongs to the name: "00 flour", "70% chocolate". */
const figuresIn = (item: string): string[] =>
  foldText(item)
    .match(/(?<![\p{L}\d#])\d+(?:[.,/]\d+)?(?![\d%]|\s?(?:%|cm|mm|inch|[°º]|\u3064))|[½⅓⅔¼¾]/gu)
    ?.filter((figure) => figure !== '00') ?? [];

function asItem(line: string): ReadLine {
  const [, count, name] = /^(\d+)\s+(\p{L}.*)$/u.exec(foldText(line)) ?? [];
  const amount = count === undefined || Number(count) === 0 || Number(count) > 100_000 ? null : Number(count);
  const item = amount === null ? line : line.slice(-(name ?? line).length);
  return {
    ingredient: { amount, unit: null, item: cutName(item), note: null, scales: amount !== null, replaces: null },
    doubts: figuresIn(item),
    isCut: item.length > longestItem,
  };
}

/** A split line; null for a line without words. */
export const readLine = (value: unknown): Ingredient | null => readClosely(value)?.ingredient ?? null;
