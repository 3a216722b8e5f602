import { describe, expect, test } from 'vitest';
import { keptConnections } from './reset.fixture.ts';
import { callsOf, start, stateOf, submit, typeCode, typePassword } from './reset.stage.ts';
import { failure } from '../samples.ts';

// Further answers of the server: a second code, and the choice of connections.

/** Code and password are sent. */
async function confirming() {
  const stage = start('ada@anydish.example');
  submit(stage);
  await stage.answer('requestReset', { token: 'token-1' });
  typeCode(stage, '123456');
  typePassword(stage, 'three green apples');
  submit(stage);
  return stage;
}

test('a second code is requested after failed guesses; the password stays', async () => {
  const stage = await confirming();
  await stage.answer('confirmReset', { connections: [], token: 'token-2' });
  expect(stateOf(stage)).toMatchObject({
    value: { verification: 'enteringCode' },
    context: { token: 'token-2', code: '', password: 'three green apples', isSecond: true },
  });
  expect(stage.ran('rememberReset').at(-1)).toMatchObject({ token: 'token-2' });
  typeCode(stage, '654321');
  submit(stage);
  expect(callsOf(stage, 'confirmReset').at(-1)).toEqual({
    token: 'token-2',
    code: '654321',
    password: 'three green apples',
    keep: null,
  });
  await stage.answer('confirmReset', null);
  expect(stateOf(stage).value).toBe('done');
});

describe('connected sign-ins', () => {
  async function asked() {
    const stage = await confirming();
    await stage.answer('confirmReset', { connections: keptConnections });
    return stage;
  }

  test('are asked about when there are any, and none is kept by default', async () => {
    const stage = await asked();
    expect(stateOf(stage)).toMatchObject({ value: { verification: 'choosingKept' }, context: { connections: keptConnections, keep: [] } });
    expect(stage.ran('announceSuccess'), 'nothing has changed yet').toEqual([]);
    submit(stage);
    expect(callsOf(stage, 'confirmReset').at(-1)).toMatchObject({ keep: [] });
  });

  test('stay when the owner chooses so, also after a refusal', async () => {
    const stage = await asked();
    stage.actor.send({ type: 'keep.changed', keep: ['connection-1'] });
    submit(stage);
    await stage.refuse('confirmReset', failure('unknown'));
    expect(stateOf(stage)).toMatchObject({
      value: { verification: 'choosingKept' },
      context: { keep: ['connection-1'], error: { statusCode: 1 } },
    });
    typePassword(stage, 'three green pears');
    submit(stage);
    expect(callsOf(stage, 'confirmReset').at(-1)).toEqual({
      token: 'token-1',
      code: '123456',
      password: 'three green pears',
      keep: ['connection-1'],
    });
    await stage.answer('confirmReset', null);
    expect(stateOf(stage).value).toBe('done');
  });

  test('are dropped with a digit, and asked about again', async () => {
    const stage = await asked();
    stage.actor.send({ type: 'keep.changed', keep: ['connection-1'] });
    typeCode(stage, '12345', '123457');
    expect(stateOf(stage)).toMatchObject({ value: { verification: 'choosingPassword' }, context: { connections: [], keep: [] } });
    submit(stage);
    expect(callsOf(stage, 'confirmReset').at(-1)).toMatchObject({ code: '123457', keep: null });
  });

  test('are dropped when another address is wanted, also after a reload', async () => {
    const stage = await asked();
    stage.actor.send({ type: 'email.change.requested' });
    expect(stateOf(stage)).toMatchObject({ value: 'email', context: { token: '', code: '' } });
    expect(stage.ran('forgetReset')).toHaveLength(1);
    expect(callsOf(stage, 'requestReset')).toHaveLength(1);
  });

  test('wait for a newer code when the old one has no tries left', async () => {
    const stage = await asked();
    submit(stage);
    await stage.refuse('confirmReset', failure('wrongCode', { attemptsLeft: 0 }));
    expect(stateOf(stage).children.resend?.getSnapshot().value).toBe('ready');
  });

  test('still need the password', async () => {
    const stage = await asked();
    typePassword(stage, '');
    submit(stage);
    expect(stateOf(stage)).toMatchObject({
      value: { verification: 'choosingKept' },
      context: { problems: { password: 'password.required' } },
    });
  });
});
