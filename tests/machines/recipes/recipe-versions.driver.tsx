import { recipeVersionsMachine } from '../../../machines/recipes/recipe-versions.machine.ts';
import { VersionsPage } from '../../../src/views/recipes/versions/VersionsPage.tsx';
import type { ViewDriver } from '../../support/views/driver.ts';
import { press } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { all, any, busyButton, button, heading, no, role, text } from '../../support/views/sights.ts';
import { whenReturned } from '../../support/views/when-returned.ts';
import { ada } from '../samples.ts';
import { recipeVersionsFixture } from './recipe-versions.fixture.ts';

const isOpening = busyButton(/^Look at version/);
const isOpened = heading(/^Version \d/);
const isRestoring = busyButton('Bring this version back');

export const recipeVersionsDriver: ViewDriver<typeof recipeVersionsMachine> = {
  machine: recipeVersionsMachine,
  fixture: recipeVersionsFixture,
  open: openFlow(recipeVersionsMachine, recipeVersionsFixture, (flow) => <VersionsPage flow={flow}>{null}</VersionsPage>, { session: ada }),
  events: {
    'version.opened': {
      when: (snapshot, { version }) => !snapshot.matches('opening') || snapshot.context.wanted !== version,
      gesture: async (shown, { version }) => press(`Look at version ${version}`)(shown, null),
    },
    'version.closed': press('Close'),
    'restore.requested': {
      when: ({ context }) => context.opened?.recipe.version !== context.versions[0]?.version,
      gesture: press('Bring this version back'),
    },
    ...whenReturned,
    'retry.requested': press('Try again'),
  },
  states: {
    loading: role('status', 'Loading'),
    missing: heading('Recipe not found'),
    failed: text('Error loading data!'),
    listed: all(button('Look at version 1'), no(any(isOpening, isOpened))),
    opening: isOpening,
    opened: all(isOpened, no(isRestoring)),
    restoring: isRestoring,
    restored: isRestoring,
  },
};
