/** Where the archive of all recipes has the names of the collections. */
export const collectionsFile = 'collections.json';
