import { readData } from '#platform';
import type { Sentence } from '@anydish/language/sentence';
import { createSpeaker, readCatalog, readSentences, type Speaker } from '@anydish/language/speaker';
import { sourceLocale, translations, type Locale } from '../../../../contract/shell/locales.ts';

const catalogOf = (language: Locale) =>
  language === sourceLocale ? new Map<string, string>() : readCatalog(readData(`remarks/${language}.po`));

let sentences: readonly string[] | null = null;
const speakers = new Map<Locale, Speaker>();

function speakerOf(language: Locale): Speaker {
  const known = speakers.get(language);
  if (known !== undefined) return known;
  sentences ??= readSentences(readData(`remarks/${translations[0]}.po`));
  const speaker = createSpeaker(language, sentences, catalogOf(language));
  speakers.set(language, speaker);
  return speaker;
}

/** True for a sentence of the kitchen's own catalogs (data/remarks). */
export const isRemark = ({ id }: Sentence): boolean => speakerOf(sourceLocale).knows(id);

/** The kitchen's remark in the reader's language. */
export const sayRemark = (sentence: Sentence, language: Locale): string => speakerOf(language).inWords(sentence);
