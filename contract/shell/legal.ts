/** Spec 2: the privacy policy and the terms were last updated then. */
export const legalUpdatedOn = '2025-04-01';
