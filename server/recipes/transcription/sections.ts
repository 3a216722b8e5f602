import { patternOf } from '@anydish/language/words';
import { readLine } from '../import/read-line.ts';
import { partOf } from './heads.ts';
import type { Placed } from './places.ts';
import { hasBullet } from './source-lines.ts';

/* Group headings without marks inside an ingredient list: "Dressing", "TEIG", "A". */

/** Names of dish parts in all languages: above amounts they are headings, not ingredients. */
const partNames = new RegExp(`^(?:${patternOf('heading.part-article')})?(?:${patternOf('heading.part')}|[ABＡＢ★☆●◎])$`, 'iu');

const isShouted = (text: string) => /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);
const hasAmount = (text: string) => (readLine(text)?.amount ?? null) !== null;

/** The lines of a list, with a colon added to group headings. */
export function sectioned(lines: readonly Placed[]): Placed[] {
  const shouted = lines.filter(({ text }) => hasAmount(text) && isShouted(text)).length;
  return lines.map((line, index) => {
    const { text } = line;
    const [before, next] = [lines[index - 1], lines[index + 1]];
    const isPlain =
      text !== '' && text.length <= 40 && !/[\p{Nd}\t,;.]/u.test(text) && partOf(text) === null && !hasBullet(text) && !hasAmount(text);
    if (!isPlain || next === undefined || !hasAmount(next.text)) return line;
    const isApart =
      before !== undefined && before.text === '' && lines.slice(0, index).some((other) => hasAmount(other.text)) && !isAllApart(lines);
    return partNames.test(text) || (isShouted(text) && shouted === 0) || isApart ? { ...line, text: `${text}:` } : line;
  });
}

/** Whether a list has empty lines between all of its lines. */
const isAllApart = (lines: readonly Placed[]): boolean => {
  const gaps = lines.filter(({ text }) => text === '').length;
  return gaps > (lines.length - gaps) / 2;
};
