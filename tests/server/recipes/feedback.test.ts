import sharp from 'sharp';
import { create } from 'superstruct';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toWire } from '../../../contract/casing.ts';
import { fillPath } from '../../../contract/endpoint.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { photoSchema } from '../../../contract/kitchen/kitchen.ts';
import { rawPaths } from '../../../contract/kitchen/kitchen-endpoints.ts';
import { longestCookingNote } from '../../../contract/recipes/feedback-endpoints.ts';
import { recipePageSchema } from '../../../contract/recipes/recipe.ts';
import { newGuid } from '../../../server/db/guid.ts';
import { sweep } from '../../../server/janitor.ts';
import { buildTestApp, envelopeOf, payloadOf, signInSomebody, type TestApp, type TestViewer } from '../../support/server/app.ts';
import { impersonating } from '../../support/server/impersonations.ts';
import { addRecipe } from '../../support/server/recipes.ts';
import { upload } from '../../support/server/upload.ts';

let server: TestApp;
let viewer: TestViewer;
let recipe: string;
beforeAll(async () => {
  server = await buildTestApp({ env: { SUPPORT_EMAIL: 'help@anydish.example' } });
});
beforeEach(async () => {
  viewer = await signInSomebody(server);
  recipe = await addRecipe(server, viewer, { body: { kind: 'soup' } });
});
afterAll(() => server.close());

const picture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
const fill = (path: string, more: Record<string, string> = {}) => fillPath(path, { companyUri: viewer.companyUri, guid: recipe, ...more });
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
  server.app.inject({ method, url, headers: viewer.headers, ...(body === undefined ? {} : { payload: toWire(body) as object }) });
const thumb = (given: string | null, version = 1) => call('PUT', fill(endpoints.giveThumb.path), { version, thumb: given });
const cook = (cookedOn: string, more: object = {}) =>
  call('POST', fill(endpoints.addCooking.path), { version: 1, cookedOn, note: '', photoGuid: null, requestKey: newGuid(), ...more });
const feedback = async (query = '') =>
  create(payloadOf(await call('GET', fill(endpoints.getFeedback.path) + query)), endpoints.getFeedback.payload);
const report = (more: object = {}) =>
  call('POST', fill(endpoints.reportRecipe.path), { version: 1, kind: 'unsafe', words: 'Raw chicken', requestKey: newGuid(), ...more });

/** What is counted of soups of the built-in kitchen, on all days. */
const figures = async () => {
  const rows = await server.db.selectFrom('dish_days').selectAll().where('dish', '=', 'soup').where('prompt_version', '=', 0).execute();
  const sum = (name: 'ups' | 'downs' | 'cooked' | 'reports') => rows.reduce((all, row) => all + row[name], 0);
  return { ups: sum('ups'), downs: sum('downs'), cooked: sum('cooked'), reports: sum('reports') };
};
const moved = async (work: () => Promise<unknown>) => {
  const before = await figures();
  await work();
  const after = await figures();
  return Object.fromEntries(
    Object.entries(after).flatMap(([name, value]) => {
      const by = value - before[name as keyof typeof before];
      return by === 0 ? [] : [[name, by]];
    }),
  );
};

describe('a thumb', () => {
  test('is one per version, can be changed and withdrawn, and the figures follow', async () => {
    expect(await moved(() => thumb('up'))).toEqual({ ups: 1 });
    expect(await moved(() => thumb('up'))).toEqual({});
    server.clock.advance(24 * 60 * 60_000);
    expect(await moved(() => thumb('down'))).toEqual({ ups: -1, downs: 1 });
    expect((await feedback()).thumbs).toEqual([{ version: 1, thumb: 'down' }]);
    expect(await moved(() => thumb(null))).toEqual({ downs: -1 });
    expect((await feedback()).thumbs).toEqual([]);
    // What is taken back is taken from its own day: no day falls below nothing.
    expect((await server.db.selectFrom('dish_days').selectAll().execute()).every(({ ups, downs }) => ups >= 0 && downs >= 0)).toBe(true);
  });

  test('of many concurrent ones one is stored and counted', async () => {
    expect(await moved(() => Promise.all(['up', 'down', 'up', 'down', 'up'].map((one) => thumb(one))))).toSatisfy(
      ({ ups = 0, downs = 0 }: Record<string, number>) => ups + downs === 1,
    );
    expect((await feedback()).thumbs).toHaveLength(1);
  });

  test('needs an existing version, and is up or down', async () => {
    expect([(await thumb('up', 2)).statusCode, (await thumb('up', 0)).statusCode, (await thumb('sideways')).statusCode]).toEqual([
      404, 400, 400,
    ]);
  });
});

describe('a cooking record', () => {
  test('is listed newest first, with its note, once per key', async () => {
    const requestKey = newGuid();
    const { guid: photoGuid } = create(payloadOf(await upload(server, viewer, await picture())), photoSchema);
    await cook('2026-01-02', { note: ' Too salty. ', photoGuid, requestKey });
    await cook('2026-01-02', { requestKey });
    await cook('2025-12-24');
    await cook('2026-01-03');
    const { cookings } = await feedback();
    expect(cookings).toMatchObject({ times: 3, lastOn: '2026-01-03', next: null });
    expect(cookings.items.map(({ cookedOn }) => cookedOn)).toEqual(['2026-01-03', '2026-01-02', '2025-12-24']);
    expect(cookings.items[1]).toMatchObject({ note: 'Too salty.', photoGuid, version: 1 });
  });

  test('is paged, and can be removed for good', async () => {
    for (let count = 0; count < 21; count += 1) await cook('2026-01-02');
    const first = (await feedback()).cookings;
    const second = (await feedback(`?before=${encodeURIComponent(first.next ?? '')}`)).cookings;
    expect([first.items.length, second.items.length, second.next]).toEqual([20, 1, null]);
    expect(new Set([...first.items, ...second.items].map(({ guid }) => guid)).size).toBe(21);
    const gone = first.items[0]?.guid ?? '';
    const remove = () => call('DELETE', fill(endpoints.removeCooking.path, { cooking: gone }));
    expect(await moved(remove)).toEqual({ cooked: -1 });
    expect(await moved(remove)).toEqual({});
    expect(payloadOf(await remove())).toEqual({ times: 20, lastOn: '2026-01-02' });
    expect(envelopeOf(await call('GET', `${fill(endpoints.getFeedback.path)}?before=x`)).status_code).toBe(2);
  });

  test.each([
    ['no day', 'yesterday'],
    ['a day that no calendar has', '2026-02-30'],
    ['a day that is to come', '2999-01-01'],
    ['a day long before', '1999-12-31'],
  ])('on %s is refused under its field', async (_what, cookedOn) => {
    const refused = envelopeOf(await cook(cookedOn));
    expect([refused.status_code, Object.keys(refused.payload as object)]).toEqual([2, ['cooked_on']]);
  });

  test('accepts a photo of its own company, and a note of limited length', async () => {
    const other = await signInSomebody(server);
    const { guid: photoGuid } = create(payloadOf(await upload(server, other, await picture())), photoSchema);
    expect(envelopeOf(await cook('2026-01-01', { photoGuid })).payload).toHaveProperty('photo_guid');
    expect(envelopeOf(await cook('2026-01-01', { note: 'x'.repeat(longestCookingNote + 1) })).status_code).toBe(2);
    expect((await feedback()).cookings.times).toBe(0);
  });

  test('keeps its photo until it is removed', async () => {
    const { guid: photoGuid } = create(payloadOf(await upload(server, viewer, await picture())), photoSchema);
    await cook('2026-01-01', { photoGuid });
    const [item] = (await feedback()).cookings.items;
    server.clock.advance(25 * 60 * 60_000);
    const photos = () => server.db.selectFrom('photos').select('guid').where('guid', '=', photoGuid).execute();
    await sweep(server.db, server.clock);
    expect(await photos()).toHaveLength(1);
    await server.db
      .deleteFrom('recipe_cookings')
      .where('guid', '=', item?.guid ?? '')
      .execute();
    await sweep(server.db, server.clock);
    expect(await photos()).toEqual([]);
  });

  test('appears in the recipe list, and can be filtered by', async () => {
    const other = await addRecipe(server, viewer);
    await cook('2026-01-01');
    await cook('2026-01-05');
    const list = async (query: string) => create(payloadOf(await call('GET', `/api/recipes${query}`)), recipePageSchema).items;
    const cooked = (await list('')).map(({ guid, cooked: said }) => [guid, said]);
    expect(new Map(cooked as [string, unknown][])).toEqual(
      new Map<string, unknown>([
        [recipe, { times: 2, lastOn: '2026-01-05' }],
        [other, undefined],
      ]),
    );
    expect((await list('?cooked=yes')).map(({ guid }) => guid)).toEqual([recipe]);
    expect((await list('?cooked=no')).map(({ guid }) => guid)).toEqual([other]);
  });
});

test('no link, copy or file includes feedback, and it is deleted with its recipe', async () => {
  const secret = 'For the surprise party';
  await thumb('down');
  await cook('2026-01-01', { note: secret });
  await report({ words: secret });
  await call('PUT', fill(endpoints.shareRecipe.path), { isListed: true, showsPhoto: false });
  const { id } = await server.db.selectFrom('shared_recipes').select('id').where('recipe_guid', '=', recipe).executeTakeFirstOrThrow();
  const other = await signInSomebody(server);
  const seen = await Promise.all([
    server.app.inject({ url: `/api/shared/${id}` }),
    server.app.inject({ url: `/r/${id}`, headers: { accept: 'text/html' } }),
    server.app.inject({ url: fillPath(rawPaths.sharedSchemaOrg, { id }) }),
    server.app.inject({ method: 'POST', url: `/api/shared/${id}/copies`, headers: other.headers, payload: { copy_key: newGuid() } }),
    call('GET', fill(endpoints.getRecipe.path)),
    call('GET', fill(rawPaths.schemaOrg)),
  ]);
  expect(seen.map(({ body }) => /surprise|cooked_on|thumb/.test(body))).toEqual(seen.map(() => false));
  await server.db.deleteFrom('recipes').where('guid', '=', recipe).execute();
  for (const table of ['recipe_thumbs', 'recipe_cookings', 'recipe_reports'] as const)
    expect(await server.db.selectFrom(table).select('recipe_guid').where('recipe_guid', '=', recipe).execute()).toEqual([]);
});

describe('a report', () => {
  test('of an owner reaches staff at once, once per key, with its version', async () => {
    const requestKey = newGuid();
    expect(await moved(() => Promise.all([report({ requestKey }), report({ requestKey })]))).toEqual({ reports: 1 });
    const rows = await server.db.selectFrom('recipe_reports').selectAll().where('recipe_guid', '=', recipe).execute();
    expect(rows).toMatchObject([{ kind: 'unsafe', words: 'Raw chicken', version: 1, share_id: null, handled_at: null }]);
    const mails = await server.db.selectFrom('mails').select(['recipient', 'text']).where('text', 'like', `%${rows[0]?.guid}%`).execute();
    expect(mails).toMatchObject([{ recipient: 'help@anydish.example' }]);
    expect(mails[0]?.text).toContain('It may be unsafe.');
  });

  test('of one owner stops after twenty in an hour, of all recipes together, and opens again to the millisecond', async () => {
    const other = await addRecipe(server, viewer);
    const at = (guid: string) => fill(endpoints.reportRecipe.path).replace(recipe, guid);
    const send = (guid: string) => call('POST', at(guid), { version: 1, kind: 'other', words: 'Too salty', requestKey: newGuid() });
    const sent = await Promise.all(Array.from({ length: 23 }, (_, index) => send(index % 2 === 0 ? recipe : other)));
    expect(sent.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 20 }, () => 200),
      429,
      429,
      429,
    ]);
    const stored = await server.db.selectFrom('recipe_reports').select('guid').where('recipe_guid', 'in', [recipe, other]).execute();
    expect(stored).toHaveLength(20);
    server.clock.advance(60 * 60_000 - 1);
    expect((await report()).statusCode).toBe(429);
    server.clock.advance(1);
    expect((await report()).statusCode).toBe(200);
  });

  test('needs a subject', async () => {
    expect([envelopeOf(await report({ words: ' ' })).payload, envelopeOf(await report({ kind: 'x' })).status_code]).toMatchObject([
      { words: expect.any(String) },
      2,
    ]);
  });
});

test('impersonating staff read feedback, and give none', async () => {
  const { browser, user } = await impersonating(server);
  viewer = user;
  recipe = await addRecipe(server, viewer);
  await cook('2026-01-01');
  const [cooking] = (await feedback()).cookings.items;
  const codes = [
    await browser.get(fill(endpoints.getFeedback.path)),
    await browser.put(fill(endpoints.giveThumb.path), { version: 1, thumb: 'up' }),
    await browser.post(fill(endpoints.addCooking.path), {
      version: 1,
      cooked_on: '2026-01-01',
      note: '',
      photo_guid: null,
      request_key: newGuid(),
    }),
    await browser.delete(fill(endpoints.removeCooking.path, { cooking: cooking?.guid ?? '' })),
    await browser.post(fill(endpoints.reportRecipe.path), { version: 1, kind: 'other', words: 'x', request_key: newGuid() }),
  ].map((response) => envelopeOf(response).status_code);
  expect(codes).toEqual([0, 4, 4, 4, 4]);
  expect(await feedback()).toMatchObject({ thumbs: [], cookings: { times: 1 } });
});
