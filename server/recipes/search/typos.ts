import type { Turns } from './turns.ts';

/** Typos allowed for a word of this length. */
const slipsOf = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);
const mostGuesses = 8;

/**
 * The minimum number of typos that make `typed` a prefix of `word`, as the user may still be typing: a wrong, missing, extra or swapped letter. More
 * than `most` is returned as `most + 1`.
 */
export function slipsBetween(typed: string, word: string, most: number): number {
  const columns = Math.min(word.length, typed.length + most);
  let before: number[] = [];
  let row = Array.from({ length: columns + 1 }, (_, column) => column);
  for (let at = 1; at <= typed.length; at += 1) {
    const next = [at];
    for (let column = 1; column <= columns; column += 1) {
      const isSame = typed[at - 1] === word[column - 1];
      const isTwisted = at > 1 && column > 1 && typed[at - 1] === word[column - 2] && typed[at - 2] === word[column - 1];
      const least = Math.min((row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, (row[column - 1] ?? 0) + (isSame ? 0 : 1));
      next.push(isTwisted ? Math.min(least, (before[column - 2] ?? 0) + 1) : least);
    }
    if (Math.min(...next) > most) return most + 1;
    [before, row] = [row, next];
  }
  return Math.min(...row);
}

interface Near {
  word: string;
  slips: number;
  rest: number;
}

const compare = (one: Near, other: Near) => one.slips - other.slips || one.rest - other.rest;

/** Adds a word to the nearest ones, nearest first. All of a hostile vocabulary may be near: sorting it would take too long. */
function keepNearest(near: Near[], word: Near): void {
  const last = near.at(-1);
  if (near.length >= mostGuesses && last !== undefined && compare(word, last) >= 0) return;
  const place = near.findIndex((one) => compare(word, one) < 0);
  near.splice(place === -1 ? near.length : place, 0, word);
  near.length = Math.min(near.length, mostGuesses);
}

// Words compared before yielding: well below a millisecond.
const stride = 64;

/** The vocabulary words closest to a mistyped one, nearest first, within the work limit. */
export async function meantBy(typed: string, vocabulary: readonly string[], turns: Turns): Promise<string[]> {
  const most = slipsOf(typed.length);
  if (most === 0) return [];
  const near: Near[] = [];
  for (const [index, word] of vocabulary.entries()) {
    if (index % stride === 0 && !(await turns.next(stride))) break;
    if (Math.abs(word.length - typed.length) > most && word.length < typed.length) continue;
    const slips = slipsBetween(typed, word, most);
    if (slips <= most) keepNearest(near, { word, slips, rest: Math.abs(word.length - typed.length) });
  }
  return near.map(({ word }) => word);
}
