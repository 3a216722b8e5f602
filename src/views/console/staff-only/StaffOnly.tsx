import { Trans } from '@lingui/react/macro';
import { EmptyPlateArt } from '../../../ui/art/EmptyPlateArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';

/** Shown at console addresses to users who are not staff; loads nothing of the console. */
export function StaffOnly() {
  const title = (
    <h1>
      <Trans>Only staff can see this</Trans>
    </h1>
  );
  return (
    <EmptyState art={<EmptyPlateArt />} title={title}>
      <p>
        <Trans>Your account does not have access to the console.</Trans>
      </p>
    </EmptyState>
  );
}
