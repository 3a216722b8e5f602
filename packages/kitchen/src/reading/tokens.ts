import { keyOf, spellingOf } from '@anydish/language/spelling';
import type { Locale } from '../../../../contract/shell/locales.ts';

/** A word or a punctuation mark of a text, with its comparison key. */
export interface Token {
  text: string;
  key: string;
  start: number;
  end: number;
}

const character = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30FC\u3005]/u;
// Other scripts: words; numbers in any digits with a decimal comma or point; every other mark separately.
const pieces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30FC\u3005]|\p{Nd}+(?:[.,]\p{Nd}+)?|[[\p{L}\p{M}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30FC\u3005]]+(?:['’][[\p{L}\p{M}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30FC\u3005]]+)*|[½¼¾⅓⅔]|[^\s]/gv;

/** The same for texts without characters. */
const words = /\p{Nd}+(?:[.,]\p{Nd}+)?|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|[½¼¾⅓⅔]|[^\s]/gu;

/** An apostrophe is part of a word (can't), or separates an article (l'ail, d'œufs). */
const parts = (word: string, language: Locale): string[] =>
  !/['’]/.test(word) || spellingOf(language).hasApostrophes ? [word] : word.split(/(?<=['’])/).map((part) => part.replace(/['’]$/, ''));

/** The words of `text` in order; in Japanese and Chinese every character. Emojis without variation selectors. */
export function tokensOf(text: string, language: Locale): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(character.test(text) ? pieces : words)) {
    let start = match.index;
    for (const part of parts(match[0], language)) {
      const at = text.indexOf(part, start);
      const key = keyOf(part, language);
      if (key !== '' && !isVariation(key)) tokens.push({ text: part, key, start: at, end: at + part.length });
      start = at + part.length;
    }
  }
  return tokens;
}

const plain = /^[a-z]+(?: [a-z]+)*$/;

/** The keys of the words of a phrase. Most phrases of the tables are plain letters, and a language has a hundred thousand. */
export const keysOf = (text: string, language: Locale): string[] =>
  plain.test(text) && spellingOf(language).same.length === 0 ? text.split(' ') : tokensOf(text, language).map(({ key }) => key);

/** An emoji that stands for a word. */
export const isSign = (key: string): boolean => /^\p{Extended_Pictographic}$/u.test(key);
/** Variation selectors, modifiers and joiners of emojis. */
const isVariation = (key: string): boolean => /^(?:\p{Emoji_Modifier}|\u200D|\uFE0F)$/u.test(key);
export const isCharacter = (key: string): boolean => character.test(key);
export const isWord = (key: string): boolean => /[\p{L}\p{N}]/u.test(key);
