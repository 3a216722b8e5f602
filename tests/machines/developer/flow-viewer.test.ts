import { expect, test } from 'vitest';
import { flowViewerMachine } from '../../../machines/developer/flow-viewer.machine.ts';
import { mostSteps, shownActor } from '../../../machines/developer/flow-viewer.model.ts';
import { onStage } from '../../support/stage.ts';
import { flowActor, flowStep, flowTab } from './flow-viewer.fixture.ts';

const start = () => onStage(flowViewerMachine, () => ({ target: { machineId: 'signIn', stateId: null } }));

function watching() {
  const stage = start();
  stage.actor.send({ type: 'tab.described', tab: flowTab, actors: [flowActor] });
  const { actor } = stage;
  return { ...stage, shown: () => shownActor(actor.getSnapshot().context), index: () => actor.getSnapshot().context.index };
}

test('shows the machine’s newest running actor, until another is chosen', () => {
  const { actor, shown, ran } = watching();
  expect(shown()?.key).toBe('tab-1/x:4');
  actor.send({ type: 'actor.started', actor: { ...flowActor, key: 'tab-1/x:9', name: 'newer' } });
  expect(shown()?.name).toBe('newer');
  actor.send({ type: 'actor.ended', key: 'tab-1/x:9' });
  expect(shown()?.name, 'one that runs before one that has ended').toBe('flow');
  actor.send({ type: 'actor.chosen', key: 'tab-1/x:9' });
  expect(shown()?.name).toBe('newer');
  expect(ran('showTarget')).toEqual([{ target: { machineId: 'signIn', stateId: null } }]);
});

test('choosing an actor opens its machine', () => {
  const { actor, shown } = watching();
  actor.send({ type: 'actor.started', actor: { ...flowActor, key: 'tab-1/x:9', machineId: 'kitchen' } });
  actor.send({ type: 'actor.chosen', key: 'tab-1/x:9' });
  expect(shown()?.machineId).toBe('kitchen');
  expect(actor.getSnapshot().context.target).toEqual({ machineId: 'kitchen', stateId: null });
});

test('steps recorded while paused are kept, and shown on resume', () => {
  const { actor, shown, index } = watching();
  actor.send({ type: 'pause.requested' });
  actor.send({ type: 'step.happened', key: flowActor.key, step: flowStep(2, 'editing') });
  expect(actor.getSnapshot().value).toBe('paused');
  expect(index()).toBe(1);
  expect(shown()?.steps).toHaveLength(3);
  actor.send({ type: 'resume.requested' });
  expect(actor.getSnapshot().value).toBe('following');
});

test('steps only between the first and the last step', () => {
  const { actor, index } = watching();
  actor.send({ type: 'step.moved', by: -1 });
  expect(actor.getSnapshot().value).toBe('paused');
  expect(index()).toBe(0);
  actor.send({ type: 'step.moved', by: -1 });
  expect(index()).toBe(0);
  actor.send({ type: 'step.moved', by: 1 });
  actor.send({ type: 'step.moved', by: 1 });
  expect(index()).toBe(1);
});

test('sends an event with its fields to the shown actor', () => {
  const { actor, ran } = watching();
  actor.send({ type: 'event.submitted', eventType: 'email.changed', fields: '{ "email": "a", "type": "other" }' });
  actor.send({ type: 'event.submitted', eventType: 'form.submitted', fields: ' ' });
  expect(ran('sendToActor')).toEqual([
    { key: 'tab-1/x:4', event: { type: 'email.changed', email: 'a' } },
    { key: 'tab-1/x:4', event: { type: 'form.submitted' } },
  ]);
});

test.each(['{ email', '[1]', '"text"', 'null'])('reports an unreadable event: %s', (fields) => {
  const { actor, ran } = watching();
  actor.send({ type: 'event.submitted', eventType: 'email.changed', fields });
  expect(actor.getSnapshot().context.unreadable).toBe('email.changed');
  expect(ran('sendToActor')).toEqual([]);
  actor.send({ type: 'event.submitted', eventType: 'email.changed', fields: '{}' });
  expect(actor.getSnapshot().context.unreadable).toBeNull();
});

test('sends nothing while viewing the past', () => {
  const { actor, ran } = watching();
  actor.send({ type: 'step.chosen', index: 0 });
  actor.send({ type: 'event.submitted', eventType: 'form.submitted', fields: '' });
  expect(ran('sendToActor')).toEqual([]);
});

test('the steps of a closed tab can still be read', () => {
  const { actor, shown } = watching();
  actor.send({ type: 'tab.closed', tabId: 'tab-1' });
  expect(shown()).toMatchObject({ isRunning: false, steps: flowActor.steps });
  expect(actor.getSnapshot().context.tabs).toEqual([]);
});

test('a tab that describes itself again replaces its old data', () => {
  const { actor } = watching();
  actor.send({ type: 'tab.described', tab: { ...flowTab, path: '/account' }, actors: [] });
  expect(actor.getSnapshot().context).toMatchObject({ actors: [], tabs: [{ path: '/account' }] });
});

test('drops the oldest steps of a busy actor', () => {
  const { actor, shown } = watching();
  for (let index = 2; index < mostSteps + 10; index += 1)
    actor.send({ type: 'step.happened', key: flowActor.key, step: flowStep(index, 'editing') });
  expect(shown()?.steps).toHaveLength(mostSteps);
  expect(shown()?.steps[0]?.index).toBe(10);
});
