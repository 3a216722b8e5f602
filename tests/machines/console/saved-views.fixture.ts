import type { SavedView } from '../../../contract/console/shapes.ts';
import type { savedViewsMachine } from '../../../machines/console/saved-views.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { failure } from '../samples.ts';

export const ownView: SavedView = { guid: 'guid-own', name: 'Suspended', query: 'isSuspended=yes', isShared: false, isOwn: true };
export const sharedView: SavedView = { guid: 'guid-shared', name: 'Staff', query: 'isStaff=yes', isShared: true, isOwn: false };

export const savedViewsFixture: Fixture<typeof savedViewsMachine> = {
  inputs: { users: () => ({ area: 'users' }) },
  events: {
    'name.changed': { named: { name: 'New ones' } },
    'sharing.changed': { shared: { isShared: true } },
    'view.submitted': { present: { query: 'q=ada' } },
    'view.removed': { own: { guid: ownView.guid } },
    'retry.requested': 'bare',
    'network.returned': 'bare',
    'viewer.returned': 'bare',
  },
  outputs: {
    loadViews: { two: [ownView, sharedView] },
    saveView: { saved: { guid: 'guid-new', name: 'New ones', query: 'q=ada', isShared: false, isOwn: true } },
    removeView: { removed: {} },
  },
  errors: {
    loadViews: { offline: failure('unknown') },
    saveView: { taken: failure('invalidInput', { name: 'You have a view of that name.' }) },
    removeView: { offline: failure('unknown') },
  },
};
