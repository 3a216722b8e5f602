import { fromDuration } from '../read-schema-org.ts';
import { plainLine } from './plain-text.ts';

const longest = 10_080;

export const western = (text: string) =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0x30;
    const zero = [0x30, 0x660, 0x6f0, 0x966, 0xff10].find((start) => code >= start && code <= start + 9);
    return zero === undefined ? digit : String(code - zero);
  });

const days = /^(?:d|days?|tage?n?|jours?|días?|dias?|أيام|يوم|ימים|יום|दिन|日|天)/iu;
const hours = /^(?:h|hrs?|hours?|std|stunden?|heures?|horas?|ساعة|ساعات|שעה|שעות|घंटे|घंटा|घण्टे|時間|小时|个小时|小時)/iu;
const seconds = /^(?:s|secs?|seconds?|sek|sekunden?|secondes?|segundos?|ثانية|שניות|सेकंड|秒)(?![\p{L}])/iu;

/** Minutes of "1 hr 20 min", "PT1H20M", "45" and the like; null for what says nothing, or nothing possible. */
export function minutesIn(value: unknown): number | null {
  if (typeof value === 'number') return inRange(value);
  const text = western(plainLine(value));
  const iso = fromDuration(text);
  if (iso !== null) return inRange(iso);
  const parts = [...text.matchAll(/(\d+(?:[.,]\d+)?)(?:\s*(½|¼|¾))?\s*([\p{L}\p{M}]*)/gu)];
  if (parts.length === 0) return null;
  const halves: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };
  const sum = parts.reduce((minutes, [, number = '0', half = '', unit = '']) => {
    const count = Number(number.replace(',', '.')) + (halves[half] ?? 0);
    return minutes + count * (days.test(unit) ? 1_440 : hours.test(unit) ? 60 : seconds.test(unit) ? 1 / 60 : 1);
  }, 0);
  return inRange(sum);
}

const inRange = (minutes: number): number | null => {
  const whole = Math.round(minutes);
  return Number.isFinite(minutes) && whole > 0 && whole <= longest ? whole : null;
};

/** For how many a recipe is: the first number of "Serves 4-6"; null where there is none. */
export function servingsIn(value: unknown): number | null {
  const found = typeof value === 'number' ? value : Number(/\d+/.exec(western(plainLine(value)))?.[0] ?? Number.NaN);
  const whole = Math.round(found);
  return whole >= 1 && whole <= 100 ? whole : null;
}
