export const recipePath = ({ companyUri, guid }: { companyUri: string; guid: string }): string =>
  `/ai/${encodeURIComponent(companyUri)}/recipes/${encodeURIComponent(guid)}`;

/** Where recipes are made, and where written ones are copied. */
export const kitchenPath = (companyUri: string): string => `/ai/${encodeURIComponent(companyUri)}/new`;
export const transcriptionPath = (companyUri: string): string => `/ai/${encodeURIComponent(companyUri)}/transcribe`;

/** Where the settings begin: their list. */
export const settingsPath = '/account/settings';

/** What was thrown away. */
export const trashPath = '/account/trash';

/** Where recipes of other programs come in. */
export const importPath = '/account/import';

/** What is to be bought, and the same for those who have a link. */
export const shoppingPath = '/shopping';
export const sharedShoppingPath = '/shopping/shared';

/** What is always at home. */
export const pantryPath = '/account/pantry';

export const deletionPath = '/account/deletion';

/** What this browser keeps to be read offline. */
export const savedRecipesPath = '/saved-recipes';
