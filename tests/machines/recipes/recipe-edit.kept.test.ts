import { expect, test } from 'vitest';
import { recipeEditMachine, type RecipeEditEvent } from '../../../machines/recipes/recipe-edit.machine.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';
import { newer, outdated, seen } from './recipe-edit.fixture.ts';

/* Edits of a recipe are stored line by line in the browser until saved. */

async function opened() {
  const stage = onStage(recipeEditMachine, ({ newId }) => ({
    companyUri: 'adas-kitchen',
    guid: seen.guid,
    newId,
    typed: null,
    correction: null,
    back: '/back',
    isByStaff: false,
  }));
  await stage.answer('loadRecipe', seen);
  return stage;
}

type Stage = Awaited<ReturnType<typeof opened>>;

const formIn = ({ actor }: Stage) => actor.getSnapshot().context.form;
const keptBy = ({ ran }: Stage) => ran('remember').at(-1);
const firstOf = (stage: Stage, list: 'ingredients' | 'steps') => formIn(stage)[list][0]?.id ?? '';

const changes: [string, (stage: Stage) => RecipeEditEvent, object][] = [
  ['the title', () => ({ type: 'title.changed', title: 'My omelette' }), { title: 'My omelette' }],
  [
    'an ingredient',
    (stage) => ({ type: 'ingredient.changed', id: firstOf(stage, 'ingredients'), change: { item: 'duck eggs' } }),
    { ingredients: [{ item: 'duck eggs' }] },
  ],
  [
    'a step',
    (stage) => ({ type: 'step.changed', id: firstOf(stage, 'steps'), text: 'Fry the eggs.' }),
    { steps: [{ text: 'Fry the eggs.' }] },
  ],
  ['a new line', () => ({ type: 'line.added', list: 'steps' }), { steps: [{}, { text: '' }] }],
  ['a line that is gone', (stage) => ({ type: 'line.removed', list: 'steps', id: firstOf(stage, 'steps') }), { steps: [] }],
  [
    'a line that has moved',
    (stage) => ({ type: 'line.moved', list: 'ingredients', id: firstOf(stage, 'ingredients'), by: 1 }),
    { ingredients: [{ item: 'eggs' }] },
  ],
];

test.each(changes)('%s is in the form at once, stored by the browser, and not sent', async (_, eventFor, form) => {
  const stage = await opened();
  stage.actor.send(eventFor(stage));
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'editing', context: { form } });
  expect(stage.ran('remember')).toMatchObject([{ guid: seen.guid, form }]);
});

test('saved edits leave the storage, and the recipe opens', async () => {
  const stage = await opened();
  stage.actor.send({ type: 'title.changed', title: 'My omelette' });
  stage.actor.send({ type: 'save.requested' });
  await stage.answer('saveEdit', { ...seen, version: 2 });
  expect(keptBy(stage)).toEqual({ guid: seen.guid, form: null, correction: null });
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'saved', output: { redirectTo: '/back' } });
});

test('a failed save keeps the edits, with the reason, until the next input', async () => {
  const stage = await opened();
  stage.actor.send({ type: 'title.changed', title: 'My omelette' });
  stage.actor.send({ type: 'save.requested' });
  await stage.refuse('saveEdit', failure('unknown'));
  expect(stage.actor.getSnapshot()).toMatchObject({
    value: 'editing',
    context: { form: { title: 'My omelette' }, error: failure('unknown') },
  });
  stage.actor.send({ type: 'title.changed', title: 'My omelette!' });
  expect(stage.actor.getSnapshot().context.error).toBeNull();
});

test.each([
  ['mine.chosen', 'My omelette'],
  ['theirs.chosen', newer.title],
] as const)('after a conflict the browser keeps what is edited on: %s', async (type, title) => {
  const stage = await opened();
  stage.actor.send({ type: 'title.changed', title: 'My omelette' });
  stage.actor.send({ type: 'save.requested' });
  await stage.refuse('saveEdit', outdated);
  stage.actor.send({ type });
  expect(keptBy(stage)).toMatchObject({ guid: seen.guid, form: { title, version: 2 } });
});
