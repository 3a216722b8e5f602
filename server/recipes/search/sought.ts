import { sourceLocale, type Locale } from '../../../contract/shell/locales.ts';
import { isCharacter, isWord, prepareVocabulary, saidParts, tokensOf, type SaidPart } from '@anydish/kitchen/read';
import { readAtHome } from './at-home.ts';
import type { Turns } from './turns.ts';
import type { KnownWords } from './known-words.ts';
import { meantBy } from './typos.ts';
import { keyWords, type Sought } from './words.ts';

/** A search term, and whether it is specific. */
export interface Wanted extends Sought {
  isIdle: boolean;
}

const most = 12;
/** Words checked before yielding to the event loop. */
const stride = 1_000;

const idsOf = ({ ids, features }: SaidPart): string[] => [...ids, ...features];

/** A word, or each pair of characters of a run, as a separate term. */
const eachWord = (text: string, language: Locale, isIdle: boolean): Wanted[] =>
  keyWords(text, language).map((word) => ({ ways: [[word]], ids: [], isIdle }));

/**
 * The terms of a search: each food under any of its names ("prawns" as "shrimp"), kinds of dishes likewise, and other words by prefix. A food that is
 * part of a longer word ("Linsensuppe") stays in that word.
 */
function wantedIn(text: string, language: Locale): Wanted[] {
  const tokens = tokensOf(text, language).filter(({ key }) => isWord(key));
  const [starts, ends] = [new Set(tokens.map(({ start }) => start)), new Set(tokens.map(({ end }) => end))];
  const parts = saidParts(text, language).filter(({ start, end }) => starts.has(start) && ends.has(end));
  const wanted: Wanted[] = [];
  let run = '';
  let [isRunIdle, at] = [true, 0];
  const endRun = () => {
    wanted.push(...eachWord(run, language, isRunIdle));
    [run, isRunIdle] = ['', true];
  };
  for (const token of tokens) {
    if (token.start < at) continue;
    const part = parts.find(({ start }) => start === token.start);
    const isIdle = part?.isIdle === true;
    if (part !== undefined && idsOf(part).length > 0) {
      endRun();
      wanted.push({ ways: [keyWords(text.slice(part.start, part.end), language)], ids: idsOf(part), isIdle: false });
    } else if (isCharacter(token.key) && isIdle === isRunIdle) run += token.text;
    else {
      endRun();
      run = token.text;
      isRunIdle = isIdle;
      if (!isCharacter(token.key)) endRun();
    }
    at = part !== undefined && idsOf(part).length > 0 ? part.end : token.end;
  }
  endRun();
  return wanted.slice(0, most);
}

/** The same word by word, ignoring meaning: a typo in one character may have changed how its neighbour was read. */
const plainly = (text: string, language: Locale): Wanted[] => eachWord(text, language, false).slice(0, most);

/** Whether a word is a prefix of a known one, among those within the work limit. */
async function begins({ words, set }: KnownWords, word: string, turns: Turns): Promise<boolean> {
  if (set.has(word)) return true;
  for (let at = 0; at < words.length && (await turns.next()); at += stride)
    if (words.slice(at, at + stride).some((known) => known.startsWith(word))) return true;
  return false;
}

/** "padthai" as "pad thai". */
function parted(word: string, { set }: KnownWords): string[] | null {
  for (let at = 3; at <= word.length - 3; at += 1)
    if (set.has(word.slice(0, at)) && set.has(word.slice(at))) return [word.slice(0, at), word.slice(at)];
  return null;
}

/** Possible corrections of an unknown word; empty when there are none. */
async function waysOf(word: string, known: KnownWords, turns: Turns): Promise<string[][]> {
  if (await begins(known, word, turns)) return [[word]];
  // In a pair with a typo, one character is right.
  if (isCharacter(word)) return [...word].filter((one) => known.set.has(one)).map((one) => [one]);
  const two = parted(word, known);
  return [...(two === null ? [] : [two]), ...(await meantBy(word, known.words, turns)).map((one) => [one])];
}

/** "egg plant" as "eggplant". */
function joined(wanted: readonly Wanted[], { set }: KnownWords): Wanted[] {
  const together: Wanted[] = [];
  for (const one of wanted) {
    const before = together.at(-1);
    const word = `${before?.ways[0]?.join('') ?? ''}${one.ways[0]?.join('') ?? ''}`;
    if (before !== undefined && set.has(word) && !isCharacter(word)) together.splice(-1, 1, { ways: [[word]], ids: [], isIdle: false });
    else together.push(one);
  }
  return together;
}

/** The ids that each of these texts names. */
export type Meanings = (texts: readonly string[]) => Promise<readonly (readonly string[])[]>;

export const meaningsOf = (texts: readonly string[], language: Locale): string[][] =>
  texts.map((text) => [...new Set(wantedIn(text, language).flatMap(({ ids }) => ids))]);

/** Corrections for terms without a match. Terms without a correction are dropped if others remain; null when none remains. */
export async function mendedOf(wanted: readonly Wanted[], known: KnownWords, turns: Turns, meanings: Meanings): Promise<Sought[] | null> {
  const mended: { ways: Sought['ways']; ids: readonly string[]; isGuessed: boolean }[] = [];
  for (const { ways, ids } of joined(wanted, known)) {
    if (ids.length > 0) {
      mended.push({ ways, ids, isGuessed: false });
      continue;
    }
    const guesses: string[][] = [];
    for (const word of ways.flat()) guesses.push(...(await waysOf(word, known, turns)));
    if (guesses.length > 0) mended.push({ ways: guesses, ids: [], isGuessed: true });
  }
  if (mended.length === 0) return null;
  const texts = mended.flatMap(({ ways, isGuessed }) => (isGuessed ? ways.map((words) => words.join(' ')) : []));
  const meant = texts.length === 0 ? [] : [...(await meanings(texts))];
  return mended.map(({ ways, ids, isGuessed }) => ({ ways, ids: isGuessed ? [...new Set(meant.splice(0, ways.length).flat())] : ids }));
}

/** What somebody searches for: the terms, the same word by word, and the foods at home. Plain values only, because it is read in a thread. */
export async function searched(q: string, have: string | undefined, language: Locale) {
  for (const one of new Set([language, ...(have === undefined ? [] : [sourceLocale])])) await prepareVocabulary(one);
  return { wanted: wantedIn(q, language), plain: plainly(q, language), have: readAtHome(have, language) };
}
