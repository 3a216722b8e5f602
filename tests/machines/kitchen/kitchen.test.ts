import { expect, test } from 'vitest';
import { emptyDraft } from '../../../machines/kitchen/draft.ts';
import { draft, jobEvents, noOnion, noPeanut, photo, stored, storedWithJob, vegan } from './kitchen.fixture.ts';
import { contextOf, cooking, happen, lastMemory, open, ordering, orders, restoring, type Running, send, stateOf } from './kitchen.stage.ts';
import { company, failure, recipe } from '../samples.ts';

test('keeps every part of the draft, and stores each change for a reload', async () => {
  const stage = await open();
  stage.actor.send({ type: 'draft.changed', change: { description: 'miso ramen' } });
  stage.actor.send({ type: 'wish.added', wish: vegan });
  stage.actor.send({ type: 'wish.removed', wish: noOnion });
  stage.actor.send({ type: 'wish.removed', wish: noPeanut });
  stage.actor.send({ type: 'draft.changed', change: { unitSystem: 'us' } });
  stage.actor.send({ type: 'servings.changed', servings: 99 });
  stage.actor.send({ type: 'photos.changed', photos: [photo], are: 'there' });
  const written = {
    id: 'id-1',
    description: 'miso ramen',
    photos: [photo],
    servings: 24,
    unitSystem: 'us' as const,
    wishes: [vegan],
    dismissed: ['without/onion'],
    withoutProfile: ['allergy/peanut'],
    leaveOut: '',
  };
  expect(contextOf(stage).draft).toEqual(written);
  expect(stage.ran('remember')).toHaveLength(7);
  expect(lastMemory(stage)).toEqual({ companyUri: company.uri, stored: stored({ draft: written }) });
  stage.actor.send({ type: 'photos.changed', photos: [], are: 'there' });
  expect(contextOf(stage).draft).toEqual({ ...written, photos: [] });
});

test('opens with an empty draft when nothing is stored, or it is unreadable', async () => {
  const stage = await open();
  expect(stateOf(stage)).toEqual({ open: 'idle' });
  expect(contextOf(stage).draft).toEqual(emptyDraft('id-1'));
  const broken = restoring();
  await broken.refuse('loadDraft', failure('unknown'));
  expect(broken.actor.getSnapshot()).toMatchObject({ value: { open: 'idle' }, context: { draft: { unitSystem: 'metric' } } });
});

test('restores the draft after a reload, and watches the running job', async () => {
  expect(contextOf(await open(stored({ requestKey: 'key-1' }))).draft).toEqual(draft);
  const stage = await open(storedWithJob);
  expect(stateOf(stage)).toEqual({ cooking: 'watching' });
  expect(stage.call('watchJob').input).toEqual({ companyUri: company.uri, jobGuid: 'job-1' });
  expect(orders(stage), 'no second order').toEqual([]);
  happen(stage, jobEvents.failed);
  expect([stateOf(stage), contextOf(stage).draft]).toEqual([{ open: 'failed' }, draft]);
});

test('shows stage and partial recipe, and ends at the recipe with nothing left over', async () => {
  const stage = await cooking();
  happen(stage, jobEvents.stage);
  happen(stage, jobEvents.partial);
  expect(contextOf(stage)).toMatchObject({ stage: 'writing', partial: { title: 'Miso ramen' } });
  happen(stage, jobEvents.done);
  expect(stage.actor.getSnapshot()).toMatchObject({ status: 'done', output: { redirectTo: `/ai/adas-kitchen/recipes/${recipe.guid}` } });
  expect(lastMemory(stage)).toEqual({ companyUri: company.uri, stored: null });
  expect(contextOf(stage).draft).toMatchObject({ description: '', photos: [], unitSystem: 'us' });
});

test('stores a running job for a reload, and deletes it at its end', async () => {
  for (const event of [jobEvents.question, jobEvents.failed, jobEvents.cancelled]) {
    const stage = await cooking();
    expect(lastMemory(stage)).toMatchObject({ stored: { draft, jobGuid: 'job-1' } });
    happen(stage, event);
    expect(lastMemory(stage)).toMatchObject({ stored: { draft, jobGuid: null } });
  }
});

test('keeps draft and partial recipe through every failure', async () => {
  const failures: [string, (stage: Running) => unknown][] = [
    ['the job fails', (stage) => happen(stage, jobEvents.failed)],
    ['the job cannot be watched', (stage) => stage.refuse('watchJob', failure('notFound'))],
    ['the kitchen asks', (stage) => happen(stage, jobEvents.question)],
    ['it was cancelled elsewhere', (stage) => happen(stage, jobEvents.cancelled)],
  ];
  for (const [name, fail] of failures) {
    const stage = await cooking();
    happen(stage, jobEvents.partial);
    await fail(stage);
    expect(stage.actor.getSnapshot().hasTag('editable'), name).toBe(true);
    expect(contextOf(stage), name).toMatchObject({ draft, partial: { title: 'Miso ramen' } });
  }
});

test('shows why a job failed and when to retry', async () => {
  const stage = await cooking();
  happen(stage, jobEvents.failed);
  expect(contextOf(stage).error).toEqual({ message: 'The kitchen is closed.', statusCode: 11, payload: { retryAfter: 30 } });
});

test('stops the job on the server, and keeps the draft', async () => {
  const stage = await cooking();
  send(stage, 'cancel.requested');
  expect(
    stage.calls.filter(({ src }) => src === 'cancelJob'),
    'first the user is asked',
  ).toEqual([]);
  await stage.answer('confirm', true);
  expect(stage.call('cancelJob').input).toEqual({ companyUri: company.uri, jobGuid: 'job-1' });
  await stage.answer('cancelJob', { status: 'cancelled' });
  expect(stateOf(stage)).toEqual({ open: 'cancelled' });
  expect(contextOf(stage).draft).toEqual(draft);
  expect(lastMemory(stage)).toMatchObject({ stored: { draft, jobGuid: null } });
});

test('continues cooking when the user declines to stop', async () => {
  const stage = await cooking();
  send(stage, 'cancel.requested');
  await stage.answer('confirm', false);
  expect(stateOf(stage)).toEqual({ cooking: 'watching' });
  expect(
    stage.calls.filter(({ src }) => src === 'watchJob'),
    'the kitchen was watched all the time',
  ).toHaveLength(1);
});

test('closes the question when the recipe arrives before the answer', async () => {
  const stage = await cooking();
  send(stage, 'cancel.requested');
  happen(stage, jobEvents.done);
  expect(stateOf(stage)).toBe('done');
  expect(stage.call('confirm').signal.aborted).toBe(true);
});

test('does not resend an order cleared in the meantime', async () => {
  const stage = await open();
  stage.actor.send({ type: 'draft.changed', change: { description: 'miso ramen' } });
  send(stage, 'recipe.requested');
  await stage.refuse('startJob', failure('unknown'));
  stage.actor.send({ type: 'draft.changed', change: { description: ' ' } });
  send(stage, 'retry.requested');
  expect(stateOf(stage)).toEqual({ open: 'failed' });
  expect(contextOf(stage).problem).toBe('description.missing');
});

test('opens the recipe that was finished before the stop arrived', async () => {
  const stage = await cooking();
  send(stage, 'cancel.requested');
  await stage.answer('confirm', true);
  await stage.answer('cancelJob', { status: 'done' });
  expect(stateOf(stage)).toEqual({ cooking: 'watching' });
});

test('keeps watching when the stop fails, and reports it', async () => {
  const stage = await cooking();
  send(stage, 'cancel.requested');
  await stage.answer('confirm', true);
  await stage.refuse('cancelJob', failure('unknown'));
  expect(stateOf(stage)).toEqual({ cooking: 'watching' });
  expect(contextOf(stage)).toMatchObject({ jobGuid: 'job-1', error: failure('unknown') });
  expect(stage.calls.filter(({ src }) => src === 'watchJob')).toHaveLength(2);
});

test('shows a broken connection until the next event', async () => {
  const stage = await cooking();
  for (const heard of [jobEvents.stage, jobEvents.partial]) {
    stage.actor.send({ type: 'stream.changed', isConnected: false });
    expect([stateOf(stage), contextOf(stage).isConnected]).toEqual([{ cooking: 'watching' }, false]);
    happen(stage, heard);
    expect(contextOf(stage).isConnected).toBe(true);
  }
});

test.each<[string, (stage: Running) => unknown, (stage: Running) => unknown]>([
  ['startJob', () => undefined, (stage) => send(stage, 'cancel.requested')],
  ['watchJob', (stage) => stage.answer('startJob', { jobGuid: 'job-1' }), (stage) => happen(stage, jobEvents.failed)],
  ['startJob', () => undefined, (stage) => stage.actor.stop()],
  ['watchJob', (stage) => stage.answer('startJob', { jobGuid: 'job-1' }), (stage) => stage.actor.stop()],
])('takes %s back when its state is left, case %#', async (src, enter, leave) => {
  const stage = await ordering();
  send(stage, 'recipe.requested');
  await enter(stage);
  expect(stage.call(src).signal.aborted).toBe(false);
  await leave(stage);
  expect(stage.call(src).signal.aborted).toBe(true);
});
