import { expect, test } from 'vitest';
import { cookModeMachine, type Progress } from '../../../machines/recipes/cook-mode.machine.ts';
import { onStage } from '../../support/stage.ts';
import { company, failure, recipe } from '../samples.ts';
import { twoSteps } from './cook-mode.fixture.ts';
import { noVoice } from './hands-free.fixture.ts';

async function cooking(progress: Progress | null = null, given: { servings?: number } = {}) {
  const stage = onStage(cookModeMachine, ({ newId }) => ({
    companyUri: company.uri,
    guid: recipe.guid,
    servings: null,
    unitSystem: null,
    have: null,
    oven: null,
    voice: noVoice,
    progress,
    newId,
    today: () => '2026-11-23',
    ...given,
  }));
  await stage.answer('loadRecipe', twoSteps);
  return stage;
}

test('opens one step at a time, within the recipe', async () => {
  const { actor, ran } = await cooking();
  for (const step of [1, 2, 7]) actor.send({ type: 'step.opened', step });
  expect(actor.getSnapshot().context.step).toBe(1);
  actor.send({ type: 'step.opened', step: -1 });
  expect(actor.getSnapshot().context.step).toBe(0);
  expect(ran('keepProgress')).toHaveLength(4);
});

test('turns by keys and swipes, and stops at the ends', async () => {
  const { actor } = await cooking();
  const turn = (by: number) => {
    actor.send({ type: 'step.turned', by });
    return actor.getSnapshot().context.step;
  };
  expect([turn(-1), turn(1), turn(1), turn(-1)]).toEqual([0, 1, 1, 0]);
});

test('starts at the stored step and servings', async () => {
  const { actor } = await cooking({ step: 1, wasCooked: false }, { servings: 6 });
  expect(actor.getSnapshot().context).toMatchObject({ step: 1, servings: 6, unitSystem: 'metric' });
});

test('a step that no longer exists becomes the last one', async () => {
  const { actor } = await cooking({ step: 9, wasCooked: false });
  expect(actor.getSnapshot().context.step).toBe(1);
});

test('a step opened in another tab opens here, and is not announced again', async () => {
  const { actor, ran } = await cooking();
  actor.send({ type: 'progress.replaced', progress: { step: 1, wasCooked: false } });
  expect(actor.getSnapshot().context.step).toBe(1);
  expect(ran('keepProgress')).toHaveLength(0);
});

test('a missing recipe differs from a failed load', async () => {
  const stage = onStage(cookModeMachine, ({ newId }) => ({
    companyUri: 'x',
    guid: 'y',
    servings: null,
    unitSystem: null,
    have: null,
    oven: null,
    voice: noVoice,
    progress: null,
    newId,
    today: () => '2026-11-23',
  }));
  await stage.refuse('loadRecipe', failure('unknown'));
  expect(stage.actor.getSnapshot().value).toBe('failed');
  stage.actor.send({ type: 'network.returned' });
  await stage.refuse('loadRecipe', failure('notFound'));
  expect(stage.actor.getSnapshot().value).toBe('missing');
});

test('is finished at the last step only; the next cooking begins at the first step', async () => {
  const { actor, ran } = await cooking();
  const course = () => actor.getSnapshot().value;
  actor.send({ type: 'cooking.finished' });
  expect(course()).toMatchObject({ cooking: { course: 'steps' } });
  actor.send({ type: 'step.opened', step: 1 });
  actor.send({ type: 'cooking.finished' });
  expect(course()).toMatchObject({ cooking: { course: 'done' } });
  expect(ran('keepProgress').at(-1)).toEqual({ progress: { step: 0, wasCooked: true } });
  // Back to the last step: the recipe stays cooked.
  actor.send({ type: 'step.turned', by: -1 });
  expect(course()).toMatchObject({ cooking: { course: 'steps' } });
  expect(ran('keepProgress').at(-1)).toEqual({ progress: { step: 1, wasCooked: true } });
});
