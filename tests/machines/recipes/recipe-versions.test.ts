import { expect, expectTypeOf, test } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { recipeVersionsMachine, type RecipeVersionsEvent } from '../../../machines/recipes/recipe-versions.machine.ts';
import { onStage } from '../../support/stage.ts';
import { failure, recipe } from '../samples.ts';
import { comparison } from './refine.fixture.ts';
import { original, versions } from './recipe-versions.fixture.ts';

async function listed() {
  const stage = onStage(recipeVersionsMachine, () => ({ companyUri: 'adas-kitchen', guid: 'a' }));
  await stage.answer('loadVersions', { versions });
  return stage;
}

test('an earlier version is brought back on top of the newest, and the way leads to the recipe', async () => {
  const { actor, call, answer } = await listed();
  actor.send({ type: 'version.opened', version: 1 });
  expect(call('loadVersion').input).toMatchObject({ version: '1' });
  await answer('loadVersion', original);
  actor.send({ type: 'restore.requested' });
  expect(call('restore').input).toMatchObject({ version: 2, to: 1 });
  await answer('restore', { ...recipe, version: 3 });
  expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { redirectTo: '/ai/adas-kitchen/recipes/a' } });
});

test('the current version is not brought back', async () => {
  const { actor, answer, calls } = await listed();
  actor.send({ type: 'version.opened', version: 2 });
  await answer('loadVersion', comparison);
  actor.send({ type: 'restore.requested' });
  expect(calls.map(({ src }) => src)).not.toContain('restore');
});

test('a list that is not the whole any more is fetched again, and says why', async () => {
  const { actor, answer, refuse } = await listed();
  actor.send({ type: 'version.opened', version: 1 });
  await answer('loadVersion', original);
  actor.send({ type: 'restore.requested' });
  const outdated = failure('conflict', { current: { ...recipe, version: 3 } });
  await refuse('restore', outdated);
  expect(actor.getSnapshot()).toMatchObject({ value: 'loading', context: { opened: null, error: outdated } });
});

test('takes its own events only', () => {
  type Sent = Parameters<ActorRefFrom<typeof recipeVersionsMachine>['send']>[0];
  expectTypeOf<Sent>().toEqualTypeOf<RecipeVersionsEvent>();
});
