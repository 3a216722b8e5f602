/** Reached by loading the page, never by a call. `:guid` is the impersonated user. */
export const switchBackPath = '/console/users/:guid/logout';

/** The guid in the address of a new record. */
export const newRecord = 'new';

/** In the query of a list's address: the record that is open beside it. */
export const openKey = 'open';

/** In the query of a record's address: an action to ask for as soon as the record is shown. */
export const actionKey = 'do';
