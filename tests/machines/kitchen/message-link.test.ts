import { expect, test } from 'vitest';
import { messageLinkMachine } from '../../../machines/kitchen/message-link.machine.ts';
import { timings } from '../../../machines/parts/timings.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';
import { jobsNews } from './message-channel.fixture.ts';
import { linkInput, look } from './message-link.fixture.ts';

/** As the fixture's `random` of 0.5 makes them. */
const [retry, renewal, nextLook] = [timings.messagePauses[0], timings.tokenRenewal * 0.875, timings.messageLook * 0.75];

function start(token: string | null = 'token') {
  const stage = onStage(messageLinkMachine, linkInput(token));
  const { actor, calls } = stage;
  const opened = () => actor.send({ type: 'messages.opened', sessions: 3 });
  return {
    ...stage,
    opened,
    connections: () => calls.filter(({ src }) => src === 'connect'),
    looks: () => calls.filter(({ src }) => src === 'readNews'),
    kinds: () => stage.told().map(({ type }) => type),
    connected: async () => {
      opened();
      await stage.answer('readNews', look);
    },
  };
}

test('asks for the state once its subscriptions stand, and only then says that it is ready', async () => {
  const { answer, connections, kinds, looks, opened, told } = start();
  expect(connections().map(({ input }) => input)).toEqual([{ address: 'wss://messages.example', token: 'token', userGuid: 'ada' }]);
  expect([kinds(), looks()]).toEqual([['messages.begun'], []]);
  opened();
  expect(kinds()).toEqual(['messages.begun']);
  await answer('readNews', look);
  expect(told().slice(1)).toEqual([{ type: 'news.told', news: look.news }, { type: 'messages.ready' }]);
});

test('asks again after a message, naming what it knows; one that comes meanwhile is not lost', async () => {
  const { actor, answer, connected, looks } = start();
  await connected();
  actor.send({ type: 'account.changed' });
  expect(looks().map(({ input }) => input)).toEqual([{ version: null }, { version: '7' }]);
  actor.send({ type: 'account.changed' });
  await answer('readNews', { ...look, version: '8' });
  expect(looks().at(-1)?.input).toEqual({ version: '8' });
  await answer('readNews', look);
  expect(looks()).toHaveLength(3);
});

test('asks from time to time, because a message may be lost', async () => {
  const { clock, connected, looks } = start();
  await connected();
  clock.increment(nextLook - 1);
  expect(looks()).toHaveLength(1);
  clock.increment(1);
  expect(looks()).toHaveLength(2);
});

test('what is for the pages goes to them', async () => {
  const { actor, connected, told } = start();
  await connected();
  actor.send({ type: 'message.heard', message: { kind: 'shopping' } });
  expect(told().at(-1)).toEqual({ type: 'news.told', news: [{ kind: 'message', message: { kind: 'shopping' } }] });
});

test('a token is replaced before it ends, by the one of the last answer', async () => {
  const { answer, clock, connected, connections } = start();
  await connected();
  for (let passed = 0; passed < renewal; passed += 30_000) {
    clock.increment(Math.min(30_000, renewal - passed));
    await answer('readNews', look).catch(() => undefined);
  }
  expect(connections().map(({ input, signal }) => [(input as { token: string }).token, signal.aborted])).toEqual([
    ['token', true],
    ['next', false],
  ]);
});

test('another count of sessions asks for a connection with the token of that count', async () => {
  const { actor, answer, connected, connections, kinds } = start();
  await connected();
  actor.send({ type: 'account.changed' });
  await answer('readNews', { ...look, sessions: 4, token: 'fourth' });
  expect(connections().at(-1)?.input).toMatchObject({ token: 'fourth' });
  actor.send({ type: 'messages.opened', sessions: 4 });
  await answer('readNews', { ...look, sessions: 4, token: 'fourth' });
  expect(connections()).toHaveLength(2);
  expect(kinds()).not.toContain('messages.lost');
});

test.each([
  ['refused', async ({ actor }: ReturnType<typeof start>) => actor.send({ type: 'messages.closed' })],
  ['silent', async ({ clock }: ReturnType<typeof start>) => clock.increment(timings.messageOpening)],
  ['there without the server', async ({ opened, refuse }: ReturnType<typeof start>) => (opened(), refuse('readNews', failure('unknown')))],
  [
    'there, but the server cannot send',
    async ({ opened, answer }: ReturnType<typeof start>) => (opened(), answer('readNews', { ...look, token: null })),
  ],
])('a message server that is %s is given up for now, and tried again with a new token', async (_, fail) => {
  const stage = start();
  await fail(stage);
  expect(stage.kinds().at(-1)).toBe('messages.lost');
  expect(stage.connections().every(({ signal }) => signal.aborted)).toBe(true);
  stage.clock.increment(retry - 1);
  const before = stage.looks().length;
  stage.clock.increment(1);
  expect(stage.looks()).toHaveLength(before + 1);
  await stage.answer('readNews', look);
  expect(stage.connections().at(-1)?.input).toMatchObject({ token: 'next' });
});

test('pauses grow up to the last one, until a connection works; the network’s return ends one', async () => {
  const { actor, answer, clock, looks, opened } = start();
  const pauses = [...timings.messagePauses, timings.messagePauses[3]];
  for (const pause of pauses) {
    actor.send({ type: 'messages.closed' });
    const before = looks().length;
    clock.increment(pause - 1);
    expect(looks()).toHaveLength(before);
    clock.increment(1);
    expect(looks()).toHaveLength(before + 1);
    await answer('readNews', look);
  }
  opened();
  await answer('readNews', look);
  expect(actor.getSnapshot().context.tries).toBe(0);
  actor.send({ type: 'messages.closed' });
  const before = looks().length;
  actor.send({ type: 'network.returned' });
  expect(looks()).toHaveLength(before + 1);
});

test('an ended session closes the connection, says so, and is not tried again', async () => {
  const { clock, connected, connections, looks, actor, refuse, told } = start();
  await connected();
  actor.send({ type: 'account.changed' });
  await refuse('readNews', failure('notSignedIn'));
  expect(connections().every(({ signal }) => signal.aborted)).toBe(true);
  expect(told().slice(-2)).toEqual([{ type: 'messages.lost' }, { type: 'news.told', news: [{ kind: 'sessions', count: -1 }] }]);
  const before = looks().length;
  clock.increment(10 * timings.messagePauses[3]);
  expect(looks()).toHaveLength(before);
});

test('connects once the session offers messages', () => {
  const { actor, connections, kinds } = start(null);
  expect([kinds(), connections()]).toEqual([['messages.lost'], []]);
  actor.send({ type: 'token.given', token: 'first' });
  expect(connections().at(-1)?.input).toMatchObject({ token: 'first' });
});

test('an old token is not tried', async () => {
  const { answer, connections, told } = start('');
  expect(connections()).toEqual([]);
  await answer('readNews', look);
  expect(connections().at(-1)?.input).toMatchObject({ token: 'next' });
  expect(told()).toContainEqual({ type: 'news.told', news: [{ kind: 'sessions', count: 3 }, jobsNews] });
});
