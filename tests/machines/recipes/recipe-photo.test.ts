import { expect, test } from 'vitest';
import { recipePhotoMachine } from '../../../machines/recipes/recipe-photo.machine.ts';
import { onStage } from '../../support/stage.ts';
import { company, failure, recipe } from '../samples.ts';

const which = { companyUri: company.uri, guid: recipe.guid };
const file = new File(['x'], 'dish.jpg');

function open() {
  const stage = onStage(recipePhotoMachine, ({ parent }) => ({ ...which, page: parent }));
  stage.actor.send({ type: 'photo.opened' });
  return stage;
}

test('a photo is uploaded and shown, and an undo restores the previous one', async () => {
  const { actor, answer, call, told } = open();
  actor.send({ type: 'photo.chosen', file, shown: 'guid-before' });
  expect(call('uploadPhoto').input).toEqual({ companyUri: company.uri, file });
  await answer('uploadPhoto', { guid: 'guid-photo' });
  expect(call('setPhoto').input).toEqual({ ...which, photoGuid: 'guid-photo' });
  const shown = { ...recipe, photoGuid: 'guid-photo' };
  await answer('setPhoto', shown);
  expect(told()).toEqual([{ type: 'recipe.replaced', recipe: shown }]);
  expect(call('offerUndo').input).toEqual({ before: 'guid-before', after: 'guid-photo' });
  await answer('offerUndo', true);
  expect(call('setPhoto').input).toEqual({ ...which, photoGuid: 'guid-before' });
  await answer('setPhoto', { ...recipe, photoGuid: 'guid-before' });
  expect(told()).toHaveLength(2);
  expect(actor.getSnapshot().value).toEqual({ closed: 'quiet' });
});

test('a photo is removed, and stays removed without an undo', async () => {
  const { actor, answer, call, calls } = open();
  actor.send({ type: 'photo.removed', shown: 'guid-before' });
  expect(call('setPhoto').input).toEqual({ ...which, photoGuid: null });
  await answer('setPhoto', recipe);
  expect(call('offerUndo').input).toEqual({ before: 'guid-before', after: null });
  await answer('offerUndo', false);
  expect([actor.getSnapshot().value, calls]).toMatchObject([{ closed: 'quiet' }, { length: 2 }]);
});

test('a failed photo shows why, and another can be chosen', async () => {
  const { actor, answer, refuse, told } = open();
  actor.send({ type: 'photo.chosen', file, shown: null });
  await refuse('uploadPhoto', failure('unsupportedMedia'));
  expect(actor.getSnapshot()).toMatchObject({ value: 'open', context: { error: failure('unsupportedMedia') } });
  actor.send({ type: 'photo.chosen', file, shown: null });
  expect(actor.getSnapshot().context.error).toBeNull();
  await answer('uploadPhoto', { guid: 'guid-photo' });
  await refuse('setPhoto', failure('unknown'));
  expect([actor.getSnapshot().value, told()]).toEqual(['open', []]);
});

test('closing the panel aborts the upload', () => {
  const { actor, call } = open();
  actor.send({ type: 'photo.chosen', file, shown: null });
  actor.send({ type: 'photo.closed' });
  expect([actor.getSnapshot().value, call('uploadPhoto').signal.aborted]).toEqual([{ closed: 'quiet' }, true]);
});

test('a failed undo is reported', async () => {
  const { actor, answer, refuse, ran } = open();
  actor.send({ type: 'photo.removed', shown: 'guid-before' });
  await answer('setPhoto', recipe);
  await answer('offerUndo', true);
  await refuse('setPhoto', failure('invalidInput', { photoGuid: 'This photo is no longer available. Please add it again.' }));
  expect([actor.getSnapshot().value, ran('tellFailure')]).toMatchObject([{ closed: 'quiet' }, [{}]]);
});
