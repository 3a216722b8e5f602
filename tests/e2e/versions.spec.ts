import { expect, type Page } from '@playwright/test';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '../support/e2e/page.ts';
import { chunkOf, nextVersion } from '../support/e2e/built.ts';
import { TestServer } from '../support/e2e/test-server.ts';

const reset = 'src/views/sign-in/reset/ResetPage.tsx';
// Chromium logs each answer outside 2xx.
test.use({ quietErrors: [/Failed to load resource/] });

/** The number of page loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

const isOfNextVersion = (page: Page) => page.evaluate(() => document.querySelector('script[type=module]')?.outerHTML.includes('-next.js'));

/** A separate server, with a tab on the sign-in form with input. */
async function openSignIn(page: Page, started: AsyncDisposableStack): Promise<TestServer> {
  const server = await TestServer.start();
  started.defer(() => server.close());
  await page.goto(`${server.origin}/login`);
  await page.getByLabel('Email').fill('ada@anydish.example');
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  return server;
}

const goToReset = (page: Page) => page.getByRole('link', { name: 'Reset password' }).click();

test('an old tab works with a new server that still has the old files', async ({ page, started }) => {
  const server = await openSignIn(page, started);
  using next = nextVersion({ keepsOld: true });
  await server.deploy(next.folder);
  const loads = countLoads(page);
  await goToReset(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset password');
  await expect(page.getByLabel('Email')).toHaveValue('ada@anydish.example');
  expect(loads()).toBe(0);
  expect(await isOfNextVersion(page)).toBe(false);
});

test('without the old files the page reloads once, at the requested address and with its input', async ({ page, started }) => {
  const server = await openSignIn(page, started);
  using next = nextVersion({ keepsOld: false });
  await server.deploy(next.folder);
  const loads = countLoads(page);
  await goToReset(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset password');
  await expect(page.getByLabel('Email')).toHaveValue('ada@anydish.example');
  expect(await isOfNextVersion(page)).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/reset-password');
  expect(loads()).toBe(1);
  // ASVS 14.3.3: no secret stays in the browser.
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(kept).not.toContain('correct horse');
});

test('a version without the page does not reload repeatedly: its failure is shown', async ({ page, started }) => {
  const server = await openSignIn(page, started);
  using next = nextVersion({ keepsOld: false });
  rmSync(join(next.folder, chunkOf(reset).file.replace(/\.js$/, '-next.js')));
  await server.deploy(next.folder);
  const loads = countLoads(page);
  await goToReset(page);
  const failure = page.getByRole('alert');
  await expect(failure).toContainText('Loading chunk reset failed. (missing: ');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(failure).toContainText('Loading chunk reset failed. (missing: ');
  expect(loads()).toBe(1);
  expect(await isOfNextVersion(page)).toBe(true);
});
