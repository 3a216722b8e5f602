import type { recipeNotesMachine } from '../../../machines/recipes/recipe-notes.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { company, failure, recipe } from '../samples.ts';

const salt = { step: null, text: 'Less salt' };

export const recipeNotesFixture: Fixture<typeof recipeNotesMachine> = {
  inputs: { opened: () => ({ companyUri: company.uri, guid: recipe.guid }) },
  events: {
    'note.opened': { first: { step: 0 } },
    'note.changed': { salt, pepper: { step: null, text: 'More pepper' } },
    'note.left': 'bare',
    'retry.requested': 'bare',
    'network.returned': 'bare',
    'viewer.returned': 'bare',
  },
  outputs: {
    loadNotes: { none: { notes: [], typed: [] }, typed: { notes: [], typed: [{ ...salt, before: '' }] } },
    saveNote: { saved: salt },
  },
  errors: { loadNotes: { offline: failure('unknown') }, saveNote: { offline: failure('unknown') } },
};
