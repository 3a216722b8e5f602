import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import type { HeldTimer } from '../../../../machines/kitchen/kitchen-timers.model.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './TimerParts.module.css';
import type { TimersActor } from './use-timers.ts';

/** What a timer is for. `path`: its recipe, where that is not open. */
export function TimerWords({ timer: { name, step, told }, path = null }: { timer: HeldTimer; path?: string | null }) {
  const number = (step ?? 0) + 1;
  return (
    <>
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
    </>
  );
}

interface TimerButtonsProps {
  timer: HeldTimer;
  flow: TimersActor;
  size: 'Small' | 'Flat';
}

/** One more minute, and stop. */
export function TimerButtons({ timer: { guid, name }, flow, size }: TimerButtonsProps) {
  const { t } = useLingui();
  return (
    <div className={styles.ways}>
      <Button variant="Outlined" size={size} onClick={() => flow.send({ type: 'timer.extended', guid })} aria-label={t`+1 min: ${name}`}>
        <Trans>+1 min</Trans>
      </Button>
      <Button variant="Outlined" size={size} onClick={() => flow.send({ type: 'timer.stopped', guid })} aria-label={t`Stop: ${name}`}>
        <Trans>Stop</Trans>
      </Button>
    </div>
  );
}
