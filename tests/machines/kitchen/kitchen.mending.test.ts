import { expect, test } from 'vitest';
import { draft, jobEvents, photo, stored } from './kitchen.fixture.ts';
import { contextOf, cooking, happen, lastMemory, open, ordering, orders, send, stateOf } from './kitchen.stage.ts';
import { childOf } from '../../support/perform.ts';
import { company, failure } from '../samples.ts';

/* Recovery when an order produced no recipe. */

test('a question stays while the order is edited', async () => {
  const stage = await cooking();
  happen(stage, jobEvents.question);
  stage.actor.send({ type: 'servings.changed', servings: 6 });
  expect([stateOf(stage), contextOf(stage).draft.servings]).toEqual([{ open: 'asked' }, 6]);
});

test('a question stays when the answering order is empty', async () => {
  const stage = await cooking();
  happen(stage, jobEvents.question);
  stage.actor.send({ type: 'draft.changed', change: { description: 'a'.repeat(2_001) } });
  send(stage, 'recipe.requested');
  expect([stateOf(stage), contextOf(stage).problem]).toEqual([{ open: 'asked' }, 'description.long']);
});

test('a removed photo stays removed after a reload', async () => {
  const stage = await ordering();
  childOf(stage.actor, 'photos').send({ type: 'photo.removed', id: photo.id });
  expect(stateOf(stage)).toEqual({ open: 'idle' });
  expect(lastMemory(stage)).toEqual({
    companyUri: company.uri,
    stored: stored({ draft: { ...draft, photos: [] } }),
  });
});

test('a photo can be removed while it is resized, and does not return', async () => {
  const stage = await open();
  const photos = childOf(stage.actor, 'photos');
  photos.send({ type: 'files.chosen', files: ['soup.jpg'] });
  photos.send({ type: 'photo.removed', id: 'id-2' });
  expect(stage.call('keepPhoto').signal.aborted).toBe(true);
  await stage.answer('keepPhoto', photo);
  expect(contextOf(stage)).toMatchObject({ photosAre: 'there', draft: { photos: [] } });
});

test('an order waits for a failed photo, which is resent or removed, never left out silently', async () => {
  const stage = await ordering();
  const photos = childOf(stage.actor, 'photos');
  photos.send({ type: 'files.chosen', files: ['notes.txt'] });
  await stage.refuse('keepPhoto', failure('unsupportedMedia'));
  send(stage, 'recipe.requested');
  expect([orders(stage), contextOf(stage).problem]).toEqual([[], 'photos.failed']);
  photos.send({ type: 'photo.removed', id: 'id-2' });
  expect(contextOf(stage).problem).toBeNull();
  send(stage, 'recipe.requested');
  expect(orders(stage)).toMatchObject([{ draft }]);
});

test('new preview URLs, or finished uploads, do not change the order', async () => {
  const stage = await ordering();
  send(stage, 'recipe.requested');
  await stage.refuse('startJob', failure('unknown'));
  const remembered = stage.ran('remember').length;
  stage.actor.send({ type: 'photos.changed', photos: [{ ...photo, previewUrl: 'blob:other' }], are: 'coming' });
  send(stage, 'retry.requested');
  expect([contextOf(stage).problem, stage.ran('remember').length]).toEqual(['photos.coming', remembered]);
  stage.actor.send({ type: 'photos.changed', photos: [photo], are: 'there' });
  expect(contextOf(stage).problem).toBeNull();
  send(stage, 'retry.requested');
  expect(orders(stage)).toMatchObject([{ requestKey: 'id-2' }, { requestKey: 'id-2' }]);
});

test('an order cancelled while being sent keeps its key', async () => {
  const stage = await ordering();
  send(stage, 'recipe.requested');
  send(stage, 'cancel.requested');
  send(stage, 'retry.requested');
  expect(stateOf(stage)).toBe('sending');
  expect(orders(stage)).toMatchObject([{ requestKey: 'id-2' }, { requestKey: 'id-2', draft }]);
});

test('an order cancelled and then cleared is not sent again', async () => {
  const stage = await open();
  stage.actor.send({ type: 'draft.changed', change: { description: 'miso ramen' } });
  send(stage, 'recipe.requested');
  send(stage, 'cancel.requested');
  stage.actor.send({ type: 'draft.changed', change: { description: '' } });
  send(stage, 'retry.requested');
  expect([stateOf(stage), contextOf(stage).problem]).toEqual([{ open: 'cancelled' }, 'description.missing']);
});

test('a job that cannot be watched fails with a reason, and is not resumed after a reload', async () => {
  const stage = await cooking();
  await stage.refuse('watchJob', failure('notFound'));
  expect([stateOf(stage), contextOf(stage).error]).toEqual([{ open: 'failed' }, failure('notFound')]);
  expect(lastMemory(stage)).toMatchObject({ stored: { draft, jobGuid: null } });
});
