import { expect, test } from 'vitest';
import { draft, jobEvents, photo, stored } from './kitchen.fixture.ts';
import { contextOf, cooking, happen, open, ordering, orders, send, stateOf } from './kitchen.stage.ts';
import { childOf } from '../../support/perform.ts';
import { company, failure } from '../samples.ts';

test.each([
  ['', [], 'description.missing'],
  ['  ', [], 'description.missing'],
  ['a'.repeat(2_001), [photo], 'description.long'],
])('does not order with too little or too much input, case %#', async (description, chosen, problem) => {
  const stage = await open(stored({ draft: { ...draft, description, photos: chosen } }));
  send(stage, 'recipe.requested');
  expect(stateOf(stage)).toEqual({ open: 'idle' });
  expect(contextOf(stage)).toMatchObject({ problem, draft: { description } });
  stage.actor.send({ type: 'draft.changed', change: { description: 'ramen' } });
  expect(contextOf(stage).problem).toBeNull();
});

test('sends the complete order, once for repeated presses', async () => {
  const stage = await ordering();
  send(stage, 'recipe.requested');
  send(stage, 'recipe.requested');
  expect(orders(stage)).toMatchObject([{ companyUri: company.uri, draft, requestKey: 'id-2', choice: null, improvise: false }]);
});

test('repeats a lost order under its key, so that it never makes a second job', async () => {
  const stage = await ordering();
  send(stage, 'recipe.requested');
  await stage.refuse('startJob', failure('unknown'));
  expect(contextOf(stage)).toMatchObject({ draft, error: failure('unknown') });
  send(stage, 'retry.requested');
  expect(contextOf(stage).error).toBeNull();
  expect(orders(stage)).toMatchObject([{ requestKey: 'id-2' }, { requestKey: 'id-2', draft }]);
});

test('gives a changed order a new key, even when the first was lost', async () => {
  const stage = await ordering();
  send(stage, 'recipe.requested');
  await stage.refuse('startJob', failure('unknown'));
  stage.actor.send({ type: 'draft.changed', change: { description: 'shoyu ramen' } });
  send(stage, 'retry.requested');
  expect(orders(stage)).toMatchObject([{ requestKey: 'id-2' }, { requestKey: 'id-3', draft: { description: 'shoyu ramen' } }]);
});

test.each([jobEvents.failed, jobEvents.cancelled])('gives a new key to an order after a job that was $type', async (event) => {
  const stage = await cooking();
  happen(stage, event);
  send(stage, 'retry.requested');
  expect(orders(stage)).toMatchObject([{ requestKey: 'id-2' }, { requestKey: 'id-3', draft }]);
  expect(contextOf(stage)).toMatchObject({ jobGuid: null, error: null, partial: null });
});

test('continues with the chosen suggestion', async () => {
  const stage = await cooking();
  happen(stage, jobEvents.question);
  expect(contextOf(stage).question).toEqual(jobEvents.question.question);
  stage.actor.send({ type: 'suggestion.chosen', id: 'ramen' });
  expect(orders(stage).at(-1)).toMatchObject({ draft, choice: 'ramen', improvise: false, requestKey: 'id-3' });
  expect(contextOf(stage).question).toBeNull();
});

test('continues with an improvisation, or with a better description', async () => {
  const stage = await cooking();
  happen(stage, jobEvents.question);
  stage.actor.send({ type: 'improvisation.chosen' });
  expect(orders(stage).at(-1)).toMatchObject({ draft, choice: null, improvise: true });
  await stage.answer('startJob', { jobGuid: 'job-2' });
  happen(stage, jobEvents.question);
  stage.actor.send({ type: 'draft.changed', change: { description: 'tonkotsu' } });
  expect(stateOf(stage), 'the question stays').toEqual({ open: 'asked' });
  send(stage, 'recipe.requested');
  expect(orders(stage).at(-1)).toMatchObject({ draft: { description: 'tonkotsu' }, choice: null, improvise: false });
});

test('does not order before the chosen photo is ready', async () => {
  const stage = await open();
  stage.actor.send({ type: 'draft.changed', change: { description: 'this soup' } });
  childOf(stage.actor, 'photos').send({ type: 'files.chosen', files: ['soup.jpg'] });
  send(stage, 'recipe.requested');
  await stage.answer('keepPhoto', photo);
  await stage.answer('shrinkPhoto', photo);
  send(stage, 'recipe.requested');
  expect([orders(stage), contextOf(stage).problem]).toEqual([[], 'photos.coming']);
  stage.actor.send({ type: 'photos.changed', photos: [photo], are: 'there' });
  send(stage, 'recipe.requested');
  expect(orders(stage)).toMatchObject([{ draft: { photos: [photo] } }]);
});
