import type { SharedRecipe } from '../../../contract/recipes/share-endpoints.ts';
import type { sharedRecipeMachine } from '../../../machines/recipes/shared-recipe.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { company, failure, recipe } from '../samples.ts';
import { shownAsEvents } from './shown-as.events.tsx';

export const sharedRecipe: SharedRecipe = { recipe: { ...recipe, guid: 'aB3dE6gH9jK2', companyUri: '' }, photo: null };
const opened = { id: 'aB3dE6gH9jK2', isMember: true, wantsCopy: false, chosen: null, units: null, ovens: null };
const copy = { companyUri: company.uri, guid: 'guid-copy' };

export const sharedRecipeFixture: Fixture<typeof sharedRecipeMachine> = {
  inputs: {
    byMember: ({ newId }) => ({ ...opened, newId }),
    byVisitor: ({ newId }) => ({ ...opened, isMember: false, newId }),
    afterSignIn: ({ newId }) => ({ ...opened, wantsCopy: true, newId }),
  },
  events: {
    ...shownAsEvents,
    'copy.requested': 'bare',
    'language.changed': 'bare',
    'retry.requested': 'bare',
    'network.returned': 'bare',
    'viewer.returned': 'bare',
  },
  outputs: { loadShared: { omelette: sharedRecipe }, rewriteShared: { omelette: sharedRecipe }, keepShared: { copy } },
  errors: {
    loadShared: { gone: failure('notFound'), withdrawn: failure('withdrawn'), offline: failure('unknown') },
    rewriteShared: { offline: failure('unknown') },
    keepShared: { withdrawn: failure('withdrawn'), full: failure('conflict') },
  },
};
