import { describe, expect, test } from 'vitest';
import type { InputFrom } from 'xstate';
import { sharedRecipeMachine } from '../../../machines/recipes/shared-recipe.machine.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';
import { sharedRecipe } from './shared-recipe.fixture.ts';

let count = 0;
const newId = () => `key ${(count += 1)}`;

const start = (given: Partial<InputFrom<typeof sharedRecipeMachine>> = {}) =>
  onStage(sharedRecipeMachine, () => ({
    id: 'aB3dE6gH9jK2',
    isMember: true,
    wantsCopy: false,
    chosen: null,
    units: null,
    ovens: null,
    newId,
    ...given,
  }));

async function opened(given: Partial<InputFrom<typeof sharedRecipeMachine>> = {}) {
  const stage = start(given);
  await stage.answer('loadShared', sharedRecipe);
  return stage;
}

test('a member saves a copy, and its page opens', async () => {
  const { actor, answer, ran } = await opened();
  actor.send({ type: 'copy.requested' });
  await answer('keepShared', { companyUri: 'adas-kitchen', guid: 'copy' });
  expect(actor.getSnapshot().value).toBe('kept');
  expect(ran('openCopy')).toMatchObject([{ guid: 'copy' }]);
});

test('a visitor is asked to sign in; the request is then executed without another press', async () => {
  const visitor = await opened({ isMember: false });
  visitor.actor.send({ type: 'copy.requested' });
  expect(visitor.ran('askToSignIn')).toHaveLength(1);
  expect(visitor.actor.getSnapshot().value, 'and reads on meanwhile').toBe('shown');
  expect(visitor.calls.map(({ src }) => src)).not.toContain('keepShared');
  const returned = await opened({ wantsCopy: true });
  expect(returned.call('keepShared').input).toMatchObject({ id: 'aB3dE6gH9jK2' });
  expect(returned.actor.getSnapshot().context, 'the recipe is there to read').toMatchObject({ shared: sharedRecipe, wantsCopy: false });
});

test('the request of a user who returns without an account waits', async () => {
  const { actor } = await opened({ isMember: false, wantsCopy: true });
  expect(actor.getSnapshot().value).toBe('shown');
});

test('a failed copy is retried under the same key', async () => {
  const { actor, calls, refuse } = await opened();
  actor.send({ type: 'copy.requested' });
  await refuse('keepShared', failure('conflict'));
  expect(actor.getSnapshot()).toMatchObject({ value: 'shown', context: { error: failure('conflict') } });
  actor.send({ type: 'copy.requested' });
  expect(actor.getSnapshot(), 'the reason goes with the next try').toMatchObject({ value: 'keeping', context: { error: null } });
  const keys = calls.filter(({ src }) => src === 'keepShared').map(({ input }) => (input as { copyKey: string }).copyKey);
  expect(new Set(keys).size).toBe(1);
});

test('a recipe revoked before it was saved says so', async () => {
  const { actor, refuse } = await opened();
  actor.send({ type: 'copy.requested' });
  await refuse('keepShared', failure('withdrawn'));
  expect(actor.getSnapshot().value).toBe('withdrawn');
});

test.each(['shown', 'rewriting', 'keeping', 'kept'])(
  'settings can be changed while it is %s, and do not leave that state',
  async (state) => {
    const { actor, answer } = await opened();
    if (state === 'rewriting') actor.send({ type: 'language.changed' });
    if (state === 'keeping' || state === 'kept') actor.send({ type: 'copy.requested' });
    if (state === 'kept') await answer('keepShared', { companyUri: 'adas-kitchen', guid: 'copy' });
    actor.send({ type: 'servings.changed', servings: 6 });
    actor.send({ type: 'units.changed', unitSystem: 'us' });
    expect(actor.getSnapshot()).toMatchObject({ value: state, context: { shown: { servings: 6, unitSystem: 'us' } } });
  },
);

test('the link’s stored settings apply, else the account’s; each change is remembered completely', async () => {
  const fresh = await opened({ units: 'us', ovens: 'gas' });
  expect(fresh.actor.getSnapshot().context.shown).toEqual({
    servings: sharedRecipe.recipe.servings,
    unitSystem: 'us',
    have: null,
    oven: 'gas',
  });
  const { actor, ran } = await opened({ chosen: { servings: 5, unitSystem: 'metric' }, units: 'us' });
  expect(actor.getSnapshot().context.shown).toMatchObject({ servings: 5, unitSystem: 'metric' });
  const have = { ingredient: 0, amount: 6, unit: null, version: 1 };
  actor.send({ type: 'have.changed', have });
  actor.send({ type: 'oven.changed', oven: 'fahrenheit' });
  const last = { servings: 3, unitSystem: 'metric', have, oven: 'fahrenheit' };
  expect(ran('rememberChoice').at(-1)).toEqual({ shown: last });
});

describe('in another language', () => {
  const german = { ...sharedRecipe, recipe: { ...sharedRecipe.recipe, title: 'Omelett' } };

  test('it stays readable until rewritten, with the reader’s servings', async () => {
    const { actor, answer } = await opened();
    actor.send({ type: 'servings.changed', servings: 6 });
    actor.send({ type: 'language.changed' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'rewriting', context: { shared: sharedRecipe } });
    await answer('loadShared', german);
    expect(actor.getSnapshot()).toMatchObject({ value: 'shown', context: { shared: german, shown: { servings: 6 } } });
  });

  test('the last chosen language wins', async () => {
    const { actor, call, calls } = await opened();
    actor.send({ type: 'language.changed' });
    const first = call('loadShared');
    actor.send({ type: 'language.changed' });
    expect(first.signal.aborted).toBe(true);
    expect(calls.filter(({ src }) => src === 'loadShared')).toHaveLength(3);
    expect(actor.getSnapshot().value).toBe('rewriting');
  });

  test('it stays unchanged when that fails', async () => {
    const { actor, refuse } = await opened();
    actor.send({ type: 'language.changed' });
    await refuse('loadShared', failure('unknown'));
    expect(actor.getSnapshot()).toMatchObject({ value: 'shown', context: { shared: sharedRecipe, error: null } });
  });
});
