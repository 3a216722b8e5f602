import type { listLinkMachine } from '../../../machines/recipes/list-link.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { failure } from '../samples.ts';

export const listLinkFixture: Fixture<typeof listLinkMachine> = {
  inputs: { opened: () => undefined },
  events: {
    'link.requested': 'bare',
    'sharing.ended': 'bare',
    'copy.requested': { link: { text: 'http://localhost:3000/shopping/shared#secret' } },
  },
  outputs: { makeLink: { link: { key: 'secret' } }, endLinks: { ended: { key: null } } },
  errors: { makeLink: { offline: failure('unknown') }, endLinks: { offline: failure('unknown') } },
};
