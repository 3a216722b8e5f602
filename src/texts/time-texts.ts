const inUnit = (value: number, unit: 'hour' | 'minute' | 'second', locale: string, unitDisplay: 'short' | 'long') =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }).format(value);

/** Minutes as a cook reads them: "25 min", "1 hr 25 min". */
export function formatMinutes(minutes: number, locale: string): string {
  const whole = Math.max(1, Math.round(minutes));
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  const parts = [
    ...(hours > 0 ? [inUnit(hours, 'hour', locale, 'short')] : []),
    ...(rest > 0 || hours === 0 ? [inUnit(rest, 'minute', locale, 'short')] : []),
  ];
  return new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' }).format(parts);
}

/** Seconds as a sentence says them, rounded up: "42 seconds", "3 minutes". */
export function formatWait(seconds: number, locale: string): string {
  if (seconds <= 90) return inUnit(Math.max(1, Math.ceil(seconds)), 'second', locale, 'long');
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? inUnit(minutes, 'minute', locale, 'long') : inUnit(Math.ceil(minutes / 60), 'hour', locale, 'long');
}

/** A day, from milliseconds since 1970: "Nov 21, 2026". */
export const formatDay = (time: number, locale: string): string => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(time);

/** A moment, from milliseconds since 1970, in the reader's own time: "Nov 21, 2026, 7:15 AM". */
export const formatMoment = (time: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(time);

/** A day of the calendar, the same wherever it is read, from its ISO form: "April 1, 2025". */
export const formatDate = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
