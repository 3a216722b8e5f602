import { expect, test } from 'vitest';
import { erasureMachine } from '../../../machines/recipes/erasure.machine.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';

const start = () => onStage(erasureMachine, ({ parent }) => ({ page: parent }));

test('nothing is deleted before somebody has said yes', async () => {
  const { actor, answer, call, calls, told } = start();
  actor.send({ type: 'erasure.requested', guids: ['a', 'b'] });
  expect(call('confirmErasure').input).toEqual({ guids: ['a', 'b'] });
  await answer('confirmErasure', false);
  expect([actor.getSnapshot().value, calls.length, told()]).toEqual(['ready', 1, []]);
});

test('what was chosen is deleted, told, and the page looks anew', async () => {
  const { actor, answer, call, ran, told } = start();
  actor.send({ type: 'erasure.requested', guids: ['a', 'b'] });
  await answer('confirmErasure', true);
  expect(call('eraseRecipes').input).toEqual({ guids: ['a', 'b'] });
  await answer('eraseRecipes', { erased: 2 });
  expect([ran('tellErased'), told(), actor.getSnapshot().value]).toEqual([[{ erased: 2 }], [{ type: 'recipes.erased' }], 'ready']);
});

test('all is asked for as all, not as what is listed', async () => {
  const { actor, answer, call } = start();
  actor.send({ type: 'erasure.requested', guids: null });
  await answer('confirmErasure', true);
  expect(call('eraseRecipes').input).toEqual({ guids: null });
});

test('a failure is said, and what is gone all the same is looked up', async () => {
  const { actor, answer, refuse, ran, told } = start();
  actor.send({ type: 'erasure.requested', guids: null });
  await answer('confirmErasure', true);
  await refuse('eraseRecipes', failure('unknown'));
  expect([ran('tellFailure').length, told()]).toEqual([1, [{ type: 'recipes.erased' }]]);
});
