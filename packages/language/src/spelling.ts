import { listed, rowsIn } from './words.ts';

/*
 * How words are compared: without case, accents and endings, and with compounds split. The rules of each language are rows of its table:
 * `spelling.*`, in README.md.
 */

// Latin accents, Arabic vowel signs, Hebrew points. Not the vowel signs of Devanagari: those are letters.
const signs = /[\u0300-\u036F\u0591-\u05C7\u0610-\u061A\u064B-\u065F\u0670\u0640]/g;
const letters: Readonly<Record<string, string>> = {
  ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ı: 'i', ł: 'l', đ: 'd', أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ة: 'ه', ؤ: 'و', ئ: 'ي',
}; // prettier-ignore
const odd = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

interface Spelling {
  /** Replacements in keys, for spelling variants. */
  same: readonly (readonly [from: RegExp, to: string])[];
  keepsMarks: boolean;
  endings: RegExp | null;
  turns: readonly (readonly [from: RegExp, to: string])[];
  /** Minimum letters of a stem. */
  least: number;
  /** Names in the tables are complete, so stems are looked up among unstemmed names. */
  isWhole: boolean;
  /** Apostrophes are part of words. Otherwise they separate an article from its word. */
  hasApostrophes: boolean;
  /** Prefixes of words, shortest first; the first one means "and". */
  prefixes: readonly string[];
  /** What people write together with a word when they leave out the apostrophe: "jai", "doeufs"; and short words behind it that are known by themselves. */
  elided: readonly string[];
  behindElided: readonly string[];
  /** Letters between the parts of a compound; null in languages without compounds. */
  links: readonly string[] | null;
  /** Negations follow the negated word. */
  deniesBefore: boolean;
  /** Negations whose first character also ends other words. */
  denial: string;
}

const cellsOf = (language: string, key: string): readonly string[] => rowsIn(language, `spelling.${key}`)[0] ?? [];
const pairsOf = (language: string, key: string) =>
  rowsIn(language, `spelling.${key}`).map(([from = '', to = '']) => [new RegExp(from, 'gu'), to] as const);

function read(language: string): Spelling {
  const [least = '4', endings = ''] = cellsOf(language, 'endings');
  const [links] = cellsOf(language, 'links');
  const [denial = ''] = cellsOf(language, 'denial');
  return {
    same: pairsOf(language, 'same'),
    keepsMarks: cellsOf(language, 'marks')[0] === 'letters',
    endings: endings === '' ? null : new RegExp(`(?:${endings})$`, 'u'),
    turns: pairsOf(language, 'turns'),
    least: Number(least),
    isWhole: cellsOf(language, 'names')[0] === 'whole',
    hasApostrophes: cellsOf(language, 'apostrophe')[0] === 'inside',
    prefixes: listed(cellsOf(language, 'prefixes')[0] ?? ''),
    elided: listed(cellsOf(language, 'elided')[0] ?? ''),
    behindElided: listed(cellsOf(language, 'elided')[1] ?? ''),
    links: links === undefined ? null : ['', ...listed(links)],
    deniesBefore: cellsOf(language, 'denies')[0] === 'before',
    denial,
  };
}

const known = new Map<string, Spelling>();

/** The rules of a language; empty for a language without rows. */
export function spellingOf(language: string): Spelling {
  const found = known.get(language) ?? read(language);
  known.set(language, found);
  return found;
}

/** The comparison key of a word: without case, accents and meaningless spelling differences. */
export function keyOf(word: string, language: string): string {
  const { same, keepsMarks } = spellingOf(language);
  // Fast path: most words need no change.
  if (same.length === 0 && /^[a-z]+$/.test(word)) return word;
  const key = word
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(signs, '')
    .normalize(keepsMarks ? 'NFD' : 'NFC')
    .replace(odd, (letter) => letters[letter] ?? letter)
    .replace(/[’‘`´']/g, '');
  return same.reduce((changed, [from, to]) => changed.replace(from, to), key);
}

/** The common stem of a word's forms. The key itself when it is too short. */
export function stem(key: string, language: string): string {
  const { endings, least, turns } = spellingOf(language);
  if (endings === null || (key.length < 4 && least > 2)) return key;
  const turned = turns.reduce((changed, [from, to]) => changed.replace(from, to), key);
  const cut = turned.replace(endings, '');
  return cut.length >= least ? cut : turned;
}

/** True where the words of tables are looked up by their stems, too: "onions" finds the onion, but "green" must not find "greens". */
export const hasTableStems = (language: string): boolean => !spellingOf(language).isWhole && spellingOf(language).endings !== null;
