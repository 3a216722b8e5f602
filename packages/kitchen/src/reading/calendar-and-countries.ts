import type { Locale } from '../../../../contract/shell/locales.ts';

/* Countries, months and days are harmless beside a food in every language ("as in Portugal", "on Sundays"). The platform knows their names. */

const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));

function countriesIn(language: Locale): string[] {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  return letters.flatMap((first) => letters.flatMap((second) => names.of(`${first}${second}`) ?? []));
}

function calendarIn(language: Locale): string[] {
  const months = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  const days = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return [
    ...Array.from({ length: 12 }, (_, month) => months.format(Date.UTC(2024, month, 15))),
    ...Array.from({ length: 7 }, (_, day) => days.format(Date.UTC(2024, 0, 1 + day))),
  ];
}

/** Names of countries, months and days of the week. */
export const placesAndDays = (language: Locale): string[] => [...countriesIn(language), ...calendarIn(language)];
