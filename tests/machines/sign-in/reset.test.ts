import { describe, expect, test } from 'vitest';
import { testStart } from '../../support/world.ts';
import { storedReset } from './reset.fixture.ts';
import { callsOf, start, stateOf, submit, typeCode, typePassword } from './reset.stage.ts';
import { failure } from '../samples.ts';

const email = 'ada@anydish.example';
const minute = 60_000;

/** At the code step, with nothing typed. */
async function atTheCode() {
  const stage = start(email);
  submit(stage);
  await stage.answer('requestReset', { token: 'token-1' });
  return stage;
}

/** Code and password are sent. */
async function confirming() {
  const stage = await atTheCode();
  typeCode(stage, '123456');
  typePassword(stage, 'three green apples');
  submit(stage);
  return stage;
}

describe('the address', () => {
  test.each([
    ['', 'email.required'],
    [' ', 'email.required'],
    ['ada', 'email.invalid'],
  ])('"%s" is not sent', (typed, problem) => {
    const stage = start(typed);
    submit(stage);
    expect(stage.calls).toEqual([]);
    expect(stateOf(stage).context).toMatchObject({ email: typed, problems: { email: problem } });
  });

  test('comes from the previous form, and is passed to the next ones', () => {
    const stage = start('ada@any');
    expect(stateOf(stage).context.email).toBe('ada@any');
    stage.actor.send({ type: 'email.changed', email });
    expect(stage.ran('rememberEmail')).toEqual([{ email }]);
    expect(stateOf(stage).value, 'an edit sends nothing').toBe('email');
    expect(stage.calls).toEqual([]);
  });

  test('is sent trimmed and once, and ignores further presses', () => {
    const stage = start(`  ${email}\t`);
    submit(stage);
    submit(stage);
    expect(stateOf(stage).hasTag('busy')).toBe(true);
    expect(callsOf(stage, 'requestReset')).toEqual([{ email }]);
  });

  test('stays with its error after a refusal, until the next edit', async () => {
    const stage = start(email);
    submit(stage);
    await stage.refuse('requestReset', failure('tooManyRequests', { retryAfter: 30 }));
    expect(stateOf(stage)).toMatchObject({ value: 'email', context: { email, error: { statusCode: 6 } } });
    stage.actor.send({ type: 'email.changed', email: 'a' });
    expect(stateOf(stage).context.error).toBeNull();
  });
});

describe('the code', () => {
  test('is requested after the server’s answer, and stored in the tab', async () => {
    const stage = await atTheCode();
    expect(stateOf(stage)).toMatchObject({ value: { verification: 'enteringCode' }, context: { token: 'token-1' } });
    expect(stage.ran('rememberReset')).toEqual([{ email, token: 'token-1', resendAt: testStart + minute }]);
  });

  test.each(['', '1', '12345', '1234567', '12345a', '-12345', '1.2345', '١٢٣٤٥٦'])('"%s" reveals no password', async (code) => {
    const stage = await atTheCode();
    typeCode(stage, code);
    expect(stateOf(stage).hasTag('newPassword')).toBe(false);
    submit(stage);
    expect(stateOf(stage)).toMatchObject({
      value: { verification: 'enteringCode' },
      context: { problems: { email: null, code: 'code.invalid', password: null } },
    });
    expect(callsOf(stage, 'confirmReset')).toEqual([]);
  });

  test('is dropped when the address was wrong, also after a reload', async () => {
    const stage = await atTheCode();
    stage.actor.send({ type: 'email.change.requested' });
    expect(stateOf(stage)).toMatchObject({ value: 'email', context: { email, token: '' } });
    expect(stage.ran('forgetReset')).toHaveLength(1);
  });

  test('reveals the password with its sixth digit, sends nothing automatically, and hides it when a digit is deleted', async () => {
    const stage = await atTheCode();
    typeCode(stage, '12345', '123456');
    expect(stateOf(stage).hasTag('newPassword')).toBe(true);
    expect(callsOf(stage, 'confirmReset')).toEqual([]);
    typePassword(stage, 'three green apples');
    typeCode(stage, '12345');
    expect(stateOf(stage).hasTag('newPassword')).toBe(false);
    typeCode(stage, '123457');
    expect(stateOf(stage)).toMatchObject({ value: { verification: 'choosingPassword' }, context: { password: 'three green apples' } });
  });

  test('is cleared, and a typed password kept, when a newer code is sent', async () => {
    const stage = await atTheCode();
    typeCode(stage, '123456');
    typePassword(stage, 'three green apples');
    stage.clock.increment(minute);
    stateOf(stage).children.resend?.send({ type: 'resend.requested' });
    expect(stage.call('sendCode').input).toEqual({ email });
    await stage.answer('sendCode', { token: 'token-2' });
    expect(stateOf(stage)).toMatchObject({
      value: { verification: 'enteringCode' },
      context: { token: 'token-2', code: '', password: 'three green apples' },
    });
    expect(stage.ran('rememberReset').at(-1)).toEqual({ email, token: 'token-2', resendAt: testStart + 2 * minute });
    typeCode(stage, '654321');
    submit(stage);
    expect(callsOf(stage, 'confirmReset')).toEqual([{ token: 'token-2', code: '654321', password: 'three green apples', keep: null }]);
  });

  test('is dropped when another address is wanted', async () => {
    const stage = await atTheCode();
    typeCode(stage, '123456');
    stage.actor.send({ type: 'email.change.requested' });
    expect(stateOf(stage)).toMatchObject({ value: 'email', context: { email, token: '', code: '' } });
    expect(stage.ran('forgetReset')).toHaveLength(1);
    submit(stage);
    await stage.answer('requestReset', { token: 'token-3' });
    expect(stateOf(stage)).toMatchObject({ value: { verification: 'enteringCode' }, context: { token: 'token-3' } });
  });
});

describe('the new password', () => {
  test('is required', async () => {
    const stage = await atTheCode();
    typeCode(stage, '123456', '654321');
    submit(stage);
    expect(stateOf(stage)).toMatchObject({
      value: { verification: 'choosingPassword' },
      context: { code: '654321', problems: { email: null, code: null, password: 'password.required' } },
    });
    typePassword(stage, 't');
    expect(stateOf(stage)).toMatchObject({ value: { verification: 'choosingPassword' }, context: { problems: { password: null } } });
  });

  test('is sent unchanged, once, and cannot change meanwhile', async () => {
    const stage = await atTheCode();
    typeCode(stage, '012345');
    typePassword(stage, ' three  green ');
    submit(stage);
    submit(stage);
    typeCode(stage, '1');
    typePassword(stage, 'x');
    stage.actor.send({ type: 'email.change.requested' });
    expect(callsOf(stage, 'confirmReset')).toEqual([{ token: 'token-1', code: '012345', password: ' three  green ', keep: null }]);
    expect(stateOf(stage)).toMatchObject({
      value: { verification: 'confirming' },
      context: { code: '012345', password: ' three  green ' },
    });
  });

  test.each([
    ['wrongCode', { attemptsLeft: 4 }],
    ['codeExpired', null],
    ['invalidInput', { password: 'Please use at least 8 characters' }],
    ['unknown', null],
  ] as const)('refused as %s, keeps what was typed until the next edit', async (name, payload) => {
    const stage = await confirming();
    await stage.refuse('confirmReset', failure(name, payload));
    expect(stateOf(stage)).toMatchObject({
      value: { verification: 'choosingPassword' },
      context: { code: '123456', password: 'three green apples', error: failure(name, payload) },
    });
    typePassword(stage, 'three green pears');
    expect(stateOf(stage).context.error).toBeNull();
  });

  test('enables the resend at once when the code has no tries left', async () => {
    const stage = await confirming();
    const resend = () => stateOf(stage).children.resend?.getSnapshot().value;
    expect(resend()).toBe('waiting');
    await stage.refuse('confirmReset', failure('wrongCode', { attemptsLeft: 0 }));
    expect(resend()).toBe('ready');
  });

  test('ends at the sign-in, which gets the address; no secret is left', async () => {
    const stage = await confirming();
    await stage.answer('confirmReset', null);
    expect(stateOf(stage)).toMatchObject({
      value: 'done',
      output: { redirectTo: '/login' },
      context: { token: '', code: '', password: '' },
    });
    expect(stage.ran('announceSuccess')).toHaveLength(1);
    expect(stage.ran('forgetReset')).toHaveLength(1);
    expect(stage.ran('rememberEmail')).toEqual([{ email }]);
  });

  test('finishes although a newer code arrives meanwhile', async () => {
    const stage = await atTheCode();
    stage.clock.increment(minute);
    stateOf(stage).children.resend?.send({ type: 'resend.requested' });
    typeCode(stage, '123456');
    typePassword(stage, 'three green apples');
    submit(stage);
    await stage.answer('sendCode', { token: 'token-2' });
    expect(stateOf(stage).value).toEqual({ verification: 'confirming' });
    // The older code is void: its error says so, and the boxes are empty for the newer one.
    await stage.refuse('confirmReset', failure('codeExpired'));
    expect(stateOf(stage)).toMatchObject({ value: { verification: 'enteringCode' }, context: { code: '', error: { statusCode: 8 } } });
  });

  test('is aborted when the page is left', async () => {
    const stage = await confirming();
    stage.actor.stop();
    expect(stage.call('confirmReset').signal.aborted).toBe(true);
  });
});

describe('a reload', () => {
  test.each([
    ['with nothing typed', ''],
    ['with the same address typed', ` ${email}`],
  ])('%s returns to the code', (_, typed) => {
    const stage = start(typed, storedReset);
    expect(stateOf(stage)).toMatchObject({ value: { verification: 'enteringCode' }, context: storedReset });
    stage.clock.increment(minute);
    expect(stateOf(stage).children.resend?.getSnapshot().value).toBe('ready');
  });

  test.each([
    ['nothing is remembered', '', null],
    ['another address is meant now', 'grace@anydish.example', storedReset],
    ['the code is too old', '', { ...storedReset, resendAt: testStart - 10 * minute }],
  ])('starts with the address when %s', (_, typed, stored) => {
    expect(stateOf(start(typed, stored))).toMatchObject({ value: 'email', context: { email: typed, token: '', resendAt: 0 } });
  });
});
