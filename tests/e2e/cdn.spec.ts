import { expect } from '@playwright/test';
import { chunkOf } from '../support/e2e/built.ts';
import { startCdn } from '../support/e2e/cdn.ts';
import { test } from '../support/e2e/page.ts';
import { TestServer } from '../support/e2e/test-server.ts';

// Chromium logs failed requests.
test.use({ quietErrors: [/Failed to load resource/] });

test('with a content-delivery location all code, styles, texts and fonts come from there, and no other site is allowed', async ({
  page,
  started,
}) => {
  const cdn = started.use(await startCdn());
  const server = await TestServer.start({ env: { CDN_URL: cdn.url } });
  started.defer(() => server.close());
  const fromHere: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    // A worker must come from the site's own origin, once the page is idle.
    if (url.pathname === '/service-worker.js') return;
    if (url.origin === server.origin && /\.(?:js|css|woff2)$|^\/(?:assets|webapp)\//.test(url.pathname)) fromHere.push(url.pathname);
  });
  const answer = await page.goto(`${server.origin}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Make Any Dish!');
  const { origin } = new URL(cdn.url);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  for (const part of ['script-src', 'style-src', 'font-src', 'connect-src'])
    expect(policy).toMatch(new RegExp(`${part} 'self'(?: 'sha256-[^']+')? ${origin}(?:;|$)`));
  expect(policy.match(/https?:\/\/[^\s;]+/g)).toEqual([origin, origin, origin, origin]);

  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign In');
  await page.getByRole('link', { name: 'Reset password' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset password');
  expect(fromHere).toEqual([]);
  for (const view of ['src/pages/first/landing.ts', 'src/pages/first/ways-in.ts', 'src/views/sign-in/reset/ResetPage.tsx']) {
    const { file, css = [] } = chunkOf(view);
    // The styles of the first page stand in it.
    expect(cdn.asked).toEqual(expect.arrayContaining(view.includes('landing') ? [file] : [file, ...css]));
  }
  expect(cdn.asked.some((path) => path.endsWith('.woff2'))).toBe(true);
});

test('a chunk that fails on the content-delivery network is reported with its address there, and retried', async ({ page, started }) => {
  const cdn = started.use(await startCdn());
  const server = await TestServer.start({ env: { CDN_URL: cdn.url } });
  started.defer(() => server.close());
  await page.goto(`${server.origin}/login`);
  await page.getByLabel('Email').fill('ada@anydish.example');
  cdn.isDown = true;
  await page.getByRole('link', { name: 'Reset password' }).click();
  await expect(page.getByRole('alert')).toContainText('Loading chunk reset failed. (error: ');
  await expect(page.getByRole('alert')).toContainText(cdn.url);
  cdn.isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset password');
  await expect(page.getByLabel('Email')).toHaveValue('ada@anydish.example');
});
