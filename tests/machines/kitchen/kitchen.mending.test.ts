import { expect, test } from 'vitest';
import { draft, jobEvents, photo, stored } from './kitchen.fixture.ts';
import { contextOf, cooking, happen, lastMemory, open, ordering, orders, send, stateOf } from './kitchen.stage.ts';
import { company, failure } from '../samples.ts';

/* What a user finds, and mends, when an order did not become a recipe. */

test('a question stays while the order is changed', async () => {
  const stage = await cooking();
  happen(stage, jobEvents.question);
  stage.actor.send({ type: 'servings.changed', servings: 6 });
  expect([stateOf(stage), contextOf(stage).draft.servings]).toEqual([{ open: 'asked' }, 6]);
});

test('a question stays when the order that should answer it is empty', async () => {
  const stage = await cooking();
  happen(stage, jobEvents.question);
  stage.actor.send({ type: 'draft.changed', change: { description: 'a'.repeat(2_001) } });
  send(stage, 'recipe.requested');
  expect([stateOf(stage), contextOf(stage).problem]).toEqual([{ open: 'asked' }, 'description.long']);
});

test('a photo that is taken away is gone after a reload as well', async () => {
  const stage = await ordering();
  stage.actor.send({ type: 'photo.removed' });
  expect(stateOf(stage)).toEqual({ open: 'idle' });
  expect(lastMemory(stage)).toEqual({
    companyUri: company.uri,
    stored: stored({ draft: { ...draft, photo: null } }),
  });
});

test('a photo can be taken away while it is still prepared, and does not come back', async () => {
  const stage = await open();
  stage.actor.send({ type: 'photo.chosen', file: 'soup.jpg' });
  stage.actor.send({ type: 'photo.removed' });
  expect([stateOf(stage), stage.call('preparePhoto').signal.aborted]).toEqual([{ open: 'idle' }, true]);
  await stage.answer('preparePhoto', photo);
  expect(contextOf(stage).draft.photo).toBeNull();
});

test('a file that is no photo leaves the order as it was, ready to be sent', async () => {
  const stage = await ordering();
  stage.actor.send({ type: 'photo.chosen', file: 'notes.txt' });
  await stage.refuse('preparePhoto', failure('unsupportedMedia'));
  expect(stateOf(stage)).toEqual({ open: 'idle' });
  send(stage, 'recipe.requested');
  expect(orders(stage)).toMatchObject([{ draft }]);
});

test('an order that was stopped on its way is sent again under its own key', async () => {
  const stage = await ordering();
  send(stage, 'recipe.requested');
  send(stage, 'cancel.requested');
  send(stage, 'retry.requested');
  expect(stateOf(stage)).toBe('sending');
  expect(orders(stage)).toMatchObject([{ requestKey: 'id-2' }, { requestKey: 'id-2', draft }]);
});

test('an order that was stopped and then emptied is not sent again', async () => {
  const stage = await open();
  stage.actor.send({ type: 'draft.changed', change: { description: 'miso ramen' } });
  send(stage, 'recipe.requested');
  send(stage, 'cancel.requested');
  stage.actor.send({ type: 'draft.changed', change: { description: '' } });
  send(stage, 'retry.requested');
  expect([stateOf(stage), contextOf(stage).problem]).toEqual([{ open: 'cancelled' }, 'description.missing']);
});

test('a job that cannot be watched has failed, says why, and is not looked for after a reload', async () => {
  const stage = await cooking();
  await stage.refuse('watchJob', failure('notFound'));
  expect([stateOf(stage), contextOf(stage).error]).toEqual([{ open: 'failed' }, failure('notFound')]);
  expect(lastMemory(stage)).toMatchObject({ stored: { draft, jobGuid: null } });
});
