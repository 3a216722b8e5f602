const kept = new Map<string, unknown>();

/** Formatters are slow to make, and a recipe needs the same few for every amount and every list. */
function once<Formatter>(kind: string, locale: string, options: object, make: () => Formatter): Formatter {
  const key = `${kind} ${locale} ${JSON.stringify(options)}`;
  if (!kept.has(key)) kept.set(key, make());
  return kept.get(key) as Formatter;
}

export const numberFormat = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  once('number', locale, options, () => new Intl.NumberFormat(locale, options));

export const listFormat = (locale: string, options: Intl.ListFormatOptions): Intl.ListFormat =>
  once('list', locale, options, () => new Intl.ListFormat(locale, options));
