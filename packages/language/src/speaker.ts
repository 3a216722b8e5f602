import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { parsePo } from 'pofile-ts';
import type { Sentence, SentenceValues } from './sentence.ts';

/** Says the sentences of one catalog in one language. */
export interface Speaker {
  i18n: I18n;
  /** True for a sentence of the catalog. */
  knows: (id: string) => boolean;
  /** A sentence in words; lists are written as the language writes lists. */
  inWords: (sentence: Sentence) => string;
}

/** English text -> translation; untranslated and obsolete entries are left out. */
export function readCatalog(po: string): Map<string, string> {
  const translated = parsePo(po).items.filter(({ obsolete, msgstr }) => !obsolete && (msgstr[0] ?? '') !== '');
  return new Map(translated.map(({ msgid, msgstr }) => [msgid, msgstr[0] ?? '']));
}

const isList = (value: SentenceValues[string]): value is readonly string[] => Array.isArray(value);

/** The English texts of a catalog, translated or not. A translation lists them all: English has no catalog. */
export const readSentences = (po: string): string[] =>
  parsePo(po).items.flatMap(({ obsolete, msgid }) => (obsolete || msgid === '' ? [] : [msgid]));

/** `sentences` are the English texts; one that `catalog` lacks is said in English. */
export function createSpeaker(language: string, sentences: Iterable<string>, catalog: ReadonlyMap<string, string>): Speaker {
  const messages: Messages = Object.fromEntries([...sentences].map((id) => [id, compileMessage(catalog.get(id) ?? id)]));
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  // Narrow: no language adds a second word for "and".
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
