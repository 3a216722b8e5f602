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

test('a member keeps a copy, and its page opens', async () => {
  const { actor, answer, ran } = await opened();
  actor.send({ type: 'copy.requested' });
  await answer('keepShared', { companyUri: 'adas-kitchen', guid: 'copy' });
  expect(actor.getSnapshot().value).toBe('kept');
  expect(ran('openCopy')).toMatchObject([{ guid: 'copy' }]);
});

test('a visitor is asked to sign in; what was wished is done afterwards without another press', async () => {
  const visitor = await opened({ isMember: false });
  visitor.actor.send({ type: 'copy.requested' });
  expect(visitor.ran('askToSignIn')).toHaveLength(1);
  expect(visitor.actor.getSnapshot().value, 'and reads on meanwhile').toBe('shown');
  expect(visitor.calls.map(({ src }) => src)).not.toContain('keepShared');
  const returned = await opened({ wantsCopy: true });
  expect(returned.call('keepShared').input).toMatchObject({ id: 'aB3dE6gH9jK2' });
  expect(returned.actor.getSnapshot().context, 'the recipe is there to read').toMatchObject({ shared: sharedRecipe, wantsCopy: false });
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
  expect(actor.getSnapshot(), 'the reason goes with the next try').toMatchObject({ value: 'keeping', context: { error: null } });
  const keys = calls.filter(({ src }) => src === 'keepShared').map(({ input }) => (input as { copyKey: string }).copyKey);
  expect(new Set(keys).size).toBe(1);
});

test('a recipe that is withdrawn before it was kept says so', async () => {
  const { actor, refuse } = await opened();
  actor.send({ type: 'copy.requested' });
  await refuse('keepShared', failure('withdrawn'));
  expect(actor.getSnapshot().value).toBe('withdrawn');
});

test.each(['shown', 'rewriting', 'keeping', 'kept'])(
  'servings and units are the reader’s own while it is %s, and no reason to leave',
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

test('it is shown as it was chosen for this link before, or as the account has it; each choice is remembered whole', async () => {
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

  test('it is read on until it is written, with the reader’s servings', async () => {
    const { actor, answer } = await opened();
    actor.send({ type: 'servings.changed', servings: 6 });
    actor.send({ type: 'language.changed' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'rewriting', context: { shared: sharedRecipe } });
    await answer('loadShared', german);
    expect(actor.getSnapshot()).toMatchObject({ value: 'shown', context: { shared: german, shown: { servings: 6 } } });
  });

  test('it is the one that was chosen last', async () => {
    const { actor, call, calls } = await opened();
    actor.send({ type: 'language.changed' });
    const first = call('loadShared');
    actor.send({ type: 'language.changed' });
    expect(first.signal.aborted).toBe(true);
    expect(calls.filter(({ src }) => src === 'loadShared')).toHaveLength(3);
    expect(actor.getSnapshot().value).toBe('rewriting');
  });

  test('it stays in its own when that fails', async () => {
    const { actor, refuse } = await opened();
    actor.send({ type: 'language.changed' });
    await refuse('loadShared', failure('unknown'));
    expect(actor.getSnapshot()).toMatchObject({ value: 'shown', context: { shared: sharedRecipe, error: null } });
  });
});
