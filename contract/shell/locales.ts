/** The languages of the product, by their BCP 47 tags: the pages, the mails and what the server says are whole in each. English is the first. */
export const locales = ['en', 'de', 'fr', 'es', 'it', 'pt-BR', 'ar', 'he', 'ja', 'zh-Hans', 'hi'] as const;

export type Locale = (typeof locales)[number];

/** The language that every text is written in first, and that is spoken where nobody wished for another. */
export const sourceLocale: Locale = 'en';

/** The languages with a catalog: English texts are the keys of all others. */
export const [, ...translations] = locales;

/** The cookie with the language that was chosen in this browser: the server reads it before it serves a page. No secret. */
export const languageCookie = 'language';

/** Scripts that run from right to left, by their ISO 15924 codes. */
const rightToLeft: ReadonlySet<string> = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa']);

/** Which way a language is written: what stands in the page's `dir`. */
export const directionOf = (locale: string): 'ltr' | 'rtl' => (rightToLeft.has(scriptOf(locale)?.split('-')[1] ?? '') ? 'rtl' : 'ltr');

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

/** A language with its script, e.g. `zh-Hans`; null for what is no language tag. A reader of one Chinese script may not read the other. */
function scriptOf(tag: string): string | null {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script ?? ''}`;
  } catch {
    return null;
  }
}

// Once: to find out what a tag is written in takes longer than all the rest, and a header may wish for many.
const byScript: ReadonlyMap<string | null, Locale> = new Map(locales.map((locale) => [scriptOf(locale), locale]));

/** The first of the wished languages (BCP 47, best first) that the product speaks, in any country; null when it speaks none. */
export function matchLocale(wished: readonly string[]): Locale | null {
  for (const tag of wished) {
    const found = byScript.get(scriptOf(tag));
    if (found !== undefined) return found;
  }
  return null;
}

/** The languages of an `Accept-Language` header (RFC 9110, 12.5.4), best first; those that are refused (`q=0`) and `*` are left out. */
export function wishedLocales(acceptLanguage: string | undefined): string[] {
  return (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((text) => text.trim());
      const quality = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => tag !== '' && tag !== '*' && quality > 0 && quality <= 1)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}
