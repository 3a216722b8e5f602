/*
 * Numbers as people say and write them, in the languages of the product: "2", "1 1/2", "½", "twenty-five", "anderthalb", "ढाई", "二十五".
 * What is compared is folded first: small, without accents, with the digits of the West, each letter at the place where it stood.
 */

const zeros = [0x30, 0x660, 0x6f0, 0x966, 0xff10] as const;
const vulgar: Readonly<Record<string, number>> = {
  '½': 1 / 2, '⅓': 1 / 3, '⅔': 2 / 3, '¼': 1 / 4, '¾': 3 / 4, '⅕': 1 / 5, '⅖': 2 / 5, '⅗': 3 / 5, '⅘': 4 / 5, '⅙': 1 / 6, '⅚': 5 / 6,
  '⅛': 1 / 8, '⅜': 3 / 8, '⅝': 5 / 8, '⅞': 7 / 8,
}; // prettier-ignore

function folded(sign: string): string {
  const code = sign.charCodeAt(0);
  const zero = zeros.find((first) => code >= first && code <= first + 9);
  if (zero !== undefined) return String(code - zero);
  if (sign === '⁄' || sign === '∕' || sign === '／') return '/';
  const [first = sign] = sign.toLowerCase().normalize('NFD');
  // A vowel of Japanese keeps its marks: か is no が.
  return /[\u3040-\u30FF]/u.test(sign) ? sign : first;
}

/** A text as numbers in it are looked for: as long as it was, so that a place in the one is a place in the other. */
export const foldText = (text: string): string => text.replace(/[^ -@[-`{-~a-z]/g, folded);

/** All matches of a global pattern. `matchAll` copies the pattern at each call, which for these takes longer than the search. */
export function matchesIn(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex += 1;
  }
  return found;
}

const list = (words: string) => words.split(' ').map((forms) => forms.split('/').map((form) => form.replaceAll('_', ' ')));
type Entry = readonly [word: string, value: number];
const counted = (words: string, from = 1): Entry[] => list(words).flatMap((forms, at) => forms.map((form): Entry => [form, from + at]));
const inTens = (words: string): Entry[] => list(words).flatMap((forms, at) => forms.map((form): Entry => [form, (at + 2) * 10]));
/** Tens with units: "twenty-one" by how the two are joined. */
const together = (tens: readonly Entry[], ones: readonly Entry[], join: (ten: string, one: string, value: number) => string[]): Entry[] =>
  tens.flatMap(([ten, more]) => ones.flatMap(([one, less]) => join(ten, one, less).map((word): Entry => [word, more + less])));

const below10 = (entries: readonly Entry[]) => entries.filter(([, value]) => value < 10);

function english(): Entry[] {
  const small = counted(
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  );
  const tens = inTens('twenty thirty forty/fourty fifty sixty seventy eighty ninety');
  return [...small, ...tens, ...together(tens, below10(small), (ten, one) => [`${ten} ${one}`]), ['hundred', 100]];
}

function german(): Entry[] {
  const small = counted(
    'ein/eins/eine/einen/einem/einer/eines zwei/zwo drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
  );
  const tens = inTens('zwanzig dreißig/dreissig vierzig fünfzig sechzig siebzig achtzig neunzig');
  const halves = ['ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs'].map((one, at): Entry => [`${one}einhalb`, at + 1.5]);
  return [
    ...small,
    ...tens,
    ...together(tens, below10(small), (ten, one, value) => (value === 1 && one !== 'ein' ? [] : [`${one}und${ten}`])),
    ...halves,
    ['anderthalb', 1.5],
    ['hundert', 100],
  ];
}

function french(): Entry[] {
  const small = counted(
    'un/une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix_sept dix_huit dix_neuf',
  );
  const tens = inTens('vingt trente quarante cinquante soixante');
  const joined = together(tens, below10(small), (ten, one, value) => (value === 1 ? [`${ten} et ${one}`] : [`${ten} ${one}`]));
  const late = small.flatMap(([one, value]): Entry[] => [
    ...(value < 10 ? [] : [[value === 11 ? 'soixante et onze' : `soixante ${one}`, 60 + value] as const]),
    [`quatre vingt ${one}`, 80 + value],
  ]);
  return [...small, ...tens, ...joined, ...late, ['quatre vingts', 80], ['quatre vingt', 80], ['cent', 100]];
}

function spanish(): Entry[] {
  const small = counted(
    'uno/un/una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
  );
  const tens = inTens('veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa');
  const twenties = below10(small).map(([one, value]): Entry => [`veinti${one}`, 20 + value]);
  return [...small, ...tens, ...twenties, ...together(tens.slice(1), below10(small), (ten, one) => [`${ten} y ${one}`]), ['cien', 100]];
}

function portuguese(): Entry[] {
  const small = counted(
    'um/uma dois/duas três quatro cinco seis sete oito nove dez onze doze treze quatorze/catorze quinze dezesseis/dezasseis dezessete/dezassete dezoito dezenove/dezanove',
  );
  const tens = inTens('vinte trinta quarenta cinquenta sessenta setenta oitenta noventa');
  return [...small, ...tens, ...together(tens, below10(small), (ten, one) => [`${ten} e ${one}`]), ['cem', 100]];
}

function arabic(): Entry[] {
  const small = counted(
    'واحد/واحدة اثنان/اثنين/اثنتان/اثنتين/إثنين ثلاث/ثلاثة أربع/أربعة خمس/خمسة ست/ستة سبع/سبعة ثمان/ثماني/ثمانية تسع/تسعة عشر/عشرة أحد_عشر/إحدى_عشرة اثنا_عشر/اثني_عشر/اثنتا_عشرة/اثنتي_عشرة',
  );
  const teens = below10(small).flatMap(
    ([one, value]): Entry[] =>
    value < 3 ? [] : [[`${one} عشر`, 10 + value], [`${one} عشرة`, 10 + value]], // prettier-ignore
  );
  const tens = inTens('عشرون/عشرين ثلاثون/ثلاثين أربعون/أربعين خمسون/خمسين ستون/ستين سبعون/سبعين ثمانون/ثمانين تسعون/تسعين');
  return [...small, ...teens, ...tens, ...together(tens, [...below10(small), ['إحدى', 1]], (ten, one) => [`${one} و${ten}`]), ['مئة', 100]];
}

function hebrew(): Entry[] {
  const small = counted(
    'אחד/אחת שניים/שתיים/שני/שתי/שנים/שתים שלוש/שלושה/שלושת ארבע/ארבעה חמש/חמישה שש/שישה שבע/שבעה שמונה תשע/תשעה עשר/עשרה',
  );
  const teens = below10(small).flatMap(([one, value]): Entry[] => [
    [`${one} עשרה`, 10 + value],
    [`${one} עשר`, 10 + value],
  ]);
  const tens = inTens('עשרים שלושים ארבעים חמישים שישים/ששים שבעים שמונים תשעים');
  return [...small, ...teens, ...tens, ...together(tens, below10(small), (ten, one) => [`${ten} ו${one}`]), ['מאה', 100]];
}

const hindi = (): Entry[] => [
  ...counted(
    'एक दो तीन चार पाँच/पांच छह/छः/छे/छ: सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह/पन्द्रह सोलह सत्रह अठारह/अट्ठारह उन्नीस बीस इक्कीस बाईस/बाइस तेईस/तेइस चौबीस पच्चीस छब्बीस सत्ताईस/सत्ताइस अट्ठाईस/अट्ठाइस/अठाईस उनतीस/उन्तीस तीस इकतीस/इकत्तीस बत्तीस तैंतीस/तेंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस इकतालीस बयालीस तैंतालीस चौवालीस/चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ',
  ),
  ['सत्तर', 70],
  ['पचहत्तर', 75],
  ['अस्सी', 80],
  ['नब्बे', 90],
  ['डेढ़', 1.5],
  ['ढाई', 2.5],
  ['अढ़ाई', 2.5],
];

/** Parts of one, with the article that stands before them and what stands between them and what they are of. */
const parts: readonly (readonly [source: string, value: number])[] = [
  ['three[ -]quarters?(?: of)?(?: an?)?|dreiviertel|trois[ -]quarts?|tres cuartos|tres quartos|ثلاثة ارباع|שלושת רבעי|पौना?', 3 / 4],
  ['two[ -]thirds?(?: of)?(?: an?)?|zwei drittel|deux[ -]tiers|ثلثي|שני שלישי', 2 / 3],
  ['(?:an? |one )?half(?! and half)(?: of)?(?: an?)?|(?:einen? |einem |einer )?halbe[nrsm]?|(?:une? )?demie?|(?:una? )?medi[ao](?! crema)|(?:uma? )?mei[ao]|نصف|חצי|आधा|आधी|आधे', 1 / 2],
  ['(?:an? |one )?third(?: of)?(?: an?)?|(?:ein )?drittel|(?:un )?tiers|(?:un )?tercio|(?:um )?terco|ثلث|שליש', 1 / 3],
  ['(?:an? |one )?quarter(?: of)?(?: an?)?|(?:eine? )?viertel|un quart|(?:un )?cuarto|(?:um )?quarto|ربع|רבע|चौथाई|पाव', 1 / 4],
  ['सवा', 5 / 4],
]; // prettier-ignore

const values = new Map(
  [...english(), ...german(), ...french(), ...spanish(), ...portuguese(), ...arabic(), ...hebrew(), ...hindi()].map(
    ([word, value]) => [foldText(word), value] as const,
  ),
);

const escaped = (word: string) =>
  word
    .replaceAll(' ', '[ -]')
    .replaceAll('\u093C', '\u093C?')
    .replace(/([डढ])(?!\u093C)/gu, '$1\u093C?');
const wordSource = [...values.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map(escaped)
  .join('|');
const partSource = parts.map(([source]) => source).join('|');
const signs = Object.keys(vulgar).join('');
/** What joins a whole number with the part behind it, and the words of a half behind a number. */
const joint = String.raw`(?:\s+|\s*(?:-|&|\+|and|und|et|y|e|と|و|ו)\s*)`;
const andHalf = String.raw`\s+(?:and a half|and a quarter|und ein(?:e)? halbe?|et demie?|y medi[ao]|e mei[ao]|ونصف|وربع|و نصف|וחצי|ורבע)`;
const digits = String.raw`(?:\d+${joint}\d+\/\d+|\d+\/\d+|\d+(?:[.,٫]\d+)?\s?[${signs}]|[${signs}]|\d{1,3}(?:[.,]\d{3})+(?![\d])|\d+(?:[.,٫]\d+)?)`;
const han = '[一二三四五六七八九十百两兩]{1,5}';

const letter = String.raw`[\p{L}\p{M}]`;
/** "For" and "in" of Hebrew and Arabic stand before a word without a space. */
const spoken = String.raw`(?<!${letter})[לבلب]?(?:(?:साढ\u093C?े|सवा|पौने)\s+(?:${wordSource})|(?:${partSource})|(?:${wordSource})(?:${andHalf})?)(?!${letter})`;

/** A number in digits, and one in digits or words, as parts of regular expressions on folded texts. */
export const digitSource: string = String.raw`(?:${digits}(?:${andHalf})?)`;
export const numberSource: string = `(?:${digitSource}|${spoken})`;
/** One in the characters of Chinese: only what stands behind it tells it from the beginning of a name. */
export const hanSource: string = `(?:${han}半?|半)`;

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

const half = new RegExp(`^(.+?)(${andHalf})$`, 'u');
const indian: Readonly<Record<string, number>> = { स: 1 / 2, व: 1 / 4, प: -1 / 4 };

/** What a number says that `numberSource` or `hanSource` has found; null for what is none. */
export function readNumber(text: string): number | null {
  const said = text.trim().replaceAll('\u093C', '');
  const [, first, more = ''] = half.exec(said) ?? [];
  if (first !== undefined) {
    const value = readNumber(first);
    return value === null ? null : value + (/quarter|ربع|רבע/u.test(more) ? 1 / 4 : 1 / 2);
  }
  const digital = valueOfDigits(said);
  if (digital !== null) return digital;
  const word = said.replaceAll('-', ' ');
  const known = values.get(word) ?? [...values].find(([each]) => each.replaceAll('\u093C', '') === word)?.[1];
  if (known !== undefined) return known;
  const [, before = '', number = ''] = /^(साढे|सवा|पौने)\s+(.+)$/u.exec(said) ?? [];
  if (number !== '') return (readNumber(number) ?? 0) + (indian[before === 'सवा' ? 'व' : before.charAt(0)] ?? 0);
  if (/^[一二三四五六七八九十百两兩半]+$/u.test(said)) return valueOfHan(said);
  const part = parts.find(([source]) => new RegExp(`^(?:${source})$`, 'u').test(word))?.[1];
  return part ?? (/^[לבلب]../u.test(said) ? readNumber(said.slice(1)) : null);
}
