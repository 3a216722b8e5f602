import type { Locale } from '../../../../contract/shell/locales.ts';
import type { Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Languages that write only names with a capital letter. */
const withCapitals: ReadonlySet<Locale> = new Set<Locale>(['en', 'fr', 'es', 'it', 'pt-BR']);

const isCapitalised = ({ text }: Token) => /^\p{Lu}\p{Ll}{2,}(?:['’]s)?$/u.test(text);

/**
 * "My sister Lena", "mon ami Thierry": an unknown word with a capital letter right after a word for a person is a name. Not in a text that
 * capitalises most words ("My Son Chokes").
 */
export function firstNamesIn(vocabulary: Vocabulary, tokens: readonly Token[], isUnknown: (at: number) => boolean): ReadonlySet<number> {
  const names = new Set<number>();
  if (!withCapitals.has(vocabulary.language)) return names;
  const words = tokens.filter(({ key }) => /^\p{L}/u.test(key));
  if (words.filter(isCapitalised).length * 2 > words.length) return names;
  const isPerson = (at: number) => vocabulary.persons.at(tokens, at).some(({ end }) => end === at + 1);
  tokens.forEach((token, at) => {
    const isNew = isUnknown(at) && !vocabulary.patternWords.has(token.key) && vocabulary.telling.at([token], 0).length === 0;
    if (at > 0 && isNew && isCapitalised(token) && isPerson(at - 1)) names.add(at);
  });
  return names;
}
