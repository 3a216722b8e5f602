import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import BellRing from 'lucide-react/icons/bell-ring';
import Timer from 'lucide-react/icons/timer';
import type { ActorRefFrom } from 'xstate';
import type { cookModeMachine, Timer as KitchenTimer } from '../../../../machines/recipes/cook-mode.machine.ts';
import { useNow } from '../../../app/use-now.ts';
import { formatMinutes } from '../../../../contract/recipes/minutes.ts';
import { Button } from '../../../ui/Button.tsx';
import { RemoveButton } from '../../../ui/RemoveButton.tsx';
import styles from './CookModePage.module.css';

interface TimersProps {
  flow: ActorRefFrom<typeof cookModeMachine>;
  /** How long the open step takes; null when it does not say. */
  minutes: number | null;
}

/** What is timed, and a timer for the open step. */
export function Timers({ flow, minutes }: TimersProps) {
  const { t, i18n } = useLingui();
  const timers = useSelector(flow, (snapshot) => snapshot.context.timers);
  const offered = minutes === null || minutes <= 0 ? [1, 5, 10] : [minutes];
  return (
    <section className={styles.timers} aria-label={t`Timers`}>
      {timers.length > 0 && (
        <ul className={styles.list}>
          {timers.map((timer) => (
            <TimerRow key={timer.id} timer={timer} onRemove={() => flow.send({ type: 'timer.removed', id: timer.id })} />
          ))}
        </ul>
      )}
      <div className={styles.offers}>
        {offered.map((each) => {
          const time = formatMinutes(each, i18n.locale);
          return (
            <Button
              key={each}
              variant="Outlined"
              size="Flat"
              icon={<Timer />}
              onClick={() => flow.send({ type: 'timer.started', minutes: each })}
            >
              <Trans>Start timer: {time}</Trans>
            </Button>
          );
        })}
      </div>
    </section>
  );
}

const second = 1_000;
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Hours, minutes and seconds that are left, as a clock shows them. */
function leftOf(endsAt: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((endsAt - now) / second));
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:` : ''}${hours > 0 ? twoDigits(minutes) : minutes}:${twoDigits(seconds % 60)}`;
}

function TimerRow({ timer, onRemove }: { timer: KitchenTimer; onRemove: () => void }) {
  const { t } = useLingui();
  const now = useNow();
  const number = timer.step + 1;
  return (
    <li className={timer.hasRung ? styles.rung : styles.timer}>
      {timer.hasRung ? <BellRing /> : <Timer />}
      <span className={styles.name}>
        <Trans>Step {number}</Trans>
      </span>
      {timer.hasRung ? (
        <strong role="alert">
          <Trans>Time is up</Trans>
        </strong>
      ) : (
        <span role="timer" className={styles.left} dir="ltr">
          {leftOf(timer.endsAt, now)}
        </span>
      )}
      <RemoveButton label={t`Remove the timer of step ${number}`} onRemove={onRemove} />
    </li>
  );
}
