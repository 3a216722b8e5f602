import { keptCopiesMachine } from '../../../machines/recipes/kept-copies.machine.ts';
import { keptCopiesFixture } from './kept-copies.fixture.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { openFlow } from '../../support/views/open-flow.tsx';

const unseen = { unseen: 'It works beside the pages, and no page shows it.' };

export const keptCopiesDriver: ViewDriver<typeof keptCopiesMachine> = {
  machine: keptCopiesMachine,
  fixture: keptCopiesFixture,
  open: openFlow(keptCopiesMachine, keptCopiesFixture, () => null),
  events: { 'owner.known': { elsewhere: 'The session tells it.' } },
  states: { looking: unseen, forgetting: unseen, resting: unseen },
};
