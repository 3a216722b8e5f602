import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { kitchenMachine } from '../../../../machines/kitchen/kitchen.machine.ts';
import { errorText } from '../../../texts/error-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { StatusMessage } from '../../../ui/StatusMessage.tsx';
import { useFocusOnEntry } from '../../../ui/use-focus.ts';
import styles from './Cooking.module.css';
import { OrderSummary } from './OrderSummary.tsx';
import { PartialRecipe } from './PartialRecipe.tsx';
import { StageList } from './StageList.tsx';
import { TellMe } from '../jobs/JobsMenu.tsx';
import { useKitchenJobs } from '../jobs/use-kitchen-jobs.ts';

/** The order is sent: its summary, the progress, and the recipe as it grows. */
export function Cooking({ flow }: { flow: ActorRefFrom<typeof kitchenMachine> }) {
  const { i18n } = useLingui();
  const { draft, stage, partial, isConnected, error } = useSelector(flow, (snapshot) => snapshot.context);
  const isCancellable = useSelector(flow, (snapshot) => snapshot.hasTag('cancellable'));
  const isCancelling = useSelector(flow, (snapshot) => snapshot.matches('cancelling'));
  const isDone = useSelector(flow, (snapshot) => snapshot.matches('done'));
  const title = useFocusOnEntry<HTMLHeadingElement>();
  // The form with the pressed button is gone.
  return (
    <div className={styles.cooking}>
      <div className={styles.side}>
        <h1 ref={title} className={styles.title} tabIndex={-1}>
          {isDone ? <Trans>Your recipe is ready</Trans> : <Trans>Your recipe is on its way</Trans>}
        </h1>
        {!isDone && <OrderSummary draft={draft} />}
        <StageList stage={stage} hasPhoto={draft.photos.length > 0} isDone={isDone} />
        <StatusMessage>
          {!isConnected && (
            <span className={styles.lost}>
              <Trans>The connection is lost. The kitchen keeps cooking; we are trying to reconnect.</Trans>
            </span>
          )}
        </StatusMessage>
        <FormError>{error === null ? null : errorText(error, i18n)}</FormError>
        {!isDone && (
          <Button
            variant="Outlined"
            size="Flat"
            isLoading={isCancelling}
            disabled={!isCancellable}
            className={styles.cancel}
            onClick={() => flow.send({ type: 'cancel.requested' })}
          >
            <Trans>Cancel</Trans>
          </Button>
        )}
        {!isDone && <TellMeHere />}
      </div>
      <Card className={styles.paper}>
        <PartialRecipe recipe={partial} isGrowing={!isDone} />
      </Card>
    </div>
  );
}

/** The user may leave this page: the kitchen continues, and the page says so where that works. */
function TellMeHere() {
  const jobs = useKitchenJobs();
  return jobs === undefined ? null : <TellMe flow={jobs} />;
}
