import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import WifiOff from 'lucide-react/icons/wifi-off';
import type { ActorRefFrom } from 'xstate';
import type { reachabilityMachine } from '../../../../machines/shell/reachability.machine.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import styles from './Notices.module.css';

/** Says that the server is unreachable, or the device offline, and what can be read without it. A change of either comes with a state. */
export function OfflineNotice({ flow }: { flow: ActorRefFrom<typeof reachabilityMachine> }) {
  const isOffline = useSelector(flow, (snapshot) => snapshot.hasTag('offline'));
  const isRetrying = useSelector(flow, (snapshot) => snapshot.hasTag('retrying'));
  if (!isOffline) return null;
  return (
    <div className={styles.notice}>
      <p className={styles.text}>
        <WifiOff className={styles.icon} />
        {navigator.onLine ? <Trans>We could not reach the server.</Trans> : <Trans>You are offline.</Trans>}
      </p>
      <div className={styles.actions}>
        <ButtonLink href="/saved-recipes" variant="FilledAccent2" size="Small">
          <Trans>Saved recipes</Trans>
        </ButtonLink>
        <Button variant="FilledPageBg" size="Small" isLoading={isRetrying} onClick={() => flow.send({ type: 'retry.requested' })}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    </div>
  );
}
