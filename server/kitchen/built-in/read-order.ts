import { readWishes, take, type SpokenWishes } from '../adapt/read-wishes.ts';
import { foodsAmong } from '../lexicon/lexicon.ts';
import { wordsIn, type Word } from '../lexicon/words.ts';
import { corrected, fillers, isKnown } from './vocabulary.ts';

/** What the built-in kitchen read in a description. */
export interface Reading extends SpokenWishes {
  isQuick: boolean;
  /** The words that say what dish it is, spelling put right. */
  words: Word[];
  /** Words among them that nobody here knows. */
  unknown: string[];
  /** Names of foods among them, in the user's own form: "eggs", not "egg". */
  foods: string[];
  /** Foods said after "with", "and": they go along with the dish rather than name it. */
  companions: string[];
}

/** The words of a text that carry meaning, misspelled ones put right. */
function readWords(text: string): { words: Word[]; unknown: string[] } {
  const unknown: string[] = [];
  const spelling = text.replace(/[\p{L}\p{M}]+(?:'[\p{L}]+)?/gu, (word) => {
    const stem = wordsIn(word)[0]?.stem ?? word;
    if (isKnown(stem)) return word;
    const meant = corrected(word);
    if (meant === null) unknown.push(word);
    return meant ?? word;
  });
  return { words: wordsIn(spelling).filter(({ stem, text: word }) => !fillers.has(stem) && !/^\d+$/.test(word)), unknown };
}

const foodNames = (words: readonly Word[]) => [
  ...new Set(
    foodsAmong(words).map(({ from, to }) =>
      words
        .slice(from, to)
        .map(({ text }) => text)
        .join(' '),
    ),
  ),
];

const speed = /\b(quick|quicker|quickest|fast|speedy|express|in a hurry|\d+[- ]min(ute)?s?)\b/g;

/** Reads a description. Takes any text, also none. */
export function readOrder(description: string): Reading {
  const wishes = readWishes(description);
  const { rest: named, taken: hurry } = take(wishes.rest, speed);
  const { words, unknown } = readWords(named);
  const [, ...after] = named.split(/\b(?:with|and|plus|served with|on the side)\b|[,&+]/);
  return {
    ...wishes,
    isQuick: hurry.length > 0,
    words,
    unknown,
    foods: foodNames(words),
    companions: [...new Set(after.flatMap((part) => foodNames(readWords(part).words)))],
  };
}
