import type { Collection } from '../../../contract/recipes/collections.ts';
import type { collectionsMachine } from '../../../machines/recipes/collections.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { company, failure } from '../samples.ts';

const named = (name: string): Collection => ({ guid: `guid-${name.toLowerCase()}`, companyUri: company.uri, name });
export const [guests, quick, sweet] = [named('Guests'), named('Quick'), named('Sweet')];
export const threeCollections: readonly Collection[] = [guests, quick, sweet];
const all = { three: threeCollections };
const offline = { offline: failure('unknown') };

export const collectionsFixture: Fixture<typeof collectionsMachine> = {
  inputs: { opened: ({ newId, parent }) => ({ companyUri: company.uri, newId, page: parent }) },
  events: {
    'picker.opened': { first: { guids: ['a'] } },
    'editor.opened': 'bare',
    'panel.closed': 'bare',
    'name.changed': { sunday: { name: 'Sunday' } },
    'collection.submitted': 'bare',
    'collection.moved': { down: { guid: guests.guid, by: 1 } },
    'rename.begun': { first: { collection: guests } },
    'title.changed': { friends: { name: 'Friends' }, nothing: { name: '' } },
    'title.submitted': 'bare',
    'rename.cancelled': 'bare',
    'removal.requested': { first: { collection: guests } },
    'retry.requested': 'bare',
  },
  outputs: {
    loadCollections: all,
    loadForPicker: all,
    loadForEditor: all,
    createCollection: all,
    createForRecipes: all,
    orderCollections: all,
    renameCollection: all,
    deleteCollection: { two: [quick, sweet] },
    confirmRemoval: { yes: true, no: false },
  },
  errors: {
    loadCollections: offline,
    loadForPicker: offline,
    loadForEditor: offline,
    createCollection: { taken: failure('invalidInput', { name: 'You already have a collection with this name.' }) },
    createForRecipes: { full: failure('conflict') },
    orderCollections: offline,
    renameCollection: offline,
    deleteCollection: offline,
    confirmRemoval: { unseen: failure('unknown') },
  },
};
