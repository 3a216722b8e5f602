import { ofMeasures, patternOf } from './words.ts';

/* Words around oven temperatures, and how languages write them. */

const wordsOf = (key: string): string => patternOf(`oven.${key}`, ofMeasures);
const test = (source: string) => {
  const pattern = new RegExp(source, 'iu');
  return (text: string): boolean => pattern.test(text);
};

// Regex word boundaries only know ASCII, so long stems match anywhere.
const namesOven = test(wordsOf('word'));
/** Words for baking that are sometimes also used for pans and pots: beside words for frying or core temperatures it is not an oven. */
const bakes = test(wordsOf('bake'));
const isNoOven = test(wordsOf('not'));
export const speaksOfFan: (said: string) => boolean = test(wordsOf('fan'));
export const speaksOfOven = (sentence: string): boolean =>
  namesOven(sentence) || ((bakes(sentence) || speaksOfFan(sentence)) && !isNoOven(sentence));
/** Turning a tin is not about temperature. */
export const speaksOfTurning: (sentence: string) => boolean = test(wordsOf('turn'));
export const speaksOfGas: (text: string) => boolean = test(String.raw`${wordsOf('gas')}|\bth(?:ermostat)?\.? ?\d`);

const digits = '[\\d٠-٩۰-۹०-९]';
const number = `(${digits}{1,3})`;
/** Below zero: of a freezer. */
const minus = String.raw`(?:(?<![^\s(（:：])[-−–]\s?|(?:${wordsOf('minus')})\s?)`;
const range = String.raw`${number}(?:\s?(?:[–—-]|${wordsOf('to')}|〜|~)\s?${number})?`;
/** Degrees with their scale, as a letter or in words. */
const scale = (letter: string, sign: string, words: string) =>
  String.raw`(?<=\d\d)${letter}(?![a-zà-ÿ\d])|(?<=\d{3}) ${letter}(?![a-zà-ÿ\d])|°\s?${letter}(?![a-z])|º\s?${letter}(?![a-z])|${sign}|${words}`;
const celsius = scale('C', '℃', wordsOf('celsius'));
const fahrenheit = scale('F', '℉', wordsOf('fahrenheit'));
const bare = String.raw`[°º](?!\s?[CFcf](?![a-z])|\s?[مف](?!\p{L}))|${wordsOf('degrees')}`;
/** A number of degrees, its scale, and whether it is below zero. */
export const degreesPattern: RegExp = new RegExp(
  String.raw`(?<!${digits}|[.,])(${minus})?${range}\s?(?:(${celsius})|(${fahrenheit})|(${bare}))`,
  'giu',
);
const mark = '([1-9]|10|¼|½|1/4|1/2)';
/** "gas mark 6", "gas 4", "th. 6", "Gas Stufe 3-4". French oven knobs count in steps of 30 °C. */
export const marksPattern: RegExp = new RegExp(
  String.raw`(?<!\p{L})(?:(${wordsOf('thermostat')})|(?:${wordsOf('mark')}) ?)${mark}(?:(?: ?[-–] ?| (?:${wordsOf('to')}) )${mark})?(?![\d.,/]\d|\d| ?(?:min|h\b|g\b|cm|uhr))`,
  'giu',
);
