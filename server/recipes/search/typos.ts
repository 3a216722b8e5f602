import type { Turns } from './turns.ts';

/** So many slips a word of this length may have. */
const slipsOf = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);
const mostGuesses = 8;

/**
 * The least number of slips that make `typed` a beginning of `word`, as somebody types who is not at the end yet: a letter wrong, missing, too much,
 * or two in the wrong order. More than `most` is told as `most + 1`.
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

// Words that are compared between two turns of others: well below a millisecond.
const stride = 64;

/** The words of a vocabulary that may be meant by one that was mistyped, the nearest first; of those that may be compared. */
export async function meantBy(typed: string, vocabulary: readonly string[], turns: Turns): Promise<string[]> {
  const most = slipsOf(typed.length);
  if (most === 0) return [];
  const near: { word: string; slips: number; rest: number }[] = [];
  for (const [index, word] of vocabulary.entries()) {
    if (index % stride === 0 && !(await turns.next(stride))) break;
    if (Math.abs(word.length - typed.length) > most && word.length < typed.length) continue;
    const slips = slipsBetween(typed, word, most);
    if (slips <= most) near.push({ word, slips, rest: Math.abs(word.length - typed.length) });
  }
  return near
    .toSorted((one, other) => one.slips - other.slips || one.rest - other.rest)
    .slice(0, mostGuesses)
    .map(({ word }) => word);
}
