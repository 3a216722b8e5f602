import { expect, test } from 'vitest';
import { erasureMachine } from '../../../machines/recipes/erasure.machine.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';

const start = () => onStage(erasureMachine, ({ parent }) => ({ page: parent }));

test('nothing is deleted without a confirmation', async () => {
  const { actor, answer, call, calls, told } = start();
  actor.send({ type: 'erasure.requested', guids: ['a', 'b'] });
  expect(call('confirmErasure').input).toEqual({ guids: ['a', 'b'] });
  await answer('confirmErasure', false);
  expect([actor.getSnapshot().value, calls.length, told()]).toEqual(['ready', 1, []]);
});

test('the selection is deleted and reported, and the page reloads', async () => {
  const { actor, answer, call, ran, told } = start();
  actor.send({ type: 'erasure.requested', guids: ['a', 'b'] });
  await answer('confirmErasure', true);
  expect(call('eraseRecipes').input).toEqual({ guids: ['a', 'b'] });
  await answer('eraseRecipes', { erased: 2 });
  expect([ran('tellErased'), told(), actor.getSnapshot().value]).toEqual([[{ erased: 2 }], [{ type: 'recipes.erased' }], 'ready']);
});

test('the whole trash is requested as such, not as a list', async () => {
  const { actor, answer, call } = start();
  actor.send({ type: 'erasure.requested', guids: null });
  await answer('confirmErasure', true);
  expect(call('eraseRecipes').input).toEqual({ guids: null });
});

test('a failure is reported, and the page reloads in case some were deleted', async () => {
  const { actor, answer, refuse, ran, told } = start();
  actor.send({ type: 'erasure.requested', guids: null });
  await answer('confirmErasure', true);
  await refuse('eraseRecipes', failure('unknown'));
  expect([ran('tellFailure').length, told()]).toEqual([1, [{ type: 'recipes.erased' }]]);
});
