import { describe, expect, test } from 'vitest';
import { recipeMachine } from '../../../machines/recipes/recipe.machine.ts';
import { onStage } from '../../support/stage.ts';
import { failure, recipe, shelf } from '../samples.ts';

/* Around a recipe: notes, feedback, versions and names. */

const start = () =>
  onStage(recipeMachine, ({ newId }) => ({
    companyUri: 'adas-kitchen',
    guid: 'guid-recipe',
    chosen: null,
    units: null,
    ovens: null,
    newId,
    wasCooked: true,
    today: () => '2026-11-23',
  }));

async function shown() {
  const stage = start();
  await stage.answer('loadRecipe', recipe);
  return stage;
}

const counts = ({ calls }: ReturnType<typeof start>) =>
  ['loadNotes', 'loadFeedback'].map((wanted) => calls.filter(({ src }) => src === wanted).length);

test.each(['network.returned', 'viewer.returned'] as const)(
  'notes and opinions that did not come are fetched again after %s',
  async (type) => {
    const stage = await shown();
    await stage.refuse('loadNotes', failure('unknown'));
    await stage.refuse('loadFeedback', failure('unknown'));
    expect(counts(stage)).toEqual([1, 1]);
    stage.actor.send({ type });
    expect(counts(stage)).toEqual([2, 2]);
    expect(stage.actor.getSnapshot().value).toBe('shown');
  },
);

test('they are reloaded with a recipe whose copy was shown without them', async () => {
  const stage = start();
  for (const src of ['loadRecipe', 'loadNotes', 'loadFeedback']) await stage.refuse(src, failure('unknown'));
  await stage.answer('findSaved', { recipe, savedAt: 1_000 });
  stage.actor.send({ type: 'retry.requested' });
  await stage.answer('loadRecipe', recipe);
  expect(counts(stage)).toEqual([2, 2]);
});

describe('another version', () => {
  const changed = { ...recipe, version: 2, title: 'Softer omelette' };

  test('replaces the shown one, and is stored for offline use', async () => {
    const { actor, ran } = await shown();
    actor.send({ type: 'servings.changed', servings: 6 });
    actor.send({ type: 'recipe.replaced', recipe: changed });
    expect(actor.getSnapshot()).toMatchObject({ value: 'shown', context: { recipe: changed, shown: { servings: 6 } } });
    expect(ran('saveRecipe').at(-1)).toMatchObject({ recipe: changed });
  });

  test('keeps its own servings when those changed', async () => {
    const { actor } = await shown();
    actor.send({ type: 'recipe.replaced', recipe: { ...changed, servings: 4 } });
    expect(actor.getSnapshot().context.shown?.servings).toBe(4);
  });

  test('arriving during a translation is the one translated next', async () => {
    const { actor, call, answer, ran } = await shown();
    actor.send({ type: 'language.changed' });
    const older = call('loadRecipe');
    actor.send({ type: 'recipe.replaced', recipe: changed });
    expect(actor.getSnapshot()).toMatchObject({ value: 'rewriting', context: { recipe: changed } });
    expect(ran('saveRecipe').at(-1)).toMatchObject({ recipe: changed });
    expect([older.signal.aborted, call('loadRecipe') === older]).toEqual([true, false]);
    await answer('loadRecipe', { ...changed, title: 'Weiches Omelett' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'shown', context: { recipe: { title: 'Weiches Omelett' } } });
  });

  test.each(['shown', 'rewriting'])('has its own name, not an earlier rename, while it is %s', async (state) => {
    const { actor, answer } = await shown();
    const { rename } = actor.getSnapshot().children;
    rename?.send({ type: 'rename.requested', companyUri: 'adas-kitchen', guid: 'guid-recipe', title: recipe.title });
    rename?.send({ type: 'title.changed', title: 'My omelette' });
    rename?.send({ type: 'title.submitted' });
    await answer('renameRecipe', { ...recipe, title: 'My omelette' });
    expect(rename?.getSnapshot().context.titles).toEqual({ 'guid-recipe': 'My omelette' });
    if (state === 'rewriting') actor.send({ type: 'language.changed' });
    actor.send({ type: 'recipe.replaced', recipe: changed });
    expect(rename?.getSnapshot().context.titles).toEqual({});
  });
});

test.each(['shown', 'saved', 'renewing', 'rewriting'])('settings chosen while it is %s are remembered', async (state) => {
  const stage = start();
  if (state === 'saved' || state === 'renewing') {
    await stage.refuse('loadRecipe', failure('unknown'));
    await stage.answer('findSaved', { recipe, savedAt: 1_000 });
    if (state === 'renewing') stage.actor.send({ type: 'retry.requested' });
  } else {
    await stage.answer('loadRecipe', recipe);
    if (state === 'rewriting') stage.actor.send({ type: 'language.changed' });
  }
  stage.actor.send({ type: 'servings.changed', servings: 6 });
  stage.actor.send({ type: 'units.changed', unitSystem: 'us' });
  expect(stage.actor.getSnapshot().value).toBe(state);
  expect(stage.ran('rememberChoice')).toMatchObject([
    { shown: { servings: 6, unitSystem: 'metric' } },
    { shown: { servings: 6, unitSystem: 'us' } },
  ]);
});

test('a collection created for the recipe contains it, and a deleted one does not', async () => {
  const stage = start();
  await stage.answer('loadRecipe', { ...recipe, shelf: { ...shelf, collections: ['old', 'other'] } });
  stage.actor.send({ type: 'collection.made', collection: 'new', guids: [recipe.guid] });
  expect(stage.call('changeRecipes').input).toEqual({ guids: [recipe.guid], change: { addTo: 'new' } });
  stage.actor.send({ type: 'collection.deleted', collection: 'old' });
  expect(stage.actor.getSnapshot().context.recipe?.shelf?.collections).toEqual(['other']);
});
