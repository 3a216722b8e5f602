import { screen } from '@testing-library/react';
import type { SnapshotFrom } from 'xstate';
import { collectionMachine } from '../../../machines/console/collection.machine.ts';
import { CollectionPage } from '../../../src/views/console/list/CollectionPage.tsx';
import { ActionAbove, hasFailed, isDenied, isFactorless, isFetching, pick } from '../../support/views/console.tsx';
import type { ViewDriver } from '../../support/views/driver.ts';
import { paste, press } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { all, any, busyButton, no, role, text } from '../../support/views/sights.ts';
import { bulkActionDriver } from './bulk-action.driver.tsx';
import { collectionFixture } from './collection.fixture.ts';
import { staff } from './console-samples.ts';

type Snapshot = SnapshotFrom<typeof collectionMachine>;

const isSelecting = busyButton('Choose all that match');
const isActing = text('It is kept in the audit log.');
const isListed = all(any(role('table', /^/), role('button', 'Show everything')), no(any(isFetching, hasFailed, isSelecting, isActing)));
const hasRows = ({ context: { page } }: Snapshot) => page !== null && page.rows.length > 0;
const hasSelection = ({ context }: Snapshot) => context.all !== null || context.chosen.length > 0;
const isIdle = (snapshot: Snapshot) => snapshot.matches('listed');
/** The controls above the list are always rendered, but below the box. */
const isOpen = (snapshot: Snapshot) => !(['acting', 'denied', 'factorless'] as const).some((state) => snapshot.matches(state));

/** Opens a panel below the search, unless it is open. */
async function openPanel({ user }: { user: { click: (element: Element) => Promise<void> } }, name: string): Promise<void> {
  const button = screen.getByRole('button', { name });
  if (button.getAttribute('aria-expanded') !== 'true') await user.click(button);
}

export const collectionDriver: ViewDriver<typeof collectionMachine> = {
  machine: collectionMachine,
  fixture: collectionFixture,
  open: openFlow(
    collectionMachine,
    collectionFixture,
    (flow) => (
      <>
        <CollectionPage flow={flow}>{null}</CollectionPage>
        <ActionAbove flow={flow} />
      </>
    ),
    { session: staff },
  ),
  events: {
    'query.arrived': { elsewhere: 'The address says so, after Back or by a link.' },
    'search.changed': {
      when: (snapshot) => isOpen(snapshot) && snapshot.context.query.search === '',
      gesture: paste('Search', ({ text: typed }) => typed),
    },
    'filter.changed': {
      when: (snapshot, { name, value }) => isOpen(snapshot) && snapshot.context.query.filters[name] !== value,
      gesture: async (shown, event) => {
        await openPanel(shown, 'Filters');
        await pick('Suspended', () => 'Yes')(shown, event);
      },
    },
    'filters.cleared': {
      when: (snapshot) => {
        const { search, filters } = snapshot.context.query;
        return isIdle(snapshot) && !hasRows(snapshot) && (search !== '' || Object.keys(filters).length > 0);
      },
      gesture: press('Show everything'),
    },
    'sort.requested': { when: (snapshot) => isOpen(snapshot) && hasRows(snapshot), gesture: press('Email') },
    'columns.chosen': {
      when: isOpen,
      gesture: async (shown) => {
        await openPanel(shown, 'Columns');
        await press('Staff', 'checkbox')(shown, {});
      },
    },
    'nextPage.requested': { when: (snapshot) => isIdle(snapshot) && snapshot.context.page?.next !== null, gesture: press('Next page') },
    'previousPage.requested': {
      when: (snapshot) => isIdle(snapshot) && snapshot.context.query.after !== null,
      gesture: press(/^(First|Previous) page$/),
    },
    'row.toggled': { when: hasRows, gesture: press('Choose ada@anydish.example', 'checkbox') },
    'page.toggled': { when: hasRows, gesture: press('Choose this page', 'checkbox') },
    'all.requested': {
      when: (snapshot) => hasSelection(snapshot) && snapshot.context.all === null && hasRows(snapshot),
      gesture: press('Choose all that match'),
    },
    'selection.cleared': { when: hasSelection, gesture: press('Clear selection') },
    'action.requested': { when: hasSelection, gesture: press('Suspend') },
    'rows.changed': { elsewhere: 'What was done before is over, or was taken back, and the console tells it.' },
    'retry.requested': press('Try again'),
    'network.returned': { elsewhere: 'The page says so when the server answers again.' },
    'viewer.returned': { elsewhere: 'The app says so when the user is back.' },
  },
  states: {
    loading: isFetching,
    typing: isFetching,
    denied: isDenied,
    factorless: isFactorless,
    failed: hasFailed,
    listed: isListed,
    selecting: isSelecting,
    acting: isActing,
  },
  children: [{ machine: bulkActionDriver.machine, events: bulkActionDriver.events }, ...(bulkActionDriver.children ?? [])],
};
