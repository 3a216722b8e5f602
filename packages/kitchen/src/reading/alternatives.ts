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
