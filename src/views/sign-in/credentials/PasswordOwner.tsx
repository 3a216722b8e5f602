import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';

/** Tells password managers whose password is asked for, in a form without a field for the address. */
export function PasswordOwner({ email }: { email: string }) {
  return (
    <VisuallyHidden>
      <input type="email" name="username" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden="true" />
    </VisuallyHidden>
  );
}
