import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indexRecipes } from '../../../server/recipes/search/index-recipes.ts';
import { buildTestApp, envelopeOf, signInSomebody, type TestApp, type TestViewer } from '../../support/server/app.ts';
import { addRecipe } from '../../support/server/recipes.ts';

const titles = 9_999;

let server: TestApp;
let viewer: TestViewer;
beforeAll(async () => {
  server = await buildTestApp();
  viewer = await signInSomebody(server);
  await addRecipe(server, viewer, { body: { title: 'Tomato soup' } });
  await indexRecipes(server.db, [viewer.companyGuid], 10);
  // Every title has words that no other one has.
  await sql`
    with copied as materialized (select r.*, gen_random_uuid() as copy, i from recipes r, generate_series(1, ${titles}::int) i
      where r.company_guid = ${viewer.companyGuid}),
    kept as (insert into recipes (guid, company_guid, user_guid, job_guid, body, plan, unit_system, cooked_by, created_at, indexed_as)
      select copy, company_guid, user_guid, gen_random_uuid(), body, plan, unit_system, cooked_by, created_at, indexed_as from copied)
    insert into recipe_texts (company_guid, language, recipe_guid, title, words)
    select company_guid, 'en', copy, 'stew ' || md5(i::text) || ' ' || md5((-i)::text) || ' with greens', '' from copied`.execute(
    server.db,
  );
  await search('warm up');
}, 120_000);
afterAll(() => server.close());

const search = (q: string) => server.app.inject({ url: '/api/recipes', query: { q }, headers: viewer.headers });

/** The longest time in milliseconds for which others did not get the thread while this went on. */
async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let [longest, last] = [0, performance.now()];
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }, 1);
  await work();
  clearInterval(timer);
  return Math.max(longest, performance.now() - last);
}

test('a search that finds nothing among ten thousand titles lets others have the thread', async () => {
  const words = 'zzzzyx qqqvvw abcdefgh hgfedcba xyzzyxyz plughplugh';
  const holds: number[] = [];
  for (let count = 0; count < 5; count += 1)
    holds.push(
      await longestHold(async () => {
        const response = await search(words);
        expect(envelopeOf(response).payload).toMatchObject({ items: [] });
      }),
    );
  expect(Math.min(...holds)).toBeLessThan(100);
});

test('and ends, however much it could be taken for', async () => {
  const began = process.cpuUsage();
  await search(Array.from({ length: 12 }, (_, index) => `wordthatnobody${'abcdefghijkl'[index]}wrote`).join(' '));
  const { user, system } = process.cpuUsage(began);
  expect((user + system) / 1_000).toBeLessThan(3_000);
});

test('what resembles a word is still found', async () => {
  expect(envelopeOf(await search('tomatto soop')).payload).toMatchObject({ items: [{ title: 'Tomato soup' }] });
});

test('searches of one user are counted, and lists are not', async () => {
  const user = await signInSomebody(server);
  const ask = async (query: Record<string, string>) =>
    (await server.app.inject({ url: '/api/recipes', query, headers: user.headers })).statusCode;
  for (let count = 0; count < 300; count += 1) await ask({ q: '🍅' });
  expect(await ask({ q: '🍅' })).toBe(429);
  expect(await ask({})).toBe(200);
  server.clock.advance(15 * 60_000);
  expect(await ask({ q: '🍅' })).toBe(200);
});
