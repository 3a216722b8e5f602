import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { kitchenTimersMachine } from '../../../../machines/kitchen/kitchen-timers.machine.ts';
import { shownTimers } from '../../../../machines/kitchen/kitchen-timers.model.ts';
import { useApp } from '../../../app/app-context.tsx';
import { useNow } from '../../../app/use-now.ts';

export type TimersActor = ActorRefFrom<typeof kitchenTimersMachine>;

/** The timers of the account; undefined until what goes on beside the pages is there, and for nobody. */
export function useKitchenTimers(): TimersActor | undefined {
  const companions = useSelector(useApp().app, (snapshot) => snapshot.context.companions);
  return useSelector(companions?.kitchenNews, (snapshot) => snapshot?.children.timers);
}

/** What runs and what is over, the first to end first, and the time that they are set by. */
export function useShownTimers(flow: TimersActor) {
  const { timers, difference } = useSelector(flow, (snapshot) => snapshot.context);
  return { timers: shownTimers(timers), now: useNow() + (difference ?? 0) };
}
