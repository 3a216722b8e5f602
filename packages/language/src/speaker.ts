import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { parsePo } from 'pofile-ts';
import type { Sentence, SentenceValues } from './sentence.ts';

/** Translates the messages of one catalog into one language. */
export interface Speaker {
  i18n: I18n;
  /** True for a message of the catalog. */
  knows: (id: string) => boolean;
  /** A translated message; lists are joined by the language's rules. */
  inWords: (sentence: Sentence) => string;
}

/** English text -> translation; untranslated and obsolete entries are left out. */
export function readCatalog(po: string): Map<string, string> {
  const translated = parsePo(po).items.filter(({ obsolete, msgstr }) => !obsolete && (msgstr[0] ?? '') !== '');
  return new Map(translated.map(({ msgid, msgstr }) => [msgid, msgstr[0] ?? '']));
}

const isList = (value: SentenceValues[string]): value is readonly string[] => Array.isArray(value);

/** The English texts of a catalog, translated or not. Taken from a translation: English has no catalog. */
export const readSentences = (po: string): string[] =>
  parsePo(po).items.flatMap(({ obsolete, msgid }) => (obsolete || msgid === '' ? [] : [msgid]));

/** `sentences` are the English texts; those that `catalog` lacks stay in English. */
export function createSpeaker(language: string, sentences: Iterable<string>, catalog: ReadonlyMap<string, string>): Speaker {
  const messages: Messages = Object.fromEntries([...sentences].map((id) => [id, compileMessage(catalog.get(id) ?? id)]));
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  // Narrow style: it adds no second word for "and" in any language.
  const list = new Intl.ListFormat(language, { type: 'conjunction', style: 'narrow' });
  return {
    i18n,
    knows: (id) => Object.hasOwn(messages, id),
    inWords: ({ id, values = {} }) => {
      const written: Record<string, string | number> = {};
      for (const [name, value] of Object.entries(values)) written[name] = isList(value) ? list.format(value) : value;
      return i18n._(id, written);
    },
  };
}
