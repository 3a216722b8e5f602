import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { kitchenMachine } from '../../../../machines/kitchen/kitchen.machine.ts';
import { errorText } from '../../../texts/error-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { StatusMessage } from '../../../ui/StatusMessage.tsx';
import { useFocusAfter } from '../../../ui/use-focus.ts';
import styles from './Outcome.module.css';

/** Shown when the last order produced no recipe, with a button to repeat it. */
export function Outcome({ flow }: { flow: ActorRefFrom<typeof kitchenMachine> }) {
  const { i18n } = useLingui();
  const error = useSelector(flow, (snapshot) => snapshot.context.error);
  const hasFailed = useSelector(flow, (snapshot) => snapshot.matches({ open: 'failed' }));
  const isCancelled = useSelector(flow, (snapshot) => snapshot.matches({ open: 'cancelled' }));
  const place = useRef<HTMLDivElement>(null);

  // The pressed button is gone, so the focus moves to the next useful element, scrolled into view.
  useFocusAfter(place, [hasFailed, isCancelled], { isNeeded: hasFailed || isCancelled, inside: 'button' });

  if (!hasFailed && !isCancelled) return null;
  const again = (
    <Button variant="Outlined" size="Flat" icon={<RotateCw />} onClick={() => flow.send({ type: 'retry.requested' })}>
      <Trans>Try again</Trans>
    </Button>
  );
  return (
    <div ref={place}>
      {hasFailed ? (
        <FormError action={again}>{error === null ? <Trans>No recipe this time.</Trans> : errorText(error, i18n)}</FormError>
      ) : (
        <div className={styles.cancelled}>
          <StatusMessage>
            <Trans>Stopped. Your request is still here.</Trans>
          </StatusMessage>
          {again}
        </div>
      )}
    </div>
  );
}
