import { Trans } from '@lingui/react/macro';
import { EmptyPlateArt } from '../../../ui/art/EmptyPlateArt.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';

/** Shown to visitors at a member page. The sign-in returns here. */
export function PleaseSignIn() {
  const title = (
    <h1>
      <Trans>Please sign in</Trans>
    </h1>
  );
  const ways = (
    <>
      <ButtonLink href="/login">
        <Trans>Sign In</Trans>
      </ButtonLink>
      <ButtonLink href="/sign-up" variant="Outlined">
        <Trans>Create an account</Trans>
      </ButtonLink>
    </>
  );
  return (
    <EmptyState art={<EmptyPlateArt />} title={title} action={ways}>
      <p>
        <Trans>Sign in to open your kitchen and your recipes.</Trans>
      </p>
    </EmptyState>
  );
}

/** The address is confirmed but the name is missing: the sign-up was left before its last step. */
export function UnfinishedProfile() {
  const title = (
    <h1>
      <Trans>Almost there</Trans>
    </h1>
  );
  const way = (
    <ButtonLink href="/sign-up/profile">
      <Trans>Finish signing up</Trans>
    </ButtonLink>
  );
  return (
    <EmptyState art={<EmptyPlateArt />} title={title} action={way}>
      <p>
        <Trans>Tell us your name to open your kitchen.</Trans>
      </p>
    </EmptyState>
  );
}
