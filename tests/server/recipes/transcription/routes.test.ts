import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'superstruct';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toWire } from '../../../../contract/casing.ts';
import { fillPath } from '../../../../contract/endpoint.ts';
import { endpoints } from '../../../../contract/endpoints.ts';
import { keptOf, formOfReading } from '../../../../machines/recipes/transcription.model.ts';
import { sweep } from '../../../../server/janitor.ts';
import { checkedReading } from '../../../../server/recipes/transcription/read-by-model.ts';
import { says, startFakeModel } from '../../../support/server/fake-model.ts';
import { buildTestApp, payloadOf, signInSomebody, type TestApp, type TestViewer } from '../../../support/server/app.ts';

const text = readFileSync(join(import.meta.dirname, 'pasted', '01-plain-english.txt'), 'utf8').split('=== truth')[0] ?? '';
/** What a page tells machines, with what is easily misread. */
const told = JSON.stringify({
  '@type': 'Recipe',
  name: 'Lentil soup',
  recipeYield: 'Serves four',
  cookTime: 'PT1H30M',
  recipeIngredient: [
    'For the soup:',
    '3/4 cup (150g) lentils',
    '1 pint stock',
    '2 egg yolks &amp; 1 whole egg',
    `1 onion ${'and more of it '.repeat(10)}and cashew nuts`,
  ],
  recipeInstructions: [
    {
      '@type': 'HowToSection',
      name: 'Soup',
      itemListElement: [{ '@type': 'HowToStep', text: 'Boil the lentils in the stock for 1 hour.' }],
    },
  ],
});
const linked = JSON.stringify({
  '@type': 'Recipe',
  name: 'Peanut noodles',
  recipeYield: '2 servings',
  recipeIngredient: ['200 g noodles', '2 tbsp peanut butter'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Boil the noodles.' },
    { '@type': 'HowToStep', text: 'Toss them with the peanut butter.' },
  ],
});
const site: Record<string, string> = {
  '/linked': `<html><head><script type="application/ld+json">${linked}</script></head><body><h1>Something else</h1></body></html>`,
  '/told': `<html><head><script type="application/ld+json">${told}</script></head><body></body></html>`,
  '/shown': `<html><body><nav><li>Home</li></nav><article><h1>Tea &amp; toast</h1><p>A story of many words about a morning that never ends, and so on.</p>
    <h2>Ingredients</h2><ul><li>2 slices bread</li><li>1 cup water</li></ul><h2>Method</h2><ol><li>Toast the bread.</li><li>Boil the water.</li></ol></article>
    <footer>Subscribe</footer></body></html>`,
  '/none': '<html><body><p>Nothing to eat here.</p></body></html>',
};

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

describe('what a model copies', () => {
  const answer = {
    is_recipe: true,
    title: 'Tomato soup',
    servings: 4,
    prep_minutes: 10,
    cook_minutes: null,
    ingredients: ['800 g tomatoes', '1 onion', '2 tbsp basil'],
    steps: ['Boil the tomatoes with the onion.', 'Serve with [?] bread.'],
    notes: null,
    text: null,
  };
  const source = { text: 'Tomato soup for 4\n800 g tomatoes\n1 onion\nBoil the tomatoes with the onion.\nServe with bread.', photo: null };

  test('is held against the text: what does not stand there is marked, and a figure that does not is left out', () => {
    const copied = checkedReading(answer, source);
    expect(copied).toMatchObject({ title: { isCertain: true }, servings: 4, prepMinutes: null });
    expect(copied?.ingredients.map(({ isCertain, doubts }) => ({ isCertain, doubts }))).toEqual([
      { isCertain: true, doubts: [] },
      { isCertain: true, doubts: [] },
      { isCertain: false, doubts: ['2', 'tbsp', 'basil'] },
    ]);
    expect(copied?.steps.map(({ isCertain, doubts }) => ({ isCertain, doubts }))).toEqual([
      { isCertain: true, doubts: [] },
      { isCertain: false, doubts: ['[?]'] },
    ]);
  });

  test('of a photo is held against the lines that it read there', () => {
    const copied = checkedReading({ ...answer, text: source.text }, { text: '', photo: new Uint8Array() });
    expect(copied?.text).toBe(source.text);
    expect(copied?.ingredients[2]?.isCertain).toBe(false);
  });

  test('says what it left out, and marks a line that is too long', () => {
    const long = `1 onion ${'and more of it '.repeat(10)}and cashew nuts`;
    const copied = checkedReading(
      { ...answer, ingredients: ['800 g tomatoes', long] },
      { text: `${source.text}\n${long}\nGarnish with roasted pine nuts`, photo: null },
    );
    expect(copied?.left).toEqual(['Garnish with roasted pine nuts', long]);
    expect(copied?.ingredients[1]).toMatchObject({ isCertain: false });
    const many = Array.from({ length: 61 }, (_, index) => `${index + 1} tomatoes`);
    expect(checkedReading({ ...answer, ingredients: many }, source)?.left).toContain('tomatoes');
  });

  test('is nothing where nothing is written, and no answer of another form', () => {
    expect(checkedReading({ ...answer, is_recipe: false }, source)).toBeNull();
    expect(() => checkedReading({ ...answer, steps: 'all' }, source)).toThrow('steps');
  });
});
