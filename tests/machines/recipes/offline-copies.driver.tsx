import { offlineCopiesMachine } from '../../../machines/recipes/offline-copies.machine.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { offlineCopiesFixture } from './offline-copies.fixture.ts';

const unseen = { unseen: 'It works beside the pages; the recipes and the saved recipes show how far it is.' };
const beside = { elsewhere: 'It works beside the pages, which tell it.' };

export const offlineCopiesDriver: ViewDriver<typeof offlineCopiesMachine> = {
  machine: offlineCopiesMachine,
  fixture: offlineCopiesFixture,
  open: openFlow(offlineCopiesMachine, offlineCopiesFixture, () => null),
  events: { 'owner.known': beside, 'marks.changed': beside, 'network.returned': beside, 'retry.requested': beside },
  states: {
    idle: unseen,
    looking: unseen,
    deciding: unseen,
    copying: unseen,
    complete: unseen,
    incomplete: unseen,
    full: unseen,
    unknown: unseen,
  },
};
