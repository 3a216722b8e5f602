import { expect, test } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import type { Fixture } from '../support/fixture.ts';
import { planTransitions } from '../support/plan.ts';
import { replay } from '../support/replay.ts';

/* Tests of the generated tests: a machine with a planted fault, or an incomplete fixture, must fail them with a clear message. */

type Knock = { type: 'knock'; loud: boolean } | { type: 'leave' };
const door = setup({
  types: {} as { events: Knock; context: { knocks: number } },
  actors: { fetchKey: fromPromise<string>(() => Promise.reject(new Error('the real one must not be called'))) },
  actions: { count: assign({ knocks: ({ context }, params: { by: number }) => context.knocks + params.by }), ring: () => undefined },
  guards: { isLoud: (_, params: { loud: boolean }) => params.loud },
});

const loud = { type: 'isLoud' as const, params: ({ event }: { event: Knock }) => ({ loud: event.type === 'knock' && event.loud }) };

/** Planted faults of a door. */
interface Change {
  by?: number;
  ring?: ['ring'] | [];
  afterLoss?: 'closed' | 'open';
  patience?: number;
}

const fixture: Fixture<ReturnType<typeof goodDoor>> = {
  inputs: { start: () => undefined },
  events: { knock: { softly: { loud: false }, loudly: { loud: true } }, leave: 'bare' },
  outputs: { fetchKey: { key: 'key' } },
  errors: { fetchKey: { lost: 'lost' } },
};

/** A door without a fault. */
function goodDoor({ by = 1, ring = ['ring'], afterLoss = 'closed', patience = 5_000 }: Change = {}) {
  const count = { type: 'count' as const, params: { by } };
  return door.createMachine({
    id: 'door',
    context: { knocks: 0 },
    initial: 'closed',
    on: { leave: '.left' },
    states: {
      closed: { on: { knock: [{ guard: loud, target: 'unlocking', actions: [count, ...ring] }, { actions: count }] } },
      unlocking: {
        invoke: { id: 'fetchKey', src: 'fetchKey', onDone: 'open', onError: afterLoss },
        after: { [patience]: 'closed' },
      },
      open: { always: { guard: ({ context }) => context.knocks > 1, target: 'left' } },
      left: { type: 'final' },
    },
  });
}

test('plans one test per transition, each by the shortest path, with a readable name', () => {
  expect(planTransitions(goodDoor(), fixture).map(({ title }) => title)).toEqual([
    'closed --leave--> left',
    'closed --knock(loudly) [isLoud]--> unlocking',
    'closed --knock(softly) [otherwise]--> closed',
    'unlocking --fetchKey.done(key)--> open',
    'unlocking --fetchKey.error(lost)--> closed',
    'unlocking --after(5000)--> closed',
    'unlocking --fetchKey.done(key)--> open --always [a guard]--> left',
  ]);
});

test.each(planTransitions(goodDoor(), fixture))('replays $title', async (plan) => {
  await expect(replay(plan)).resolves.toBeUndefined();
});

test('names an unreachable state', () => {
  const machine = door.createMachine({
    id: 'door',
    context: { knocks: 0 },
    initial: 'closed',
    states: { closed: { on: { knock: 'open', leave: {} } }, open: {}, walledUp: {} },
  });
  const bare = { ...fixture, outputs: {}, errors: {} };
  expect(() => planTransitions(machine, bare)).toThrow('door: no path reaches the state "door.walledUp".');
});

test('names a branch that an earlier one always shadows', () => {
  const machine = door.createMachine({
    id: 'door',
    context: { knocks: 0 },
    initial: 'closed',
    states: {
      closed: {
        on: {
          knock: [
            { guard: () => true, target: 'open' },
            { guard: loud, actions: 'ring' },
          ],
          leave: {},
        },
      },
      open: {},
    },
  });
  const bare = { ...fixture, outputs: {}, errors: {} };
  expect(() => planTransitions(machine, bare)).toThrow('door: no path takes the transition "door.closed on knock [isLoud]".');
});

test.each<[string, Partial<typeof fixture>, string]>([
  ['an event', { events: { knock: { loudly: { loud: true } }, leave: 'bare' } }, '"door.closed on knock [otherwise]"'],
  ['an answer', { outputs: {} }, '"door.unlocking on xstate.done.actor.fetchKey"'],
  ['an error', { errors: {} }, '"door.unlocking on xstate.error.actor.fetchKey"'],
])('names the transition that %s missing in the fixture leaves out', (_, part, name) => {
  expect(() => planTransitions(goodDoor(), { ...fixture, ...part })).toThrow(`no path takes the transition ${name}`);
});

test('names an event type missing from the fixture, where types cannot', () => {
  const events = { knock: fixture.events.knock } as typeof fixture.events;
  expect(() => planTransitions(goodDoor(), { ...fixture, events })).toThrow('"door on leave"');
});

test('names fixture entries unknown to the machine', () => {
  const stale = { ...fixture, outputs: { ...fixture.outputs, fetchLadder: { ladder: 1 } } };
  expect(() => planTransitions(goodDoor(), stale)).toThrow(
    'the fixture has "xstate.done.actor.fetchLadder", which the machine never handles',
  );
});

/** The number of the good door's tests that a door fails. */
async function failures(changed: ReturnType<typeof goodDoor>): Promise<number> {
  const outcomes = await Promise.allSettled(planTransitions(goodDoor(), fixture).map((plan) => replay({ ...plan, machine: changed })));
  return outcomes.filter(({ status }) => status === 'rejected').length;
}

test('passes the machine it was planned from', async () => expect(await failures(goodDoor())).toBe(0));

test.each<[string, Change]>([
  ['a changed context', { by: 2 }],
  ['an action left out', { ring: [] }],
  ['another target', { afterLoss: 'open' }],
  ['another delay', { patience: 6_000 }],
])('notices %s in a replay', async (_, change) => expect(await failures(goodDoor(change))).toBeGreaterThan(0));
