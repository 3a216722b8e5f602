import { stepsOf } from '../import/draft.ts';
import { partOf } from './heads.ts';
import { hasBullet, numberOf, withoutBullet, type SourceLine } from './source-lines.ts';

/** A step after reading. */
export interface ReadStep {
  text: string;
  isCertain: boolean;
  doubts: string[];
}

const ends = /[.!?:。！？।؟…]["'”’)]?$/u;
const isEastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** A single longer paragraph is split into sentences. */
const longParagraph = 160;

interface Paragraph {
  text: string;
  /** "For the sauce:" */
  isHead: boolean;
  doubts: string[];
}

const join = (one: string, other: string): string => {
  if (one === '') return other;
  // A word that was hyphenated at the line end.
  if (/\p{L}-$/u.test(one) && /^\p{Ll}/u.test(other)) return one.slice(0, -1) + other;
  return isEastAsian.test(one.slice(-1)) && isEastAsian.test(other.slice(0, 1)) ? one + other : `${one} ${other}`;
};

/** Joins lines of one step, by numbers, bullets or sentence ends. */
function paragraphsOf(lines: readonly SourceLine[]): Paragraph[] {
  const texts = lines.map(({ text }) => text);
  const isNumbered =
    texts.filter((text) => numberOf(text) !== null).length >= 2 || texts.filter((text) => /^\s*1\s+\p{L}/u.test(text)).length === 1;
  const isMarked = texts.filter(hasBullet).length >= 2;
  const found: Paragraph[] = [];
  let last = 0;
  let isNew = true;
  for (const { text, doubts } of lines) {
    if (text.trim() === '') {
      isNew = true;
      continue;
    }
    const whole = text.replaceAll('\t', ' ');
    const numbered = numberOf(whole, isNumbered ? last + 1 : null);
    const said = withoutBullet(numbered?.rest ?? whole);
    const before = found.at(-1);
    const isHead = partOf(text) !== null && numbered === null;
    const begins =
      before === undefined ||
      isHead ||
      (isNumbered && numbered !== null) ||
      (isMarked && hasBullet(text)) ||
      (isNew && (ends.test(before.text) || !isNumbered)) ||
      (!isNumbered && !isMarked && ends.test(before.text));
    // "3." alone on a line is the number of the next line.
    if (numbered !== null) last = numbered.number;
    if (begins && !(before?.text === '' && !isHead)) found.push({ text: said, isHead, doubts: [...doubts] });
    else if (before !== undefined) {
      before.text = join(before.text, said);
      before.doubts.push(...doubts);
    }
    isNew = false;
  }
  return found.filter(({ text }) => text !== '');
}

const sentencesOf = (text: string): string[] =>
  [...new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((one) => one !== '');

/** Very short sentences stay with the previous one. */
function grouped(sentences: readonly string[]): string[] {
  return sentences.reduce<string[]>((found, sentence) => {
    const before = found.at(-1);
    if (before !== undefined && (before.length < 30 || sentence.length < 20)) found[found.length - 1] = join(before, sentence);
    else found.push(sentence);
    return found;
  }, []);
}

/** The steps in the lines. `isGuessed`: no heading announced them. */
export function stepsIn(lines: readonly SourceLine[], isGuessed: boolean): ReadStep[] {
  const paragraphs = paragraphsOf(lines);
  const [only] = paragraphs;
  const split =
    paragraphs.length === 1 && only !== undefined && only.text.length > longParagraph
      ? grouped(sentencesOf(only.text)).map((text) => ({ text, isHead: false, doubts: only.doubts }))
      : paragraphs;
  const steps: ReadStep[] = [];
  let head = '';
  for (const { text, isHead, doubts } of split) {
    const part = isHead ? partOf(text) : null;
    if (part !== null) {
      head = `${part}: `;
      continue;
    }
    for (const step of stepsOf(`${head}${text}`)) {
      const own = doubts.filter((word) => step.text.includes(word));
      steps.push({ text: step.text, isCertain: own.length === 0 && !isGuessed, doubts: own });
    }
    head = '';
  }
  return steps;
}
