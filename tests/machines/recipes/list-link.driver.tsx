import { listLinkMachine } from '../../../machines/recipes/list-link.machine.ts';
import { ShareList } from '../../../src/views/recipes/shopping/ShareList.tsx';
import type { ViewDriver } from '../../support/views/driver.ts';
import { press } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { all, busyButton, button } from '../../support/views/sights.ts';
import { ada } from '../samples.ts';
import { listLinkFixture } from './list-link.fixture.ts';

export const listLinkDriver: ViewDriver<typeof listLinkMachine> = {
  machine: listLinkMachine,
  fixture: listLinkFixture,
  open: openFlow(listLinkMachine, listLinkFixture, (flow) => <ShareList flow={flow} isListShared />, { session: ada }),
  events: {
    'link.requested': press('Make a link'),
    'sharing.ended': {
      when: ({ context }) => context.isShared !== false,
      gesture: press('Stop sharing'),
    },
    'copy.requested': {
      when: ({ context }) => context.key !== null,
      gesture: press('Copy'),
    },
  },
  states: { idle: all(button('Make a link')), linking: busyButton('Make a link'), ending: busyButton('Stop sharing') },
};
