/** The file with everything that is held of a user: an address to go to, not a call. It does not answer an envelope. */
export const exportPath = '/api/account/export';

/** All recipes of a user as a ZIP: an address to go to, as above. */
export const recipesExportPath = '/api/account/export/recipes';
