/** A length of time in one unit: "25 min", "42 seconds". */
export const inUnit = (value: number, unit: 'hour' | 'minute' | 'second', locale: string, unitDisplay: 'short' | 'long') =>
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
