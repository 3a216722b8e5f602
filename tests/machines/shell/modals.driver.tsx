import { screen } from '@testing-library/react';
import { modalsMachine } from '../../../machines/shell/modals.machine.ts';
import { ModalStack } from '../../../src/views/shell/modals/ModalStack.tsx';
import { modalsFixture } from './modals.fixture.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { press } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { no, role } from '../../support/views/sights.ts';

const isShowing = role('dialog', 'A free box');

export const modalsDriver: ViewDriver<typeof modalsMachine> = {
  machine: modalsMachine,
  fixture: modalsFixture,
  open: openFlow(modalsMachine, modalsFixture, (flow) => <ModalStack flow={flow}>{null}</ModalStack>),
  events: {
    'modal.requested': {
      // Each has its own key.
      when: ({ context }) => context.boxes.length === 0,
      gesture: async ({ stage, user }, event) => {
        stage.actor.send(event);
        await user.tab();
      },
    },
    'modal.dismissed': { when: ({ context }) => context.boxes.length > 0, gesture: press('Close') },
    'escape.pressed': ({ user }) => user.keyboard('{Escape}'),
    'outside.pressed': {
      when: ({ context }) => context.boxes.length > 0,
      gesture: async ({ user }) => {
        const around = screen.getByRole('dialog').parentElement;
        if (around !== null) await user.click(around);
      },
    },
    'page.left': { elsewhere: 'The app tells it, with another address.' },
    'history.moved': { elsewhere: 'The browser tells it.' },
    'modal.closed': { elsewhere: 'The box tells it, once it has faded out.' },
  },
  states: { empty: no(isShowing), showing: isShowing },
};
