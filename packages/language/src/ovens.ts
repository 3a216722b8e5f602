import { ofMeasures, patternOf } from './words.ts';

/*
 * What sentences say around the temperatures of ovens, and how they write them.
 */

const wordsOf = (key: string): string => patternOf(`oven.${key}`, ofMeasures);
const test = (source: string) => {
  const pattern = new RegExp(source, 'iu');
  return (text: string): boolean => pattern.test(text);
};

// Word boundaries of regular expressions know ASCII alone, so long stems stand for themselves.
const namesOven = test(wordsOf('word'));
/** What ovens are used for, and pans and pots at times: with what is fried or measured inside beside it, it is no oven. */
const bakes = test(wordsOf('bake'));
const isNoOven = test(wordsOf('not'));
export const speaksOfFan: (said: string) => boolean = test(wordsOf('fan'));
export const speaksOfOven = (sentence: string): boolean =>
  namesOven(sentence) || ((bakes(sentence) || speaksOfFan(sentence)) && !isNoOven(sentence));
/** A tin that is turned is not hot. */
export const speaksOfTurning: (sentence: string) => boolean = test(wordsOf('turn'));
export const speaksOfGas: (text: string) => boolean = test(String.raw`${wordsOf('gas')}|\bth(?:ermostat)?\.? ?\d`);

const digits = '[\\d٠-٩۰-۹०-९]';
const number = `(${digits}{1,3})`;
/** Below zero: of a freezer. */
const minus = String.raw`(?:(?<![^\s(（:：])[-−–]\s?|(?:${wordsOf('minus')})\s?)`;
const range = String.raw`${number}(?:\s?(?:[–—-]|${wordsOf('to')}|〜|~)\s?${number})?`;
/** Degrees that say of which kind they are, by a letter or in words. */
const scale = (letter: string, sign: string, words: string) =>
  String.raw`(?<=\d\d)${letter}(?![a-zà-ÿ\d])|(?<=\d{3}) ${letter}(?![a-zà-ÿ\d])|°\s?${letter}(?![a-z])|º\s?${letter}(?![a-z])|${sign}|${words}`;
const celsius = scale('C', '℃', wordsOf('celsius'));
const fahrenheit = scale('F', '℉', wordsOf('fahrenheit'));
const bare = String.raw`[°º](?!\s?[CFcf](?![a-z])|\s?[مف](?!\p{L}))|${wordsOf('degrees')}`;
/** A number of degrees, of which scale, and below zero or not. */
export const degreesPattern: RegExp = new RegExp(
  String.raw`(?<!${digits}|[.,])(${minus})?${range}\s?(?:(${celsius})|(${fahrenheit})|(${bare}))`,
  'giu',
);
const mark = '([1-9]|10|¼|½|1/4|1/2)';
/** "gas mark 6", "gas 4", "th. 6", "Gas Stufe 3-4". The knob of a French oven counts in steps of 30 °C. */
export const marksPattern: RegExp = new RegExp(
  String.raw`(?<!\p{L})(?:(${wordsOf('thermostat')})|(?:${wordsOf('mark')}) ?)${mark}(?:(?: ?[-–] ?| (?:${wordsOf('to')}) )${mark})?(?![\d.,/]\d|\d| ?(?:min|h\b|g\b|cm|uhr))`,
  'giu',
);
