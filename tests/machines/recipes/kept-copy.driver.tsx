import { keptCopyMachine } from '../../../machines/recipes/kept-copy.machine.ts';
import { keptCopyFixture } from './kept-copy.fixture.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { openFlow } from '../../support/views/open-flow.tsx';

const unseen = { unseen: 'The recipe is read meanwhile; nothing tells that a copy is kept.' };

export const keptCopyDriver: ViewDriver<typeof keptCopyMachine> = {
  machine: keptCopyMachine,
  fixture: keptCopyFixture,
  open: openFlow(keptCopyMachine, keptCopyFixture, () => null),
  events: {},
  states: { fetchingPhoto: unseen, identifying: unseen, storing: unseen, checking: unseen, removing: unseen, over: unseen },
};
