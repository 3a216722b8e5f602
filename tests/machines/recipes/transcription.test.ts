import { expect, test } from 'vitest';
import { transcriptionMachine } from '../../../machines/recipes/transcription.machine.ts';
import { keptOf, problemOf, type StoredTranscription } from '../../../machines/recipes/transcription.model.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';
import { ids, nothing, reading } from './transcription.fixture.ts';

function start(stored: StoredTranscription = nothing) {
  let made = 0;
  const newId = () => `id-${(made += 1)}`;
  return onStage(transcriptionMachine, () => ({ companyUri: 'adas-kitchen', newId, stored }));
}

/** A pasted recipe being read. */
const asked = () => {
  const stage = start();
  stage.actor.send({ type: 'source.changed', change: { text: reading.text } });
  stage.actor.send({ type: 'reading.requested' });
  return stage;
};
const read = async () => {
  const stage = asked();
  await stage.answer('readRecipe', reading);
  return stage;
};

test('reads pasted text, marks doubtful lines, and saves the corrected recipe', async () => {
  const { actor, call, answer } = await read();
  const { form } = actor.getSnapshot().context;
  expect(form?.marks).toEqual({ [ids.leeks]: ['2'], [ids.step]: [] });
  actor.send({ type: 'ingredient.changed', id: ids.leeks, change: { amount: '3' } });
  actor.send({ type: 'mark.cleared', id: ids.step });
  expect(actor.getSnapshot().context.form?.marks).toEqual({});
  actor.send({ type: 'recipe.kept' });
  const sent = call('keepRecipe').input;
  expect(sent).toMatchObject({
    companyUri: 'adas-kitchen',
    title: 'Soup',
    servings: 4,
    prepMinutes: null,
    cookMinutes: 20,
    photoGuid: null,
  });
  expect(sent).toMatchObject({
    ingredients: [
      { amount: 3, unit: null, item: 'leeks' },
      { amount: 1, unit: 'l', item: 'stock' },
    ],
    steps: [{ text: 'Boil them.' }],
  });
  await answer('keepRecipe', { companyUri: 'adas-kitchen', guid: 'soup' });
  expect(actor.getSnapshot().output).toEqual({ redirectTo: '/ai/adas-kitchen/recipes/soup' });
});

test('reads a source once for all tries, and another one anew', async () => {
  const { actor, calls, refuse } = asked();
  await refuse('readRecipe', failure('unknown'));
  expect(actor.getSnapshot()).toMatchObject({ value: 'choosing', context: { source: { text: reading.text }, error: failure('unknown') } });
  actor.send({ type: 'reading.requested' });
  actor.send({ type: 'reading.stopped' });
  actor.send({ type: 'source.changed', change: { text: 'Tea' } });
  actor.send({ type: 'reading.requested' });
  const keys = calls.map(({ input }) => (input as { requestKey: string }).requestKey);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('keeps all corrections when saving fails, and retries under the same key', async () => {
  const { actor, calls, refuse } = await read();
  actor.send({ type: 'recipe.kept' });
  await refuse('keepRecipe', failure('conflict'));
  expect(actor.getSnapshot()).toMatchObject({ value: 'correcting', context: { form: { title: 'Soup' } } });
  actor.send({ type: 'recipe.kept' });
  const [first, second] = calls.filter(({ src }) => src === 'keepRecipe');
  expect(first?.input).toEqual(second?.input);
});

test('asks for missing parts, and invents none', async () => {
  const { actor, answer, calls } = start();
  actor.send({ type: 'reading.requested' });
  expect(actor.getSnapshot().context.sourceProblem).toBe('text.required');
  actor.send({ type: 'source.changed', change: { source: 'photo' } });
  actor.send({ type: 'reading.requested' });
  expect(actor.getSnapshot().context.sourceProblem).toBe('photo.required');
  expect(calls).toEqual([]);
  actor.send({ type: 'source.changed', change: { source: 'page', address: 'recipes.test/soup' } });
  actor.send({ type: 'reading.requested' });
  await answer('readRecipe', { ...reading, title: { text: '', isCertain: false, doubts: [] }, servings: null });
  actor.send({ type: 'recipe.kept' });
  expect(actor.getSnapshot().context.problem?.problem).toBe('title.missing');
  actor.send({ type: 'title.changed', title: 'Soup' });
  actor.send({ type: 'recipe.kept' });
  expect(actor.getSnapshot().context.problem?.problem).toBe('servings.missing');
});

test('resumes where it was left, and returns to its source without losing corrections', async () => {
  const before = await read();
  before.actor.send({ type: 'title.changed', title: 'Leek soup' });
  const { source, requestKey, form, keepKey } = before.actor.getSnapshot().context;
  const { actor } = start({ source, requestKey, form, keepKey });
  expect(actor.getSnapshot()).toMatchObject({ value: 'correcting', context: { form: { title: 'Leek soup' } } });
  actor.send({ type: 'source.reopened' });
  actor.send({ type: 'correcting.resumed' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'correcting', context: { form: { title: 'Leek soup' } } });
});

test('the source photo stays with the recipe', async () => {
  const { actor, call, answer } = start();
  actor.send({ type: 'source.changed', change: { source: 'photo' } });
  actor.send({ type: 'photo.chosen', file: 'page.jpg' });
  await answer('uploadPhoto', { guid: 'guid-photo' });
  actor.send({ type: 'reading.requested' });
  await answer('readRecipe', reading);
  actor.send({ type: 'recipe.kept' });
  expect(call('keepRecipe').input).toMatchObject({ photoGuid: 'guid-photo' });
});

test.each([
  ['4', null],
  ['٤', null],
  ['', 'servings.missing'],
  ['0', 'servings.missing'],
  ['2.5', 'servings.missing'],
  ['101', 'servings.missing'],
  ['many', 'servings.missing'],
])('servings %j are a problem: %s', async (servings, problem) => {
  const form = (await read()).actor.getSnapshot().context.form;
  if (form === null) throw new Error('Nothing was read.');
  expect(problemOf({ ...form, servings })?.problem ?? null).toBe(problem);
  // Unreadable input is never sent.
  expect(keptOf({ ...form, servings }, 'key').servings).toBe(problem === null ? 4 : 1);
  expect(problemOf({ ...form, prepMinutes: '1.5' })?.problem).toBe('minutes.unknown');
});
