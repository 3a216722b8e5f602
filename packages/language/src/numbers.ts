import { foldText } from './script.ts';
import { fromWords, languagesWithWords, listed, patternOf, rowsIn, rowsOf, wordsIn } from './words.ts';

/* Parses numbers as people say and write them: "2", "1 1/2", "½", "twenty-five", "anderthalb", "ढाई", "二十五". Texts are folded first (script.ts). */

const vulgar: Readonly<Record<string, number>> = {
  '½': 1 / 2, '⅓': 1 / 3, '⅔': 2 / 3, '¼': 1 / 4, '¾': 3 / 4, '⅕': 1 / 5, '⅖': 2 / 5, '⅗': 3 / 5, '⅘': 4 / 5, '⅙': 1 / 6, '⅚': 5 / 6,
  '⅛': 1 / 8, '⅜': 3 / 8, '⅝': 5 / 8, '⅞': 7 / 8,
}; // prettier-ignore
const nukta = '\u093C';

type Entry = readonly [word: string, value: number];

/** "1/2", "-1/4", "13" as a number. */
function fraction(text: string): number {
  const [above = '0', below = '1'] = text.split('/');
  return Number(above) / Number(below);
}

/** A sequence of number words, with the forms of each: the first is `from`, each next one adds `step`. */
const inARow = (words: readonly string[], from: number, step: number): Entry[] =>
  words.flatMap((forms, at) => forms.split('/').map((form): Entry => [form.trim(), from + at * step]));

/** The number words of a language. */
function numbersIn(language: string): Entry[] {
  const small = inARow(wordsIn(language, 'number.from-one'), 1, 1);
  const tens = inARow(wordsIn(language, 'number.tens'), 20, 10);
  const own = inARow(wordsIn(language, 'number.ones-joined'), 1, 1);
  const ones = own.length > 0 ? own : small.filter(([, value]) => value < 10);
  const [[usual = ''] = []] = rowsIn(language, 'number.joined');
  const [[withOne = usual] = []] = rowsIn(language, 'number.joined-one');
  const together = tens.flatMap(([ten, more]) =>
    ones.map(([one, less]): Entry => [(less === 1 ? withOne : usual).replace('{ten}', ten).replace('{one}', one), more + less]),
  );
  const further = rowsIn(language, 'number.more').flatMap(([value = '0', words = '']) =>
    listed(words).map((word): Entry => [word, fraction(value)]),
  );
  return [...small, ...tens, ...(usual === '' ? [] : together), ...further];
}

const escaped = (word: string) =>
  word
    .replaceAll(' ', '[ -]')
    .replaceAll(nukta, `${nukta}?`)
    .replace(/([डढ])(?!\u093C)/gu, '$1\u093C?');

const han = '[一二三四五六七八九十百两兩]{1,5}';
/** The Chinese character for one: only the following text distinguishes it from the start of a name. */
export const hanSource: string = `(?:${han}半?|半)`;

const letter = String.raw`[\p{L}\p{M}]`;
const signs = Object.keys(vulgar).join('');

const known = fromWords(() => {
  const values = new Map(languagesWithWords().flatMap((language) => numbersIn(language).map(([word, value]) => [foldText(word), value])));
  const bare = new Map([...values].map(([word, value]) => [word.replaceAll(nukta, ''), value]));
  const parts = rowsOf('number.part').map(([value = '0', source = '']) => ({ value: fraction(value), source }));
  // Larger parts first, in every language: "three quarters" must not match "quarter".
  const byValue = parts.toSorted((a, b) => (a.value > 1 ? 1 : b.value > 1 ? -1 : b.value - a.value));
  const before = rowsOf('number.before').map(([value = '0', word = '']) => ({ value: fraction(value), word: foldText(word) }));
  const attached = patternOf('number.attached').replaceAll('|', '');
  const joint = String.raw`(?:\s+|\s*(?:-|&|\+|${foldText(patternOf('and'))})\s*)`;
  const andQuarter = foldText(patternOf('number.and-quarter'));
  const andHalf = String.raw`\s+(?:${foldText(patternOf('number.and-half'))}|${andQuarter})`;
  const digits = String.raw`(?:\d+${joint}\d+\/\d+|\d+\/\d+|\d+(?:[.,٫]\d+)?\s?[${signs}]|[${signs}]|\d{1,3}(?:[.,]\d{3})+(?![\d])|\d+(?:[.,٫]\d+)?)`;
  const word = [...values.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');
  const part = byValue.map(({ source }) => source).join('|');
  const oneBefore = before.map((each) => escaped(each.word)).join('|') || '(?!)';
  // Hebrew and Arabic attach "for" and "in" to the following word.
  const prefix = attached === '(?!)' ? '' : `[${attached}]?`;
  const spoken = String.raw`(?<!${letter})${prefix}(?:(?:${oneBefore})\s+(?:${word})|(?:${part})|(?:${word})(?:${andHalf})?)(?!${letter})`;
  const digitSource = String.raw`(?:${digits}(?:${andHalf})?)`;
  return {
    bare,
    parts: byValue.map(({ source, value }) => ({ whole: new RegExp(`^(?:${source})$`, 'u'), value })),
    before: new Map(before.map((each) => [each.word.replaceAll(nukta, ''), each.value])),
    andHalf: new RegExp(`^(.+?)(${andHalf})$`, 'u'),
    isQuarter: new RegExp(`^\\s+(?:${andQuarter})$`, 'u'),
    beforeNumber: new RegExp(`^(${before.map((each) => each.word.replaceAll(nukta, '')).join('|') || '(?!)'})\\s+(.+)$`, 'u'),
    attached: prefix === '' ? null : new RegExp(`^[${attached}]..`, 'u'),
    digitSource,
    numberSource: `(?:${digitSource}|${spoken})`,
  };
});

/** A number in digits, and one in digits or words, as parts of regular expressions for folded texts. */
export const digitSource = (): string => known().digitSource;
export const numberSource = (): string => known().numberSource;

function valueOfHan(said: string): number | null {
  if (said === '半') return 1 / 2;
  const isMore = said.endsWith('半');
  let [sum, last] = [0, 0];
  for (const sign of isMore ? said.slice(0, -1) : said) {
    const digit = '一二三四五六七八九'.indexOf(sign) + 1;
    if (sign === '十' || sign === '百') {
      sum += (last === 0 ? 1 : last) * (sign === '十' ? 10 : 100);
      last = 0;
    } else last = digit > 0 ? digit : 2;
  }
  return sum + last + (isMore ? 1 / 2 : 0);
}

function valueOfDigits(said: string): number | null {
  const [, sign = ''] = new RegExp(`([${signs}])$`, 'u').exec(said) ?? [];
  if (sign !== '') return Number((said.slice(0, -1).trim() || '0').replace(/[,٫]/u, '.')) + (vulgar[sign] ?? 0);
  const [, whole = '0', over = '', under = ''] = /^(?:(\d+)\D+)?(\d+)\/(\d+)$/u.exec(said) ?? [];
  if (under !== '') return Number(under) === 0 ? null : Number(whole) + Number(over) / Number(under);
  if (!/^\d/u.test(said)) return null;
  const value = Number(
    /^[1-9]\d{0,2}(?:[.,]\d{3}){2,}$|^[1-9]\d{0,2},\d{3}$/u.test(said) ? said.replace(/[.,]/gu, '') : said.replace(/[,٫]/u, '.'),
  );
  return Number.isFinite(value) ? value : null;
}

/** The value of a match of `numberSource` or `hanSource`; null for an invalid one. */
export function readNumber(text: string): number | null {
  const { bare, parts, before, andHalf, isQuarter, beforeNumber, attached } = known();
  const said = text.trim().replaceAll(nukta, '');
  const [, first, more = ''] = andHalf.exec(said) ?? [];
  if (first !== undefined) {
    const value = readNumber(first);
    return value === null ? null : value + (isQuarter.test(more) ? 1 / 4 : 1 / 2);
  }
  const digital = valueOfDigits(said);
  if (digital !== null) return digital;
  const word = said.replaceAll('-', ' ');
  const value = bare.get(word);
  if (value !== undefined) return value;
  const [, added = '', number = ''] = beforeNumber.exec(said) ?? [];
  if (number !== '') return (readNumber(number) ?? 0) + (before.get(added) ?? 0);
  if (/^[一二三四五六七八九十百两兩半]+$/u.test(said)) return valueOfHan(said);
  const part = parts.find(({ whole }) => whole.test(word))?.value;
  return part ?? (attached?.test(said) === true ? readNumber(said.slice(1)) : null);
}
