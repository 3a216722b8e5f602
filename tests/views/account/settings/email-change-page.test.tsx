import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { emailChangeMachine } from '../../../../machines/account/email-change.machine.ts';
import { EmailChangePage } from '../../../../src/views/account/settings/EmailChangePage.tsx';
import { onStage } from '../../../support/stage.ts';
import { descriptions } from '../../../support/views/describe.ts';
import { renderFlow } from '../../../support/views/render-flow.tsx';
import { member } from '../../../support/views/sessions.ts';
import { testStart } from '../../../support/world.ts';

async function open(hasPassword = true) {
  vi.useFakeTimers({ now: testStart, toFake: ['Date'] });
  const rendered = await renderFlow(
    onStage(emailChangeMachine, ({ now }) => ({ userGuid: member.guid, email: '', stored: null, now })),
    (flow) => <EmailChangePage flow={flow}>{null}</EmailChangePage>,
    { session: member, path: '/account/email' },
  );
  vi.useRealTimers();
  await rendered.answer('loadAccount', { hasPassword });
  return rendered;
}

const address = () => screen.getByLabelText<HTMLInputElement>('New email address');
const password = () => screen.getByLabelText<HTMLInputElement>('Current password');
const code = () => screen.getByLabelText<HTMLInputElement>(/^Six-digit code/);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

async function atTheCode() {
  const rendered = await open();
  await rendered.user.type(address(), 'new@cook.example');
  await rendered.user.type(password(), 'secret{Enter}');
  await rendered.answer('beginChange', { token: 'token-1' });
  return rendered;
}

test('shows the current address, and the fields for a change', async () => {
  await open();
  expect(screen.getByText('ana@cook.example')).toBeDefined();
  expect([address().type, password().autocomplete]).toEqual(['email', 'current-password']);
});

test('an account without a password has no password field', async () => {
  await open(false);
  expect(screen.queryByLabelText('Current password')).toBeNull();
});

test('missing input is reported at once, and the first empty field gets the focus', async () => {
  const { user } = await open();
  await user.click(button('Continue'));
  expect([descriptions(address())[0], document.activeElement]).toEqual(['Email is required', address()]);
  await user.type(address(), 'new@cook.example{Enter}');
  expect([descriptions(password()), document.activeElement]).toEqual([['Password is required'], password()]);
});

test('a wrong password is reported under its field, and the address stays', async () => {
  const { user, refuse } = await open();
  await user.type(address(), 'new@cook.example');
  await user.type(password(), 'secret{Enter}');
  await refuse('beginChange', { message: 'Invalid', statusCode: 2, payload: { currentPassword: 'This is not your current password' } });
  expect([descriptions(password()), address().value]).toEqual([['This is not your current password'], 'new@cook.example']);
  expect(document.activeElement).toBe(password());
});

test('the embedded form has Cancel and Save changes, which waits for six digits; the sixth submits', async () => {
  const { user, stage } = await atTheCode();
  expect(screen.getByText('new@cook.example')).toBeDefined();
  expect(document.activeElement).toBe(code());
  for (const name of ['Continue', 'Use a different email']) expect(screen.queryByRole('button', { name })).toBeNull();
  await user.type(code(), '12345');
  expect([button('Save changes').disabled, button('Cancel').disabled]).toEqual([true, false]);
  await user.type(code(), '6');
  expect(stage.call('confirmCode').input).toEqual({ token: 'token-1', code: '123456' });
  expect([button('Save changes').getAttribute('aria-busy'), button('Cancel').disabled]).toEqual(['true', true]);
});

test('success shows the form again with a message, at the same address', async () => {
  const { user, answer, history } = await atTheCode();
  await user.type(code(), '123456');
  await answer('confirmCode', { ...member, email: 'new@cook.example' });
  expect(screen.getByText('Your email address was changed.')).toBeDefined();
  expect([address().value, document.activeElement]).toEqual(['', address()]);
  expect(history).toEqual(['/account/email']);
});

test('a wrong code is reported under the boxes, and can be resubmitted by the button', async () => {
  const { user, refuse, stage } = await atTheCode();
  await user.type(code(), '123456');
  await refuse('confirmCode', { message: 'This code is not right.', statusCode: 7, payload: { attemptsLeft: 4 } });
  expect(descriptions(code())).toEqual(['This code is not right.', 'The sixth digit submits the code.']);
  const calls = stage.calls.length;
  await user.click(button('Save changes'));
  expect(stage.calls).toHaveLength(calls + 1);
});

test('Cancel returns to the form with the address in it', async () => {
  const { user } = await atTheCode();
  await user.click(button('Cancel'));
  expect([address().value, password().value]).toEqual(['new@cook.example', '']);
});

test('a sign-in that is too old must be repeated, and returns here', async () => {
  const { user, refuse } = await open(false);
  await user.type(address(), 'new@cook.example{Enter}');
  await refuse('beginChange', { message: 'You signed in a while ago.', statusCode: 4, payload: null });
  expect(screen.getByText('You signed in a while ago.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Sign in again' }).getAttribute('href')).toBe('/login');
  expect(address().value).toBe('new@cook.example');
});
