import { create, type Infer } from 'superstruct';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toWire } from '../../../contract/casing.ts';
import { fillPath } from '../../../contract/endpoint.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { longestCollectionName, mostCollections } from '../../../contract/recipes/collections.ts';
import type { RecipeChange } from '../../../contract/recipes/recipe-endpoints.ts';
import { newGuid } from '../../../server/db/guid.ts';
import { buildTestApp, envelopeOf, payloadOf, signInSomebody, type TestApp, type TestViewer } from '../../support/server/app.ts';
import { impersonating } from '../../support/server/impersonations.ts';
import { kitchenClient } from '../../support/server/kitchen-client.ts';
import { addRecipe } from '../../support/server/recipes.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const schema = endpoints.listCollections.payload;

let server: TestApp;
let viewer: TestViewer;
beforeAll(async () => {
  server = await buildTestApp();
});
beforeEach(async () => {
  viewer = await signInSomebody(server);
});
afterAll(() => server.close());

const send = (method: Method, url: string, body?: object, { headers } = viewer) =>
  server.app.inject({ method, url, headers, ...(body !== undefined && { payload: toWire(body) as object }) });
const pathOf = (path: string, guid = '') => fillPath(path, { companyUri: viewer.companyUri, guid });
const post = (name: string, guid = newGuid()) => send('POST', pathOf(endpoints.createCollection.path), { guid, name });
const rename = (guid: string, name: string) => send('PUT', pathOf(endpoints.renameCollection.path, guid), { name });
const remove = (guid: string) => send('DELETE', pathOf(endpoints.deleteCollection.path, guid));
const read = (response: { json: () => unknown }) => create(payloadOf(response as Awaited<ReturnType<typeof send>>), schema);
const names = ({ collections }: Infer<typeof schema>) => collections.map(({ name }) => name);
const all = async () => names(read(await send('GET', endpoints.listCollections.path)));

async function make(name: string): Promise<string> {
  const guid = newGuid();
  expect((await post(name, guid)).statusCode).toBe(200);
  return guid;
}

const changing = (guids: string[], what: RecipeChange, who = viewer) =>
  send('POST', endpoints.changeRecipes.path, { guids, change: what }, who);
const change = async (guids: string[], what: RecipeChange) => (payloadOf(await changing(guids, what)) as { changed: string[] }).changed;
const listed = async (query: string) => (await kitchenClient(server, viewer).recipes(query)).items.map(({ guid }) => guid);

describe('a collection', () => {
  test('is created at the end, renamed, moved and deleted; its recipes stay', async () => {
    const [guests, quick, sweet] = [await make('  For   guests '), await make('Quick'), await make('Sweet')];
    expect(await all()).toEqual(['For guests', 'Quick', 'Sweet']);
    expect(names(read(await rename(quick, 'Weekdays')))).toEqual(['For guests', 'Weekdays', 'Sweet']);
    const ordered = await send('PUT', endpoints.orderCollections.path, { guids: [sweet, newGuid(), guests, sweet] });
    expect(names(read(ordered)), 'what is not named follows').toEqual(['Sweet', 'For guests', 'Weekdays']);
    const recipe = await addRecipe(server, viewer);
    await change([recipe], { addTo: sweet });
    await change([recipe], { addTo: guests });
    expect((await kitchenClient(server, viewer).recipes('?facets=yes')).facets?.collections).toEqual(
      expect.arrayContaining([sweet, guests].map((guid) => ({ guid, count: 1 }))),
    );
    expect(names(read(await remove(sweet)))).toEqual(['For guests', 'Weekdays']);
    expect((await kitchenClient(server, viewer).recipe(recipe)).shelf?.collections).toEqual([guests]);
    expect((await remove(sweet)).statusCode).toBe(404);
  });

  test('sent twice is created once', async () => {
    const guid = await make('Guests');
    expect(names(read(await post('Guests', guid)))).toEqual(['Guests']);
  });

  test.each(['guests', 'GUESTS ', ' Guests', 'Ｇｕｅｓｔｓ', 'Guests\u00A0'])(
    'has a name of its own: "%s" is the same to a reader',
    async (same) => {
      const [guests, other] = [await make('Guests'), await make('Other')];
      for (const refused of [await post(same), await rename(other, same)])
        expect([refused.statusCode, envelopeOf(refused).payload]).toEqual([400, { name: 'You already have a collection with this name.' }]);
      // Its own name may be written otherwise.
      expect(names(read(await rename(guests, same)))).toHaveLength(2);
      const stranger = await signInSomebody(server);
      const theirs = fillPath(endpoints.createCollection.path, { companyUri: stranger.companyUri });
      expect((await send('POST', theirs, { guid: newGuid(), name: same }, stranger)).statusCode, 'others have theirs').toBe(200);
    },
  );

  test('needs a name of limited length', async () => {
    for (const name of ['   ', '\t']) {
      const refused = await post(name);
      expect([refused.statusCode, envelopeOf(refused).payload]).toEqual([400, { name: 'Please enter a name' }]);
    }
    expect((await post('x'.repeat(longestCollectionName + 1))).statusCode).toBe(400);
    expect((await post('x'.repeat(longestCollectionName))).statusCode).toBe(200);
  });

  test('many concurrent ones stay within the limit, with unique names', async () => {
    for (let number = 0; number < mostCollections - 2; number += 1) await make(`Collection ${number}`);
    const twins = await Promise.all([post('Twin'), post('twin')]);
    expect(twins.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 400]);
    const made = await Promise.all([post('One'), post('Two'), post('Three')]);
    expect(made.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    expect(await all()).toHaveLength(mostCollections);
  });
});

describe('recipes', () => {
  test('are added to several collections and removed, and are found by one', async () => {
    const [guests, quick] = [await make('Guests'), await make('Quick')];
    const [one, other] = [await addRecipe(server, viewer), await addRecipe(server, viewer)];
    expect((await change([one, other], { addTo: guests })).toSorted()).toEqual([one, other].toSorted());
    expect(await change([one], { addTo: guests }), 'it is there already').toEqual([]);
    expect(await change([one], { addTo: quick })).toEqual([one]);
    expect(await listed(`?collection=${guests}`)).toEqual([other, one]);
    expect(await listed(`?collection=${quick}`)).toEqual([one]);
    expect(await change([one, other], { removeFrom: guests })).toHaveLength(2);
    expect([await listed(`?collection=${guests}`), await listed(`?collection=${quick}`)]).toEqual([[], [one]]);
  });

  test('keep their collections when copied', async () => {
    const guests = await make('Guests');
    const guid = await addRecipe(server, viewer);
    await change([guid], { addTo: guests });
    await send('POST', pathOf(endpoints.copyRecipe.path, guid), { copyKey: newGuid() });
    expect(await listed(`?collection=${guests}`)).toHaveLength(2);
  });

  test('are not added to one that is being deleted', async () => {
    const guid = await addRecipe(server, viewer);
    for (let round = 0; round < 5; round += 1) {
      const collection = await make(`Guests ${round}`);
      const [added] = await Promise.all([changing([guid], { addTo: collection }), remove(collection)]);
      expect([200, 404]).toContain(added.statusCode);
    }
    expect((await kitchenClient(server, viewer).recipe(guid)).shelf?.collections).toEqual([]);
  });

  test('and collections of other users are not mixed', async () => {
    const [guests, guid] = [await make('Guests'), await addRecipe(server, viewer)];
    const stranger = await signInSomebody(server);
    const theirs = await addRecipe(server, stranger);
    expect((await changing([theirs], { addTo: guests }, stranger)).statusCode).toBe(404);
    expect(payloadOf(await changing([guid], { addTo: guests }, viewer))).toMatchObject({ changed: [guid] });
    expect(payloadOf(await changing([theirs], { addTo: guests }, viewer))).toMatchObject({ changed: [] });
    expect(names(read(await send('GET', endpoints.listCollections.path, undefined, stranger)))).toEqual([]);
    const taken = fillPath(endpoints.createCollection.path, { companyUri: stranger.companyUri });
    expect((await send('POST', taken, { guid: guests, name: 'Guests' }, stranger)).statusCode, 'a key of somebody else').toBe(409);
    await send('PUT', endpoints.orderCollections.path, { guids: [guests] }, stranger);
    const own = fillPath(endpoints.renameCollection.path, { companyUri: stranger.companyUri, guid: guests });
    expect((await send('PUT', own, { name: 'Mine' }, stranger)).statusCode).toBe(404);
    expect(await all()).toEqual(['Guests']);
  });

  test('impersonating staff read the collections, and change none', async () => {
    const { browser, user } = await impersonating(server);
    viewer = user;
    const guid = await make('Guests');
    const company = `/api/companies/${user.companyUri}/collections`;
    const refused = [
      await browser.post(company, { guid: newGuid(), name: 'Mine' }),
      await browser.put(`${company}/${guid}`, { name: 'Mine' }),
      await browser.put('/api/collections', { guids: [guid] }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
    expect(payloadOf(await browser.get('/api/collections'))).toMatchObject({ collections: [{ name: 'Guests' }] });
  });
});
