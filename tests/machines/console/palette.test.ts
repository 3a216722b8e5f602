import { expect, test } from 'vitest';
import { paletteMachine } from '../../../machines/console/palette.machine.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';

function opened() {
  const stage = onStage(paletteMachine, () => undefined);
  stage.actor.send({ type: 'palette.opened' });
  return stage;
}

test('searches after a pause in typing, in one box', async () => {
  const { actor, answer, call, calls, clock } = opened();
  actor.send({ type: 'text.changed', text: 'a' });
  clock.increment(200);
  actor.send({ type: 'text.changed', text: 'ada ' });
  clock.increment(350);
  expect(call('find').input).toEqual({ text: 'ada' });
  expect(calls.map(({ src }) => src)).toEqual(['showBox', 'find']);
  await answer('find', [{ area: 'users', guid: 'guid-ada', title: 'ada@anydish.example' }]);
  expect(actor.getSnapshot().context.hits).toHaveLength(1);
});

test('navigates on request, and clears the text', async () => {
  const { actor, answer, ran } = opened();
  actor.send({ type: 'text.changed', text: 'ada' });
  await answer('showBox', { path: '/console/users/guid-ada' });
  expect(ran('goTo')).toEqual([{ path: '/console/users/guid-ada' }]);
  actor.send({ type: 'palette.opened' });
  expect(actor.getSnapshot()).toMatchObject({ value: { open: 'empty' }, context: { text: '', hits: [] } });
});

test('stays on the page when the box is closed', async () => {
  const { actor, answer, ran } = opened();
  await answer('showBox', null);
  expect(actor.getSnapshot().value).toBe('closed');
  expect(ran('goTo')).toEqual([]);
});

test('offers the areas again when the text is deleted, without earlier results', async () => {
  const { actor, answer, clock, calls } = opened();
  actor.send({ type: 'text.changed', text: 'ada' });
  clock.increment(350);
  await answer('find', [{ area: 'users', guid: 'guid-ada', title: 'ada@anydish.example' }]);
  actor.send({ type: 'text.changed', text: ' ' });
  expect(actor.getSnapshot()).toMatchObject({ value: { open: 'empty' }, context: { text: '', hits: [] } });
  clock.increment(350);
  expect(calls.filter(({ src }) => src === 'find')).toHaveLength(1);
});

test('a press repeats a failed search', async () => {
  const { actor, answer, call, clock, refuse } = opened();
  actor.send({ type: 'text.changed', text: 'ada' });
  clock.increment(350);
  await refuse('find', failure('unknown'));
  expect(actor.getSnapshot().value).toEqual({ open: 'failed' });
  actor.send({ type: 'retry.requested' });
  expect(call('find').input).toEqual({ text: 'ada' });
  await answer('find', []);
  expect(actor.getSnapshot().value).toEqual({ open: 'found' });
});

const suspend = { id: 'suspend', title: 'Suspend', path: null };

test('notifies the part that offered the chosen action, without navigating', async () => {
  const { actor, answer, ran } = onStage(paletteMachine, () => undefined);
  const told: unknown[] = [];
  actor.on('action.chosen', (event) => told.push(event));
  actor.send({ type: 'actions.offered', by: 'list', actions: [suspend] });
  actor.send({ type: 'actions.offered', by: 'frame', actions: [{ ...suspend, title: 'Another' }] });
  actor.send({ type: 'palette.opened' });
  await answer('showBox', { by: 'list', id: 'suspend' });
  expect(told).toEqual([{ type: 'action.chosen', by: 'list', id: 'suspend' }]);
  expect(actor.getSnapshot().value).toBe('closed');
  expect(ran('goTo')).toEqual([]);
});

test('ignores actions that the page no longer offers', async () => {
  const { actor, answer } = onStage(paletteMachine, () => undefined);
  const told: unknown[] = [];
  actor.on('action.chosen', (event) => told.push(event));
  actor.send({ type: 'actions.offered', by: 'list', actions: [suspend] });
  actor.send({ type: 'palette.opened' });
  actor.send({ type: 'actions.withdrawn', by: 'list' });
  await answer('showBox', { by: 'list', id: 'suspend' });
  expect([told, actor.getSnapshot().value]).toEqual([[], 'closed']);
});

test('offers the latest actions of each part', () => {
  const { actor } = onStage(paletteMachine, () => undefined);
  actor.send({ type: 'actions.offered', by: 'list', actions: [suspend, { ...suspend, id: 'lift' }] });
  actor.send({ type: 'actions.offered', by: 'frame', actions: [{ id: 'signOut', title: 'Sign out', path: null }] });
  actor.send({ type: 'actions.offered', by: 'list', actions: [suspend] });
  expect(actor.getSnapshot().context.actions.map(({ by, id }) => `${by} ${id}`)).toEqual(['frame signOut', 'list suspend']);
});
