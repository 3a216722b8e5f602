import { areas } from '../../../contract/console/areas.ts';
import type { collectionMachine } from '../../../machines/console/collection.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { failure } from '../samples.ts';
import { bulkActionEnds, bulkActionScripts } from './bulk-action.fixture.ts';
import { userPage } from './console-samples.ts';

export const collectionFixture: Fixture<typeof collectionMachine> = {
  inputs: {
    opened: ({ newId }) => ({ name: 'users', area: areas.users, params: [], open: null, newId }),
    later: ({ newId }) => ({ name: 'users', area: areas.users, params: [['after', 'page-2']], open: null, newId }),
  },
  events: {
    'query.arrived': { back: { params: [['q', 'ada']] } },
    'search.changed': { ada: { text: 'ada' } },
    'filter.changed': { suspended: { name: 'isSuspended', value: 'yes' } },
    'filters.cleared': 'bare',
    'sort.requested': { email: { column: 'email' } },
    'columns.chosen': { two: { columns: ['email', 'name'] } },
    'nextPage.requested': 'bare',
    'previousPage.requested': 'bare',
    'row.toggled': { ada: { guid: 'guid-ada', isRange: false } },
    'page.toggled': 'bare',
    'all.requested': 'bare',
    'selection.cleared': 'bare',
    'action.requested': { suspend: { action: 'suspend' } },
    'rows.changed': 'bare',
    'retry.requested': 'bare',
    'network.returned': 'bare',
    'viewer.returned': 'bare',
  },
  outputs: {
    loadPage: { users: userPage(), none: userPage({ rows: [], count: { rows: 0, isMore: false }, next: null }) },
    selectAll: { all: { guid: 'guid-selection', rows: 12_430, at: 0 } },
    bulkAction: bulkActionEnds,
  },
  errors: {
    loadPage: {
      denied: failure('notAllowed', { flag: 'hasUsersAccess', givers: ['bob@anydish.example'] }),
      factorless: failure('secondFactorRequired'),
      offline: failure('unknown'),
    },
    selectAll: { offline: failure('unknown') },
  },
  children: { bulkAction: bulkActionScripts.asked },
};
