import { Trans } from '@lingui/react/macro';
import type { ChunkFailure } from '../../../../machines/shell/page.machine.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import styles from './ChunkFailure.module.css';

interface ChunkFailureViewProps {
  failure: ChunkFailure;
  onRetry: () => void;
  /** Reloads the page, for failures that a retry cannot fix: a broken file. */
  onReload: () => void;
}

/** ChunkLoadError: which chunk failed, how, and at which address. */
export function ChunkFailureView({ failure: { chunkId, kind, address }, onRetry, onReload }: ChunkFailureViewProps) {
  const title = (
    <h1>
      <Trans>This page did not load</Trans>
    </h1>
  );
  const actions = (
    <>
      <Button onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
      <Button variant="Outlined" onClick={onReload}>
        <Trans>Reload the page</Trans>
      </Button>
    </>
  );
  return (
    <div role="alert" className={styles.failure}>
      <EmptyState title={title} action={actions}>
        <p>
          <Trans>We could not load it. Pages you have not opened on this device before need a connection.</Trans>
        </p>
        <details className={styles.details}>
          <summary>
            <Trans>Details</Trans>
          </summary>
          <p>
            <Trans>Loading chunk {chunkId} failed.</Trans>{' '}
            <bdi className={styles.detail}>
              ({kind}
              {address === '' ? '' : `: ${address}`})
            </bdi>
          </p>
        </details>
      </EmptyState>
    </div>
  );
}
