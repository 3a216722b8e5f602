import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Copy from 'lucide-react/icons/copy';
import type { RecordedFlow } from '../../../../machines/developer/recordings.machine.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './RecordingsPage.module.css';

interface RecordedFlowRowProps {
  flow: RecordedFlow;
  isCopying: boolean;
  onCopy: () => void;
}

export function RecordedFlowRow({ flow, isCopying, onCopy }: RecordedFlowRowProps) {
  const { t, i18n } = useLingui();
  const time = new Intl.DateTimeFormat(i18n.locale, { timeStyle: 'medium' });
  const { name, machineId, isRunning, events, lastAt } = flow;
  return (
    <li className={styles.flow}>
      <h2 className={styles.name}>{machineId}</h2>
      <p className={styles.facts}>
        <code>{name}</code> · {isRunning ? <Trans>running</Trans> : <Trans>ended</Trans>} ·{' '}
        <Plural value={events} one="# event" other="# events" /> · <time>{time.format(lastAt)}</time>
      </p>
      <Button
        className={styles.copy}
        variant="Outlined"
        size="Flat"
        icon={<Copy />}
        isLoading={isCopying}
        aria-label={t`Copy flow recording of ${machineId}`}
        onClick={onCopy}
      >
        <Trans>Copy flow recording</Trans>
      </Button>
    </li>
  );
}
