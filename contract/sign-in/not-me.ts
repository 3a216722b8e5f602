/** The page of the denial link in a mail about a new sign-in. Its token is in the fragment, which browsers do not send. */
export const notMePath = '/not-me';
