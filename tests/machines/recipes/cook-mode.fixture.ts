import type { cookModeMachine } from '../../../machines/recipes/cook-mode.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { company, failure, recipe } from '../samples.ts';

/** Two steps, the second with a time of its own. */
export const twoSteps = {
  ...recipe,
  steps: [
    { text: 'Beat the eggs.', minutes: null, uses: [0] },
    { text: 'Fry them.', minutes: 3, uses: [] },
  ],
};

const running = { step: 1, timers: [{ id: '7', step: 0, minutes: 5, endsAt: 600_000, hasRung: false }] };

export const cookModeFixture: Fixture<typeof cookModeMachine> = {
  inputs: {
    opened: ({ now, newId }) => ({
      companyUri: company.uri,
      guid: recipe.guid,
      servings: null,
      unitSystem: null,
      progress: null,
      now,
      newId,
      today: () => '2026-11-23',
    }),
  },
  events: {
    'step.opened': { second: { step: 1 } },
    'step.turned': { on: { by: 1 } },
    'timer.started': { five: { minutes: 5 } },
    'timer.removed': { first: { id: '1' } },
    'progress.replaced': { elsewhere: { progress: running } },
    'screen.kept': 'bare',
    'screen.released': 'bare',
    'retry.requested': 'bare',
    'network.returned': 'bare',
    'viewer.returned': 'bare',
  },
  outputs: { loadRecipe: { omelette: twoSteps } },
  errors: { loadRecipe: { gone: failure('notFound'), offline: failure('unknown') } },
};
