import { expect, test } from 'vitest';
import type { Session, SignUpState } from '../../../contract/entities.ts';
import { signUpMachine } from '../../../machines/sign-in/sign-up.machine.ts';
import type { SignUpStep } from '../../../machines/sign-in/sign-up.model.ts';
import { onStage } from '../../support/stage.ts';
import { ada, anonymous, failure, newcomer } from '../samples.ts';
import { storedSignUp } from './sign-up.fixture.ts';

interface Beginning {
  step?: SignUpStep;
  email?: string;
  typedName?: string | null;
  stored?: SignUpState | null;
  sourcePage?: string | null;
  wishedPage?: string | null;
  session?: Session;
}

const first = { step: 'form' as const, email: '', typedName: null, stored: null, sourcePage: null, session: anonymous, hasPasskeys: true };
const start = (beginning: Beginning = {}) => onStage(signUpMachine, ({ now, newId }) => ({ ...first, ...beginning, now, newId }));

type Running = ReturnType<typeof start>;
const stateOf = ({ actor }: Running) => actor.getSnapshot().value;

function fillIn({ actor }: Running, email: string, password: string): void {
  actor.send({ type: 'email.changed', email });
  actor.send({ type: 'password.changed', password });
  actor.send({ type: 'form.submitted' });
}

async function createAccount(stage: Running): Promise<void> {
  fillIn(stage, 'ada@anydish.example', 'correct horse');
  await stage.answer('createAccount', { token: 'token-1' });
}

async function confirmCode(stage: Running, session: Session): Promise<void> {
  stage.actor.getSnapshot().children.verification?.send({ type: 'code.changed', code: '123456' });
  await stage.answer('confirmCode', session);
}

async function saveProfile(stage: Running, session: Session): Promise<void> {
  stage.actor.getSnapshot().children.profile?.send({ type: 'name.changed', fullName: 'Ada Lovelace' });
  stage.actor.getSnapshot().children.profile?.send({ type: 'profile.submitted' });
  await stage.answer('saveProfile', session);
}

test('starts with the address from another form, but continues with its own', () => {
  const email = 'grace@anydish.example';
  expect(start({ email }).actor.getSnapshot().context).toMatchObject({ email, password: '' });
  expect(start({ email, stored: storedSignUp }).actor.getSnapshot().context.email).toBe(storedSignUp.email);
});

test('asks for the name as typed before a reload, else as in the session', () => {
  const session = { ...newcomer, fullName: 'Ada' };
  const nameIn = (typedName: string | null) =>
    start({ step: 'profile', typedName, session }).actor.getSnapshot().children.profile?.getSnapshot().context.fullName;
  expect(nameIn('Ada Lov')).toBe('Ada Lov');
  expect(nameIn(null)).toBe('Ada');
});

test('passes the typed address to the next forms', () => {
  const stage = start();
  stage.actor.send({ type: 'email.changed', email: 'ada@any' });
  expect(stage.ran('rememberEmail')).toEqual([{ email: 'ada@any' }]);
});

test.each([
  ['', '', 'email.required', 'password.required'],
  ['ada@', 'x', 'email.invalid', null],
  ['ada@anydish.example', '', null, 'password.required'],
])('does not send "%s" with the password "%s"', (email, password, emailProblem, passwordProblem) => {
  const stage = start();
  fillIn(stage, email, password);
  expect(stage.calls).toEqual([]);
  expect(stage.actor.getSnapshot().context).toMatchObject({
    email,
    password,
    problems: { email: emailProblem, password: passwordProblem },
  });
});

test('sends the address trimmed, then forgets the password and stores the rest for a reload', async () => {
  const stage = start({ sourcePage: '/privacy' });
  fillIn(stage, '  ada@anydish.example ', ' correct horse');
  expect(stage.call('createAccount').input).toEqual({ email: 'ada@anydish.example', password: ' correct horse' });
  await stage.answer('createAccount', { token: 'token-1' });
  expect(stateOf(stage)).toBe('verifying');
  expect(stage.actor.getSnapshot().context).toMatchObject({ email: 'ada@anydish.example', password: '', token: 'token-1' });
  expect(JSON.stringify(stage.actor.getSnapshot().context)).not.toContain('correct horse');
  expect(stage.ran('rememberSignUp')).toEqual([
    {
      email: 'ada@anydish.example',
      signUpVerificationToken: 'token-1',
      sourcePage: '/privacy',
      resendAt: stage.world.now() + 60_000,
      isByPasskey: false,
    },
  ]);
  expect(stage.ran('showStep')).toEqual([{ step: 'verification' }]);
});

test('keeps the input when the address is taken, and clears the error with the next edit', async () => {
  const stage = start();
  fillIn(stage, 'ada@anydish.example', 'correct horse');
  stage.actor.send({ type: 'form.submitted' });
  expect(stage.calls).toHaveLength(1);
  await stage.refuse('createAccount', failure('emailTaken'));
  expect(stage.actor.getSnapshot()).toMatchObject({
    value: 'form',
    context: { email: 'ada@anydish.example', password: 'correct horse', error: failure('emailTaken') },
  });
  stage.actor.send({ type: 'email.changed', email: 'ada2@anydish.example' });
  expect(stage.actor.getSnapshot().context.error).toBeNull();
});

test.each<[string, Beginning]>([
  ['a code without an e-mail or token in state', { step: 'verification' }],
  ['a name without a session', { step: 'profile' }],
  ['a name with a code that is still to be confirmed', { step: 'profile', stored: storedSignUp }],
])('leads %s to /login', (_, beginning) => {
  const stage = start(beginning);
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'left', status: 'done', output: { redirectTo: '/login' } });
});

test('leads to /login, also from the form, when an address requests an unreached step', () => {
  const stage = start();
  stage.actor.send({ type: 'step.opened', step: 'profile' });
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'left', output: { redirectTo: '/login' } });
});

test('continues after a reload with the tab’s token, address and end time', () => {
  const stage = start({ step: 'verification', stored: storedSignUp });
  const child = stage.actor.getSnapshot().children.verification?.getSnapshot();
  expect(child?.context).toMatchObject({ email: storedSignUp.email, token: 'token-1', resendAt: storedSignUp.resendAt });
  expect(child?.children.resend?.getSnapshot().context.readyAt).toBe(storedSignUp.resendAt);
});

test('keeps token and countdown when the user goes back to the form and forward again', async () => {
  const stage = start();
  await createAccount(stage);
  const { resendAt } = stage.actor.getSnapshot().context;
  stage.clock.increment(20_000);
  stage.actor.send({ type: 'step.opened', step: 'form' });
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'form', context: { email: 'ada@anydish.example', token: 'token-1' } });
  stage.actor.send({ type: 'step.opened', step: 'verification' });
  expect(stateOf(stage)).toBe('verifying');
  expect(stage.actor.getSnapshot().children.verification?.getSnapshot().context).toMatchObject({ token: 'token-1', resendAt });
});

test('follows the address back to the form from the name as well, and to the name again', () => {
  const stage = start({ step: 'profile', session: newcomer });
  stage.actor.send({ type: 'step.opened', step: 'form' });
  expect(stateOf(stage)).toBe('form');
  stage.actor.send({ type: 'step.opened', step: 'profile' });
  expect(stateOf(stage)).toBe('naming');
});

test('does not restart a step when the address follows', async () => {
  const stage = start();
  await createAccount(stage);
  const child = stage.actor.getSnapshot().children.verification;
  child?.send({ type: 'code.changed', code: '123' });
  stage.actor.send({ type: 'step.opened', step: 'verification' });
  expect(stage.actor.getSnapshot().children.verification).toBe(child);
  await confirmCode(stage, newcomer);
  const profile = stage.actor.getSnapshot().children.profile;
  stage.actor.send({ type: 'step.opened', step: 'profile' });
  expect(stage.actor.getSnapshot().children.profile).toBe(profile);
});

test('stores a token that replaced the first one', async () => {
  const stage = start();
  await createAccount(stage);
  stage.clock.increment(60_000);
  stage.actor.getSnapshot().children.verification?.getSnapshot().children.resend?.send({ type: 'resend.requested' });
  await stage.answer('sendCode', { token: 'token-2' });
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'verifying', context: { token: 'token-2' } });
  expect(stage.ran('rememberSignUp').at(-1)).toMatchObject({ signUpVerificationToken: 'token-2', resendAt: stage.world.now() + 60_000 });
});

test('saves the session of a confirmed code and forgets the token', async () => {
  const stage = start();
  await createAccount(stage);
  await confirmCode(stage, newcomer);
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'naming', context: { token: null, session: newcomer } });
  expect(stage.ran('saveSession')).toEqual([{ session: newcomer }]);
  expect(stage.ran('forgetSignUp')).toHaveLength(1);
  expect(stage.ran('showStep')).toEqual([{ step: 'verification' }, { step: 'profile' }]);
});

test('returns to the form with the address kept', async () => {
  const stage = start();
  await createAccount(stage);
  stage.actor.getSnapshot().children.verification?.send({ type: 'email.change.requested' });
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'form', context: { email: 'ada@anydish.example', token: null } });
  expect(stage.ran('forgetSignUp')).toHaveLength(1);
  expect(stage.ran('showStep').at(-1)).toEqual({ step: 'form' });
  expect(stage.ran('saveSession')).toEqual([]);
});

test.each<[string, Session, string | null, string, string?]>([
  ['the first company', ada, '/privacy', '/ai/adas-kitchen/new'],
  ['the page where something was asked for that needs an account', ada, '/privacy', '/r/toast-aB3dE6gH9jK2', '/r/toast-aB3dE6gH9jK2'],
  ['the source page when there is no company', { ...ada, extra: {} }, '/privacy', '/privacy'],
  ['the source page when the list is empty', { ...ada, extra: { companies: [] } }, '/privacy', '/privacy'],
  ['/account when there is neither', { ...ada, extra: { companies: null } }, null, '/account'],
])('ends at %s', async (_, session, sourcePage, redirectTo, wishedPage) => {
  const stage = start({ sourcePage, wishedPage: wishedPage ?? null });
  await createAccount(stage);
  await confirmCode(stage, newcomer);
  await saveProfile(stage, session);
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'done', status: 'done', output: { redirectTo } });
  expect(stage.ran('saveSession')).toEqual([{ session: newcomer }, { session }]);
});

test('aborts the creation when the user leaves before the answer', () => {
  const stage = start();
  fillIn(stage, 'ada@anydish.example', 'correct horse');
  stage.actor.send({ type: 'step.opened', step: 'form' });
  expect(stage.call('createAccount').signal.aborted).toBe(true);
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'form', context: { password: 'correct horse' } });
});

test('aborts a check of the code when the user leaves the step', async () => {
  const stage = start();
  await createAccount(stage);
  stage.actor.getSnapshot().children.verification?.send({ type: 'code.changed', code: '123456' });
  stage.actor.send({ type: 'step.opened', step: 'form' });
  expect(stage.call('confirmCode').signal.aborted).toBe(true);
});
