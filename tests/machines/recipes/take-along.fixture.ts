import type { takeAlongMachine } from '../../../machines/recipes/take-along.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { failure, recipe } from '../samples.ts';

export const takeAlongFixture: Fixture<typeof takeAlongMachine> = {
  inputs: { opened: () => undefined },
  events: {
    'print.requested': 'bare',
    'copy.requested': { omelette: { text: 'Omelette' } },
    'text.sent': { omelette: { title: recipe.title, text: recipe.summary } },
    'file.requested': { omelette: { recipe } },
    'offline.file.requested': { omelette: { recipe } },
  },
  outputs: { loadFile: { omelette: { '@type': 'Recipe' } } },
  errors: { loadFile: { withdrawn: failure('withdrawn'), offline: failure('unknown') } },
};
