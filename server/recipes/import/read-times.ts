import { durationsIn } from '@anydish/language/durations';
import { numberSource, readNumber } from '@anydish/language/numbers';
import { foldText } from '@anydish/language/script';
import { fromDuration } from '../read-schema-org.ts';
import { plainLine } from './plain-text.ts';

const longest = 10_080;

export const western = (text: string) => text.replace(/\p{Nd}/gu, foldText);

/** A number without a unit, or a range. */
const bare = /^\D{0,12}?(?:\d+\s*[-–]\s*)?(\d+(?:[.,]\d+)?)\D{0,3}$/u;

/** Minutes of "1 hr 20 min", "PT1H20M", "2–3 hours", "1:30", "45" and the like; null when there is none or it is implausible. */
export function minutesIn(value: unknown): number | null {
  if (typeof value === 'number') return inRange(value);
  const text = western(plainLine(value));
  const iso = fromDuration(text);
  if (iso !== null) return inRange(iso);
  const found = durationsIn(text);
  if (found.length > 0) return inRange(found.reduce((sum, { minutes }) => sum + minutes, 0));
  const [, number] = bare.exec(text) ?? [];
  return number === undefined ? null : inRange(Number(number.replace(',', '.')));
}

const inRange = (minutes: number): number | null => {
  const whole = Math.round(minutes);
  return Number.isFinite(minutes) && whole > 0 && whole <= longest ? whole : null;
};

const firstNumber = new RegExp(numberSource(), 'u');

/** The servings of a recipe: the first number of "Serves 4-6", "for four"; null when there is none. */
export function servingsIn(value: unknown): number | null {
  const said = typeof value === 'number' ? null : firstNumber.exec(foldText(plainLine(value)))?.[0];
  const found = typeof value === 'number' ? value : said === null || said === undefined ? Number.NaN : (readNumber(said) ?? Number.NaN);
  const whole = Math.round(found);
  return whole >= 1 && whole <= 100 ? whole : null;
}
