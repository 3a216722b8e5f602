import { expect, test } from 'vitest';
import { recipeMachine } from '../../../machines/recipes/recipe.machine.ts';
import type { RecipeInput } from '../../../machines/recipes/recipe.model.ts';
import { onStage } from '../../support/stage.ts';
import { recipe } from '../samples.ts';

/** With the reader's stored settings, or the account's defaults. */
const start = (given: Partial<RecipeInput> = {}) =>
  onStage(recipeMachine, ({ newId }) => ({
    companyUri: 'adas-kitchen',
    guid: 'guid-recipe',
    chosen: null,
    units: null,
    ovens: null,
    newId,
    wasCooked: true,
    today: () => '2026-11-23',
    ...given,
  }));

const have = (amount: number, version = 1) => ({ ingredient: 0, amount, unit: null, version });

test('follows the amount of one ingredient, until servings are chosen again', async () => {
  const { actor, answer, ran } = start();
  await answer('loadRecipe', recipe);
  actor.send({ type: 'have.changed', have: have(6) });
  expect(actor.getSnapshot().context.shown).toMatchObject({ have: have(6), servings: 3 });
  expect(ran('rememberChoice').at(-1)).toEqual({ shown: { servings: 3, unitSystem: 'metric', have: have(6), oven: null } });
  // An amount that the recipe cannot be made of is refused, and changes nothing that is remembered.
  for (const refused of [{ ...have(6), ingredient: 7 }, have(0)]) {
    actor.send({ type: 'have.changed', have: refused });
    expect(actor.getSnapshot().context.shown).toMatchObject({ have: have(6), servings: 3, isHaveRefused: true });
    expect(ran('rememberChoice').at(-1)).toEqual({ shown: { servings: 3, unitSystem: 'metric', have: have(6), oven: null } });
  }
  actor.send({ type: 'have.changed', have: null });
  expect(actor.getSnapshot().context.shown).toEqual({ servings: recipe.servings, unitSystem: 'metric', have: null, oven: null });
  actor.send({ type: 'have.changed', have: have(6) });
  actor.send({ type: 'servings.changed', servings: 5 });
  expect(actor.getSnapshot().context.shown).toMatchObject({ have: null, servings: 5 });
});

test('an amount of another version is dropped; the oven scale stays', async () => {
  const { actor, answer } = start({ chosen: { servings: 3, unitSystem: 'metric', have: have(6), oven: 'gas' } });
  await answer('loadRecipe', recipe);
  expect(actor.getSnapshot().context.shown).toMatchObject({ have: have(6), oven: 'gas' });
  actor.send({ type: 'recipe.replaced', recipe: { ...recipe, version: 2 } });
  expect(actor.getSnapshot().context.shown).toMatchObject({ have: null, servings: recipe.servings, oven: 'gas' });
  const older = start({ chosen: { servings: 3, unitSystem: 'metric', have: have(6, 9) } });
  await older.answer('loadRecipe', recipe);
  expect(older.actor.getSnapshot().context.shown?.have).toBeNull();
});

test('the account’s oven scale applies, until another is chosen for the recipe', async () => {
  const { actor, answer, ran } = start({ ovens: 'gas' });
  await answer('loadRecipe', recipe);
  expect(actor.getSnapshot().context.shown?.oven).toBe('gas');
  actor.send({ type: 'oven.changed', oven: 'fahrenheit' });
  expect(ran('rememberChoice').at(-1)).toMatchObject({ shown: { oven: 'fahrenheit' } });
});
