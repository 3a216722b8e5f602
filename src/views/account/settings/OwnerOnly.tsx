import { Trans } from '@lingui/react/macro';
import { EmptyState } from '../../../ui/EmptyState.tsx';

/** Shown to impersonating staff on pages reserved for the user. */
export function OwnerOnly() {
  const title = (
    <h1>
      <Trans>For the account owner only</Trans>
    </h1>
  );
  return (
    <EmptyState title={title}>
      <p>
        <Trans>Nobody else can see or change this, not even staff who are logged in as the user.</Trans>
      </p>
    </EmptyState>
  );
}
