import { invalidFields } from '../http/failure.ts';
import { i18n } from '@anydish/language/sentence';

const day = 24 * 60 * 60_000;

/** The start of a moment's day, UTC. */
export const dayOf = (at: number): number => at - (at % day);

/** How far a zone's clocks are ahead of UTC at a moment, in milliseconds. @throws RangeError for an unknown zone */
function offsetOf(zone: string, at: number): number {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' });
  const [date, month, year, hour, minute, second] = format.format(at).split(/\D+/).map(Number);
  return Date.UTC(year ?? 0, (month ?? 1) - 1, date, hour, minute, second) - at + (at % 1_000);
}

/** When a date began in a zone. `date`: the start of that date in UTC. The clocks may change between the two guesses. */
export function midnightIn(zone: string, date: number): number {
  const guess = date - offsetOf(zone, date);
  return date - offsetOf(zone, guess);
}

/** A moment's date in a zone, as the start of that date in UTC. */
export const dateIn = (zone: string, at: number): number => dayOf(at + offsetOf(zone, at));

/** A zone by its IANA name, as the runtime spells it. @throws Failure invalidInput under `zone` */
export function readZone(name: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    throw invalidFields({ zone: i18n._('This value is not accepted.') });
  }
}
