import { emptyDraft } from '../../../machines/kitchen/draft.ts';
import type { readingMachine } from '../../../machines/kitchen/reading.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { reading } from './kitchen.fixture.ts';
import { company, failure } from '../samples.ts';

export const readingFixture: Fixture<typeof readingMachine> = {
  inputs: { emptyOrder: () => ({ companyUri: company.uri, draft: emptyDraft('draft-1') }) },
  events: { 'order.changed': { described: { draft: { ...emptyDraft('draft-1'), description: 'miso ramen, no onion' } } } },
  outputs: { readOrder: { understood: reading } },
  errors: { readOrder: { offline: failure('unknown') } },
};
