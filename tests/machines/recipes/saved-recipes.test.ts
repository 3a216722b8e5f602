import { expect, test } from 'vitest';
import { savedRecipesMachine } from '../../../machines/recipes/saved-recipes.machine.ts';
import { onStage } from '../../support/stage.ts';
import { savedRecipe } from './saved-recipes.fixture.ts';
import type { InputFrom } from 'xstate';

const start = (given: Partial<InputFrom<typeof savedRecipesMachine>> = {}) =>
  onStage(savedRecipesMachine, () => ({ chosenFor: () => null, units: null, ovens: null, ...given }));
const other = { ...savedRecipe, recipe: { ...savedRecipe.recipe, guid: 'guid-other', servings: 4 } };

async function listed(given: Parameters<typeof start>[0] = {}) {
  const stage = start(given);
  await stage.answer('listSaved', [savedRecipe, other]);
  return stage;
}

test('lists the stored recipes', async () => {
  const { actor } = await listed();
  expect(actor.getSnapshot()).toMatchObject({ value: 'listed', context: { saved: [savedRecipe, other], reading: null } });
});

test('reports an empty list', async () => {
  const { actor, answer } = start();
  await answer('listSaved', []);
  expect(actor.getSnapshot().value).toBe('empty');
});

test('opens one of them, in the chosen servings and units', async () => {
  const { actor } = await listed();
  actor.send({ type: 'recipe.opened', guid: other.recipe.guid });
  expect(actor.getSnapshot()).toMatchObject({
    value: 'reading',
    context: { reading: other, shown: { servings: 4, unitSystem: 'metric' } },
  });
  actor.send({ type: 'servings.changed', servings: 99 });
  actor.send({ type: 'units.changed', unitSystem: 'us' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'reading', context: { shown: { servings: 24, unitSystem: 'us' } } });
  expect(actor.getSnapshot().context.saved, 'what is kept stays').toEqual([savedRecipe, other]);
});

test('returns to the list, and opens the next one as written', async () => {
  const { actor } = await listed();
  actor.send({ type: 'recipe.opened', guid: other.recipe.guid });
  actor.send({ type: 'servings.changed', servings: 6 });
  actor.send({ type: 'list.requested' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'listed', context: { reading: null, shown: null } });
  actor.send({ type: 'recipe.opened', guid: other.recipe.guid });
  expect(actor.getSnapshot().context.shown?.servings).toBe(4);
});

test('opens a recipe with the settings of its own page, and remembers changes', async () => {
  const asked: string[] = [];
  const { actor, ran } = await listed({
    ovens: 'gas',
    chosenFor: ({ owner, recipe }) => {
      asked.push(`${owner} ${recipe.guid}`);
      return { servings: 7, unitSystem: 'us' };
    },
  });
  actor.send({ type: 'recipe.opened', guid: other.recipe.guid });
  expect(asked).toEqual([`${other.owner} ${other.recipe.guid}`]);
  expect(actor.getSnapshot().context.shown).toEqual({ servings: 7, unitSystem: 'us', have: null, oven: 'gas' });
  const have = { ingredient: 0, amount: 1, unit: null, version: 1 };
  actor.send({ type: 'have.changed', have });
  expect(ran('rememberChoice')).toEqual([{ shown: { servings: expect.any(Number), unitSystem: 'us', have, oven: 'gas' } }]);
});

test('does not open a recipe that is not stored', async () => {
  const { actor } = await listed();
  actor.send({ type: 'recipe.opened', guid: 'guid-none' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'listed', context: { reading: null } });
});
