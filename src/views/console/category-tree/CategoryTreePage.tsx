import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { categoryTreeMachine } from '../../../../machines/console/category-tree.machine.ts';
import { backOf, shownTree } from '../../../../machines/console/category-tree.model.ts';
import type { PageProps } from '../../../pages/page-table.ts';
import { errorText } from '../../../texts/error-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { DataError } from '../../../ui/DataError.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { StatusMessage } from '../../../ui/StatusMessage.tsx';
import { listPath } from '../areas/area-views.ts';
import { RowsPlaceholder } from '../list/RowsPlaceholder.tsx';
import { Denied, Factorless } from '../refusal/Refusal.tsx';
import { CategoryRow, EndZone } from './CategoryRow.tsx';
import styles from './CategoryTreePage.module.css';
import { useTreeGestures } from './use-tree-gestures.ts';

/** The tree of categories: moved by drag, buttons or keys. */
export function CategoryTreePage({ flow }: PageProps<typeof categoryTreeMachine>) {
  const { i18n } = useLingui();
  const snapshot = useSelector(flow, (current) => current);
  const { place, error } = snapshot.context;
  const back = backOf(snapshot.context.tree);
  const tree = shownTree(snapshot.context);
  const list = useRef<HTMLUListElement>(null);
  useTreeGestures(list, flow, tree !== null);
  const moved = place?.guid ?? '';
  const order = tree?.map(({ guid }) => guid).join(' ') ?? '';
  // A moved row loses the focus: restore it for the next key.
  useEffect(() => {
    if (moved === '' || order === '' || document.activeElement !== document.body) return;
    list.current?.querySelector<HTMLElement>(`[data-category="${CSS.escape(moved)}"]`)?.focus();
  }, [moved, order]);
  if (snapshot.matches('denied')) return <Denied error={error} />;
  if (snapshot.matches('factorless')) return <Factorless />;
  const isLoading = snapshot.matches('loading') || snapshot.matches('renewing');
  const name = tree?.find(({ guid }) => guid === back?.guid)?.name ?? '';
  return (
    <div className={styles.page} aria-busy={snapshot.hasTag('busy') || undefined} data-fetching={isLoading || undefined}>
      <div className={styles.head}>
        <Link href={listPath('categories')} className={styles.back}>
          <Trans>Categories</Trans>
        </Link>
        <h1 className={styles.title}>
          <Trans>Order of the categories</Trans>
        </h1>
        <p className={styles.note}>
          <Trans>Drag a category before or onto another one, or use the buttons. With a row in focus: Alt and an arrow key.</Trans>
        </p>
      </div>
      {tree === null && isLoading && <RowsPlaceholder />}
      {snapshot.matches('failed') && <DataError onRetry={() => flow.send({ type: 'retry.requested' })} />}
      <FormError>{error !== null && !snapshot.matches('failed') && errorText(error, i18n)}</FormError>
      <StatusMessage>{back !== null && snapshot.matches('shown') && <Trans>{name} was moved.</Trans>}</StatusMessage>
      {back !== null && snapshot.matches('shown') && (
        <div>
          <Button variant="Outlined" size="Small" onClick={() => flow.send({ type: 'undo.requested' })}>
            <Trans>Undo</Trans>
          </Button>
        </div>
      )}
      {tree !== null && tree.length === 0 && (
        <p>
          <Trans>There are no categories yet.</Trans>
        </p>
      )}
      {tree !== null && tree.length > 0 && !snapshot.matches('failed') && (
        <ul className={styles.tree} ref={list}>
          {tree.map((node) => (
            <CategoryRow key={node.guid} flow={flow} tree={tree} node={node} />
          ))}
          <EndZone />
        </ul>
      )}
    </div>
  );
}
