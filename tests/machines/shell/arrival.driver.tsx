import { arrivalMachine } from '../../../machines/shell/arrival.machine.ts';
import { arrivalFixture } from './arrival.fixture.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { openFlow } from '../../support/views/open-flow.tsx';

const unseen = { unseen: 'No page waits for it, so no page shows it.' };

export const arrivalDriver: ViewDriver<typeof arrivalMachine> = {
  machine: arrivalMachine,
  fixture: arrivalFixture,
  open: openFlow(arrivalMachine, arrivalFixture, () => null),
  events: {},
  states: { pausing: unseen, waiting: unseen, fetching: unseen, missing: unseen, arrived: unseen },
};
