import { expect, type Request } from '@playwright/test';
import { mostStreams } from '../../server/http/watcher.ts';
import { test } from '../support/e2e/browser-world.ts';
import { KitchenWork } from '../support/e2e/kitchen-work.ts';
import { titled } from '../support/server/scripted-cook.ts';

test('a page whose stream makes room for newer ones asks how the job is, and shows the recipe once it is there', async ({ world }) => {
  const { page, visit, skip } = world;
  const work = await KitchenWork.begin(world);
  await visit(work.path);
  await page.getByLabel('Describe a dish').fill('miso ramen');
  const stream = page.waitForRequest(/\/recipe-jobs\/[^/]+\/events/);
  await work.orderInPage();
  const address = (await stream).url();
  work.say(titled('Half a title'));
  await expect(page.getByText('Half a title')).toBeVisible();

  // As many newer readers as one user may have, without a browser that would queue them.
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const gone = new AbortController();
  const streams = Array.from({ length: mostStreams }, () => fetch(address, { headers: { cookie }, signal: gone.signal }));
  const ended = new Promise<void>((resolve) => {
    const note = (request: Request) => (request.url() === address ? resolve() : undefined);
    page.on('requestfinished', note).on('requestfailed', note);
  });
  await Promise.all(streams);
  await ended;

  const asked = () => page.waitForResponse((response) => response.url() === address.replace(/\/events$/, ''));
  for (let times = 0; times < 2; times += 1) {
    const answer = asked();
    await skip(5_000);
    expect(await (await answer).json()).toMatchObject({ payload: { status: 'cooking' } });
  }
  await expect(page.getByText('Half a title')).toBeVisible();
  await work.finish();
  await skip(5_000);
  await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
  gone.abort();
});
