/*
 * A diagram is laid out before anything is painted, and on machines without a screen, so that text cannot be measured. Its widths
 * are those of Helvetica and the fonts that were made to fit in its place (Arial, Liberation Sans), in thousandths of the size.
 */
const widths: Record<number, string> = {
  222: 'ijl',
  278: 'Itf.,:;/|![] ',
  333: 'r()-`"',
  500: 'cksvxyzJ',
  584: '+=<>~',
  667: 'ABEKPSVXY&',
  722: 'CDHNRUw',
  778: 'GOQ',
  833: 'mM',
  944: 'W',
  1000: '…→',
};
const byCharacter = new Map(
  Object.entries(widths).flatMap(([width, characters]) => [...characters].map((character) => [character, Number(width)])),
);
const usual = 556;

/** A little more than Helvetica needs, for the fonts that run wider. */
const allowance = 1.12;

/** The width of a line of text, in the unit of `size`. Bold letters are a twentieth wider. */
export function textWidth(text: string, size: number, isBold = false): number {
  const thousandths = [...text].reduce((sum, character) => sum + (byCharacter.get(character) ?? usual), 0);
  return Math.ceil((thousandths / 1_000) * size * allowance * (isBold ? 1.06 : 1));
}

/** Breaks text between words into lines of at most `width`. A longer word keeps its line to itself. */
export function wrapText(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(joined, size) <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}
