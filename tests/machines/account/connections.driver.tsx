import { screen } from '@testing-library/react';
import { connectionsMachine } from '../../../machines/account/connections.machine.ts';
import { ConnectionsPage } from '../../../src/views/account/connections/ConnectionsPage.tsx';
import { connectionsFixture } from './connections.fixture.ts';
import { ada } from '../samples.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { whenReturned } from '../../support/views/when-returned.ts';
import { press } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { all, any, busyButton, button, no, role, text } from '../../support/views/sights.ts';
import { connectElsewhere, withProviders } from '../../support/views/oauth.ts';

const isLoading = any(role('status', 'Loading'), () =>
  screen.queryAllByRole('list').some((list) => list.getAttribute('aria-busy') === 'true'),
);
const hasFailed = text('Error loading data!');
const isAsking = button('Yes, disconnect');
const isDisconnecting = busyButton('Yes, disconnect');

export const connectionsDriver: ViewDriver<typeof connectionsMachine> = {
  machine: connectionsMachine,
  fixture: connectionsFixture,
  open: openFlow(connectionsMachine, connectionsFixture, (flow) => <ConnectionsPage flow={flow}>{null}</ConnectionsPage>, {
    ...withProviders,
    session: ada,
  }),
  events: {
    'oauth.reported': { when: (snapshot) => snapshot.matches('listed') || snapshot.matches('confirming'), gesture: connectElsewhere },
    'disconnect.requested': press('Disconnect Google (ada@elsewhere.example)'),
    'disconnect.confirmed': press('Yes, disconnect'),
    'disconnect.cancelled': press('Keep Google (ada@elsewhere.example)'),
    ...whenReturned,
    'retry.requested': press('Try again'),
  },
  states: {
    loading: isLoading,
    failed: hasFailed,
    listed: all(no(isLoading), no(hasFailed), no(isAsking), no(isDisconnecting)),
    confirming: isAsking,
    disconnecting: isDisconnecting,
  },
};
