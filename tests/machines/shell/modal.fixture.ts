import type { modalMachine } from '../../../machines/shell/modal.machine.ts';
import type { Fixture } from '../../support/fixture.ts';

export const modalFixture: Fixture<typeof modalMachine> = {
  inputs: {
    fading: ({ parent }) => ({ key: 'a', box: { title: 'A box' }, parent }),
    still: ({ parent }) => ({ key: 'a', box: { title: 'A box', disableAnimation: true }, parent }),
  },
  events: { 'close.requested': { chosen: { outcome: 'this' } } },
};
