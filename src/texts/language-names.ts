const languageOf = (tag: string) => new Intl.Locale(tag).language;

/** Whether who reads one reads the other: British and American English are the same. */
export const isSameLanguage = (one: string, other: string): boolean => languageOf(one) === languageOf(other);

/** A language in the words of another: "German". */
export const languageName = (tag: string, locale: string): string => new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag;
