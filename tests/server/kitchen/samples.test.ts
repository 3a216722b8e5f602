import { create } from 'superstruct';
import { beforeAll, afterAll, expect, test } from 'vitest';
import { sampleEndpoints } from '../../../contract/samples.ts';
import { dishById } from '../../../server/kitchen/built-in/find-dish.ts';
import { buildTestApp, payloadOf, type TestApp } from '../../support/server/app.ts';

const { path, payload } = sampleEndpoints.listSamples;
let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const ask = (headers: Record<string, string> = {}) => server.app.inject({ url: path, headers });

test('three dishes of the built-in kitchen, as it cooks them', async () => {
  const samples = create(payloadOf(await ask()), payload);
  expect(samples).toHaveLength(3);
  for (const { id, recipe } of samples) {
    const dish = dishById(id);
    expect([recipe.title, recipe.servings, recipe.language]).toEqual([dish?.title, dish?.servings, 'en']);
    expect(recipe.ingredients).toHaveLength(dish?.ingredients.length ?? 0);
    expect(recipe.steps).toHaveLength(dish?.steps.length ?? 0);
    expect(recipe.assumptions).toEqual([]);
  }
});

test('everybody is told the same, and caches may keep it', async () => {
  const [one, other] = [await ask(), await ask({ 'accept-language': 'de', cookie: 'session=nobody' })];
  expect(other.body).toBe(one.body);
  expect(one.headers['cache-control']).toBe('public, max-age=3600, stale-while-revalidate=86400');
  expect(one.headers).not.toHaveProperty('set-cookie');
});

test('who has it already is told so, without it', async () => {
  const { headers } = await ask();
  const tag = String(headers.etag);
  for (const known of [tag, `"other", ${tag}`, '*']) {
    const again = await ask({ 'if-none-match': known });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
  }
  expect((await ask({ 'if-none-match': '"other"' })).statusCode).toBe(200);
});
