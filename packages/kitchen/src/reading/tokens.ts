import type { Locale } from '../../../../contract/shell/locales.ts';

/** A word of a text, or a mark between words, with the key that it is compared by. */
export interface Token {
  text: string;
  key: string;
  start: number;
  end: number;
}

// Accents of Latin letters, vowel signs of Arabic, points of Hebrew. Not the vowel signs of Devanagari: those are letters.
const signs = /[\u0300-\u036F\u0591-\u05C7\u0610-\u061A\u064B-\u065F\u0670\u0640]/g;
const letters: Readonly<Record<string, string>> = {
  ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ı: 'i', ł: 'l', đ: 'd', أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ة: 'ه', ؤ: 'و', ئ: 'ي',
}; // prettier-ignore
const odd = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

/** The form by which words are compared: without case, accents and differences of spelling that mean nothing. */
export function keyOf(word: string, language: Locale): string {
  // Most words of most tables are plain already.
  if (language !== 'de' && /^[a-z]+$/.test(word)) return word;
  const key = word
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(signs, '')
    .normalize(language === 'hi' ? 'NFD' : 'NFC')
    .replace(odd, (letter) => letters[letter] ?? letter)
    .replace(/[’‘`´']/g, '');
  // A dot below and the two signs of nasal vowels are often left out or confused.
  if (language === 'hi') return key.replace(/\u093C/g, '').replace(/\u0901/g, '\u0902');
  // Käse, Kaese, Kase.
  return language === 'de' ? key.replace(/(?<![aeiouq])([aou])e(?=[^aeiou]|$)/g, '$1') : key;
}

const character = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]/u;
// Words of the rest; numbers in any digits with their decimal comma or point; every other mark by itself.
const pieces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]|\p{Nd}+(?:[.,]\p{Nd}+)?|[[\p{L}\p{M}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]]+(?:['’][[\p{L}\p{M}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]]+)*|[½¼¾⅓⅔]|[^\s]/gv;

/** English and Hebrew write one word with its apostrophe (can't, ג'ינג'ר); elsewhere it parts an article from its word (l'ail, d'œufs). */
const parts = (word: string, language: Locale): string[] =>
  language === 'en' || language === 'he' || !/['’]/.test(word) ? [word] : word.split(/(?<=['’])/).map((part) => part.replace(/['’]$/, ''));

/** The words of `text` in order; in Japanese and Chinese every character. */
export function tokensOf(text: string, language: Locale): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(pieces)) {
    let start = match.index;
    for (const part of parts(match[0], language)) {
      const at = text.indexOf(part, start);
      const key = keyOf(part, language);
      if (key !== '') tokens.push({ text: part, key, start: at, end: at + part.length });
      start = at + part.length;
    }
  }
  return tokens;
}

export const isCharacter = (key: string): boolean => character.test(key);
export const isWord = (key: string): boolean => /[\p{L}\p{N}]/u.test(key);
