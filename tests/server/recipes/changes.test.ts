import { create } from 'superstruct';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toWire } from '../../../contract/casing.ts';
import { fillPath } from '../../../contract/endpoint.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { mostTags, type RecipeChange } from '../../../contract/recipes/recipe-endpoints.ts';
import { recipeSummarySchema } from '../../../contract/recipes/recipe.ts';
import { newGuid } from '../../../server/db/guid.ts';
import { sweep } from '../../../server/janitor.ts';
import { buildTestApp, envelopeOf, payloadOf, signInSomebody, type TestApp, type TestViewer } from '../../support/server/app.ts';
import { impersonating } from '../../support/server/impersonations.ts';
import { kitchenClient } from '../../support/server/kitchen-client.ts';
import { addRecipe } from '../../support/server/recipes.ts';

const day = 24 * 60 * 60_000;
let server: TestApp;
let viewer: TestViewer;
beforeAll(async () => {
  server = await buildTestApp();
});
beforeEach(async () => {
  viewer = await signInSomebody(server);
});
afterAll(() => server.close());

const kitchen = () => kitchenClient(server, viewer);
const send = (method: 'POST' | 'PUT', url: string, body: object, { headers } = viewer) =>
  server.app.inject({ method, url, headers, payload: toWire(body) as object });
const change = async (guids: string[], what: RecipeChange, who = viewer) =>
  (payloadOf(await send('POST', endpoints.changeRecipes.path, { guids, change: what }, who)) as { changed: string[] }).changed;
const pathOf = (path: string, guid: string) => fillPath(path, { companyUri: viewer.companyUri, guid });
const rename = (guid: string, title: string | null) => send('PUT', pathOf(endpoints.renameRecipe.path, guid), { title });
const copy = async (guid: string, copyKey = newGuid()) =>
  create(payloadOf(await send('POST', pathOf(endpoints.copyRecipe.path, guid), { copyKey })), recipeSummarySchema);
const listed = async (query = '') => (await kitchen().recipes(query)).items.map(({ guid }) => guid);
const shelf = async (guid: string) => (await kitchen().recipe(guid)).shelf;

describe('the trash', () => {
  test('hides recipes and restores them', async () => {
    const [one, other] = [await addRecipe(server, viewer), await addRecipe(server, viewer)];
    expect(await change([one], { isInTrash: true })).toEqual([one]);
    expect([await listed(), await listed('?place=trash')]).toEqual([[other], [one]]);
    expect(await shelf(one)).toMatchObject({ deletesAt: server.clock.now() + 30 * day });
    expect(await change([one, other], { isInTrash: false }), 'the other was not in it').toEqual([one]);
    expect([await listed(), await listed('?place=trash')]).toEqual([[other, one], []]);
  });

  test('keeps the first date when a recipe is deleted twice', async () => {
    const guid = await addRecipe(server, viewer);
    await change([guid], { isInTrash: true });
    const first = await shelf(guid);
    server.clock.advance(day);
    expect(await change([guid], { isInTrash: true })).toEqual([]);
    expect(await shelf(guid)).toEqual(first);
  });

  test('is emptied by the janitor after thirty days, and only the trash', async () => {
    const [thrown, kept] = [await addRecipe(server, viewer), await addRecipe(server, viewer)];
    await change([thrown], { isInTrash: true });
    server.clock.advance(30 * day);
    await sweep(server.db, server.clock);
    const stored = async () =>
      (await server.db.selectFrom('recipes').select('guid').where('guid', 'in', [thrown, kept]).execute()).map(({ guid }) => guid);
    expect((await stored()).toSorted()).toEqual([thrown, kept].toSorted());
    server.clock.advance(1);
    await sweep(server.db, server.clock);
    expect(await stored()).toEqual([kept]);
  });
});

describe('favourites and tags', () => {
  test('are changed for many recipes at once, each on its own', async () => {
    const guids = [await addRecipe(server, viewer), await addRecipe(server, viewer)];
    expect((await change(guids, { isFavourite: true, addTag: ' quick ' })).toSorted()).toEqual(guids.toSorted());
    expect(await shelf(guids[0] ?? '')).toMatchObject({ isFavourite: true, tags: ['quick'], deletesAt: null });
    expect(await change(guids, { addTag: 'quick' }), 'a tag is there once').toEqual([]);
    await change([guids[1] ?? ''], { isFavourite: false, removeTag: 'quick' });
    expect([await shelf(guids[0] ?? ''), await shelf(guids[1] ?? '')]).toMatchObject([
      { isFavourite: true, tags: ['quick'] },
      { isFavourite: false, tags: [] },
    ]);
  });

  test('are limited in number', async () => {
    const guid = await addRecipe(server, viewer);
    for (let number = 0; number <= mostTags; number += 1) await change([guid], { addTag: `tag ${number}` });
    expect((await shelf(guid))?.tags).toHaveLength(mostTags);
  });

  test('report an empty tag', async () => {
    const guid = await addRecipe(server, viewer);
    const refused = await send('POST', endpoints.changeRecipes.path, { guids: [guid], change: { addTag: '  ' } });
    expect([refused.statusCode, envelopeOf(refused).payload]).toEqual([400, { 'change.add_tag': 'This field is required.' }]);
  });
});

describe('a title', () => {
  test('is the owner’s own until it is reset', async () => {
    const guid = await addRecipe(server, viewer);
    expect((await rename(guid, ' Sunday toast ')).statusCode).toBe(200);
    expect(await kitchen().recipe(guid)).toMatchObject({ title: 'Sunday toast', shelf: { isRenamed: true } });
    expect((await kitchen().recipes()).items[0]).toMatchObject({ title: 'Sunday toast' });
    await rename(guid, ' ');
    expect(await kitchen().recipe(guid)).toMatchObject({ title: 'Toast', shelf: { isRenamed: false } });
  });

  test('has a maximum length', async () => {
    const refused = await rename(await addRecipe(server, viewer), 'x'.repeat(121));
    expect([refused.statusCode, envelopeOf(refused).payload]).toEqual([400, { title: 'Please use at most 120 characters.' }]);
  });
});

describe('a copy', () => {
  test('is refused at the maximum number of recipes; the trash does not count, and the same key still finds its copy', async () => {
    const full = await buildTestApp({ env: { MOST_RECIPES: '3' } });
    try {
      const owner = await signInSomebody(full);
      const guid = await addRecipe(full, owner);
      const url = fillPath(endpoints.copyRecipe.path, { companyUri: owner.companyUri, guid });
      const post = (path: string, body: object) =>
        full.app.inject({ method: 'POST', url: path, headers: owner.headers, payload: toWire(body) as object });
      const keys = [newGuid(), newGuid(), newGuid(), newGuid()];
      const answers = await Promise.all(keys.map((copyKey) => post(url, { copyKey })));
      expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 200, 409, 409]);
      const made = keys[answers.findIndex(({ statusCode }) => statusCode === 200)];
      expect((await post(url, { copyKey: made })).statusCode).toBe(200);
      await post(endpoints.changeRecipes.path, { guids: [guid], change: { isInTrash: true } });
      expect((await post(url, { copyKey: newGuid() })).statusCode).toBe(200);
    } finally {
      await full.close();
    }
  });

  test('is an independent recipe, with a number after its title', async () => {
    const guid = await addRecipe(server, viewer);
    await change([guid], { addTag: 'quick', isFavourite: true });
    const [second, third] = [await copy(guid), await copy((await copy(guid)).guid)];
    expect([second, third]).toMatchObject([{ title: 'Toast (2)', shelf: { tags: ['quick'], isFavourite: false } }, { title: 'Toast (3)' }]);
    await change([guid], { isInTrash: true });
    expect(await kitchen().recipe(second.guid)).toMatchObject({ steps: [{ uses: [0, 1] }], shelf: { deletesAt: null } });
  });

  test('is created once, however often it is requested', async () => {
    const [guid, key] = [await addRecipe(server, viewer), newGuid()];
    expect((await copy(guid, key)).guid).toBe((await copy(guid, key)).guid);
    expect(await listed()).toHaveLength(2);
  });
});

describe('another user', () => {
  test('changes nothing, and does not learn whether anything exists', async () => {
    const guid = await addRecipe(server, viewer);
    expect(await change([guid, newGuid()], { isInTrash: true, isFavourite: true }, await signInSomebody(server))).toEqual([]);
    expect(await shelf(guid)).toMatchObject({ isFavourite: false, deletesAt: null });
  });

  test('impersonating the owner only reads, and each recipe says so', async () => {
    const { browser, user } = await impersonating(server);
    const guid = await addRecipe(server, user);
    const company = `/api/companies/${user.companyUri}/recipes/${guid}`;
    const refused = [
      await browser.post(endpoints.changeRecipes.path, { guids: [guid], change: { is_in_trash: true } }),
      await browser.put(`${company}/title`, { title: 'Mine' }),
      await browser.post(`${company}/copies`, { copy_key: newGuid() }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
    expect(payloadOf(await browser.get(company))).toMatchObject({
      title: 'Toast',
      shelf: { deletesAt: null, permissions: { canView: true, canMakeFavorite: false } },
    });
    viewer = user;
    expect(await shelf(guid)).toMatchObject({ permissions: { canMakeFavorite: true } });
  });
});
