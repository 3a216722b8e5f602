import type { Locale } from '../../../../contract/shell/locales.ts';
import { phrasesIn, readPieces } from './alternatives.ts';
import { phrasesOf, readTable } from '../foods/table.ts';
import { tokensOf } from './tokens.ts';
import { createTrie, type Trie } from './trie.ts';

/** A word or phrase of a language's table with its type and id. */
export interface TableEntry {
  type: string;
  id: string;
  phrase: string;
}

const phrasesOfTable = (name: string): TableEntry[] =>
  readTable(`phrases/${name}.tsv`, ['type', 'id', 'words']).flatMap(({ type, id, words }) =>
    // The comma and the semicolon themselves separate list items.
    (type === 'list' && id === 'comma' ? [...words] : phrasesOf(words))
      .filter((phrase) => phrase.trim() !== '')
      // Patterns keep their alternatives; for words each becomes an entry.
      .flatMap((phrase) => (type === 'pattern' || type === 'list' ? [phrase] : phrasesIn(readPieces(phrase))))
      .map((phrase) => ({ type, id, phrase })),
  );

/** docs/kitchen-reading.md: every phrase of a language's table, and the emojis, which are shared by all languages. */
export const readPhrases = (language: Locale): TableEntry[] => [...phrasesOfTable(language), ...phrasesOfTable('signs')];

/** The phrases of some types, with their ids. */
export function trieOf(lines: readonly TableEntry[], language: Locale, ...types: readonly string[]): Trie<string> {
  const trie = createTrie<string>(({ key }) => key);
  for (const { type, id, phrase } of lines)
    if (types.includes(type))
      trie.add(
        tokensOf(phrase, language).map(({ key }) => key),
        id,
      );
  return trie;
}
