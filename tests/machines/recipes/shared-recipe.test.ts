import { expect, expectTypeOf, test } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { sharedRecipeMachine, type SharedRecipeEvent } from '../../../machines/recipes/shared-recipe.machine.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';
import { sharedRecipe } from './shared-recipe.fixture.ts';

let count = 0;
const newId = () => `key ${(count += 1)}`;

async function opened(given: { isMember?: boolean; wantsCopy?: boolean; units?: 'us' } = {}) {
  const stage = onStage(sharedRecipeMachine, () => ({
    id: 'aB3dE6gH9jK2',
    isMember: true,
    wantsCopy: false,
    units: null,
    newId,
    ...given,
  }));
  await stage.answer('loadShared', sharedRecipe);
  return stage;
}

test('a member keeps a copy, and its page opens', async () => {
  const { actor, answer, ran } = await opened();
  actor.send({ type: 'copy.requested' });
  await answer('keepShared', { companyUri: 'adas-kitchen', guid: 'copy' });
  expect(ran('openCopy')).toMatchObject([{ guid: 'copy' }]);
});

test('a visitor is asked to sign in; what was wished is done afterwards without another press', async () => {
  const visitor = await opened({ isMember: false });
  visitor.actor.send({ type: 'copy.requested' });
  expect(visitor.ran('askToSignIn')).toHaveLength(1);
  expect(visitor.calls.map(({ src }) => src)).not.toContain('keepShared');
  const returned = await opened({ wantsCopy: true });
  expect(returned.call('keepShared').input).toMatchObject({ id: 'aB3dE6gH9jK2' });
});

test('a wish of somebody who came back without an account waits', async () => {
  const { actor } = await opened({ isMember: false, wantsCopy: true });
  expect(actor.getSnapshot().value).toBe('shown');
});

test('a copy that failed is the same one when it is asked for again', async () => {
  const { actor, calls, refuse } = await opened();
  actor.send({ type: 'copy.requested' });
  await refuse('keepShared', failure('conflict'));
  expect(actor.getSnapshot()).toMatchObject({ value: 'shown', context: { error: failure('conflict') } });
  actor.send({ type: 'copy.requested' });
  const keys = calls.filter(({ src }) => src === 'keepShared').map(({ input }) => (input as { copyKey: string }).copyKey);
  expect(new Set(keys).size).toBe(1);
});

test('takes its own events only', () => {
  type Sent = Parameters<ActorRefFrom<typeof sharedRecipeMachine>['send']>[0];
  expectTypeOf<Sent>().toEqualTypeOf<SharedRecipeEvent>();
});
