import { recipesMachine } from '../../../machines/recipes/recipes.machine.ts';
import { AccountPage } from '../../../src/views/recipes/list/AccountPage.tsx';
import { recipesFixture } from './recipes.fixture.ts';
import { ada } from '../samples.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { whenReturned } from '../../support/views/when-returned.ts';
import { press } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { all, any, busyButton, no, role, text } from '../../support/views/sights.ts';

const isLoading = any(role('status', 'Loading'), busyButton('Show more'));
const hasFailed = text('Error loading data!');
/** The list is read on while it is written in another language. */
const isListed = all(no(isLoading), no(hasFailed));

export const recipesDriver: ViewDriver<typeof recipesMachine> = {
  machine: recipesMachine,
  fixture: recipesFixture,
  open: openFlow(recipesMachine, recipesFixture, (flow) => <AccountPage flow={flow}>{null}</AccountPage>, { session: ada }),
  events: {
    'more.requested': press('Show more'),
    ...whenReturned,
    'language.changed': { elsewhere: 'The language says so when its texts are shown.' },
    'retry.requested': press('Try again'),
  },
  states: {
    loading: isLoading,
    listed: isListed,
    rewriting: isListed,
    failed: hasFailed,
  },
};
