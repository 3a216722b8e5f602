import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anonymousSession } from '../../../../machines/shell/session.machine.ts';
import { MemberPage } from '../../../../src/views/shell/member/MemberPage.tsx';
import { loadPages, openAddress, openShell } from '../../../support/views/open-shell.tsx';
import { renderInApp } from '../../../support/views/render-flow.tsx';
import { member, nameless } from '../../../support/views/sessions.ts';

const open = (session = member) => renderInApp(<MemberPage flow={null}>what the page shows</MemberPage>, { session, path: '/account' });

test('a visitor is asked to sign in and sees nothing of the page', async () => {
  const { user, history } = await open(anonymousSession('guid'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Please sign in');
  expect(screen.queryByText('what the page shows')).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Sign In' }));
  expect(history).toEqual(['/account', '/login']);
});

test('a page with an unknown session does not treat its user as a visitor', async () => {
  const { stage } = openShell();
  await openAddress(stage, '/account');
  await act(() => stage.refuse('loadSession', new TypeError('Failed to fetch')));
  await loadPages(stage, { member: { view: MemberPage }, account: { view: () => <p>what is kept here</p> } });
  expect(screen.queryByText('Please sign in')).toBeNull();
  expect(screen.getByText('what is kept here')).toBeDefined();
  // The list and the saved recipes work without a server; the rest of the bar does not.
  const bar = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(bar.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/account', '/shopping']);
});

test('a user without a name is sent to the last sign-up step', async () => {
  await open(nameless);
  expect(screen.queryByText('what the page shows')).toBeNull();
  expect(screen.getByRole('link', { name: 'Finish signing up' }).getAttribute('href')).toBe('/sign-up/profile');
});

test('a member sees the page, and links to recipes and kitchen', async () => {
  await open();
  expect(screen.getByText('what the page shows')).toBeDefined();
  const nav = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(nav.getByRole('link', { name: 'My recipes' }).getAttribute('href')).toBe('/account');
  expect(nav.getByRole('link', { name: 'New recipe' }).getAttribute('href')).toBe('/ai/ana/new');
});

test.each([
  ['/account', 'My recipes'],
  ['/ai/ana/new', 'New recipe'],
  ['/account/profile', null],
])('at %s the main navigation marks %s', async (path, name) => {
  await renderInApp(<MemberPage flow={null}>{null}</MemberPage>, { session: member, path });
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  const marked = links.filter((link) => link.getAttribute('aria-current') === 'page');
  expect(marked).toEqual(name === null ? [] : [screen.getByRole('link', { name })]);
  // The current link is the open page.
  expect(links.filter((link) => link.dataset['variant'] !== 'Transparent' && link.closest('[popover]') === null)).toEqual(marked);
});

test('the logo leads a member to the kitchen, and a visitor to the landing page', async () => {
  const { unmount } = await open();
  expect(screen.getByRole('link', { name: 'AnyDish' }).getAttribute('href')).toBe('/ai/ana/new');
  unmount();
  await open(anonymousSession('guid'));
  expect(screen.getByRole('link', { name: 'AnyDish' }).getAttribute('href')).toBe('/');
});

test('a pending deletion is announced with its date on every page but its own, with a link to cancel', async () => {
  const leaving = { ...member, extra: { ...member.extra, deletesAt: Date.UTC(2026, 11, 3, 12) } };
  const { unmount } = await open(leaving);
  expect(screen.getByText(/^Your account will be deleted on/).textContent).toContain('Your account will be deleted on Dec 3, 2026.');
  expect(screen.getByRole('link', { name: 'Keep my account' }).getAttribute('href')).toBe('/account/deletion');
  unmount();
  await renderInApp(<MemberPage flow={null}>{null}</MemberPage>, { session: leaving, path: '/account/deletion' });
  expect(screen.queryByText(/^Your account will be deleted on/)).toBeNull();
});

test('without a company there is no link to the kitchen', async () => {
  await open({ ...member, extra: {} });
  expect(screen.queryByRole('link', { name: 'New recipe' })).toBeNull();
});

test('the account menu names the user and is opened by its button', async () => {
  await open();
  const button = screen.getByRole('button', { name: 'AS Account of Ana Silva' });
  const menu = screen.getByText('ana@cook.example').closest('[popover]');
  expect([menu?.getAttribute('popover'), menu?.id]).toEqual(['auto', button.getAttribute('popovertarget')]);
  expect(menu?.textContent).toContain('Ana Silva');
});

test('the account menu leads to the settings', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Settings', hidden: true }).getAttribute('href')).toBe('/account/settings');
});

test('signing out: the button is busy, then the page asks the visitor to sign in', async () => {
  const { user, app } = await open();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sign out', hidden: true });
  await user.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  await act(() => app.answer('endSession', null));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Please sign in');
});

test('after a failed sign-out the member stays, and can retry', async () => {
  const { user, app } = await open();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sign out', hidden: true });
  await user.click(button);
  await act(() => app.refuse('endSession', new TypeError('Failed to fetch')));
  expect(screen.getByText('what the page shows')).toBeDefined();
  expect(button.disabled).toBe(false);
});
