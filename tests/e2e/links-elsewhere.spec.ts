import { expect } from '@playwright/test';
import { newShareId } from '../../server/recipes/sharing/shared.ts';
import { test } from '../support/e2e/browser-world.ts';
import type { TestServer } from '../support/e2e/test-server.ts';

// How links to the site are read elsewhere: by the programs that show a preview, by `curl`, on a slow network, and after their recipe is gone.

/** Programs that fetch what is shared in them, with the headers that they send. */
const programs = [
  { agent: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)', accept: '*/*', range: 'bytes=0-524287' },
  { agent: 'Twitterbot/1.0', accept: '*/*' },
  { agent: 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)', accept: '*/*', range: 'bytes=0-32768' },
  { agent: 'WhatsApp/2.23.20.0', accept: '*/*' },
  {
    agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    accept: 'text/html,application/xhtml+xml,application/signed-exchange;v=b3,application/xml;q=0.9,*/*;q=0.8',
  },
] as const;

/** What the most frugal of them reads of a page, in bytes. */
const firstBytes = 32_768;

async function addLink(server: TestServer): Promise<string> {
  const [guid = ''] = await server.addRecipes(await server.addUser(), 1);
  const link = { id: newShareId(), recipe_guid: guid, slug: 'toast', is_listed: true, shared_at: 1, changed_at: 1 };
  await server.db.insertInto('shared_recipes').values(link).execute();
  return `/r/toast-${link.id}`;
}

for (const { agent, accept, ...more } of programs)
  test(`${agent.split(/[/ ]/)[0]} can show a link: ${accept}`, async ({ world: { server } }) => {
    const headers = { 'user-agent': agent, accept, ...more };
    for (const [path, name] of [
      [await addLink(server), 'Toast'],
      ['/', 'AnyDish'],
    ] as const) {
      const answer = await fetch(server.origin + path, { headers });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      const start = Buffer.from(await answer.arrayBuffer())
        .subarray(0, firstBytes)
        .toString();
      const tag = (property: string) =>
        new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(start)?.[1]?.replaceAll('&amp;', '&');
      expect(tag('og:title')).toContain(name);
      expect(tag('og:description')).not.toBe('');
      expect(tag('og:url')).toBe(server.origin + path);
      const picture = await fetch(tag('og:image') ?? '', { headers: { 'user-agent': agent, accept: '*/*' } });
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\/(?:png|jpeg)$/)]);
    }
  });

test('every public address answers curl with its content', async ({ world: { server } }) => {
  const link = await addLink(server);
  for (const [path, words] of [
    ['/', 'What you get'],
    ['/privacy', 'Privacy Policy'],
    ['/terms', 'Terms and Conditions'],
    ['/login', 'Sign In'],
    ['/sign-up', 'Create an account'],
    ['/reset-password', 'Reset password'],
    ['/no/such/page', 'This page is not on the menu'],
    [link, 'Toast'],
  ] as const)
    await expect
      .poll(async () => (await fetch(server.origin + path, { headers: { 'user-agent': 'curl/8.5.0', accept: '*/*' } })).text(), {
        message: path,
      })
      .toContain(words);
});

test('on a slow network a page is read before its code is there, and a word typed meanwhile is kept', async ({
  world: { page, server },
}) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  // Slow 3G, as the developer tools of Chromium have it: half a megabit in a second.
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 51_200,
    uploadThroughput: 51_200,
  });
  await page.goto(`${server.origin}/login`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  await page.getByLabel('Email').fill('ada@anydish.example');
  expect(await page.locator('#root[data-digest]').count(), 'the code is still on its way').toBe(1);
  await expect(page.locator('#root[data-digest]')).toHaveCount(0);
  await expect(page.getByLabel('Email')).toHaveValue('ada@anydish.example');
});

test('a recipe that is withdrawn while it is read can be read on, and says so when the page is loaded or kept', async ({
  world: { page, server, signIn, visit, expectNoise },
}) => {
  expectNoise(/410/);
  const path = await addLink(server);
  await signIn(await server.addUser());
  await visit(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Toast' })).toBeVisible();
  await server.db.updateTable('shared_recipes').set({ withdrawn_at: server.clock.now() }).where('id', '=', path.slice(-12)).execute();
  await page.getByRole('button', { name: 'More servings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Toast' })).toBeVisible();
  await page.getByRole('button', { name: 'Make it yours' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This recipe is off the table' })).toBeVisible();
  expect((await page.goto(server.origin + path))?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1, name: 'This recipe is off the table' })).toBeVisible();
});
