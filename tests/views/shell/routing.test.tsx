import { afterEach, expect, test } from 'vitest';
import type { AppActor } from '../../../src/app/app-context.tsx';
import { listRoutes } from '../../../src/pages/page-table.ts';
import { pages } from '../../../src/pages/pages.ts';
import { signInAgain, startRouting } from '../../../src/services/routing.ts';

afterEach(() => history.replaceState(null, '', '/'));

test.each([
  ['/privacy', null, 'public'],
  ['/no/such/page', null, 'public'],
  ['/account', null, 'members'],
  ['/console/users', null, 'members'],
  ['/login', null, 'entrance'],
  ['/sign-up', null, 'entrance'],
  ['/login', signInAgain, 'wayIn'],
  ['/reset-password', null, 'wayIn'],
  ['/sign-up/verification', null, 'wayIn'],
  ['/sign-up/profile', null, 'lastStep'],
])('%s with %j is a place of type %s', (path, state, place) => {
  const sent: unknown[] = [];
  history.replaceState(state, '', path);
  startRouting({ send: (event: unknown) => sent.push(event) } as unknown as AppActor, listRoutes(pages));
  expect(sent).toMatchObject([{ type: 'location.changed', path, place }]);
});
