import { randomUUID } from 'node:crypto';
import { assert, asyncProperty, array, boolean, integer, record, shuffledSubarray } from 'fast-check';
import { create } from 'superstruct';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toWire } from '../../../contract/casing.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import type { Ingredient } from '../../../contract/recipes/recipe.ts';
import { mostLines, shoppingEventsPath, shoppingListSchema, type ShoppingChange } from '../../../contract/recipes/shopping.ts';
import { sweep } from '../../../server/janitor.ts';
import { buildTestApp, envelopeOf, payloadOf, signInSomebody, type TestApp, type TestViewer } from '../../support/server/app.ts';
import { impersonating } from '../../support/server/impersonations.ts';
import { addRecipe } from '../../support/server/recipes.ts';

let server: TestApp;
let viewer: TestViewer;
beforeAll(async () => {
  server = await buildTestApp();
});
beforeEach(async () => {
  viewer = await signInSomebody(server);
});
afterAll(() => server.close());

const post = (path: string, body: object, headers: { cookie?: string } = viewer.headers) =>
  server.app.inject({ method: 'POST', url: path, headers, payload: toWire(body) as object });
const read = async (key?: string) =>
  create(
    payloadOf(await post(endpoints.readShopping.path, key === undefined ? {} : { key }, key === undefined ? viewer.headers : {})),
    shoppingListSchema,
  );
const send = (changes: ShoppingChange[], more: { key?: string; sentAt?: number } = {}, headers?: { cookie?: string }) =>
  post(endpoints.changeShopping.path, { changes, sentAt: server.clock.now(), ...more }, headers);
const link = async () => (payloadOf(await post(endpoints.shareShopping.path, { isShared: true })) as { key: string }).key;
const add = async (guid: string, servings: number | null = null, addKey: string = randomUUID()) =>
  payloadOf(await post(endpoints.addToShopping.path, { addKey, recipes: [{ guid, servings }], unitSystem: 'metric' }));

const needs = (item: string, amount: number | null, unit: Ingredient['unit'], food: string | null): Ingredient => ({
  amount,
  unit,
  item,
  food,
  note: null,
  scales: true,
  replaces: null,
});
const cook = (title: string, ingredients: Ingredient[]) =>
  addRecipe(server, viewer, { body: { title, servings: 2, ingredients, steps: [{ text: 'Cook.', minutes: 1, uses: [] }] } });
const change = (kind: ShoppingChange['kind'], line: string, at = server.clock.now()): ShoppingChange => ({
  line,
  kind,
  at,
  ...(kind === 'added' && { text: 'Kitchen paper' }),
});

describe('from recipes', () => {
  test('the same food is one line, added up for the servings, sorted by aisle', async () => {
    const stew = await cook('Stew', [needs('onions', 2, null, 'onion'), needs('beef', 500, 'g', 'braising-steak'), needs('salt', null, null, 'fine-salt')]); // prettier-ignore
    const salad = await cook('Salad', [needs('onion', 1, null, 'onion'), needs('wonder leaf', 1, 'handful', null)]);
    expect(await add(stew, 4)).toEqual({ added: 2, atHome: ['salt'] });
    expect(await add(salad)).toEqual({ added: 2, atHome: [] });
    const { lines } = await read();
    expect(lines.map(({ text, measures, aisle, recipes }) => ({ text, measures, aisle, recipes }))).toEqual([
      { text: expect.stringMatching(/onions/i), measures: [{ amount: 5, unit: null }], aisle: 'produce', recipes: ['Stew', 'Salad'] },
      { text: expect.any(String), measures: [{ amount: 1, unit: 'kg' }], aisle: 'meat', recipes: ['Stew'] },
      { text: 'wonder leaf', measures: [], aisle: 'other', recipes: ['Salad'] },
    ]);
  });

  test('a recipe that is sent twice is added once', async () => {
    const [guid, key] = [await cook('Soup', [needs('leek', 2, null, 'leek')]), randomUUID()];
    await add(guid, null, key);
    await add(guid, null, key);
    expect((await read()).lines.map(({ measures }) => measures)).toEqual([[{ amount: 2, unit: null }]]);
    await add(guid);
    expect((await read()).lines.map(({ measures }) => measures)).toEqual([[{ amount: 4, unit: null }]]);
  });

  test('ticked lines stay; more of the food is a new line', async () => {
    const guid = await cook('Soup', [needs('leek', 2, null, 'leek')]);
    await add(guid);
    const [line] = (await read()).lines;
    await send([change('ticked', line?.guid ?? '')]);
    await add(guid);
    expect((await read()).lines.map(({ isTicked, measures }) => [isTicked, measures[0]?.amount])).toEqual([
      [true, 2],
      [false, 2],
    ]);
  });

  test('pantry foods are left out, kinds with all their foods, as the owner chose', async () => {
    const put = (foods: string[]) =>
      server.app.inject({ method: 'PUT', url: endpoints.savePantry.path, headers: viewer.headers, payload: { foods } });
    expect(payloadOf(await server.app.inject({ url: endpoints.getPantry.path, headers: viewer.headers }))).toMatchObject({
      foods: [{ id: 'salt', label: 'salt' }, { id: 'black-pepper' }, { id: 'white-pepper' }],
    });
    const seasoned = await cook('Shakshuka', [
      needs('red pepper', 2, null, 'red-pepper'),
      needs('black pepper', null, null, 'black-pepper'),
    ]);
    expect(await add(seasoned)).toMatchObject({ added: 1, atHome: [expect.stringMatching(/black pepper/i)] });
    // No list has water, so there is nothing to keep of it.
    expect(payloadOf(await put(['onion', 'water']))).toMatchObject({ foods: [{ id: 'onion' }] });
    expect((await put(['no such food'])).statusCode).toBe(400);
    const guid = await cook('Soup', [needs('red onion', 2, null, 'red-onion'), needs('salt', 1, 'tsp', 'fine-salt')]);
    expect(await add(guid)).toMatchObject({ added: 1, atHome: [expect.stringMatching(/red onion/i)] });
  });

  test('recipes of other users are refused', async () => {
    const guid = await cook('Soup', [needs('leek', 2, null, 'leek')]);
    const stranger = await signInSomebody(server);
    const body = { addKey: randomUUID(), recipes: [{ guid, servings: null }], unitSystem: null };
    expect((await post(endpoints.addToShopping.path, body, stranger.headers)).statusCode).toBe(404);
  });
});

describe('ticks', () => {
  test('of several devices converge, in any order and with repeats', async () => {
    const ticks = array(record({ at: integer({ min: 1, max: 6 }), isTicked: boolean() }), { minLength: 1, maxLength: 6 });
    const both = ticks.chain((all) => record({ one: shuffledSubarray([...all, ...all], { minLength: all.length }), all: array(integer(), { maxLength: 0 }).map(() => all) })); // prettier-ignore
    await assert(
      asyncProperty(both, async ({ one, all }) => {
        const lines: string[] = [randomUUID(), randomUUID()];
        const base = server.clock.now() - 100;
        const as = (line: string, list: typeof all) =>
          list.map(({ at, isTicked }) => change(isTicked ? 'ticked' : 'unticked', line, base + at));
        const [first = '', second = ''] = lines;
        await send([change('added', first), change('added', second), ...as(first, all)]);
        await send(as(second, [...one, ...all]));
        await send(as(second, one));
        const now = (await read()).lines.filter(({ guid }) => lines.includes(guid));
        expect(new Set(now.map(({ isTicked }) => isTicked)).size).toBe(1);
        await send(lines.map((line) => change('removed', line)));
      }),
      { numRuns: 15 },
    );
  });

  test('a device with a wrong clock does not win for ever', async () => {
    const line = randomUUID();
    const hour = 60 * 60_000;
    const now = server.clock.now();
    await send([change('added', line)]);
    await send([change('ticked', line, now + hour)], { sentAt: now + hour });
    server.clock.advance(1_000);
    await send([change('unticked', line)]);
    expect((await read()).lines).toMatchObject([{ isTicked: false }]);
  });

  test('a removed line stays removed when an offline device sends it again; it is deleted after a month', async () => {
    const line = randomUUID();
    await send([change('added', line)]);
    await send([change('removed', line)]);
    await send([change('added', line), change('ticked', line)]);
    expect((await read()).lines).toEqual([]);
    server.clock.advance(32 * 24 * 60 * 60_000);
    await sweep(server.db, server.clock);
    expect(await server.db.selectFrom('shopping_lines').select('guid').where('guid', '=', line).execute()).toEqual([]);
  });

  test('a list has a maximum size', async () => {
    for (let done = 0; done < mostLines; done += 100) await send(Array.from({ length: 100 }, () => change('added', randomUUID())));
    expect(envelopeOf(await send([change('added', randomUUID())])).status_text).toMatch(/at most 300/);
    expect((await read()).lines).toHaveLength(mostLines);
  });
});

describe('a link', () => {
  test('shows one list to everyone who has it, and allows changes, until sharing ends', async () => {
    const line = randomUUID();
    await send([change('added', line)]);
    const key = await link();
    expect(Buffer.from(key, 'base64url')).toHaveLength(32);
    expect((await read()).isShared).toBe(true);
    expect(await read(key)).toMatchObject({ lines: [{ guid: line }], isShared: false });
    expect((await send([change('ticked', line)], { key }, {})).statusCode).toBe(200);
    expect((await read()).lines).toMatchObject([{ isTicked: true }]);
    await post(endpoints.shareShopping.path, { isShared: false });
    expect((await post(endpoints.readShopping.path, { key }, {})).statusCode).toBe(404);
    expect((await send([change('removed', line)], { key }, {})).statusCode).toBe(404);
  });

  test('is stored as a hash, and no other secret opens a list', async () => {
    const key = await link();
    const rows = await server.db.selectFrom('shopping_links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(key);
    const other = key.startsWith('A') ? `B${key.slice(1)}` : `A${key.slice(1)}`;
    expect((await post(endpoints.readShopping.path, { key: other }, {})).statusCode).toBe(404);
    expect((await post(endpoints.readShopping.path, {}, {})).statusCode).toBe(401);
  });

  test('opens only its own list: another list’s line does not change', async () => {
    const key = await link();
    const stranger = await signInSomebody(server);
    const line = randomUUID();
    await send([change('added', line)], {}, stranger.headers);
    await send([change('ticked', line), change('removed', line)], { key }, {});
    const theirs = create(payloadOf(await post(endpoints.readShopping.path, {}, stranger.headers)), shoppingListSchema);
    expect(theirs.lines).toMatchObject([{ isTicked: false }]);
  });

  test('cannot be created or read by impersonating staff', async () => {
    const { browser } = await impersonating(server);
    expect((await browser.post(endpoints.readShopping.path, {})).statusCode).toBe(403);
    expect((await browser.post(endpoints.shareShopping.path, { is_shared: true })).statusCode).toBe(403);
  });

  test('streams the changes of others', async () => {
    const key = await link();
    const address = await server.app.listen({ port: 0 });
    const left = new AbortController();
    const response = await fetch(`${address}${shoppingEventsPath}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key }),
      signal: left.signal,
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let told = '';
    const until = async (pattern: RegExp) => {
      while (!pattern.test(told)) told += (await reader?.read())?.value ?? '';
    };
    await until(/"lines":\[\]/);
    await send([change('added', randomUUID())]);
    await until(/Kitchen paper/);
    left.abort();
    expect((await fetch(`${address}${shoppingEventsPath}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ key: 'x'.repeat(43) }) })).status).toBe(404); // prettier-ignore
  });
});
