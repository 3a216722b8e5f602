import { fetchWords, listWords, readWords } from '#platform';

/*
 * The tables of `words/`: one for each language, a row for each subject. README.md says how a row is read.
 */

/** The cells of a row behind its key. */
type Cells = readonly string[];
type Table = ReadonlyMap<string, readonly Cells[]>;

const everyday = '';
export const ofMeasures = 'measures/';
/** Other languages fall back on it, and it comes first where words of all languages are tried. */
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

/** Languages whose words are there: in Node all, in a page those that were loaded. */
export const languagesWithWords = (folder: string = everyday): string[] => {
  const all = listWords(folder);
  return all.includes(first) ? [first, ...all.filter((language) => language !== first)] : all;
};

/** Fetches the words of these languages into a page; a language without a table is left out. In Node all are there. */
export async function loadWords(languages: readonly string[]): Promise<void> {
  await Promise.all(languages.map((language) => fetchWords(`${everyday}${language}`)));
  loads += 1;
}

/** What is made of words, made again after further languages were loaded. */
export function fromWords<Made>(make: () => Made): () => Made {
  let made: { value: Made; at: number } | null = null;
  return () => {
    if (made === null || made.at !== loads) made = { value: make(), at: loads };
    return made.value;
  };
}

/** The rows with this key in one language; none where it has none. */
export const rowsIn = (language: string, key: string, folder: string = everyday): readonly Cells[] =>
  tableOf(folder, language)?.get(key) ?? [];

/** True for a language that has a table. */
export const hasWords = (language: string, folder: string = everyday): boolean => tableOf(folder, language) !== null;

/** The rows with this key in every language that is there, English first. */
export const rowsOf = (key: string, folder: string = everyday): Cells[] =>
  languagesWithWords(folder).flatMap((language) => rowsIn(language, key, folder));

/** The words of a row in one language; they are parted by semicolons. */
export const wordsIn = (language: string, key: string): string[] => rowsIn(language, key).flatMap(([cell = '']) => listed(cell));

/** The parts of a cell, parted by semicolons. */
export const listed = (cell: string): string[] =>
  cell
    .split(';')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** The words of a row in every language that is there, as alternatives of a regular expression. Nothing matches where there are none. */
export function patternOf(key: string, folder: string = everyday): string {
  const words = rowsOf(key, folder).flatMap(([cell = '']) => (cell === '' ? [] : [cell]));
  return words.length === 0 ? '(?!)' : [...new Set(words)].join('|');
}
