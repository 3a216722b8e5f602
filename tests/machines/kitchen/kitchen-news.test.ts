import { expect, test } from 'vitest';
import { kitchenNewsMachine } from '../../../machines/kitchen/kitchen-news.machine.ts';
import { onStage } from '../../support/stage.ts';
import { listedJob } from './kitchen-jobs.fixture.ts';
import { kitchenTimer, noTimers } from './kitchen-timers.fixture.ts';

const start = () => onStage(kitchenNewsMachine, () => ({ timersOf: noTimers }));
const streams = ({ calls }: ReturnType<typeof start>) => calls.filter(({ src }) => src === 'listen').map(({ input }) => input);

test('opens the stream for an account, again for another one, and not when signed out', () => {
  const stage = start();
  expect(streams(stage)).toEqual([]);
  for (const userGuid of ['ada', 'ada', 'bob', null]) stage.actor.send({ type: 'viewer.known', userGuid });
  expect(streams(stage)).toEqual([{ userGuid: 'ada' }, { userGuid: 'bob' }]);
  expect(stage.actor.getSnapshot().value).toBe('away');
});

test('forwards jobs to the list; the next account starts with none', () => {
  const stage = start();
  const listed = () => stage.actor.getSnapshot().children.jobs?.getSnapshot().context.jobs;
  stage.actor.send({ type: 'viewer.known', userGuid: 'ada' });
  stage.actor.send({ type: 'jobs.told', jobs: [listedJob('soup')] });
  expect(listed()).toEqual([listedJob('soup')]);
  stage.actor.send({ type: 'viewer.known', userGuid: 'ada' });
  expect(listed(), 'the same account').toEqual([listedJob('soup')]);
  expect(streams(stage), 'one stream for all that it tells').toHaveLength(1);
  expect(stage.actor.getSnapshot().value).toEqual({ open: 'listening' });
  stage.actor.send({ type: 'viewer.known', userGuid: 'bob' });
  expect(listed()).toBeNull();
});

test('reopens the stream after signing out and in again', () => {
  const stage = start();
  for (const userGuid of ['ada', null, null]) stage.actor.send({ type: 'viewer.known', userGuid });
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'away', context: { userGuid: null } });
  stage.actor.send({ type: 'viewer.known', userGuid: 'ada' });
  expect(streams(stage)).toEqual([{ userGuid: 'ada' }, { userGuid: 'ada' }]);
});

test('forwards timers to the account’s, and notifies them when the network is back', () => {
  const stage = start();
  const timers = () => stage.actor.getSnapshot().children.timers?.getSnapshot();
  stage.actor.send({ type: 'viewer.known', userGuid: 'ada' });
  stage.actor.send({ type: 'timers.told', timers: [kitchenTimer('eggs')], difference: 5 });
  expect(timers()?.context).toMatchObject({ userGuid: 'ada', difference: 5, timers: [{ guid: 'eggs' }] });
  stage.actor.send({ type: 'viewer.known', userGuid: 'bob' });
  expect(timers()?.context).toMatchObject({ userGuid: 'bob', difference: null, timers: [] });
});

test('a lost stream is reopened with growing delays until a message arrives, and at once when the network is back', () => {
  const stage = start();
  stage.actor.send({ type: 'viewer.known', userGuid: 'ada' });
  for (const [pause, count] of [
    [500, 2],
    [2_000, 3],
  ] as const) {
    // prettier-ignore
    stage.actor.send({ type: 'stream.ended' });
    stage.clock.increment(pause - 1);
    expect(streams(stage)).toHaveLength(count - 1);
    stage.clock.increment(1);
    expect(streams(stage)).toHaveLength(count);
  }
  stage.actor.send({ type: 'jobs.told', jobs: [] });
  stage.actor.send({ type: 'stream.ended' });
  expect(stage.actor.getSnapshot().context.times).toBe(1);
  stage.actor.send({ type: 'network.returned' });
  expect(streams(stage)).toHaveLength(4);
});
