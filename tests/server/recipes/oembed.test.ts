import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { create } from 'superstruct';
import { fillPath } from '../../../contract/endpoint.ts';
import { shareEndpoints, shareStateSchema } from '../../../contract/recipes/share-endpoints.ts';
import { oembedPath } from '../../../contract/recipes/share-path.ts';
import { buildTestApp, payloadOf, signInSomebody, type TestApp, type TestViewer } from '../../support/server/app.ts';
import { addRecipe } from '../../support/server/recipes.ts';

const origin = 'http://localhost:3000';
let server: TestApp;
let owner: TestViewer;
let path = '';
let shareUrl = '';
beforeAll(async () => {
  server = await buildTestApp();
  owner = await signInSomebody(server);
});
beforeEach(async () => {
  const guid = await addRecipe(server, owner, { body: { title: 'Onion "tart" <b>' } });
  shareUrl = fillPath(shareEndpoints.shareRecipe.path, { companyUri: owner.companyUri, guid });
  const payload = { is_listed: true, shows_photo: false };
  const made = await server.app.inject({ method: 'PUT', url: shareUrl, headers: owner.headers, payload });
  path = create(payloadOf(made), shareStateSchema).share?.path ?? '';
});
afterAll(() => server.close());

const ask = (query: Record<string, string>) => server.app.inject(`${oembedPath}?${new URLSearchParams(query).toString()}`);

test('a shared recipe is a link with a title and a picture, for any site', async () => {
  const response = await ask({ url: origin + path, format: 'json' });
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=300' });
  expect(response.json()).toMatchObject({
    version: '1.0',
    type: 'link',
    title: 'Onion "tart" <b>',
    url: origin + path,
    provider_name: 'AnyDish',
    thumbnail_width: 1200,
    thumbnail_height: 630,
  });
  const { thumbnail_url: thumbnail } = response.json<{ thumbnail_url: string }>();
  expect(thumbnail).toMatch(/^http:\/\/localhost:3000\/r\//);
  expect((await server.app.inject(thumbnail.slice(origin.length))).headers['content-type']).toBe('image/jpeg');
});

test('the address may have a language, a fragment and a host in capitals; a small place gets no picture', async () => {
  const response = await ask({ url: `http://LOCALHOST:3000${path}?locale=de#step-1`, maxwidth: '600' });
  expect(response.json()).toMatchObject({ url: `${origin}${path}?locale=de` });
  expect(response.json()).not.toHaveProperty('thumbnail_url');
});

test.each([
  [400, {}],
  [404, { url: 'https://elsewhere.example/r/toast-aB3dE6gH9jK2' }],
  [404, { url: `${origin}/privacy` }],
  [404, { url: `${origin}/r/none-aB3dE6gH9jK2` }],
  [404, { url: 'no address' }],
  [404, { url: `${origin}/r/${'x'.repeat(3_000)}` }],
])('%s for %o', async (status, query) => {
  expect((await ask(query)).statusCode).toBe(status);
});

test('XML is not offered', async () => {
  expect((await ask({ url: origin + path, format: 'xml' })).statusCode).toBe(501);
});

test('a withdrawn recipe is gone', async () => {
  await server.app.inject({ method: 'DELETE', url: shareUrl, headers: owner.headers });
  expect((await ask({ url: origin + path })).statusCode).toBe(410);
});
