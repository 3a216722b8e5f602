import type { ModalBox } from '../../../machines/shell/modal.model.ts';
import type { modalsMachine } from '../../../machines/shell/modals.machine.ts';
import type { Fixture } from '../../support/fixture.ts';

const free: ModalBox = { title: 'A free box' };

export const modalsFixture: Fixture<typeof modalsMachine> = {
  inputs: { empty: () => undefined },
  events: {
    'modal.requested': { free: { key: 'free', box: free } },
    'modal.dismissed': { free: { key: 'free', outcome: null } },
    'escape.pressed': 'bare',
    'outside.pressed': { free: { key: 'free' } },
    'page.left': 'bare',
    'history.moved': { back: { depth: 0 }, forward: { depth: 1 } },
    'modal.closed': { free: { key: 'free' } },
  },
};
