import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Device } from '../../../contract/settings-endpoints.ts';
import { sessionListMachine } from '../../../machines/session-list.machine.ts';
import { SessionListPage } from '../../../src/views/settings/SessionListPage.tsx';
import { devices } from '../../machines/devices.ts';
import { onStage } from '../../support/stage.ts';
import { renderFlow } from '../../support/views/render-flow.tsx';
import { member } from '../../support/views/sessions.ts';

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
const question = (name: string) => screen.getByRole('group', { name });

test('each device: what it is, since when, when last seen; this one is marked and has no button', async () => {
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

test('nothing ends by one press: it is asked where it was asked for, and Cancel gives the focus back', async () => {
  const { user, stage } = await open();
  await user.click(button('Sign out Safari on iOS'));
  expect(document.activeElement).toBe(question('Sign out this device?'));
  expect(within(rows()[1] ?? document.body).getByRole('group')).toBeDefined();
  expect(stage.calls).toHaveLength(1);
  await user.click(button('Cancel'));
  expect(screen.queryByRole('group')).toBeNull();
  expect(document.activeElement).toBe(button('Sign out Safari on iOS'));
});

test('the list says that it is gone, and has the focus', async () => {
  const { user, answer } = await open();
  await user.click(button('Sign out Safari on iOS'));
  await user.click(button('Yes, sign out'));
  expect([button('Yes, sign out').getAttribute('aria-busy'), button('Cancel').disabled]).toEqual(['true', true]);
  await answer('signOut', [desk]);
  expect(names()).toEqual(['Firefox on Windows']);
  const message = screen.getByText('The device is signed out.');
  expect(message.closest('output')).not.toBeNull();
  expect(document.activeElement?.contains(message)).toBe(true);
  expect(screen.queryByRole('button', { name: /all other devices/ })).toBeNull();
});

test('all others at once', async () => {
  const { user, answer, stage } = await open([desk, phone, { ...phone, guid: 'guid-tablet' }]);
  await user.click(button('Sign out all other devices'));
  expect(document.activeElement).toBe(question('Sign out all other devices?'));
  await user.click(button('Yes, sign out'));
  expect(stage.call('signOut').input).toEqual({ guid: null });
  await answer('signOut', [desk]);
  expect(screen.getByText('All other devices are signed out.')).toBeDefined();
});

test('another device can be chosen while one is asked about, and then that one has the focus', async () => {
  const { user } = await open([desk, phone, { ...phone, guid: 'guid-tablet', system: 'Android' }]);
  await user.click(button('Sign out Safari on iOS'));
  await user.click(button('Sign out Safari on Android'));
  expect(screen.getAllByRole('group')).toHaveLength(1);
  expect(within(rows()[2] ?? document.body).getByRole('group')).toBe(document.activeElement);
  await user.click(button('Cancel'));
  expect(document.activeElement).toBe(button('Sign out Safari on Android'));
});

test('a failure is told in the question, which stays', async () => {
  const { user, refuse } = await open();
  await user.click(button('Sign out Safari on iOS'));
  await user.click(button('Yes, sign out'));
  await refuse('signOut', { message: 'Server response error', statusCode: 1, payload: null });
  expect(within(question('Sign out this device?')).getByRole('alert').textContent).toBe('Server response error');
  expect(document.activeElement).toBe(question('Sign out this device?'));
});

test('alone, there is nothing to sign out', async () => {
  await open([desk]);
  expect(screen.queryByRole('button')).toBeNull();
});
