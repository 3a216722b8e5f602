// Narrow: no language adds a second word for "and".
const lists = (locale: string) => new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' });

/** Things in a row, as a language lists them: "spaghetti, garlic, salt". */
export const formatList = (items: readonly string[], locale: string): string => lists(locale).format(items);

/** The same for things that are more than a word: each of them, and what the language writes between them. */
export function listParts<T>(items: readonly T[], locale: string): { item: T | null; text: string }[] {
  const rest = [...items];
  return lists(locale)
    .formatToParts(items.map(() => '-'))
    .map(({ type, value }) => ({ item: type === 'element' ? (rest.shift() ?? null) : null, text: value }));
}
