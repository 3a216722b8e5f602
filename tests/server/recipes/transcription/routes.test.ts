import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { create } from 'superstruct';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toWire } from '../../../../contract/casing.ts';
import { fillPath } from '../../../../contract/endpoint.ts';
import { endpoints } from '../../../../contract/endpoints.ts';
import { keptOf, formOfReading } from '../../../../machines/recipes/transcription.model.ts';
import { sweep } from '../../../../server/janitor.ts';
import { says, startFakeModel } from '../../../support/server/fake-model.ts';
import { buildTestApp, payloadOf, signInSomebody, type TestApp, type TestViewer } from '../../../support/server/app.ts';
import { site } from './sample-pages.ts';

const text = readFileSync(join(import.meta.dirname, 'pasted', '01-plain-english.txt'), 'utf8').split('=== truth')[0] ?? '';
let server: TestApp;
let pages: Server;
let origin: string;
beforeAll(async () => {
  server = await buildTestApp({ env: { READ_OWN_NETWORK: 'yes' } });
  pages = createServer((request, answer) => answer.writeHead(200, { 'content-type': 'text/html' }).end(site[request.url ?? '']));
  await new Promise<void>((resolve) => {
    pages.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`;
});
afterAll(async () => {
  pages.close();
  await server.close();
});

type Name = 'readTranscription' | 'keepTranscription';
const send = (name: Name, viewer: TestViewer, body: object, { app = server, companyUri = viewer.companyUri } = {}) =>
  app.app.inject({
    method: 'POST',
    url: fillPath(endpoints[name].path, { companyUri }),
    headers: { ...viewer.headers, 'content-type': 'application/json' },
    payload: JSON.stringify(toWire(body)),
  });
const asking = (change: object) => ({
  requestKey: randomUUID(),
  source: 'text',
  text: '',
  photoGuid: null,
  address: '',
  language: 'en',
  ...change,
});
const read = async (viewer: TestViewer, change: object) =>
  create(payloadOf(await send('readTranscription', viewer, asking(change))), endpoints.readTranscription.payload);
const recipeOf = async (viewer: TestViewer, guid: string) => {
  const url = fillPath(endpoints.getRecipe.path, { companyUri: viewer.companyUri, guid });
  return create(payloadOf(await server.app.inject({ url, headers: viewer.headers })), endpoints.getRecipe.payload);
};
/** As if the process ended between the recipe and its note. */
async function refuseNotes<T>(work: () => Promise<T>): Promise<{ refused: T }> {
  await sql`alter table recipe_notes add constraint no_notes check (text = '') not valid`.execute(server.db);
  try {
    return { refused: await work() };
  } finally {
    await sql`alter table recipe_notes drop constraint no_notes`.execute(server.db);
  }
}
let made = 0;
const newId = () => `line-${(made += 1)}`;

describe('a written recipe', () => {
  test('is read from a text, kept as it was corrected, and labelled like an import', async () => {
    const viewer = await signInSomebody(server);
    const form = formOfReading(await read(viewer, { text }), null, newId);
    const body = keptOf({ ...form, title: 'Our banana bread' }, randomUUID());
    const { guid } = create(payloadOf(await send('keepTranscription', viewer, body)), endpoints.keepTranscription.payload);
    const recipe = await recipeOf(viewer, guid);
    expect(recipe).toMatchObject({
      title: 'Our banana bread',
      servings: 8,
      prepMinutes: 15,
      cookMinutes: 50,
      language: 'en',
      cookedBy: { kind: 'imported' },
    });
    expect(recipe.allergens.toSorted()).toEqual(['eggs', 'gluten', 'milk']);
    expect(recipe.ingredients[1]).toMatchObject({ amount: 100, unit: 'g', item: 'butter', note: 'melted' });
    const notes = await server.db.selectFrom('recipe_notes').select('text').where('recipe_guid', '=', guid).execute();
    expect(notes).toEqual([{ text: 'Keeps for four days in a tin.' }]);
    const again = create(payloadOf(await send('keepTranscription', viewer, body)), endpoints.keepTranscription.payload);
    expect(again.guid).toBe(guid);
  });

  test('is stored with its note or not at all, and an emptied note stays empty when the request is repeated', async () => {
    const viewer = await signInSomebody(server);
    const body = keptOf({ ...formOfReading(await read(viewer, { text }), null, newId), title: 'Banana bread' }, randomUUID());
    const { guid } = create(payloadOf(await send('keepTranscription', viewer, body)), endpoints.keepTranscription.payload);
    const notes = () => server.db.selectFrom('recipe_notes').select('text').where('recipe_guid', '=', guid).execute();
    expect(await notes()).toHaveLength(1);
    await server.db.deleteFrom('recipe_notes').where('recipe_guid', '=', guid).execute();
    expect((await send('keepTranscription', viewer, body)).statusCode).toBe(200);
    expect(await notes()).toEqual([]);
    const { refused } = await refuseNotes(() => send('keepTranscription', viewer, { ...body, requestKey: randomUUID() }));
    expect(refused.statusCode).toBe(500);
    const recipes = await server.db.selectFrom('recipes').select('guid').where('user_guid', '=', viewer.userGuid).execute();
    expect(recipes).toEqual([{ guid }]);
  });

  test('is read once for a key, and what was read goes after a day', async () => {
    const viewer = await signInSomebody(server);
    const requestKey = randomUUID();
    const first = await read(viewer, { requestKey, text });
    expect(await read(viewer, { requestKey, text: 'something else' })).toEqual(first);
    const stranger = await signInSomebody(server);
    expect((await send('readTranscription', stranger, asking({ requestKey, text: 'no recipe' }))).statusCode).toBe(400);
    server.clock.advance(25 * 60 * 60_000);
    await sweep(server.db, server.clock);
    expect(await server.db.selectFrom('transcriptions').select('guid').execute()).toEqual([]);
  });

  test('is read from what a page tells machines, before what it shows', async () => {
    const viewer = await signInSomebody(server);
    const linkedPage = await read(viewer, { source: 'page', address: `${origin}/linked` });
    expect(linkedPage).toMatchObject({ title: { text: 'Peanut noodles', isCertain: true }, servings: 2, origin: '127.0.0.1' });
    const shown = await read(viewer, { source: 'page', address: `${origin}/shown` });
    expect(shown).toMatchObject({ title: { text: 'Tea & toast' }, servings: null });
    expect(shown.ingredients.map(({ item }) => item)).toEqual(['bread', 'water']);
    expect(shown.steps.map((step) => step.text)).toEqual(['Toast the bread.', 'Boil the water.']);
    const form = keptOf({ ...formOfReading(linkedPage, null, newId) }, randomUUID());
    const { guid } = create(payloadOf(await send('keepTranscription', viewer, form)), endpoints.keepTranscription.payload);
    expect((await recipeOf(viewer, guid)).allergens).toContain('peanuts');
  });

  test('is shown beside what the page said itself, and what is not sure of it is marked', async () => {
    const viewer = await signInSomebody(server);
    const reading = await read(viewer, { source: 'page', address: `${origin}/told` });
    expect(reading.text).toContain('3/4 cup (150g) lentils\n1 pint stock\n2 egg yolks & 1 whole egg');
    expect(reading.text).toContain('recipeYield: Serves four');
    expect(reading).toMatchObject({ servings: 4, cookMinutes: 90 });
    expect(reading.ingredients.map(({ amount, unit, isCertain }) => [amount, unit, isCertain])).toEqual([
      [150, 'g', true],
      [2, 'cup', false],
      [2, null, true],
      [1, null, true],
      [1, null, false],
    ]);
    expect(reading.left).toEqual([expect.stringMatching(/^1 onion .*cashew nuts$/)]);
    const { guid } = create(
      payloadOf(await send('keepTranscription', viewer, keptOf(formOfReading(reading, null, newId), randomUUID()))),
      endpoints.keepTranscription.payload,
    );
    const kept = await recipeOf(viewer, guid);
    expect(kept.diets).toEqual([]);
    expect(kept.steps[0]).toMatchObject({ minutes: 60, uses: [0, 1] });
  });

  test('of a page that tells machines nothing is read by the model that is configured', async () => {
    const model = await startFakeModel(
      says(
        JSON.stringify({
          is_recipe: true,
          title: 'Tea & toast',
          servings: null,
          prep_minutes: null,
          cook_minutes: null,
          ingredients: ['2 slices bread'],
          steps: ['Toast the bread.', 'Boil the water.'],
          notes: null,
          text: null,
        }),
      ),
    );
    const cooking = await buildTestApp({ env: { READ_OWN_NETWORK: 'yes', AI_BASE_URL: model.baseUrl, AI_MODEL: 'reader-1' } });
    try {
      const viewer = await signInSomebody(cooking);
      const ask = async (path: string) =>
        create(
          payloadOf(await send('readTranscription', viewer, asking({ source: 'page', address: `${origin}${path}` }), { app: cooking })),
          endpoints.readTranscription.payload,
        );
      expect(await ask('/linked')).toMatchObject({ title: { text: 'Peanut noodles' } });
      expect(model.requests).toHaveLength(0);
      const reading = await ask('/shown');
      expect(model.requests).toHaveLength(1);
      expect(reading).toMatchObject({ title: { text: 'Tea & toast' }, origin: '127.0.0.1', ingredients: [{ item: 'bread' }] });
      expect(reading.left.join('\n')).toContain('1 cup water');
    } finally {
      await cooking.close();
      await model.close();
    }
  });

  test.each([
    ['an empty text', { text: ' ' }, 'text'],
    ['no recipe', { text: 'Dear diary, today it rained.' }, 'text'],
    ['no photo', { source: 'photo' }, 'photo_guid'],
    ['a photo of nobody', { source: 'photo', photoGuid: randomUUID() }, 'photo_guid'],
    ['no address', { source: 'page' }, 'address'],
  ])('%s is refused at its field', async (_, change, field) => {
    const viewer = await signInSomebody(server);
    const answer = await send('readTranscription', viewer, asking(change));
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<{ payload: object }>().payload)).toEqual([field]);
  });

  test('a page without one says so, and one of this network is none where it is not allowed', async () => {
    const viewer = await signInSomebody(server);
    expect((await send('readTranscription', viewer, asking({ source: 'page', address: `${origin}/none` }))).statusCode).toBe(400);
    const usual = await buildTestApp();
    try {
      const reader = await signInSomebody(usual);
      const answer = await send('readTranscription', reader, asking({ source: 'page', address: `${origin}/linked` }), { app: usual });
      expect(answer.body).toContain('public web page');
    } finally {
      await usual.close();
    }
  });

  test.each<Name>(['readTranscription', 'keepTranscription'])('%s is for the company’s own alone', async (name) => {
    const [viewer, other] = [await signInSomebody(server), await signInSomebody(server)];
    const body =
      name === 'readTranscription' ? asking({ text }) : keptOf(formOfReading(await read(viewer, { text }), null, newId), randomUUID());
    expect((await send(name, viewer, body, { companyUri: other.companyUri })).statusCode).toBe(404);
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: fillPath(endpoints[name].path, { companyUri: viewer.companyUri }),
      payload: toWire(body) as object,
    });
    expect(statusCode).toBe(401);
  });

  test('keeps no photo of somebody else', async () => {
    const [viewer, other] = [await signInSomebody(server), await signInSomebody(server)];
    const photo = {
      guid: randomUUID(),
      user_guid: other.userGuid,
      company_guid: other.companyGuid,
      bytes: Buffer.from('x'),
      media_type: 'image/jpeg',
      width: 1,
      height: 1,
    };
    await server.db
      .insertInto('photos')
      .values({ ...photo, created_at: server.clock.now() })
      .execute();
    const body = { ...keptOf(formOfReading(await read(viewer, { text }), null, newId), randomUUID()), photoGuid: photo.guid };
    const { guid } = create(payloadOf(await send('keepTranscription', viewer, body)), endpoints.keepTranscription.payload);
    expect((await recipeOf(viewer, guid)).photoGuid).toBeNull();
  });
});
