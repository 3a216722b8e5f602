import type { KitchenTimer } from '../../../contract/kitchen/kitchen-timers.ts';
import type { kitchenTimersMachine } from '../../../machines/kitchen/kitchen-timers.machine.ts';
import type { HeldTimer, KitchenTimersInput } from '../../../machines/kitchen/kitchen-timers.model.ts';
import type { Fixture } from '../../support/fixture.ts';
import { testStart } from '../../support/world.ts';
import { failure } from '../samples.ts';

const minute = 60_000;

/** A timer that ends five minutes after the test started. */
export const kitchenTimer = (guid: string, more: Partial<KitchenTimer> = {}): KitchenTimer => ({
  guid,
  revision: 1,
  name: `Boil ${guid}`,
  step: null,
  companyUri: null,
  recipeGuid: null,
  endsAt: testStart + 5 * minute,
  isStopped: false,
  ...more,
});

export const heldTimer = (guid: string, more: Partial<HeldTimer> = {}): HeldTimer => ({ ...kitchenTimer(guid), told: 1, rung: 0, ...more });

/** An account without timers, on a device with a correct clock. */
export const noTimers = (userGuid: string): KitchenTimersInput => ({
  userGuid,
  held: { timers: [], difference: null },
  now: () => testStart,
  ran: () => 0,
  newId: () => 'id',
});

const over = { endsAt: testStart - minute };

export const kitchenTimersFixture: Fixture<typeof kitchenTimersMachine> = {
  inputs: {
    nothing: ({ now, newId }) => ({ ...noTimers('ada'), now, newId }),
    running: ({ now, newId }) => ({ ...noTimers('ada'), now, newId, held: { timers: [heldTimer('eggs')], difference: 0 } }),
    /** It ended in the user's absence. */
    over: ({ now, newId }) => ({ ...noTimers('ada'), now, newId, held: { timers: [heldTimer('eggs', over)], difference: 0 } }),
    /** It was stopped offline. */
    untold: ({ now, newId }) => ({
      ...noTimers('ada'),
      now,
      newId,
      held: { timers: [heldTimer('eggs', { revision: 2, isStopped: true })], difference: 0 },
    }),
  },
  events: {
    'timer.started': { tea: { name: 'Tea', minutes: 3, step: 0, recipe: { companyUri: 'adas-kitchen', guid: 'r1' } } },
    'timer.extended': { eggs: { guid: 'eggs' } },
    'timer.stopped': { eggs: { guid: 'eggs' } },
    'timers.told': {
      running: { timers: [kitchenTimer('eggs')], difference: 0 },
      over: { timers: [kitchenTimer('stew', over)], difference: 0 },
    },
    'timers.shared': { rung: { timers: [heldTimer('eggs', { ...over, rung: 1 })], difference: 0 } },
    'network.returned': 'bare',
  },
  outputs: {
    syncTimers: { taken: { timers: [], difference: 0, refused: [] } },
    askTime: { told: { timers: [], difference: 0, refused: [] } },
  },
  errors: {
    syncTimers: { offline: failure('unknown'), wrong: failure('invalidInput') },
    askTime: { offline: failure('unknown') },
  },
};
