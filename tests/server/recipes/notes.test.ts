import { create } from 'superstruct';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toWire } from '../../../contract/casing.ts';
import { fillPath } from '../../../contract/endpoint.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { rawPaths } from '../../../contract/kitchen/kitchen-endpoints.ts';
import { longestNote } from '../../../contract/recipes/note-endpoints.ts';
import { newGuid } from '../../../server/db/guid.ts';
import { buildTestApp, envelopeOf, payloadOf, signInSomebody, type TestApp, type TestViewer } from '../../support/server/app.ts';
import { impersonating } from '../../support/server/impersonations.ts';
import { addRecipe } from '../../support/server/recipes.ts';

let server: TestApp;
let viewer: TestViewer;
let recipe: string;
beforeAll(async () => {
  server = await buildTestApp();
});
beforeEach(async () => {
  viewer = await signInSomebody(server);
  recipe = await addRecipe(server, viewer);
});
afterAll(() => server.close());

const pathOf = (path: string) => fillPath(path, { companyUri: viewer.companyUri, guid: recipe });
const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  server.app.inject({
    method,
    url: pathOf(path),
    headers: viewer.headers,
    ...(body === undefined ? {} : { payload: toWire(body) as object }),
  });
const write = (step: number | null, text: string) => call('PUT', endpoints.writeNote.path, { step, text });
const notes = async () => create(payloadOf(await call('GET', endpoints.listNotes.path)), endpoints.listNotes.payload).notes;

test('a recipe and each step has one note, in the order of the steps, and one that is emptied is gone', async () => {
  await write(10, 'Longer');
  await write(null, 'For Sunday');
  await write(0, 'Big pan');
  await write(null, 'For Sunday\nand Monday ');
  expect(await notes()).toEqual([
    { step: null, text: 'For Sunday\nand Monday ' },
    { step: 0, text: 'Big pan' },
    { step: 10, text: 'Longer' },
  ]);
  expect(payloadOf(await write(null, ' \n'))).toEqual({ step: null, text: '' });
  await write(0, '');
  expect(await notes()).toEqual([{ step: 10, text: 'Longer' }]);
});

test.each([
  ['too long', null, 'x'.repeat(longestNote + 1)],
  ['on a step that no recipe has', 40, 'x'],
  ['on half a step', 0.5, 'x'],
])('a note that is %s is refused', async (_what, step, text) => {
  expect(envelopeOf(await write(step, text)).status_code).toBe(2);
  expect(await notes()).toEqual([]);
});

test('no link, copy or file takes notes along, and they go with their recipe', async () => {
  const secret = 'For the surprise party';
  await write(null, secret);
  await write(0, secret);
  await call('PUT', endpoints.shareRecipe.path, { isListed: true, showsPhoto: false });
  const { id } = await server.db.selectFrom('shared_recipes').select('id').where('recipe_guid', '=', recipe).executeTakeFirstOrThrow();
  const other = await signInSomebody(server);
  const headers = { accept: 'text/html' };
  const seen = await Promise.all([
    server.app.inject({ url: `/api/shared/${id}` }),
    server.app.inject({ url: `/r/${id}`, headers }),
    server.app.inject({ url: fillPath(rawPaths.sharedSchemaOrg, { id }) }),
    server.app.inject({
      method: 'POST',
      url: `/api/shared/${id}/copies`,
      headers: other.headers,
      payload: toWire({ copyKey: newGuid() }) as object,
    }),
    call('GET', endpoints.getRecipe.path),
    call('GET', rawPaths.schemaOrg),
  ]);
  expect(seen.map(({ body }) => body.includes(secret))).toEqual(seen.map(() => false));
  const texts = () => server.db.selectFrom('recipe_notes').select('recipe_guid').where('text', '=', secret).execute();
  expect(await texts()).toEqual([{ recipe_guid: recipe }, { recipe_guid: recipe }]);
  await server.db.deleteFrom('recipes').where('guid', '=', recipe).execute();
  expect(await texts()).toEqual([]);
});

test('staff in the owner’s place write no notes', async () => {
  const { browser, user } = await impersonating(server);
  viewer = user;
  recipe = await addRecipe(server, viewer);
  const response = await browser.put(pathOf(endpoints.writeNote.path), { step: null, text: 'x' });
  expect(envelopeOf(response).status_code).toBe(4);
  expect(await notes()).toEqual([]);
});
