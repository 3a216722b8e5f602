/** The colour schemes that a reader can choose; `system` follows the device. */
export const schemes = ['system', 'light', 'dark'] as const;

export type Scheme = (typeof schemes)[number];

/** The cookie with the scheme chosen in this browser: the server reads it, so that a page is painted right at once. Not secret. */
export const schemeCookie = 'scheme';

export const isScheme = (value: unknown): value is Scheme => schemes.some((scheme) => scheme === value);
