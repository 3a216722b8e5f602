import { expect, type Request } from '@playwright/test';
import { mostStreams } from '../../server/http/watcher.ts';
import { test } from '../support/e2e/browser-world.ts';
import { KitchenWork } from '../support/e2e/kitchen-work.ts';
import { titled } from '../support/server/scripted-cook.ts';

test('a page whose stream was closed for newer ones polls the job, and shows the recipe', async ({ world }) => {
  const { page, visit, skip } = world;
  const work = await KitchenWork.begin(world);
  await visit(work.path);
  await page.getByLabel('Describe a dish').fill('miso ramen');
  const stream = page.waitForRequest(/\/recipe-jobs\/[^/]+\/events/);
  await work.orderInPage();
  const address = (await stream).url();
  work.say(titled('Half a title'));
  const title = page.getByRole('heading', { name: 'Half a title' });
  await expect(title).toBeVisible();

  // As many newer streams as one user may have, opened without a browser, which would queue them.
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const gone = new AbortController();
  const streams = Array.from({ length: mostStreams }, () => fetch(address, { headers: { cookie }, signal: gone.signal }));
  const ended = new Promise<void>((resolve) => {
    const note = (request: Request) => (request.url() === address ? resolve() : undefined);
    page.on('requestfinished', note).on('requestfailed', note);
  });
  await Promise.all(streams);
  await ended;

  // The page may notice the end of its stream later than the test: advance its clock until it asks.
  const asksAgain = async (): Promise<unknown> => {
    const asked = page.waitForRequest(address.replace(/\/events\?.*$/, ''));
    let hasAsked = false;
    void asked.then(() => (hasAsked = true));
    await expect(async () => {
      if (!hasAsked) await skip(5_000);
      expect(hasAsked).toBe(true);
    }).toPass();
    return (await (await asked).response())?.json();
  };
  for (let times = 0; times < 2; times += 1) expect(await asksAgain()).toMatchObject({ payload: { status: 'cooking' } });
  await expect(title).toBeVisible();
  await work.finish();
  await asksAgain();
  await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
  gone.abort();
});
