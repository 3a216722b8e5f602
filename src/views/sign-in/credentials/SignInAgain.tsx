import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { signInAgain } from '../../../services/routing.ts';

/** A link to sign in again when the sign-in is too old for the request; it returns here. */
export function SignInAgain() {
  return (
    <Link href="/login" state={signInAgain}>
      <Trans>Sign in again</Trans>
    </Link>
  );
}
