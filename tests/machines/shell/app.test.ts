import { describe, expect, test } from 'vitest';
import { appMachine } from '../../../machines/shell/app.machine.ts';
import type { PageRequest } from '../../../machines/shell/place.ts';
import { onStage } from '../../support/stage.ts';
import { pageAt } from './app.fixture.ts';
import { ada, failure } from '../samples.ts';

const start = () => onStage(appMachine, ({ newId }) => ({ newGuid: newId }));

type Running = ReturnType<typeof start>;

function goTo({ actor }: Running, path: string, isWayIn = false, pages: PageRequest[] = [pageAt(path, path)]): void {
  const place = path.startsWith('/account') ? 'members' : 'public';
  actor.send({ type: 'location.changed', path, pages, place: isWayIn ? 'wayIn' : place });
}

const isBlank = ({ actor }: Running) => actor.getSnapshot().hasTag('blank');
const pathsViewed = (stage: Running) => stage.ran('recordPageView');
const openPages = ({ actor }: Running) => actor.getSnapshot().context.pages;

test('stays blank until the first session is known', async () => {
  const stage = start();
  expect(isBlank(stage)).toBe(true);
  await stage.answer('loadSession', ada);
  expect(isBlank(stage)).toBe(false);
});

test('shows the shell when the session cannot be loaded', async () => {
  const stage = start();
  await stage.refuse('loadSession', failure('unknown'));
  expect(isBlank(stage)).toBe(false);
});

test('shows the shell after eight seconds as anonymous, and accepts a later answer', async () => {
  const stage = start();
  stage.clock.increment(7_999);
  expect(isBlank(stage)).toBe(true);
  stage.clock.increment(1);
  expect(isBlank(stage)).toBe(false);
  const session = () => stage.actor.getSnapshot().children.session?.getSnapshot().context.session;
  expect(session()?.email).toBeNull();
  await stage.answer('loadSession', ada);
  expect(session()).toEqual(ada);
});

test('stays in the shell while a session is loaded again', async () => {
  const stage = start();
  await stage.answer('loadSession', ada);
  stage.actor.getSnapshot().children.session?.send({ type: 'session.refresh.requested' });
  expect(isBlank(stage)).toBe(false);
});

test('remembers the previous and the current path', () => {
  const stage = start();
  const paths = () => [stage.actor.getSnapshot().context.previousPath, stage.actor.getSnapshot().context.currentPath];
  expect(paths()).toEqual([null, null]);
  goTo(stage, '/');
  expect(paths()).toEqual([null, '/']);
  goTo(stage, '/privacy');
  expect(paths()).toEqual(['/', '/privacy']);
  goTo(stage, '/privacy');
  expect(paths(), 'the same path again').toEqual(['/', '/privacy']);
});

test('records one view for each change of the route', async () => {
  const stage = start();
  await stage.answer('loadSession', ada);
  for (const path of ['/', '/privacy', '/privacy', '/']) goTo(stage, path);
  expect(pathsViewed(stage)).toEqual([{ path: '/' }, { path: '/privacy' }, { path: '/' }]);
});

// Page views are recorded on each route change once the app is ready.
test('records the view of the first page once, when the app is ready', async () => {
  const stage = start();
  goTo(stage, '/privacy');
  expect(pathsViewed(stage)).toEqual([]);
  await stage.answer('loadSession', ada);
  expect(pathsViewed(stage)).toEqual([{ path: '/privacy' }]);
});

test.each([
  ['the landing page', ['/'], '/'],
  ['an inner page with its query', ['/', '/account?tab=recipes'], '/account?tab=recipes'],
  ['nowhere, when the way in was the first page', [], null],
  ['nowhere, when the previous path is not of this site', ['//evil.example'], null],
])('keeps %s as the source page when the sign-in is entered', (_, before, sourcePage) => {
  const stage = start();
  for (const path of before) goTo(stage, path);
  goTo(stage, '/sign-up', true);
  expect(stage.actor.getSnapshot().context.sourcePage).toBe(sourcePage);
});

test('keeps the source page between sign-in forms, and takes a new one at the next entry', () => {
  const stage = start();
  goTo(stage, '/privacy');
  for (const path of ['/login', '/sign-up', '/sign-up/verification']) goTo(stage, path, true);
  expect(stage.actor.getSnapshot().context.sourcePage).toBe('/privacy');
  goTo(stage, '/terms');
  expect(stage.actor.getSnapshot().context.sourcePage).toBe('/privacy');
  goTo(stage, '/login', true);
  expect(stage.actor.getSnapshot().context.sourcePage).toBe('/terms');
});

test('loads pages while the session loads', () => {
  const stage = start();
  goTo(stage, '/privacy');
  expect(stage.call('loadChunk').input).toEqual({ chunkId: '/privacy', address: { path: '/privacy', params: {} } });
  expect(isBlank(stage)).toBe(true);
});

test('keeps the pages that the next address shares, opens new ones and stops the others', () => {
  const stage = start();
  goTo(stage, '/sign-up', true, [pageAt('auth', '/sign-up'), pageAt('signUp', '/sign-up')]);
  const [auth, signUp] = openPages(stage).map(({ actor }) => actor);
  goTo(stage, '/login', true, [pageAt('auth', '/login'), pageAt('signIn', '/login')]);

  expect(openPages(stage).map(({ key, chunkId }) => [key, chunkId])).toEqual([
    ['auth', 'auth'],
    ['signIn', 'signIn'],
  ]);
  expect(openPages(stage)[0]?.actor).toBe(auth);
  expect(auth?.getSnapshot().context.address.path, 'the page that stays is told').toBe('/login');
  expect(signUp?.getSnapshot().status).toBe('stopped');
  expect(Object.keys(stage.actor.getSnapshot().children).toSorted()).toEqual(['page.auth', 'page.signIn', 'session']);

  const chunkCalls = stage.calls.filter(({ src }) => src === 'loadChunk');
  expect(
    chunkCalls.map(({ signal }) => signal.aborted),
    'a chunk on its way is taken back',
  ).toEqual([false, true, false]);
});

test('opens a fresh page when it returns', () => {
  const stage = start();
  goTo(stage, '/a');
  const first = openPages(stage)[0]?.actor;
  goTo(stage, '/b');
  goTo(stage, '/a');
  expect(openPages(stage)[0]?.actor).not.toBe(first);
  expect(openPages(stage)[0]?.actor.getSnapshot().status).toBe('active');
});

test.each(['/account', -1])('lets any part of the app navigate to %s once it runs', async (to) => {
  const stage = start();
  await stage.answer('loadSession', ada);
  stage.actor.send({ type: 'navigation.requested', to });
  expect(stage.ran('goTo')).toEqual([{ to }]);
  expect(isBlank(stage)).toBe(false);
});

test('opens the pages of every address that follows', async () => {
  const stage = start();
  goTo(stage, '/');
  await stage.answer('loadSession', ada);
  goTo(stage, '/privacy');
  expect(openPages(stage).map(({ key }) => key)).toEqual(['/privacy']);
});

describe('a session that ends', () => {
  const inAccount = async (pages = [pageAt('member', '/account'), pageAt('account', '/account')]) => {
    const stage = start();
    goTo(stage, '/account', false, pages);
    await stage.answer('loadSession', ada);
    return stage;
  };
  /** The session machine emits this after a refused call or a message of another tab. */
  const settle = ({ actor }: Running, userGuid: string | null) => actor.send({ type: 'session.settled', userGuid });
  const wayIn = [pageAt('auth', '/login'), pageAt('login', '/login')];
  const flowsOf = (stage: Running) => openPages(stage).map(({ actor }) => actor);

  test('leads to the sign-in, and parks its pages unchanged', async () => {
    const stage = await inAccount();
    const before = flowsOf(stage);
    settle(stage, null);
    expect(stage.ran('goTo')).toEqual([{ to: '/login' }]);
    expect(isBlank(stage)).toBe(false);
    expect(stage.actor.getSnapshot().context.user, 'nobody is here now').toEqual({ guid: null });
    goTo(stage, '/login', true, wayIn);
    expect(openPages(stage).map(({ key }) => key)).toEqual(['auth', 'login']);
    expect(before.map((page) => page.getSnapshot().status)).toEqual(['active', 'active']);
    expect(stage.actor.getSnapshot().context.sourcePage, 'the way back').toBe('/account');

    settle(stage, ada.guid);
    goTo(stage, '/account', false, [pageAt('member', '/account'), pageAt('account', '/account')]);
    expect(flowsOf(stage)).toEqual(before);
    expect(stage.actor.getSnapshot().context.parked).toBeNull();
  });

  test('discards parked pages when its user goes elsewhere', async () => {
    const stage = await inAccount();
    const [member, account] = flowsOf(stage);
    settle(stage, null);
    goTo(stage, '/login', true, wayIn);
    settle(stage, ada.guid);
    goTo(stage, '/ai/adas-kitchen/new', false, [pageAt('member', '/account'), pageAt('kitchen', '/ai')]);
    expect(flowsOf(stage)[0], 'the frame is wanted again').toBe(member);
    expect(account?.getSnapshot().status).toBe('stopped');
  });

  test('shows none of them to another user', async () => {
    const stage = await inAccount();
    const before = flowsOf(stage);
    settle(stage, null);
    goTo(stage, '/login', true, wayIn);
    settle(stage, 'guid-other');
    goTo(stage, '/account', false, [pageAt('member', '/account'), pageAt('account', '/account')]);
    expect(before.map((page) => page.getSnapshot().status)).toEqual(['stopped', 'stopped']);
    expect(flowsOf(stage).map((page) => page.getSnapshot().status)).toEqual(['active', 'active']);
  });

  test('affects only pages that need a session, and only for its owner', async () => {
    const stage = await inAccount();
    goTo(stage, '/privacy');
    settle(stage, null);
    expect(stage.ran('goTo')).toEqual([]);
    goTo(stage, '/account');
    settle(stage, null);
    expect(stage.ran('goTo'), 'nobody was here').toEqual([]);
  });

  test('restarts the page when the user has changed', async () => {
    const stage = await inAccount();
    settle(stage, ada.guid);
    expect(stage.ran('startOver')).toEqual([]);
    settle(stage, 'guid-other');
    expect(stage.ran('startOver')).toHaveLength(1);
    expect(isBlank(stage)).toBe(false);
  });

  test('does not restart when the first answer comes after the shell has opened', async () => {
    const stage = start();
    goTo(stage, '/account');
    stage.clock.increment(8_000);
    settle(stage, ada.guid);
    expect(stage.ran('startOver')).toEqual([]);
    settle(stage, null);
    expect(stage.ran('goTo')).toEqual([{ to: '/login' }]);
  });

  test('leads to the landing page after a sign-out', async () => {
    const stage = await inAccount();
    stage.actor.getSnapshot().children.session?.send({ type: 'signOut.requested' });
    await stage.answer('endSession');
    expect(stage.ran('goTo')).toEqual([{ to: '/' }]);
    expect(isBlank(stage)).toBe(false);
    expect(stage.actor.getSnapshot().context).toMatchObject({ user: { guid: null }, parked: null });
  });
});
