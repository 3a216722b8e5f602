import { loadWords } from '@anydish/language/words';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { fromPromise } from 'xstate';
import { formatFraction } from '../../../contract/recipes/amounts.ts';
import { formatMinutes } from '../../../contract/recipes/minutes.ts';
import { itemName, showRecipe } from '../../../contract/recipes/recipe-math.ts';
import type { Recipe } from '../../../contract/recipes/recipe.ts';
import { factorBy } from '../../../contract/recipes/scale-by.ts';
import { sourceLocale } from '../../../contract/shell/locales.ts';
import { isOver, shownTimers } from '../../../machines/kitchen/kitchen-timers.model.ts';
import { timeOf } from '../../../machines/kitchen/kitchen-timers.machine.ts';
import type { cookModeMachine } from '../../../machines/recipes/cook-mode.machine.ts';
import { handsFreeMachine, type CookedPage, type HandsFreeInput, type Spoken } from '../../../machines/recipes/hands-free.machine.ts';
import { findIngredient } from '../../../machines/recipes/voice-commands.ts';
import { canListen, listenToWords, sayAloud } from '../../services/speech.ts';
import { formatQuantity } from '../../texts/quantity-texts.ts';
import type { SnapshotFrom } from 'xstate';
import type { FlowScope } from '../flow-scope.ts';

/** Browser features that hands-free mode needs. */
export const voice = (): Omit<HandsFreeInput, 'page'> => ({ isAvailable: canListen() });

interface Cooked {
  recipe: Recipe;
  step: number;
  /** As shown on the page. */
  shown: Recipe;
}

/** The recipe being cooked on the page; null before it is loaded. */
function cookedOn(page: CookedPage): Cooked | null {
  // Every page with cook mode runs this machine.
  const { context } = page.getSnapshot() as SnapshotFrom<typeof cookModeMachine>;
  const { recipe, step, servings, unitSystem, have, oven } = context;
  if (recipe === null || servings === null || unitSystem === null) return null;
  const format = (value: number) => formatFraction(value, i18n.locale);
  return { recipe, step, shown: showRecipe(recipe, { servings, unitSystem, oven, factor: factorBy(recipe, have), format }) };
}

/** Minutes of a timer without a given time: those of the shown step. */
const minutesOf = ({ step, shown }: Cooked): number | null => {
  const minutes = shown.steps[step]?.minutes ?? null;
  return minutes === null || minutes <= 0 ? null : minutes;
};

interface Sentence {
  text: string;
  language: string;
}

/** Text to speak: recipe text in its own language, everything else in the page's. */
function sentenceOf(spoken: Spoken, cooked: Cooked): Sentence {
  const { recipe, step, shown } = cooked;
  const ofRecipe = (text: string): Sentence => ({ text, language: recipe.language ?? 'en' });
  const ofPage = (text: string): Sentence => ({ text, language: i18n.locale });
  if (spoken.kind === 'step') return ofRecipe(shown.steps[step]?.text ?? '');
  if (spoken.kind === 'timerStopped') return ofPage(t`Timer stopped.`);
  if (spoken.kind === 'timerStarted') {
    const minutes = spoken.minutes ?? minutesOf(cooked);
    if (minutes === null) return ofPage(t`How long? Say it with the minutes.`);
    const time = formatMinutes(minutes, i18n.locale);
    return ofPage(t`Timer started: ${time}`);
  }
  const place = findIngredient(
    spoken.of,
    recipe.ingredients.map(({ item }) => item),
  );
  const ingredient = place === null ? undefined : shown.ingredients[place];
  if (ingredient === undefined) return ofPage(t`That is not among the ingredients.`);
  const amount = formatQuantity(ingredient.amount, ingredient.unit, i18n);
  return ofRecipe(`${amount === '' ? t`to taste` : amount} ${itemName(ingredient)}`);
}

/** Voice control for cooking. */
export function composeHandsFree({ kitchenTimers }: FlowScope): typeof handsFreeMachine {
  return handsFreeMachine.provide({
    actors: {
      listen: listenToWords(
        () => i18n.locale,
        (language) => loadWords([sourceLocale, language]),
      ),
      speak: fromPromise<unknown, { page: CookedPage; spoken: Spoken }>(({ input: { page, spoken }, signal }) => {
        const cooked = cookedOn(page);
        if (cooked === null) return Promise.resolve();
        const { text, language } = sentenceOf(spoken, cooked);
        return sayAloud(text, language, signal);
      }),
    },
    actions: {
      startTimer: (_, { page, minutes }) => {
        const cooked = cookedOn(page);
        const length = cooked === null ? null : (minutes ?? minutesOf(cooked));
        if (cooked === null || length === null) return;
        const { title, companyUri, guid } = cooked.recipe;
        kitchenTimers()?.send({ type: 'timer.started', name: title, minutes: length, step: cooked.step, recipe: { companyUri, guid } });
      },
      stopTimer: () => {
        const timers = kitchenTimers();
        const context = timers?.getSnapshot().context;
        if (timers === undefined || timers === null || context === undefined) return;
        const shown = shownTimers(context.timers);
        const stopped = shown.find((timer) => isOver(timer, timeOf(context))) ?? shown[0];
        if (stopped !== undefined) timers.send({ type: 'timer.stopped', guid: stopped.guid });
      },
    },
  });
}
