import { describe, expect, test } from 'vitest';
import { servingsRange } from '../../../contract/kitchen/kitchen.ts';
import { sampleMachine } from '../../../machines/kitchen/sample.machine.ts';
import { onStage } from '../../support/stage.ts';
import { kitchenSamples } from './kitchen-samples.ts';
import { failure } from '../samples.ts';

const [ramen, pancakes] = kitchenSamples;
const start = () => onStage(sampleMachine, () => undefined);

async function shown() {
  const stage = start();
  await stage.answer('loadSamples', kitchenSamples);
  return stage;
}

test('shows the first sample, in its own servings', async () => {
  const { actor, answer } = start();
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  expect(actor.getSnapshot()).toMatchObject({ value: 'loading', context: { chosen: null } });
  await answer('loadSamples', kitchenSamples);
  expect(actor.getSnapshot().hasTag('busy')).toBe(false);
  expect(actor.getSnapshot()).toMatchObject({ value: 'shown', context: { samples: kitchenSamples, chosen: ramen, servings: 2 } });
});

test('shows another sample, in its own servings', async () => {
  const { actor } = await shown();
  actor.send({ type: 'servings.changed', servings: 7 });
  actor.send({ type: 'sample.chosen', id: pancakes.id });
  expect(actor.getSnapshot()).toMatchObject({ value: 'shown', context: { chosen: pancakes, servings: 4 } });
});

test.each([
  [5, 5],
  [0, servingsRange.min],
  [99, servingsRange.max],
])('for %i it is shown for %i', async (servings, kept) => {
  const { actor } = await shown();
  actor.send({ type: 'servings.changed', servings });
  expect(actor.getSnapshot().context).toMatchObject({ chosen: ramen, servings: kept });
});

test('a kitchen without samples shows none', async () => {
  const { actor, answer } = start();
  await answer('loadSamples', []);
  expect(actor.getSnapshot()).toMatchObject({ value: 'shown', context: { samples: [], chosen: null } });
});

test('another language shows the same sample and servings', async () => {
  const { actor, answer } = await shown();
  actor.send({ type: 'sample.chosen', id: pancakes.id });
  actor.send({ type: 'servings.changed', servings: 7 });
  actor.send({ type: 'language.changed' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'rewriting', context: { chosen: pancakes, servings: 7 } });
  const inGerman = kitchenSamples.map((sample) => ({ ...sample, recipe: { ...sample.recipe, language: 'de' } }));
  await answer('loadSamples', inGerman);
  expect(actor.getSnapshot()).toMatchObject({ value: 'shown', context: { samples: inGerman, chosen: inGerman[1], servings: 7 } });
});

test('when another language fails, the samples stay usable', async () => {
  const { actor, refuse } = await shown();
  actor.send({ type: 'language.changed' });
  actor.send({ type: 'sample.chosen', id: pancakes.id });
  actor.send({ type: 'servings.changed', servings: 7 });
  await refuse('loadSamples', failure('unknown'));
  expect(actor.getSnapshot()).toMatchObject({ value: 'shown', context: { samples: kitchenSamples, chosen: pancakes, servings: 7 } });
});

test('loads the last chosen language', async () => {
  const { actor, call } = await shown();
  actor.send({ type: 'language.changed' });
  const older = call('loadSamples');
  actor.send({ type: 'language.changed' });
  expect([older.signal.aborted, call('loadSamples') === older]).toEqual([true, false]);
});

describe('categories to browse', () => {
  const [soups, suppen] = [[{ slug: 'soups', name: 'Soups' }], [{ slug: 'soups', name: 'Suppen' }]];

  test('load after the samples, and again in another language', async () => {
    const { actor, answer } = await shown();
    await answer('loadCategories', soups);
    expect(actor.getSnapshot().context.categories).toEqual(soups);
    actor.send({ type: 'sample.chosen', id: pancakes.id });
    actor.send({ type: 'language.changed' });
    await answer('loadSamples', kitchenSamples);
    expect(actor.getSnapshot().context.categories).toEqual(soups);
    await answer('loadCategories', suppen);
    expect(actor.getSnapshot().context.categories).toEqual(suppen);
  });

  test('that fail to load do not affect the samples', async () => {
    const { actor, refuse } = await shown();
    await refuse('loadCategories', failure('unknown'));
    expect(actor.getSnapshot()).toMatchObject({ value: 'shown', context: { categories: [], chosen: ramen } });
  });
});

test('aborts the call when the page is left', () => {
  const { actor, call } = start();
  actor.stop();
  expect(call('loadSamples').signal.aborted).toBe(true);
});
