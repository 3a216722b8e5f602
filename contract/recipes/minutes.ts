import { listFormat, numberFormat } from '../formats.ts';

/** A duration in one unit: "25 min", "42 seconds". */
export const inUnit = (value: number, unit: 'hour' | 'minute' | 'second', locale: string, unitDisplay: 'short' | 'long') =>
  numberFormat(locale, { style: 'unit', unit, unitDisplay }).format(value);

/** Below this, seconds matter. */
const short = 5;

/** A duration as a cook reads it: "25 min", "1 hr 25 min", "1 min 30 sec". */
export function formatMinutes(minutes: number, locale: string): string {
  if (minutes > 0 && minutes < short && !Number.isInteger(minutes)) return formatSeconds(Math.max(1, Math.round(minutes * 60)), locale);
  const whole = Math.max(1, Math.round(minutes));
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  const parts = [
    ...(hours > 0 ? [inUnit(hours, 'hour', locale, 'short')] : []),
    ...(rest > 0 || hours === 0 ? [inUnit(rest, 'minute', locale, 'short')] : []),
  ];
  return listFormat(locale, { type: 'unit', style: 'narrow' }).format(parts);
}

function formatSeconds(seconds: number, locale: string): string {
  const [whole, rest] = [Math.floor(seconds / 60), seconds % 60];
  const parts = [
    ...(whole > 0 ? [inUnit(whole, 'minute', locale, 'short')] : []),
    ...(rest > 0 ? [inUnit(rest, 'second', locale, 'short')] : []),
  ];
  return listFormat(locale, { type: 'unit', style: 'narrow' }).format(parts);
}
