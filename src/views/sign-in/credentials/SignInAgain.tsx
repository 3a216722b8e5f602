import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { signInAgain } from '../../../services/routing.ts';

/** The way on for somebody who signed in too long ago for what was asked; it leads back here. */
export function SignInAgain() {
  return (
    <Link href="/login" state={signInAgain}>
      <Trans>Sign in again</Trans>
    </Link>
  );
}
