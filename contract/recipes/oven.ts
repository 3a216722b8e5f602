import { isLocale, sourceLocale, type Locale } from '../shell/locales.ts';

/*
 * Temperatures of ovens, as their knobs have them, and as sentences in the languages of the product name them. What is no oven's, oil, water or
 * the inside of a roast, has no gas mark and is rounded more closely.
 */

export const ovenScales = ['celsius', 'fahrenheit', 'gas'] as const;
export type OvenScale = (typeof ovenScales)[number];

/** Degrees Celsius and Fahrenheit and gas mark, as cookbooks have them. */
const ovens: readonly (readonly [celsius: number, fahrenheit: number, gas: string])[] = [
  [110, 225, '¼'],
  [120, 250, '½'],
  [140, 275, '1'],
  [150, 300, '2'],
  [160, 325, '3'],
  [170, 325, '3'],
  [180, 350, '4'],
  [190, 375, '5'],
  [200, 400, '6'],
  [220, 425, '7'],
  [230, 450, '8'],
  [240, 475, '9'],
  [260, 500, '9'],
];
/** Below and above, no knob has a mark. */
const coldest = 105;
const hottest = 265;

const nearest = (value: number, step: number) => Math.round(value / step) * step;
const inFahrenheit = (celsius: number) => (celsius * 9) / 5 + 32;
const inCelsius = (fahrenheit: number) => ((fahrenheit - 32) * 5) / 9;
const isOven = (celsius: number) => celsius >= coldest && celsius <= hottest;

/** Ovens are marked in steps of 25 °F; below, water and meat are measured more closely. */
export function toFahrenheit(celsius: number, isForOven: boolean): number {
  const marked = isForOven ? ovens.find(([each]) => each === celsius)?.[1] : undefined;
  if (marked !== undefined) return marked;
  const degrees = inFahrenheit(celsius);
  return nearest(degrees, degrees >= 250 ? 25 : 5);
}

/** Ovens are marked in steps of 10 °C. */
export function toCelsius(fahrenheit: number, isForOven: boolean): number {
  // Of two with the same mark the first: 325 °F is 160 °C.
  const marked = isForOven ? ovens.find(([, each]) => each === fahrenheit)?.[0] : undefined;
  if (marked !== undefined) return marked;
  const degrees = inCelsius(fahrenheit);
  return nearest(degrees, degrees > 120 ? 10 : 1);
}

/** The gas mark of an oven at so many degrees Celsius; null where there is none. */
export function gasMark(celsius: number): string | null {
  if (!isOven(celsius)) return null;
  const near = ovens.reduce((best, each) => (Math.abs(each[0] - celsius) <= Math.abs(best[0] - celsius) ? each : best));
  return near[2];
}

/** How a gas mark is said beside the degrees. */
const gasWords: Readonly<Record<Locale, string>> = {
  en: 'gas {n}',
  de: 'Gas Stufe {n}',
  fr: 'gaz {n}',
  es: 'gas {n}',
  'pt-BR': 'gás {n}',
  ar: 'غاز {n}',
  he: 'גז {n}',
  hi: 'गैस {n}',
  ja: 'ガス{n}',
  'zh-Hans': '燃气 {n} 档',
};

const sayGas = (mark: string, language: string): string => gasWords[isLocale(language) ? language : sourceLocale].replace('{n}', mark);

// Word boundaries of regular expressions know ASCII alone, so long stems stand for themselves.
const ovenWords =
  /\boven|ofen\b|ofens|backrohr|backröhre|\brohr\b|(?:ober-?|unter)hitze|umluft|heißluft|\bfour\b|enfourne|horno|hornea|forno|fornea|فرن|תנור|ओवन|अवन|オーブン|烤箱|烤炉|焗炉|bak(?:e|ing)\b|\broast|\bgrill/iu;
const fanWords =
  /\bfan\b|convection|umluft|heißluft|heissluft|chaleur tournante|ventil|convecci|convecç|مروحة|טורבו|מאוורר|पंखा|कन्वेक्शन|コンベクション|熱風|热风|风炉/iu;
/** A tin that is turned is not hot. */
const turnWords = /\b(?:turn|rotat|spin|dreh|wend|tourne|gira|gire|vire)/iu;
const gasMention = /\b(?:gas|gaz|gás)\b|غاز|גז|गैस|ガス|燃气|\bth(?:ermostat)?\.? ?\d/iu;

const speaksOfOven = (sentence: string): boolean => ovenWords.test(sentence);

const digits = '[\\d٠-٩۰-۹०-९]';
const number = `(${digits}{2,3})`;
const range = `${number}(?:\\s?(?:[–—-]|to|bis|à|a|até|إلى|עד|से|〜|~|至)\\s?${number})?`;
/** Words for degrees that say of which kind, longest first. */
const celsiusWords =
  '°\\s?C(?![a-z])|º\\s?C(?![a-z])|℃|°\\s?م|degrees? (?:C\\b|Celsius|centigrade)|Grad Celsius|degrés? Celsius|grados? (?:centígrados|Celsius|C\\b)|graus? (?:Celsius|C\\b)|درجة مئوية|מעלות צלזיוס|डिग्री सेल्सियस|डिग्री सें|摄氏度';
const fahrenheitWords =
  '°\\s?F(?![a-z])|º\\s?F(?![a-z])|℉|°\\s?ف|degrees? (?:F\\b|Fahrenheit)|Grad Fahrenheit|degrés? Fahrenheit|grados? Fahrenheit|graus? Fahrenheit|درجة فهرنهايت|מעלות פרנהייט|डिग्री फ़ारेनहाइट|डिग्री फारेनहाइट|华氏度';
const bareWords = '°(?!\\s?[a-zA-Zمف])|degrees?\\b|Grad\\b|degrés?|grados?|graus?|درجة|מעלות|डिग्री|度';
const pattern = new RegExp(`(?<!${digits}|[.,])${range}\\s?(?:(${celsiusWords})|(${fahrenheitWords})|(${bareWords}))`, 'giu');

/** Digits of the languages of the product as the number that they write. */
const asNumber = (written: string) =>
  Number(
    Array.from(written, (sign) => {
      const code = sign.charCodeAt(0);
      const zero = [0x660, 0x6f0, 0x966].find((first) => code >= first && code <= first + 9);
      return zero === undefined ? sign : String(code - zero);
    }).join(''),
  );

interface Temperature {
  /** Where it stands in the text. */
  start: number;
  end: number;
  degrees: readonly number[];
  scale: 'celsius' | 'fahrenheit';
  /** Of an oven: it has marks. */
  isForOven: boolean;
  isFan: boolean;
}

// A full stop of an abbreviation before a number ends no sentence here; what is read too far costs a gas mark at most.
const sentenceAround = (text: string, start: number, end: number) => {
  const before =
    text
      .slice(0, start)
      .split(/[.!?。！？]\s/u)
      .at(-1) ?? '';
  return before + text.slice(start, end) + (text.slice(end).split(/[.!?。！？](?:\s|$)/u)[0] ?? '');
};
/** What is said of one temperature, as far as the next one. */
const saidOf = (text: string, start: number, end: number) =>
  (/[^,;.()\d]*$/u.exec(text.slice(0, start))?.[0] ?? '') + (/^[^,;.(\d]*/u.exec(text.slice(end))?.[0] ?? '');

/** All temperatures of a text; a number of bare degrees counts where the sentence is about an oven. */
export function temperaturesIn(text: string): Temperature[] {
  return [...text.matchAll(pattern)].flatMap((found): Temperature[] => {
    const [whole, first = '', second, isCelsius, isFahrenheit] = found;
    const [start, end] = [found.index, found.index + whole.length];
    const degrees = [first, second].flatMap((each) => (each === undefined ? [] : [asNumber(each)]));
    const sentence = sentenceAround(text, start, end);
    const isForOven = speaksOfOven(sentence);
    const isBare = isCelsius === undefined && isFahrenheit === undefined;
    const highest = Math.max(...degrees);
    if (isBare && (!isForOven || highest < coldest || turnWords.test(sentence))) return [];
    // No oven of a home has 275 °C, and nobody bakes at 250 °F without saying so.
    const scale = isFahrenheit !== undefined || (isBare && highest > hottest) ? 'fahrenheit' : 'celsius';
    return [{ start, end, degrees, scale, isForOven, isFan: fanWords.test(saidOf(text, start, end)) }];
  });
}

/** "180 °C (gas 4)"; without a mark where there is none, or where the fan makes it another. */
function withGas(
  said: string,
  celsius: readonly number[],
  { isForOven, isFan }: Pick<Temperature, 'isForOven' | 'isFan'>,
  language: string,
) {
  const marks = [...new Set(celsius.map(gasMark))];
  if (!isForOven || isFan || marks.includes(null)) return said;
  return `${said} (${sayGas(marks.join('–'), language)})`;
}

interface Shown {
  scale: OvenScale;
  language: string;
  format?: (value: number) => string;
}

/** Degrees Celsius of an oven or of anything else, as they are read. */
export function sayTemperature(celsius: number, isForOven: boolean, isFan: boolean, { scale, language, format = String }: Shown): string {
  if (scale === 'fahrenheit') return `${format(toFahrenheit(celsius, isForOven))} °F`;
  const said = `${format(celsius)} °C`;
  return scale === 'gas' ? withGas(said, [celsius], { isForOven, isFan }, language) : said;
}

/** The text with its temperatures in another scale. What is in it already stays as it is written, and so does a text that gives both. */
export function convertTemperatures(text: string, { scale, language }: Shown): string {
  const found = temperaturesIn(text);
  if (new Set(found.map((each) => each.scale)).size > 1 || (scale === 'gas' && gasMention.test(text))) return text;
  const wanted = scale === 'fahrenheit' ? 'fahrenheit' : 'celsius';
  return found.toReversed().reduce((so, temperature) => {
    const { start, end, degrees, isForOven } = temperature;
    const isThere = temperature.scale === wanted;
    if (isThere && scale !== 'gas') return so;
    const turn = wanted === 'fahrenheit' ? toFahrenheit : toCelsius;
    const values = isThere ? degrees : degrees.map((each) => turn(each, isForOven));
    const said = isThere ? so.slice(start, end) : `${[...new Set(values)].join('–')} ${wanted === 'fahrenheit' ? '°F' : '°C'}`;
    return so.slice(0, start) + (scale === 'gas' ? withGas(said, values, temperature, language) : said) + so.slice(end);
  }, text);
}

/** The scale that goes with units where nothing else was chosen. */
export const scaleOf = (oven: OvenScale | null | undefined, unitSystem: 'metric' | 'us'): OvenScale =>
  oven ?? (unitSystem === 'us' ? 'fahrenheit' : 'celsius');

/** What stands around a mark for degrees in a template: whether it is an oven's, and with its fan on. */
export const contextOf = (text: string, start: number, end: number) => ({
  isForOven: speaksOfOven(sentenceAround(text, start, end)),
  isFan: fanWords.test(saidOf(text, start, end)),
});
