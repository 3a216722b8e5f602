import type { paletteMachine } from '../../../machines/console/palette.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { failure } from '../samples.ts';

export const paletteFixture: Fixture<typeof paletteMachine> = {
  inputs: { closed: () => undefined },
  events: {
    'palette.opened': 'bare',
    'text.changed': { typed: { text: 'ada@' }, emptied: { text: '' } },
    'retry.requested': 'bare',
  },
  outputs: {
    showBox: { chosen: '/console/users/guid-ada', closed: null },
    find: { ada: [{ area: 'users', guid: 'guid-ada', title: 'ada@anydish.example' }] },
  },
  errors: { find: { offline: failure('unknown') } },
};
