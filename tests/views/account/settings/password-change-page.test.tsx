import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { passwordChangeMachine } from '../../../../machines/account/password-change.machine.ts';
import { PasswordChangePage } from '../../../../src/views/account/settings/PasswordChangePage.tsx';
import { onStage } from '../../../support/stage.ts';
import { descriptions } from '../../../support/views/describe.ts';
import { renderFlow } from '../../../support/views/render-flow.tsx';
import { member } from '../../../support/views/sessions.ts';

async function open(hasPassword = true) {
  const rendered = await renderFlow(
    onStage(passwordChangeMachine, () => undefined),
    (flow) => <PasswordChangePage flow={flow}>{null}</PasswordChangePage>,
    { session: member, path: '/account/password' },
  );
  await rendered.answer('loadAccount', { hasPassword });
  return rendered;
}

const current = () => screen.getByLabelText<HTMLInputElement>('Current password');
const next = () => screen.getByLabelText<HTMLInputElement>('New password');
const isChanged = () => screen.queryByText(/^Your password was changed/) !== null;
const invalid = (payload: object) => ({ message: 'Invalid input', statusCode: 2, payload });

test('password managers recognize the fields and the account', async () => {
  await open();
  expect([current().autocomplete, next().autocomplete]).toEqual(['current-password', 'new-password']);
  expect(document.querySelector<HTMLInputElement>('[autocomplete=username]')?.value).toBe('ana@cook.example');
  expect(descriptions(next())).toEqual(['At least 8 characters']);
});

test('missing input is reported at once, and the first empty field gets the focus', async () => {
  const { user, stage } = await open();
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect([descriptions(current()), document.activeElement]).toEqual([['Password is required'], current()]);
  await user.type(current(), 'old one{Enter}');
  expect([descriptions(next()), document.activeElement]).toEqual([['Password is required'], next()]);
  expect(stage.calls).toHaveLength(1);
});

test.each([
  [{ currentPassword: 'This is not your current password' }, current],
  [{ newPassword: 'This password is too common. Please choose another one' }, next],
])('the server’s message on %j is under the field, which gets the focus, and no input is lost', async (payload, field) => {
  const { user, refuse } = await open();
  await user.type(current(), 'old one');
  await user.type(next(), 'Password1{Enter}');
  await refuse('changePassword', invalid(payload));
  expect(descriptions(field())).toEqual(Object.values(payload));
  expect([current().value, next().value, document.activeElement]).toEqual(['old one', 'Password1', field()]);
});

test('any other refusal is in the common error area', async () => {
  const { user, refuse } = await open();
  await user.type(current(), 'old one');
  await user.type(next(), 'new password{Enter}');
  await refuse('changePassword', { message: 'Too many requests', statusCode: 6, payload: { retryAfter: 120 } });
  expect(screen.getByRole('alert').textContent).toBe('Too many requests. Please try again in 2 minutes.');
});

test('success clears the form and is announced until the next input', async () => {
  const { user, answer } = await open();
  await user.type(current(), 'old one');
  await user.type(next(), 'new password{Enter}');
  expect(isChanged()).toBe(false);
  await answer('changePassword', null);
  expect([isChanged(), current().value, next().value]).toEqual([true, '', '']);
  expect(document.activeElement).toBe(current());
  await user.type(current(), 'n');
  expect(isChanged()).toBe(false);
});

test('an account without a password is sent to the reset', async () => {
  const { user, history } = await open(false);
  expect(screen.queryByLabelText('New password')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Set a password' }));
  expect(history.at(-1)).toBe('/reset-password');
});
