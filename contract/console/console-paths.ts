/** Reached by loading the page, never by a call. `:guid` is the impersonated user. */
export const switchBackPath = '/console/users/:guid/logout';

/** The guid in the address of a new record. */
export const newRecord = 'new';
