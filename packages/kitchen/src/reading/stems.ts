import type { Locale } from '../../../../contract/shell/locales.ts';

/*
 * Light stems: they bring the forms of one word together and nothing more. Tables hold the everyday forms; a stem is only asked
 * when a word is in none of them.
 */

const strip = (endings: RegExp, least: number) => (key: string) => {
  const stem = key.replace(endings, '');
  return stem.length >= least ? stem : key;
};

const stemOf: Readonly<Record<Locale, (key: string) => string>> = {
  // Plurals only: "salted" is no salt, and "bubbles" are no bubbly.
  en: (key) => strip(/(?:es|s)$/, 3)(key.replace(/ies$/, 'y')),
  de: strip(/(?:ern|en|em|er|es|e|n|s)$/, 4),
  fr: strip(/(?:es|e|s|x)$/, 4),
  es: strip(/(?:itos|itas|ito|ita|es|os|as|o|a|e|s)$/, 4),
  'pt-BR': strip(/(?:inhos|inhas|inho|inha|oes|aes|es|os|as|o|a|e|s)$/, 4),
  ar: strip(/(?:ات|ين|ون|ه|ي)$/, 3),
  he: strip(/(?:ים|ות|ה|ת)$/, 3),
  ja: (key) => key,
  'zh-Hans': (key) => key,
  hi: strip(/(?:ियों|ियाँ|ियां|ों|ें|ाओं|े|ी|ा)$/, 2),
};

/** What the forms of a word share. The key itself when it is too short to say. */
export const stem = (key: string, language: Locale): string => (key.length < 4 && language !== 'hi' ? key : stemOf[language](key));

/**
 * Languages whose tables hold every singular: there a stem of the text is looked up among the words as they stand, so that "onions" finds
 * the onion, and "green" finds no greens.
 */
const plain: ReadonlySet<Locale> = new Set(['en', 'fr', 'es', 'pt-BR']);

/** What a word of a table is found by when its exact form is not what was written. */
export const tableStem = (key: string, language: Locale): string => (plain.has(language) ? key : stem(key, language));
