import { Trans, useLingui } from '@lingui/react/macro';
import BellRing from 'lucide-react/icons/bell-ring';
import Timer from 'lucide-react/icons/timer';
import { useId } from 'react';
import { isOver } from '../../../../machines/kitchen/kitchen-timers.model.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { timeLeft } from './time-left.ts';
import { TimerLine } from './TimerLine.tsx';
import styles from './TimersMenu.module.css';
import { useKitchenTimers, useShownTimers, type TimersActor } from './use-timers.ts';

/** What is timed, on every page: in the header, on a phone in the bar at the lower edge. */
export function TimersMenu({ path }: { path: string | null }) {
  const flow = useKitchenTimers();
  // A menu of its own for each page: a link of it closes it.
  return flow === undefined ? null : <TimersOf key={path} flow={flow} />;
}

export function TimersOf({ flow }: { flow: TimersActor }) {
  const { t } = useLingui();
  const id = useId();
  const { timers, now } = useShownTimers(flow);
  const [first] = timers;
  if (first === undefined) return null;
  const isUp = isOver(first, now);
  return (
    <div className={styles.timers}>
      <button className={isUp ? styles.over : styles.button} type="button" popoverTarget={id}>
        {isUp ? <BellRing /> : <Timer />}
        <span className={styles.left}>
          {isUp ? <Trans>Time is up</Trans> : <bdi dir="ltr">{timeLeft(first.endsAt, now)}</bdi>}{' '}
          <VisuallyHidden>{t`Timers`}</VisuallyHidden>
        </span>
      </button>
      <div className={styles.list} id={id} popover="auto" role="group" aria-label={t`Timers`}>
        <ul className={styles.lines}>
          {timers.map((timer) => (
            <TimerLine key={timer.guid} timer={timer} now={now} flow={flow} />
          ))}
        </ul>
      </div>
    </div>
  );
}
