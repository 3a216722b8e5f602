import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { formatCountdown, secondsUntil, type resendMachine } from '../../../../machines/sign-in/resend.machine.ts';
import { useNow } from '../../../app/use-now.ts';
import { errorText } from '../../../texts/error-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { StatusMessage } from '../../../ui/StatusMessage.tsx';
import styles from './Resend.module.css';

interface ResendProps {
  flow: ActorRefFrom<typeof resendMachine>;
  /** A new code was sent since this screen opened. */
  isSent: boolean;
}

/** Resend timer: a button that waits for the countdown. */
export function Resend({ flow, isSent }: ResendProps) {
  const { i18n } = useLingui();
  const error = useSelector(flow, (snapshot) => snapshot.context.error);
  const isReady = useSelector(flow, (snapshot) => snapshot.matches('ready'));
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  return (
    <div className={styles.resend}>
      <div className={styles.row}>
        <div className={styles.text}>
          {/* The countdown is visible each second, but only changes of state are announced. */}
          {!isReady && <Countdown flow={flow} />}
          <StatusMessage>
            {isReady && <Trans>You can resend the code.</Trans>}
            {!isReady && isSent && !isBusy && <Trans>A new code is on its way. The older one no longer works.</Trans>}
          </StatusMessage>
        </div>
        <Button
          variant="FilledAccent1Light"
          size="Flat"
          disabled={!isReady}
          isLoading={isBusy}
          onClick={() => flow.send({ type: 'resend.requested' })}
        >
          <Trans>Resend</Trans>
        </Button>
      </div>
      {error !== null && <FormError>{errorText(error, i18n)}</FormError>}
    </div>
  );
}

function Countdown({ flow }: Pick<ResendProps, 'flow'>) {
  const readyAt = useSelector(flow, (snapshot) => snapshot.context.readyAt);
  const countdown = formatCountdown(secondsUntil(readyAt, useNow()));
  return (
    <p>
      <Trans>
        You can resend the code in <time className={styles.time}>{countdown}</time>
      </Trans>
    </p>
  );
}
