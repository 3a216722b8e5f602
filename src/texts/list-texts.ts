/** Things in a row, as a language lists them: "350 g spaghetti, 2 cloves garlic, salt". Narrow: no language adds a second word for "and". */
export const formatList = (items: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' }).format(items);
