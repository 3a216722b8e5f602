import { expect } from '@playwright/test';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from '../support/e2e/page.ts';
import { freePort, Product } from '../support/e2e/product.ts';

/** A third-party analytics site. */
async function openCounter() {
  const views: { body: string; cookie: string | undefined }[] = [];
  const server = createServer(async (request, response) => {
    views.push({ body: await text(request), cookie: request.headers.cookie });
    response.writeHead(204).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { views, url: `http://127.0.0.1:${port}/hit`, close: () => void server.close() };
}

test('page views are counted in production, by route pattern and without cookies; there is no viewer of flows', async ({
  page,
  started,
  quietErrors,
}) => {
  quietErrors.push(/status of 404/);
  const counter = started.adopt(await openCounter(), ({ close }) => close());
  const production = started.use(
    await Product.start({ NODE_ENV: 'production', SMTP_URL: `smtp://127.0.0.1:${await freePort()}`, ANALYTICS_URL: counter.url }),
  );
  await page.goto(`${production.origin}/privacy`);
  await page.getByRole('link', { name: 'AnyDish' }).first().click();
  await expect(page).toHaveURL(`${production.origin}/`);
  await page.evaluate(() => history.pushState(null, '', '/ai/adas-kitchen/new'));
  await expect(page.getByRole('heading', { name: 'Please sign in' })).toBeVisible();
  const seen = () => counter.views.map(({ body }): unknown => JSON.parse(body));
  await expect.poll(seen).toEqual([{ path: '/privacy' }, { path: '/' }, { path: '/ai/:companyUri/new' }]);
  expect(counter.views.map(({ cookie }) => cookie)).toEqual([undefined, undefined, undefined]);
  await page.goto(`${production.origin}/dev/flows`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not on the menu');
});
