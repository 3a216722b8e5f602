import { rowsIn } from './words.ts';

/* Facts about scripts: their digits, and how letters are compared. */

const zeros = [0x30, 0x660, 0x6f0, 0x966, 0xff10] as const;

function folded(sign: string): string {
  const code = sign.charCodeAt(0);
  const zero = zeros.find((first) => code >= first && code <= first + 9);
  if (zero !== undefined) return String(code - zero);
  if (sign === '⁄' || sign === '∕' || sign === '／') return '/';
  const [first = sign] = sign.toLowerCase().normalize('NFD');
  // Japanese kana keep their voicing marks: か is not が.
  return /[\u3040-\u30FF]/u.test(sign) ? sign : first;
}

/** A text folded for searching: lower case, without accents, with ASCII digits. The length stays the same, so that positions match. */
export const foldText = (text: string): string => text.replace(/[^ -@[-`{-~a-z]/g, folded);

/** The value of a decimal digit: a script's digits are consecutive and begin with zero. */
function digitOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code - zero;
}

/** The text with the digits of any script as ASCII digits. */
export const westernDigits = (text: string): string => text.replace(/\p{Nd}/gu, (digit) => String(digitOf(digit)));

/** All matches of a global pattern. `matchAll` copies the pattern at each call, which for large patterns takes longer than the search. */
export function matchesIn(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex += 1;
  }
  return found;
}

/** Combined scripts, by their ISO 15924 codes. */
const mixtures: Readonly<Record<string, readonly string[]>> = {
  Jpan: ['Hira', 'Kana', 'Hani'],
  Hans: ['Hani'],
  Hant: ['Hani'],
  Kore: ['Hang', 'Hani'],
};

/** The scripts of a language, main one first, by their ISO 15924 codes; its table may name another (`spelling.script`). */
function scriptsOf(language: string): string[] {
  const own = new Intl.Locale(language).maximize().script ?? 'Latn';
  return [...(mixtures[own] ?? [own]), ...rowsIn(language, 'spelling.script').flat()];
}

const patterns = new Map<string, RegExp>();

/** A letter of one of the language's scripts. */
export function lettersOf(language: string): RegExp {
  const pattern =
    patterns.get(language) ??
    new RegExp(
      `[${scriptsOf(language)
        .map((script) => `\\p{Script=${script}}`)
        .join('')}]`,
      'u',
    );
  patterns.set(language, pattern);
  return pattern;
}

/** The languages that can write most of a text's non-Latin letters; without such letters, those in Latin script. */
export function languagesThatWrite<Tag extends string>(text: string, languages: readonly Tag[]): Tag[] {
  const others = [...new Set(text.match(/[\p{L}\p{M}]/gu) ?? [])].filter(
    (letter) => !/[\p{Script=Latn}\p{Script=Zyyy}\p{Script=Zinh}]/u.test(letter),
  );
  const counted = languages.map((language) => ({ language, count: others.filter((letter) => lettersOf(language).test(letter)).length }));
  const most = Math.max(0, ...counted.map(({ count }) => count));
  const isFit = most === 0 ? (language: Tag) => lettersOf(language).test('a') : null;
  return counted.flatMap(({ language, count }) => ((isFit?.(language) ?? count === most) ? [language] : []));
}
