import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { kitchenTimersMachine } from '../../../../machines/kitchen/kitchen-timers.machine.ts';
import { shownTimers } from '../../../../machines/kitchen/kitchen-timers.model.ts';
import { useApp } from '../../../app/app-context.tsx';
import { useNow } from '../../../app/use-now.ts';

export type TimersActor = ActorRefFrom<typeof kitchenTimersMachine>;

/** The account's timers; undefined before companions load, and when signed out. */
export function useKitchenTimers(): TimersActor | undefined {
  const companions = useSelector(useApp().app, (snapshot) => snapshot.context.companions);
  return useSelector(companions?.kitchenNews, (snapshot) => snapshot?.children.timers);
}

/** Running and ended timers, first to end first, and the current time of their clock. */
export function useShownTimers(flow: TimersActor) {
  const { timers, difference } = useSelector(flow, (snapshot) => snapshot.context);
  return { timers: shownTimers(timers), now: useNow() + (difference ?? 0) };
}
