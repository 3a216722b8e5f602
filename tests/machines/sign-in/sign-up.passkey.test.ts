import { expect, test } from 'vitest';
import type { Session } from '../../../contract/entities.ts';
import { signUpMachine } from '../../../machines/sign-in/sign-up.machine.ts';
import { onStage } from '../../support/stage.ts';
import { codes, madePasskey, someOptions } from '../account/passkeys.fixture.ts';
import { anonymous, failure, newcomer } from '../samples.ts';
import { storedSignUp } from './sign-up.fixture.ts';

const start = ({ hasPasskeys = true, isStored = false }: { hasPasskeys?: boolean; isStored?: boolean } = {}) =>
  onStage(signUpMachine, ({ now, newId }) => ({
    step: isStored ? ('verification' as const) : ('form' as const),
    email: '',
    typedName: null,
    stored: isStored ? { ...storedSignUp, isByPasskey: true } : null,
    sourcePage: null,
    session: anonymous,
    hasPasskeys,
    now,
    newId,
  }));

type Running = ReturnType<typeof start>;

function ask({ actor }: Running, email = ' ada@anydish.example '): void {
  actor.send({ type: 'email.changed', email });
  actor.send({ type: 'passkey.requested' });
}

async function make(stage: Running): Promise<void> {
  ask(stage);
  await stage.answer('beginPasskey', someOptions);
  await stage.answer('makePasskey', { registration: madePasskey });
  await stage.answer('createByPasskey', { token: 'token-1' });
}

async function confirm(stage: Running, session: Session): Promise<void> {
  stage.actor.getSnapshot().children.verification?.send({ type: 'code.changed', code: '123456' });
  await stage.answer('confirmCode', session);
}

test('creates a passkey for the address, requests a mailed code, and keeps nothing of the passkey', async () => {
  const stage = start();
  stage.actor.send({ type: 'password.changed', password: 'correct horse' });
  ask(stage);
  expect(stage.call('beginPasskey').input).toEqual({ email: 'ada@anydish.example' });
  await stage.answer('beginPasskey', someOptions);
  expect(stage.call('makePasskey').input).toEqual({ options: someOptions });
  await stage.answer('makePasskey', { registration: madePasskey });
  expect(stage.call('createByPasskey').input).toEqual({ registration: madePasskey });
  await stage.answer('createByPasskey', { token: 'token-1' });
  expect(stage.actor.getSnapshot()).toMatchObject({
    value: 'verifying',
    context: { email: 'ada@anydish.example', password: '', token: 'token-1', isByPasskey: true, options: null, registration: null },
  });
  expect(stage.ran('rememberSignUp')).toMatchObject([{ signUpVerificationToken: 'token-1', isByPasskey: true }]);
});

test('shows recovery codes once the code is confirmed, then asks for the name', async () => {
  const stage = start();
  await make(stage);
  await confirm(stage, newcomer);
  expect(stage.ran('saveSession')).toEqual([{ session: newcomer }]);
  expect(stage.ran('forgetSignUp'), 'a reload asks for no code again').toHaveLength(1);
  expect(stage.ran('showStep').at(-1), 'and goes on with the name').toEqual({ step: 'profile' });
  stage.actor.send({ type: 'step.opened', step: 'profile' });
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'makingCodes', context: { token: null, session: newcomer } });
  await stage.answer('makeCodes', codes);
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'showingCodes', context: { codes } });
  // The address follows and does not skip them.
  stage.actor.send({ type: 'step.opened', step: 'profile' });
  expect(stage.actor.getSnapshot().value).toBe('showingCodes');
  stage.actor.send({ type: 'codes.kept' });
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'naming', context: { codes: [] } });
});

test('shows them after a reload too, and continues without them when they cannot be created', async () => {
  const stage = start({ isStored: true });
  await confirm(stage, newcomer);
  expect(stage.actor.getSnapshot().value).toBe('makingCodes');
  await stage.refuse('makeCodes', failure('unknown'));
  expect(stage.actor.getSnapshot().value).toBe('naming');
});

test('an account with a password gets no recovery codes', async () => {
  const stage = start();
  await make(stage);
  stage.actor.getSnapshot().children.verification?.send({ type: 'email.change.requested' });
  stage.actor.send({ type: 'password.changed', password: 'correct horse' });
  stage.actor.send({ type: 'form.submitted' });
  await stage.answer('createAccount', { token: 'token-2' });
  await confirm(stage, newcomer);
  expect(stage.actor.getSnapshot().value).toBe('naming');
});

test('needs an address, with an error under its field only', () => {
  const stage = start();
  ask(stage, '');
  expect(stage.calls).toEqual([]);
  expect(stage.actor.getSnapshot().context.problems).toEqual({ email: 'email.required', password: null });
});

test('is not offered without passkey support', () => {
  const stage = start({ hasPasskeys: false });
  ask(stage);
  expect([stage.calls, stage.actor.getSnapshot().value]).toEqual([[], 'form']);
});

test('closing the dialog is not an error; a failure is reported', async () => {
  const stage = start();
  ask(stage);
  await stage.answer('beginPasskey', someOptions);
  await stage.answer('makePasskey', { registration: null });
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'form', context: { error: null, options: null } });
  stage.actor.send({ type: 'passkey.requested' });
  await stage.refuse('beginPasskey', failure('emailTaken'));
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'form', context: { error: failure('emailTaken') } });
  stage.actor.send({ type: 'passkey.requested' });
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'offering', context: { error: null } });
});

test.each(['makePasskey', 'createByPasskey'])('shows why %s failed in the form, and keeps nothing of the passkey', async (src) => {
  const stage = start();
  ask(stage);
  await stage.answer('beginPasskey', someOptions);
  if (src === 'createByPasskey') await stage.answer('makePasskey', { registration: madePasskey });
  await stage.refuse(src, failure('conflict'));
  expect(stage.actor.getSnapshot()).toMatchObject({
    value: 'form',
    context: { email: ' ada@anydish.example ', error: failure('conflict'), options: null, registration: null },
  });
});
