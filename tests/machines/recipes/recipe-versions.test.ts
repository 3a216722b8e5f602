import { expect, test } from 'vitest';
import { recipeVersionsMachine } from '../../../machines/recipes/recipe-versions.machine.ts';
import { onStage } from '../../support/stage.ts';
import { failure, recipe } from '../samples.ts';
import { comparison } from './refine.fixture.ts';
import { original, versions } from './recipe-versions.fixture.ts';

async function listed() {
  const stage = onStage(recipeVersionsMachine, () => ({ companyUri: 'adas-kitchen', guid: 'a' }));
  await stage.answer('loadVersions', { versions });
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'listed', context: { versions, opened: null } });
  return stage;
}

test('restores an earlier version on top of the newest, and opens the recipe', async () => {
  const { actor, call, answer } = await listed();
  actor.send({ type: 'version.opened', version: 1 });
  expect(call('loadVersion').input).toMatchObject({ version: '1' });
  await answer('loadVersion', original);
  actor.send({ type: 'restore.requested' });
  expect(call('restore').input).toMatchObject({ version: 2, to: 1 });
  await answer('restore', { ...recipe, version: 3 });
  expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { redirectTo: '/ai/adas-kitchen/recipes/a' } });
});

test('the current version cannot be restored', async () => {
  const { actor, answer, calls } = await listed();
  actor.send({ type: 'version.opened', version: 2 });
  await answer('loadVersion', comparison);
  actor.send({ type: 'restore.requested' });
  expect(calls.map(({ src }) => src)).not.toContain('restore');
});

test('an incomplete list reloads, and shows why', async () => {
  const { actor, answer, refuse } = await listed();
  actor.send({ type: 'version.opened', version: 1 });
  await answer('loadVersion', original);
  actor.send({ type: 'restore.requested' });
  const outdated = failure('conflict', { current: { ...recipe, version: 3 } });
  await refuse('restore', outdated);
  expect(actor.getSnapshot()).toMatchObject({ value: 'loading', context: { opened: null, error: outdated } });
});

test('versions open one after another, also before the previous one has loaded, and close', async () => {
  const { actor, call, answer } = await listed();
  actor.send({ type: 'version.opened', version: 1 });
  const first = call('loadVersion');
  actor.send({ type: 'version.opened', version: 2 });
  expect([first.signal.aborted, call('loadVersion').input]).toMatchObject([true, { version: '2' }]);
  await answer('loadVersion', comparison);
  expect(actor.getSnapshot()).toMatchObject({ value: 'opened', context: { opened: comparison } });
  actor.send({ type: 'version.opened', version: 1 });
  expect(call('loadVersion').input).toMatchObject({ version: '1' });
  await answer('loadVersion', original);
  expect(actor.getSnapshot()).toMatchObject({ value: 'opened', context: { opened: original } });
  actor.send({ type: 'version.closed' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'listed', context: { opened: null, wanted: null } });
});

test('a version that failed to load or to be restored shows why, and can be retried', async () => {
  const { actor, answer, refuse } = await listed();
  actor.send({ type: 'version.opened', version: 1 });
  await refuse('loadVersion', failure('notFound'));
  expect(actor.getSnapshot()).toMatchObject({ value: 'listed', context: { error: failure('notFound') } });
  actor.send({ type: 'version.opened', version: 1 });
  expect(actor.getSnapshot().context.error).toBeNull();
  await answer('loadVersion', original);
  actor.send({ type: 'restore.requested' });
  await refuse('restore', failure('invalidInput'));
  expect(actor.getSnapshot()).toMatchObject({ value: 'opened', context: { opened: original, error: failure('invalidInput') } });
});
