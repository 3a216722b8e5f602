import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { parsePo } from 'pofile-ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales, sourceLocale, type Locale } from '../../contract/shell/locales.ts';
import type { Sentence, SentenceValues } from './sentence.ts';

/*
 * What the server says: failures, mails, the few pages of its own. Translators find it in server/locales/<language>/messages.po;
 * an English sentence is its own key. `npm run messages` collects them, and `npm run check` fails when one is not translated.
 */
const folder = join(import.meta.dirname, '../locales');

function translations(language: Locale): Map<string, string> {
  const path = join(folder, language, 'messages.po');
  const items = existsSync(path) ? parsePo(readFileSync(path, 'utf8')).items : [];
  return new Map(items.filter(({ obsolete }) => !obsolete).map(({ msgid, msgstr }) => [msgid, msgstr[0] ?? '']));
}

const sentences = [...translations(sourceLocale).keys()];

/** One for each language, and none of them "active": requests in several languages are answered at the same time. */
function speakerOf(language: Locale): I18n {
  const known = translations(language);
  const messages: Messages = Object.fromEntries(sentences.map((id) => [id, compileMessage(known.get(id) || id)]));
  return setupI18n({ locale: language, messages: { [language]: messages } });
}

const speakers = new Map(locales.map((language) => [language, speakerOf(language)]));

/** Speaks a language: `speak(language)._('Your code is: {code}', { code })`. */
export function speak(language: Locale): I18n {
  const speaker = speakers.get(language);
  if (speaker === undefined) throw new Error(`Nobody here speaks ${language}.`);
  return speaker;
}

const isList = (value: SentenceValues[string]): value is readonly string[] => Array.isArray(value);

// Narrow: no language adds a second word for "and".
const listed = (items: readonly string[], language: Locale) =>
  new Intl.ListFormat(language, { type: 'conjunction', style: 'narrow' }).format(items);

/** A sentence in words; what is in words already stands as it is. */
export function inWords(sentence: Sentence | string, language: Locale): string {
  if (typeof sentence === 'string') return sentence;
  const { id, values = {} } = sentence;
  const written: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(values)) written[name] = isList(value) ? listed(value, language) : value;
  return speak(language)._(id, written);
}
