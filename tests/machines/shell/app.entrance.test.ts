import { expect, test } from 'vitest';
import { appMachine } from '../../../machines/shell/app.machine.ts';
import type { Place } from '../../../machines/shell/place.ts';
import { onStage } from '../../support/stage.ts';
import { appFixture, pageAt } from './app.fixture.ts';
import { ada } from '../samples.ts';

const start = () => onStage(appMachine, ({ newId }) => ({ newGuid: newId }));
const at = (path: string, place: Place = 'public') => ({
  type: 'location.changed' as const,
  path,
  pages: [pageAt(path, path)],
  place,
});
const login = at('/login', 'entrance');
/** A stack whose calls are never answered. */
const { logic: watched } = appFixture.events['modals.arrived'].stack ?? {};
if (watched === undefined) throw new Error('The fixture has no stack.');

const nobody = { ...ada, email: null };

test('a signed-in user who opens a sign-in form is led on', async () => {
  const { actor, answer, ran } = start();
  actor.send(login);
  expect(ran('leaveEntrance')).toEqual([]);
  await answer('loadSession', ada);
  await answer('findStart', '/ai/adas-kitchen/new');
  expect(ran('leaveEntrance')).toEqual([{ to: '/ai/adas-kitchen/new' }]);
  expect(actor.getSnapshot()).toMatchObject({ value: { shell: 'running' }, context: { user: { guid: ada.guid } } });
});

test('a signed-in user who follows a link to it later is led back', async () => {
  const { actor, answer, ran } = start();
  actor.send(at('/privacy'));
  await answer('loadSession', ada);
  actor.send(login);
  await answer('findStart', '/ai/adas-kitchen/new');
  expect(ran('leaveEntrance')).toEqual([{ to: '/privacy' }]);
  expect(ran('recordPageView')).toEqual([{ path: '/privacy' }]);
  // The form stays until the navigation is done.
  expect(actor.getSnapshot()).toMatchObject({ value: { shell: 'running' }, context: { pages: [{ key: '/login' }] } });
});

test('a box above the page closes when the user is led back', async () => {
  const { actor, answer } = start();
  actor.send(at('/privacy'));
  await answer('loadSession', ada);
  actor.send({ type: 'modals.arrived', logic: watched });
  const { modals } = actor.getSnapshot().context;
  modals?.send({ type: 'modal.requested', key: 'a', box: { title: 'A photo' } });
  actor.send(login);
  expect(modals?.getSnapshot().context.boxes.map(({ isLeaving }) => isLeaving)).toEqual([true]);
});

test.each([
  ['a visitor', nobody, login],
  ['a member who signs in again', ada, at('/login', 'wayIn')],
  ['a member at any other address', ada, at('/privacy')],
])('%s stays', async (_, session, location) => {
  const { actor, answer, ran } = start();
  await answer('loadSession', session);
  actor.send(location);
  expect(ran('leaveEntrance')).toEqual([]);
  expect(actor.getSnapshot().context.pages).toHaveLength(1);
});

test('a sign-in at the form navigates only by its flow', async () => {
  const { actor, answer, ran } = start();
  actor.send(login);
  await answer('loadSession', nobody);
  actor.getSnapshot().children.session?.send({ type: 'session.received', session: ada });
  expect(ran('leaveEntrance')).toEqual([]);
});

test('a signed-out user stays at the form', async () => {
  const { actor, answer, ran } = start();
  await answer('loadSession', ada);
  actor.send(login);
  await answer('findStart', null);
  expect(ran('leaveEntrance')).toEqual([]);
});

test('a form left in the meantime does not redirect', async () => {
  const { actor, answer, call } = start();
  await answer('loadSession', ada);
  actor.send(login);
  const asked = call('findStart');
  actor.send(at('/privacy'));
  expect(asked.signal.aborted).toBe(true);
});
