import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { flowGraph, statesOf, transitionId } from '../../src/recording/flow-graph.ts';
import { machineList } from '../../src/dev/machine-list.ts';
import { declaredStates, declaredTransitions } from '../support/transitions.ts';
import { plantedMachine } from '../dev/planted-machine.ts';

const graph = flowGraph(plantedMachine);
const find = (id: string) => graph.transitions.find((transition) => transition.id === id);

test('a graph has the states as they are nested, with what they say of themselves', () => {
  expect(graph).toMatchObject({ id: 'planted', description: 'Has one of everything.' });
  expect(statesOf(graph.root).map(({ id, kind, isInitial }) => [id, kind, isInitial])).toEqual([
    ['planted.open', 'compound', true],
    ['planted.open.empty', 'atomic', true],
    ['planted.open.half', 'atomic', false],
    ['planted.checking', 'atomic', false],
    ['planted.ended', 'final', false],
  ]);
  expect(graph.root.states[0]).toMatchObject({ description: 'Waits for a code.', entry: ['say hello'] });
});

test('a timer is a transition, not something that happens on the way in', () => {
  expect(graph.root.states[1]).toMatchObject({ tags: ['busy'], entry: [], exit: [], invokes: ['check'] });
  expect(find('planted.checking on xstate.after.patience.planted.checking')).toMatchObject({ cause: 'delay', label: 'after patience' });
});

test('a transition says its cause, its guard with its constants, its actions and the fields of its event', () => {
  expect(find('planted.open.empty on code.changed [isLength long]')).toMatchObject({
    source: 'planted.open.empty',
    targets: ['planted.checking'],
    cause: 'event',
    label: 'code.changed',
    guard: 'isLength long',
    actions: ['setCode'],
    fields: ['code'],
  });
  expect(find('planted.open.empty on code.changed [otherwise]')).toMatchObject({ targets: [], actions: ['say no'], fields: [] });
  expect(find('planted.checking on xstate.done.actor.check')).toMatchObject({
    cause: 'done',
    label: 'check done',
    targets: ['planted.ended'],
  });
  expect(find('planted.checking on xstate.error.actor.check')).toMatchObject({ cause: 'error', label: 'check failed' });
  expect(find('planted.open.half always [isLength]')).toMatchObject({ cause: 'always', label: 'always' });
  expect(find('planted on reset')).toMatchObject({ source: 'planted', targets: ['planted.open'] });
});

test('a transition that an actor takes is found again in the graph', () => {
  const taken: string[] = [];
  const actor = createActor(plantedMachine, {
    inspect: (event) => {
      if (event.type === '@xstate.microstep') taken.push(...event._transitions.map(transitionId));
    },
  }).start();
  actor.send({ type: 'code.changed', code: 'longer' });
  expect(taken).toEqual(['planted.open.empty on code.changed [isLength long]']);
});

test.each(Object.values(machineList))('the graph of $id leaves out no state and no transition, and names each differently', (machine) => {
  const drawn = flowGraph(machine);
  expect(statesOf(drawn.root).map(({ id }) => id)).toEqual(declaredStates(machine).map(({ id }) => id));
  expect(drawn.transitions).toHaveLength(declaredTransitions(machine).length);
  expect(new Set(drawn.transitions.map(({ id }) => id)).size).toBe(drawn.transitions.length);
});
