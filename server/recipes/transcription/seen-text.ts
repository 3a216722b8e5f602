import { unitOf } from '../import/unit-words.ts';
import type { SourceLine } from './source-lines.ts';

/** A recognised word of a picture. */
export interface SeenWord {
  text: string;
  /** Equal for words of one line. */
  line: string;
  left: number;
  top: number;
  width: number;
  height: number;
  /** From 0 to 100. */
  confidence: number;
}

/** Below these a word is doubtful: a wrong digit spoils a dish, and is harder to notice. */
const sure = { word: 62, figure: 88 } as const;
/** Below this, a mark at the start of a line is a bullet, not a word. */
const seemsMark = 70;
/** In line heights: gaps between columns, and between paragraphs. */
const gaps = { column: 1.6, paragraph: 0.9 } as const;

const isFigure = (text: string) => /[\p{N}½¼¾⅓⅔]/u.test(text);
const isWord = (text: string) => /[\p{L}\p{N}½¼¾⅓⅔]/u.test(text);
const isMark = ({ text, confidence }: SeenWord) =>
  !isFigure(text) &&
  !/[\p{L}]{3}/u.test(text) &&
  (confidence < seemsMark || !isWord(text)) &&
  !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
/** Not text: stains, edges of the paper. */
const isStain = ({ text, confidence }: SeenWord) => confidence < 25 && !isFigure(text);

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

interface Cell {
  words: SeenWord[];
  from: number;
  to: number;
}

/** The words of a line by column. */
function cellsOf(words: readonly SeenWord[], height: number): Cell[] {
  const cells: Cell[] = [];
  for (const word of words) {
    const [from, to] = [word.left, word.left + word.width];
    const cell = cells.at(-1);
    if (cell === undefined || from - cell.to > height * gaps.column) cells.push({ words: [word], from, to });
    else {
      cell.words.push(word);
      cell.to = Math.max(cell.to, to);
    }
  }
  return cells.flatMap(({ words: own, to }) => {
    const first = own.findIndex((word) => !isMark(word));
    const kept = first < 0 ? [] : own.slice(first);
    return kept[0] === undefined ? [] : [{ words: kept, from: kept[0].left, to }];
  });
}

interface Row {
  cells: Cell[];
  /** There is a gap above it. */
  isApart: boolean;
}

const hasOnlyAmounts = ({ words: [first, second, ...others] }: Cell): boolean =>
  first !== undefined &&
  isFigure(first.text) &&
  others.length === 0 &&
  (second === undefined || unitOf(second.text) !== null || second.text.length <= 3);

/** The remaining gap between two columns, after adding a row's cells. */
function narrowed([from, to]: [number, number], cells: readonly Cell[]): [number, number] {
  const [left, right] = [cells.filter((cell) => cell.from < from), cells.filter((cell) => cell.from >= from)];
  return [Math.max(from, ...left.map((cell) => cell.to)), Math.min(to, ...right.map((cell) => cell.from))];
}

/** Rows with two columns: the end of those that begin at `start`, and where the second column begins. */
function columnsFrom(rows: readonly Row[], start: number, height: number): { end: number; at: number } | null {
  const [first, second] = rows[start]?.cells ?? [];
  if (first === undefined || second === undefined) return null;
  let gutter: [from: number, to: number] = [first.to, second.from];
  let end = start + 1;
  for (const [index, { cells }] of rows.entries()) {
    if (index <= start) continue;
    const next = narrowed(gutter, cells);
    if (next[1] - next[0] < height || cells.length > 2) break;
    // Rows of the first column alone belong to it if more rows with both follow.
    if (cells.some((cell) => cell.from >= next[0])) end = index + 1;
    gutter = next;
  }
  return end - start < 2 ? null : { end, at: gutter[0] };
}

/** Rows with columns one below the other. A table of foods and amounts keeps its rows. */
function inOrder(rows: readonly Row[], height: number): Row[] {
  const found: Row[] = [];
  for (let index = 0; index < rows.length;) {
    const columns = columnsFrom(rows, index, height);
    const own = rows.slice(index, columns?.end ?? index + 1);
    const second = columns === null ? [] : own.flatMap(({ cells }) => cells.filter((cell) => cell.from >= columns.at));
    const isTable = second.length > 0 && second.filter(hasOnlyAmounts).length >= second.length - 1;
    if (columns === null || isTable) found.push(...own);
    else {
      const pick = (isSecond: boolean) =>
        own.flatMap(({ cells, isApart }) => {
          const some = cells.filter((cell) => cell.from >= columns.at === isSecond);
          return some.length === 0 ? [] : [{ cells: some, isApart }];
        });
      const [one, ...others] = pick(true);
      found.push(...pick(false), ...(one === undefined ? [] : [{ ...one, isApart: true }, ...others]));
    }
    index += own.length;
  }
  return found;
}

/** "11 stock" may be "1 l stock": a number of two or more digits without a unit is doubtful. */
const isBareFigure = ({ text }: SeenWord, next: SeenWord | undefined) =>
  /^\p{Nd}{2,}$/u.test(text) && next !== undefined && unitOf(next.text) === null;

function doubtsIn({ words }: Cell, isRightToLeft: boolean): string[] {
  return words.flatMap((word, place) => {
    const { text, confidence } = word;
    if (!isWord(text)) return [];
    const isUnsure = confidence < (isFigure(text) ? sure.figure : sure.word) || (place === 0 && isBareFigure(word, words[1]));
    // Digits in right-to-left text are recognised badly, at high confidence.
    return isUnsure || (isRightToLeft && isFigure(text)) ? [text] : [];
  });
}

/** The lines of a picture for the text reader. Stray marks are removed; doubtful words are listed. */
export function linesOfWords(seen: readonly SeenWord[]): SourceLine[] {
  const words = seen.filter((word) => !isStain(word));
  const isRightToLeft = words.filter(({ text }) => /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text)).length > words.length / 2;
  // Columns are found by where lines begin.
  const placed = isRightToLeft ? words.map((word) => ({ ...word, left: -word.left - word.width })) : words;
  const height = middle(placed.map((word) => word.height));
  let bottom: number | null = null;
  const rows = [...Map.groupBy(placed, (word) => word.line).values()].flatMap((line): Row[] => {
    const top = middle(line.map((word) => word.top));
    const isApart = bottom !== null && top - bottom > height * gaps.paragraph;
    bottom = middle(line.map((word) => word.top + word.height));
    const cells = cellsOf(line, height);
    return cells.length === 0 ? [] : [{ cells, isApart }];
  });
  return inOrder(rows, height).flatMap(({ cells, isApart }) => {
    const text = cells.map((cell) => cell.words.map((word) => word.text).join(' ')).join('\t');
    const line = { text, doubts: cells.flatMap((cell) => doubtsIn(cell, isRightToLeft)) };
    return isApart ? [{ text: '', doubts: [] }, line] : [line];
  });
}
