import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SignUpPage } from '../../../../src/views/sign-in/sign-up/SignUpPage.tsx';
import { descriptions } from '../../../support/views/describe.ts';
import { renderFlow } from '../../../support/views/render-flow.tsx';
import { nameless } from '../../../support/views/sessions.ts';
import { signUpStage } from '../../../support/views/sign-up-stage.ts';

const open = () => renderFlow(signUpStage({ step: 'profile', session: nameless }), (flow) => <SignUpPage flow={flow}>{null}</SignUpPage>);

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Full name' });
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' });

test('the exact heading, and an autofillable field with the focus', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Finish signing up');
  expect(name().autocomplete).toBe('name');
  expect(document.activeElement).toBe(name());
});

test.each(['', '   '])('%j is not a valid name', async (typed) => {
  const { user, stage } = await open();
  if (typed !== '') await user.type(name(), typed);
  await user.click(button());
  expect(descriptions(name())).toEqual(['Full name is required']);
  expect(document.activeElement).toBe(name());
  expect(stage.calls).toEqual([]);
});

test('Enter saves the name in two parts, and disables it meanwhile', async () => {
  const { user, stage } = await open();
  await user.type(name(), 'Ana Maria  Silva{Enter}');
  expect(stage.call('saveProfile').input).toEqual({ firstName: 'Ana', lastName: 'Maria Silva' });
  expect([button().disabled, button().getAttribute('aria-busy')]).toEqual([true, 'true']);
});

test('the server’s message is shown, the name stays, and the message clears on edit', async () => {
  const { user, refuse } = await open();
  await user.type(name(), 'Ana{Enter}');
  await refuse('saveProfile', { message: 'Server response error', statusCode: 1, payload: null });
  expect(screen.getByRole('alert').textContent).toBe('Server response error');
  expect(name().value).toBe('Ana');
  expect(document.activeElement).toBe(name());
  await user.type(name(), '!');
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('the server’s message on the name is shown under it', async () => {
  const { user, refuse } = await open();
  await user.type(name(), 'Ana{Enter}');
  await refuse('saveProfile', { message: 'Invalid input', statusCode: 2, payload: { firstName: 'Please use at most 100 characters' } });
  expect(descriptions(name())).toEqual(['Please use at most 100 characters']);
  expect(screen.getByRole('alert').textContent).toBe('');
});
