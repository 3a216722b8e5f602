// What node.ts and browser.ts both offer. Declared apart, because the types of neither platform are there for all who import this package.

/** The names of the tables in a folder of `words/`: the tags of their languages. */
export declare function listWords(folder: string): string[];

/** The text of a table by its path in `words/`, without `.tsv`; null for one that is not there, or in a page not fetched yet. */
export declare function readWords(path: string): string | null;

/** Fetches a table, so that `readWords` has it. Resolves at once in Node, and for a table that does not exist. */
export declare function fetchWords(path: string): Promise<void>;
