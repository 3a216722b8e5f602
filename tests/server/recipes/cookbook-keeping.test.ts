import { create } from 'superstruct';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toWire } from '../../../contract/casing.ts';
import { fillPath } from '../../../contract/endpoint.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { rawPaths } from '../../../contract/kitchen/kitchen-endpoints.ts';
import { photoSchema } from '../../../contract/kitchen/kitchen.ts';
import { mostKeptOffline } from '../../../contract/recipes/recipe-endpoints.ts';
import { newGuid } from '../../../server/db/guid.ts';
import { sweep } from '../../../server/janitor.ts';
import { smallPhoto } from '../../support/server/import.ts';
import { buildTestApp, envelopeOf, payloadOf, signInSomebody, type TestApp, type TestViewer } from '../../support/server/app.ts';
import { impersonating } from '../../support/server/impersonations.ts';
import { kitchenClient } from '../../support/server/kitchen-client.ts';
import { addRecipe } from '../../support/server/recipes.ts';
import { upload } from '../../support/server/upload.ts';

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

const send = (method: 'POST' | 'PUT', url: string, body: object, { headers } = viewer) =>
  server.app.inject({ method, url, headers, payload: toWire(body) as object });
const pathOf = (path: string, guid: string) => fillPath(path, { companyUri: viewer.companyUri, guid });
const change = (guids: string[], what: object, who = viewer) => send('POST', endpoints.changeRecipes.path, { guids, change: what }, who);
const trash = (...guids: string[]) => change(guids, { isInTrash: true });
const erase = async (guids: string[] | null, who = viewer) =>
  payloadOf(await send('POST', endpoints.eraseRecipes.path, { guids }, who)) as { erased: number };
const addPhoto = async (who = viewer) => create(payloadOf(await upload(server, who, await smallPhoto())), photoSchema).guid;
const setPhoto = (guid: string, photoGuid: string | null, who = viewer) =>
  send('PUT', pathOf(endpoints.setRecipePhoto.path, guid), { photoGuid }, who);
const seePhoto = async (guid: string) =>
  (await server.app.inject({ url: pathOf(rawPaths.photo, guid), headers: viewer.headers })).statusCode;
const share = (guid: string, showsPhoto: boolean) => send('PUT', pathOf(endpoints.shareRecipe.path, guid), { isListed: false, showsPhoto });
const shareOf = async (guid: string) =>
  payloadOf(await server.app.inject({ url: pathOf(endpoints.getShare.path, guid), headers: viewer.headers })) as {
    share: { path: string; showsPhoto: boolean };
  };
const exists = async (guid: string) =>
  (await server.app.inject({ url: pathOf(endpoints.getRecipe.path, guid), headers: viewer.headers })).statusCode === 200;

describe('an own photo', () => {
  test('replaces another, is removed and restored within a day', async () => {
    const [first, second] = [await addPhoto(), await addPhoto()];
    const guid = await addRecipe(server, viewer, { photoGuid: first });
    server.clock.advance(2 * day);
    expect(payloadOf(await setPhoto(guid, second))).toMatchObject({ guid, photoGuid: second });
    await sweep(server.db, server.clock);
    expect(await seePhoto(first), 'it can be brought back').toBe(200);
    expect(payloadOf(await setPhoto(guid, first))).toMatchObject({ photoGuid: first });
    expect(payloadOf(await setPhoto(guid, null))).toMatchObject({ photoGuid: null });
    server.clock.advance(day + 1);
    await sweep(server.db, server.clock);
    expect([await seePhoto(first), await seePhoto(second)], 'nothing shows them').toEqual([404, 404]);
    const late = await setPhoto(guid, first);
    expect([late.statusCode, envelopeOf(late).payload]).toEqual([
      400,
      { photo_guid: 'This photo is no longer available. Please add it again.' },
    ]);
  });

  test('is shown by a link that includes the photo, and by none that was created without one', async () => {
    const guid = await addRecipe(server, viewer, { photoGuid: await addPhoto() });
    await share(guid, true);
    await setPhoto(guid, await addPhoto());
    expect((await shareOf(guid)).share.showsPhoto).toBe(true);
    const other = await addRecipe(server, viewer);
    await share(other, true);
    await setPhoto(other, await addPhoto());
    expect((await shareOf(other)).share.showsPhoto).toBe(false);
    await setPhoto(guid, null);
    await setPhoto(guid, await addPhoto());
    expect((await shareOf(guid)).share.showsPhoto, 'its owner says anew whether it is shown').toBe(false);
  });

  test('must belong to the company of the recipe', async () => {
    const stranger = await signInSomebody(server);
    const [guid, theirs] = [await addRecipe(server, viewer), await addPhoto(stranger)];
    expect((await setPhoto(guid, theirs)).statusCode).toBe(400);
    expect((await setPhoto(guid, null, stranger)).statusCode).toBe(404);
    const { browser, user } = await impersonating(server);
    const own = await addRecipe(server, user);
    expect((await browser.put(`/api/companies/${user.companyUri}/recipes/${own}/photo`, { photo_guid: null })).statusCode).toBe(403);
  });
});

describe('offline recipes', () => {
  const kept = async (who = viewer) =>
    (payloadOf(await server.app.inject({ url: endpoints.listKeptOffline.path, headers: who.headers })) as { recipes: { guid: string }[] })
      .recipes;

  test('are sent to every device, newest first, without those in the trash', async () => {
    const [one, other] = [await addRecipe(server, viewer), await addRecipe(server, viewer)];
    await change([one], { isKeptOffline: true });
    server.clock.advance(1);
    await change([other], { isKeptOffline: true });
    await send('PUT', pathOf(endpoints.renameRecipe.path, one), { title: 'Sunday toast' });
    expect(await kept()).toEqual([
      { companyUri: viewer.companyUri, guid: other, version: 1, photoGuid: null, title: null },
      { companyUri: viewer.companyUri, guid: one, version: 1, photoGuid: null, title: 'Sunday toast' },
    ]);
    await trash(other);
    await change([one], { isKeptOffline: false });
    expect(await kept()).toEqual([]);
    await change([other], { isInTrash: false });
    expect(await kept(), 'it is marked still').toMatchObject([{ guid: other }]);
    expect(await kept(await signInSomebody(server))).toEqual([]);
  });

  test('are limited to what a device can hold, also when many are marked at once', async () => {
    const guids: string[] = [];
    for (let number = 0; number < mostKeptOffline + 2; number += 1) guids.push(await addRecipe(server, viewer));
    for (let from = 0; from < mostKeptOffline - 1; from += 100)
      await change(guids.slice(from, Math.min(from + 100, mostKeptOffline - 1)), { isKeptOffline: true });
    const rest = guids.slice(mostKeptOffline - 1);
    const answers = await Promise.all(rest.map((guid) => change([guid], { isKeptOffline: true })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    expect(await kept()).toHaveLength(mostKeptOffline);
  });
});

describe('permanent deletion', () => {
  test('deletes recipes in the trash with photos, versions, notes and links, and nothing else', async () => {
    const [own, both] = [await addPhoto(), await addPhoto()];
    const gone = await addRecipe(server, viewer, { photoGuid: own });
    const [alsoGone, stays] = [await addRecipe(server, viewer, { photoGuid: both }), await addRecipe(server, viewer, { photoGuid: both })];
    await share(gone, true);
    const { share: link } = await shareOf(gone);
    await send('PUT', pathOf(endpoints.writeNote.path, gone), { step: null, text: 'Less salt' });
    await trash(gone, alsoGone);
    expect(await erase([gone, alsoGone, stays])).toEqual({ erased: 2 });
    expect([await exists(gone), await exists(alsoGone), await exists(stays)]).toEqual([false, false, true]);
    expect([await seePhoto(own), await seePhoto(both)], 'what another recipe shows stays').toEqual([404, 200]);
    expect((await server.app.inject({ url: `/api/shared/${link.path.slice(-12)}` })).statusCode).toBe(410);
    for (const table of ['recipe_notes', 'recipe_versions', 'shared_recipes', 'recipe_texts'] as const)
      expect(await server.db.selectFrom(table).selectAll().where('recipe_guid', '=', gone).execute(), table).toEqual([]);
    expect(await erase([gone]), 'twice is once').toEqual({ erased: 0 });
  });

  test('empties the trash, whatever its size', async () => {
    const guids: string[] = [];
    for (let number = 0; number < 205; number += 1) guids.push(await addRecipe(server, viewer));
    const [stays = '', ...rest] = guids;
    for (let from = 0; from < rest.length; from += 100) await trash(...rest.slice(from, from + 100));
    const both = await Promise.all([erase(null), erase(null)]);
    expect(
      both.reduce((sum, { erased }) => sum + erased, 0),
      'asked for twice at once',
    ).toBe(204);
    expect((await kitchenClient(server, viewer).recipes('?limit=200')).items.map(({ guid }) => guid)).toEqual([stays]);
  });

  test('skips what was restored meanwhile', async () => {
    const guid = await addRecipe(server, viewer);
    await trash(guid);
    await change([guid], { isInTrash: false });
    expect([await erase([guid]), await erase(null), await exists(guid)]).toEqual([{ erased: 0 }, { erased: 0 }, true]);
  });

  test('is for owners only', async () => {
    const guid = await addRecipe(server, viewer);
    await trash(guid);
    const stranger = await signInSomebody(server);
    expect([await erase([guid], stranger), await erase(null, stranger)]).toEqual([{ erased: 0 }, { erased: 0 }]);
    expect(await exists(guid)).toBe(true);
    const { browser } = await impersonating(server);
    expect((await browser.post(endpoints.eraseRecipes.path, { guids: null })).statusCode).toBe(403);
    expect((await send('POST', endpoints.eraseRecipes.path, { guids: [] })).statusCode, 'nothing is not all').toBe(400);
    expect((await send('POST', endpoints.eraseRecipes.path, { guids: [newGuid(), 'x'] })).statusCode).toBe(400);
  });
});
