import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { providerNames } from '../../../../contract/sign-in/providers.ts';
import type { popUpMachine } from '../../../../machines/sign-in/pop-up.machine.ts';
import { Button } from '../../../ui/Button.tsx';
import { StatusMessage } from '../../../ui/StatusMessage.tsx';
import styles from './PopUpNews.module.css';

interface PopUpNewsProps {
  flow: ActorRefFrom<typeof popUpMachine>;
}

/** The state of the pop-up. A refusal is shown in the form's error area. */
export const PopUpNews = ({ flow }: PopUpNewsProps) => (
  <StatusMessage>
    <Progress flow={flow} />
  </StatusMessage>
);

function Progress({ flow }: PopUpNewsProps) {
  const { provider } = useSelector(flow, (snapshot) => snapshot.context);
  const isOpen = useSelector(flow, (snapshot) => snapshot.hasTag('open'));
  const isWaiting = useSelector(flow, (snapshot) => snapshot.matches({ open: 'waiting' }));
  const isClosed = useSelector(flow, (snapshot) => snapshot.matches({ open: 'closed' }));
  const isBlocked = useSelector(flow, (snapshot) => snapshot.matches('blocked'));
  const isLeaving = useSelector(flow, (snapshot) => snapshot.matches('leaving'));
  const name = providerNames[provider];
  if (isClosed)
    return (
      <p className={styles.quiet}>
        <Trans>The {name} window was closed.</Trans>
      </p>
    );
  if (isOpen)
    return (
      <div className={styles.news}>
        <p>
          <Trans>Continue in the {name} window.</Trans>
        </p>
        <Button variant="Flat" size="Small" disabled={!isWaiting} onClick={() => flow.send({ type: 'cancel.requested' })}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    );
  if (isBlocked)
    return (
      <div className={styles.news}>
        <p>
          <Trans>Your browser did not let us open a window for {name}.</Trans>
        </p>
        <Button variant="FilledAccent1Light" size="Flat" onClick={() => flow.send({ type: 'redirect.chosen' })}>
          <Trans>Continue in this window</Trans>
        </Button>
      </div>
    );
  return isLeaving ? (
    <p className={styles.quiet}>
      <Trans>Taking you to {name}…</Trans>
    </p>
  ) : null;
}
