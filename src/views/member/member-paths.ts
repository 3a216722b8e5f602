export const recipePath = ({ companyUri, guid }: { companyUri: string; guid: string }): string =>
  `/ai/${encodeURIComponent(companyUri)}/recipes/${encodeURIComponent(guid)}`;

/** Where the settings begin. */
export const settingsPath = '/account/profile';

export const deletionPath = '/account/deletion';
