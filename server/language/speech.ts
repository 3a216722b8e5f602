import type { I18n } from '@lingui/core';
import { sayRemark, isRemark } from '@anydish/kitchen/write';
import type { Sentence } from '@anydish/language/sentence';
import { createSpeaker, readCatalog, readSentences, type Speaker } from '@anydish/language/speaker';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales, translations, type Locale } from '../../contract/shell/locales.ts';

/*
 * What the server says: failures, mails, the few pages of its own. Translators find it in server/locales/<language>.po;
 * an English sentence is its own key. `npm run messages` collects them, and `npm run check` fails when one is not translated.
 * Sentences of the kitchen have their catalogs in packages/kitchen/data/remarks.
 */
const folder = join(import.meta.dirname, '../locales');

function catalogOf(language: Locale): string {
  const path = join(folder, `${language}.po`);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

const sentences = readSentences(catalogOf(translations[0]));

// One for each language, and none of them "active": requests in several languages are answered at the same time.
const speakers = new Map<Locale, Speaker>(
  locales.map((language) => [language, createSpeaker(language, sentences, readCatalog(catalogOf(language)))]),
);

function speakerOf(language: Locale): Speaker {
  const speaker = speakers.get(language);
  if (speaker === undefined) throw new Error(`There are no texts in ${language}.`);
  return speaker;
}

/** Speaks a language: `speak(language)._('Your code is: {code}', { code })`. */
export const speak = (language: Locale): I18n => speakerOf(language).i18n;

/** A sentence in words; what is in words already stays as it is. */
export function inWords(sentence: Sentence | string, language: Locale): string {
  if (typeof sentence === 'string') return sentence;
  return isRemark(sentence) ? sayRemark(sentence, language) : speakerOf(language).inWords(sentence);
}
