import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { planTours } from '../support/tour.ts';
import { inWords } from '../support/transitions.ts';

/* Tests of the tests: the long paths that drive a machine through a browser. */

const liftMachine = setup({ types: {} as { events: { type: 'called' } | { type: 'left' } | { type: 'sealed' } } }).createMachine({
  id: 'lift',
  initial: 'waiting',
  states: {
    waiting: { on: { called: 'open', sealed: 'closed' } },
    open: { on: { left: 'waiting', sealed: 'closed' } },
    closed: { type: 'final' },
  },
});

const fixture = { inputs: { start: () => undefined }, events: { called: 'bare', left: 'bare', sealed: 'bare' } } as const;
const bounds = { isOffered: () => true, without: [], ends: [] };

const waysOf = (changes: Partial<Parameters<typeof planTours>[2]> = {}) =>
  planTours(liftMachine, fixture, { ...bounds, ...changes }).map(({ steps }) =>
    steps.map(({ label, snapshot }) => `${label} -> ${inWords(snapshot.value)}`),
  );

test('continues while there are new transitions, and uses final ones last', () => {
  expect(waysOf()).toEqual([
    ['start -> waiting', 'called -> open', 'left -> waiting', 'sealed -> closed'],
    ['start -> waiting', 'called -> open', 'sealed -> closed'],
  ]);
});

test('ends where the environment ends it', () => {
  expect(waysOf({ ends: ['left'] })[0]).toEqual(['start -> waiting', 'called -> open', 'left -> waiting']);
});

test('uses only available events', () => {
  const without = ['lift.waiting on sealed'];
  expect(waysOf({ isOffered: ({ value }, { type }) => type !== 'sealed' || value === 'open', without }).flat()).not.toContain(
    'sealed -> waiting',
  );
});

test('names the transitions that no tour covers', () => {
  const isOffered = (_: unknown, { type }: { type: string }) => type !== 'left';
  expect(() => waysOf({ isOffered })).toThrow('lift: no tour takes "lift.open on left".');
});

test('does not report declared exceptions as gaps', () => {
  const isOffered = (_: unknown, { type }: { type: string }) => type !== 'left';
  expect(waysOf({ isOffered, without: ['lift.open on left'] })).toHaveLength(2);
});
