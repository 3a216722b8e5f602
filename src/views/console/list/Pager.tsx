import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '../../../ui/Button.tsx';
import { RowCount } from './ListStatus.tsx';
import type { ListProps } from './list-props.ts';
import styles from './Pager.module.css';

/** Pagination. Each page has its own address. */
export function Pager({ flow }: Pick<ListProps, 'flow'>) {
  const { t } = useLingui();
  const snapshot = useSelector(flow, (current) => current);
  const { page, query, trail } = snapshot.context;
  const isListed = snapshot.matches('listed');
  const hasPrevious = query.after !== null;
  if (page === null || (!hasPrevious && page.next === null)) return null;
  return (
    <nav className={styles.pager} aria-label={t`Pages`}>
      <Button
        variant="Outlined"
        size="Flat"
        disabled={!isListed || !hasPrevious}
        onClick={() => flow.send({ type: 'previousPage.requested' })}
      >
        {trail.length === 0 && hasPrevious ? <Trans>First page</Trans> : <Trans>Previous page</Trans>}
      </Button>
      <span className={styles.count}>
        <RowCount flow={flow} />
      </span>
      <Button
        variant="Outlined"
        size="Flat"
        disabled={!isListed || page.next === null}
        onClick={() => flow.send({ type: 'nextPage.requested' })}
      >
        <Trans>Next page</Trans>
      </Button>
    </nav>
  );
}
