import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SignUpPage } from '../../../../src/views/sign-in/sign-up/SignUpPage.tsx';
import { descriptions } from '../../../support/views/describe.ts';
import { renderFlow } from '../../../support/views/render-flow.tsx';
import { signUpStage } from '../../../support/views/sign-up-stage.ts';
import { testStart } from '../../../support/world.ts';

// The countdown uses the page's clock; the test advances the machine's clock.
beforeEach(() => {
  vi.useFakeTimers({ now: testStart, toFake: ['Date', 'setInterval', 'clearInterval'] });
  return () => vi.useRealTimers();
});

const open = (resendIn?: number) =>
  renderFlow(signUpStage({ step: 'verification', ...(resendIn !== undefined && { resendIn }) }), (flow) => (
    <SignUpPage flow={flow}>{null}</SignUpPage>
  ));

const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Six-digit code/ });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const wrongCode = { message: 'This code is not right. You have 4 tries left.', statusCode: 7, payload: { attemptsLeft: 4 } };

async function pass(view: Awaited<ReturnType<typeof open>>, milliseconds: number) {
  await act(async () => {
    vi.advanceTimersByTime(milliseconds);
    view.stage.clock.increment(milliseconds);
  });
}

test('the exact heading, the address, the label, and a hint that the sixth digit submits', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Confirm your email address');
  expect(screen.getByText('ana@cook.example')).toBeDefined();
  expect(code().labels?.[0]?.textContent).toBe('Six-digit code');
  expect(descriptions(code())).toEqual(['The sixth digit submits the code.']);
  expect(code().autocomplete).toBe('one-time-code');
  expect(document.activeElement).toBe(code());
});

test('Continue waits for six digits', async () => {
  const { user } = await open();
  expect(button('Continue').disabled).toBe(true);
  await user.type(code(), '12345');
  expect(button('Continue').disabled).toBe(true);
});

test('the sixth digit submits once, and the digits stay meanwhile', async () => {
  const { user, stage } = await open();
  await user.type(code(), '123456');
  expect(stage.calls.map(({ src, input }) => [src, input])).toEqual([['confirmCode', { token: 'token-1', code: '123456' }]]);
  expect(button('Continue').getAttribute('aria-busy')).toBe('true');
  await user.type(code(), '7{Backspace}');
  expect(code().value).toBe('123456');
});

test('a wrong code: the server’s message under the boxes, the digits kept, no automatic resubmit', async () => {
  const { user, refuse, stage } = await open();
  await user.type(code(), '123456');
  await refuse('confirmCode', wrongCode);
  expect(descriptions(code())).toEqual([wrongCode.message, 'The sixth digit submits the code.']);
  expect(screen.getByRole('alert').textContent).toBe(wrongCode.message);
  expect(code().value).toBe('123456');
  expect(document.activeElement).toBe(code());
  expect(button('Continue').disabled).toBe(false);
  expect(stage.calls).toHaveLength(1);
});

test('the message clears on edit, and the next sixth digit submits again', async () => {
  const { user, refuse, stage } = await open();
  await user.type(code(), '123456');
  await refuse('confirmCode', wrongCode);
  await user.keyboard('{Backspace}');
  expect(screen.queryByText(wrongCode.message)).toBeNull();
  await user.keyboard('7');
  expect(stage.calls.map(({ input }) => input)).toEqual([
    { token: 'token-1', code: '123456' },
    { token: 'token-1', code: '123457' },
  ]);
});

test('after a refusal Continue sends the same code again', async () => {
  const { user, refuse, stage } = await open();
  await user.type(code(), '123456');
  await refuse('confirmCode', new TypeError('Failed to fetch'));
  await user.click(button('Continue'));
  expect(stage.calls).toHaveLength(2);
});

test('the countdown runs in mm:ss, and at zero the code can be sent again', async () => {
  const view = await open();
  expect(screen.getByText('01:00')).toBeDefined();
  expect(button('Resend').disabled).toBe(true);
  await pass(view, 18_000);
  expect(screen.getByText('00:42')).toBeDefined();
  await pass(view, 42_000);
  expect(screen.getByText('You can resend the code.')).toBeDefined();
  expect(button('Resend').disabled).toBe(false);
});

test('only changes are announced, not each second', async () => {
  await open();
  expect(screen.getByText('01:00').closest('[role], [aria-live]:not([aria-live=off])')).toBeNull();
});

test('sending again restarts the countdown, clears the boxes and announces it', async () => {
  const view = await open(0);
  await pass(view, 1);
  await view.user.type(code(), '123');
  await view.user.click(button('Resend'));
  expect(button('Resend').getAttribute('aria-busy')).toBe('true');
  await view.answer('sendCode', { token: 'token-2' });
  expect(screen.getByText('01:00')).toBeDefined();
  expect(screen.getByText(/A new code is on its way/)).toBeDefined();
  expect(code().value).toBe('');
});

test('when sending fails, the server’s message is shown and the button is enabled again', async () => {
  const view = await open(0);
  await pass(view, 1);
  await view.user.type(code(), '123');
  await view.user.click(button('Resend'));
  await view.refuse('sendCode', { message: 'Mail is down.', statusCode: 1, payload: null });
  expect(screen.getByText('Mail is down.')).toBeDefined();
  expect(button('Resend').disabled).toBe(false);
  expect(code().value).toBe('123');
});

test('too early for the server: the countdown follows its time', async () => {
  const view = await open(0);
  await pass(view, 1);
  await view.user.click(button('Resend'));
  await view.refuse('sendCode', { message: 'Too many requests', statusCode: 6, payload: { retryAfter: 30 } });
  expect(screen.getByText('00:30')).toBeDefined();
  expect(screen.getByText('Too many requests. Please try again in 30 seconds.')).toBeDefined();
});

test('a different email leads back to the form, which keeps the address', async () => {
  const { user } = await open();
  await user.click(button('Use a different email'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Create an account');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }).value).toBe('ana@cook.example');
});
