import { expect } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { readFile } from 'node:fs/promises';
import { test } from '../support/e2e/browser-world.ts';
import { expectAccessible } from '../support/e2e/page.ts';

const staffOfUsers = { hasConsoleAccess: true, hasUsersAccess: true };

test('an export shows its progress, can be cancelled, and reports a revoked permission', async ({
  world: { page, server, signIn, visit },
}) => {
  const name = `export-${Date.now()}`;
  for (let number = 0; number < 12; number += 1) await server.addUser({ email: `${name}-${number}@anydish.example` });
  const viewer = await server.addUser({ staff: staffOfUsers });
  await signIn(viewer);
  // A browser without a file dialog saves the file when it is complete.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  await visit(`/console/users?q=${name}`);
  await expect(page.getByRole('row')).toHaveCount(13);

  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export', exact: true }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^anydish-users-\d{4}-\d\d-\d\d\.csv$/);
  const [head, ...rows] = parse(await readFile(await download.path(), 'utf8'));
  expect(head).toContain('Email');
  expect(rows).toHaveLength(12);
  await expect(page.getByText('12 rows saved in the file.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Hide' }).click();

  // A slow export, cancelled midway.
  let isClosed = false;
  await page.route('**/export.csv?*', () => new Promise<void>(() => undefined));
  page.on('requestfailed', (request) => {
    if (request.url().includes('export.csv')) isClosed = true;
  });
  await page.getByRole('link', { name: 'Export', exact: true }).click();
  await expect(page.getByRole('progressbar', { name: 'Progress of the export' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel the export' }).click();
  await expect(page.getByText('Export cancelled. No file was saved.')).toBeVisible();
  await expect.poll(() => isClosed).toBe(true);
  await page.unroute('**/export.csv?*');

  await server.db
    .updateTable('users')
    .set({ staff: JSON.stringify({ hasConsoleAccess: true }) })
    .where('guid', '=', viewer.guid)
    .execute();
  await page.getByRole('link', { name: 'Export', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'permission' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export again' })).toHaveCount(0);
});

test('with a file dialog, rows are streamed into the file, and a cancelled file is deleted', async ({
  world: { page, server, signIn, visit },
}) => {
  const name = `device-${Date.now()}`;
  for (let number = 0; number < 3; number += 1) await server.addUser({ email: `${name}-${number}@anydish.example` });
  await signIn(await server.addUser({ staff: staffOfUsers }));
  // A real file with real streams: the origin's private file stands in for a chosen one.
  await page.addInitScript(() => {
    Object.defineProperty(window, 'showSaveFilePicker', {
      value: async () => (await navigator.storage.getDirectory()).getFileHandle('chosen.csv', { create: true }),
    });
  });
  const kept = () =>
    page.evaluate(async () => {
      const folder = await navigator.storage.getDirectory();
      const file = await folder.getFileHandle('chosen.csv').catch(() => null);
      return file === null ? null : (await file.getFile()).text();
    });
  await visit(`/console/users?q=${name}`);
  await expect(page.getByRole('row')).toHaveCount(4);
  await page.route('**/export.csv?*', () => new Promise<void>(() => undefined));
  await page.getByRole('link', { name: 'Export', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel the export' }).click();
  await expect.poll(kept).toBeNull();
  await page.unroute('**/export.csv?*');
  await page.getByRole('link', { name: 'Export', exact: true }).click();
  await expect(page.getByText('3 rows saved in the file.')).toBeVisible();
  expect(parse((await kept()) ?? '')).toHaveLength(4);
});
