import type { recipeEditMachine } from '../../../machines/recipes/recipe-edit.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { company, failure, recipe } from '../samples.ts';

/** Line ids of the sample recipe, as a form creates them. */
export const lines = { ingredient: 'id-1', step: 'id-2' } as const;
export const seen = { ...recipe, version: 1 };
export const newer = { ...recipe, version: 2, title: 'Soft omelette' };
export const outdated = failure('conflict', { current: newer });

export const recipeEditFixture: Fixture<typeof recipeEditMachine> = {
  inputs: {
    opened: ({ newId }) => ({
      companyUri: company.uri,
      guid: recipe.guid,
      newId,
      typed: null,
      correction: null,
      back: '/back',
      isByStaff: false,
    }),
    byStaff: ({ newId }) => ({ companyUri: '', guid: recipe.guid, newId, typed: null, correction: null, back: '/back', isByStaff: true }),
  },
  events: {
    'title.changed': { named: { title: 'My omelette' }, emptied: { title: '' } },
    'ingredient.changed': { item: { id: lines.ingredient, change: { item: 'duck eggs' } } },
    'step.changed': { text: { id: lines.step, text: 'Fry them.' } },
    'line.added': { ingredient: { list: 'ingredients' }, step: { list: 'steps' } },
    'line.removed': { ingredient: { list: 'ingredients', id: lines.ingredient } },
    'line.moved': { up: { list: 'ingredients', id: lines.ingredient, by: -1 } },
    'correction.changed': { reason: { change: { reason: 'A wrong amount' } } },
    'save.requested': 'bare',
    'mine.chosen': 'bare',
    'theirs.chosen': 'bare',
    'retry.requested': 'bare',
    'network.returned': 'bare',
    'viewer.returned': 'bare',
  },
  outputs: { loadRecipe: { omelette: seen }, saveEdit: { saved: newer }, stepUp: { given: { isDone: true }, closed: { isDone: false } } },
  errors: {
    loadRecipe: { gone: failure('notFound'), offline: failure('unknown') },
    saveEdit: { outdated, stepUp: failure('stepUpRequired'), refused: failure('invalidInput', { title: 'No.' }) },
  },
};
