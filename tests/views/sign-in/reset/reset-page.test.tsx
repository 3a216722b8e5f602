import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ApiError } from '../../../../contract/errors.ts';
import { resetMachine } from '../../../../machines/sign-in/reset.machine.ts';
import { ResetPage } from '../../../../src/views/sign-in/reset/ResetPage.tsx';
import { keptConnections, storedReset } from '../../../machines/sign-in/reset.fixture.ts';
import { onStage } from '../../../support/stage.ts';
import { descriptions } from '../../../support/views/describe.ts';
import { renderFlow } from '../../../support/views/render-flow.tsx';
import { testStart } from '../../../support/world.ts';

// The countdown uses the page's clock; the test advances the machine's clock.
beforeEach(() => {
  vi.useFakeTimers({ now: testStart, toFake: ['Date', 'setInterval', 'clearInterval'] });
  return () => vi.useRealTimers();
});

const open = (typed = '', stored: typeof storedReset | null = null) =>
  renderFlow(
    onStage(resetMachine, ({ now }) => ({ email: typed, stored, now })),
    (flow) => <ResetPage flow={flow}>{null}</ResetPage>,
  );
const openAtTheCode = () => open('', storedReset);

async function openAtThePassword() {
  const view = await openAtTheCode();
  await view.user.type(code(), '123456');
  return view;
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Six-digit code/ });
const password = () => screen.getByLabelText<HTMLInputElement>('New password');
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const isFolded = () => password().closest('[inert]') !== null;
const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
const failure = (statusCode: number, payload: unknown = null, message = 'The server says no.'): ApiError => ({
  message,
  statusCode,
  payload,
});

describe('the first step', () => {
  test('asks for the address, focuses it, and links back to the sign-in', async () => {
    await open();
    expect(heading()).toBe('Reset password');
    expect([email().type, email().autocomplete]).toEqual(['email', 'username']);
    expect(document.activeElement).toBe(email());
    expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/login');
  });

  test('is prefilled with the address of the previous form', async () => {
    const { user, stage } = await open('ana@cook.example');
    expect(email().value).toBe('ana@cook.example');
    await user.keyboard('{Enter}');
    expect(stage.call('requestReset').input).toEqual({ email: 'ana@cook.example' });
    expect([button('Continue').getAttribute('aria-busy'), email().readOnly]).toEqual(['true', true]);
  });

  test('shows an error under the field, until the next edit', async () => {
    const { user, stage } = await open();
    await user.click(button('Continue'));
    expect(descriptions(email())).toEqual(['Email is required']);
    expect(document.activeElement).toBe(email());
    await user.keyboard('ana');
    expect(screen.queryByText('Email is required')).toBeNull();
    await user.keyboard('{Enter}');
    expect(descriptions(email())).toEqual(['Please enter a valid email address']);
    expect(stage.calls).toEqual([]);
  });

  test('shows a refusal in the common area, and keeps address and focus', async () => {
    const { user, refuse } = await open('ana@cook.example');
    await user.click(button('Continue'));
    await refuse('requestReset', failure(6, { retryAfter: 30 }));
    expect(alerts()).toEqual(['Too many requests. Please try again in 30 seconds.']);
    expect(email().value).toBe('ana@cook.example');
    expect(document.activeElement).toBe(email());
  });
});

describe('the second step', () => {
  test('begins at the code, and does not reveal whether the account exists', async () => {
    await openAtTheCode();
    expect(heading()).toBe('Check your email');
    expect(screen.getByText(/^If/).textContent).toBe('If ada@anydish.example has an account, a six-digit code is on its way to it.');
    expect(document.activeElement).toBe(code());
    expect(code().autocomplete).toBe('one-time-code');
    expect([isFolded(), button('Continue').disabled]).toEqual([true, true]);
  });

  test('follows the first, with the focus on the code', async () => {
    const { user, answer } = await open('ana@cook.example');
    await user.click(button('Continue'));
    await answer('requestReset', { token: 'token-1' });
    expect(document.activeElement).toBe(code());
    expect(screen.getByText('01:00')).toBeDefined();
  });

  test('the sixth digit unfolds the new password and focuses it', async () => {
    const { user } = await openAtTheCode();
    await user.type(code(), '12345');
    expect([isFolded(), button('Continue').disabled]).toEqual([true, true]);
    await user.type(code(), '6');
    expect([isFolded(), button('Continue').disabled]).toEqual([false, false]);
    expect(document.activeElement).toBe(password());
    expect(descriptions(password())).toEqual(['At least 8 characters']);
  });

  test('password managers recognize the account of the new password', async () => {
    await openAtThePassword();
    expect([password().type, password().autocomplete]).toEqual(['password', 'new-password']);
    const owner = document.querySelector<HTMLInputElement>('input[autocomplete="username"]');
    expect([owner?.value, owner?.readOnly, owner?.tabIndex, owner?.getAttribute('aria-hidden')]).toEqual([
      'ada@anydish.example',
      true,
      -1,
      'true',
    ]);
  });

  test('by keyboard alone: six digits, the password, Enter', async () => {
    const { user, stage, answer } = await openAtTheCode();
    await user.keyboard('123456three green apples{Enter}');
    expect(stage.call('confirmReset').input).toEqual({ token: 'token-1', code: '123456', password: 'three green apples', keep: null });
    expect(button('Continue').getAttribute('aria-busy')).toBe('true');
    expect([code().readOnly, password().readOnly, button('Use a different email').disabled]).toEqual([true, true, true]);
    await answer('confirmReset', null);
    expect(document.body.textContent).toBe('');
  });

  test('explains why a second code is needed', async () => {
    const { user, answer } = await openAtThePassword();
    await user.keyboard('three green apples{Enter}');
    await answer('confirmReset', { connections: [], token: 'token-2' });
    expect(screen.getByText(/so we need two codes from you/)).toBeDefined();
    expect([code().value, password().value, isFolded(), document.activeElement]).toEqual(['', 'three green apples', true, code()]);
  });

  test('asks which connected sign-ins to keep, with the focus on the first and none chosen', async () => {
    const { user, stage, answer } = await openAtThePassword();
    await user.keyboard('three green apples{Enter}');
    await answer('confirmReset', { connections: keptConnections });
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked }) => checked)).toEqual([false, false]);
    expect(document.activeElement).toBe(boxes[0]);
    expect(screen.getByText(/the others will be disconnected/)).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: 'Google ada@gmail.example' }));
    await user.click(button('Continue'));
    expect(stage.calls.findLast(({ src }) => src === 'confirmReset')?.input).toMatchObject({ keep: ['connection-1'] });
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  });

  test('asks for the password under its field', async () => {
    const { user, stage } = await openAtThePassword();
    await user.click(button('Continue'));
    expect(descriptions(password())).toContain('Password is required');
    expect(document.activeElement).toBe(password());
    expect(stage.calls.filter(({ src }) => src === 'confirmReset')).toEqual([]);
  });

  test.each([
    ['a wrong code', failure(7, { attemptsLeft: 4 }, 'This code is not right.'), 'This code is not right.'],
    ['an old code', failure(8, null, 'This code has expired.'), 'This code has expired.'],
    ['a bad code', failure(2, { code: 'Please enter a valid code' }), 'Please enter a valid code'],
  ])('shows %s under the boxes, with the focus there and the input kept', async (_, error, text) => {
    const { user, refuse } = await openAtThePassword();
    await user.keyboard('three green apples{Enter}');
    await refuse('confirmReset', error);
    expect(descriptions(code())).toEqual([text, 'The sixth digit opens the next field.']);
    expect(alerts()).toEqual([text, '']);
    expect(document.activeElement).toBe(code());
    expect([code().value, password().value, isFolded()]).toEqual(['123456', 'three green apples', false]);
  });

  test('shows a password error under the field, in place of the hint', async () => {
    const { user, refuse } = await openAtThePassword();
    await user.keyboard('apples{Enter}');
    await refuse('confirmReset', failure(2, { password: 'Please use at least 8 characters' }));
    expect(descriptions(password())).toEqual(['Please use at least 8 characters']);
    expect(document.activeElement).toBe(password());
    expect(password().value).toBe('apples');
    await user.keyboard('s');
    expect(descriptions(password())).toEqual(['At least 8 characters']);
  });

  test('shows any other refusal in the common area', async () => {
    const { user, refuse } = await openAtThePassword();
    await user.keyboard('three green apples{Enter}');
    await refuse('confirmReset', new TypeError('Failed to fetch'));
    expect(alerts()).toEqual(['', 'We cannot reach the server. Please check your connection and try again.']);
    expect(document.activeElement).toBe(password());
    await user.keyboard('!');
    expect(alerts()).toEqual(['', '']);
  });

  test('sends another code: the boxes are empty, the password is folded and kept', async () => {
    const { user, stage, answer } = await openAtThePassword();
    await user.keyboard('three green apples');
    act(() => stage.clock.increment(60_000));
    await user.click(button('Resend'));
    await answer('sendCode', { token: 'token-2' });
    expect(screen.getByText(/A new code is on its way/)).toBeDefined();
    expect([code().value, password().value, isFolded()]).toEqual(['', 'three green apples', true]);
    expect(document.activeElement).toBe(code());
  });

  test('links back to the address, which is kept', async () => {
    const { user } = await openAtTheCode();
    await user.click(button('Use a different email'));
    expect(heading()).toBe('Reset password');
    expect(email().value).toBe('ada@anydish.example');
    expect(document.activeElement).toBe(email());
  });
});
