import { categories } from '../../../contract/console/content-areas.ts';
import type { besideMachine } from '../../../machines/console/beside.machine.ts';
import type { Fixture } from '../../support/fixture.ts';

export const besideFixture: Fixture<typeof besideMachine> = {
  inputs: {
    alone: ({ newId }) => ({ name: 'categories', area: categories, guid: null, newId }),
    linked: ({ newId }) => ({ name: 'categories', area: categories, guid: 'guid-soups', newId }),
  },
  events: {
    'record.opened': { soups: { guid: 'guid-soups' }, salads: { guid: 'guid-salads' } },
    'record.closed': 'bare',
    'address.arrived': { soups: { guid: 'guid-soups' }, none: { guid: null } },
  },
  outputs: {},
  errors: {},
};
