import { expect, test } from 'vitest';
import { flowViewerMachine } from '../../../machines/developer/flow-viewer.machine.ts';
import type { FlowViewerEvent } from '../../../machines/developer/flow-viewer.model.ts';
import { onStage } from '../../support/stage.ts';
import { flowActor, flowStep, flowTab } from './flow-viewer.fixture.ts';

/* Which step is shown, and what changes it. */

function watching() {
  const { actor, ran } = onStage(flowViewerMachine, () => ({ target: { machineId: 'signIn', stateId: null } }));
  const send = (...events: FlowViewerEvent[]) => events.forEach((event) => actor.send(event));
  const moment = () => ({ value: actor.getSnapshot().value, index: actor.getSnapshot().context.index });
  send(
    { type: 'tab.described', tab: flowTab, actors: [flowActor] },
    { type: 'step.happened', key: flowActor.key, step: flowStep(2, 'editing') },
  );
  return { send, moment, ran, targetOf: () => actor.getSnapshot().context.target };
}

test.each<[string, FlowViewerEvent]>([
  ['a tab that describes itself', { type: 'tab.described', tab: { ...flowTab, id: 'tab-2' }, actors: [] }],
  ['a tab that is closed', { type: 'tab.closed', tabId: 'tab-2' }],
  ['an actor that starts', { type: 'actor.started', actor: { ...flowActor, key: 'tab-1/x:9' } }],
  ['an actor that ends', { type: 'actor.ended', key: 'tab-1/x:9' }],
  ['a step of an actor', { type: 'step.happened', key: flowActor.key, step: flowStep(3, 'submitting') }],
  ['an export', { type: 'export.requested', what: 'svg' }],
])('%s leaves the moment that is looked at alone', (_, event) => {
  const { send, moment } = watching();
  send({ type: 'step.chosen', index: 1 }, event);
  expect(moment()).toEqual({ value: 'paused', index: 1 });
});

test.each<[string, FlowViewerEvent]>([
  ['another address', { type: 'target.opened', target: { machineId: 'kitchen', stateId: 'kitchen.sending' } }],
  ['another actor', { type: 'actor.chosen', key: flowActor.key }],
])('%s is followed from its newest step', (_, event) => {
  const { send, moment } = watching();
  send({ type: 'pause.requested' }, event);
  expect(moment().value).toBe('following');
});

test('the address selects the view', () => {
  const { send, targetOf } = watching();
  send({ type: 'target.opened', target: { machineId: 'kitchen', stateId: 'kitchen.sending' } });
  expect(targetOf()).toEqual({ machineId: 'kitchen', stateId: 'kitchen.sending' });
});

test('a chosen step is shown, and so is the next chosen one', () => {
  const { send, moment } = watching();
  send({ type: 'step.chosen', index: 1 });
  expect(moment()).toEqual({ value: 'paused', index: 1 });
  send({ type: 'step.chosen', index: 2 });
  expect(moment()).toEqual({ value: 'paused', index: 2 });
});

test('a step back from the newest shows its predecessor, and so on', () => {
  const { send, moment } = watching();
  send({ type: 'step.moved', by: -1 });
  expect(moment()).toEqual({ value: 'paused', index: 1 });
  send({ type: 'step.moved', by: -1 });
  expect(moment()).toEqual({ value: 'paused', index: 0 });
});

test('exports what is shown', () => {
  const { send, ran } = watching();
  send({ type: 'export.requested', what: 'mermaid' });
  expect(ran('exportFlow')).toMatchObject([{ what: 'mermaid', context: { target: { machineId: 'signIn' } } }]);
});
