import { rowsIn } from './words.ts';

/*
 * What is known of scripts: their digits, and how their letters are compared.
 */

const zeros = [0x30, 0x660, 0x6f0, 0x966, 0xff10] as const;

function folded(sign: string): string {
  const code = sign.charCodeAt(0);
  const zero = zeros.find((first) => code >= first && code <= first + 9);
  if (zero !== undefined) return String(code - zero);
  if (sign === '⁄' || sign === '∕' || sign === '／') return '/';
  const [first = sign] = sign.toLowerCase().normalize('NFD');
  // A vowel of Japanese keeps its marks: か is no が.
  return /[\u3040-\u30FF]/u.test(sign) ? sign : first;
}

/**
 * A text as words and numbers in it are looked for: small, without accents, with the digits of the West. It is as long as it was, so that a
 * place in the one is a place in the other.
 */
export const foldText = (text: string): string => text.replace(/[^ -@[-`{-~a-z]/g, folded);

/** The value of a decimal digit: those of a script stand in a row that begins with its zero. */
function digitOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code - zero;
}

/** The text with the digits of any script as those of the West. */
export const westernDigits = (text: string): string => text.replace(/\p{Nd}/gu, (digit) => String(digitOf(digit)));

/** All matches of a global pattern. `matchAll` copies the pattern at each call, which for patterns of many words takes longer than the search. */
export function matchesIn(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex += 1;
  }
  return found;
}

/** Scripts that are a mixture, by their ISO 15924 codes. */
const mixtures: Readonly<Record<string, readonly string[]>> = {
  Jpan: ['Hira', 'Kana', 'Hani'],
  Hans: ['Hani'],
  Hant: ['Hani'],
  Kore: ['Hang', 'Hani'],
};

/** The scripts that a language is written in, its own first, by their ISO 15924 codes; its table may name another (`spelling.script`). */
function scriptsOf(language: string): string[] {
  const own = new Intl.Locale(language).maximize().script ?? 'Latn';
  return [...(mixtures[own] ?? [own]), ...rowsIn(language, 'spelling.script').flat()];
}

const patterns = new Map<string, RegExp>();

/** A letter of a language's own scripts. */
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

/** Those of the languages that can write most of the letters of a text which are not Latin; without such letters, those that are written in Latin ones. */
export function languagesThatWrite<Tag extends string>(text: string, languages: readonly Tag[]): Tag[] {
  const others = [...new Set(text.match(/[\p{L}\p{M}]/gu) ?? [])].filter(
    (letter) => !/[\p{Script=Latn}\p{Script=Zyyy}\p{Script=Zinh}]/u.test(letter),
  );
  const counted = languages.map((language) => ({ language, count: others.filter((letter) => lettersOf(language).test(letter)).length }));
  const most = Math.max(0, ...counted.map(({ count }) => count));
  const isFit = most === 0 ? (language: Tag) => lettersOf(language).test('a') : null;
  return counted.flatMap(({ language, count }) => ((isFit?.(language) ?? count === most) ? [language] : []));
}
