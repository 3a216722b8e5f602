import { boxRequestMachine } from '../../../machines/shell/box-request.machine.ts';
import { boxRequestFixture } from './box-request.fixture.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { openFlow } from '../../support/views/open-flow.tsx';

const unseen = { unseen: 'The stack of boxes shows the box; who asks for it has no view.' };

export const boxRequestDriver: ViewDriver<typeof boxRequestMachine> = {
  machine: boxRequestMachine,
  fixture: boxRequestFixture,
  open: openFlow(boxRequestMachine, boxRequestFixture, () => null),
  events: { 'request.withdrawn': { elsewhere: 'The flow that asks tells it.' } },
  states: { fetching: unseen, showing: unseen, settling: unseen, answered: unseen },
};
