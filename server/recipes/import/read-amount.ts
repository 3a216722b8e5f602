import { durationsIn } from '../../../contract/recipes/durations.ts';
import { foldText, hanSource, numberSource, readNumber } from '../../../contract/recipes/number-words.ts';
import { gramsPer, millilitresPer } from '../../../contract/recipes/quantities.ts';
import type { Unit } from '../../../contract/recipes/recipe.ts';
import { measureOf, unitWords } from './unit-words.ts';

/*
 * The amount that a line of ingredients begins or ends with: "1 1/2 cups", "2–3", "half a pint", "1 cup + 2 tablespoons", "150g/5oz",
 * "2 x 400 g cans", "大さじ1と1/2", "鸡蛋两个".
 */

export interface Measured {
  amount: number | null;
  unit: Unit | null;
  rest: string;
  /** What is said of the amount besides: a range, the size of a can. */
  remarks: string[];
  /** Words that may mean something else. */
  doubts: string[];
}

const nothing = (line: string): Measured => ({ amount: null, unit: null, rest: line, remarks: [], doubts: [] });

const about = String.raw`(?:(?:ca|circa|about|approx(?:imately)?|around|roughly|etwa|ungefähr|rund|env(?:iron)?|cerca de|aprox(?:imadamente)?|unos|unas|約|约|大约|حوالي|تقريبا|בערך|כ-|लगभग|करीब)\.?\s*)?`;
const to = String.raw`\s*(?:-|–|—|~|〜|～|\bto\b|\bbis\b|\bà\b|\ba\b|\bor\b|\boder\b|\bou\b|\bo\b|\bhasta\b|\baté\b|至|到|から|إلى|الى|أو|עד|או|से|या)\s*`;
/** What is no amount of anything: "a little", "ein wenig", "un filet". */
const vague =
  /^(?:little|few|bit|drizzle|splash|glug|knob|touch|good|generous|couple|wenig|bisschen|paar|schuss|spritzer|klecks|peu|filet|soupçon|noix|noisette|trait|poco|chorr|toque|hilo|pouco|fio|punhadinho|قليل|رشة|קצת|מעט|थोड)/iu;
const han = new RegExp(
  `^${hanSource}(?=[个個根瓣片勺匙杯克把块塊颗粒头棵条只朵包盒听罐束枚本丁缶]|大[勺匙さ]|小[勺匙さ]|茶[匙勺]|汤[匙勺]|公[斤克])`,
  'u',
);
const start = new RegExp(
  `^${foldText(about)}((?:${numberSource})|an?(?= ))(?:${foldText(to)}(${numberSource}))?(?![\\d/]|\\s?%)\\s*(?:[x×](?!\\p{L}))?\\s*`,
  'u',
);
const inSigns = /[*+?()|[\]\\^$]/g;
const unitSource = unitWords.map((word) => word.replace(inSigns, String.raw`\$&`).replaceAll('.', String.raw`\.`)).join('|');
const unitPattern = new RegExp(`^(${unitSource})(?:\\.(?!\\p{L})|(?![\\p{L}\\p{M}\\p{N}]|\\.\\p{L}))`, 'iu');
const joinedUnit =
  /^(大さじ|小さじ|大匙|小匙|大勺|小勺|汤匙|湯匙|茶匙|公斤|毫升|グラム|カップ|個|个|根|瓣|片|勺|杯|克|把|块|颗|粒|头|棵|条|只|朵|罐|束|枚|本|丁|缶)/u;
const sized =
  /^(?:heaped|heaping|level|rounded|scant|generous|good|packed|large|big|small|medium(?:-sized)?|gehäufte[rns]?|gestrichene[rns]?|geh\.|gestr\.|große[rns]?|kleine[rns]?|mittelgroße[rns]?|grande?s?|petite?s?|bonnes?|belles?|rases?|bombées?|colmadas?|rasas?|cheias?|pequeñ[oa]s?|pequen[oa]s?|buen[oa]s?|bo[am]s?)\s+/iu;
const ofWords =
  /^(?:of\s+|de\s+l[’']\s*|de\s+las?\s+|de\s+|du\s+|des\s+|d[’']\s*|di\s+|do\s+|da\s+|von\s+|من\s+|של\s+|का\s+|की\s+|के\s+|の)/iu;
const length = String.raw`(\d+(?:[.,\/]\d+)?(?:\s\d\/\d)?)\s*-?\s*(inch(?:es)?|in|″|"|”|cm|zoll|pouces?|pulgadas?|polegadas?)`;
const longPiece = new RegExp(
  String.raw`^(?:(\d{1,2})\s+)?(${length})[\s-]*(?:(?:long|thick|grosse?[sn]?|große?[sn]?|dicke?[sn]?)\s+)?(?:(piece|knob|stick|chunk|length|stück|stueck|morceau|trozo|pedaço)s?\b\s*)?(?:(?:of|de|von)\s+|d[’'])?(?=\p{L})`,
  'iu',
);
const packs = String.raw`(cans?|tins?|dosen?|boîtes?|latas?)`;
const packed = new RegExp(
  String.raw`^(?:(${numberSource})\s*(?:[x×]\s*|\s))?(?:a |an )?(\d+(?:[.,]\d+)?(?:\s?(?:-|–|to)\s?\d+)?[\s-]?(?:g|gr|kg|ml|l|cl|oz|ounces?|ounce|lb|fl oz))\.?[\s-]${packs}(?!\p{L})`,
  'u',
);
const timesSize = /^(\d+)\s*[x×]\s*(\d+(?:[.,]\d+)?\s?(?:g|kg|ml|l|cl|oz|lb|cm))\.?\s+(?=\p{L})/iu;

const dimension = (unit: Unit | null) =>
  unit === null ? null : gramsPer[unit] !== undefined ? gramsPer : millilitresPer[unit] !== undefined ? millilitresPer : null;
const metric = new Set<Unit>(['g', 'kg', 'ml', 'l']);

interface Quantity {
  amount: number;
  unit: Unit | null;
}

/** "1.000 g" are a thousand, "1,500 kg" are one and a half. */
function valueOf(said: string, unit: Unit | null): number | null {
  const text = said.trim();
  if (/^[1-9]\d{0,2}\.\d{3}$/u.test(text) && (unit === 'g' || unit === 'ml')) return Number(text.replace('.', ''));
  if (/^\d{1,2},\d{3}$/u.test(text) && (unit === 'kg' || unit === 'l')) return Number(text.replace(',', '.'));
  return /^an?$/u.test(text) ? 1 : readNumber(text);
}

interface SaidUnit extends Quantity {
  /** How long its words are. */
  end: number;
  word: string;
}

/** The unit at the beginning of a text, with how much of ours one of it is. */
function unitAt(text: string): SaidUnit | null {
  const word = unitPattern.exec(text)?.[0] ?? joinedUnit.exec(text)?.[0];
  if (word === undefined) return stickAt(text);
  const measure = measureOf(word);
  // "2 c. d’huile": nobody knows which spoon.
  if (measure === null || (/^c\.?$/u.test(word) && /^\s*d[e’']/iu.test(text.slice(word.length)))) return null;
  return { amount: measure.times, unit: measure.unit, end: word.length, word };
}

/** A stick of butter is half a cup; one of celery is a stalk. */
function stickAt(text: string): SaidUnit | null {
  const [word] = /^sticks?(?= (?:\([^)]*\) )?(?:of )?(?:\p{L}+ ){0,2}(?:butter|margarine)\b)/iu.exec(text) ?? [];
  return word === undefined ? null : { amount: 0.5, unit: 'cup', end: word.length, word };
}

const oneQuantity = new RegExp(`^${foldText(about)}(${numberSource})(?:${foldText(to)}(${numberSource}))?\\s*-?\\s*`, 'u');
/** A measure and nothing else, as brackets give it: "150 g", "5oz"; of a range its lower end. */
function quantityIn(said: string): (Quantity & { isRange: boolean }) | null {
  const folded = foldText(said.trim());
  const found = oneQuantity.exec(folded);
  if (found === null) return null;
  const unit = unitAt(said.trim().slice(found[0].length));
  if (unit === null || found[0].length + unit.end < said.trim().length) return null;
  const value = valueOf(found[1] ?? '', unit.unit);
  return value === null || dimension(unit.unit) === null
    ? null
    : { amount: value * unit.amount, unit: unit.unit, isRange: found[2] !== undefined };
}

const tidy = (value: number): number => Number(value.toFixed(3));

/** Two measures as one: what a cook can measure of the larger unit, or all of it in millilitres or grams. */
function summed(one: Quantity, other: Quantity): Quantity | null {
  const per = dimension(one.unit);
  if (per === null || per !== dimension(other.unit) || one.unit === null || other.unit === null) return null;
  const all = one.amount * (per[one.unit] ?? 0) + other.amount * (per[other.unit] ?? 0);
  const inFirst = all / (per[one.unit] ?? 1);
  const isMeasurable = metric.has(one.unit) || Math.abs(inFirst * 8 - Math.round(inFirst * 8)) < 0.01;
  return isMeasurable ? { amount: tidy(inFirst), unit: one.unit } : { amount: Math.round(all), unit: per === gramsPer ? 'g' : 'ml' };
}

const more = new RegExp(`^\\s*(?:(?:\\+|&|plus|and|und|et|y|e|mais|más|zzgl\\.?|زائد|ועוד|プラス)\\s+|\\+\\s*)?(${numberSource})\\s*`, 'u');

/** "+ 2 tablespoons" behind a measure: added to it, with what is left. */
function withMore(quantity: Quantity, rest: string): { quantity: Quantity; rest: string } | null {
  const found = more.exec(foldText(rest));
  if (found === null) return null;
  const unit = unitAt(rest.slice(found[0].length));
  const value = unit === null ? null : valueOf(found[1] ?? '', unit.unit);
  if (unit === null || value === null) return null;
  const sum = summed(quantity, { amount: value * unit.amount, unit: unit.unit });
  return sum === null ? null : { quantity: sum, rest: rest.slice(found[0].length + unit.end) };
}

/** "(150g)", "/5oz" and "| 8 oz" behind a measure say it twice: the metric one is kept. */
function saidTwice(quantity: Quantity, rest: string): { quantity: Quantity; rest: string } | null {
  const found = /^\s*(?:[(（]([^()（）]{1,40})[)）]|[/|]\s*([\d.,½⅓⅔¼¾⅛ ]+\s?(?:fl\.?\s?oz|\p{L}+)\.?)(?=\s|$))\s*/u.exec(rest);
  const said = (found?.[1] ?? found?.[2] ?? '').split(/\s*[/|;]\s*/u).map(quantityIn);
  if (found === null || dimension(quantity.unit) === null || said.some((one) => one === null)) return null;
  const all = [quantity, ...said.flatMap((one) => (one === null || one.isRange ? [] : [one]))];
  return { quantity: all.find(({ unit }) => unit !== null && metric.has(unit)) ?? quantity, rest: rest.slice(found[0].length) };
}

const joinsWell = (text: string) => text.trim().replace(ofWords, '');

/** Sizes that stand before what they are the size of: "1-inch piece ginger", "2 x 400g cans tomatoes", "400g tin beans". */
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

/** Spoons of Hebrew and Arabic that are one or two by their word alone, and Japanese ones that stand before their number. */
function byUnit(line: string): Measured | null {
  const dual = /^(?:(ملعقتا?ن|ملعقتي?ن)\s+(كبيرتا?ن|كبيرتي?ن|صغيرتا?ن|صغيرتي?ن|طعام|شاي)|(كوبا?ن|كوبي?ن))\s+/u.exec(line);
  if (dual !== null) {
    const unit = dual[3] === undefined ? (/^(?:صغ|شاي)/u.test(dual[2] ?? '') ? 'tsp' : 'tbsp') : 'cup';
    return { ...nothing(joinsWell(line.slice(dual[0].length))), amount: 2, unit };
  }
  const spoon = /^(大さじ|小さじ|大匙|小匙|カップ)\s*/u.exec(line);
  const number =
    spoon === null
      ? null
      : new RegExp(`^(${numberSource}|${hanSource})\\s*杯?\\s*(?=\\S)`, 'u').exec(foldText(line.slice(spoon[0].length)));
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
  // "1 bunch (about 200 g) kale": brackets between the amount and the food speak of the amount.
  const [aside = '', said = ''] = unit === null ? [] : (/^\s*[(（]([^()（）]{1,60})[)）]\s*(?=\S)/u.exec(rest) ?? []);
  if (said !== '') remarks.push(said);
  rest = rest.slice(aside.length);
  const doubts = unit !== null && /^p(?:in)?ts?\b/iu.test(unit.word) ? [unit.word] : [];
  return { ...quantity, rest: unit === null ? rest.trim().replace(/^d[’'](?=\p{L})/iu, '') : joinsWell(rest), remarks, doubts };
}

const isEastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const end = new RegExp(
  String.raw`^(.*?[^\s\d])[\s:：…・]*?(大さじ|小さじ|大匙|小匙|カップ)?\s*(?:約|约)?(${numberSource}|${hanSource})(?:${to}(${numberSource}|${hanSource}))?\s*([^\d\s()（）]{0,6})\s*([(（][^()（）]*[)）])?$`,
  'u',
);
const oneAtEnd = /^(\p{L}[\p{L}\p{M}\s]*?)\s+(אחד|אחת|واحد|واحدة)$/u;

/** Ingredients of East Asian recipes come before their amounts. */
function atEnd(line: string): Measured | null {
  const [, thing] = oneAtEnd.exec(line) ?? [];
  if (thing !== undefined) return { ...nothing(thing), amount: 1 };
  if (!isEastAsian.test(line)) return null;
  const [, rest, before = '', amount, upper, after = '', bracket = ''] = end.exec(foldText(line)) ?? [];
  if (rest === undefined || amount === undefined) return null;
  const unit = before === '' ? unitAt(after) : unitAt(before);
  const isSaid = before === '' ? after === '' || unit?.end === after.length : /^杯?$/u.test(after);
  const value = isSaid ? valueOf(amount, unit?.unit ?? null) : null;
  // What is written in signs is a number only beside what it counts: 八 of 八角 is none.
  if (value === null || (unit === null && !/\d/u.test(amount) && amount !== '半')) return null;
  const said = bracket.replace(/^[(（]|[)）]$/gu, '');
  const range = upper === undefined ? '' : `${amount}〜${upper}${after}`;
  return {
    ...nothing(line.slice(0, rest.length).replace(/[\s:：…・]+$/u, '')),
    amount: value * (unit?.amount ?? 1),
    unit: unit?.unit ?? null,
    remarks: [range, said].filter((text) => text !== ''),
  };
}

const partWords = 'juice|zest|rind|peel|saft|abrieb|schale|jus|zeste|zumo|jugo|ralladura|suco|raspas?|casca|عصير|מיץ';
const partOfFruit = new RegExp(
  `^((?:(?:the|finely|freshly|grated|squeezed|der|die|le|el|o)\\s+)*(?:${partWords})(?:\\s*(?:&|and|und|et|y|e)\\s*(?:${partWords}))?)\\s+(?:of\\s+|from\\s+|von\\s+|de\\s+|d[’'])?(?=[\\p{L}\\d½¼¾])`,
  'iu',
);

/** "Juice of 2 lemons": lemons are what is bought. */
function fromFruit(line: string): Measured | null {
  const [whole = '', part = ''] = partOfFruit.exec(line) ?? [];
  const fruit = whole === '' ? null : atStart(line.slice(whole.length));
  return fruit === null || fruit.unit !== null ? null : { ...fruit, remarks: [part, ...fruit.remarks] };
}

/** "3 days old bread" is no three of anything. */
const isAge = (line: string) => {
  const [first] = durationsIn(line);
  return first?.start === 0 && /\p{L}{3}/u.test(line.slice(0, first.end));
};

/** The amount of a line, with what is left of it. */
export const measured = (line: string): Measured =>
  isAge(line) ? nothing(line) : (bySize(line) ?? byUnit(line) ?? fromFruit(line) ?? atStart(line) ?? atEnd(line) ?? nothing(line));
