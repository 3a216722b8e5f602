import type { Transcription } from '../../../contract/recipes/transcription-endpoints.ts';
import type { transcriptionMachine } from '../../../machines/recipes/transcription.machine.ts';
import { formOfReading, type StoredTranscription } from '../../../machines/recipes/transcription.model.ts';
import type { Fixture } from '../../support/fixture.ts';
import { company, failure } from '../samples.ts';

const sure = { isCertain: true, doubts: [] };

/** A transcribed recipe with a line of each kind. */
export const reading: Transcription = {
  title: { text: 'Soup', ...sure },
  servings: 4,
  prepMinutes: null,
  cookMinutes: 20,
  ingredients: [
    { amount: 2, unit: null, item: 'leeks', isCertain: false, doubts: ['2'] },
    { amount: 1, unit: 'l', item: 'stock', ...sure },
  ],
  steps: [{ text: 'Boil them.', isCertain: false, doubts: [] }],
  notes: '',
  text: 'Soup\n2 leeks\n1 l stock\nBoil them.\nPrint',
  left: ['Print'],
  origin: null,
};
/** Ids of its lines, as a fresh form creates them. */
export const ids = { leeks: 'id-2', stock: 'id-3', step: 'id-4' } as const;

export const nothing: StoredTranscription = {
  source: { source: 'text', text: '', address: '', photoGuid: null, language: 'en' },
  requestKey: null,
  form: null,
  keepKey: null,
};
let made = 0;
/** The transcription from before a reload. */
const leftBehind: StoredTranscription = {
  source: { ...nothing.source, text: reading.text },
  requestKey: 'key',
  form: formOfReading({ ...reading, servings: null }, null, () => `left-${(made += 1)}`),
  keepKey: 'keep-key',
};

export const transcriptionFixture: Fixture<typeof transcriptionMachine> = {
  inputs: {
    opened: ({ newId }) => ({ companyUri: company.uri, newId, stored: nothing }),
    leftBehind: ({ newId }) => ({ companyUri: company.uri, newId, stored: leftBehind }),
  },
  events: {
    'source.changed': {
      pasted: { change: { text: reading.text } },
      photo: { change: { source: 'photo' } },
      page: { change: { source: 'page' } },
    },
    'photo.chosen': { page: { file: new File(['x'], 'page.jpg', { type: 'image/jpeg' }) } },
    'photo.removed': 'bare',
    'reading.requested': 'bare',
    'reading.stopped': 'bare',
    'source.reopened': 'bare',
    'correcting.resumed': 'bare',
    'title.changed': { named: { title: 'Leek soup' } },
    'ingredient.changed': { item: { id: ids.stock, change: { item: 'vegetable stock' } } },
    'step.changed': { text: { id: ids.step, text: 'Boil them for long.' } },
    'line.added': { ingredient: { list: 'ingredients' } },
    'line.removed': { stock: { list: 'ingredients', id: ids.stock } },
    'line.moved': { stock: { list: 'ingredients', id: ids.stock, by: -1 } },
    'fact.changed': { servings: { name: 'servings', value: '6' } },
    'mark.cleared': { leeks: { id: ids.leeks } },
    'recipe.kept': 'bare',
  },
  outputs: {
    uploadPhoto: { taken: { guid: 'guid-photo' } },
    readRecipe: { soup: reading },
    keepRecipe: { soup: { companyUri: company.uri, guid: 'guid-soup' } },
  },
  errors: {
    uploadPhoto: { heic: failure('unsupportedMedia') },
    readRecipe: { none: failure('invalidInput', { text: 'No recipe was found here.' }) },
    keepRecipe: { full: failure('conflict') },
  },
};
