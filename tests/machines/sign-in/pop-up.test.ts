import { expect, test } from 'vitest';
import { oauthError } from '../../../contract/sign-in/oauth.ts';
import { timings } from '../../../machines/parts/timings.ts';
import { anybody, type PopUpEvent, popUpMachine } from '../../../machines/sign-in/pop-up.machine.ts';
import { onStage } from '../../support/stage.ts';
import { messages } from './pop-up.fixture.ts';
import { ada, failure } from '../samples.ts';

const start = () => onStage(popUpMachine, ({ newId, parent }) => ({ loginState: anybody, newId, parent }));
type Running = ReturnType<typeof start>;

const stateOf = ({ actor }: Running) => actor.getSnapshot().value;
const send = ({ actor }: Running, ...events: PopUpEvent[]) => events.forEach((event) => actor.send(event));
const choose = (provider: 'google' | 'facebook'): PopUpEvent => ({ type: 'provider.chosen', provider });
const opened: PopUpEvent = { type: 'popUp.opened' };
const closed: PopUpEvent = { type: 'popUp.closed' };
const nobody = { status: false, isNewUser: false };

/** Events of the parent form after the choice of a provider, which clears earlier errors. */
const news = (stage: Running) => stage.told().slice(1);

/** An open Google window. */
function open(): Running {
  const stage = start();
  send(stage, choose('google'), opened);
  return stage;
}

test('opens a window within the click, with a unique name for each try', () => {
  const stage = start();
  send(stage, choose('google'));
  expect(stage.call('showPopUp').input).toEqual({ provider: 'google', attempt: 'id-1', loginState: anybody });
  send(stage, opened, choose('google'));
  expect(stage.call('showPopUp').input).toMatchObject({ attempt: 'id-2' });
});

test('one at a time: another choice closes the previous window', () => {
  const stage = open();
  const first = stage.call('showPopUp');
  send(stage, choose('facebook'));
  expect(first.signal.aborted).toBe(true);
  expect(stage.call('showPopUp').input).toMatchObject({ provider: 'facebook' });
  expect(stage.told()).toMatchObject([
    { provider: 'google', result: nobody, error: null },
    { provider: 'facebook', result: nobody, error: null },
  ]);
});

test.each([
  ['known', false],
  ['newUser', true],
] as const)('a true status of a %s user refreshes the session, and tells the form above of both', async (who, isNewUser) => {
  const stage = open();
  send(stage, { type: 'result.received', message: messages[who] });
  expect(stateOf(stage)).toBe('refreshing');
  expect(stage.call('showPopUp').signal.aborted).toBe(true);
  await stage.answer('loadSession', ada);
  expect(stateOf(stage)).toBe('done');
  const result = { status: true, isNewUser };
  expect(news(stage)).toEqual([{ type: 'oauth.reported', provider: 'google', result, session: ada, error: null }]);
});

test('a session that fails to load is an error of the form', async () => {
  const stage = open();
  send(stage, { type: 'result.received', message: messages.known });
  await stage.refuse('loadSession', failure('unknown'));
  expect(stateOf(stage)).toBe('refused');
  expect(news(stage)).toMatchObject([{ result: nobody, session: null, error: failure('unknown') }]);
  send(stage, choose('google'));
  expect(stateOf(stage)).toEqual({ open: 'opening' });
});

test('a refusal names its provider', () => {
  const stage = start();
  send(stage, choose('facebook'), opened, { type: 'result.received', message: messages.cancelled });
  expect(stateOf(stage)).toBe('refused');
  expect(news(stage)).toMatchObject([{ result: nobody, error: oauthError('cancelled', 'facebook') }]);
});

test('a window closed without a result is a false status and no error, after a short wait', () => {
  const stage = open();
  send(stage, closed);
  stage.clock.increment(timings.closedGrace - 1);
  expect(news(stage)).toEqual([]);
  stage.clock.increment(1);
  expect(stateOf(stage)).toEqual({ open: 'closed' });
  expect(news(stage)).toEqual([{ type: 'oauth.reported', provider: 'google', result: nobody, session: null, error: null }]);
});

test('the window’s last message counts, though it looks closed already', async () => {
  const stage = open();
  send(stage, closed, { type: 'result.received', message: messages.known });
  await stage.answer('loadSession', ada);
  expect(news(stage)).toMatchObject([{ result: { status: true } }]);
});

test('an isolated window still signs in, minutes after it looked closed', async () => {
  const stage = open();
  send(stage, closed);
  stage.clock.increment(timings.popUpTimeout);
  send(stage, { type: 'result.received', message: messages.known });
  await stage.answer('loadSession', ada);
  expect(news(stage)).toMatchObject([{ result: { status: false } }, { result: { status: true }, session: ada }]);
});

test('an open window is given up when its answer has expired', () => {
  const stage = open();
  stage.clock.increment(timings.popUpTimeout);
  expect(stateOf(stage)).toBe('timedOut');
  expect(stage.call('showPopUp').signal.aborted).toBe(true);
  expect(news(stage)).toMatchObject([{ result: nobody, error: oauthError('expired', 'google') }]);
});

test('cancelling closes the window without a message', () => {
  const stage = open();
  send(stage, { type: 'cancel.requested' });
  expect(stateOf(stage)).toBe('idle');
  expect(stage.call('showPopUp').signal.aborted).toBe(true);
  expect(news(stage)).toMatchObject([{ result: nobody, error: null }]);
});

test('a blocked window is a false status; the whole page can go instead', () => {
  const stage = start();
  send(stage, choose('google'), { type: 'popUp.blocked' });
  expect(news(stage)).toMatchObject([{ result: nobody, error: null }]);
  expect(stage.ran('leaveForProvider')).toEqual([]);
  send(stage, { type: 'redirect.chosen' });
  expect(stage.ran('leaveForProvider')).toEqual([{ provider: 'google', attempt: 'id-1', loginState: anybody }]);
  // After the browser's Back the page is unchanged.
  send(stage, choose('google'));
  expect(stateOf(stage)).toEqual({ open: 'opening' });
});
