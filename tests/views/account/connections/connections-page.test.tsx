import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Connections } from '../../../../contract/account/connections.ts';
import { oauthError } from '../../../../contract/sign-in/oauth.ts';
import { connectionsMachine } from '../../../../machines/account/connections.machine.ts';
import { ConnectionsPage } from '../../../../src/views/account/connections/ConnectionsPage.tsx';
import { google } from '../../../machines/account/connections.fixture.ts';
import { ada, failure } from '../../../machines/samples.ts';
import { onStage } from '../../../support/stage.ts';
import { renderFlow } from '../../../support/views/render-flow.tsx';

const one: Connections = { hasPassword: true, items: [google] };

async function open(connections: Connections = one, error: Parameters<typeof oauthError>[0] | null = null) {
  const stage = onStage(connectionsMachine, ({ newId }) => ({ error: error && oauthError(error, 'google'), newId }));
  const view = await renderFlow(stage, (flow) => <ConnectionsPage flow={flow}>{null}</ConnectionsPage>, {
    session: ada,
    config: { providers: ['google', 'facebook'] },
    path: '/account/sign-ins',
  });
  await view.answer('loadConnections', connections);
  return view;
}

const row = (name: string) => {
  const found = screen.getAllByRole('listitem').find((item) => within(item).queryByRole('heading', { name }));
  if (!found) throw new Error(`There is no row of ${name}.`);
  return found;
};
const press = async ({ user }: Awaited<ReturnType<typeof open>>, name: RegExp) => user.click(screen.getByRole('button', { name }));

test('each site with its account, connection date and last use; then the sites not connected', async () => {
  await open();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Google', 'Facebook']);
  expect(row('Google').textContent).toContain('ada@elsewhere.example');
  expect(row('Google').textContent).toContain('Connected on Nov 3, 2026, last used on Nov 21, 2026');
  expect(row('Facebook').textContent).toContain('Not connected');
  expect(within(row('Facebook')).getByRole('button').getAttribute('aria-label')).toBe('Connect Facebook');
});

test('only a site that hides the owner’s address says so', async () => {
  const apple = { ...google, guid: 'apple', provider: 'apple' as const, email: 'x@privaterelay.appleid.com', isRelayed: true };
  await open({ hasPassword: true, items: [google, apple] });
  expect(row('Apple').textContent).toContain('Apple hides your own email address and forwards what is sent to this one.');
  expect(row('Google').textContent).not.toContain('hides');
});

test('two accounts of one site are distinguishable rows', async () => {
  await open({ hasPassword: true, items: [google, { ...google, guid: 'other', email: null }] });
  const names = screen.getAllByRole('button', { name: /^Disconnect/ }).map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['Disconnect Google (ada@elsewhere.example)', 'Disconnect Google']);
});

test('the confirmation replaces the button; the focus stays', async () => {
  const view = await open();
  await press(view, /^Disconnect Google/);
  expect(screen.getByText('You will no longer be able to sign in with Google.').closest('output')).not.toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Keep Google/ }));
  await press(view, /^Keep Google/);
  expect(screen.queryByText(/no longer be able/)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Disconnect Google/ }));
});

test('a disconnected site is announced, and can be connected again; the focus goes to the top of the page', async () => {
  const view = await open();
  await press(view, /^Disconnect Google/);
  await press(view, /^Yes, disconnect/);
  await view.answer('disconnect', { hasPassword: true, items: [] });
  expect(screen.getByText('Google is disconnected.').closest('output')).not.toBeNull();
  expect(within(row('Google')).getByRole('button').getAttribute('aria-label')).toBe('Connect Google');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('a refusal is shown, and the list stays', async () => {
  const view = await open();
  await press(view, /^Disconnect Google/);
  await press(view, /^Yes, disconnect/);
  await view.refuse('disconnect', failure('conflict'));
  expect(screen.getByRole('alert').textContent).toBe('The server says: conflict.');
  expect(screen.getByRole('button', { name: /^Disconnect Google/ })).toBeTruthy();
});

test('the only sign-in has no disconnect button, and the page explains how to add another', async () => {
  await open({ hasPassword: false, items: [{ ...google, canDisconnect: false }] });
  expect(row('Google').textContent).toContain('This is the only way into your account.');
  expect(within(row('Google')).queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Choose one' }).getAttribute('href')).toBe('/reset-password');
});

test('with a password the page says that it signs in as well', async () => {
  await open();
  expect(screen.getByText('You can also sign in with your email address and password.')).toBeTruthy();
});

test('a session that is too old gets a link to sign in again', async () => {
  await open(one, 'signInAgain');
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('You signed in a while ago. Please sign in again, then connect Google.');
  expect(within(alert).getByRole('link', { name: 'Sign in again' }).getAttribute('href')).toBe('/login');
});

test('other problems have no such link', async () => {
  await open(one, 'connectedElsewhere');
  expect(screen.getByRole('alert').textContent).toBe('This Google sign-in already belongs to another account.');
});
