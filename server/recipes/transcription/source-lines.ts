import { hanSource, readNumber } from '@anydish/language/numbers';
import { westernDigits } from '@anydish/language/script';
import { patternOf } from '@anydish/language/words';
import { plainLine } from '../import/plain-text.ts';

/** A source line. Table cells and columns are separated by tabs. */
export interface SourceLine {
  text: string;
  /** Its doubtful words. */
  doubts: readonly string[];
}

/** "[12:03] Anna:", "12/03/2026, 18:22 - Anna:", and quote marks of mails. */
const chatHead =
  /^\s*(?:\[[\d/.,: apmAPM]{4,24}\]\s*|\d{1,2}[./]\d{1,2}[./]\d{2,4},?\s+\d{1,2}:\d{2}(?::\d{2})?\s*(?:[ap]m)?\s*[-–]\s*)(?:[\p{L}\p{M} .~+\d]{1,30}:\s*)?/iu;
const quoted = /^\s*(?:>\s*)+/u;
/** Box-drawing characters of a table. */
const ruled = /^(?:\|\s*)?:?-{3,}:?\s*(?:\|\s*:?-{3,}:?\s*)*\|?$/u;
/** No amount has this many digits, and number patterns take time for each. */
const longNumber = /(\d{12})\d+/gu;
/** Longer lines are split: patterns take time for each letter. */
const longestLine = 2_000;
const markup = /(\*\*|__|~~|`)(?=\S)(.+?)(?<=\S)\1/gu;

const cellsOf = (line: string): string =>
  (/^\s*\|.*\|\s*$/u.test(line)
    ? line
        .trim()
        .slice(1, -1)
        .replace(/\s*\|\s*/gu, '\t')
    : line
  ).replace(/(?<=\S)(?:\t|[ \u00A0]{3,})\s*(?=\S)/gu, '\t');

/** A line in pieces of limited length, split at spaces if possible. */
function inPieces(line: string): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < line.length;) {
    const piece = line.slice(at, at + longestLine);
    const space = piece.length < longestLine ? -1 : piece.lastIndexOf(' ');
    // Half of a surrogate pair is not a character.
    const isHalf = /[\uD800-\uDBFF]$/.test(piece);
    const length = space > longestLine / 2 ? space : piece.length - (isHalf ? 1 : 0);
    pieces.push(line.slice(at, at + length).trim());
    at += Math.max(1, length);
  }
  return pieces.length === 0 ? [''] : pieces;
}

/** The lines of a pasted text in order. Empty lines separate paragraphs. */
export function linesOf(text: string): SourceLine[] {
  const kept = text
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map((line) => line.trim().replace(longNumber, '$1'))
    .flatMap(inPieces)
    .filter((line) => !ruled.test(line))
    .map((line) => cellsOf(line.replace(quoted, '').replace(chatHead, '').trimEnd()))
    .map((line) => line.replace(markup, '$2'))
    // Tabs and empty lines carry structure.
    .map((line) =>
      line
        .split('\t')
        .map(plainLine)
        .filter((cell) => cell !== '')
        .join('\t'),
    );
  return kept.map((line) => ({ text: line, doubts: [] }));
}

const bullet = /^(?:[\s\-–—•·*▢☐□☑✅✓✔◦▪▫●○■►▶→➤➔‣⁃+◆◇★※・_]|\uFE0F|\u200D|(?![\d#*])\p{Extended_Pictographic})+/u;

export const hasBullet = (line: string): boolean =>
  /^\s*(?:[-–—•·*▢☐□☑✅✓✔◦▪●○■►→‣・]|(?!\d)\p{Extended_Pictographic})\uFE0F?\s*\S/u.test(line);

/** The line without bullets. */
export const withoutBullet = (line: string): string => line.replace(bullet, '').trim();

const circled = '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳';
const stepNames = patternOf('step.name');
const numbered = new RegExp(
  `^\\s*(?:#+\\s*)?(?:(?:${stepNames})\\s*)?(?:([${circled}])\\s*|(\\p{Nd}{1,2})(?:\\uFE0F?\\u20E3|\\s*[.):、．:/-](?!\\p{Nd}|(?:${patternOf('amount.length')})\\b)|\\s*(?:${patternOf('step.name-behind')}))\\s*)`,
  'iu',
);
const ordinal = new RegExp(`^\\s*(?:${stepNames})?((?!.{0,5}\\u534A)${hanSource})(?:${patternOf('step.name-behind')}|[、.．:：])\\s*`, 'u');
const named = new RegExp(`^\\s*(?:${stepNames})\\s*(\\p{Nd}{1,2})\\s*[.):：-]?\\s*`, 'iu');
const bare = /^\s*(\p{Nd}{1,2})\s+(?=\p{L})/u;

/** A line's number and the text after it; null for one without. `isLoose`: also accepts "2 Stir" if 2 is the next number. */
export function numberOf(line: string, next: number | null = null): { number: number; rest: string } | null {
  const found = numbered.exec(line) ?? named.exec(line);
  if (found !== null) {
    const [whole, sign, digits = ''] = found;
    const number =
      sign === undefined || !circled.includes(sign)
        ? Number(westernDigits(digits === '' ? (sign ?? '') : digits))
        : circled.indexOf(sign) + 1;
    return { number, rest: line.slice(whole.length).trim() };
  }
  const [said, sign] = ordinal.exec(line) ?? [];
  if (said !== undefined && sign !== undefined) return { number: readNumber(sign) ?? 0, rest: line.slice(said.length).trim() };
  const [whole = '', digits = ''] = bare.exec(line) ?? [];
  return whole !== '' && next !== null && Number(westernDigits(digits)) === next
    ? { number: next, rest: line.slice(whole.length).trim() }
    : null;
}

/** Joins each continuation line with the line before. */
export function joinLines<Line extends SourceLine>(lines: readonly Line[], goesOn: (before: SourceLine, line: Line) => boolean): Line[] {
  const found: Line[] = [];
  for (const line of lines) {
    const before = found.at(-1);
    if (before === undefined || !goesOn(before, line)) found.push(line);
    else found[found.length - 1] = { ...before, text: `${before.text} ${line.text}`, doubts: [...before.doubts, ...line.doubts] };
  }
  return found;
}
