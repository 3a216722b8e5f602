import type { paletteMachine } from '../../../machines/console/palette.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { failure } from '../samples.ts';

export const paletteFixture: Fixture<typeof paletteMachine> = {
  inputs: { closed: () => undefined },
  events: {
    'actions.offered': { suspend: { by: 'list', actions: [{ id: 'suspend', title: 'Suspend', path: null }] } },
    'actions.withdrawn': { list: { by: 'list' } },
    'palette.opened': 'bare',
    'text.changed': { typed: { text: 'ada@' }, emptied: { text: '' } },
    'retry.requested': 'bare',
  },
  outputs: {
    showBox: { page: { path: '/console/users/guid-ada' }, action: { by: 'list', id: 'suspend' }, closed: null },
    find: { ada: [{ area: 'users', guid: 'guid-ada', title: 'ada@anydish.example' }] },
  },
  errors: { find: { offline: failure('unknown') } },
};
