import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { refineMachine } from '../../../../machines/recipes/refine.machine.ts';
import { Button } from '../../../ui/Button.tsx';
import { StatusMessage } from '../../../ui/StatusMessage.tsx';
import { useFocusAfter } from '../../../ui/use-focus.ts';
import { PartialRecipe } from '../../kitchen/order/PartialRecipe.tsx';
import { StageList } from '../../kitchen/order/StageList.tsx';
import styles from './RefinePanel.module.css';

/** Progress of the new version. The page can be left in the meantime. */
export function Refining({ refine }: { refine: ActorRefFrom<typeof refineMachine> }) {
  const { stage, partial, isConnected, isResumed } = useSelector(refine, (snapshot) => snapshot.context);
  const isCooking = useSelector(refine, (snapshot) => snapshot.hasTag('cooking'));
  const isCancelling = useSelector(refine, (snapshot) => snapshot.matches('cancelling'));
  const isDone = useSelector(refine, (snapshot) => snapshot.matches('comparing'));
  // The pressed button is gone. A page that was loaded afresh stays at its top.
  const title = useRef<HTMLHeadingElement>(null);
  useFocusAfter(title, [], { isNeeded: !isResumed });
  return (
    <>
      <h3 ref={title} className={styles.title} tabIndex={-1}>
        <Trans>A new version is on its way</Trans>
      </h3>
      <StageList stage={stage} hasPhoto={false} isDone={isDone} />
      <StatusMessage>
        {!isConnected && <Trans>The connection is lost. The kitchen keeps cooking; we are trying to reconnect.</Trans>}
      </StatusMessage>
      {partial !== null && <PartialRecipe recipe={partial} isGrowing={!isDone} />}
      {!isDone && (
        <div className={styles.ways}>
          <Button
            variant="Outlined"
            size="Flat"
            isLoading={isCancelling}
            disabled={!isCooking && !isCancelling}
            onClick={() => refine.send({ type: 'cancel.requested' })}
          >
            <Trans>Cancel</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
