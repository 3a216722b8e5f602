import type { I18n } from '@lingui/core';
import { sayRemark, isRemark } from '@anydish/kitchen/write';
import type { Sentence } from '@anydish/language/sentence';
import { createSpeaker, readCatalog, readSentences, type Speaker } from '@anydish/language/speaker';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales, translations, type Locale } from '../../contract/shell/locales.ts';

/*
 * The server's messages: failures, mails, its own few pages. Translations are in server/locales/<language>.po, with the English sentence as key. `npm
 * run messages` collects them, and `npm run check` fails for missing ones. The kitchen's sentences have their own catalogs in
 * packages/kitchen/data/remarks.
 */
const folder = join(import.meta.dirname, '../locales');

function catalogOf(language: Locale): string {
  const path = join(folder, `${language}.po`);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

const sentences = readSentences(catalogOf(translations[0]));

// One instance per language, none of them "active": concurrent requests use several languages.
const speakers = new Map<Locale, Speaker>(
  locales.map((language) => [language, createSpeaker(language, sentences, readCatalog(catalogOf(language)))]),
);

function speakerOf(language: Locale): Speaker {
  const speaker = speakers.get(language);
  if (speaker === undefined) throw new Error(`There are no texts in ${language}.`);
  return speaker;
}

/** A translator: `speak(language)._('Your code is: {code}', { code })`. */
export const speak = (language: Locale): I18n => speakerOf(language).i18n;

/** A translated message; plain text is returned unchanged. */
export function inWords(sentence: Sentence | string, language: Locale): string {
  if (typeof sentence === 'string') return sentence;
  return isRemark(sentence) ? sayRemark(sentence, language) : speakerOf(language).inWords(sentence);
}
