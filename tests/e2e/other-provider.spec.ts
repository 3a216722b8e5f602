import { expect, type Page } from '@playwright/test';
import { readConfig } from '../../server/config.ts';
import { isAppleSecret } from '../../server/sign-in/oauth/demo/apple.ts';
import { appleEnv } from '../support/server/apple.ts';
import { OtherProvider } from '../support/e2e/other-provider.ts';
import { test } from '../support/e2e/page.ts';
import { Product } from '../support/e2e/product.ts';
import { TestServer } from '../support/e2e/test-server.ts';
import { continueWith } from '../support/e2e/oauth.ts';

/** The address of a product whose Google is another OpenID Connect server, by configuration only. */
async function withProvider(started: AsyncDisposableStack, headers: Record<string, string> = {}): Promise<string> {
  const provider = started.adopt(await OtherProvider.start(headers), (server) => server.stop());
  const env = { GOOGLE_ISSUER: provider.issuer, GOOGLE_CLIENT_ID: provider.clientId, GOOGLE_CLIENT_SECRET: provider.clientSecret };
  const { origin } = started.use(await Product.start(env));
  await provider.register(`${origin}/api/oauth/google/callback`);
  return origin;
}

/** The provider's pages load fonts from another site. */
const withoutFonts = (page: Page) => page.context().route(/googleapis/, (route) => route.abort());

async function signInAt(popUp: Page, email: string): Promise<void> {
  await popUp.getByPlaceholder('Enter any login').fill(email);
  await popUp.getByPlaceholder('and password').fill('anything');
  await popUp.getByRole('button', { name: 'Sign-in' }).click();
  await popUp.getByRole('button', { name: 'Continue' }).click();
}

test('GOOGLE_ISSUER configures another provider, and its sign-in works', async ({ page, started }) => {
  const origin = await withProvider(started);
  await withoutFonts(page);
  await page.goto(`${origin}/login`);
  // Facebook has no OpenID keys, so the demo still stands in for it.
  await expect(page.getByRole('button', { name: 'Continue with Facebook' })).toBeVisible();
  const popUp = await continueWith(page, 'Google');
  await signInAt(popUp, 'olga@elsewhere.example');
  await expect(page.getByRole('heading', { name: 'Finish signing up' })).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Olga Other');
});

test('a provider that isolates its window (COOP) signs in, though the window looks closed', async ({ page, started }) => {
  const origin = await withProvider(started, { 'cross-origin-opener-policy': 'same-origin' });
  await withoutFonts(page);
  await page.goto(`${origin}/login`);
  const popUp = await continueWith(page, 'Google');
  await expect(page.getByText('The Google window was closed.')).toBeVisible();
  expect(popUp.isClosed()).toBe(false);
  await signInAt(popUp, 'cora@elsewhere.example');
  await expect(page.getByRole('heading', { name: 'Finish signing up' })).toBeVisible();
});

test('APPLE_ISSUER posts its answer cross-site, without cookies, and accepts the secret signed with our key', async ({ page, started }) => {
  const provider = started.adopt(await OtherProvider.start({}), (server) => server.stop());
  const env = { ...appleEnv(provider.issuer), APPLE_CLIENT_ID: provider.clientId };
  const { origin } = started.adopt(await TestServer.start({ env }), (server) => server.close());
  const { apple } = readConfig(env);
  if (apple === null) throw new Error('Apple is not set up.');
  await provider.register(`${origin}/api/oauth/apple/callback`, (secret) => isAppleSecret(secret, apple, { now: Date.now }));
  await withoutFonts(page);
  await page.goto(`${origin}/login`);
  const popUp = await continueWith(page, 'Apple');
  const posted = page.context().waitForEvent('request', (request) => request.method() === 'POST' && request.url().startsWith(origin));
  await signInAt(popUp, 'anna@elsewhere.example');
  // From 127.0.0.1 to localhost, which are two sites: the address contains neither code nor name.
  expect((await posted).url()).toBe(`${origin}/api/oauth/apple/callback`);
  await expect(page.getByRole('heading', { name: 'Finish signing up' })).toBeVisible();
});
