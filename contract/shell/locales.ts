/** The languages of the product, as BCP 47 tags: pages, mails and server messages are complete in each. English is first. */
export const locales = ['en', 'de', 'fr', 'es', 'it', 'pt-BR', 'ar', 'he', 'ja', 'zh-Hans', 'hi'] as const;

export type Locale = (typeof locales)[number];

/** The source language of all texts, and the default. */
export const sourceLocale: Locale = 'en';

/** The languages with a catalog: English texts are the keys of all others. */
export const [, ...translations] = locales;

/** The cookie with the language chosen in this browser: the server reads it before it serves a page. Not secret. */
export const languageCookie = 'language';

/** Right-to-left scripts, by their ISO 15924 codes. */
const rightToLeft: ReadonlySet<string> = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa']);

/** The direction of a language: the page's `dir`. */
export const directionOf = (locale: string): 'ltr' | 'rtl' => (rightToLeft.has(scriptOf(locale)?.split('-')[1] ?? '') ? 'rtl' : 'ltr');

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

/** A language with its script, e.g. `zh-Hans`; null for an invalid tag. Readers of one Chinese script may not read the other. */
function scriptOf(tag: string): string | null {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script ?? ''}`;
  } catch {
    return null;
  }
}

// Cached: resolving a tag's script is by far the slowest part, and a header may contain many tags.
const byScript: ReadonlyMap<string | null, Locale> = new Map(locales.map((locale) => [scriptOf(locale), locale]));

/** The first of the wanted languages (BCP 47, best first) that the product supports, for any country; null for none. */
export function matchLocale(wished: readonly string[]): Locale | null {
  for (const tag of wished) {
    const found = byScript.get(scriptOf(tag));
    if (found !== undefined) return found;
  }
  return null;
}

/** The languages of an `Accept-Language` header (RFC 9110, 12.5.4), best first, without refused ones (`q=0`) and `*`. */
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
