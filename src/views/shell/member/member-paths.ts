export const recipePath = ({ companyUri, guid }: { companyUri: string; guid: string }): string =>
  `/ai/${encodeURIComponent(companyUri)}/recipes/${encodeURIComponent(guid)}`;

/** Where the settings begin: their list. */
export const settingsPath = '/account/settings';

export const deletionPath = '/account/deletion';
