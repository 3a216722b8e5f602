import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';

/** Tells password managers the account's name, in a form without an address field. */
export function PasswordOwner({ email }: { email: string }) {
  return (
    <VisuallyHidden>
      <input type="email" name="username" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden="true" />
    </VisuallyHidden>
  );
}
