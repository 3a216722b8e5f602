import { Trans, useLingui } from '@lingui/react/macro';
import BellRing from 'lucide-react/icons/bell-ring';
import Timer from 'lucide-react/icons/timer';
import { Link } from 'wouter';
import { isOver, timerPath, type HeldTimer } from '../../../../machines/kitchen/kitchen-timers.model.ts';
import { Button } from '../../../ui/Button.tsx';
import { timeLeft } from './time-left.ts';
import styles from './TimerLine.module.css';
import type { TimersActor } from './use-timers.ts';

interface TimerLineProps {
  timer: HeldTimer;
  /** By the server's clock. */
  now: number;
  flow: TimersActor;
  /** Off where the recipe is already open. */
  hasLink?: boolean;
}

/** One timer: remaining time, a button for one more minute, and stop. */
export function TimerLine({ timer, now, flow, hasLink = true }: TimerLineProps) {
  const { t } = useLingui();
  const { guid, name, step, endsAt, told } = timer;
  const isUp = isOver(timer, now);
  const number = (step ?? 0) + 1;
  const path = hasLink ? timerPath(timer) : null;
  return (
    <li className={isUp ? styles.over : styles.line}>
      {isUp ? <BellRing /> : <Timer />}
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
        {path !== null && (
          <Link href={path} className={styles.aside}>
            <Trans>Open the recipe</Trans>
          </Link>
        )}
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
      <div className={styles.ways}>
        <Button variant="Outlined" size="Small" onClick={() => flow.send({ type: 'timer.extended', guid })} aria-label={t`+1 min: ${name}`}>
          <Trans>+1 min</Trans>
        </Button>
        <Button variant="Outlined" size="Small" onClick={() => flow.send({ type: 'timer.stopped', guid })} aria-label={t`Stop: ${name}`}>
          <Trans>Stop</Trans>
        </Button>
      </div>
    </li>
  );
}
