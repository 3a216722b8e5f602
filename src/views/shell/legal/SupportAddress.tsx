/** The contact address. Addresses run left to right in every language. */
export const SupportAddress = ({ email }: { email: string }) => (
  <a href={`mailto:${email}`} dir="ltr">
    {email}
  </a>
);
