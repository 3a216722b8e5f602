import type { sessionMachine } from '../../../machines/shell/session.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { ada, failure, newcomer } from '../samples.ts';

export const sessionFixture: Fixture<typeof sessionMachine> = {
  inputs: { start: ({ newId, parent }) => ({ newGuid: newId, parent }) },
  events: {
    'session.refresh.requested': 'bare',
    'session.received': { verified: { session: newcomer } },
    'session.announced': { another: { userGuid: 'guid-other' } },
    'signOut.requested': 'bare',
  },
  outputs: { loadSession: { ada }, endSession: { ended: null } },
  errors: { loadSession: { offline: failure('unknown') }, endSession: { offline: failure('unknown') } },
};
