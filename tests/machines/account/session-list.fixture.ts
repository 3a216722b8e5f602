import type { sessionListMachine } from '../../../machines/account/session-list.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { devices } from './devices.ts';
import { failure } from '../samples.ts';

const [desk, phone] = devices;

export const sessionListFixture: Fixture<typeof sessionListMachine> = {
  inputs: { opened: () => undefined },
  events: {
    'retry.requested': 'bare',
    'network.returned': 'bare',
    'viewer.returned': 'bare',
    'signOut.requested': { one: { guid: phone.guid }, others: { guid: null } },
  },
  // Two remain after signing out one of three, so that another can follow.
  outputs: {
    loadDevices: { two: devices },
    confirm: { yes: true, no: false },
    signOut: { done: [desk, { ...phone, guid: 'guid-tablet', system: 'Android' }] },
  },
  errors: { loadDevices: { failed: failure('unknown') }, signOut: { gone: failure('notFound'), failed: failure('unknown') } },
};
