import { useSelector } from '@xstate/react';
import { useCallback, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useApp, useSessionActor, type AppActor } from '../app/app-context.tsx';
import { ChunkFailureView } from '../views/shell/chunk-failure/ChunkFailureView.tsx';
import { ArrivalFocus } from './ArrivalFocus.tsx';
import { viewOf } from './loaded-views.ts';

type OpenPage = ReturnType<AppActor['getSnapshot']>['context']['pages'][number];

/** A part below a page that loads later: not a navigation target, and not waited for. */
const comesLater = ({ chunkId }: OpenPage): boolean => chunkId === 'sample';

/** The open pages, nested. The first address is shown when complete: an empty frame would make the footer jump. */
export function PageChain() {
  const { app } = useApp();
  const pages = useSelector(app, (snapshot) => snapshot.context.pages);
  const isFirst = useSelector(app, (snapshot) => snapshot.context.previousPath === null);
  const arrival = pages.findLast((page) => !comesLater(page));
  const isWhole = useIsWhole(pages);
  // If even the session is unknown after the bootstrap time-out, a page may keep waiting for it inside its frame.
  const isPending = useSelector(useSessionActor(), (snapshot) => snapshot.hasTag('pending'));
  const [wasWhole, setWasWhole] = useState(isWhole || isPending);
  if (isWhole && !wasWhole) setWasWhole(true);
  if (isFirst && !isWhole && !wasWhole) return null;
  return pages.reduceRight<ReactNode>(
    (inner, page, index) => (
      <PageFrame key={page.key} pages={pages.slice(index)} isOutermost={index === 0} isArrival={page === arrival && !isFirst}>
        {inner}
      </PageFrame>
    ),
    null,
  );
}

/** Whether each page is loaded or failed. */
function useIsWhole(pages: readonly OpenPage[]): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscriptions = pages.map(({ actor }) => actor.subscribe(onChange));
      return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
    },
    [pages],
  );
  const isWhole = () => pages.every((page) => comesLater(page) || !page.actor.getSnapshot().hasTag('busy'));
  return useSyncExternalStore(subscribe, isWhole, isWhole);
}

interface PageFrameProps {
  /** The page, and those inside it: what one of them lacked, the others may have lacked too. */
  pages: readonly OpenPage[];
  isOutermost: boolean;
  /** The target page of a navigation. */
  isArrival: boolean;
  children: ReactNode;
}

function PageFrame({ pages, isOutermost, isArrival, children }: PageFrameProps) {
  const [page] = pages;
  const snapshot = useSelector(page?.actor, (current) => current);
  if (page === undefined || snapshot === undefined) return null;
  if (snapshot.matches('failed') && snapshot.context.failure !== null) {
    const { actor } = page;
    const failure = (
      <ChunkFailureView
        failure={snapshot.context.failure}
        onRetry={() => pages.forEach((each) => each.actor.send({ type: 'retry.requested' }))}
        onReload={() => actor.send({ type: 'reload.requested' })}
      />
    );
    return isOutermost ? <main>{failure}</main> : failure;
  }
  const View = snapshot.matches('loaded') ? viewOf(page.chunkId) : null;
  // A placeholder while page data loads.
  if (View === null) return null;
  // The table pairs each view with its flow (pages.ts); its type is erased here.
  return (
    <>
      <View flow={snapshot.context.flow as never}>{children}</View>
      {isArrival && <ArrivalFocus />}
    </>
  );
}
