/// <reference types="vite/client" />

// A bundler replaces this with the texts of all files, so that pages can read and prove recipes without a server.
const files = import.meta.glob<string>('../../data/**/*.{tsv,po,txt}', { query: '?raw', import: 'default', eager: true });

const root = '../../data/';

/** The text of a file of `data/`, by its path there: `foods/kinds.tsv`. @throws Error for a file that does not exist. */
export function readData(path: string): string {
  const text = files[`${root}${path}`];
  if (text === undefined) throw new Error(`data/${path} does not exist.`);
  return text;
}

/** Names of the files in a folder of `data/`, sorted. */
export const listData = (path: string): string[] =>
  Object.keys(files)
    .filter((file) => file.startsWith(`${root}${path}`))
    .map((file) => file.slice(root.length + path.length))
    .filter((name) => !name.includes('/'))
    .toSorted();

/** Yields to the browser before the work continues. */
export const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
