/** Dates of the last update of the privacy policy and the terms. */
export const legalUpdatedOn = '2025-04-01';
