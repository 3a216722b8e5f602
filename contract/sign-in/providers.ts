/** External sign-in providers. */
export const providers = ['google', 'facebook', 'apple'] as const;
export type Provider = (typeof providers)[number];

/** The sign-in method. */
export const signInMethods = ['password', 'passkey', ...providers] as const;
export type SignInMethod = (typeof signInMethods)[number];

/** Names are the same in every language. */
export const providerNames: Record<Provider, string> = { google: 'Google', facebook: 'Facebook', apple: 'Apple' };
