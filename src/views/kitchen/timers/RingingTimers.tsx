import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { isOver } from '../../../../machines/kitchen/kitchen-timers.model.ts';
import styles from './RingingTimers.module.css';
import { TimerLine } from './TimerLine.tsx';
import { useKitchenTimers, useShownTimers, type TimersActor } from './use-timers.ts';

/** Ringing timers, above any page. */
export function RingingTimers() {
  const flow = useKitchenTimers();
  return flow === undefined ? null : <Ringing flow={flow} />;
}

export function Ringing({ flow }: { flow: TimersActor }) {
  const isRinging = useSelector(flow, (snapshot) => snapshot.matches({ alarm: 'ringing' }));
  const { timers, now } = useShownTimers(flow);
  if (!isRinging) return null;
  return (
    <section className={styles.ringing} role="alert">
      <h2 className={styles.title}>
        <Trans>Timer done</Trans>
      </h2>
      <ul className={styles.lines}>
        {timers
          .filter((timer) => isOver(timer, now))
          .map((timer) => (
            <TimerLine key={timer.guid} timer={timer} now={now} flow={flow} />
          ))}
      </ul>
    </section>
  );
}
