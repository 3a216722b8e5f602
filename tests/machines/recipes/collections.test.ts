import { describe, expect, test } from 'vitest';
import { collectionsMachine } from '../../../machines/recipes/collections.machine.ts';
import { moved } from '../../../machines/recipes/collections.setup.ts';
import { onStage } from '../../support/stage.ts';
import { company, failure } from '../samples.ts';
import { guests, quick, sweet, threeCollections } from './collections.fixture.ts';

const start = () => onStage(collectionsMachine, ({ newId, parent }) => ({ companyUri: company.uri, newId, page: parent }));
const taken = failure('invalidInput', { name: 'You already have a collection with this name.' });

async function picking() {
  const stage = start();
  await stage.answer('loadCollections', []);
  stage.actor.send({ type: 'picker.opened', guids: ['a', 'b'] });
  await stage.answer('loadCollections', threeCollections);
  return stage;
}

async function managing() {
  const stage = start();
  await stage.answer('loadCollections', []);
  stage.actor.send({ type: 'editor.opened' });
  await stage.answer('loadCollections', threeCollections);
  return stage;
}

describe('for recipes', () => {
  test('creates a collection, and tells its page to add them', async () => {
    const { actor, answer, call, told } = await picking();
    actor.send({ type: 'name.changed', name: 'Sunday' });
    actor.send({ type: 'collection.submitted' });
    const { guid } = call('createCollection').input as { guid: string };
    expect(call('createCollection').input).toEqual({ companyUri: company.uri, guid, name: 'Sunday' });
    await answer('createCollection', [...threeCollections, { ...guests, guid, name: 'Sunday' }]);
    expect(told()).toEqual([{ type: 'collection.made', collection: guid, guids: ['a', 'b'] }]);
    expect(actor.getSnapshot()).toMatchObject({ value: { panel: 'picking' }, context: { name: '', key: null } });
    expect(actor.getSnapshot().context.collections).toHaveLength(4);
  });

  test('repeats a failed creation under the same key, and keeps the name', async () => {
    const { actor, refuse, call, told } = await picking();
    actor.send({ type: 'name.changed', name: 'Guests' });
    actor.send({ type: 'collection.submitted' });
    const first = call('createCollection').input;
    await refuse('createCollection', taken);
    expect(actor.getSnapshot()).toMatchObject({ value: { panel: 'picking' }, context: { name: 'Guests', error: taken } });
    actor.send({ type: 'collection.submitted' });
    expect([call('createCollection').input, told()]).toEqual([first, []]);
  });

  test('an empty name creates none', async () => {
    const { actor, calls } = await picking();
    const before = calls.length;
    actor.send({ type: 'name.changed', name: '   ' });
    actor.send({ type: 'collection.submitted' });
    expect([actor.getSnapshot().context.problem, calls.length]).toEqual(['collectionName.required', before]);
    actor.send({ type: 'name.changed', name: 'S' });
    expect(actor.getSnapshot().context.problem).toBeNull();
  });

  test('each opening reloads the list, also after a failure', async () => {
    const { actor, answer, refuse } = start();
    await refuse('loadCollections', failure('unknown'));
    expect(actor.getSnapshot().value).toMatchObject({ panel: 'unavailable' });
    actor.send({ type: 'picker.opened', guids: ['a'] });
    await refuse('loadCollections', failure('unknown'));
    expect(actor.getSnapshot().value).toMatchObject({ panel: 'pickerFailed' });
    actor.send({ type: 'retry.requested' });
    await answer('loadCollections', threeCollections);
    expect(actor.getSnapshot()).toMatchObject({ value: { panel: 'picking' }, context: { picked: ['a'], collections: threeCollections } });
    actor.send({ type: 'panel.closed' });
    expect(actor.getSnapshot()).toMatchObject({ value: { panel: 'resting' }, context: { picked: [], name: '' } });
  });
});

describe('in the editor', () => {
  test('collections move at once; the last order counts', async () => {
    const { actor, call, answer } = await managing();
    actor.send({ type: 'collection.moved', guid: guests.guid, by: 1 });
    const first = call('orderCollections');
    actor.send({ type: 'collection.moved', guid: guests.guid, by: 1 });
    expect([first.signal.aborted, call('orderCollections').input]).toEqual([true, { guids: [quick.guid, sweet.guid, guests.guid] }]);
    await answer('orderCollections', [quick, sweet, guests]);
    expect(actor.getSnapshot()).toMatchObject({ value: { panel: 'managing' }, context: { collections: [quick, sweet, guests] } });
  });

  test('a failed reorder is reported, and taken back', async () => {
    const { actor, refuse, ran } = await managing();
    actor.send({ type: 'collection.moved', guid: sweet.guid, by: -1 });
    actor.send({ type: 'collection.moved', guid: sweet.guid, by: -1 });
    expect(actor.getSnapshot().context.collections).toEqual([sweet, guests, quick]);
    await refuse('orderCollections', failure('unknown'));
    expect(ran('tellFailure')).toHaveLength(1);
    expect(actor.getSnapshot()).toMatchObject({ value: { panel: 'managing' }, context: { collections: threeCollections } });
  });

  test('while an order is being saved, a collection can be renamed, and the panel closed', async () => {
    const { actor, answer, call } = await managing();
    actor.send({ type: 'collection.moved', guid: guests.guid, by: 1 });
    const order = call('orderCollections');
    actor.send({ type: 'rename.begun', collection: sweet });
    actor.send({ type: 'title.changed', name: 'Desserts' });
    actor.send({ type: 'title.submitted' });
    const desserts = { ...sweet, name: 'Desserts' };
    await answer('renameCollection', [quick, guests, desserts]);
    actor.send({ type: 'panel.closed' });
    expect([actor.getSnapshot().value, order.signal.aborted]).toEqual([{ panel: 'resting', order: 'saving' }, false]);
    await answer('orderCollections', [quick, guests, sweet]);
    expect(actor.getSnapshot()).toMatchObject({ value: { order: 'settled' }, context: { collections: [quick, guests, desserts] } });
  });

  test('a collection is renamed, and keeps the typed name until saved', async () => {
    const { actor, refuse, answer, call } = await managing();
    actor.send({ type: 'rename.begun', collection: guests });
    actor.send({ type: 'title.changed', name: 'Quick' });
    actor.send({ type: 'title.submitted' });
    expect(call('renameCollection').input).toEqual({ companyUri: company.uri, guid: guests.guid, name: 'Quick' });
    await refuse('renameCollection', taken);
    expect(actor.getSnapshot()).toMatchObject({ value: { panel: 'renaming' }, context: { form: { name: 'Quick' }, error: taken } });
    actor.send({ type: 'title.changed', name: 'Friends' });
    actor.send({ type: 'title.submitted' });
    await answer('renameCollection', threeCollections);
    expect(actor.getSnapshot()).toMatchObject({ value: { panel: 'managing' }, context: { form: null } });
  });

  test('a collection is deleted after a confirmation, and the page is informed', async () => {
    const { actor, answer, call, told } = await managing();
    actor.send({ type: 'removal.requested', collection: quick });
    expect(call('confirmRemoval').input).toEqual({ name: 'Quick' });
    await answer('confirmRemoval', false);
    expect([actor.getSnapshot().matches({ panel: 'managing' }), told()]).toEqual([true, []]);
    actor.send({ type: 'removal.requested', collection: quick });
    await answer('confirmRemoval', true);
    expect(call('deleteCollection').input).toEqual({ companyUri: company.uri, guid: quick.guid });
    await answer('deleteCollection', [guests, sweet]);
    expect([told(), actor.getSnapshot().context.collections]).toEqual([
      [{ type: 'collection.deleted', collection: quick.guid }],
      [guests, sweet],
    ]);
  });
});

test.each([
  [guests, -1, [guests, quick, sweet]],
  [guests, 1, [quick, guests, sweet]],
  [sweet, -1, [guests, sweet, quick]],
  [sweet, 1, [guests, quick, sweet]],
] as const)('%o moved by %d', ({ guid }, by, expected) => {
  expect(moved(threeCollections, { guid, by })).toEqual(expected);
});
