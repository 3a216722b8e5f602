import { expect, test } from 'vitest';
import { categories } from '../../../contract/console/content-areas.ts';
import { recordMachine } from '../../../machines/console/record.machine.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';
import { category, change, run } from './console-samples.ts';
import { theirs } from './record.fixture.ts';

const start = (guid: string | null = 'guid-soups') =>
  onStage(recordMachine, ({ newId }) => ({ name: 'categories' as const, area: categories, guid, newId }));

async function shown() {
  const stage = start();
  await stage.answer('loadRecord', category());
  return stage;
}

async function edited() {
  const stage = await shown();
  stage.actor.send({ type: 'field.changed', name: 'slug', value: 'stews' });
  stage.actor.send({ type: 'field.changed', name: 'position', value: 7 });
  return stage;
}

test('saves the changes on top of the loaded version', async () => {
  const { actor, answer, call } = await edited();
  actor.send({ type: 'save.requested' });
  expect(call('saveRecord').input).toEqual({
    area: 'categories',
    guid: 'guid-soups',
    version: 3,
    fields: { slug: 'stews', position: 7 },
  });
  await answer('saveRecord', category({ version: 4 }));
  expect(actor.getSnapshot()).toMatchObject({ value: 'shown', context: { edits: {}, record: { version: 4 } } });
});

test('a field changed back is not an edit', async () => {
  const { actor, calls } = await shown();
  actor.send({ type: 'field.changed', name: 'slug', value: 'stews' });
  actor.send({ type: 'field.changed', name: 'slug', value: 'soups' });
  actor.send({ type: 'save.requested' });
  expect(actor.getSnapshot().value).toBe('shown');
  expect(calls.map(({ src }) => src)).not.toContain('saveRecord');
});

test('suggestions go into empty fields as unsaved edits, and are marked until somebody changes them', async () => {
  const { actor, answer, call, calls } = await shown();
  actor.send({ type: 'field.changed', name: 'name.de', value: 'Suppen' });
  actor.send({ type: 'suggestions.requested', names: ['name.fr', 'name.ja'] });
  expect(call('suggestFields').input).toMatchObject({
    area: 'categories',
    fields: { 'name.en': 'Soups', 'name.de': 'Suppen' },
    names: ['name.fr', 'name.ja'],
  });
  // What has a value, or is no field for suggestions, is left alone.
  await answer('suggestFields', { fields: { 'name.fr': 'Soupes', 'name.de': 'Eintopf', 'name.en': 'Soup', slug: 'x', 'name.it': ' ' } });
  const edits = { 'name.de': 'Suppen', 'name.fr': 'Soupes' };
  expect(actor.getSnapshot()).toMatchObject({ value: 'shown', context: { edits, suggested: ['name.fr'] } });
  expect(calls.map(({ src }) => src)).not.toContain('saveRecord');
  actor.send({ type: 'field.changed', name: 'name.fr', value: 'Les soupes' });
  expect(actor.getSnapshot().context).toMatchObject({ edits: { 'name.fr': 'Les soupes' }, suggested: [] });
});

test('a model that fails or is stopped loses nothing that was typed', async () => {
  const { actor, refuse, call } = await edited();
  actor.send({ type: 'suggestions.requested', names: ['name.fr'] });
  await refuse('suggestFields', failure('conflict'));
  expect(actor.getSnapshot()).toMatchObject({
    value: 'shown',
    context: { edits: { slug: 'stews', position: 7 }, error: failure('conflict') },
  });
  actor.send({ type: 'suggestions.requested', names: ['name.fr'] });
  actor.send({ type: 'suggestions.abandoned' });
  expect(call('suggestFields').signal.aborted).toBe(true);
  expect(actor.getSnapshot()).toMatchObject({ value: 'shown', context: { edits: { slug: 'stews', position: 7 }, suggested: [] } });
});

async function conflicting() {
  const stage = await edited();
  stage.actor.send({ type: 'save.requested' });
  await stage.refuse('saveRecord', failure('conflict', { current: theirs }));
  return stage;
}

test('shows both after somebody else’s save, and loses neither', async () => {
  const { actor, call } = await conflicting();
  // Both users changed only one of the two fields.
  expect(actor.getSnapshot()).toMatchObject({
    value: { conflicting: 'choosing' },
    context: { edits: { slug: 'stews', position: 7 }, conflict: { theirs: { fields: { slug: 'hot-soups' } }, sides: { slug: 'mine' } } },
  });
  actor.send({ type: 'save.requested' });
  expect(call('saveRecord').input).toMatchObject({ version: 4, fields: { slug: 'stews', position: 7 } });
});

test('keeps theirs where chosen, and saves the rest', async () => {
  const { actor, call } = await conflicting();
  actor.send({ type: 'side.chosen', name: 'slug', side: 'theirs' });
  actor.send({ type: 'save.requested' });
  expect(call('saveRecord').input).toMatchObject({ version: 4, fields: { position: 7 } });
});

test('continues with theirs when mine is discarded', async () => {
  const { actor } = await conflicting();
  actor.send({ type: 'edits.discarded' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'shown', context: { record: theirs, edits: {}, conflict: null } });
});

test('keeps the input when step-up is cancelled', async () => {
  const stage = await edited();
  stage.actor.send({ type: 'save.requested' });
  await stage.refuse('saveRecord', failure('stepUpRequired'));
  // The box names what is saved.
  const about = { area: 'categories', action: null, deed: 'save', title: category().title, rows: 1 };
  expect(stage.actor.getSnapshot().children.stepUp?.getSnapshot().context.about).toEqual(about);
  await stage.answer('showBox', null);
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'shown', context: { edits: { slug: 'stews', position: 7 } } });
});

test('lists older changes in pages, and restores one', async () => {
  const { actor, answer, call } = await shown();
  actor.send({ type: 'history.requested' });
  expect(call('loadHistory').input).toEqual({ area: 'categories', guid: 'guid-soups', before: null });
  await answer('loadHistory', { changes: [change], next: 'older' });
  actor.send({ type: 'history.requested' });
  expect(call('loadHistory').input).toMatchObject({ before: 'older' });
  await answer('loadHistory', { changes: [{ ...change, guid: 'guid-first', version: 1 }], next: null });
  actor.send({ type: 'restore.requested', version: 1 });
  expect(call('restoreVersion').input).toEqual({ area: 'categories', guid: 'guid-soups', version: 3, to: 1 });
  await answer('restoreVersion', category({ version: 4 }));
  expect(actor.getSnapshot()).toMatchObject({ value: 'shown', context: { record: { version: 4 }, history: [], isHistoryOpen: false } });
});

test('reports a restore with its undo, and nothing without a difference', async () => {
  const { actor, answer, ran } = await shown();
  actor.send({ type: 'restore.requested', version: 1 });
  await answer('restoreVersion', category({ version: 4, title: 'Stews', fields: { slug: 'stews' } }));
  actor.send({ type: 'restore.requested', version: 1 });
  await answer('restoreVersion', category({ version: 5, title: 'Stews', fields: { slug: 'stews' } }));
  const told = { area: 'categories', guid: 'guid-soups', title: 'Stews' };
  expect(ran('tellRestored')).toEqual([
    { ...told, version: 4 },
    { ...told, version: null },
  ]);
});

test('reloads the record after changes from elsewhere, and keeps the edits', async () => {
  const { actor, answer } = await shown();
  actor.send({ type: 'field.changed', name: 'slug', value: 'stews' });
  actor.send({ type: 'rows.changed' });
  expect(actor.getSnapshot().value).toBe('loading');
  await answer('loadRecord', category({ version: 5 }));
  expect(actor.getSnapshot()).toMatchObject({ value: 'shown', context: { record: { version: 5 }, edits: { slug: 'stews' } } });
});

test('creates a record, and opens its page', async () => {
  const { actor, answer, call, calls } = start(null);
  actor.send({ type: 'field.changed', name: 'slug', value: 'soups' });
  actor.send({ type: 'save.requested' });
  expect(call('saveRecord').input).toMatchObject({ version: null, fields: { slug: 'soups' } });
  expect(calls.map(({ src }) => src)).not.toContain('loadRecord');
  await answer('saveRecord', category());
  expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { redirectTo: '/console/categories/guid-soups' } });
});

test('a refused field of a new record keeps its input, with the reason', async () => {
  const { actor, refuse } = start(null);
  actor.send({ type: 'save.requested' });
  expect(actor.getSnapshot().value, 'nothing is typed yet').toBe('making');
  actor.send({ type: 'field.changed', name: 'slug', value: 'soups' });
  expect(actor.getSnapshot().value, 'a letter sends nothing').toBe('making');
  actor.send({ type: 'save.requested' });
  const taken = failure('invalidInput', { slug: 'It is taken.' });
  await refuse('saveRecord', taken);
  expect(actor.getSnapshot()).toMatchObject({ value: 'making', context: { edits: { slug: 'soups' }, error: taken } });
});

test('edits can be discarded', async () => {
  const { actor } = await edited();
  actor.send({ type: 'edits.discarded' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'shown', context: { record: { version: 3 } } });
  expect(actor.getSnapshot().context.edits).toEqual({});
});

const file = new File(['picture'], 'soup.jpg', { type: 'image/jpeg' });

test.each([
  ['a new record', null, 'making'],
  ['a record', 'guid-soups', 'shown'],
])('a picture of %s is an edit like any other, and an unreadable one is reported', async (_, guid, page) => {
  const { actor, answer, call, refuse } = start(guid);
  if (guid !== null) await answer('loadRecord', category());
  actor.send({ type: 'picture.chosen', name: 'picture', file });
  expect(call('uploadPicture').input).toEqual({ area: 'categories', name: 'picture', file });
  await refuse('uploadPicture', failure('unsupportedMedia'));
  expect(actor.getSnapshot()).toMatchObject({ value: page, context: { edits: {}, error: failure('unsupportedMedia') } });
  actor.send({ type: 'picture.chosen', name: 'picture', file });
  await answer('uploadPicture', { name: 'picture', value: 'guid-picture' });
  expect(actor.getSnapshot()).toMatchObject({ value: page, context: { edits: { picture: 'guid-picture' }, error: null } });
});

test('an action applies to this record only, which is reloaded after the run', async () => {
  const { actor, answer, call, calls } = await shown();
  actor.send({ type: 'action.requested', action: 'remove', answer: '' });
  await answer('showBox', null);
  expect(actor.getSnapshot().value, 'the box was closed before anything began').toBe('shown');
  actor.send({ type: 'action.requested', action: 'remove', answer: '' });
  actor.getSnapshot().children.bulkAction?.send({ type: 'run.confirmed' });
  expect(call('startRun').input).toMatchObject({ action: 'remove', targets: { rows: [{ guid: 'guid-soups', version: 3 }] } });
  await answer('startRun', run());
  await answer('showBox', null);
  expect(actor.getSnapshot().value).toBe('loading');
  expect(calls.filter(({ src }) => src === 'loadRecord')).toHaveLength(2);
});
