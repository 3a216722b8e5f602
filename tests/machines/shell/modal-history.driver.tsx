import { modalHistoryMachine } from '../../../machines/shell/modal-history.machine.ts';
import { modalHistoryFixture } from './modal-history.fixture.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { openFlow } from '../../support/views/open-flow.tsx';

export const modalHistoryDriver: ViewDriver<typeof modalHistoryMachine> = {
  machine: modalHistoryMachine,
  fixture: modalHistoryFixture,
  open: openFlow(modalHistoryMachine, modalHistoryFixture, () => null),
  events: {
    'depth.wanted': { elsewhere: 'The stack of boxes tells it.' },
    'entry.shown': { elsewhere: 'The browser tells it.' },
  },
  states: {
    settled: { unseen: 'The history of a browser is not shown by its page.' },
    travelling: { unseen: 'The history of a browser is not shown by its page.' },
  },
};
