import { durationsIn } from '@anydish/language/durations';
import { hanSource, numberSource, readNumber } from '@anydish/language/numbers';
import { foldText } from '@anydish/language/script';
import { wordsForUnit } from '@anydish/language/units';
import { patternOf, rowsOf } from '@anydish/language/words';
import type { Unit } from '../../../contract/recipes/recipe.ts';
import { aboutSource, saidTwice, toSource, unitAt, valueOf, withMore, type Quantity } from './read-quantity.ts';
import { measureOf } from './unit-words.ts';

/* The amount at the start or end of an ingredient line: "1 1/2 cups", "2–3", "half a pint", "1 cup + 2 tablespoons", "150g/5oz", "2 x 400 g cans". */

export interface Measured {
  amount: number | null;
  unit: Unit | null;
  rest: string;
  /** Additions to the amount: a range, the size of a can. */
  remarks: string[];
  /** Words that may be misread. */
  doubts: string[];
}

const nothing = (line: string): Measured => ({ amount: null, unit: null, rest: line, remarks: [], doubts: [] });

/** Words without a definite amount: "a little", "ein wenig", "un filet". */
const vague = new RegExp(`^(?:${patternOf('amount.vague')})`, 'iu');
const han = new RegExp(`^${hanSource}(?=${patternOf('amount.counted')})`, 'u');
const start = new RegExp(
  `^${foldText(aboutSource)}((?:${numberSource()})|an?(?= ))(?:${foldText(toSource)}(${numberSource()}))?(?![\\d/]|\\s?%)\\s*(?:[x×](?!\\p{L}))?\\s*`,
  'u',
);
const sized = new RegExp(`^(?:${patternOf('amount.sized')})\\s+`, 'iu');
const ofWords = new RegExp(`^(?:${patternOf('of')}|di\\s+)`, 'iu');
const length = String.raw`(\d+(?:[.,\/]\d+)?(?:\s\d\/\d)?)\s*-?\s*(${patternOf('amount.length')}|″|"|”)`;
const longPiece = new RegExp(
  String.raw`^(?:(\d{1,2})\s+)?(${length})[\s-]*(?:(?:${patternOf('amount.long')})\s+)?(?:(${patternOf('amount.piece')})s?\b\s*)?(?:(?:of|de|von)\s+|d[’'])?(?=\p{L})`,
  'iu',
);
const packs = `(${patternOf('amount.can')})`;
const packed = new RegExp(
  String.raw`^(?:(${numberSource()})\s*(?:[x×]\s*|\s))?(?:a |an )?(\d+(?:[.,]\d+)?(?:\s?(?:-|–|to)\s?\d+)?[\s-]?(?:g|gr|kg|ml|l|cl|oz|ounces?|ounce|lb|fl oz))\.?[\s-]${packs}(?!\p{L})`,
  'u',
);
const timesSize = /^(\d+)\s*[x×]\s*(\d+(?:[.,]\d+)?\s?(?:g|kg|ml|l|cl|oz|lb|cm))\.?\s+(?=\p{L})/iu;

const joinsWell = (text: string) => text.trim().replace(ofWords, '');

/** Sizes before the counted thing: "1-inch piece ginger", "2 x 400g cans tomatoes", "400g tin beans". */
function bySize(line: string): Measured | null {
  const folded = foldText(line);
  const piece = longPiece.exec(folded);
  if (piece !== null)
    return {
      ...nothing(joinsWell(line.slice(piece[0].length))),
      amount: Number(piece[1] ?? 1),
      unit: 'piece',
      remarks: [(piece[2] ?? '').trim()],
    };
  const pack = packed.exec(folded);
  if (pack !== null)
    return {
      ...nothing(joinsWell(line.slice(pack[0].length))),
      amount: pack[1] === undefined ? 1 : readNumber(pack[1]),
      unit: 'can',
      remarks: [pack[2] ?? ''],
    };
  const times = timesSize.exec(folded);
  if (times === null) return null;
  const rest = line.slice(times[0].length);
  const unit = unitAt(rest);
  return {
    ...nothing(joinsWell(unit === null ? rest : rest.slice(unit.end))),
    amount: Number(times[1]),
    unit: unit?.unit ?? null,
    remarks: [times[2] ?? ''],
  };
}

const twos = rowsOf('amount.two').map(([word = '', words = '']) => ({
  unit: measureOf(word)?.unit ?? null,
  begins: new RegExp(`^(?:${words})\\s+`, 'u'),
}));
const cups = wordsForUnit('cup').filter((word) => /\p{Script=Han}/u.test(word));
const unitFirst = new RegExp(`^(${patternOf('amount.unit-first')})\\s*`, 'u');

/** Hebrew and Arabic spoon words that include one or two, and Japanese ones that precede their number. */
function byUnit(line: string): Measured | null {
  const dual = twos.map(({ unit, begins }) => ({ unit, found: begins.exec(line) })).find(({ found }) => found !== null);
  if (dual?.found !== null && dual?.found !== undefined)
    return { ...nothing(joinsWell(line.slice(dual.found[0].length))), amount: 2, unit: dual.unit };
  const spoon = unitFirst.exec(line);
  const number =
    spoon === null
      ? null
      : new RegExp(`^(${numberSource()}|${hanSource})\\s*(?:${cups.join('|')})?\\s*(?=\\S)`, 'u').exec(
          foldText(line.slice(spoon[0].length)),
        );
  if (spoon !== null && number !== null) {
    const rest = line.slice(spoon[0].length + number[0].length);
    return { ...nothing(joinsWell(rest)), amount: readNumber(number[1] ?? ''), unit: measureOf(spoon[1] ?? '')?.unit ?? null };
  }
  const one = /^[\u0590-\u06FF]/u.test(line) ? unitAt(line) : null;
  const isMeasured =
    one !== null && (one.unit === 'tsp' || one.unit === 'tbsp' || one.unit === 'cup') && /^\s+\S/u.test(line.slice(one.end));
  return isMeasured ? { ...nothing(joinsWell(line.slice(one.end))), amount: one.amount, unit: one.unit } : null;
}

function atStart(line: string): Measured | null {
  const folded = foldText(line);
  const found = han.exec(folded) ?? start.exec(folded);
  if (found === null) return null;
  const [whole, number = whole, upper] = found;
  const isInWords = !/^[\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/u.test(number) && !/[\p{Script=Han}]/u.test(number);
  const adjective = sized.exec(line.slice(whole.length))?.[0] ?? '';
  let rest = line.slice(whole.length);
  if (isInWords && (vague.test(rest) || (!/\s$/u.test(whole) && !/^[’']/u.test(rest)))) return null;
  const [inBrackets = '', bracket = ''] = /^\(([^()]{1,60})\)\s*/u.exec(rest) ?? [];
  const skipped = inBrackets === '' && unitAt(rest.slice(adjective.length)) !== null ? adjective : inBrackets;
  const unit = unitAt(rest.slice(skipped.length));
  const value = valueOf(number, unit?.unit ?? null);
  if (value === null) return null;
  const range =
    upper === undefined
      ? ''
      : `${line
          .slice(0, whole.length)
          .trim()
          .replace(/^\D+(?=\d)/u, '')}${unit === null ? '' : ` ${unit.word}`}`;
  const remarks = [range.replace(/\s+/gu, ' '), skipped === adjective ? adjective.trim() : bracket].filter((text) => text !== '');
  rest = unit === null ? rest.slice(skipped === adjective ? 0 : inBrackets.length) : rest.slice(skipped.length + unit.end);
  let quantity: Quantity = { amount: value * (unit?.amount ?? 1), unit: unit?.unit ?? null };
  for (
    let step = withMore(quantity, rest) ?? saidTwice(quantity, rest);
    step !== null;
    step = withMore(quantity, rest) ?? saidTwice(quantity, rest)
  )
    ({ quantity, rest } = step);
  // "1 bunch (about 200 g) kale": brackets between amount and food belong to the amount.
  const [aside = '', said = ''] = unit === null ? [] : (/^\s*[(（]([^()（）]{1,60})[)）]\s*(?=\S)/u.exec(rest) ?? []);
  if (said !== '') remarks.push(said);
  rest = rest.slice(aside.length);
  const doubts = unit !== null && /^p(?:in)?ts?\b/iu.test(unit.word) ? [unit.word] : [];
  return { ...quantity, rest: unit === null ? rest.trim().replace(/^d[’'](?=\p{L})/iu, '') : joinsWell(rest), remarks, doubts };
}

const aboutInSigns = patternOf('about')
  .split('|')
  .filter((word) => /\p{Script=Han}/u.test(word))
  .join('|');
const isEastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const end = new RegExp(
  String.raw`^(.*?[^\s\d])[\s:：…・]*?(${patternOf('amount.unit-first')})?\s*(?:${aboutInSigns})?(${numberSource()}|${hanSource})(?:${toSource}(${numberSource()}|${hanSource}))?\s*([^\d\s()（）]{0,6})\s*([(（][^()（）]*[)）])?$`,
  'u',
);
const oneAtEnd = new RegExp(String.raw`^(\p{L}[\p{L}\p{M}\s]*?)\s+(${patternOf('amount.one-behind')})$`, 'u');

/** East Asian recipes put ingredients before their amounts. */
function atEnd(line: string): Measured | null {
  const [, thing] = oneAtEnd.exec(line) ?? [];
  if (thing !== undefined) return { ...nothing(thing), amount: 1 };
  if (!isEastAsian.test(line)) return null;
  const [, rest, before = '', amount, upper, after = '', bracket = ''] = end.exec(foldText(line)) ?? [];
  if (rest === undefined || amount === undefined) return null;
  const unit = before === '' ? unitAt(after) : unitAt(before);
  const isSaid = before === '' ? after === '' || unit?.end === after.length : after === '' || cups.includes(after);
  const value = isSaid ? valueOf(amount, unit?.unit ?? null) : null;
  // A numeral character is a number only beside a counted unit: the eight in the Chinese word for star anise is not.
  if (value === null || (unit === null && !/\d/u.test(amount) && readNumber(amount) !== 1 / 2)) return null;
  const said = bracket.replace(/^[(（]|[)）]$/gu, '');
  const range = upper === undefined ? '' : `${amount}〜${upper}${after}`;
  return {
    ...nothing(line.slice(0, rest.length).replace(/[\s:：…・]+$/u, '')),
    amount: value * (unit?.amount ?? 1),
    unit: unit?.unit ?? null,
    remarks: [range, said].filter((text) => text !== ''),
  };
}

const partWords = patternOf('amount.fruit');
const and = patternOf('and');
const partOfFruit = new RegExp(
  `^((?:(?:${patternOf('amount.fruit-before')})\\s+)*(?:${partWords})(?:\\s*(?:&|${and})\\s*(?:${partWords}))?)\\s+(?:of\\s+|from\\s+|von\\s+|de\\s+|d[’'])?(?=[\\p{L}\\d½¼¾])`,
  'iu',
);

/** "Juice of 2 lemons": the amount counts lemons. */
function fromFruit(line: string): Measured | null {
  const [whole = '', part = ''] = partOfFruit.exec(line) ?? [];
  const fruit = whole === '' ? null : atStart(line.slice(whole.length));
  return fruit === null || fruit.unit !== null ? null : { ...fruit, remarks: [part, ...fruit.remarks] };
}

/** "3 days old bread": the 3 counts days, not bread. */
const isAge = (line: string) => {
  const [first] = durationsIn(line);
  return first?.start === 0 && /\p{L}{3}/u.test(line.slice(0, first.end));
};

/** The amount of a line, and the rest of the line. */
export const measured = (line: string): Measured =>
  isAge(line) ? nothing(line) : (bySize(line) ?? byUnit(line) ?? fromFruit(line) ?? atStart(line) ?? atEnd(line) ?? nothing(line));
