import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import Sparkles from 'lucide-react/icons/sparkles';
import type { ActorRefFrom } from 'xstate';
import type { updateMachine } from '../../../../machines/shell/update.machine.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './Notices.module.css';

/** Offers a new version of the product. */
export function UpdateNotice({ flow }: { flow: ActorRefFrom<typeof updateMachine> }) {
  const isOffered = useSelector(flow, (snapshot) => snapshot.hasTag('offered'));
  const isWaiting = useSelector(flow, (snapshot) => snapshot.hasTag('waiting'));
  const canWait = useSelector(flow, (snapshot) => snapshot.can({ type: 'later.requested' }));
  if (!isOffered) return null;
  return (
    <div className={styles.notice}>
      <p className={styles.text}>
        <Sparkles className={styles.icon} />
        <Trans>A new version is ready.</Trans>
      </p>
      <div className={styles.actions}>
        <Button variant="FilledAccent2" size="Small" isLoading={isWaiting} onClick={() => flow.send({ type: 'update.requested' })}>
          <Trans>Update now</Trans>
        </Button>
        <Button variant="FilledPageBg" size="Small" disabled={!canWait} onClick={() => flow.send({ type: 'later.requested' })}>
          <Trans>Later</Trans>
        </Button>
      </div>
    </div>
  );
}
