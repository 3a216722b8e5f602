import { categoryTreeMachine } from '../../../machines/console/category-tree.machine.ts';
import { backOf, shownTree } from '../../../machines/console/category-tree.model.ts';
import { CategoryTreePage } from '../../../src/views/console/category-tree/CategoryTreePage.tsx';
import { hasFailed, isDenied, isFactorless, isFetching } from '../../support/views/console.tsx';
import type { ViewDriver } from '../../support/views/driver.ts';
import { press } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { all, any, heading, no } from '../../support/views/sights.ts';
import { categoryTreeFixture } from './category-tree.fixture.ts';
import { staff } from './console-samples.ts';

const isBusy = () => document.querySelector('[aria-busy=true]') !== null;
const hasMoved = () => document.querySelector('[data-category=guid-cakes]') !== null;

export const categoryTreeDriver: ViewDriver<typeof categoryTreeMachine> = {
  machine: categoryTreeMachine,
  fixture: categoryTreeFixture,
  open: openFlow(categoryTreeMachine, categoryTreeFixture, (flow) => <CategoryTreePage flow={flow}>{null}</CategoryTreePage>, {
    session: staff,
  }),
  events: {
    'category.moved': {
      when: ({ context }, { place }) => {
        const names = shownTree(context)?.map(({ name }) => name) ?? [];
        return place.guid === 'guid-cakes' ? names[0] === 'Soups' : names.indexOf('Broths') < names.indexOf('Stews');
      },
      gesture: (shown, event) => press(event.place.guid === 'guid-cakes' ? 'Move Cakes up' : 'Move Stews up')(shown, event),
    },
    'undo.requested': { when: ({ context }) => backOf(context.tree) !== null, gesture: press('Undo') },
    'retry.requested': press('Try again'),
    'network.returned': { elsewhere: 'The page says so when the server answers again.' },
    'viewer.returned': { elsewhere: 'The app says so when the user is back.' },
  },
  states: {
    loading: isFetching,
    denied: isDenied,
    factorless: isFactorless,
    failed: hasFailed,
    shown: all(heading('Order of the categories'), hasMoved, no(any(isBusy, hasFailed))),
    moving: all(isBusy, no(isFetching)),
    going: { unseen: 'It is left at once.' },
    renewing: { unseen: 'It looks like loading, and the tree stays.' },
  },
};
