// Narrow: in no language does it add a word for "and".
const lists = (locale: string) => new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' });

/** A list in the language's style: "spaghetti, garlic, salt". */
export const formatList = (items: readonly string[], locale: string): string => lists(locale).format(items);

/** The same for elements: each one, and the language's separators between them. */
export function listParts<T>(items: readonly T[], locale: string): { item: T | null; text: string }[] {
  const rest = [...items];
  return lists(locale)
    .formatToParts(items.map(() => '-'))
    .map(({ type, value }) => ({ item: type === 'element' ? (rest.shift() ?? null) : null, text: value }));
}
