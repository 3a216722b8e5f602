import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';

/** Replaces a member page while the session is unknown. The page appears by itself once it is known. */
export function NeedsNetwork() {
  const title = (
    <h1>
      <Trans>This page needs an internet connection</Trans>
    </h1>
  );
  const way = (
    <ButtonLink href="/saved-recipes">
      <Trans>Saved recipes</Trans>
    </ButtonLink>
  );
  return (
    <EmptyState title={title} action={way}>
      <p>
        <Trans>It is not saved on this device. It opens as soon as you are back online. Nothing in your account has changed.</Trans>
      </p>
    </EmptyState>
  );
}
