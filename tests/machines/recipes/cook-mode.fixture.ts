import type { cookModeMachine } from '../../../machines/recipes/cook-mode.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { noVoice } from './hands-free.fixture.ts';
import { company, failure, recipe } from '../samples.ts';

/** Two steps, the second with a duration. */
export const twoSteps = {
  ...recipe,
  steps: [
    { text: 'Beat the eggs.', minutes: null, uses: [0] },
    { text: 'Fry them.', minutes: 3, uses: [] },
  ],
};

export const cookModeFixture: Fixture<typeof cookModeMachine> = {
  inputs: {
    opened: ({ newId }) => ({
      companyUri: company.uri,
      guid: recipe.guid,
      servings: null,
      unitSystem: null,
      have: null,
      oven: null,
      voice: noVoice,
      progress: null,
      newId,
      today: () => '2026-11-23',
    }),
  },
  events: {
    'step.opened': { second: { step: 1 } },
    'step.turned': { on: { by: 1 } },
    'progress.replaced': { elsewhere: { progress: { step: 1, wasCooked: false } } },
    'cooking.finished': 'bare',
    'screen.kept': 'bare',
    'screen.released': 'bare',
    'retry.requested': 'bare',
    'network.returned': 'bare',
    'viewer.returned': 'bare',
  },
  outputs: { loadRecipe: { omelette: twoSteps } },
  errors: { loadRecipe: { gone: failure('notFound'), offline: failure('unknown') } },
};
