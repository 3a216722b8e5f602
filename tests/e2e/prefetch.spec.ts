import { expect, type Page } from '@playwright/test';
import { chunkOf, chunkPath, manifest } from '../support/e2e/built.ts';
import { test, type World } from '../support/e2e/browser-world.ts';

const signIn = 'src/pages/first/ways-in.ts';
const account = 'src/views/recipes/list/AccountPage.tsx';
const ofPages = Object.keys(manifest()).filter((source) =>
  /^src\/(?:pages\/.*|views\/.*Page\.tsx|composition\/(?!language|shell)[^/]+\/.*)$/.test(source),
);
/** What is loaded when there is a box or a toast to show. */
const ofBoxes = ['src/ui/toasts/open-toasts.tsx', 'src/composition/shell/modal-stack.ts'];

/** The landing page's sample recipe is a page within it. */
const ofLanding = new Set(['src/pages/first/landing.ts']);

/** Chunks of other pages, flows and boxes that the page requested. */
function watchPages(page: Page): () => string[] {
  const paths = new Set<string>();
  page.on('request', (request) => paths.add(new URL(request.url()).pathname.slice(1)));
  return () => [...ofPages, ...ofBoxes].filter((source) => !ofLanding.has(source) && paths.has(chunkOf(source).file));
}

async function openLanding({ page, visit }: World): Promise<() => string[]> {
  const fetched = watchPages(page);
  await visit('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  // No code of any other page is loaded.
  expect(fetched()).toEqual([]);
  return fetched;
}

const wayIn = [signIn];

test('the landing page loads no other page, box or toast, and prefetches a page’s code only when the user is about to open it', async ({
  world,
}) => {
  const { page } = world;
  const fetched = await openLanding(world);
  const link = page.getByRole('link', { name: 'Sign in' }).first();
  const imported = wayIn.map((source) =>
    page.waitForEvent('requestfinished', (request) => request.resourceType() === 'script' && chunkPath(source).test(request.url())),
  );
  await link.hover();
  await Promise.all(imported);
  expect(fetched()).toEqual(expect.arrayContaining(wayIn));
  expect(fetched()).toHaveLength(wayIn.length);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.mouse.move(0, 400);
  await link.hover();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign In');
  // Companions load later.
  expect(calls.filter((path) => ofPages.some((source) => path === `/${chunkOf(source).file}`))).toEqual([]);
});

test('focusing a link by keyboard prefetches its page', async ({ world }) => {
  const fetched = await openLanding(world);
  await world.page.getByRole('link', { name: 'Sign in' }).first().focus();
  await expect.poll(fetched).toEqual(expect.arrayContaining(wayIn));
});

test('nothing is prefetched in data-saving mode', async ({ world }) => {
  const { page } = world;
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const fetched = await openLanding(world);
  await page.getByRole('link', { name: 'Sign in' }).first().hover();
  await page.waitForLoadState('networkidle');
  expect(fetched()).toEqual([]);
});

test('a failed prefetch is silent, and the page loads when it is opened', async ({ world }) => {
  const { page } = world;
  await openLanding(world);
  const [style = ''] = chunkOf(signIn).css ?? [];
  for (const path of [chunkPath(signIn), new RegExp(style)]) await page.route(path, (route) => route.abort());
  const link = page.getByRole('link', { name: 'Sign in' }).first();
  const failed = page.waitForEvent('requestfailed');
  await link.hover();
  await failed;
  await page.unrouteAll();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign In');
  const isApplied = (href: string) => [...document.styleSheets].some((sheet) => sheet.href?.endsWith(href) && sheet.cssRules.length > 0);
  expect(await page.evaluate(isApplied, style)).toBe(true);
});

test('a visitor loads no code of a member flow', async ({ world }) => {
  const { page, visit } = world;
  const fetched = watchPages(page);
  await visit('/no/such/page');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<a href="/account">My recipes</a>'));
  await page.getByRole('link', { name: 'My recipes' }).last().hover();
  await expect.poll(fetched).toContain(account);
  await page.waitForLoadState('networkidle');
  expect(fetched()).not.toContain('src/composition/recipes/recipes.ts');
});
