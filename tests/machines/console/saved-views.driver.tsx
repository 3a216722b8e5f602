import { savedViewsMachine } from '../../../machines/console/saved-views.machine.ts';
import { ViewList } from '../../../src/views/console/list/SavedViews.tsx';
import type { ViewDriver } from '../../support/views/driver.ts';
import { paste, press } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { all, any, busyButton, heading, no, role, text } from '../../support/views/sights.ts';
import { savedViewsFixture } from './saved-views.fixture.ts';

const isSaving = busyButton('Save view');
const isRemoving = busyButton(/^Remove the view/);

export const savedViewsDriver: ViewDriver<typeof savedViewsMachine> = {
  machine: savedViewsMachine,
  fixture: savedViewsFixture,
  open: openFlow(savedViewsMachine, savedViewsFixture, (flow) => <ViewList flow={flow} query="q=ada" />),
  events: {
    'name.changed': { when: (snapshot) => snapshot.matches('listed'), gesture: paste('Name of this view', ({ name }) => name) },
    'sharing.changed': {
      when: (snapshot) => snapshot.matches('listed') && !snapshot.context.isShared,
      gesture: press('Show it to colleagues', 'checkbox'),
    },
    'view.submitted': { when: ({ context }) => context.name !== '', gesture: press('Save view') },
    'view.removed': { when: ({ context }) => context.views.some(({ isOwn }) => isOwn), gesture: press('Remove the view Suspended') },
    'retry.requested': press('Try again'),
    'network.returned': { elsewhere: 'The page says so when the server answers again.' },
    'viewer.returned': { elsewhere: 'The app says so when the user is back.' },
  },
  states: {
    loading: role('status', 'Loading'),
    failed: text('Error loading data!'),
    listed: all(heading('Saved views'), no(any(isSaving, isRemoving))),
    saving: isSaving,
    removing: isRemoving,
  },
};
