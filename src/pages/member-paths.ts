export const recipePath = ({ companyUri, guid }: { companyUri: string; guid: string }): string =>
  `/ai/${encodeURIComponent(companyUri)}/recipes/${encodeURIComponent(guid)}`;

/** Where the settings begin: their list. */
export const settingsPath = '/account/settings';

/** What was thrown away. */
export const trashPath = '/account/trash';

export const deletionPath = '/account/deletion';
