import { Trans } from '@lingui/react/macro';
import { isOver, timerPath, type HeldTimer } from '../../../../machines/kitchen/kitchen-timers.model.ts';
import { timeLeft } from '../../kitchen/timers/time-left.ts';
import { TimerButtons, TimerWords } from '../../kitchen/timers/TimerParts.tsx';
import type { TimersActor } from '../../kitchen/timers/use-timers.ts';
import styles from './TimerRing.module.css';

/** The length of the ring, in its own units. */
const around = 100;

/** A ring that is filled as far as `share`, from 0 to 1. */
export function Ring({ share }: { share: number }) {
  return (
    <svg className={styles.ring} viewBox="0 0 40 40" aria-hidden="true">
      <circle className={styles.track} cx="20" cy="20" r="17" />
      <circle
        className={styles.rest}
        cx="20"
        cy="20"
        r="17"
        pathLength={around}
        strokeDasharray={`${Math.round(share * around)} ${around}`}
      />
    </svg>
  );
}

interface TimerRingProps {
  timer: HeldTimer;
  /** By the server's clock. */
  now: number;
  /** Milliseconds of a full ring. */
  whole: number;
  flow: TimersActor;
  /** Off where the recipe is already open. */
  hasLink: boolean;
}

/** A running timer as a ring that empties, with the remaining time inside. */
export function TimerRing({ timer, now, whole, flow, hasLink }: TimerRingProps) {
  const { endsAt } = timer;
  const isUp = isOver(timer, now);
  return (
    <li className={styles.timer} data-up={isUp || undefined}>
      <div className={styles.dial}>
        <Ring share={Math.min(1, Math.max(0, (endsAt - now) / whole))} />
        {isUp ? (
          <strong className={styles.left}>
            <Trans>Time is up</Trans>
          </strong>
        ) : (
          <span role="timer" className={styles.left} dir="ltr">
            {timeLeft(endsAt, now)}
          </span>
        )}
      </div>
      <div className={styles.what}>
        <TimerWords timer={timer} path={hasLink ? timerPath(timer) : null} />
        <TimerButtons timer={timer} flow={flow} size="Flat" />
      </div>
    </li>
  );
}
