import type { modalHistoryMachine } from '../../../machines/shell/modal-history.machine.ts';
import type { Fixture } from '../../support/fixture.ts';

export const modalHistoryFixture: Fixture<typeof modalHistoryMachine> = {
  inputs: { closed: () => undefined },
  events: {
    'depth.wanted': {
      first: { depth: 1, shown: 0 },
      second: { depth: 2, shown: 1 },
      none: { depth: 0, shown: 1 },
      noneFromAbove: { depth: 0, shown: 2 },
      stay: { depth: 0, shown: 0 },
    },
    'entry.shown': { page: { depth: 0 }, box: { depth: 1 } },
  },
};
