import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { oauthError, type OauthMessage } from '../../../../contract/sign-in/oauth.ts';
import type { SignInMethod } from '../../../../contract/sign-in/providers.ts';
import type { PopUpEvent } from '../../../../machines/sign-in/pop-up.machine.ts';
import { signInMachine } from '../../../../machines/sign-in/sign-in.machine.ts';
import { signUpMachine } from '../../../../machines/sign-in/sign-up.machine.ts';
import { SignInPage } from '../../../../src/views/sign-in/SignInPage.tsx';
import { SignUpPage } from '../../../../src/views/sign-in/sign-up/SignUpPage.tsx';
import { ada } from '../../../machines/samples.ts';
import { onStage } from '../../../support/stage.ts';
import { descriptions } from '../../../support/views/describe.ts';
import { renderFlow } from '../../../support/views/render-flow.tsx';
import { signUpStage } from '../../../support/views/sign-up-stage.ts';

const both = { config: { providers: ['google' as const, 'facebook' as const] } };

async function open(surroundings: Parameters<typeof renderFlow>[2] = both, lastMethod: SignInMethod | null = null) {
  const stage = onStage(signInMachine, ({ newId }) => ({
    email: '',
    sourcePage: null,
    lastMethod,
    error: null,
    hasPasskeys: false,
    newId,
  }));
  const view = await renderFlow(stage, (flow) => <SignInPage flow={flow}>{null}</SignInPage>, surroundings);
  const tell = (...events: PopUpEvent[]) => act(() => events.forEach((event) => stage.actor.getSnapshot().children.popUp?.send(event)));
  return { ...view, tell };
}

const buttons = () => screen.getAllByRole('button', { name: /^Continue with / });
const google = () => screen.getByRole<HTMLButtonElement>('button', { name: /Google/ });
const message = (change: Partial<OauthMessage>): OauthMessage => ({
  kind: 'anydish.sign-in',
  attempt: 'id-1',
  status: false,
  isNewUser: false,
  problem: null,
  ...change,
});

test('offers the server’s providers, in order', async () => {
  await open();
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['Continue with Google', 'Continue with Facebook']);
});

test('offers Apple when configured', async () => {
  await open({ config: { providers: ['apple'] } });
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['Continue with Apple']);
});

test('shows nothing, not even a divider, without providers', async () => {
  await open({});
  expect(screen.queryByText('or')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Continue with/ })).toBeNull();
});

test('the sign-up offers the same', async () => {
  const stage = signUpStage();
  await renderFlow(stage, (flow) => <SignUpPage flow={flow}>{null}</SignUpPage>, both);
  expect(buttons()).toHaveLength(2);
  expect(stage.actor.getSnapshot().machine.id).toBe(signUpMachine.id);
});

test('marks this browser’s last sign-in method', async () => {
  await open(both, 'facebook');
  expect(screen.getByRole('button', { name: /Facebook/ }).textContent).toMatch(/Last used$/);
  expect(google().textContent).toBe('Continue with Google');
  expect(screen.getByLabelText('Password').getAttribute('aria-describedby')).toBeNull();
});

test('marks the password when it was the last method', async () => {
  await open(both, 'password');
  expect(descriptions(screen.getByLabelText('Password'))).toContain('Last used');
});

test('a press opens a window, and its state is announced without moving the focus', async () => {
  const { user, stage, tell } = await open();
  await user.click(google());
  expect(stage.call('showPopUp').input).toMatchObject({ provider: 'google' });
  tell({ type: 'popUp.opened' });
  expect(screen.getByRole('status').textContent).toContain('Continue in the Google window.');
  expect(document.activeElement).toBe(google());
  // The form stays usable.
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }).readOnly).toBe(false);
});

test('a new try clears an earlier message', async () => {
  const { user, tell } = await open();
  await user.click(google());
  tell({ type: 'popUp.opened' }, { type: 'result.received', message: message({ problem: 'cancelled' }) });
  expect(screen.getByRole('alert').textContent).toBe('Signing in with Google was cancelled.');
  await user.click(google());
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('while the session loads its button is busy, and the other is disabled', async () => {
  const { user, tell, answer, stage } = await open();
  await user.click(google());
  tell({ type: 'popUp.opened' }, { type: 'result.received', message: message({ status: true }) });
  expect(google().getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Facebook/ }).disabled).toBe(true);
  await answer('loadSession', ada);
  expect(stage.ran('saveSession')).toEqual([{ session: ada }]);
});

test('while the password is checked the providers are disabled', async () => {
  const { user } = await open();
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ana@cook.example');
  await user.type(screen.getByLabelText('Password'), 'make-any-dish{Enter}');
  expect(buttons().every((button) => button instanceof HTMLButtonElement && button.disabled)).toBe(true);
});

test('a taken address has its own text on the sign-in page', async () => {
  const { send } = await open();
  send({
    type: 'oauth.reported',
    provider: 'google',
    result: { status: false, isNewUser: false },
    session: null,
    error: oauthError('emailTaken', 'google'),
  });
  expect(screen.getByRole('alert').textContent).toBe(
    'An account with the email address that Google gave us already exists. Please sign in with your password.',
  );
});
