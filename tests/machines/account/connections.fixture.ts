import type { Connection } from '../../../contract/account/connections.ts';
import { oauthError } from '../../../contract/sign-in/oauth.ts';
import type { connectionsMachine } from '../../../machines/account/connections.machine.ts';
import type { OauthReported } from '../../../machines/sign-in/pop-up.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { ada, failure } from '../samples.ts';

export const google: Connection = {
  guid: 'guid-google',
  provider: 'google',
  email: 'ada@elsewhere.example',
  isRelayed: false,
  createdAt: Date.UTC(2026, 10, 3, 12),
  lastUsedAt: Date.UTC(2026, 10, 21, 12),
  canDisconnect: true,
};

/** Results of a pop-up in the settings. */
export const connectReports: Record<'connected' | 'refused', Omit<OauthReported, 'type'>> = {
  connected: { provider: 'facebook', result: { status: true, isNewUser: false }, session: ada, error: null },
  refused: {
    provider: 'facebook',
    result: { status: false, isNewUser: false },
    session: null,
    error: oauthError('cancelled', 'facebook'),
  },
};

export const connectionsFixture: Fixture<typeof connectionsMachine> = {
  inputs: { opened: ({ newId }) => ({ error: null, newId }) },
  events: {
    'oauth.reported': connectReports,
    'disconnect.requested': { google: { connection: google } },
    'disconnect.confirmed': 'bare',
    'disconnect.cancelled': 'bare',
    'retry.requested': 'bare',
    'network.returned': 'bare',
    'viewer.returned': 'bare',
  },
  outputs: {
    loadConnections: { google: { hasPassword: true, items: [google] } },
    disconnect: { none: { hasPassword: true, items: [] } },
  },
  errors: { loadConnections: { offline: failure('unknown') }, disconnect: { offline: failure('unknown') } },
};
