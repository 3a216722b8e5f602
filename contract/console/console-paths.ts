/** Spec 2: reached by loading the page, never by a call. `:guid` is the user in whose place a member of staff is. */
export const switchBackPath = '/console/users/:guid/logout';

/** What a record that is not there yet has for a guid in its address. */
export const newRecord = 'new';
