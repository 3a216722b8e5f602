/// <reference types="vite/client" />

// A recipe may be in any language, so all measures are bundled; other words are fetched per language.
const atOnce = import.meta.glob<string>('../../words/measures/*.tsv', { query: '?raw', import: 'default', eager: true });
const onDemand = import.meta.glob<string>('../../words/*.tsv', { query: '?raw', import: 'default' });

const root = '../../words/';
const texts = new Map(Object.entries(atOnce));
const fileOf = (path: string) => `${root}${path}.tsv`;

/** The names of the loaded tables in a folder of `words/`: the tags of their languages. */
export const listWords = (path: string): string[] =>
  [...texts.keys()]
    .filter((file) => file.startsWith(`${root}${path}`))
    .map((file) => file.slice(root.length + path.length, -'.tsv'.length))
    .filter((name) => !name.includes('/'))
    .toSorted();

/** The text of a table by its path in `words/`, without `.tsv`; null when it does not exist or is not loaded yet. */
export const readWords = (path: string): string | null => texts.get(fileOf(path)) ?? null;

/** Fetches a table, so that `readWords` has it. Resolves for a table that does not exist. */
export async function fetchWords(path: string): Promise<void> {
  const file = fileOf(path);
  const text = await onDemand[file]?.();
  if (text !== undefined) texts.set(file, text);
}
