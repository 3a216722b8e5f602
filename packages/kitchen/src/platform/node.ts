import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../data');

/** The text of a file of `data/`, by its path there: `foods/kinds.tsv`. @throws Error for a file that does not exist. */
export const readData = (path: string): string => readFileSync(join(folder, path), 'utf8');

/** Names of the files in a folder of `data/`, sorted. */
export const listData = (path: string): string[] =>
  readdirSync(join(folder, path), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();

/** Yields to other requests before the work continues. */
export const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });
