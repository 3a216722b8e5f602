import { sayGas } from '@anydish/language/measures';
import { degreesPattern, marksPattern, speaksOfFan, speaksOfGas, speaksOfOven, speaksOfTurning } from '@anydish/language/ovens';
import { foldText } from '@anydish/language/script';

/*
 * Oven temperatures, by their dial settings and as sentences in all languages write them. Other temperatures (oil, water, core temperatures) have no
 * gas mark and are rounded less.
 */

export const ovenScales = ['celsius', 'fahrenheit', 'gas'] as const;
export type OvenScale = (typeof ovenScales)[number];

/** Degrees Celsius and Fahrenheit and gas mark, as in cookbooks. */
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
/** The range of gas marks. */
const coldest = 105;
const hottest = 265;

// Avoids minus zero.
const nearest = (value: number, step: number) => Math.round(value / step) * step + 0;
const inFahrenheit = (celsius: number) => (celsius * 9) / 5 + 32;
const inCelsius = (fahrenheit: number) => ((fahrenheit - 32) * 5) / 9;
const isOven = (celsius: number) => celsius >= coldest && celsius <= hottest;

/** Ovens have steps of 25 °F; below, water and meat need finer steps. */
export function toFahrenheit(celsius: number, isForOven: boolean): number {
  const marked = isForOven ? ovens.find(([each]) => each === celsius)?.[1] : undefined;
  if (marked !== undefined) return marked;
  const degrees = inFahrenheit(celsius);
  return nearest(degrees, degrees >= 250 ? 25 : celsius < 0 ? 1 : 5);
}

/** Ovens have steps of 10 °C. */
export function toCelsius(fahrenheit: number, isForOven: boolean): number {
  // Of two with the same mark the first: 325 °F is 160 °C.
  const marked = isForOven ? ovens.find(([, each]) => each === fahrenheit)?.[0] : undefined;
  if (marked !== undefined) return marked;
  const degrees = inCelsius(fahrenheit);
  return nearest(degrees, degrees > 120 ? 10 : 1);
}

/** The gas mark for degrees Celsius; null when there is none. */
export function gasMark(celsius: number): string | null {
  if (!isOven(celsius)) return null;
  const near = ovens.reduce((best, each) => (Math.abs(each[0] - celsius) <= Math.abs(best[0] - celsius) ? each : best));
  return near[2];
}

/** The oven temperature of a mark; of two, the more common one in recipes. */
const celsiusOfGas = (mark: string): number | null => ovens.findLast(([celsius, , each]) => each === mark && celsius !== 260)?.[0] ?? null;

interface Temperature {
  /** Its position in the text. */
  start: number;
  end: number;
  degrees: readonly number[];
  scale: 'celsius' | 'fahrenheit' | 'gas';
  /** An oven temperature, which has marks. */
  isForOven: boolean;
  isFan: boolean;
}

// The full stop of an abbreviation before a number does not end a sentence; reading too far costs a gas mark at most.
const sentenceAround = (text: string, start: number, end: number) => {
  const before =
    text
      .slice(0, start)
      .split(/[.!?。！？]\s/u)
      .at(-1) ?? '';
  return before + text.slice(start, end) + (text.slice(end).split(/[.!?。！？](?:\s|$)/u)[0] ?? '');
};
/** The text about one temperature, up to the next one. */
const saidOf = (text: string, start: number, end: number) =>
  (/[^,;.()\d]*$/u.exec(text.slice(0, start))?.[0] ?? '') + (/^[^,;.(\d]*/u.exec(text.slice(end))?.[0] ?? '');

function degreesIn(text: string): Temperature[] {
  return [...text.matchAll(degreesPattern)].flatMap((found): Temperature[] => {
    const [whole, minus, first = '', second, isCelsius, isFahrenheit] = found;
    // "250 c" means cups.
    if (/^ [cf]$/u.test(isCelsius ?? isFahrenheit ?? '')) return [];
    const [start, end] = [found.index, found.index + whole.length];
    const degrees = [first, second].flatMap((each) =>
      each === undefined ? [] : [Number(foldText(each)) * (minus === undefined ? 1 : -1)],
    );
    const sentence = sentenceAround(text, start, end);
    const isForOven = speaksOfOven(sentence);
    const isBare = isCelsius === undefined && isFahrenheit === undefined;
    const highest = Math.max(...degrees);
    if (isBare && (!isForOven || highest < coldest || speaksOfTurning(sentence))) return [];
    // Home ovens do not reach 275 °C, and baking at 250 °F is always written with its unit.
    const scale = isFahrenheit !== undefined || (isBare && highest > hottest) ? 'fahrenheit' : 'celsius';
    return [{ start, end, degrees, scale, isForOven: isForOven && minus === undefined, isFan: speaksOfFan(saidOf(text, start, end)) }];
  });
}

const quarters: Readonly<Record<string, string>> = { '1/4': '¼', '1/2': '½' };

/** Gas marks and French dial settings, as degrees Celsius. */
function marksIn(text: string): Temperature[] {
  return [...text.matchAll(marksPattern)].flatMap((found): Temperature[] => {
    const [whole, thermostat, ...marks] = found;
    const degrees = marks.flatMap((mark) => {
      if (mark === undefined) return [];
      if (thermostat !== undefined) return [Number(mark) * 30];
      const celsius = celsiusOfGas(quarters[mark] ?? mark);
      return celsius === null ? [] : [celsius];
    });
    if (degrees.length === 0 || !degrees.every(isOven)) return [];
    return [{ start: found.index, end: found.index + whole.length, degrees, scale: 'gas', isForOven: true, isFan: false }];
  });
}

/** All temperatures of a text; bare degrees count in a sentence about an oven, and a gas mark when no degrees are given. */
export function temperaturesIn(text: string): Temperature[] {
  const found = degreesIn(text);
  return found.length > 0 ? found : marksIn(text);
}

/** "180 °C (gas 4)"; without a mark when there is none, or with a fan, which changes it. */
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

/** Degrees Celsius, of an oven or of anything else, formatted. */
export function sayTemperature(celsius: number, isForOven: boolean, isFan: boolean, { scale, language, format = String }: Shown): string {
  if (scale === 'fahrenheit') return `${format(toFahrenheit(celsius, isForOven))} °F`;
  const said = `${format(celsius)} °C`;
  return scale === 'gas' ? withGas(said, [celsius], { isForOven, isFan }, language) : said;
}

function inScale(value: number, { scale, isForOven }: Temperature, wanted: 'celsius' | 'fahrenheit'): number {
  if (wanted === 'fahrenheit') return scale === 'fahrenheit' ? value : toFahrenheit(value, isForOven);
  return scale === 'fahrenheit' ? toCelsius(value, isForOven) : value;
}

/** The text with its temperatures converted. Temperatures that are already in the scale stay unchanged, and so does a text that gives both. */
export function convertTemperatures(text: string, { scale, language }: Shown): string {
  const found = temperaturesIn(text);
  if (new Set(found.map((each) => each.scale)).size > 1 || (scale === 'gas' && speaksOfGas(text))) return text;
  const wanted = scale === 'fahrenheit' ? 'fahrenheit' : 'celsius';
  return found.toReversed().reduce((so, temperature) => {
    const { start, end, degrees } = temperature;
    const isThere = temperature.scale === wanted;
    if (isThere && scale !== 'gas') return so;
    const values = degrees.map((each) => inScale(each, temperature, wanted));
    const said = isThere ? so.slice(start, end) : `${[...new Set(values)].join('–')} ${wanted === 'fahrenheit' ? '°F' : '°C'}`;
    return so.slice(0, start) + (scale === 'gas' ? withGas(said, values, temperature, language) : said) + so.slice(end);
  }, text);
}

/** The default scale of a unit system. */
export const scaleOf = (oven: OvenScale | null | undefined, unitSystem: 'metric' | 'us'): OvenScale =>
  oven ?? (unitSystem === 'us' ? 'fahrenheit' : 'celsius');

/** The context of a temperature mark in a template: whether it is an oven, and with a fan. */
export const contextOf = (text: string, start: number, end: number) => ({
  isForOven: speaksOfOven(sentenceAround(text, start, end)),
  isFan: speaksOfFan(saidOf(text, start, end)),
});
