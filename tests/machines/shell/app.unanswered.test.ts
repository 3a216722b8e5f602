import { expect, test } from 'vitest';
import { appMachine } from '../../../machines/shell/app.machine.ts';
import { onStage } from '../../support/stage.ts';
import { chunkWithoutFlow } from './page.fixture.ts';
import { ada, failure } from '../samples.ts';

const address = { path: '/account', params: {} };

/** A member page opened while the session is unknown. */
async function openedOffline() {
  const stage = onStage(appMachine, ({ newId }) => ({ newGuid: newId }));
  const pages = [{ key: 'account', chunkId: 'account', address }];
  stage.actor.send({ type: 'location.changed', path: '/account', pages, place: 'members' });
  await stage.refuse('loadSession', failure('unknown'));
  await stage.answer('loadChunk', { ...chunkWithoutFlow, isStandIn: true });
  return stage;
}

const chunksAskedFor = ({ calls }: Awaited<ReturnType<typeof openedOffline>>) => calls.filter(({ src }) => src === 'loadChunk').length;

test('the shell opens, and nobody is treated as a visitor', async () => {
  const { actor } = await openedOffline();
  expect(actor.getSnapshot()).toMatchObject({ value: { shell: 'running' }, context: { user: null } });
});

test.each([
  ['a member', ada, ada.guid],
  ['nobody', { ...ada, guid: 'guid-nobody', email: null }, null],
])('once the server says that it is %s, the page restarts in place', async (_, session, guid) => {
  const stage = await openedOffline();
  stage.actor.getSnapshot().children.session?.send({ type: 'session.refresh.requested' });
  await stage.answer('loadSession', session);
  expect(chunksAskedFor(stage)).toBe(2);
  expect(stage.actor.getSnapshot().context).toMatchObject({ user: { guid }, currentPath: '/account' });
  expect([stage.ran('startOver'), stage.ran('goTo')]).toEqual([[], []]);
});

test('a later failed call changes nothing', async () => {
  const stage = await openedOffline();
  stage.actor.getSnapshot().children.session?.send({ type: 'session.refresh.requested' });
  await stage.refuse('loadSession', failure('unknown'));
  expect(chunksAskedFor(stage)).toBe(1);
});
