import { isCharacter } from './tokens.ts';

/** A phrase split into fixed parts and alternatives: `(am|is|are) allergic (to|) {x}`. */
export type Piece = string | readonly (readonly Piece[])[];

/** @throws Error for a bracket that is not closed. */
export function readPieces(phrase: string): Piece[] {
  let at = 0;
  const sequence = (): Piece[] => {
    const pieces: Piece[] = [];
    let text = '';
    for (; at < phrase.length && phrase[at] !== ')' && phrase[at] !== '|'; at += 1) {
      if (phrase[at] !== '(') {
        text += phrase[at] ?? '';
        continue;
      }
      if (text !== '') pieces.push(text);
      text = '';
      at += 1;
      pieces.push(options());
    }
    if (text !== '') pieces.push(text);
    return pieces;
  };
  const options = (): Piece[][] => {
    const all = [sequence()];
    while (phrase[at] === '|') {
      at += 1;
      all.push(sequence());
    }
    if (phrase[at] !== ')') throw new Error(`"${phrase}" has a bracket that is not closed`);
    return all;
  };
  const pieces = sequence();
  if (at < phrase.length) throw new Error(`"${phrase}" has a bracket too many`);
  return pieces;
}

/** Every phrase that the parts can form. */
export function phrasesIn(pieces: readonly Piece[]): string[] {
  return pieces.reduce<string[]>(
    (phrases, piece) => {
      const ends = typeof piece === 'string' ? [piece] : piece.flatMap((option) => phrasesIn(option));
      return phrases.flatMap((phrase) => ends.map((end) => `${phrase}${end}`));
    },
    [''],
  );
}

/** How many phrases the parts can form. */
export const phraseCount = (pieces: readonly Piece[]): number =>
  pieces.reduce((count, piece) => count * (typeof piece === 'string' ? 1 : piece.reduce((sum, option) => sum + phraseCount(option), 0)), 1);

const isCharacterAt = (text: string, at: number) => isCharacter(text.at(at) ?? '');

/** True if no word reaches from one part into the next, whatever stands there. */
const isParted = (before: readonly string[], behind: readonly string[]): boolean =>
  before.every((text) => text === '' || /\s$/u.test(text)) ||
  behind.every((text) => text === '' || /^\s/u.test(text)) ||
  (before.every((text) => text === '' || isCharacterAt(text, -1)) && behind.every((text) => text === '' || isCharacterAt(text, 0)));

/**
 * The same phrases place by place: what may stand at each, in whole words; '' for a place that may be left out. Ten verbs with ten nouns are twenty words
 * this way, and a hundred phrases.
 */
export function placesOf(pieces: readonly Piece[]): string[][] {
  const parts = pieces.flatMap((piece) =>
    typeof piece === 'string' ? piece.split(/(?<=\s)/u).map((word) => [word]) : [phrasesIn([piece])],
  );
  const places: string[][] = [];
  for (const part of parts) {
    const last = places.at(-1);
    if (last === undefined || isParted(last, part)) places.push(part);
    else places[places.length - 1] = last.flatMap((start) => part.map((end) => `${start}${end}`));
  }
  return places.map((texts) => [...new Set(texts.map((text) => text.trim()))]);
}
