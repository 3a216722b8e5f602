import { expect, test } from 'vitest';
import { cookingsMachine, type CookingForm } from '../../../machines/recipes/cookings.machine.ts';
import { onStage } from '../../support/stage.ts';
import { company, failure, recipe } from '../samples.ts';
import { cookedAll, cookedPage } from './cookings.fixture.ts';

let count = 0;
const newId = () => `key ${(count += 1)}`;
const which = { companyUri: company.uri, guid: recipe.guid };
const opened = (form: CookingForm | null = null) =>
  onStage(cookingsMachine, () => ({ ...which, page: cookedPage, form, newId, today: () => '2026-11-23' }));

test('starts with today, sends day, note and photo with the viewed version, and shows the list', async () => {
  const { actor, call, answer, ran } = opened();
  actor.send({ type: 'cooking.begun' });
  actor.send({ type: 'form.changed', change: { note: 'Good' } });
  actor.send({ type: 'photo.chosen', file: 'a file' });
  // Input typed during the upload stays.
  actor.send({ type: 'form.changed', change: { note: 'Good!' } });
  await answer('uploadPhoto', { guid: 'photo' });
  actor.send({ type: 'form.submitted', version: 3 });
  expect(call('addCooking').input).toMatchObject({ ...which, cookedOn: '2026-11-23', note: 'Good!', photoGuid: 'photo', version: 3 });
  await answer('addCooking', { ...cookedPage, times: 9 });
  expect(actor.getSnapshot()).toMatchObject({ value: 'listed', context: { form: null, page: { times: 9 } } });
  expect(ran('rememberForm').at(-1)).toEqual({ guid: recipe.guid, form: null });
});

test('the form from before a reload is restored, with its key', () => {
  const form = { cookedOn: '2026-11-01', note: 'Half a thou', photoGuid: 'photo', requestKey: 'key' };
  const { actor, call } = opened(form);
  actor.send({ type: 'cooking.begun' });
  actor.send({ type: 'form.submitted', version: 1 });
  expect(call('addCooking').input).toMatchObject(form);
});

test('a failed entry stays, and is resent under the same key', async () => {
  const { actor, calls, refuse } = opened();
  actor.send({ type: 'cooking.begun' });
  actor.send({ type: 'form.submitted', version: 1 });
  await refuse('addCooking', failure('unknown'));
  expect(actor.getSnapshot()).toMatchObject({ value: 'writing', context: { error: failure('unknown') } });
  actor.send({ type: 'form.submitted', version: 1 });
  const keys = calls.filter(({ src }) => src === 'addCooking').map(({ input }) => (input as CookingForm).requestKey);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

test.each([
  ['', 'cookedOn.invalid'],
  ['2026-11-24', 'cookedOn.future'],
])('the day "%s" is not sent', (cookedOn, problem) => {
  const { actor, calls } = opened();
  actor.send({ type: 'cooking.begun' });
  actor.send({ type: 'form.changed', change: { cookedOn } });
  actor.send({ type: 'form.submitted', version: 1 });
  expect([actor.getSnapshot().context.problem, calls.length]).toEqual([problem, 0]);
});

test('a refused photo is reported, and nothing else is lost', async () => {
  const { actor, refuse } = opened();
  actor.send({ type: 'cooking.begun' });
  actor.send({ type: 'form.changed', change: { note: 'Good' } });
  actor.send({ type: 'photo.chosen', file: 'a file' });
  await refuse('uploadPhoto', failure('unsupportedMedia'));
  expect(actor.getSnapshot().value).toBe('writing');
  expect(actor.getSnapshot().context).toMatchObject({ photoError: failure('unsupportedMedia'), form: { note: 'Good', photoGuid: null } });
});

test('earlier days are appended, and a removed one goes after a confirmation', async () => {
  const { actor, call, answer } = opened();
  actor.send({ type: 'more.requested' });
  expect(call('loadMore').input).toMatchObject({ before: cookedPage.next });
  await answer('loadMore', { ...cookedAll, items: [...cookedPage.items, ...cookedAll.items] });
  const guids = () => actor.getSnapshot().context.page.items.map(({ guid }) => guid);
  expect(guids()).toEqual(['guid-cooking', 'guid-earlier']);
  actor.send({ type: 'removal.requested', cooking: 'guid-cooking' });
  await answer('confirmRemoval', false);
  expect(guids()).toHaveLength(2);
  actor.send({ type: 'removal.requested', cooking: 'guid-cooking' });
  await answer('confirmRemoval', true);
  expect(call('removeCooking').input).toMatchObject({ cooking: 'guid-cooking' });
  await answer('removeCooking', { times: 1, lastOn: '2026-10-01' });
  expect([guids(), actor.getSnapshot().context.page]).toMatchObject([['guid-earlier'], { times: 1, lastOn: '2026-10-01' }]);
  expect(actor.getSnapshot().value).toBe('listed');
});

const kept = ({ ran }: ReturnType<typeof opened>) => (ran('rememberForm').at(-1) as { form: CookingForm | null }).form;

test('the form survives a reload from the first edit, until it is left', async () => {
  const stage = opened();
  const { actor, answer } = stage;
  actor.send({ type: 'cooking.begun' });
  expect(kept(stage)).toMatchObject({ cookedOn: '2026-11-23', note: '' });
  actor.send({ type: 'form.changed', change: { note: 'Go' } });
  expect(kept(stage)).toMatchObject({ note: 'Go' });
  actor.send({ type: 'photo.chosen', file: 'a file' });
  actor.send({ type: 'form.changed', change: { note: 'Good' } });
  expect(kept(stage)).toMatchObject({ note: 'Good', photoGuid: null });
  await answer('uploadPhoto', { guid: 'photo' });
  expect(kept(stage)).toMatchObject({ note: 'Good', photoGuid: 'photo' });
  actor.send({ type: 'form.left' });
  expect(kept(stage)).toBeNull();
  expect(actor.getSnapshot()).toMatchObject({ value: 'listed', context: { form: null } });
});

test('a photo can be removed, also during its upload', async () => {
  const stage = opened();
  const { actor, answer, call } = stage;
  actor.send({ type: 'cooking.begun' });
  actor.send({ type: 'photo.chosen', file: 'a file' });
  await answer('uploadPhoto', { guid: 'photo' });
  actor.send({ type: 'photo.removed' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'writing', context: { form: { photoGuid: null } } });
  expect(kept(stage)).toMatchObject({ photoGuid: null });
  actor.send({ type: 'photo.chosen', file: 'another file' });
  await stage.refuse('uploadPhoto', failure('unsupportedMedia'));
  actor.send({ type: 'photo.chosen', file: 'a third file' });
  actor.send({ type: 'photo.removed' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'writing', context: { form: { photoGuid: null }, photoError: null } });
  expect(call('uploadPhoto').signal.aborted).toBe(true);
  expect(stage.ran('rememberForm')).toHaveLength(4);
});

test('a failed load or removal shows why and keeps the list', async () => {
  const { actor, answer, refuse, calls } = opened();
  const listed = (error: unknown) => ({ value: 'listed', context: { page: cookedPage, error } });
  actor.send({ type: 'more.requested' });
  await refuse('loadMore', failure('unknown'));
  expect(actor.getSnapshot()).toMatchObject(listed(failure('unknown')));
  actor.send({ type: 'removal.requested', cooking: 'guid-cooking' });
  await refuse('confirmRemoval', failure('unknown'));
  expect(actor.getSnapshot()).toMatchObject(listed(null));
  actor.send({ type: 'removal.requested', cooking: 'guid-cooking' });
  await answer('confirmRemoval', false);
  expect(actor.getSnapshot()).toMatchObject(listed(null));
  expect(calls.map(({ src }) => src)).not.toContain('removeCooking');
  actor.send({ type: 'removal.requested', cooking: 'guid-cooking' });
  await answer('confirmRemoval', true);
  await refuse('removeCooking', failure('conflict'));
  expect(actor.getSnapshot()).toMatchObject(listed(failure('conflict')));
});
