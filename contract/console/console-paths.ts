/** Reached by loading the page, never by a call. `:guid` is the impersonated user. */
export const switchBackPath = '/console/users/:guid/logout';

/** What a record that is not there yet has for a guid in its address. */
export const newRecord = 'new';
