/** Business constants, in milliseconds where nothing else is said, each with its section of the specification. */
export const limits = {
  /** Design 9: after this the shell opens as anonymous. */
  bootstrapTimeout: 8_000,
  /** Spec 9: resend countdown 60 seconds. */
  resendCooldown: 60_000,
  /** How long the server takes a mailed code at least; see server/accounts/codes.ts. */
  codeLife: 10 * 60_000,
  /** Spec 9: chunk load time-out. */
  chunkTimeout: 120_000,
} as const;

/** Where a signed-in user goes when no source page was stored. Spec 2. */
export const defaultPage = '/account';
