import { inUnit } from '../../contract/recipes/minutes.ts';

/** Seconds in words, rounded up: "42 seconds", "3 minutes". */
export function formatWait(seconds: number, locale: string): string {
  if (seconds <= 90) return inUnit(Math.max(1, Math.ceil(seconds)), 'second', locale, 'long');
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? inUnit(minutes, 'minute', locale, 'long') : inUnit(Math.ceil(minutes / 60), 'hour', locale, 'long');
}

/** A date, from milliseconds since 1970: "Nov 21, 2026". */
export const formatDay = (time: number, locale: string): string => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(time);

/** A date and time, from milliseconds since 1970, in the reader's time zone: "Nov 21, 2026, 7:15 AM". */
export const formatMoment = (time: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(time);

/** A time relative to today: "2:20 PM" for today, with the date for earlier days. */
export function formatRecent(time: number, now: number, locale: string): string {
  const isToday = formatDay(time, locale) === formatDay(now, locale);
  return isToday ? new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(time) : formatMoment(time, locale);
}

/** A calendar date, independent of time zones, from its ISO form: "April 1, 2025". */
export const formatDate = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
