import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { collectionMachine } from '../../../../machines/console/collection.machine.ts';
import type { PageProps } from '../../../pages/page-table.ts';
import { DataError } from '../../../ui/DataError.tsx';
import { areaViews } from '../areas/area-views.ts';
import { Denied, Factorless } from '../refusal/Refusal.tsx';
import type { RecordProps } from '../record/record-props.ts';
import { BesidePanel } from './BesidePanel.tsx';
import styles from './CollectionPage.module.css';
import { ListHead } from './ListHead.tsx';
import { ListStatus } from './ListStatus.tsx';
import { NoRows } from './NoRows.tsx';
import { Pager } from './Pager.tsx';
import { Rows } from './Rows.tsx';
import { RowsPlaceholder } from './RowsPlaceholder.tsx';
import { useListActions } from './use-list-actions.ts';
import { useListKeys } from './use-list-keys.ts';

/** A console list of any area, by its description. */
export function CollectionPage({ flow, Sheet }: PageProps<typeof collectionMachine> & Pick<RecordProps, 'Sheet'>) {
  const snapshot = useSelector(flow, (current) => current);
  const page = useRef<HTMLDivElement>(null);
  useListKeys(page, flow);
  const { name, error } = snapshot.context;
  useListActions(page, { flow, view: areaViews[name] });
  if (snapshot.matches('denied')) return <Denied error={error} />;
  if (snapshot.matches('factorless')) return <Factorless />;
  const view = areaViews[name];
  const { beside } = snapshot.children;
  const { page: rows } = snapshot.context;
  const isBusy = snapshot.matches('loading') || snapshot.matches('typing');
  return (
    <div className={styles.both}>
      <div ref={page} className={styles.page}>
        <ListHead flow={flow} view={view} />
        <ListStatus flow={flow} view={view} />
        {snapshot.matches('failed') && <DataError onRetry={() => flow.send({ type: 'retry.requested' })} />}
        {(rows === null || rows.rows.length === 0) && isBusy && <RowsPlaceholder />}
        {rows !== null && rows.rows.length > 0 && <Rows flow={flow} view={view} />}
        {rows !== null && rows.rows.length === 0 && snapshot.matches('listed') && <NoRows flow={flow} />}
        {rows !== null && <Pager flow={flow} />}
      </div>
      {beside !== undefined && <BesidePanel flow={beside} Sheet={Sheet} />}
    </div>
  );
}
