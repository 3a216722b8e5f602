import { screen } from '@testing-library/react';
import { consoleFrameMachine, lastOffer } from '../../../machines/console/console-frame.machine.ts';
import { ConsolePage } from '../../../src/views/console/frame/ConsolePage.tsx';
import type { ViewDriver } from '../../support/views/driver.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { button } from '../../support/views/sights.ts';
import { consoleFrameFixture } from './console-frame.fixture.ts';
import { staff } from './console-samples.ts';

export const consoleFrameDriver: ViewDriver<typeof consoleFrameMachine> = {
  machine: consoleFrameMachine,
  fixture: consoleFrameFixture,
  open: openFlow(consoleFrameMachine, consoleFrameFixture, (flow) => <ConsolePage flow={flow}>{null}</ConsolePage>, { session: staff }),
  events: {
    'deed.done': { elsewhere: 'A page of the console tells it.' },
    'undo.offer.changed': { elsewhere: 'What was done tells whether it can be taken back.' },
    'navigation.toggled': ({ user }) => user.click(screen.getByRole('button', { name: /the navigation$/ })),
    'undo.requested': { when: ({ context }) => lastOffer(context) !== null, gesture: ({ user }) => user.keyboard('{Control>}z{/Control}') },
  },
  states: {
    opening: { unseen: 'It is left at once.' },
    wide: button('Collapse the navigation'),
    narrow: button('Expand the navigation'),
  },
};
