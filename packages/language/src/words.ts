import { fetchWords, listWords, readWords } from '#platform';

/* The tables of `words/`: one per language, one row per subject. README.md describes the format. */

/** The cells of a row after its key. */
type Cells = readonly string[];
type Table = ReadonlyMap<string, readonly Cells[]>;

const everyday = '';
export const ofMeasures = 'measures/';
/** The fallback for other languages; it comes first when all languages are tried. */
const first = 'en';

function readTable(text: string): Table {
  const table = new Map<string, Cells[]>();
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [key = '', ...cells] = line.split('\t').map((cell) => cell.trim());
    table.set(key, [...(table.get(key) ?? []), cells]);
  }
  return table;
}

const tables = new Map<string, Table>();
let loads = 0;

function tableOf(folder: string, language: string): Table | null {
  const path = `${folder}${language}`;
  const known = tables.get(path);
  if (known !== undefined) return known;
  const text = readWords(path);
  if (text === null) return null;
  const table = readTable(text);
  tables.set(path, table);
  return table;
}

/** Languages with loaded words: all in Node, those that were fetched in a page. */
export const languagesWithWords = (folder: string = everyday): string[] => {
  const all = listWords(folder);
  return all.includes(first) ? [first, ...all.filter((language) => language !== first)] : all;
};

/** Loads the words of these languages in a page; languages without a table are skipped. In Node all are loaded. */
export async function loadWords(languages: readonly string[]): Promise<void> {
  await Promise.all(languages.map((language) => fetchWords(`${everyday}${language}`)));
  loads += 1;
}

/** A value derived from the words; recomputed after more languages were loaded. */
export function fromWords<Made>(make: () => Made): () => Made {
  let made: { value: Made; at: number } | null = null;
  return () => {
    if (made === null || made.at !== loads) made = { value: make(), at: loads };
    return made.value;
  };
}

/** The rows with this key in one language, if any. */
export const rowsIn = (language: string, key: string, folder: string = everyday): readonly Cells[] =>
  tableOf(folder, language)?.get(key) ?? [];

/** True for a language that has a table. */
export const hasWords = (language: string, folder: string = everyday): boolean => tableOf(folder, language) !== null;

/** The rows with this key in every loaded language, English first. */
export const rowsOf = (key: string, folder: string = everyday): Cells[] =>
  languagesWithWords(folder).flatMap((language) => rowsIn(language, key, folder));

/** The words of a row in one language, separated by semicolons. */
export const wordsIn = (language: string, key: string): string[] => rowsIn(language, key).flatMap(([cell = '']) => listed(cell));

/** The parts of a cell, separated by semicolons. */
export const listed = (cell: string): string[] =>
  cell
    .split(';')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** The words of a row in every loaded language, as alternatives of a regular expression. Matches nothing when there are none. */
export function patternOf(key: string, folder: string = everyday): string {
  const words = rowsOf(key, folder).flatMap(([cell = '']) => (cell === '' ? [] : [cell]));
  return words.length === 0 ? '(?!)' : [...new Set(words)].join('|');
}
