import type { renameMachine } from '../../../machines/recipes/rename.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { company, failure, summary } from '../samples.ts';

export const renameFixture: Fixture<typeof renameMachine> = {
  inputs: { opened: () => undefined },
  events: {
    'rename.requested': { first: { companyUri: company.uri, guid: 'a', title: 'Recipe a' } },
    'title.changed': { soup: { title: 'Sunday soup' } },
    'title.submitted': 'bare',
    'rename.cancelled': 'bare',
    'titles.forgotten': 'bare',
  },
  outputs: { renameRecipe: { renamed: { ...summary('a'), title: 'Sunday soup' } } },
  errors: { renameRecipe: { offline: failure('unknown'), long: failure('invalidInput', { title: 'Please use at most 120 characters.' }) } },
};
