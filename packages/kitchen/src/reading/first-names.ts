import type { Locale } from '../../../../contract/shell/locales.ts';
import { isCharacter, isWord, type Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/* Names of persons and places, told by where they stand: no table holds them all. */

/** Languages that write only names with a capital letter. */
const withCapitals: ReadonlySet<Locale> = new Set<Locale>(['en', 'fr', 'es', 'it', 'pt-BR']);

const isCapitalised = ({ text }: Token) => /^\p{Lu}\p{Ll}{2,}(?:['’]s)?$/u.test(text);

/** Characters of a family name before a title. */
const longest = 2;
const isIdeograph = (key: string) => /^\p{Script=Han}$/u.test(key);

/**
 * "My sister Lena", "Frau Kowalski": an unknown word with a capital letter right after a word for a person or a title is a name. Not in a text that
 * capitalises most words ("My Son Chokes"). In German every noun has a capital letter, so only a title tells. Where there are no
 * capitals, titles count that stand behind a name: before one, a verb may follow ("aunt chokes").
 */
export function firstNamesIn(vocabulary: Vocabulary, tokens: readonly Token[], isUnknown: (at: number) => boolean): ReadonlySet<number> {
  const { language, persons, titles, patternWords, telling } = vocabulary;
  const names = new Set<number>();
  const words = tokens.filter(({ key }) => /^\p{L}/u.test(key));
  const isShouted = words.filter(isCapitalised).length * 2 > words.length;
  const isNew = (at: number) => {
    const token = tokens[at];
    return token !== undefined && isWord(token.key) && isUnknown(at) && !patternWords.has(token.key) && telling.at([token], 0).length === 0;
  };
  const isPerson = (at: number) => persons.at(tokens, at).some(({ end }) => end === at + 1);
  tokens.forEach((token, at) => {
    for (const { end, values } of titles.at(tokens, at)) {
      const next = tokens[end];
      if (values.includes('before') && next !== undefined && isCapitalised(next)) {
        if (isNew(at)) names.add(at);
        if (isNew(end)) names.add(end);
      }
      // "Bread from Altamura".
      if (values.includes('place') && withCapitals.has(language) && !isShouted && next !== undefined && isCapitalised(next) && isNew(end))
        names.add(end);
      if (!values.includes('after')) continue;
      const isName = (place: number) => isNew(place) && (!isCharacter(token.key) || isIdeograph(tokens[place]?.key ?? ''));
      const most = isCharacter(token.key) ? longest : 1;
      for (let place = at - 1; place >= Math.max(0, at - most) && isName(place); place -= 1) names.add(place);
    }
    if (withCapitals.has(language) && !isShouted && at > 0 && isNew(at) && isCapitalised(token) && isPerson(at - 1)) names.add(at);
  });
  return names;
}
