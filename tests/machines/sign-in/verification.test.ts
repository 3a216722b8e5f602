import { expect, test } from 'vitest';
import { timings } from '../../../machines/parts/timings.ts';
import { verificationMachine } from '../../../machines/sign-in/verification.machine.ts';
import { onStage } from '../../support/stage.ts';
import { failure, newcomer } from '../samples.ts';

const start = () =>
  onStage(verificationMachine, ({ now, parent }) => ({
    email: 'ada@anydish.example',
    token: 'token-1',
    resendAt: now() + 60_000,
    now,
    parent,
  }));

type Running = ReturnType<typeof start>;
const type = ({ actor }: Running, ...codes: string[]) => {
  for (const code of codes) actor.send({ type: 'code.changed', code });
};
const confirmations = ({ calls }: Running) => calls.filter(({ src }) => src === 'confirmCode').map(({ input }) => input);

test('submits with the sixth digit', () => {
  const stage = start();
  type(stage, '1', '12', '123', '1234', '12345');
  expect(confirmations(stage)).toEqual([]);
  expect(stage.actor.getSnapshot().context.code).toBe('12345');
  type(stage, '123456');
  expect(stage.actor.getSnapshot().hasTag('busy')).toBe(true);
  expect(confirmations(stage)).toEqual([{ token: 'token-1', code: '123456' }]);
});

test('submits once, and ignores input while the code is being checked', () => {
  const stage = start();
  type(stage, '123456');
  type(stage, '1234567', '123456', '654321');
  stage.actor.send({ type: 'code.submitted' });
  stage.actor.send({ type: 'email.change.requested' });
  expect(confirmations(stage)).toHaveLength(1);
  expect(stage.actor.getSnapshot().context.code).toBe('123456');
});

test.each(['', '12345', '1234567', '12345a', '12 456', '-12345', '1.2345', '١٢٣٤٥٦'])(
  'does not submit "%s", and shows why on request',
  (code) => {
    const stage = start();
    type(stage, code);
    expect(stage.actor.getSnapshot().value).toBe('entering');
    expect(stage.actor.getSnapshot().context.problem).toBeNull();
    stage.actor.send({ type: 'code.submitted' });
    expect(stage.actor.getSnapshot().context.problem).toBe('code.invalid');
    expect(confirmations(stage)).toEqual([]);
  },
);

test('ends with the session of the right code', async () => {
  const stage = start();
  type(stage, '000000');
  await stage.answer('confirmCode', newcomer);
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'confirmed', status: 'done', output: { session: newcomer } });
});

test('keeps a refused code with its error, without retrying automatically', async () => {
  const stage = start();
  type(stage, '123456');
  await stage.refuse('confirmCode', failure('wrongCode', { attemptsLeft: 4 }));
  const { value, context } = stage.actor.getSnapshot();
  expect([value, context.code, context.error]).toEqual(['entering', '123456', failure('wrongCode', { attemptsLeft: 4 })]);
  stage.clock.increment(3_600_000);
  expect(confirmations(stage)).toHaveLength(1);

  stage.actor.send({ type: 'code.submitted' });
  expect(confirmations(stage)).toHaveLength(2);
});

test('enables the resend at once when the last try was wrong', async () => {
  const stage = start();
  const resend = () => stage.actor.getSnapshot().children.resend?.getSnapshot().value;
  for (const attemptsLeft of [1, 0]) {
    expect(resend()).toBe('waiting');
    type(stage, '123456');
    stage.actor.send({ type: 'code.submitted' });
    await stage.refuse('confirmCode', failure('wrongCode', { attemptsLeft }));
  }
  expect(resend()).toBe('ready');
});

test('clears error and problem with the next edit', async () => {
  const stage = start();
  type(stage, '123456');
  await stage.refuse('confirmCode', failure('wrongCode'));
  type(stage, '12345');
  expect(stage.actor.getSnapshot().context).toMatchObject({ code: '12345', error: null, problem: null });
});

test('uses the newest token, clears the digits of the older code, and tells the parent', async () => {
  const stage = start();
  type(stage, '123');
  stage.clock.increment(60_000);
  stage.actor.getSnapshot().children.resend?.send({ type: 'resend.requested' });
  await stage.answer('sendCode', { token: 'token-2' });
  expect(stage.actor.getSnapshot().context).toMatchObject({ token: 'token-2', code: '', error: null });
  expect(stage.told()).toEqual([{ type: 'token.replaced', token: 'token-2', resendAt: stage.world.now() + 60_000 }]);
  stage.clock.increment(timings.deliveryPause);
  expect(stage.call('checkDelivery').input, 'whether the newest mail has come is what counts').toEqual({ token: 'token-2' });
  type(stage, '654321');
  expect(confirmations(stage)).toEqual([{ token: 'token-2', code: '654321' }]);
});

test('ends without a session when another address is wanted', () => {
  const stage = start();
  stage.actor.send({ type: 'email.change.requested' });
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'leaving', output: { session: null } });
});

test('aborts the check when the screen is left', () => {
  const stage = start();
  type(stage, '123456');
  stage.actor.stop();
  expect(stage.call('confirmCode').signal.aborted).toBe(true);
});

test('continues checking the sent code when a newer one is mailed meanwhile', async () => {
  const stage = start();
  stage.clock.increment(60_000);
  type(stage, '123456');
  stage.actor.getSnapshot().children.resend?.send({ type: 'resend.requested' });
  await stage.answer('sendCode', { token: 'token-2' });
  expect([stage.actor.getSnapshot().value, stage.call('confirmCode').signal.aborted]).toEqual(['submitting', false]);
});
