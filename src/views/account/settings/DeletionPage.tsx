import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { deletionMachine } from '../../../../machines/account/deletion.machine.ts';
import type { PageProps } from '../../../pages/page-table.ts';
import { Button } from '../../../ui/Button.tsx';
import { DataError } from '../../../ui/DataError.tsx';
import { DataPlaceholder } from '../../../ui/DataPlaceholder.tsx';
import { SuccessMessage } from '../../../ui/SuccessMessage.tsx';
import { DeletionForm } from './DeletionForm.tsx';
import { DeletionFacts } from './DeletionFacts.tsx';
import { DeletionRequest } from './DeletionRequest.tsx';
import styles from './DeletionPage.module.css';
import { OwnerOnly } from './OwnerOnly.tsx';

/** /account/deletion: consequences, confirmation, and the pending request with its dates. */
export function DeletionPage({ flow }: PageProps<typeof deletionMachine>) {
  const snapshot = useSelector(flow, (current) => current);
  const { deletion } = snapshot.context;
  if (snapshot.matches('denied')) return <OwnerOnly />;
  const mayBegin = snapshot.matches('explained') || snapshot.matches('kept');
  return (
    <div className={styles.page}>
      <h1>
        <Trans>Delete my account</Trans>
      </h1>
      {snapshot.matches('loading') && (
        // In a box of its own, so that an empty line takes no space.
        <div>
          <DataPlaceholder />
        </div>
      )}
      {snapshot.matches('failed') && <DataError onRetry={() => flow.send({ type: 'retry.requested' })} />}
      <SuccessMessage>{snapshot.matches('kept') && <Trans>Your account stays. Nothing in it has changed.</Trans>}</SuccessMessage>
      {deletion !== null && <DeletionRequest flow={flow} deletion={deletion} />}
      {(mayBegin || snapshot.matches('confirming')) && <DeletionFacts />}
      {mayBegin && (
        <div>
          <Button variant="FilledDanger" onClick={() => flow.send({ type: 'deletion.wanted' })}>
            <Trans>Delete my account</Trans>
          </Button>
        </div>
      )}
      {snapshot.matches('confirming') && <DeletionForm flow={flow} />}
    </div>
  );
}
