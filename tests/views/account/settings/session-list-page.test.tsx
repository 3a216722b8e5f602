import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Device } from '../../../../contract/account/settings-endpoints.ts';
import { sessionListMachine } from '../../../../machines/account/session-list.machine.ts';
import { SessionListPage } from '../../../../src/views/account/settings/SessionListPage.tsx';
import { devices } from '../../../machines/account/devices.ts';
import { onStage } from '../../../support/stage.ts';
import { renderFlow } from '../../../support/views/render-flow.tsx';
import { member } from '../../../support/views/sessions.ts';

const [desk, phone] = devices;

async function open(list: readonly Device[] = devices) {
  const rendered = await renderFlow(
    onStage(sessionListMachine, () => undefined),
    (flow) => <SessionListPage flow={flow}>{null}</SessionListPage>,
    { session: member, path: '/account/sessions' },
  );
  await rendered.answer('loadDevices', list);
  return rendered;
}

const rows = () => screen.getAllByRole('listitem');
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('each device: description, sign-in date, last activity; the current one is marked and has no button', async () => {
  await open();
  expect(names()).toEqual(['Firefox on Windows', 'Safari on iOS']);
  const [own, other] = rows().map((row) => within(row));
  expect(own?.getByText('This device')).toBeDefined();
  expect(own?.queryByRole('button')).toBeNull();
  expect(other?.queryByText('This device')).toBeNull();
  const times = [...(rows()[1]?.querySelectorAll('time') ?? [])].map(({ dateTime }) => dateTime);
  expect(times).toEqual([new Date(phone.createdAt).toISOString(), new Date(phone.lastSeenAt).toISOString()]);
});

test.each([
  ['Safari', null, 'Safari'],
  [null, 'iOS', 'iOS'],
  [null, null, 'Unknown device'],
])('a device of which only %s and %s are known is called %s', async (browser, system, name) => {
  await open([desk, { ...phone, browser, system }]);
  expect(names()).toEqual(['Firefox on Windows', name]);
});

test('signing out needs a confirmation, and cancelling changes nothing', async () => {
  const { user, stage, answer } = await open();
  await user.click(button('Sign out Safari on iOS'));
  expect(stage.calls.map(({ src }) => src)).toEqual(['loadDevices', 'confirm']);
  await answer('confirm', false);
  expect(button('Sign out Safari on iOS').disabled).toBe(false);
  expect(names()).toEqual(['Firefox on Windows', 'Safari on iOS']);
});

test('the list announces the sign-out, and gets the focus', async () => {
  const { user, answer } = await open();
  await user.click(button('Sign out Safari on iOS'));
  await answer('confirm', true);
  expect(button('Sign out Safari on iOS').getAttribute('aria-busy')).toBe('true');
  expect([button('Sign out all other devices').disabled, button('Sign out all other devices').ariaBusy]).toEqual([true, null]);
  await answer('signOut', [desk]);
  expect(names()).toEqual(['Firefox on Windows']);
  const message = screen.getByText('The device is signed out.');
  expect(message.closest('output')).not.toBeNull();
  expect(document.activeElement?.contains(message)).toBe(true);
  expect(screen.queryByRole('button', { name: /all other devices/ })).toBeNull();
});

test('signs out all other devices at once', async () => {
  const { user, answer, stage } = await open([desk, phone, { ...phone, guid: 'guid-tablet', system: 'Android' }]);
  await user.click(button('Sign out all other devices'));
  await answer('confirm', true);
  expect(stage.call('signOut').input).toEqual({ guid: null });
  expect(button('Sign out all other devices').getAttribute('aria-busy')).toBe('true');
  expect([button('Sign out Safari on iOS').disabled, button('Sign out Safari on iOS').ariaBusy]).toEqual([true, null]);
  await answer('signOut', [desk]);
  expect(screen.getByText('All other devices are signed out.')).toBeDefined();
});

test('a failure is shown in the device’s row, whose button gets the focus', async () => {
  const { user, answer, refuse } = await open();
  await user.click(button('Sign out Safari on iOS'));
  await answer('confirm', true);
  await refuse('signOut', { message: 'Server response error', statusCode: 1, payload: null });
  expect(rows().map((row) => within(row).getByRole('alert').textContent)).toEqual(['', 'Server response error']);
  expect(document.activeElement).toBe(button('Sign out Safari on iOS'));
});

test('a failure to sign out all others is shown below their button', async () => {
  const { user, answer, refuse } = await open();
  await user.click(button('Sign out all other devices'));
  await answer('confirm', true);
  await refuse('signOut', { message: 'Server response error', statusCode: 1, payload: null });
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['', '', 'Server response error']);
  expect(document.activeElement).toBe(button('Sign out all other devices'));
});

test('with one device there is nothing to sign out', async () => {
  await open([desk]);
  expect(screen.queryByRole('button')).toBeNull();
});
