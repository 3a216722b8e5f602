import { create } from 'superstruct';
import { beforeAll, afterAll, expect, test } from 'vitest';
import { sampleEndpoints } from '../../../contract/kitchen/samples.ts';
import { dishOf } from '@anydish/kitchen/dishes';
import { buildTestApp, payloadOf, type TestApp } from '../../support/server/app.ts';

const { path, payload } = sampleEndpoints.listSamples;
let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const ask = (headers: Record<string, string> = {}, language = 'en') => server.app.inject({ url: `${path}?language=${language}`, headers });

test('three dishes of the built-in kitchen, as it cooks them', async () => {
  const samples = create(payloadOf(await ask()), payload);
  expect(samples).toHaveLength(3);
  for (const { id, recipe } of samples) {
    const dish = dishOf(id);
    expect([recipe.title, recipe.servings, recipe.language]).toEqual([dish?.title.key, dish?.makes.servings, 'en']);
    expect(recipe.ingredients).toHaveLength(dish?.ingredients.length ?? 0);
    expect(recipe.steps).toHaveLength(dish?.steps.length ?? 0);
    expect(recipe.assumptions).toEqual([]);
  }
});

test.each(['de', 'ja', 'ar'])('in %s they are completely in the reader’s language', async (language) => {
  const samples = create(payloadOf(await ask({}, language)), payload);
  const english = create(payloadOf(await ask()), payload);
  expect(samples.map(({ id, recipe }) => [id, recipe.language])).toEqual(english.map(({ id }) => [id, language]));
  for (const [index, { recipe }] of samples.entries()) expect(recipe.steps[0]?.text).not.toBe(english[index]?.recipe.steps[0]?.text);
});

test('everyone gets the same answer, and caches may keep it', async () => {
  const [one, other] = [await ask(), await ask({ 'accept-language': 'de', cookie: 'session=nobody' })];
  expect(other.body).toBe(one.body);
  expect(one.headers['cache-control']).toBe('public, max-age=300');
  expect(one.headers).not.toHaveProperty('set-cookie');
});

test('a matching ETag gets no body', async () => {
  const { headers } = await ask();
  const tag = String(headers.etag);
  for (const known of [tag, `"other", ${tag}`, '*']) {
    const again = await ask({ 'if-none-match': known });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
  }
  expect((await ask({ 'if-none-match': '"other"' })).statusCode).toBe(200);
});
