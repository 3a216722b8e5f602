import { expect, test } from 'vitest';
import { savedViewsMachine } from '../../../machines/console/saved-views.machine.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';
import { ownView, sharedView } from './saved-views.fixture.ts';

async function listed() {
  const stage = onStage(savedViewsMachine, () => ({ area: 'users' as const }));
  await stage.answer('loadViews', [ownView, sharedView]);
  return stage;
}

test('saves the current view by name, privately unless shared', async () => {
  const { actor, answer, call } = await listed();
  actor.send({ type: 'view.submitted', query: 'q=ada' });
  expect(actor.getSnapshot().value, 'without a name there is nothing to save').toBe('listed');
  actor.send({ type: 'name.changed', name: ' New ones ' });
  actor.send({ type: 'view.submitted', query: 'q=ada' });
  expect(call('saveView').input).toEqual({ area: 'users', name: 'New ones', query: 'q=ada', isShared: false });
  const saved = { ...ownView, guid: 'guid-new', name: 'New ones' };
  await answer('saveView', saved);
  expect(actor.getSnapshot().context).toMatchObject({ views: [ownView, sharedView, saved], name: '' });
});

test('keeps the name when saving fails', async () => {
  const { actor, refuse } = await listed();
  actor.send({ type: 'name.changed', name: 'New ones' });
  actor.send({ type: 'view.submitted', query: '' });
  await refuse('saveView', failure('unknown'));
  expect(actor.getSnapshot()).toMatchObject({ value: 'listed', context: { name: 'New ones', error: failure('unknown') } });
});

test('removes a view', async () => {
  const { actor, answer, call } = await listed();
  actor.send({ type: 'view.removed', guid: ownView.guid });
  expect(call('removeView').input).toEqual({ area: 'users', guid: ownView.guid });
  await answer('removeView', {});
  expect(actor.getSnapshot().context.views).toEqual([sharedView]);
});

test('shares a view on request, and only that one', async () => {
  const { actor, answer, call } = await listed();
  actor.send({ type: 'name.changed', name: 'New ones' });
  actor.send({ type: 'sharing.changed', isShared: true });
  expect(actor.getSnapshot().value).toBe('listed');
  actor.send({ type: 'view.submitted', query: 'q=ada' });
  expect(call('saveView').input).toMatchObject({ name: 'New ones', isShared: true });
  await answer('saveView', { ...sharedView, guid: 'guid-new', name: 'New ones' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'listed', context: { isShared: false } });
});

test('keeps a view that failed to be removed, with the reason until the next try', async () => {
  const { actor, answer, refuse } = await listed();
  actor.send({ type: 'view.removed', guid: ownView.guid });
  await refuse('removeView', failure('unknown'));
  expect(actor.getSnapshot()).toMatchObject({ value: 'listed', context: { views: [ownView, sharedView], error: failure('unknown') } });
  actor.send({ type: 'view.removed', guid: ownView.guid });
  expect(actor.getSnapshot().context.error).toBeNull();
  await answer('removeView', {});
  expect(actor.getSnapshot()).toMatchObject({ value: 'listed', context: { views: [sharedView] } });
});
