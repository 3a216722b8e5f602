import { fromWords, rowsIn } from '@anydish/language/words';
import { inOblique, uninflected } from './asian.ts';
import { english } from './english.ts';
import { german } from './german.ts';
import type { Grammar } from './grammar.ts';
import { romance } from './romance.ts';
import { semitic } from './semitic.ts';

/** Rules by language family; the row `grammar.family` of a language's table names its family. */
const families: Readonly<Record<string, (language: string) => Grammar['say']>> = {
  english: () => english,
  german: () => german,
  romance,
  semitic,
  uninflected,
  oblique: inOblique,
};

const cellOf = (language: string, key: string): string => rowsIn(language, key)[0]?.[0] ?? '';

const againIn = (cell: string): Pick<Grammar, 'again'> => (cell === 'pronoun' || cell === 'omitted' ? { again: cell } : {});

/** @throws Error for a language whose table names no family. */
function readGrammar(language: string): Grammar {
  const say = families[cellOf(language, 'grammar.family')];
  if (say === undefined) throw new Error(`words/${language}.tsv: grammar.family names none of ${Object.keys(families).join(', ')}.`);
  return {
    listTag: cellOf(language, 'grammar.list'),
    gap: cellOf(language, 'grammar.gap') === 'space' ? ' ' : '',
    forms: cellOf(language, 'grammar.forms').split(' '),
    variants: cellOf(language, 'grammar.variants') === '4' ? 4 : 2,
    ...againIn(cellOf(language, 'grammar.again')),
    say: say(language),
  };
}

const read = fromWords(() => new Map<string, Grammar>());

/** A language's grammar, loaded once. @throws Error for a language whose words are not loaded. */
export function grammarOf(language: string): Grammar {
  const known = read().get(language) ?? readGrammar(language);
  read().set(language, known);
  return known;
}
