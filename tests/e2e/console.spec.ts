import { expect } from '@playwright/test';
import { test } from '../support/e2e/browser-world.ts';

test('a cook finds no way into the console, and nothing of it is fetched', async ({ world: { page, server, signIn, visit } }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await signIn(await server.addUser());
  await visit('/account');
  await page.getByRole('button', { name: /Account of/ }).click();
  await expect(page.getByRole('link', { name: 'Settings' }).last()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Console' })).toHaveCount(0);
  for (const path of ['/console', '/console/users', '/console/users/some-guid', '/console/admins']) {
    await visit(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Only staff can see this');
  }
  expect(fetched.filter((path) => /\/api\/console|ConsolePage|CollectionPage|RecordPage|OverviewPage|\/console-/.test(path))).toEqual([]);
});

test('a visitor is asked to sign in, and nothing of the console is fetched', async ({ world: { page, visit } }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await visit('/console/users');
  await expect(page.getByRole('heading', { name: 'Please sign in' })).toBeVisible();
  expect(fetched.filter((path) => /\/api\/console|ConsolePage|CollectionPage|\/console-/.test(path))).toEqual([]);
});
