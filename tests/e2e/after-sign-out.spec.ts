import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { fillPath } from '../../contract/endpoint.ts';
import { kitchenEndpoints, rawPaths } from '../../contract/kitchen/kitchen-endpoints.ts';
import { recipeEndpoints } from '../../contract/recipes/recipe-endpoints.ts';
import { untilKept } from '../support/e2e/kept-recipes.ts';
import { test } from '../support/e2e/page.ts';
import { TestServer } from '../support/e2e/test-server.ts';

/** All that this browser stores for the site, as texts. */
const stored = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found = [...Object.entries(localStorage), ...Object.entries(sessionStorage)].map((entry) => entry.join('='));
    const result = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('It cannot be read.')));
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await result(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store);
        for (const row of await result(rows.getAll())) found.push(`${name}/${store}: ${JSON.stringify(row)}`);
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const isText = /html|json/.test((await cache.match(request))?.headers.get('content-type') ?? '');
        found.push(`${name}: ${request.url} ${isText ? await (await cache.match(request))?.text() : ''}`);
      }
    }
    return found;
  });

/** The status of a picture, as the browser keeps it or else as the server answers. */
const statusOf = (page: Page, path: string): Promise<number> =>
  page.evaluate(async (address) => (await fetch(address, { cache: 'force-cache' })).status, path);

test('a browser keeps nothing of an account that was signed out: no text, no recipe, no picture', async ({
  page,
  started,
  quietErrors,
}) => {
  quietErrors.push(/Failed to load resource/);
  const server = started.adopt(await TestServer.start({ env: { SERVICE_WORKER: 'on' } }), (open) => open.close());
  const user = await server.addUser();
  const { companyUri } = user;
  const [guid = ''] = await server.addRecipes(user, 1);
  await page.context().addCookies([{ name: 'session', value: user.token, url: server.origin, httpOnly: true, sameSite: 'Lax' }]);
  await page.goto(`${server.origin}/account`);
  await expect(page.getByRole('heading', { name: 'My recipes' })).toBeVisible();

  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#936' } })
    .jpeg()
    .toBuffer();
  const photo = await page.request.post(`${server.origin}${fillPath(kitchenEndpoints.uploadPhoto.path, { companyUri })}`, {
    multipart: { photo: { name: 'soup.jpg', mimeType: 'image/jpeg', buffer: picture } },
  });
  const { payload } = (await photo.json()) as { payload: { guid: string } };
  await page.request.put(`${server.origin}${fillPath(recipeEndpoints.setRecipePhoto.path, { companyUri, guid })}`, {
    data: { photo_guid: payload.guid },
  });
  const path = fillPath(rawPaths.photo, { companyUri, guid: payload.guid });

  await page.goto(`${server.origin}/ai/${companyUri}/recipes/${guid}`);
  await untilKept(page);
  await page.waitForLoadState('networkidle');
  expect(await statusOf(page, path)).toBe(200);
  const secrets = [user.email, user.guid, companyUri, guid, payload.guid, 'Toast'];
  const told = (texts: readonly string[]) => texts.filter((text) => secrets.some((secret) => text.includes(secret)));
  expect(told(await stored(page))).not.toEqual([]);

  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await untilKept(page, 0);
  await expect.poll(async () => told(await stored(page)), { timeout: 60_000 }).toEqual([]);
  expect(await statusOf(page, path)).toBe(401);
});
