/*
 * A diagram is laid out before painting, also without a screen, so text cannot be measured. These are the widths of Helvetica and
 * its metric-compatible fonts (Arial, Liberation Sans), in thousandths of the size.
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

/** Slightly wider than Helvetica, for wider fonts. */
const allowance = 1.12;

/** The width of a line of text, in the unit of `size`. Bold is about five percent wider. */
export function textWidth(text: string, size: number, isBold = false): number {
  const thousandths = [...text].reduce((sum, character) => sum + (byCharacter.get(character) ?? usual), 0);
  return Math.ceil((thousandths / 1_000) * size * allowance * (isBold ? 1.06 : 1));
}

/** Wraps text into lines of at most `width`. A longer word gets its own line. */
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
