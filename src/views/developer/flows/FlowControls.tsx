import { Trans, useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import type { FlowActor, FlowStep, FlowTab } from '../../../../machines/developer/flow-viewer.model.ts';
import { Button } from '../../../ui/Button.tsx';
import { StatusMessage } from '../../../ui/StatusMessage.tsx';
import styles from './FlowControls.module.css';

interface FlowControlsProps {
  actor: FlowActor;
  /** Actors of the same machine. */
  others: readonly FlowActor[];
  tabs: readonly FlowTab[];
  step: FlowStep | null;
  isPaused: boolean;
  onChoose: (key: string) => void;
  onPause: () => void;
  onResume: () => void;
  onMove: (by: -1 | 1) => void;
}

/** Chooses the actor, and pauses or steps. */
export function FlowControls({ actor, others, tabs, step, isPaused, onChoose, onPause, onResume, onMove }: FlowControlsProps) {
  const { t, i18n } = useLingui();
  const time = new Intl.DateTimeFormat(i18n.locale, { timeStyle: 'medium' });
  const position = actor.steps.findIndex(({ index }) => index === step?.index) + 1;
  const count = actor.steps.length;
  const nameOf = ({ name, tabId, isRunning }: FlowActor) => {
    const tab = tabs.find(({ id }) => id === tabId);
    const place = tab === undefined ? t`closed tab` : `${tab.path} (${time.format(tab.openedAt)})`;
    return isRunning ? `${name}, ${place}` : t`${name}, ${place}, ended`;
  };
  return (
    <div className={styles.controls}>
      <label className={styles.actor}>
        <Trans>Actor</Trans>
        <select value={actor.key} onChange={(event) => onChoose(event.currentTarget.value)}>
          {others.map((other) => (
            <option key={other.key} value={other.key}>
              {nameOf(other)}
            </option>
          ))}
        </select>
      </label>
      <div className={styles.time} role="group" aria-label={t`Time`}>
        <Button
          variant="FilledGray"
          size="Small"
          icon={<ChevronLeft />}
          aria-label={t`Step back`}
          disabled={position <= 1}
          onClick={() => onMove(-1)}
        />
        {isPaused ? (
          <Button variant="FilledAccent1" size="Small" icon={<Play />} onClick={onResume}>
            <Trans>Live</Trans>
          </Button>
        ) : (
          <Button variant="FilledGray" size="Small" icon={<Pause />} onClick={onPause}>
            <Trans>Pause</Trans>
          </Button>
        )}
        <Button
          variant="FilledGray"
          size="Small"
          icon={<ChevronRight />}
          aria-label={t`Step forward`}
          disabled={!isPaused || position >= count}
          onClick={() => onMove(1)}
        />
        <StatusMessage>
          <span className={styles.position}>
            {isPaused ? (
              <Trans>
                Step {position} of {count}
              </Trans>
            ) : (
              <Trans>Live, step {count}</Trans>
            )}
          </span>
        </StatusMessage>
      </div>
    </div>
  );
}
