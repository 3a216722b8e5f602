import { isCharacter } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Of two words that begin and end differently: see `mistakesBetween`. */
function mistakesInside(a: string, b: string, most: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let fewest = row;
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      let least = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (isSame ? 0 : 1));
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        least = Math.min(least, (beforeLast[column - 2] ?? 0) + 1);
      current.push(least);
      fewest = Math.min(fewest, least);
    }
    if (fewest > most) return most + 1;
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}

/** Optimal string alignment: a swapped pair of letters is one mistake. Stops above `most`. */
function mistakesBetween(a: string, b: string, most: number): number {
  let start = 0;
  while (start < a.length && start < b.length && a.charCodeAt(start) === b.charCodeAt(start)) start += 1;
  let [endOfA, endOfB] = [a.length, b.length];
  while (endOfA > start && endOfB > start && a.charCodeAt(endOfA - 1) === b.charCodeAt(endOfB - 1)) {
    endOfA -= 1;
    endOfB -= 1;
  }
  const [restOfA, restOfB] = [endOfA - start, endOfB - start];
  if (restOfA <= 1 && restOfB <= 1) return Math.max(restOfA, restOfB);
  // What differs in more than two letters at both ends of the difference has two mistakes at least.
  if (most === 1 && (restOfA !== 2 || restOfB !== 2)) return 2;
  return mistakesInside(a.slice(start, endOfA), b.slice(start, endOfB), most);
}

/** Known words with a similar spelling, best first. The first letter is rarely wrong. */
function neighbours(key: string, vocabulary: Vocabulary): string[] {
  const allowed = key.length < 9 ? 1 : 2;
  return (vocabulary.spelled.get(key.charAt(0)) ?? [])
    .filter((word) => Math.abs(word.length - key.length) <= allowed)
    .map((word) => ({ word, mistakes: mistakesBetween(key, word, allowed) }))
    .filter(({ mistakes }) => mistakes > 0 && mistakes <= allowed)
    .toSorted((a, b) => a.mistakes - b.mistakes)
    .map(({ word }) => word);
}

/**
 * Likely corrections, best first. `before` and `after` are the adjacent words: a correction that forms a known phrase with one of them comes first
 * ("swet potato"). Words of under six letters have too many neighbours to correct alone: "lava" is not lovage, "panda" not pandan.
 */
export function correctionsOf(key: string, vocabulary: Vocabulary, before = '', after = ''): string[] {
  if (key.length < 4 || isCharacter(key.charAt(0))) return [];
  const near = neighbours(key, vocabulary);
  const isPhrase = (...keys: string[]) =>
    vocabulary.exact
      .at(
        keys.map((word) => ({ key: word })),
        0,
      )
      .some(({ end }) => end === 2);
  const inPhrase = near.filter((word) => isPhrase(word, after) || isPhrase(before, word));
  return [...new Set([...inPhrase, ...(key.length < 6 ? [] : near)])];
}
