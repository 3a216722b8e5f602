import { languagesThatWrite } from '@anydish/language/script';
import { locales, type Locale } from '../../../../contract/shell/locales.ts';
import { readAs } from './read-as.ts';
import type { Understood } from './reading.ts';
import { isCharacter, tokensOf } from './tokens.ts';
import { prepareVocabulary, vocabularyOf } from './vocabulary.ts';

/** The possible languages of a text, the reader's own first. */
export function candidates(text: string, own: Locale): Locale[] {
  return languagesThatWrite(text, locales).toSorted((a, b) => Number(b === own) - Number(a === own));
}

/**
 * A penalty for how badly a text was understood: unknown words count most, corrected words less. In other languages than the reader's, corrections
 * count as much as unknown words, because nearly every word is close to some word. An unclear wish still counts as recognised.
 */
const strangeness = ({ language, unread, familiar, corrected }: Understood, own: Locale) => {
  const { reworks, changes, tastes } = vocabularyOf(language);
  // "Thicker" says nothing of a new dish, and is English all the same. Characters stand in words of many kinds.
  const isOfChange = (word: string) =>
    !isCharacter(word.charAt(0)) && tokensOf(word, language).every(({ key }) => reworks.has(key) || changes.has(key) || tastes.has(key));
  const strange = unread.filter((word) => !familiar.includes(word) && !isOfChange(word));
  // Adjacent characters are one entry, however many of them are unknown.
  const letters = strange.reduce((sum, word) => sum + (isCharacter(word.charAt(0)) ? word.length : 1), 0);
  return letters * 2 + corrected.length * (language === own ? 1 : 2);
};

/**
 * Reads a request in any language; for ties the reader's own wins. Accepts any text, including an empty one. Exclusions are understood or listed in
 * `unclear`; they are never dropped.
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

/** Loads the vocabulary that `readRequest` needs for this text. Without it the first request in a language blocks all others. */
export async function prepareReading(text: string, own: Locale): Promise<void> {
  for (const language of candidates(text, own)) {
    await prepareVocabulary(language);
    if (strangeness(readAs(vocabularyOf(language), text), own) === 0) return;
  }
}
