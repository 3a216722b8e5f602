import { t } from '@lingui/core/macro';
import { fromPromise } from 'xstate';
import { kitchenTimerEndpoints, type KitchenTimer } from '../../../contract/kitchen/kitchen-timers.ts';
import { kitchenTimersMachine } from '../../../machines/kitchen/kitchen-timers.machine.ts';
import { timerPath, type HeldTimer, type KitchenTimersInput, type Told } from '../../../machines/kitchen/kitchen-timers.model.ts';
import { prepareSound, soundAlarm } from '../../services/alarm.ts';
import { followTimers, readTimers, writeTimers } from '../../services/kitchen-timers.ts';
import { showSystemNotice } from '../../services/notices.ts';
import type { FlowScope } from '../flow-scope.ts';

/** The fields of a timer that the server needs. */
const asSent = ({ told: _told, rung: _rung, ...timer }: HeldTimer): KitchenTimer => timer;

function announce(timer: KitchenTimer): void {
  const { name } = timer;
  // A visible page shows it itself.
  if (document.visibilityState === 'visible') return;
  void showSystemNotice({ title: t`Time is up: ${name}`, tag: timer.guid, href: timerPath(timer) ?? '/account' });
}

/** Initial data of an account's timers. */
export const heldTimersOf = (userGuid: string, { newId }: FlowScope): KitchenTimersInput => ({
  userGuid,
  held: readTimers(userGuid),
  now: Date.now,
  ran: () => performance.now(),
  newId,
});

export function composeKitchenTimers({ api }: FlowScope): typeof kitchenTimersMachine {
  return kitchenTimersMachine.provide({
    actors: {
      syncTimers: fromPromise<Told & { refused: readonly string[] }, { timers: readonly HeldTimer[] }>(async ({ input, signal }) => {
        const sentAt = Date.now();
        const { now, ...told } = await api(kitchenTimerEndpoints.syncTimers, { body: { timers: input.timers.map(asSent) }, signal });
        // The server read its clock at some point between request and response.
        return { ...told, difference: Math.round(now - (sentAt + Date.now()) / 2) };
      }),
      sound: soundAlarm,
      followTabs: followTimers,
    },
    actions: {
      keepTimers: (_, held) => writeTimers(held),
      prepareSound,
      announce: (_, { timers }) => {
        for (const timer of timers) announce(timer);
      },
    },
  });
}
