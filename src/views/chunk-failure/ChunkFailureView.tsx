import { Trans } from '@lingui/react/macro';
import type { ChunkFailure } from '../../../machines/page.machine.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

interface ChunkFailureViewProps {
  failure: ChunkFailure;
  onRetry: () => void;
}

/** Spec 8, ChunkLoadError: which chunk failed, how, and where it was to come from. */
export function ChunkFailureView({ failure: { chunkId, kind, address }, onRetry }: ChunkFailureViewProps) {
  const title = (
    <h1>
      <Trans>This page did not load</Trans>
    </h1>
  );
  const retry = (
    <Button onClick={onRetry}>
      <Trans>Try again</Trans>
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState title={title} action={retry}>
        <p>
          <Trans>Loading chunk {chunkId} failed.</Trans> ({kind}
          {address === '' ? '' : `: ${address}`})
        </p>
      </EmptyState>
    </div>
  );
}
