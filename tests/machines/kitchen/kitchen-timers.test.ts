import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNewer, longestTimer, mostTimers, timerKept } from '../../../contract/kitchen/kitchen-timers.ts';
import { kitchenTimersMachine } from '../../../machines/kitchen/kitchen-timers.machine.ts';
import { mergeTimers, shownTimers, type HeldTimer, type HeldTimers } from '../../../machines/kitchen/kitchen-timers.model.ts';
import { onStage } from '../../support/stage.ts';
import { testStart } from '../../support/world.ts';
import { failure } from '../samples.ts';
import { heldTimer, kitchenTimer } from './kitchen-timers.fixture.ts';

const minute = 60_000;
const second = 1_000;
const nothing = { timers: [], difference: 0 };
const tea = { type: 'timer.started', name: 'Tea', minutes: 3, step: 1, recipe: { companyUri: 'adas-kitchen', guid: 'r1' } } as const;

const rightClock = () => ({ is: 0 });

/** A device; `skew` is the offset of its clock, and may change at run time. */
function device(held: HeldTimers = nothing, skew = rightClock()) {
  const stage = onStage(kitchenTimersMachine, ({ now, newId }) => ({
    userGuid: 'ada',
    held,
    now: () => now() + skew.is,
    ran: () => now() - testStart,
    newId,
  }));
  /** The server answers by its own, correct clock. */
  const askedTime = () => stage.answer('syncTimers', { timers: [], refused: [], difference: -skew.is });
  const timers = () => stage.actor.getSnapshot().context.timers;
  const isRinging = () => stage.actor.getSnapshot().matches({ alarm: 'ringing' });
  return { ...stage, askedTime, timers, isRinging };
}
const sentTo = ({ calls }: ReturnType<typeof device>) => calls.filter(({ src }) => src === 'syncTimers').map(({ input }) => input);

test('starts locally, then syncs to the server, and is stored in the browser', async () => {
  const here = device();
  here.actor.send(tea);
  expect(here.timers()).toMatchObject([{ name: 'Tea', step: 1, recipeGuid: 'r1', endsAt: testStart + 3 * minute, told: 0 }]);
  expect(sentTo(here)).toMatchObject([{ timers: [{ name: 'Tea', revision: 1 }] }]);
  await here.answer('syncTimers', { timers: [], refused: [], difference: 0 });
  expect(here.timers()).toMatchObject([{ told: 1 }]);
  expect(here.ran('keepTimers').at(-1)).toMatchObject({ userGuid: 'ada', timers: [{ told: 1 }], difference: 0 });
});

test('rings at its time, for a minute, and once', () => {
  const here = device();
  here.actor.send({ type: 'timers.told', timers: [kitchenTimer('eggs')], difference: 0 });
  here.clock.increment(5 * minute - second);
  expect(here.isRinging()).toBe(false);
  here.clock.increment(second);
  expect([here.isRinging(), here.ran('announce')]).toMatchObject([true, [{ timers: [{ guid: 'eggs' }] }]]);
  here.clock.increment(minute);
  expect(here.isRinging()).toBe(false);
  here.clock.increment(30 * minute);
  expect(here.ran('announce')).toHaveLength(1);
  // It stays visible until stopped.
  expect(shownTimers(here.timers())).toHaveLength(1);
});

test('stopping on one device silences all', () => {
  const here = device();
  here.actor.send({ type: 'timers.told', timers: [kitchenTimer('eggs', { endsAt: testStart })], difference: 0 });
  expect(here.isRinging()).toBe(true);
  here.actor.send({
    type: 'timers.told',
    timers: [kitchenTimer('eggs', { endsAt: testStart, revision: 2, isStopped: true })],
    difference: 0,
  });
  expect(here.isRinging()).toBe(false);
  // A pending upload from before the stop does not restart it.
  here.actor.send({ type: 'timers.told', timers: [kitchenTimer('eggs', { endsAt: testStart })], difference: 0 });
  expect([here.isRinging(), shownTimers(here.timers())]).toEqual([false, []]);
});

test('an extra minute counts from its end, or from now when it is over', () => {
  const here = device();
  here.actor.send({ type: 'timers.told', timers: [kitchenTimer('eggs')], difference: 0 });
  here.actor.send({ type: 'timer.extended', guid: 'eggs' });
  expect(here.timers()).toMatchObject([{ revision: 2, endsAt: testStart + 6 * minute }]);
  here.clock.increment(10 * minute);
  here.actor.send({ type: 'timer.extended', guid: 'eggs' });
  expect([here.isRinging(), here.timers()]).toMatchObject([false, [{ revision: 3, endsAt: testStart + 11 * minute }]]);
  here.clock.increment(minute);
  expect(here.isRinging()).toBe(true);
});

test('a timer that ended in absence rings on return; after an hour it is only shown', async () => {
  const late = device({ timers: [heldTimer('eggs', { endsAt: testStart - 59 * minute })], difference: 0 });
  await late.askedTime();
  expect(late.isRinging()).toBe(true);
  const tooLate = device({ timers: [heldTimer('eggs', { endsAt: testStart - 61 * minute })], difference: 0 });
  expect([tooLate.isRinging(), shownTimers(tooLate.timers()).length]).toEqual([false, 1]);
});

test('offline the local clock counts, and the last change syncs later', async () => {
  const here = device();
  here.actor.send(tea);
  await here.refuse('syncTimers', failure('unknown'));
  here.actor.send({ type: 'timer.extended', guid: 'id-1' });
  here.clock.increment(10 * second);
  expect(sentTo(here)).toHaveLength(1);
  here.actor.send({ type: 'network.returned' });
  expect(sentTo(here)).toMatchObject([{}, { timers: [{ revision: 2, endsAt: testStart + 4 * minute }] }]);
});

test('a timer rejected by the server stays local, rings, and is not sent again', async () => {
  const here = device();
  here.actor.send(tea);
  await here.answer('syncTimers', { timers: [], refused: ['id-1'], difference: 0 });
  here.actor.send({ type: 'timer.extended', guid: 'id-1' });
  expect([sentTo(here).length, here.timers()[0]?.told]).toEqual([1, -1]);
  here.clock.increment(4 * minute);
  if (here.actor.getSnapshot().matches({ alarm: 'comparing' })) await here.askedTime();
  expect(here.isRinging()).toBe(true);
});

test('the number of running timers is limited', () => {
  const here = device();
  for (let count = 0; count <= mostTimers; count += 1) here.actor.send(tea);
  expect(here.timers()).toHaveLength(mostTimers);
  here.actor.send({ type: 'timer.stopped', guid: 'id-1' });
  here.actor.send(tea);
  expect(shownTimers(here.timers())).toHaveLength(mostTimers);
});

test('no timer is longer than a day', () => {
  const here = device();
  here.actor.send({ ...tea, minutes: 100_000 });
  here.actor.send({ type: 'timer.extended', guid: 'id-1' });
  expect(here.timers()).toMatchObject([{ endsAt: testStart + longestTimer }]);
});

test('a timer that rang to its end in another tab is silent, and a device compares clocks before it sends', async () => {
  const here = device({ timers: [], difference: null }, { is: 20 * minute });
  here.actor.send(tea);
  expect(sentTo(here)).toEqual([{ timers: [] }]);
  await here.askedTime();
  // It ends at the intended time, by the server's clock.
  expect(sentTo(here).at(-1)).toMatchObject({ timers: [{ endsAt: testStart + 3 * minute, revision: 2 }] });
  here.clock.increment(3 * minute);
  expect(here.isRinging()).toBe(true);
  here.actor.send({ type: 'timers.shared', timers: here.timers().map((timer) => ({ ...timer, rung: timer.revision })), difference: null });
  expect(here.isRinging()).toBe(false);
});

test('property: despite clock jumps, it rings by the server’s clock: never before its end, and soon after it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ after: fc.integer({ min: 1, max: 60 }), jump: fc.integer({ min: -200, max: 200 }) }), { maxLength: 8 }),
      fc.integer({ min: 1, max: 300 }),
      async (jumps, seconds) => {
        const skew = { is: 0 };
        const here = device(nothing, skew);
        here.actor.send({ type: 'timers.told', timers: [kitchenTimer('eggs', { endsAt: testStart + seconds * second })], difference: 0 });
        const tolerance = 31;
        let rang: number | null = null;
        const passed = () => here.clock.now() / second;
        const settle = async () => {
          while (here.actor.getSnapshot().matches({ alarm: 'comparing' })) await here.askedTime();
          rang ??= here.isRinging() ? passed() : null;
        };
        for (const { after, jump } of jumps) {
          for (let step = 0; step < after && !here.isRinging(); step += 1) {
            here.clock.increment(second);
            await settle();
          }
          // A small drift is not a jump, but drifts must not add up.
          skew.is = Math.abs(jump) <= 30 ? 0 : jump * second;
        }
        while (!here.isRinging() && passed() < seconds + 11 + tolerance) {
          here.clock.increment(second);
          await settle();
        }
        expect(rang).toBeGreaterThanOrEqual(seconds - tolerance);
        expect(rang).toBeLessThanOrEqual(seconds + tolerance + 11);
      },
    ),
    { numRuns: 60 },
  );
});

const changed = fc.record({ revision: fc.integer({ min: 1, max: 4 }), isStopped: fc.boolean(), endsAt: fc.integer({ min: 1, max: 4 }) });
const held: fc.Arbitrary<HeldTimer[]> = fc
  .array(fc.tuple(fc.constantFrom('a', 'b', 'c'), changed, fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 })), {
    maxLength: 5,
  })
  .map((all) => all.map(([guid, change, told, rung]) => heldTimer(guid, { ...change, endsAt: testStart + change.endsAt, told, rung })));
const inOrder = (timers: readonly HeldTimer[]) => timers.toSorted((one, other) => (one.guid < other.guid ? -1 : 1));
const merge = (...all: HeldTimer[][]) => inOrder(all.reduce<HeldTimer[]>((sum, next) => mergeTimers(sum, next, testStart), []));

test('property: merging is independent of order and repetition', () => {
  fc.assert(
    fc.property(held, held, held, (one, two, three) => {
      expect(merge(one, two, three)).toEqual(merge(three, one, two, one, three));
      expect(merge(merge(one, two), three)).toEqual(merge(one, merge(two, three)));
    }),
  );
});

test('of two concurrent changes a stop wins, then the later end; nothing is newer than itself', () => {
  const [later, stopped] = [kitchenTimer('a', { endsAt: testStart + 9 * minute }), kitchenTimer('a', { isStopped: true })];
  expect([isNewer(stopped, later), isNewer(later, stopped), isNewer(later, kitchenTimer('a')), isNewer(later, later)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test('long-expired timers are dropped', () => {
  const old = heldTimer('old', { endsAt: testStart - timerKept });
  expect(mergeTimers([old], [heldTimer('new')], testStart).map(({ guid }) => guid)).toEqual(['new']);
});
