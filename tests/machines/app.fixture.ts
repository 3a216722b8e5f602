import type { appMachine, PageRequest } from '../../machines/app.machine.ts';
import type { Fixture } from '../support/fixture.ts';

/** A request for the page `key`, whose chunk has the same name. */
export const pageAt = (key: string, path: string): PageRequest => ({ key, chunkId: key, address: { path, params: {} } });

export const appFixture: Fixture<typeof appMachine> = {
  inputs: { start: ({ newId }) => ({ newGuid: newId }) },
  events: {
    'session.settled': 'bare',
    'location.changed': {
      landing: { path: '/', pages: [pageAt('landing', '/')], isWayIn: false },
      signUp: { path: '/sign-up', pages: [pageAt('auth', '/sign-up'), pageAt('signUp', '/sign-up')], isWayIn: true },
    },
    'navigation.requested': { toAccount: { to: '/account' }, back: { to: -1 } },
  },
};
