import { reachabilityMachine } from '../../../machines/shell/reachability.machine.ts';
import { OfflineNotice } from '../../../src/views/shell/notices/OfflineNotice.tsx';
import { reachabilityFixture } from './reachability.fixture.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { press } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { all, busyButton, button, no, text } from '../../support/views/sights.ts';

const isOffline = text('We could not reach the server.');
const isQuiet = no(isOffline);

export const reachabilityDriver: ViewDriver<typeof reachabilityMachine> = {
  machine: reachabilityMachine,
  fixture: reachabilityFixture,
  open: openFlow(reachabilityMachine, reachabilityFixture, (flow) => <OfflineNotice flow={flow} />),
  events: {
    'reachability.hinted': { elsewhere: 'The browser says it.' },
    'server.answered': { elsewhere: 'A call of another flow was answered.' },
    'retry.requested': press('Try again'),
  },
  states: {
    checking: isQuiet,
    online: isQuiet,
    'offline.waiting': all(isOffline, button('Try again')),
    'offline.retrying': all(isOffline, busyButton('Try again')),
  },
};
