import { create } from 'superstruct';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fillPath } from '../../../contract/endpoint.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { rawPaths } from '../../../contract/kitchen/kitchen-endpoints.ts';
import { sharedRecipeSchema, shareStateSchema } from '../../../contract/recipes/share-endpoints.ts';
import { newGuid } from '../../../server/db/guid.ts';
import { dishOf } from '@anydish/kitchen/dishes';
import { planOf } from '@anydish/kitchen/plan';
import { fromSchemaOrg } from '../../../server/recipes/read-schema-org.ts';
import { buildTestApp, envelopeOf, payloadOf, signInSomebody, type TestApp, type TestViewer } from '../../support/server/app.ts';
import { reportOf, sendRecipes } from '../../support/server/import.ts';
import { addRecipe } from '../../support/server/recipes.ts';

/* The file of a shared recipe, for other programs. */

let server: TestApp;
let owner: TestViewer;
beforeAll(async () => {
  server = await buildTestApp();
});
beforeEach(async () => {
  owner = await signInSomebody(server);
});
afterAll(() => server.close());

/** Makes, changes or ends the link of a recipe of the owner's. Resolves to its id. */
async function share(guid: string, method: 'PUT' | 'DELETE' = 'PUT', showsPhoto = false): Promise<string> {
  const url = fillPath(endpoints.shareRecipe.path, { companyUri: owner.companyUri, guid });
  const payload = method === 'PUT' ? { payload: { is_listed: false, shows_photo: showsPhoto } } : {};
  const { share: link } = create(payloadOf(await server.app.inject({ method, url, headers: owner.headers, ...payload })), shareStateSchema);
  return link?.path.slice(-12) ?? '';
}
const planned = () => planOf(dishOf('shakshuka') ?? expect.fail('There is no such dish.'));
const file = (id: string, query = '') => server.app.inject(`${fillPath(rawPaths.sharedSchemaOrg, { id })}${query}`);

async function addPhoto(): Promise<string> {
  const guid = newGuid();
  const photo = { guid, user_guid: owner.userGuid, company_guid: owner.companyGuid, bytes: Buffer.from('x'), media_type: 'image/jpeg' };
  await server.db
    .insertInto('photos')
    .values({ ...photo, width: 4, height: 3, created_at: 1 })
    .execute();
  return guid;
}

test('is all of the recipe, and nothing of its owner', async () => {
  const wishes = [{ kind: 'allergy' as const, id: 'peanut', label: 'no peanuts', source: 'profile' as const }];
  const body = { wishes, assumptions: ['Made without peanuts because of your allergy.'], labels: ['vegan' as const, 'halal' as const] };
  const guid = await addRecipe(server, owner, { body, photoGuid: await addPhoto() });
  const id = await share(guid);
  const response = await file(id);
  expect(response.headers).toMatchObject({
    'content-type': 'application/ld+json; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="[a-z0-9-]+\.json"$/),
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
  });
  const { recipe } = create(payloadOf(await server.app.inject(fillPath(endpoints.getShared.path, { id }))), sharedRecipeSchema);
  // Which version it is belongs to the page alone; its drawing is made from its foods.
  expect({ ...fromSchemaOrg(response.json()), version: recipe.version, picture: recipe.picture }).toEqual(recipe);
  expect(response.json()).toMatchObject({
    url: `${server.app.deps.config.publicUrl}/r/${new RegExp(`[a-z0-9-]*${id}`).exec(response.body)?.[0]}`,
  });
  for (const secret of [guid, owner.companyUri, owner.userGuid, 'peanut', 'allergy', 'halal', 'anydish:companyUri', 'hotoGuid', '"image"'])
    expect(response.body).not.toContain(secret);
});

test('is there for anybody while the link is, and for nobody afterwards', async () => {
  const guid = await addRecipe(server, owner);
  const id = await share(guid);
  expect((await file(id)).statusCode).toBe(200);
  await share(guid, 'DELETE');
  const [gone, none, odd] = [await file(id), await file('aB3dE6gH9jK2'), await file(guid)];
  expect([gone, none, odd].map((one) => [one.statusCode, envelopeOf(one).status_code > 0])).toEqual([
    [410, true],
    [404, true],
    [404, true],
  ]);
});

test('is in the language that is asked for, and takes no other question', async () => {
  const id = await share(await addRecipe(server, owner, { plan: planned() }));
  expect((await file(id, '?language=ja')).json()).toMatchObject({ inLanguage: 'ja' });
  expect((await file(id, '?company=ana')).statusCode).toBe(400);
});

test('shows the photo where the link does', async () => {
  const photoGuid = await addPhoto();
  const id = await share(await addRecipe(server, owner, { photoGuid }), 'PUT', true);
  const response = await file(id);
  expect(response.json()).toMatchObject({ image: expect.stringMatching(new RegExp(`/r/[a-z0-9-]*${id}/photo\\.jpg$`)) });
  expect(response.body).not.toContain(photoGuid);
});

test('is imported here as the recipe that it was', async () => {
  const guid = await addRecipe(server, owner);
  const { rawPayload, body } = await file(await share(guid));
  const { name } = JSON.parse(body) as { name: string };
  const other = await signInSomebody(server);
  expect(reportOf(await sendRecipes(server, other, rawPayload)).lines).toMatchObject([{ name, reason: null }]);
});
