import { Trans } from '@lingui/react/macro';
import BellRing from 'lucide-react/icons/bell-ring';
import Timer from 'lucide-react/icons/timer';
import { isOver, timerPath, type HeldTimer } from '../../../../machines/kitchen/kitchen-timers.model.ts';
import { timeLeft } from './time-left.ts';
import styles from './TimerLine.module.css';
import { TimerButtons, TimerWords } from './TimerParts.tsx';
import type { TimersActor } from './use-timers.ts';

interface TimerLineProps {
  timer: HeldTimer;
  /** By the server's clock. */
  now: number;
  flow: TimersActor;
}

/** One timer: remaining time, a button for one more minute, and stop. */
export function TimerLine({ timer, now, flow }: TimerLineProps) {
  const { endsAt } = timer;
  const isUp = isOver(timer, now);
  return (
    <li className={isUp ? styles.over : styles.line}>
      {isUp ? <BellRing /> : <Timer />}
      <div className={styles.what}>
        <TimerWords timer={timer} path={timerPath(timer)} />
      </div>
      {isUp ? (
        <strong>
          <Trans>Time is up</Trans>
        </strong>
      ) : (
        <span role="timer" className={styles.left} dir="ltr">
          {timeLeft(endsAt, now)}
        </span>
      )}
      <TimerButtons timer={timer} flow={flow} size="Small" />
    </li>
  );
}
