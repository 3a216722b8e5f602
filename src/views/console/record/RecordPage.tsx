import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { recordMachine } from '../../../../machines/console/record.machine.ts';
import type { PageProps } from '../../../pages/page-table.ts';
import { SpiltPotArt } from '../../../ui/art/SpiltPotArt.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { DataError } from '../../../ui/DataError.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { areaViews, listPath } from '../areas/area-views.ts';
import { RowsPlaceholder } from '../list/RowsPlaceholder.tsx';
import { Denied, Factorless } from '../refusal/Refusal.tsx';
import { ConflictForm } from './ConflictForm.tsx';
import { HistoryList } from './HistoryList.tsx';
import { RecordFields } from './RecordFields.tsx';
import { RecordHead } from './RecordHead.tsx';
import { RestoreConflictForm } from './RestoreConflictForm.tsx';
import { RecordLists } from './RecordLists.tsx';
import type { RecordProps } from './record-props.ts';
import { useRecordActions } from './use-record-actions.ts';
import styles from './RecordPage.module.css';

/** One console record of any area, by its description. */
export function RecordPage({ flow, Sheet, onClose }: PageProps<typeof recordMachine> & Pick<RecordProps, 'Sheet' | 'onClose'>) {
  const snapshot = useSelector(flow, (current) => current);
  const { name, record, error } = snapshot.context;
  const view = areaViews[name];
  useRecordActions({ flow, view });
  if (snapshot.matches('denied')) return <Denied error={error} />;
  if (snapshot.matches('factorless')) return <Factorless />;
  if (snapshot.matches('missing')) return <MissingRecord path={listPath(name)} onClose={onClose} />;
  const isLoading = snapshot.matches('loading');
  const isRestoreConflict = snapshot.matches('restoreConflicting');
  const isConflict = snapshot.matches('conflicting') || isRestoreConflict;
  return (
    <div className={styles.page} aria-busy={isLoading || undefined} data-fetching={isLoading || undefined}>
      <RecordHead flow={flow} view={view} onClose={onClose} />
      {record === null && isLoading && <RowsPlaceholder />}
      {snapshot.matches('failed') && <DataError onRetry={() => flow.send({ type: 'retry.requested' })} />}
      {isConflict && (isRestoreConflict ? <RestoreConflictForm flow={flow} view={view} /> : <ConflictForm flow={flow} view={view} />)}
      {!isConflict && (snapshot.hasTag('form') || (record !== null && isLoading)) && <RecordFields flow={flow} view={view} Sheet={Sheet} />}
      {record !== null && !isConflict && (
        <>
          <RecordLists flow={flow} view={view} record={record} />
          {snapshot.hasTag('form') && <HistoryList flow={flow} view={view} />}
        </>
      )}
    </div>
  );
}

function MissingRecord({ path, onClose }: { path: string } & Pick<RecordProps, 'onClose'>) {
  const Heading = onClose === undefined ? 'h1' : 'h2';
  const title = (
    <Heading>
      <Trans>Not found</Trans>
    </Heading>
  );
  const way =
    onClose === undefined ? (
      <ButtonLink href={path}>
        <Trans>Back to the list</Trans>
      </ButtonLink>
    ) : (
      <Button onClick={onClose}>
        <Trans>Close</Trans>
      </Button>
    );
  return (
    <EmptyState art={<SpiltPotArt />} title={title} action={way}>
      <p>
        <Trans>The address may have a typo, or it was deleted.</Trans>
      </p>
    </EmptyState>
  );
}
