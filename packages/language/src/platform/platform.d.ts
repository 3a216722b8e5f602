// The common interface of node.ts and browser.ts. Declared separately, because importers of this package may lack the types of either platform.

/** The names of the tables in a folder of `words/`: the tags of their languages. */
export declare function listWords(folder: string): string[];

/** The text of a table by its path in `words/`, without `.tsv`; null when it does not exist or, in a page, is not loaded yet. */
export declare function readWords(path: string): string | null;

/** Fetches a table, so that `readWords` has it. Resolves at once in Node, and for a table that does not exist. */
export declare function fetchWords(path: string): Promise<void>;
