import { expect, test } from 'vitest';
import { cookModeMachine } from '../../../machines/recipes/cook-mode.machine.ts';
import { onStage } from '../../support/stage.ts';
import { company, failure, recipe } from '../samples.ts';
import { twoSteps } from './cook-mode.fixture.ts';
import { noVoice } from './hands-free.fixture.ts';

/* Around the open step: screen, notes, and storage for a reload. */

const start = () =>
  onStage(cookModeMachine, ({ newId }) => ({
    companyUri: company.uri,
    guid: recipe.guid,
    servings: null,
    unitSystem: null,
    have: null,
    oven: null,
    voice: noVoice,
    progress: null,
    newId,
    today: () => '2026-11-23',
  }));

async function cooking() {
  const stage = start();
  await stage.answer('loadRecipe', twoSteps);
  return stage;
}

const times = ({ calls }: ReturnType<typeof start>, src: string) => calls.filter((call) => call.src === src).length;

test('notes and feedback that failed before the recipe are reloaded with it', async () => {
  const stage = start();
  await stage.refuse('loadNotes', failure('unknown'));
  await stage.refuse('loadFeedback', failure('unknown'));
  await stage.answer('loadRecipe', twoSteps);
  expect([times(stage, 'loadNotes'), times(stage, 'loadFeedback')]).toEqual([2, 2]);
});

test.each(['network.returned', 'viewer.returned'] as const)('they are fetched again after %s too, and cooking goes on', async (type) => {
  const stage = await cooking();
  await stage.refuse('loadNotes', failure('unknown'));
  await stage.refuse('loadFeedback', failure('unknown'));
  stage.actor.send({ type });
  expect([times(stage, 'loadNotes'), times(stage, 'loadFeedback'), times(stage, 'loadRecipe')]).toEqual([2, 2, 1]);
});

test('the screen stays on from the first step to the last, and again after a release', async () => {
  const stage = await cooking();
  const screen = () => stage.actor.getSnapshot().value;
  expect(screen()).toMatchObject({ cooking: { screen: 'dimming' } });
  stage.actor.send({ type: 'screen.kept' });
  stage.actor.send({ type: 'step.opened', step: 1 });
  stage.actor.send({ type: 'step.turned', by: -1 });
  expect(screen()).toMatchObject({ cooking: { screen: 'kept' } });
  stage.actor.send({ type: 'screen.released' });
  expect(screen()).toMatchObject({ cooking: { screen: 'dimming' } });
  stage.actor.send({ type: 'screen.kept' });
  expect(screen()).toMatchObject({ cooking: { screen: 'kept' } });
  expect(times(stage, 'keepAwake')).toBe(1);
});
