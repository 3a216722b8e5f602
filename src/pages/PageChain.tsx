import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useApp, type AppActor } from '../app/app-context.tsx';
import { ChunkFailureView } from '../views/chunk-failure/ChunkFailureView.tsx';
import { ArrivalFocus } from './ArrivalFocus.tsx';
import { viewOf } from './loaded-views.ts';

type OpenPage = ReturnType<AppActor['getSnapshot']>['context']['pages'][number];

/** The open pages, each inside the one before it. */
export function PageChain() {
  const { app } = useApp();
  const pages = useSelector(app, (snapshot) => snapshot.context.pages);
  const isFirst = useSelector(app, (snapshot) => snapshot.context.previousPath === null);
  // What comes below a page by itself, and later, is nobody's destination.
  const arrival = pages.findLast(({ chunkId }) => chunkId !== 'sample');
  return pages.reduceRight<ReactNode>(
    (inner, page, index) => (
      <PageFrame key={page.key} page={page} isOutermost={index === 0} isArrival={page === arrival && !isFirst}>
        {inner}
      </PageFrame>
    ),
    null,
  );
}

interface PageFrameProps {
  page: OpenPage;
  isOutermost: boolean;
  /** The page that a change of address was for. */
  isArrival: boolean;
  children: ReactNode;
}

function PageFrame({ page, isOutermost, isArrival, children }: PageFrameProps) {
  const snapshot = useSelector(page.actor, (current) => current);
  if (snapshot.matches('failed') && snapshot.context.failure !== null) {
    const { actor } = page;
    const failure = (
      <ChunkFailureView
        failure={snapshot.context.failure}
        onRetry={() => actor.send({ type: 'retry.requested' })}
        onReload={() => actor.send({ type: 'reload.requested' })}
      />
    );
    return isOutermost ? <main>{failure}</main> : failure;
  }
  const View = snapshot.matches('loaded') ? viewOf(page.chunkId) : null;
  // Spec 2: page data loading shows an empty placeholder.
  if (View === null) return null;
  // The table pairs each view with its own flow (pages.ts); here the type is out of sight.
  return (
    <>
      <View flow={snapshot.context.flow as never}>{children}</View>
      {isArrival && <ArrivalFocus />}
    </>
  );
}
