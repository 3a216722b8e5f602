import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type SubmitEvent } from 'react';
import { longestTimer, longestTimerName } from '../../../../contract/kitchen/kitchen-timers.ts';
import { formatMinutes } from '../../../../contract/recipes/minutes.ts';
import type { Recipe } from '../../../../contract/recipes/recipe.ts';
import { hasRoom } from '../../../../machines/kitchen/kitchen-timers.model.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useKitchenTimers, useShownTimers, type TimersActor } from '../../kitchen/timers/use-timers.ts';
import styles from './CookModePage.module.css';
import { Ring, TimerRing } from './TimerRing.tsx';

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
      {/* Timers load after the page: their buttons are there with the step, and wait for them. */}
      {flow === undefined ? <Offers minutes={props.minutes} onStart={null} /> : <TimersOf flow={flow} {...props} />}
    </section>
  );
}

const hour = 60;

function TimersOf({ flow, recipe, step, minutes }: TimersProps & { flow: TimersActor }) {
  const { timers, now } = useShownTimers(flow);
  const { companyUri, guid, steps } = recipe;
  const isFull = !hasRoom(timers, now);
  const start = (each: number, name: string) =>
    flow.send({ type: 'timer.started', name, minutes: each, step, recipe: { companyUri, guid } });
  /** A full ring: the minutes of the timer's step, or an hour as on a clock. */
  const wholeOf = (timer: (typeof timers)[number]) =>
    (((timer.recipeGuid === guid ? steps[timer.step ?? -1]?.minutes : null) ?? 0) || hour) * 60_000;
  return (
    <>
      {timers.length > 0 && (
        <ul className={styles.list}>
          {timers.map((timer) => (
            <TimerRing key={timer.guid} timer={timer} now={now} whole={wholeOf(timer)} flow={flow} hasLink={timer.recipeGuid !== guid} />
          ))}
        </ul>
      )}
      <Offers minutes={minutes} onStart={isFull ? null : (each) => start(each, recipe.title)} />
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

interface OffersProps {
  minutes: number | null;
  /** Null: none can be started now. */
  onStart: ((minutes: number) => void) | null;
}

/** The timer of the open step, or timers of usual lengths. */
function Offers({ minutes, onStart }: OffersProps) {
  const { i18n } = useLingui();
  const offered = minutes === null || minutes <= 0 ? [1, 5, 10] : [minutes];
  return (
    <div className={styles.offers}>
      {offered.map((each) => {
        const time = formatMinutes(each, i18n.locale);
        return (
          <Button
            key={each}
            variant="FilledAccent1Light"
            size="Flat"
            icon={<Ring share={Math.min(1, each / hour)} />}
            disabled={onStart === null}
            onClick={() => onStart?.(each)}
          >
            <Trans>Start timer: {time}</Trans>
          </Button>
        );
      })}
    </div>
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
