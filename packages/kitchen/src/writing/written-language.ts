import { languagesThatWrite } from '@anydish/language/script';
import { locales, type Locale } from '../../../../contract/shell/locales.ts';
import { sentencesIn } from './catalog.ts';

/* Finds the language of a recipe's sentences by the words that the kitchen's own sentences use in each language. */

const wordsOf = (text: string, language: Locale): string[] =>
  [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].flatMap(({ segment, isWordLike }) =>
    isWordLike === true ? [segment.toLowerCase()] : [],
  );

/** A word counts when at least so many sentences have it: rarer ones may be names. */
const leastSentences = 5;
const known = new Map<Locale, ReadonlySet<string>>();

function commonWords(language: Locale): ReadonlySet<string> {
  const cached = known.get(language);
  if (cached !== undefined) return cached;
  const counts = new Map<string, number>();
  for (const sentence of sentencesIn(language))
    for (const word of new Set(wordsOf(sentence.replace(/\{[^{}]*\}|⟨[^⟨⟩]*⟩/g, ' '), language)))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  const common = new Set([...counts].flatMap(([word, count]) => (count >= leastSentences && !/^\d+$/.test(word) ? [word] : [])));
  known.set(language, common);
  return common;
}

/** The share of the text's words that are common in the language, from 0 to 1. */
function shareOf(text: string, language: Locale): number {
  const words = wordsOf(text, language);
  const common = commonWords(language);
  return words.length === 0 ? 0 : words.filter((word) => common.has(word)).length / words.length;
}

/** A language wins by this factor: Spanish and Portuguese have many words in common. */
const clearly = 1.15;

/** The language of a recipe's sentences if it is clearly another one than `own`, else `own`. */
export function writtenLanguage(text: string, own: Locale): Locale {
  const possible = languagesThatWrite(text, locales);
  const least = possible.includes(own) ? shareOf(text, own) * clearly : 0;
  const [best] = possible
    .map((language) => ({ language, share: shareOf(text, language) }))
    .filter(({ language, share }) => language !== own && share > least)
    .toSorted((a, b) => b.share - a.share);
  return best?.language ?? (possible.includes(own) ? own : (possible[0] ?? own));
}
