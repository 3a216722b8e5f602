import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pages } from '../../../../src/pages/pages.ts';
import { listRoutes } from '../../../../src/pages/page-table.ts';
import { settingsPath } from '../../../../src/pages/member-paths.ts';
import { settingsGroups } from '../../../../src/views/account/settings/settings-entries.ts';
import { SettingsPage } from '../../../../src/views/account/settings/SettingsPage.tsx';
import { renderInApp } from '../../../support/views/render-flow.tsx';
import { member } from '../../../support/views/sessions.ts';

const settingsEntries = settingsGroups.flatMap(({ entries }) => entries);

const open = (path: string) => renderInApp(<SettingsPage flow={null}>what the page shows</SettingsPage>, { session: member, path });
const links = () => within(screen.getByRole('navigation', { name: 'Settings' })).getAllByRole('link');

test('a list of all settings beside the open one, which is marked', async () => {
  await open('/account/profile');
  expect(screen.getByText('what the page shows')).toBeDefined();
  expect(links().map((link) => link.getAttribute('href'))).toEqual(settingsEntries.map(({ path }) => path));
  expect(
    links()
      .filter((link) => link.getAttribute('aria-current') === 'page')
      .map(({ textContent }) => textContent),
  ).toEqual(['Profile']);
  expect(screen.getByRole('link', { name: 'Back to settings' }).getAttribute('href')).toBe(settingsPath);
});

test('the list is a page with its own heading and no back link', async () => {
  await open(settingsPath);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Settings');
  // On a laptop the first setting is open beside the list, and marked.
  expect(links()[0]?.getAttribute('aria-current')).toBe('page');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'About you',
    'Food and cooking',
    'Sign-in and security',
    'Account',
  ]);
  expect(links()).toHaveLength(settingsEntries.length);
  expect(screen.queryByRole('link', { name: 'Back to settings' })).toBeNull();
});

test('an entry opens its page', async () => {
  const { user, history } = await open('/account/elsewhere');
  for (const link of links()) await user.click(link);
  expect(history.slice(1)).toEqual(settingsEntries.map(({ path }) => path));
});

test('every settings page is in the list, and every entry has its page, for members only', () => {
  const inside = listRoutes(pages).filter((route) => route.pages.some(({ key }) => key === 'settings'));
  expect(inside.map(({ pattern }) => pattern).toSorted()).toEqual([settingsPath, ...settingsEntries.map(({ path }) => path)].toSorted());
  expect(inside.filter((route) => route.pages.at(-1)?.isForMembers !== true)).toEqual([]);
});
