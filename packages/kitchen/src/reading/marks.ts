import { isWord, type Token } from './tokens.ts';

/** Marks that join a label to its foods: "allergy: nuts", "nuts (allergy)", "allergies → nuts". Commas and full stops separate sentences. */
const label = /^(?:[:=\-‐-―→⇒>|~()[\]【】「」（）*•·✗✘]|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200D|\uFE0F|\u20E3)$/u;

const most = 5;

/** Skips the marks of a label. */
export function pastMarks(tokens: readonly Token[], from: number): number {
  let at = from;
  while (at - from < most && label.test(tokens[at]?.key ?? '')) at += 1;
  return at;
}

/** How two parts of a sentence are connected: by words, by marks, or adjacent. */
export type Link = 'word' | 'mark' | 'none';

export function linkOf(tokens: readonly Token[], from: number, end: number): Link {
  const between = tokens.slice(from, end);
  if (between.some(({ key }) => isWord(key))) return 'word';
  // The hyphen of a compound ("nut-allergy") is not a mark.
  const isCompound = between.length === 1 && tokens[from - 1]?.end === between[0]?.start && between[0]?.end === tokens[end]?.start;
  return between.length === 0 || (isCompound && between[0]?.key === '-') ? 'none' : 'mark';
}

/**
 * Joins the lines of a text into one of the same length. Each line is a sentence; lines under a heading ("Allergies:") are a list, up to an empty
 * line.
 */
export function inOneLine(written: string): string {
  let isListed = false;
  return written.replace(/(\r\n|[\n\r])(\s*[-*•·‐-―](?=\s))?/g, (mark, _end: string, bullet: string | undefined, at: number) => {
    const line =
      written
        .slice(0, at)
        .split(/[\n\r]/)
        .at(-1)
        ?.trim() ?? '';
    const isHeading = /[:：]$/.test(line);
    isListed = isHeading || (isListed && line !== '');
    if (isListed) return (isHeading ? ' ' : ',').padEnd(mark.length);
    return `.${bullet ?? ''}`.padEnd(mark.length);
  });
}
