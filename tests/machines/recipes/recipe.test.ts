import { describe, expect, test } from 'vitest';
import { recipeMachine } from '../../../machines/recipes/recipe.machine.ts';
import { onStage } from '../../support/stage.ts';
import { failure, recipe } from '../samples.ts';
import type { InputFrom } from 'xstate';

const start = (chosen: InputFrom<typeof recipeMachine>['chosen'] = null, units: 'metric' | 'us' | null = null) =>
  onStage(recipeMachine, ({ newId }) => ({
    companyUri: 'adas-kitchen',
    guid: 'guid-recipe',
    chosen,
    units,
    ovens: null,
    newId,
    wasCooked: true,
    today: () => '2026-11-23',
  }));

test('loads the recipe of the company and shows it as cooked', async () => {
  const { actor, answer, call } = start();
  expect(call('loadRecipe').input).toEqual({ companyUri: 'adas-kitchen', guid: 'guid-recipe' });
  await answer('loadRecipe', { ...recipe, servings: 4, unitSystem: 'us' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'shown', context: { shown: { servings: 4, unitSystem: 'us' }, error: null } });
});

test.each([
  [6, 6],
  [0, 1],
  [99, 24],
  [2.6, 3],
  [Number.NaN, 1],
])('shows it for %d servings as for %i', async (asked, shown) => {
  const { actor, answer } = start();
  await answer('loadRecipe', recipe);
  actor.send({ type: 'servings.changed', servings: asked });
  expect(actor.getSnapshot()).toMatchObject({ value: 'shown', context: { shown: { servings: shown } } });
  expect(actor.getSnapshot().context.recipe, 'the recipe itself stays').toEqual(recipe);
});

test('applies the reader’s stored settings, and remembers each change completely', async () => {
  const { actor, answer, ran } = start({ servings: 6, unitSystem: 'us' });
  await answer('loadRecipe', { ...recipe, servings: 2, unitSystem: 'metric' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'shown', context: { shown: { servings: 6, unitSystem: 'us' } } });
  expect(ran('rememberChoice')).toEqual([]);
  actor.send({ type: 'servings.changed', servings: 7 });
  actor.send({ type: 'units.changed', unitSystem: 'metric' });
  expect(ran('rememberChoice')).toEqual([
    { shown: { servings: 7, unitSystem: 'us', have: null, oven: null } },
    { shown: { servings: 7, unitSystem: 'metric', have: null, oven: null } },
  ]);
});

test('applies the stored settings to a copy, within the recipe’s limits', async () => {
  const { actor, refuse, answer } = start({ servings: 99, unitSystem: 'us' });
  await refuse('loadRecipe', failure('unknown'));
  await answer('findSaved', { recipe, savedAt: 1_000 });
  expect(actor.getSnapshot()).toMatchObject({ value: 'saved', context: { shown: { servings: 24, unitSystem: 'us' } } });
});

test('changes units without reloading', async () => {
  const { actor, answer, calls } = start();
  await answer('loadRecipe', recipe);
  actor.send({ type: 'units.changed', unitSystem: 'us' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'shown', context: { shown: { unitSystem: 'us' } } });
  expect(calls.filter(({ src }) => src === 'loadRecipe')).toHaveLength(1);
});

test('reports a missing recipe, without a retry', async () => {
  const { actor, refuse, calls } = start();
  await refuse('loadRecipe', failure('notFound'));
  actor.send({ type: 'retry.requested' });
  expect(actor.getSnapshot().value).toBe('missing');
  expect(calls.filter(({ src }) => src === 'loadRecipe')).toHaveLength(1);
});

test('keeps the error of a failure, retries on request, and then clears it', async () => {
  const { actor, refuse, answer, call } = start();
  await refuse('loadRecipe', failure('unknown'));
  expect(call('findSaved').input).toEqual({ guid: 'guid-recipe' });
  await answer('findSaved', null);
  expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { error: failure('unknown') } });
  actor.send({ type: 'retry.requested' });
  await answer('loadRecipe', recipe);
  expect(actor.getSnapshot()).toMatchObject({ value: 'shown', context: { error: null } });
});

test('aborts the call when the page is left', () => {
  const { actor, call } = start();
  actor.stop();
  expect(call('loadRecipe').signal.aborted).toBe(true);
});

describe('in another language', () => {
  const inGerman = { ...recipe, title: 'Omelett', language: 'de' };

  async function rewriting() {
    const stage = start();
    await stage.answer('loadRecipe', recipe);
    stage.actor.send({ type: 'servings.changed', servings: 6 });
    stage.actor.send({ type: 'language.changed' });
    return stage;
  }

  test('stays readable while it is rewritten, and keeps its servings', async () => {
    const { actor, answer, ran } = await rewriting();
    expect(actor.getSnapshot()).toMatchObject({ value: 'rewriting', context: { recipe, shown: { servings: 6 } } });
    actor.send({ type: 'servings.changed', servings: 8 });
    actor.send({ type: 'units.changed', unitSystem: 'us' });
    await answer('loadRecipe', inGerman);
    expect(actor.getSnapshot()).toMatchObject({ value: 'shown', context: { recipe: inGerman, shown: { servings: 8, unitSystem: 'us' } } });
    expect(ran('saveRecipe').at(-1)).toEqual({ recipe: inGerman });
  });

  test('stays unchanged when the server does not answer', async () => {
    const { actor, refuse } = await rewriting();
    await refuse('loadRecipe', failure('unknown'));
    expect(actor.getSnapshot()).toMatchObject({ value: 'shown', context: { recipe, shown: { servings: 6 }, error: null } });
  });

  test('uses the last chosen language', async () => {
    const { actor, call } = await rewriting();
    const older = call('loadRecipe');
    actor.send({ type: 'language.changed' });
    expect([older.signal.aborted, call('loadRecipe') === older]).toEqual([true, false]);
  });
});

describe('without the server', () => {
  const copy = { recipe: { ...recipe, servings: 4 }, savedAt: 1_000 };

  async function offline() {
    const stage = start();
    await stage.refuse('loadRecipe', failure('unknown'));
    return stage;
  }

  async function reading() {
    const stage = await offline();
    await stage.answer('findSaved', copy);
    return stage;
  }

  test('stores the server’s answer', async () => {
    const { answer, ran } = start();
    await answer('loadRecipe', recipe);
    expect(ran('saveRecipe')).toEqual([{ recipe }]);
  });

  test('shows the copy, with its date', async () => {
    const { actor, ran } = await reading();
    expect(actor.getSnapshot()).toMatchObject({ value: 'saved', context: { ...copy, shown: { servings: 4 }, error: null } });
    expect(ran('saveRecipe')).toEqual([]);
  });

  test('a refusal shows no copy', async () => {
    const { actor, refuse, calls } = start();
    await refuse('loadRecipe', failure('notAllowed'));
    expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { error: failure('notAllowed') } });
    expect(calls.map(({ src }) => src)).not.toContain('findSaved');
  });

  test('without storage the failure is shown', async () => {
    const { actor, refuse } = await offline();
    await refuse('findSaved', failure('tooLarge'));
    expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { error: failure('unknown') } });
  });

  test('the copy follows the reader’s settings, also during a retry, and is then replaced', async () => {
    const { actor, answer, call, ran } = await reading();
    actor.send({ type: 'servings.changed', servings: 6 });
    actor.send({ type: 'units.changed', unitSystem: 'us' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'saved', context: { shown: { servings: 6, unitSystem: 'us' } } });
    actor.send({ type: 'retry.requested' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'renewing', context: { savedAt: 1_000 } });
    expect(call('loadRecipe').input).toEqual({ companyUri: 'adas-kitchen', guid: 'guid-recipe' });
    actor.send({ type: 'servings.changed', servings: 8 });
    actor.send({ type: 'units.changed', unitSystem: 'metric' });
    await answer('loadRecipe', recipe);
    expect(actor.getSnapshot()).toMatchObject({
      value: 'shown',
      context: { recipe, shown: { servings: 8, unitSystem: 'metric' }, savedAt: null, error: null },
    });
    expect(ran('saveRecipe')).toEqual([{ recipe }]);
  });

  test('the copy stays while the server does not answer, and goes when the recipe no longer exists', async () => {
    const { actor, refuse } = await reading();
    actor.send({ type: 'retry.requested' });
    await refuse('loadRecipe', failure('unknown'));
    expect(actor.getSnapshot()).toMatchObject({ value: 'saved', context: { savedAt: 1_000 } });
    actor.send({ type: 'retry.requested' });
    await refuse('loadRecipe', failure('notFound'));
    expect(actor.getSnapshot().value).toBe('missing');
  });
});

test('is shown in the reader’s preferred units, unless others were chosen for it', async () => {
  const preferred = start(null, 'us');
  await preferred.answer('loadRecipe', recipe);
  expect(preferred.actor.getSnapshot().context.shown).toMatchObject({ servings: recipe.servings, unitSystem: 'us' });
  const chosen = start({ servings: 3, unitSystem: 'metric' }, 'us');
  await chosen.answer('loadRecipe', recipe);
  expect(chosen.actor.getSnapshot().context.shown).toMatchObject({ servings: 3, unitSystem: 'metric' });
});
