import { locales, type Locale } from '../../../../contract/shell/locales.ts';
import { readAs } from './read-one.ts';
import type { Understood } from './reading.ts';
import { isCharacter } from './tokens.ts';
import { prepareVocabulary, vocabularyOf } from './vocabulary.ts';

const scripts: readonly (readonly [script: RegExp, languages: readonly Locale[]])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, ['ja']],
  [/\p{Script=Han}/u, ['zh-Hans', 'ja']],
  [/\p{Script=Arabic}/u, ['ar']],
  [/\p{Script=Hebrew}/u, ['he']],
  [/\p{Script=Devanagari}/u, ['hi']],
];
/** Latin letters: all languages that are written in them, and Hindi, which people also type in them. */
const latin: readonly Locale[] = locales.filter((language) => language === 'hi' || new Intl.Locale(language).maximize().script === 'Latn');

/** The languages that a text may be in, the reader's own first. */
export function candidates(text: string, own: Locale): Locale[] {
  const found = scripts.find(([script]) => script.test(text))?.[1] ?? latin;
  return locales.filter((language) => found.includes(language)).toSorted((a, b) => Number(b === own) - Number(a === own));
}

/**
 * How badly a text was understood: a word in no table counts most, one that had to be corrected less. In a language that is not the reader's
 * own it counts as much: nearly every word is near to some word of some language. A wish that is not clear is a wish that was seen.
 */
const strangeness = ({ language, unread, corrected }: Understood, own: Locale) =>
  // Characters that stand side by side are one entry, however many of them nobody knows.
  unread.reduce((sum, word) => sum + (isCharacter(word.charAt(0)) ? word.length : 1), 0) * 2 +
  corrected.length * (language === own ? 1 : 2);

/**
 * Reads a request, in any language; of two that fit alike the reader's own is meant. Takes any text, also none.
 * What a request excludes is understood or stands in `unclear`: it is never dropped.
 */
export function readRequest(text: string, own: Locale): Understood {
  let best: Understood | null = null;
  for (const language of candidates(text, own)) {
    const understood = readAs(vocabularyOf(language), text);
    if (best === null || strangeness(understood, own) < strangeness(best, own)) best = understood;
    if (strangeness(best, own) === 0) break;
  }
  return best ?? readAs(vocabularyOf(own), text);
}

/** Makes the words ready that `readRequest` needs for this text. Without it the first request in a language keeps all others waiting. */
export async function prepareReading(text: string, own: Locale): Promise<void> {
  for (const language of candidates(text, own)) {
    await prepareVocabulary(language);
    if (strangeness(readAs(vocabularyOf(language), text), own) === 0) return;
  }
}
