import { categoryMachine } from '../../../machines/recipes/category.machine.ts';
import { CategoryPage } from '../../../src/views/recipes/category/CategoryPage.tsx';
import { isFetching } from '../../support/views/console.tsx';
import type { ViewDriver } from '../../support/views/driver.ts';
import { press } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { all, heading, no, text } from '../../support/views/sights.ts';
import { whenReturned } from '../../support/views/when-returned.ts';
import { categoryFixture } from './category.fixture.ts';

export const categoryDriver: ViewDriver<typeof categoryMachine> = {
  machine: categoryMachine,
  fixture: categoryFixture,
  open: openFlow(categoryMachine, categoryFixture, (flow) => <CategoryPage flow={flow}>{null}</CategoryPage>),
  events: {
    'query.arrived': { elsewhere: 'The address says so, after Back or by a link.' },
    'language.changed': { elsewhere: 'The language says so when its texts are shown.' },
    ...whenReturned,
    'retry.requested': press('Try again'),
  },
  states: {
    loading: isFetching,
    shown: all(heading('Soups'), no(isFetching)),
    missing: heading('Category not found'),
    failed: text('Error loading data!'),
  },
};
