import type { Locale } from '../../../../contract/shell/locales.ts';
import { phrasesIn, readPieces } from './alternatives.ts';
import { phrasesOf, readTable } from '../foods/table.ts';

/** A word or phrase of a language's table: what it is and which. */
export interface TableEntry {
  type: string;
  id: string;
  phrase: string;
}

const phrasesOfTable = (name: string): TableEntry[] =>
  readTable(`phrases/${name}.tsv`, ['type', 'id', 'words']).flatMap(({ type, id, words }) =>
    // The comma and the semicolon themselves are words of lists.
    (type === 'list' && id === 'comma' ? [...words] : phrasesOf(words))
      .filter((phrase) => phrase.trim() !== '')
      // Patterns keep their alternatives; of words each is an entry.
      .flatMap((phrase) => (type === 'pattern' || type === 'list' ? [phrase] : phrasesIn(readPieces(phrase))))
      .map((phrase) => ({ type, id, phrase })),
  );

/** docs/kitchen-reading.md: every phrase of a language's table, and the pictures that stand for words in all languages. */
export const readPhrases = (language: Locale): TableEntry[] => [...phrasesOfTable(language), ...phrasesOfTable('signs')];
