import { erasureMachine } from '../../../machines/recipes/erasure.machine.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { press } from '../../support/views/gestures.ts';
import { openInTrash } from '../../support/views/open-recipes.tsx';
import { busyButton, button } from '../../support/views/sights.ts';
import { erasureFixture } from './erasure.fixture.ts';

/** The confirmation box is above the page. */
const isReady = button('Empty the trash');

export const erasureDriver: ViewDriver<typeof erasureMachine> = {
  machine: erasureMachine,
  fixture: erasureFixture,
  open: openInTrash,
  events: { 'erasure.requested': press('Empty the trash') },
  states: { ready: isReady, asking: isReady, erasing: busyButton('Empty the trash') },
};
