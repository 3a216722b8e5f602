import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SignUpPage } from '../../../../src/views/sign-in/sign-up/SignUpPage.tsx';
import { descriptions } from '../../../support/views/describe.ts';
import { renderFlow } from '../../../support/views/render-flow.tsx';
import { signUpStage } from '../../../support/views/sign-up-stage.ts';

const open = () => renderFlow(signUpStage(), (flow) => <SignUpPage flow={flow}>{null}</SignUpPage>);

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Sign up' });

async function refuse(error: { message: string; statusCode: number; payload: unknown }) {
  const view = await open();
  await view.user.type(email(), 'ana@cook.example');
  await view.user.type(password(), 'make-any-dish{Enter}');
  await view.refuse('createAccount', error);
  return view;
}

test('the exact texts and links', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Create an account');
  expect(screen.getByText(/^By signing up/).textContent).toBe('By signing up you agree to our Terms and Conditions and Privacy Policy.');
  expect(screen.getByRole('link', { name: 'Terms and Conditions' }).getAttribute('href')).toBe('/terms');
  expect(screen.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe('/privacy');
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/login');
});

test('a passkey is offered instead of a password, where the browser supports it', async () => {
  const passkey = () => screen.queryByRole('button', { name: 'Use a passkey instead of a password' });
  const { unmount } = await open();
  expect(passkey()).not.toBeNull();
  unmount();
  await renderFlow(signUpStage({ hasPasskeys: false }), (flow) => <SignUpPage flow={flow}>{null}</SignUpPage>);
  expect(passkey()).toBeNull();
  expect(password()).not.toBeNull();
});

test('password managers offer a new password', async () => {
  await open();
  expect([email().type, email().autocomplete]).toEqual(['email', 'username']);
  expect(password().autocomplete).toBe('new-password');
  expect(descriptions(password())).toEqual(['At least 8 characters']);
});

test.each([
  ['', '', false],
  ['ana@cook.example', '', false],
  ['ana@cook.example', 'make-any-dish', false],
  ['', 'make-any-dish', true],
])('with the email %j and the password %j the button looks dimmed: %s', async (typedEmail, typedPassword, isDimmed) => {
  const { user } = await open();
  if (typedEmail !== '') await user.type(email(), typedEmail);
  if (typedPassword !== '') await user.type(password(), typedPassword);
  expect('dimmed' in button().dataset).toBe(isDimmed);
  expect(button().disabled).toBe(false);
});

test('a dimmed button can still be pressed, and reports what is missing', async () => {
  const { user } = await open();
  await user.type(password(), 'make-any-dish');
  await user.click(button());
  expect(descriptions(email())).toEqual(['Email is required']);
  expect(document.activeElement).toBe(email());
  expect(password().value).toBe('make-any-dish');
});

test('a malformed address', async () => {
  const { user, stage } = await open();
  await user.type(email(), 'ana at cook');
  await user.type(password(), 'make-any-dish{Enter}');
  expect(descriptions(email())).toEqual(['Please enter a valid email address']);
  expect(stage.calls).toEqual([]);
});

test('the account is requested once, with a spinner on the button', async () => {
  const { user, stage } = await open();
  await user.type(email(), 'ana@cook.example');
  await user.type(password(), 'make-any-dish{Enter}{Enter}');
  expect(stage.calls.map(({ src }) => src)).toEqual(['createAccount']);
  expect([button().disabled, button().getAttribute('aria-busy')]).toEqual([true, 'true']);
  await user.type(email(), 'x');
  expect(email().value).toBe('ana@cook.example');
});

test('status code 9: the exact texts with a link to the reset, and the input is kept', async () => {
  await refuse({ message: 'Conflict', statusCode: 9, payload: null });
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('Account using this email is already registered.');
  expect(alert.textContent).toContain('Try again or reset your password to sign in');
  expect(screen.getByRole('link', { name: 'reset your password' }).getAttribute('href')).toBe('/reset-password');
  expect([email().value, password().value]).toEqual(['ana@cook.example', 'make-any-dish']);
  expect(document.activeElement).toBe(email());
});

test('another error: the server’s message in the common area', async () => {
  await refuse({ message: 'Server response error', statusCode: 1, payload: null });
  expect(screen.getByRole('alert').textContent).toBe('Server response error');
});

test('too many tries: the waiting time', async () => {
  await refuse({ message: 'Too many requests', statusCode: 6, payload: { retryAfter: 42 } });
  expect(screen.getByRole('alert').textContent).toBe('Too many requests. Please try again in 42 seconds.');
});

test('a password refused by the server: an error under the field, which gets the focus', async () => {
  const { user } = await refuse({ message: 'Invalid input', statusCode: 2, payload: { password: 'Please use at least 8 characters' } });
  expect(descriptions(password())).toEqual(['Please use at least 8 characters']);
  expect(document.activeElement).toBe(password());
  await user.type(password(), '!');
  expect(password().getAttribute('aria-invalid')).toBeNull();
  expect(email().value).toBe('ana@cook.example');
});
