import { Trans, useLingui } from '@lingui/react/macro';
import BellRing from 'lucide-react/icons/bell-ring';
import Timer from 'lucide-react/icons/timer';
import { isOver } from '../../../../machines/kitchen/kitchen-timers.model.ts';
import { HeadMenu } from '../../../ui/HeadMenu.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { timeLeft } from './time-left.ts';
import { TimerLine } from './TimerLine.tsx';
import styles from './TimerLine.module.css';
import { useKitchenTimers, useShownTimers, type TimersActor } from './use-timers.ts';

/** Running timers, on every page: in the header, or on a phone in the bottom bar if there is one. */
export function TimersMenu({ path }: { path: string | null }) {
  const flow = useKitchenTimers();
  // Remounted on each page, so that following a link closes it.
  return flow === undefined ? null : <TimersOf key={path} flow={flow} />;
}

export function TimersOf({ flow }: { flow: TimersActor }) {
  const { t } = useLingui();
  const { timers, now } = useShownTimers(flow);
  const [first] = timers;
  if (first === undefined) return null;
  const isUp = isOver(first, now);
  return (
    <HeadMenu
      label={t`Timers`}
      icon={isUp ? <BellRing /> : <Timer />}
      words={
        <>
          {isUp ? (
            <Trans>Time is up</Trans>
          ) : (
            <bdi className={styles.left} dir="ltr">
              {timeLeft(first.endsAt, now)}
            </bdi>
          )}{' '}
          <VisuallyHidden>{t`Timers`}</VisuallyHidden>
        </>
      }
      hasShortWords={!isUp}
      isUrgent={isUp}
    >
      {timers.map((timer) => (
        <TimerLine key={timer.guid} timer={timer} now={now} flow={flow} />
      ))}
    </HeadMenu>
  );
}
