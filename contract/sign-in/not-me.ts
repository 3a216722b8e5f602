/** The page behind the link of a mail about a new sign-in. Its token stands behind the `#`, which browsers send to no server. */
export const notMePath = '/not-me';
