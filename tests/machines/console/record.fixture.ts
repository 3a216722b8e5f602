import { categories } from '../../../contract/console/content-areas.ts';
import type { recordMachine } from '../../../machines/console/record.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { failure } from '../samples.ts';
import { stepUpFixture } from '../sign-in/step-up.fixture.ts';
import { bulkActionEnds, bulkActionScripts } from './bulk-action.fixture.ts';
import { category, change } from './console-samples.ts';

/** A colleague changed the slug. */
export const theirs = category({ version: 4, fields: { ...category().fields, slug: 'hot-soups' } });
const conflict = failure('conflict', { current: theirs });

export const recordFixture: Fixture<typeof recordMachine> = {
  inputs: {
    opened: ({ newId }) => ({ name: 'categories', area: categories, guid: 'guid-soups', newId }),
    wanted: ({ newId }) => ({ name: 'categories', area: categories, guid: 'guid-soups', newId, wanted: 'remove' }),
    new: ({ newId }) => ({ name: 'categories', area: categories, guid: null, newId }),
  },
  events: {
    'field.changed': { slug: { name: 'slug', value: 'soups-and-stews' }, english: { name: 'name.en', value: 'Soup dishes' } },
    'picture.chosen': { picture: { name: 'picture', file: new File(['picture'], 'soup.jpg', { type: 'image/jpeg' }) } },
    'suggestions.requested': { japanese: { names: ['name.ja'] } },
    'suggestions.abandoned': 'bare',
    'edits.discarded': 'bare',
    'save.requested': 'bare',
    'side.chosen': { theirs: { name: 'slug', side: 'theirs' } },
    'history.requested': 'bare',
    'restore.requested': { first: { version: change.version } },
    'restore.confirmed': 'bare',
    'restore.abandoned': 'bare',
    'action.requested': { remove: { action: 'remove', answer: '' } },
    'rows.changed': 'bare',
    'retry.requested': 'bare',
    'network.returned': 'bare',
    'viewer.returned': 'bare',
  },
  outputs: {
    loadRecord: { soups: category() },
    saveRecord: { saved: category({ version: 4 }) },
    createRecord: { made: category({ version: 1 }) },
    uploadPicture: { uploaded: { name: 'picture', value: '018f0000-0000-7000-8000-00000000beef' } },
    suggestFields: { japanese: { fields: { 'name.ja': 'Sūpu' } } },
    restoreVersion: { restored: category({ version: 5 }) },
    loadHistory: { more: { changes: [change], next: 'older' } },
    stepUp: { given: { isDone: true }, closed: { isDone: false } },
    bulkAction: bulkActionEnds,
  },
  errors: {
    loadRecord: {
      gone: failure('notFound'),
      denied: failure('notAllowed'),
      factorless: failure('secondFactorRequired'),
      offline: failure('unknown'),
    },
    saveRecord: { conflict, stepUp: failure('stepUpRequired'), offline: failure('unknown') },
    createRecord: { stepUp: failure('stepUpRequired'), taken: failure('invalidInput', { slug: 'It is taken.' }) },
    restoreVersion: { conflict, stepUp: failure('stepUpRequired'), offline: failure('unknown') },
    uploadPicture: { unreadable: failure('unsupportedMedia', { photo: 'It is no photo.' }) },
    suggestFields: { silent: failure('conflict') },
    loadHistory: { offline: failure('unknown') },
  },
  children: {
    stepUp: { fixture: stepUpFixture, ends: { given: 'given', closed: 'closed' } },
    bulkAction: bulkActionScripts.lifted,
  },
};
