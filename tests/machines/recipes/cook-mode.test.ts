import { expect, test } from 'vitest';
import { cookModeMachine, type Progress } from '../../../machines/recipes/cook-mode.machine.ts';
import { testStart } from '../../support/world.ts';
import { onStage } from '../../support/stage.ts';
import { company, failure, recipe } from '../samples.ts';
import { twoSteps } from './cook-mode.fixture.ts';

async function cooking(progress: Progress | null = null, given: { servings?: number } = {}) {
  const stage = onStage(cookModeMachine, ({ now, newId }) => ({
    companyUri: company.uri,
    guid: recipe.guid,
    servings: null,
    unitSystem: null,
    progress,
    now,
    newId,
    today: () => '2026-11-23',
    ...given,
  }));
  await stage.answer('loadRecipe', twoSteps);
  return stage;
}
const minute = 60_000;

test('opens one step at a time, and never one that is not there', async () => {
  const { actor, ran } = await cooking();
  for (const step of [1, 2, 7]) actor.send({ type: 'step.opened', step });
  expect(actor.getSnapshot().context.step).toBe(1);
  actor.send({ type: 'step.opened', step: -1 });
  expect(actor.getSnapshot().context.step).toBe(0);
  expect(ran('keepProgress')).toHaveLength(4);
});

test('is turned by keys and fingers, and stays at its ends', async () => {
  const { actor } = await cooking();
  const turn = (by: number) => {
    actor.send({ type: 'step.turned', by });
    return actor.getSnapshot().context.step;
  };
  expect([turn(-1), turn(1), turn(1), turn(-1)]).toEqual([0, 1, 1, 0]);
});

test('begins at the step and for the servings that were left', async () => {
  const { actor } = await cooking({ step: 1, timers: [] }, { servings: 6 });
  expect(actor.getSnapshot().context).toMatchObject({ step: 1, servings: 6, unitSystem: 'metric' });
});

test('a step that the recipe no longer has is its last one', async () => {
  const { actor } = await cooking({ step: 9, timers: [] });
  expect(actor.getSnapshot().context.step).toBe(1);
});

test('rings each timer once, when its time has come', async () => {
  const { actor, clock, ran } = await cooking();
  actor.send({ type: 'timer.started', minutes: 10 });
  actor.send({ type: 'timer.started', minutes: 3 });
  clock.increment(3 * minute - 1_000);
  expect(ran('ring')).toHaveLength(0);
  clock.increment(1_000);
  expect(ran('ring')).toMatchObject([{ timers: [{ minutes: 3 }] }]);
  clock.increment(7 * minute);
  expect(ran('ring')).toMatchObject([{ timers: [{ minutes: 3 }] }, { timers: [{ minutes: 10 }] }]);
  expect(actor.getSnapshot().context.timers.map(({ hasRung }) => hasRung)).toEqual([true, true]);
  clock.increment(120 * minute);
  expect(ran('ring')).toHaveLength(2);
});

test('a timer that ended while nobody was there rings at once', async () => {
  const { clock, ran } = await cooking({ step: 0, timers: [{ id: '1', step: 0, minutes: 1, endsAt: testStart - 1, hasRung: false }] });
  clock.increment(0);
  expect(ran('ring')).toMatchObject([{ timers: [{ id: '1' }] }]);
});

test('one that has rung before is silent', async () => {
  const { clock, ran } = await cooking({ step: 0, timers: [{ id: '1', step: 0, minutes: 1, endsAt: testStart - 1, hasRung: true }] });
  clock.increment(60 * minute);
  expect(ran('ring')).toHaveLength(0);
});

test('a removed timer never rings', async () => {
  const { actor, clock, ran } = await cooking();
  actor.send({ type: 'timer.started', minutes: 5 });
  actor.send({ type: 'timer.removed', id: actor.getSnapshot().context.timers[0]?.id ?? '' });
  clock.increment(10 * minute);
  expect(ran('ring')).toHaveLength(0);
});

test('what another tab does holds here, and is not told again', async () => {
  const { actor, clock, ran } = await cooking();
  const progress = { step: 1, timers: [{ id: '2', step: 1, minutes: 2, endsAt: testStart + 2 * minute, hasRung: false }] };
  actor.send({ type: 'progress.replaced', progress });
  expect(actor.getSnapshot().context).toMatchObject(progress);
  expect(ran('keepProgress')).toHaveLength(0);
  clock.increment(2 * minute);
  expect(ran('ring')).toHaveLength(1);
});

test('what is missing is told from what did not come', async () => {
  const stage = onStage(cookModeMachine, ({ now, newId }) => ({
    companyUri: 'x',
    guid: 'y',
    servings: null,
    unitSystem: null,
    progress: null,
    now,
    newId,
    today: () => '2026-11-23',
  }));
  await stage.refuse('loadRecipe', failure('unknown'));
  expect(stage.actor.getSnapshot().value).toBe('failed');
  stage.actor.send({ type: 'network.returned' });
  await stage.refuse('loadRecipe', failure('notFound'));
  expect(stage.actor.getSnapshot().value).toBe('missing');
});
