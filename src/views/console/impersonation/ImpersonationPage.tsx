import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { impersonationMachine } from '../../../../machines/console/impersonation.machine.ts';
import type { PageProps } from '../../../pages/page-table.ts';
import { EmptyPlateArt } from '../../../ui/art/EmptyPlateArt.tsx';
import { SpiltPotArt } from '../../../ui/art/SpiltPotArt.tsx';
import { DataError } from '../../../ui/DataError.tsx';
import { DataPlaceholder } from '../../../ui/DataPlaceholder.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { StatusMessage } from '../../../ui/StatusMessage.tsx';
import { NoSecondFactor } from '../../sign-in/step-up/NoSecondFactor.tsx';
import { ImpersonationForm } from './ImpersonationForm.tsx';
import styles from './ImpersonationPage.module.css';

/** Staff start the impersonation of a user. */
export function ImpersonationPage({ flow }: PageProps<typeof impersonationMachine>) {
  const snapshot = useSelector(flow, (current) => current);
  const { user } = snapshot.context;
  if (snapshot.matches('denied')) return <Denied />;
  if (snapshot.matches('missing')) return <MissingUser />;
  if (snapshot.matches('factorless')) return <Factorless />;
  return (
    <div className={styles.page}>
      <h1>
        <Trans>Log in as another user</Trans>
      </h1>
      {snapshot.matches('loading') && <DataPlaceholder />}
      {snapshot.matches('failed') && <DataError onRetry={() => flow.send({ type: 'retry.requested' })} />}
      {user && !snapshot.matches('begun') && <ImpersonationForm flow={flow} user={user} />}
      <StatusMessage>{snapshot.matches('begun') && <Trans>Opening the account…</Trans>}</StatusMessage>
    </div>
  );
}

function Denied() {
  const title = (
    <h1>
      <Trans>You may not log in as another user</Trans>
    </h1>
  );
  return (
    <EmptyState art={<EmptyPlateArt />} title={title}>
      <p>
        <Trans>Only staff with this permission can do this, from their own account. No user data was loaded.</Trans>
      </p>
    </EmptyState>
  );
}

function Factorless() {
  const title = (
    <h1>
      <Trans>A second factor is missing</Trans>
    </h1>
  );
  return (
    <EmptyState art={<EmptyPlateArt />} title={title}>
      <NoSecondFactor />
    </EmptyState>
  );
}

function MissingUser() {
  const title = (
    <h1>
      <Trans>User not found</Trans>
    </h1>
  );
  return (
    <EmptyState art={<SpiltPotArt />} title={title}>
      <p>
        <Trans>The address may have a typo, or the account was deleted.</Trans>
      </p>
    </EmptyState>
  );
}
