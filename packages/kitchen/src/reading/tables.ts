import type { Locale } from '../../../../contract/shell/locales.ts';
import { phraseCount, phrasesIn, placesOf, readPieces } from './alternatives.ts';
import { phrasesOf, readTable } from '../foods/table.ts';
import { keysOf } from './tokens.ts';
import { createTrie, type Trie } from './trie.ts';

/** A word or phrase of a language's table with its type and id. */
export interface TableEntry {
  type: string;
  id: string;
  phrase: string;
  /** Of a phrase with very many alternatives: what may stand at each place, instead of every phrase spelled out. */
  places?: readonly (readonly string[])[];
}

/** Rows whose phrases may have very many alternatives. */
const hasPlaces = (type: string, id: string) => type === 'wanted' || type === 'wanting' || (type === 'harmless' && id === '-');
/** Phrases with more alternatives are not spelled out: a language would need ten times the memory. */
const mostSpelled = 24;

function entriesOf(type: string, id: string, phrase: string): TableEntry[] {
  // Patterns keep their alternatives; for words each becomes an entry.
  if (type === 'pattern' || type === 'list') return [{ type, id, phrase }];
  const pieces = readPieces(phrase);
  return hasPlaces(type, id) && phraseCount(pieces) > mostSpelled
    ? [{ type, id, phrase: '', places: placesOf(pieces) }]
    : phrasesIn(pieces).map((one) => ({ type, id, phrase: one }));
}

const phrasesOfTable = (name: string): TableEntry[] =>
  readTable(`phrases/${name}.tsv`, ['type', 'id', 'words']).flatMap(({ type, id, words }) =>
    // The comma and the semicolon themselves separate list items.
    (type === 'list' && id === 'comma' ? [...words] : phrasesOf(words))
      .filter((phrase) => phrase.trim() !== '')
      .flatMap((phrase) => entriesOf(type, id, phrase)),
  );

/** docs/kitchen-reading.md: every phrase of a language's table, and the emojis, which are shared by all languages. */
export const readPhrases = (language: Locale): TableEntry[] => [...phrasesOfTable(language), ...phrasesOfTable('signs')];

/** Adds the phrase of a line, or all that its places form. */
export function addTo<Value>(trie: Trie<Value>, { phrase, places }: TableEntry, language: Locale, value: Value): void {
  if (places !== undefined)
    trie.addPlaces(
      places.map((texts) => texts.map((text) => keysOf(text, language))),
      value,
    );
  else {
    const keys = keysOf(phrase, language);
    if (keys.length > 0) trie.add(keys, value);
  }
}

/** The phrases of some types, with their ids. */
export function trieOf(lines: readonly TableEntry[], language: Locale, ...types: readonly string[]): Trie<string> {
  const trie = createTrie<string>(({ key }) => key);
  for (const entry of lines) if (types.includes(entry.type)) addTo(trie, entry, language, entry.type === 'wanted' ? 'told' : entry.id);
  return trie;
}
