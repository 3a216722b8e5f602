import type { Locale } from '../../contract/shell/locales.ts';

/** What each language is called by those who speak it. Never translated: who cannot read the page must find theirs. */
export const languageNames: Record<Locale, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  'pt-BR': 'Português (Brasil)',
  ar: 'العربية',
  he: 'עברית',
  ja: '日本語',
  'zh-Hans': '简体中文',
  hi: 'हिन्दी',
};

const languageOf = (tag: string) => new Intl.Locale(tag).language;

/** Whether who reads one reads the other: British and American English are the same. */
export const isSameLanguage = (one: string, other: string): boolean => languageOf(one) === languageOf(other);

/** A language in the words of another: "German". */
export const languageName = (tag: string, locale: string): string => new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag;
