import { spellingOf, stem } from '@anydish/language/spelling';
import { isCharacter, isWord, type Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/*
 * Splits words that a language writes together: compounds (Kartoffelsuppe, erdnussfrei), Arabic and Hebrew prefixes, and articles whose apostrophe was
 * left out (doeufs). Only if the whole is unknown and all parts are known. The rows `spelling.links`, `spelling.prefixes` and `spelling.elided` of a
 * language's table define the parts.
 */

const isKnown = (key: string, { exact, stemmed, harmless, patternWords, language }: Vocabulary) =>
  exact.has(key) || patternWords.has(key) || harmless.has(key) || stemmed.has(stem(key, language));

/** The parts of a compound, with the last one as long as possible; null when some are unknown. */
function compound(key: string, links: readonly string[], vocabulary: Vocabulary, depth = 0): string[] | null {
  if (depth > 2) return null;
  for (let cut = 3; cut <= key.length - 3; cut += 1) {
    const last = key.slice(cut);
    if (!isKnown(last, vocabulary)) continue;
    const first = key.slice(0, cut);
    for (const link of links) {
      if (!first.endsWith(link)) continue;
      const word = first.slice(0, first.length - link.length);
      if (word.length >= 3 && isKnown(word, vocabulary)) return [word, last];
    }
    const inner = compound(first, links, vocabulary, depth + 1);
    if (inner !== null) return [...inner, last];
  }
  return null;
}

/** "Aufgegeben" and "umgebracht" mean more than their parts: a compound is split only if one part is not a filler. */
function saysSomething(key: string, { exact, stemmed, patternWords }: Vocabulary): boolean {
  const types = [...exact.at([{ key }], 0), ...stemmed.at([{ key }], 0)].flatMap(({ values }) => values.map(({ type }) => type));
  return types.length === 0 ? patternWords.has(key) : types.some((type) => type !== 'filler' && type !== 'prep');
}

/** The word without its prefix. The shortest matching prefix wins. */
function prefixed(key: string, prefixes: readonly string[], vocabulary: Vocabulary): string[] | null {
  const [and = ''] = prefixes;
  const parted = prefixes.flatMap((prefix) => {
    const word = key.slice(prefix.length);
    return key.startsWith(prefix) && word.length > 1 && isKnown(word, vocabulary) ? [{ prefix, word }] : [];
  });
  // A word that begins a name takes precedence over one inside a name: "and the peanut", not "and" with a word of some dish.
  const best = parted.find(({ word }) => vocabulary.exact.begins(word)) ?? parted[0];
  if (best === undefined) return null;
  return best.prefix.startsWith(and) ? [and, best.word] : [best.word];
}

/** Letters of a word from which on no other word is likely to begin like it. */
const leastBehind = 4;

/** "Doeufs", "jai": the article or pronoun, and the word. */
function withoutApostrophe(key: string, vocabulary: Vocabulary): string[] | null {
  const { elided, behindElided } = spellingOf(vocabulary.language);
  const article = elided.find((one) => {
    const word = key.slice(one.length);
    const isLong = word.length >= leastBehind || behindElided.includes(word);
    return key.startsWith(one) && isLong && /^[aeiouyh]/.test(word) && isKnown(word, vocabulary);
  });
  return article === undefined ? null : [article, key.slice(article.length)];
}

/** "Fensterbank": a noun of harmless nouns is harmless. Short parts are prepositions. */
const isHarmlessNoun = (text: string, parts: readonly string[], { harmless }: Vocabulary) =>
  /^\p{Lu}/u.test(text) && parts.every((key) => key.length >= 4 && harmless.at([{ key }], 0).length > 0);

function partsOf({ key, text }: Pick<Token, 'key' | 'text'>, vocabulary: Vocabulary): string[] | null {
  const { links, prefixes, elided } = spellingOf(vocabulary.language);
  // "Blaulicht" is neither blue nor a light.
  if (vocabulary.telling.at([{ key }], 0).length > 0) return null;
  if (links !== null) {
    const parts = key.length >= 7 ? compound(key, links, vocabulary) : null;
    if (parts === null) return null;
    return parts.some((part) => saysSomething(part, vocabulary)) || isHarmlessNoun(text, parts, vocabulary) ? parts : null;
  }
  if (elided.length > 0) return withoutApostrophe(key, vocabulary);
  return prefixes.length > 0 ? prefixed(key, prefixes, vocabulary) : null;
}

/**
 * A pattern word that is also a food with a prefix, where no pattern continues: in Hebrew, "with garlic" is one word that also begins "in no way".
 */
function isPrefixedFood(tokens: readonly Token[], at: number, vocabulary: Vocabulary): boolean {
  const next = tokens[at + 1]?.key ?? '';
  if (spellingOf(vocabulary.language).links !== null || vocabulary.patternWords.has(next)) return false;
  const token = tokens[at];
  const word = (token === undefined ? null : partsOf(token, vocabulary))?.at(-1) ?? '';
  return vocabulary.exact.at([{ key: word }], 0).some(({ values }) => values.some(({ type }) => type === 'food'));
}

/**
 * The tokens with compounds split, or the same ones when there are none; `isRead` says which belong to a known phrase already. Parts keep the position
 * of the whole.
 */
export function split(tokens: readonly Token[], vocabulary: Vocabulary, isRead: (at: number) => boolean): readonly Token[] {
  const { links, prefixes, elided } = spellingOf(vocabulary.language);
  if (links === null && prefixes.length + elided.length === 0) return tokens;
  const all = tokens.flatMap((token, at) => {
    if (!isWord(token.key) || isCharacter(token.key) || isRead(at)) return [token];
    if (vocabulary.patternWords.has(token.key) && !isPrefixedFood(tokens, at, vocabulary)) return [token];
    const parts = partsOf(token, vocabulary);
    return parts === null ? [token] : parts.map((key) => ({ ...token, key }));
  });
  return all.some((token, at) => token !== tokens[at]) ? all : tokens;
}
