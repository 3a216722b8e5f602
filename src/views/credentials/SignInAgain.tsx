import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';

/** The way on for somebody who signed in too long ago for what was asked; it leads back here. */
export function SignInAgain() {
  return (
    <Link href="/login">
      <Trans>Sign in again</Trans>
    </Link>
  );
}
