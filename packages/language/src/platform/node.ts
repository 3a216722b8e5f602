import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../words');

/** The names of the tables in a folder of `words/`: the tags of their languages. */
export const listWords = (path: string): string[] =>
  readdirSync(join(folder, path))
    .filter((name) => name.endsWith('.tsv'))
    .map((name) => name.slice(0, -'.tsv'.length))
    .toSorted();

/** The text of a table by its path in `words/`, without `.tsv`; null when it does not exist. */
export function readWords(path: string): string | null {
  const file = join(folder, `${path}.tsv`);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** In Node all tables are loaded. */
export const fetchWords = (_path: string): Promise<void> => Promise.resolve();
