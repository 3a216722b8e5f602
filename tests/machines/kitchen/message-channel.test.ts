import { expect, test } from 'vitest';
import { messageChannelMachine } from '../../../machines/kitchen/message-channel.machine.ts';
import type { News } from '../../../machines/kitchen/message-channel.model.ts';
import { timings } from '../../../machines/parts/timings.ts';
import { onStage } from '../../support/stage.ts';
import { listedJob } from './kitchen-jobs.fixture.ts';
import { channelInput, jobsNews } from './message-channel.fixture.ts';

function start(input: { token?: null; address?: null } = {}) {
  const stage = onStage(messageChannelMachine, (world) => ({ ...channelInput(world), ...input }));
  const { actor, calls } = stage;
  const openOf = (src: string) => calls.filter((call) => call.src === src && !call.signal.aborted).length;
  return {
    ...stage,
    lead: () => actor.send({ type: 'lead.taken' }),
    /** How many event streams, and how many connections, are open now. */
    open: () => ({ streams: openOf('stream'), connections: openOf('connect') }),
    tabsTold: () => stage.ran('tellTabs').flatMap((params) => (params as { news: News[] }).news),
    pagesTold: () => stage.ran('tellPages').flatMap((params) => (params as { news: News[] }).news),
  };
}

test('a tab that does not lead opens nothing, and hears all from the one that does', () => {
  const { actor, open, told, tabsTold, pagesTold } = start();
  actor.send({ type: 'tab.told', news: [jobsNews, { kind: 'sessions', count: 4 }, { kind: 'live', isLive: true }] });
  expect(open()).toEqual({ streams: 0, connections: 0 });
  expect(told()).toEqual([
    { type: 'jobs.told', jobs: [listedJob('soup')] },
    { type: 'sessions.counted', count: 4 },
  ]);
  expect(pagesTold().at(-1)).toEqual({ kind: 'live', isLive: true });
  expect(tabsTold(), 'it repeats nothing').toEqual([]);
});

test.each([
  ['the session offers no messages', { token: null }],
  ['there is no message server', { address: null }],
])('the event stream is opened at once when %s', (_, input) => {
  const { lead, open } = start(input);
  lead();
  expect(open()).toEqual({ streams: 1, connections: 0 });
});

test('with messages no stream is opened, and all tabs and pages learn it', () => {
  const { actor, lead, open, tabsTold, pagesTold } = start();
  lead();
  expect(open()).toEqual({ streams: 0, connections: 1 });
  actor.send({ type: 'messages.ready' });
  expect(open()).toEqual({ streams: 0, connections: 1 });
  expect([tabsTold().at(-1), pagesTold().at(-1)]).toEqual([
    { kind: 'live', isLive: true },
    { kind: 'live', isLive: true },
  ]);
  actor.send({ type: 'news.told', news: [{ kind: 'message', message: { kind: 'shopping' } }] });
  expect(pagesTold().at(-1)).toEqual({ kind: 'message', message: { kind: 'shopping' } });
});

test('a message server that is silent costs a moment: then the stream is open until messages are ready', () => {
  const { actor, clock, lead, open } = start();
  lead();
  clock.increment(timings.messagePatience - 1);
  expect(open().streams).toBe(0);
  clock.increment(1);
  expect(open()).toEqual({ streams: 1, connections: 1 });
  actor.send({ type: 'messages.ready' });
  expect(open()).toEqual({ streams: 0, connections: 1 });
});

test('lost messages open the stream at once; a new token does not', () => {
  const { actor, lead, open, pagesTold } = start();
  lead();
  actor.send({ type: 'messages.ready' });
  actor.send({ type: 'messages.begun' });
  expect(open().streams, 'while the connection is replaced').toBe(0);
  actor.send({ type: 'messages.ready' });
  actor.send({ type: 'messages.lost' });
  expect(open().streams).toBe(1);
  expect(pagesTold().at(-1)).toEqual({ kind: 'live', isLive: false });
});

test('a tab that opens later is told the newest of each kind, and no message again', () => {
  const { actor, lead, tabsTold } = start();
  lead();
  const [first, second] = [listedJob('soup'), listedJob('cake')].map((job): News => ({ kind: 'jobs', jobs: [job] }));
  if (first === undefined || second === undefined) throw new Error('Two are listed above.');
  actor.send({ type: 'messages.ready' });
  actor.send({ type: 'news.told', news: [first, { kind: 'message', message: { kind: 'shopping' } }] });
  actor.send({ type: 'news.told', news: [second, { kind: 'sessions', count: 1 }] });
  const before = tabsTold().length;
  actor.send({ type: 'tab.asked' });
  expect(tabsTold().slice(before)).toEqual([{ kind: 'live', isLive: true }, second, { kind: 'sessions', count: 1 }]);
});

test('a lost stream is reopened with growing delays until a message arrives, and at once when the network is back', () => {
  const { actor, calls, clock, lead } = start({ token: null });
  const streams = () => calls.filter(({ src }) => src === 'stream').length;
  lead();
  for (const [pause, count] of [
    [500, 2],
    [2_000, 3],
  ] as const) {
    actor.send({ type: 'stream.ended' });
    clock.increment(pause - 1);
    expect(streams()).toBe(count - 1);
    clock.increment(1);
    expect(streams()).toBe(count);
  }
  actor.send({ type: 'news.told', news: [] });
  actor.send({ type: 'stream.ended' });
  expect(actor.getSnapshot().context.times).toBe(1);
  actor.send({ type: 'network.returned' });
  expect(streams()).toBe(4);
});

test('a tab that takes over after minutes does not use the token that it opened with', () => {
  const { call, calls, clock, lead } = start();
  clock.increment(timings.tokenRenewal);
  lead();
  expect(calls.some(({ src }) => src === 'connect')).toBe(false);
  expect(call('readNews').input).toEqual({ version: null });
});

test('a token that the session brings meanwhile is used', () => {
  const { actor, call, clock, lead } = start();
  clock.increment(timings.tokenRenewal);
  actor.send({ type: 'token.given', token: 'fresh' });
  lead();
  expect(call('connect').input).toMatchObject({ token: 'fresh' });
});
