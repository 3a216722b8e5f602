/** The file with all personal data of a user: a download address, not a call. Answers no envelope. */
export const exportPath = '/api/account/export';

/** All recipes of a user as a ZIP: a download address, as above. */
export const recipesExportPath = '/api/account/export/recipes';
