export const recipePath = ({ companyUri, guid }: { companyUri: string; guid: string }): string =>
  `/ai/${encodeURIComponent(companyUri)}/recipes/${encodeURIComponent(guid)}`;

/** Where recipes are created or transcribed. */
export const kitchenPath = (companyUri: string): string => `/ai/${encodeURIComponent(companyUri)}/new`;
export const transcriptionPath = (companyUri: string): string => `/ai/${encodeURIComponent(companyUri)}/transcribe`;

/** The list of settings. */
export const settingsPath = '/account/settings';

/** The trash. */
export const trashPath = '/account/trash';

/** The import of recipes. */
export const importPath = '/account/import';

/** The shopping list, for its owner and for share links. */
export const shoppingPath = '/shopping';
export const sharedShoppingPath = '/shopping/shared';

/** The pantry. */
export const pantryPath = '/account/pantry';

export const deletionPath = '/account/deletion';

/** Recipes stored in this browser. */
export const savedRecipesPath = '/saved-recipes';
