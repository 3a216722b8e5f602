import { Trans, useLingui } from '@lingui/react/macro';
import { isOver, type HeldTimer } from '../../../../machines/kitchen/kitchen-timers.model.ts';
import { Button } from '../../../ui/Button.tsx';
import { timeLeft } from '../../kitchen/timers/time-left.ts';
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
}

/** A running timer as a ring that empties, with the remaining time inside. */
export function TimerRing({ timer, now, whole, flow }: TimerRingProps) {
  const { t } = useLingui();
  const { guid, name, step, endsAt, told } = timer;
  const isUp = isOver(timer, now);
  const number = (step ?? 0) + 1;
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
        <p className={styles.name} dir="auto">
          {name}
        </p>
        {step !== null && (
          <p className={styles.aside}>
            <Trans>Step {number}</Trans>
          </p>
        )}
        {told === -1 && (
          <p className={styles.aside}>
            <Trans>On this device only: too many timers run at once.</Trans>
          </p>
        )}
        <div className={styles.ways}>
          <Button
            variant="Outlined"
            size="Flat"
            onClick={() => flow.send({ type: 'timer.extended', guid })}
            aria-label={t`+1 min: ${name}`}
          >
            <Trans>+1 min</Trans>
          </Button>
          <Button variant="Outlined" size="Flat" onClick={() => flow.send({ type: 'timer.stopped', guid })} aria-label={t`Stop: ${name}`}>
            <Trans>Stop</Trans>
          </Button>
        </div>
      </div>
    </li>
  );
}
