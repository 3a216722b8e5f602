import { expect, test } from 'vitest';
import { formatCountdown, secondsUntil, resendMachine } from '../../../machines/sign-in/resend.machine.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';

/** A code may be sent again `wait` milliseconds after the start. */
const start = (wait: number) =>
  onStage(resendMachine, ({ now, parent }) => ({ email: 'ada@anydish.example', readyAt: now() + wait, now, parent }));

type Running = ReturnType<typeof start>;
const stateOf = ({ actor }: Running) => actor.getSnapshot().value;
const shown = ({ actor, world }: Running) => formatCountdown(secondsUntil(actor.getSnapshot().context.readyAt, world.now()));

test('counts 60 seconds down before a code may be sent again', () => {
  const stage = start(60_000);
  expect(shown(stage)).toBe('01:00');
  stage.actor.send({ type: 'resend.requested' });
  expect(stage.calls).toEqual([]);
  stage.clock.increment(59_999);
  expect([stateOf(stage), shown(stage)]).toEqual(['waiting', '00:01']);
  stage.clock.increment(1);
  expect([stateOf(stage), shown(stage)]).toEqual(['ready', '00:00']);
});

test('keeps the stored end time after a reload: only the rest is waited for', () => {
  const stage = start(12_000);
  expect(shown(stage)).toBe('00:12');
  stage.clock.increment(12_000);
  expect(stateOf(stage)).toBe('ready');
});

test.each([0, -90_000])('is ready at once when the stored end time is %i ms from now', (wait) => {
  const stage = start(wait);
  stage.clock.increment(0);
  expect([stateOf(stage), shown(stage)]).toEqual(['ready', '00:00']);
});

test('restarts the countdown on the click, not on the answer, and tells the parent the new token', async () => {
  const stage = start(0);
  stage.clock.increment(0);
  stage.actor.send({ type: 'resend.requested' });
  expect(stage.call('sendCode').input).toEqual({ email: 'ada@anydish.example' });
  expect([stateOf(stage), shown(stage)]).toEqual(['sending', '01:00']);
  const resendAt = stage.world.now() + 60_000;
  stage.clock.increment(5_000);
  await stage.answer('sendCode', { token: 'token-2' });
  expect(stage.told()).toEqual([{ type: 'token.replaced', token: 'token-2', resendAt }]);
  expect([stateOf(stage), shown(stage)]).toEqual(['waiting', '00:55']);
  stage.clock.increment(55_000);
  expect(stateOf(stage)).toBe('ready');
});

test('a void code ends it at once, and a valid one does not', () => {
  const stage = start(60_000);
  stage.actor.send({ type: 'code.refused', error: failure('wrongCode', { attemptsLeft: 1 }) });
  expect([stateOf(stage), shown(stage)]).toEqual(['waiting', '01:00']);
  stage.actor.send({ type: 'code.refused', error: failure('wrongCode', { attemptsLeft: 0 }) });
  expect([stateOf(stage), shown(stage)]).toEqual(['ready', '00:00']);
});

test('an older refused code does not end the next countdown', async () => {
  const stage = start(60_000);
  stage.actor.send({ type: 'code.refused', error: failure('codeExpired') });
  stage.actor.send({ type: 'resend.requested' });
  stage.actor.send({ type: 'code.refused', error: failure('codeExpired') });
  await stage.answer('sendCode', { token: 'token-2' });
  expect([stateOf(stage), shown(stage)]).toEqual(['waiting', '01:00']);
});

test('sends once, for repeated requests', () => {
  const stage = start(0);
  stage.clock.increment(0);
  stage.actor.send({ type: 'resend.requested' });
  stage.actor.send({ type: 'resend.requested' });
  expect(stage.calls).toHaveLength(1);
});

test('enables the button again when the call fails, and clears the error on the next try', async () => {
  const stage = start(0);
  stage.clock.increment(0);
  stage.actor.send({ type: 'resend.requested' });
  await stage.refuse('sendCode', failure('unknown'));
  expect(stateOf(stage)).toBe('ready');
  expect(stage.actor.getSnapshot().context.error).toEqual(failure('unknown'));
  expect(stage.told()).toEqual([]);
  stage.actor.send({ type: 'resend.requested' });
  expect(stage.actor.getSnapshot().context.error).toBeNull();
});

test('follows the time of a 429', async () => {
  const stage = start(0);
  stage.clock.increment(0);
  stage.actor.send({ type: 'resend.requested' });
  const tooSoon = failure('tooManyRequests', { retryAfter: 90 });
  await stage.refuse('sendCode', tooSoon);
  expect([stateOf(stage), shown(stage)]).toEqual(['waiting', '01:30']);
  expect(stage.actor.getSnapshot().context.error).toEqual(tooSoon);
  stage.clock.increment(89_999);
  expect(stateOf(stage)).toBe('waiting');
  stage.clock.increment(1);
  expect(stateOf(stage)).toBe('ready');
});

test('treats a 429 without a time, and a time without a 429, as any failure', async () => {
  for (const error of [failure('tooManyRequests'), failure('kitchenUnavailable', { retryAfter: 90 })]) {
    const stage = start(0);
    stage.clock.increment(0);
    stage.actor.send({ type: 'resend.requested' });
    await stage.refuse('sendCode', error);
    expect(stateOf(stage)).toBe('ready');
  }
});

test('aborts the call when the screen is left', () => {
  const stage = start(0);
  stage.clock.increment(0);
  stage.actor.send({ type: 'resend.requested' });
  stage.actor.stop();
  expect(stage.call('sendCode').signal.aborted).toBe(true);
});

test.each([
  [0, '00:00'],
  [1, '00:01'],
  [59, '00:59'],
  [60, '01:00'],
  [61, '01:01'],
  [3_600, '60:00'],
])('shows %i seconds as %s', (seconds, text) => expect(formatCountdown(seconds)).toBe(text));

test.each([
  [60_000, 60],
  [59_999, 60],
  [59_000, 59],
  [1, 1],
  [0, 0],
  [-5_000, 0],
])('%i ms ahead are %i whole seconds', (ms, seconds) => expect(secondsUntil(1_000_000 + ms, 1_000_000)).toBe(seconds));
