import { expect, test } from 'vitest';
import { kitchenNewsMachine } from '../../../machines/kitchen/kitchen-news.machine.ts';
import { onStage } from '../../support/stage.ts';
import { listedJob } from './kitchen-jobs.fixture.ts';
import { newsInput } from './kitchen-news.fixture.ts';
import { kitchenTimer } from './kitchen-timers.fixture.ts';

const start = () => onStage(kitchenNewsMachine, () => newsInput);
const known = (userGuid: string | null, token: string | null = null) => ({ type: 'viewer.known', userGuid, token }) as const;
/** One for each channel. */
const channels = ({ calls }: ReturnType<typeof start>) => calls.filter(({ src }) => src === 'holdLead').map(({ input }) => input);

test('opens a channel for an account, again for another one, and none when signed out', () => {
  const stage = start();
  expect(channels(stage)).toEqual([]);
  for (const userGuid of ['ada', 'ada', 'bob', null]) stage.actor.send(known(userGuid));
  expect(channels(stage)).toEqual([{ userGuid: 'ada' }, { userGuid: 'bob' }]);
  expect(stage.actor.getSnapshot().value).toBe('away');
  stage.actor.send(known(null));
  stage.actor.send(known('ada'));
  expect(channels(stage)).toHaveLength(3);
});

test('a sign-out ends the channel and what it has invoked at once', () => {
  const stage = start();
  stage.actor.send(known('ada'));
  stage.actor.getSnapshot().children.channel?.send({ type: 'lead.taken' });
  const open = stage.calls.filter(({ src }) => src === 'holdLead' || src === 'stream');
  expect(open.map(({ signal }) => signal.aborted)).toEqual([false, false]);
  stage.actor.send(known(null));
  expect(open.map(({ signal }) => signal.aborted)).toEqual([true, true]);
});

test('forwards jobs to the list; the next account starts with none', () => {
  const stage = start();
  const listed = () => stage.actor.getSnapshot().children.jobs?.getSnapshot().context.jobs;
  stage.actor.send(known('ada'));
  stage.actor.send({ type: 'jobs.told', jobs: [listedJob('soup')] });
  expect(listed()).toEqual([listedJob('soup')]);
  stage.actor.send(known('ada'));
  expect(listed(), 'the same account').toEqual([listedJob('soup')]);
  stage.actor.send(known('bob'));
  expect(listed()).toBeNull();
});

test('forwards timers to the account’s, and notifies them when the network is back', () => {
  const stage = start();
  const timers = () => stage.actor.getSnapshot().children.timers?.getSnapshot();
  stage.actor.send(known('ada'));
  stage.actor.send({ type: 'timers.told', timers: [kitchenTimer('eggs')], difference: 5 });
  expect(timers()?.context).toMatchObject({ userGuid: 'ada', difference: 5, timers: [{ guid: 'eggs' }] });
  stage.actor.send(known('bob'));
  expect(timers()?.context).toMatchObject({ userGuid: 'bob', difference: null, timers: [] });
});

test('asks who is signed in when the count of sessions changes, and not for the first one', () => {
  const stage = start();
  stage.actor.send(known('ada'));
  for (const count of [4, 4]) stage.actor.send({ type: 'sessions.counted', count });
  expect(stage.ran('checkSession')).toHaveLength(0);
  for (const count of [5, -1]) stage.actor.send({ type: 'sessions.counted', count });
  expect(stage.ran('checkSession')).toHaveLength(2);
  stage.actor.send(known('bob'));
  stage.actor.send({ type: 'sessions.counted', count: 9 });
  expect(stage.ran('checkSession'), 'of another account').toHaveLength(2);
});

test('a later token of the same account reaches the channel', () => {
  const stage = start();
  stage.actor.send(known('ada'));
  stage.actor.send(known('ada', 'token'));
  expect(stage.actor.getSnapshot().children.channel?.getSnapshot().context.token).toBe('token');
});
