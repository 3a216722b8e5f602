import { Trans, useLingui } from '@lingui/react/macro';
import Timer from 'lucide-react/icons/timer';
import { useState, type SubmitEvent } from 'react';
import { longestTimer, longestTimerName } from '../../../../contract/kitchen/kitchen-timers.ts';
import { formatMinutes } from '../../../../contract/recipes/minutes.ts';
import type { Recipe } from '../../../../contract/recipes/recipe.ts';
import { hasRoom } from '../../../../machines/kitchen/kitchen-timers.model.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { TimerLine } from '../../kitchen/timers/TimerLine.tsx';
import { useKitchenTimers, useShownTimers, type TimersActor } from '../../kitchen/timers/use-timers.ts';
import styles from './CookModePage.module.css';

interface TimersProps {
  recipe: Recipe;
  step: number;
  /** Duration of the open step; null without one. */
  minutes: number | null;
}

/** Running timers, and a timer for the open step. */
export function Timers(props: TimersProps) {
  const { t } = useLingui();
  const flow = useKitchenTimers();
  return (
    <section className={styles.timers} aria-label={t`Timers`}>
      {/* Timers load after the page; a cook does not press that early. */}
      {flow !== undefined && <TimersOf flow={flow} {...props} />}
    </section>
  );
}

function TimersOf({ flow, recipe, step, minutes }: TimersProps & { flow: TimersActor }) {
  const { i18n } = useLingui();
  const { timers, now } = useShownTimers(flow);
  const { companyUri, guid } = recipe;
  const offered = minutes === null || minutes <= 0 ? [1, 5, 10] : [minutes];
  const isFull = !hasRoom(timers, now);
  const start = (each: number, name: string) =>
    flow.send({ type: 'timer.started', name, minutes: each, step, recipe: { companyUri, guid } });
  return (
    <>
      {timers.length > 0 && (
        <ul className={styles.list}>
          {timers.map((timer) => (
            <TimerLine key={timer.guid} timer={timer} now={now} flow={flow} hasLink={timer.recipeGuid !== guid} />
          ))}
        </ul>
      )}
      <div className={styles.offers}>
        {offered.map((each) => {
          const time = formatMinutes(each, i18n.locale);
          return (
            <Button key={each} variant="Outlined" size="Flat" icon={<Timer />} disabled={isFull} onClick={() => start(each, recipe.title)}>
              <Trans>Start timer: {time}</Trans>
            </Button>
          );
        })}
      </div>
      {isFull ? (
        <p className={styles.note}>
          <Trans>No more timers can run at once. Stop one to start another.</Trans>
        </p>
      ) : (
        <OwnTimer onStart={(each, name) => start(each, name === '' ? recipe.title : name)} />
      )}
    </>
  );
}

/** A timer of any length, with a free name. */
function OwnTimer({ onStart }: { onStart: (minutes: number, name: string) => void }) {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const [minutes, setMinutes] = useState('');
  const length = Number(minutes.replace(',', '.'));
  const isLength = length > 0 && length <= longestTimer / 60_000;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isLength) return;
    onStart(length, name.trim());
    setName('');
    setMinutes('');
  };
  return (
    <details className={styles.own}>
      <summary>
        <Trans>Another timer</Trans>
      </summary>
      <form className={styles.ownForm} noValidate onSubmit={submit}>
        <TextField label={t`What it is for`} value={name} maxLength={longestTimerName} onValueChange={setName} />
        <TextField label={t`Minutes`} value={minutes} inputMode="decimal" maxLength={6} onValueChange={setMinutes} />
        <Button type="submit" variant="Outlined" size="Flat" disabled={!isLength}>
          <Trans>Start</Trans>
        </Button>
      </form>
    </details>
  );
}
