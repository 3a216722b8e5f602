/** The path of the collection names in the archive. */
export const collectionsFile = 'collections.json';
