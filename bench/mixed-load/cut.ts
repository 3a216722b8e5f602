/** The connection broke before the whole answer was there: what was asked may have been done or not. */
export class Cut extends Error {}
