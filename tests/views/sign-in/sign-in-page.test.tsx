import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signInMachine } from '../../../machines/sign-in/sign-in.machine.ts';
import { SignInPage } from '../../../src/views/sign-in/SignInPage.tsx';
import { onStage } from '../../support/stage.ts';
import { descriptions } from '../../support/views/describe.ts';
import { renderFlow } from '../../support/views/render-flow.tsx';

const open = () =>
  renderFlow(
    onStage(signInMachine, ({ newId }) => ({ email: '', sourcePage: null, lastMethod: null, error: null, hasPasskeys: true, newId })),
    (flow) => <SignInPage flow={flow}>{null}</SignInPage>,
  );

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Sign In' });

test('the exact texts and links', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sign In');
  expect(screen.getByRole('link', { name: 'Reset password' }).getAttribute('href')).toBe('/reset-password');
  expect(screen.getByText(/^New to AnyDish\?/).textContent).toBe('New to AnyDish? Sign Up');
  expect(screen.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/sign-up');
});

test('password managers recognize both fields', async () => {
  await open();
  expect([email().type, email().autocomplete]).toEqual(['email', 'username webauthn']);
  expect([password().type, password().autocomplete]).toEqual(['password', 'current-password']);
});

test('an empty form reports what is missing under each field and focuses the first', async () => {
  const { user, stage } = await open();
  await user.click(button());
  expect(descriptions(email())).toEqual(['Email is required']);
  expect(descriptions(password())).toEqual(['Password is required']);
  expect(document.activeElement).toBe(email());
  expect(stage.calls.filter(({ src }) => src === 'signIn')).toEqual([]);
});

test('with a valid email the missing password gets the focus', async () => {
  const { user } = await open();
  await user.type(email(), 'ana@cook.example{Enter}');
  expect(email().getAttribute('aria-invalid')).toBeNull();
  expect(document.activeElement).toBe(password());
});

test('errors clear on edit of either field, and the focus stays', async () => {
  const { user } = await open();
  await user.click(button());
  await user.type(email(), 'ana');
  expect(screen.queryByText('Email is required')).toBeNull();
  expect(screen.queryByText('Password is required')).toBeNull();
  expect(document.activeElement).toBe(email());
  expect(email().value).toBe('ana');
});

test('by keyboard alone: two fields and Enter', async () => {
  const { user, stage } = await open();
  await user.click(email());
  await user.keyboard('ana@cook.example');
  await user.tab();
  await user.keyboard('make-any-dish{Enter}');
  expect(stage.call('signIn').input).toEqual({ email: 'ana@cook.example', password: 'make-any-dish' });
  expect(button().disabled).toBe(true);
  expect(button().getAttribute('aria-busy')).toBe('true');
});

test('a refusal shows the server’s message in the common area and keeps the input', async () => {
  const { user, refuse } = await open();
  await user.type(email(), 'ana@cook.example');
  await user.type(password(), 'wrong{Enter}');
  await refuse('signIn', { message: 'Wrong email or password.', statusCode: 3, payload: null });
  expect(screen.getByRole('alert').textContent).toBe('Wrong email or password.');
  expect([email().value, password().value]).toEqual(['ana@cook.example', 'wrong']);
  expect(document.activeElement).toBe(password());

  await user.type(password(), 'r');
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('the server’s message on a field is shown under it', async () => {
  const { user, refuse } = await open();
  await user.type(email(), 'ana@cook.example');
  await user.type(password(), 'x{Enter}');
  await refuse('signIn', { message: 'Invalid input', statusCode: 2, payload: { password: 'Please use at most 256 characters' } });
  expect(descriptions(password())).toEqual(['Please use at most 256 characters']);
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(document.activeElement).toBe(password());
});

test('a missing connection has our own message', async () => {
  const { user, refuse } = await open();
  await user.type(email(), 'ana@cook.example');
  await user.type(password(), 'x{Enter}');
  await refuse('signIn', new TypeError('Failed to fetch'));
  expect(screen.getByRole('alert').textContent).toBe('We cannot reach the server. Please check your connection and try again.');
});
