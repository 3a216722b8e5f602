import { expect, test } from 'vitest';
import { timings } from '../../../machines/parts/timings.ts';
import { shoppingMachine } from '../../../machines/recipes/shopping.machine.ts';
import { withPending, type KeptShopping } from '../../../machines/recipes/shopping.model.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';
import { shoppingLine, shoppingList } from './shopping.fixture.ts';

const stageWith = (kept: KeptShopping | null = null) =>
  onStage(shoppingMachine, ({ now, newId }) => ({ kept, isLinked: false, now, newId }));
async function opened() {
  const stage = stageWith();
  await stage.answer('readShopping', shoppingList);
  return stage;
}
const shown = ({ actor }: Awaited<ReturnType<typeof opened>>) => {
  const { list, pending } = actor.getSnapshot().context;
  return list === null ? null : withPending(list, pending).map(({ guid, isTicked }) => [guid, isTicked]);
};

test('a tick is shown at once, stored on the device and sent', async () => {
  const stage = await opened();
  stage.actor.send({ type: 'line.ticked', line: 'onions', isTicked: true });
  expect(shown(stage)).toContainEqual(['onions', true]);
  expect(stage.ran('keepShopping')).toMatchObject([{ kept: { pending: [] } }, { kept: { pending: [{ line: 'onions', kind: 'ticked' }] } }]);
  expect(stage.call('sendChanges').input).toMatchObject({ changes: [{ line: 'onions', kind: 'ticked' }] });
  await stage.answer('sendChanges', { ...shoppingList, version: 2, lines: [shoppingLine('onions', { isTicked: true })] });
  expect(stage.actor.getSnapshot().context.pending).toEqual([]);
});

test('changes made during a call are sent after it', async () => {
  const stage = await opened();
  stage.actor.send({ type: 'line.ticked', line: 'onions', isTicked: true });
  stage.actor.send({ type: 'line.removed', line: 'paper' });
  await stage.answer('sendChanges', { ...shoppingList, version: 2 });
  expect(stage.call('sendChanges').input).toMatchObject({ changes: [{ line: 'paper', kind: 'removed' }] });
});

test('each change is stored on the device, and does not reopen the stream', async () => {
  const stage = await opened();
  const steps = [
    [{ type: 'line.removed', line: 'onions' }, [{ line: 'onions', kind: 'removed' }]],
    [{ type: 'ticked.removed' }, [{ kind: 'removed' }, { line: 'paper', kind: 'removed' }]],
    [{ type: 'line.ticked', line: 'bread', isTicked: true }, [{}, {}, { line: 'bread', kind: 'ticked' }]],
  ] as const;
  for (const [event, pending] of steps) {
    stage.actor.send(event);
    expect(stage.ran('keepShopping').at(-1)).toMatchObject({ kept: { pending } });
  }
  stage.actor.send({ type: 'text.changed', text: 'Bread' });
  stage.actor.send({ type: 'line.submitted' });
  expect(stage.ran('keepShopping').at(-1)).toMatchObject({ kept: { pending: [{}, {}, {}, { kind: 'added', text: 'Bread' }] } });
  expect(stage.actor.getSnapshot()).toMatchObject({ value: { open: { stream: 'following' } }, context: { text: '' } });
  expect(stage.calls.filter(({ src }) => src === 'followList')).toHaveLength(1);
});

test('the server’s list replaces the local one once it contains the changes, and is stored', async () => {
  const stage = await opened();
  stage.actor.send({ type: 'line.ticked', line: 'onions', isTicked: true });
  const list = { ...shoppingList, version: 2, lines: [shoppingLine('onions', { isTicked: true }), shoppingLine('leeks')] };
  await stage.answer('sendChanges', list);
  expect(shown(stage)).toEqual([
    ['onions', true],
    ['leeks', false],
  ]);
  expect(stage.ran('keepShopping').at(-1)).toMatchObject({ kept: { list, pending: [] } });
});

test.each(['network.returned', 'viewer.returned', 'a pause'])(
  'unsent changes are sent together with later ones, after %s',
  async (hope) => {
    const stage = await opened();
    stage.actor.send({ type: 'line.ticked', line: 'onions', isTicked: true });
    await stage.refuse('sendChanges', failure('unknown'));
    expect(stage.actor.getSnapshot().value).toMatchObject({ open: { sending: 'waiting' } });
    stage.actor.send({ type: 'line.removed', line: 'paper' });
    if (hope === 'a pause') stage.clock.increment(timings.offlineRetry);
    else stage.actor.send({ type: hope as 'network.returned' });
    expect(stage.call('sendChanges').input).toMatchObject({ changes: [{ line: 'onions' }, { line: 'paper' }] });
  },
);

test('a list found missing while sending is no longer shared', async () => {
  const stage = await opened();
  stage.actor.send({ type: 'line.ticked', line: 'onions', isTicked: true });
  await stage.refuse('sendChanges', failure('notFound'));
  expect(stage.actor.getSnapshot().value).toBe('missing');
  expect(stage.ran('keepShopping').at(-1)).toEqual({ kept: null });
});

test('offline the stored list is shown and ticked, and sent when the network is back', async () => {
  const stage = stageWith({ list: shoppingList, pending: [{ line: 'paper', kind: 'unticked', at: 1 }] });
  await stage.refuse('readShopping', failure('unknown'));
  await stage.refuse('sendChanges', failure('unknown'));
  stage.actor.send({ type: 'line.ticked', line: 'onions', isTicked: true });
  expect(shown(stage)).toEqual([
    ['onions', true],
    ['paper', false],
  ]);
  stage.actor.send({ type: 'network.returned' });
  expect(stage.call('sendChanges').input).toMatchObject({ changes: [{ line: 'paper' }, { line: 'onions' }] });
});

test('a change refused by the server is reported, and not sent again', async () => {
  const stage = await opened();
  stage.actor.send({ type: 'text.changed', text: '  Bread ' });
  stage.actor.send({ type: 'line.submitted' });
  expect(stage.call('sendChanges').input).toMatchObject({ changes: [{ kind: 'added', text: 'Bread' }] });
  await stage.refuse('sendChanges', failure('conflict'));
  expect(stage.actor.getSnapshot()).toMatchObject({
    value: { open: { sending: 'quiet' } },
    context: { pending: [], error: failure('conflict') },
  });
  expect(stage.ran('keepShopping').at(-1)).toMatchObject({ kept: { pending: [] } });
});

test('changes that an ended session cannot send are kept until the next sign-in', async () => {
  const stage = await opened();
  stage.actor.send({ type: 'line.ticked', line: 'onions', isTicked: true });
  await stage.refuse('sendChanges', failure('notSignedIn'));
  expect(stage.actor.getSnapshot().context).toMatchObject({ pending: [{ line: 'onions', kind: 'ticked' }], error: null });
  stage.actor.send({ type: 'viewer.returned' });
  expect(stage.call('sendChanges').input).toMatchObject({ changes: [{ line: 'onions' }] });
});

test('a late, older list is ignored, and does not undo pending changes', async () => {
  const stage = await opened();
  stage.actor.send({ type: 'list.told', list: { ...shoppingList, version: 5, lines: [shoppingLine('new')] } });
  stage.actor.send({ type: 'list.told', list: { ...shoppingList, version: 4 } });
  expect(shown(stage)).toEqual([['new', false]]);
  expect(stage.ran('keepShopping').at(-1)).toMatchObject({ kept: { list: { version: 5 } } });
  expect(stage.actor.getSnapshot().value).toMatchObject({ open: { stream: 'following' } });
});

test('a broken stream is reopened, and a lost list is deleted', async () => {
  const stage = await opened();
  const streams = () => stage.calls.filter(({ src }) => src === 'followList').length;
  stage.actor.send({ type: 'stream.broke' });
  expect(stage.actor.getSnapshot().value).toMatchObject({ open: { stream: 'pausing' } });
  stage.clock.increment(2_000);
  expect(streams()).toBe(2);
  stage.actor.send({ type: 'stream.broke' });
  stage.actor.send({ type: 'network.returned' });
  expect([streams(), stage.actor.getSnapshot().value]).toMatchObject([3, { open: { stream: 'following' } }]);
  stage.actor.send({ type: 'list.lost' });
  expect(stage.actor.getSnapshot().value).toBe('missing');
  expect(stage.ran('keepShopping').at(-1)).toEqual({ kept: null });
});

test('clearing the basket removes its items at once', async () => {
  const stage = await opened();
  stage.actor.send({ type: 'ticked.removed' });
  expect(shown(stage)).toEqual([['onions', false]]);
});

test('a ticked line stays where it is until the list was left alone, or is opened again', async () => {
  const stage = await opened();
  const basket = () => stage.actor.getSnapshot().context.basket;
  expect(basket()).toEqual(['paper']);
  stage.actor.send({ type: 'line.ticked', line: 'onions', isTicked: true });
  stage.actor.send({ type: 'line.ticked', line: 'paper', isTicked: false });
  stage.clock.increment(timings.listQuiet - 1);
  // A tap begins the wait anew: nobody's finger meets a moved line.
  stage.actor.send({ type: 'line.ticked', line: 'onions', isTicked: true });
  stage.clock.increment(timings.listQuiet - 1);
  expect(basket()).toEqual(['paper']);
  stage.clock.increment(1);
  expect(basket()).toEqual(['onions']);
  const again = stageWith({ list: shoppingList, pending: [{ line: 'onions', kind: 'ticked', at: 1 }] });
  await again.refuse('readShopping', failure('unknown'));
  expect(again.actor.getSnapshot().context.basket).toEqual(['onions', 'paper']);
});

test('what somebody else ticks is struck through where it stands, and moves when the list was left alone', async () => {
  const stage = await opened();
  const lines = shoppingList.lines.map((line) => ({ ...line, isTicked: true }));
  stage.actor.send({ type: 'list.told', list: { ...shoppingList, version: 9, lines } });
  expect(shown(stage)).toEqual(lines.map(({ guid }) => [guid, true]));
  expect(stage.actor.getSnapshot().context.basket).toEqual(['paper']);
  stage.clock.increment(timings.listQuiet);
  expect(stage.actor.getSnapshot().context.basket).toEqual(lines.map(({ guid }) => guid));
});

test('after a language change the list is told again, in that language', async () => {
  const stage = await opened();
  stage.actor.send({ type: 'language.changed' });
  expect(stage.calls.filter(({ src }) => src === 'followList')).toHaveLength(2);
  stage.actor.send({ type: 'list.told', list: { ...shoppingList, lines: [shoppingLine('onions', { text: 'Zwiebeln' })] } });
  expect(stage.actor.getSnapshot().context.list?.lines).toMatchObject([{ text: 'Zwiebeln' }]);
});
