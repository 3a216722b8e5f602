import { describe, expect, test } from 'vitest';
import { recipeNotesMachine } from '../../../machines/recipes/recipe-notes.machine.ts';
import { typedOver } from '../../../machines/recipes/recipe-notes.model.ts';
import { onStage } from '../../support/stage.ts';
import { company, failure, recipe } from '../samples.ts';

const start = async (kept: object = {}) => {
  const stage = onStage(recipeNotesMachine, () => ({ companyUri: company.uri, guid: recipe.guid }));
  await stage.answer('loadNotes', { notes: [], typed: [], ...kept });
  return stage;
};

test('saves after a pause in typing, and clears the stored input', async () => {
  const { actor, clock, calls, call, answer, ran } = await start();
  actor.send({ type: 'note.changed', step: 1, text: 'Less' });
  clock.increment(900);
  actor.send({ type: 'note.changed', step: 1, text: 'Less salt' });
  clock.increment(900);
  expect(calls.filter(({ src }) => src === 'saveNote')).toEqual([]);
  expect(ran('keepTyped').at(-1)).toEqual({ guid: recipe.guid, typed: [{ step: 1, text: 'Less salt', before: '' }] });
  clock.increment(100);
  expect(call('saveNote').input).toEqual({ companyUri: company.uri, guid: recipe.guid, step: 1, text: 'Less salt' });
  await answer('saveNote', { step: 1, text: 'Less salt' });
  expect(ran('keepTyped').at(-1)).toEqual({ guid: recipe.guid, typed: [] });
  expect(actor.getSnapshot()).toMatchObject({ value: { ready: 'saved' }, context: { notes: [{ step: 1, text: 'Less salt' }] } });
});

test('opening a note field saves nothing', async () => {
  const { actor, calls } = await start();
  actor.send({ type: 'note.opened', step: 1 });
  expect(actor.getSnapshot()).toMatchObject({ value: { ready: 'asKept' }, context: { opened: [1] } });
  actor.send({ type: 'note.changed', step: 0, text: 'Less' });
  actor.send({ type: 'note.opened', step: 2 });
  expect(actor.getSnapshot()).toMatchObject({ value: { ready: 'typing' }, context: { opened: [1, 0, 2] } });
  expect(calls.map(({ src }) => src)).toEqual(['loadNotes']);
});

test('input during a save is saved next', async () => {
  const { actor, calls, call, answer, clock, ran } = await start();
  actor.send({ type: 'note.changed', step: null, text: 'For' });
  actor.send({ type: 'note.left' });
  actor.send({ type: 'note.changed', step: null, text: 'For Sunday' });
  actor.send({ type: 'note.changed', step: 0, text: 'Big pan' });
  const kept = () => ran('keepTyped').at(-1);
  expect(kept()).toMatchObject({ typed: expect.arrayContaining([expect.objectContaining({ text: 'Big pan' })]) });
  expect(
    calls.filter(({ src }) => src === 'saveNote'),
    'one at a time',
  ).toHaveLength(1);
  await answer('saveNote', {});
  expect(kept()).toMatchObject({ typed: expect.arrayContaining([expect.objectContaining({ text: 'For Sunday', before: 'For' })]) });
  expect(actor.getSnapshot().value).toEqual({ ready: 'typing' });
  clock.increment(1_000);
  const first = call('saveNote').input;
  await answer('saveNote', {});
  clock.increment(1_000);
  expect([first, call('saveNote').input]).toMatchObject([
    { step: null, text: 'For Sunday' },
    { step: 0, text: 'Big pan' },
  ]);
});

test('a failed save stays, and is repeated when the network is back', async () => {
  const { actor, refuse, answer } = await start();
  actor.send({ type: 'note.changed', step: null, text: 'For Sunday' });
  actor.send({ type: 'note.left' });
  await refuse('saveNote', failure('unknown'));
  expect(actor.getSnapshot()).toMatchObject({ value: { ready: 'unsaved' }, context: { error: failure('unknown') } });
  actor.send({ type: 'network.returned' });
  expect(actor.getSnapshot(), 'the reason goes with the next try').toMatchObject({ value: { ready: 'saving' }, context: { error: null } });
  await answer('saveNote', {});
  expect(actor.getSnapshot()).toMatchObject({ value: { ready: 'saved' }, context: { typed: [], error: null } });
});

test('input from before a reload is saved after it', async () => {
  const { actor, call } = await start({ typed: [{ step: 2, text: 'Longer', before: '' }] });
  expect(actor.getSnapshot().value).toEqual({ ready: 'saving' });
  expect(call('saveNote').input).toMatchObject({ step: 2, text: 'Longer' });
});

describe('an unsaved note of a device', () => {
  const typed = (before: string) => [{ step: null, text: 'mine', before }];
  test.each([
    ['takes the place of the text that it was typed over', 'old', 'old', ['mine']],
    ['is left out when it is saved already', 'mine', 'old', []],
    ['stands below a text that was written elsewhere meanwhile', 'theirs', 'old', ['theirs\n\nmine']],
  ])('%s', (_title, now, before, texts) => {
    expect(typedOver([{ step: null, text: now }], typed(before)).map(({ text }) => text)).toEqual(texts);
  });
});
