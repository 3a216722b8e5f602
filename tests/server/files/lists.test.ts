import type { RootOperationNode } from 'kysely';
import sharp from 'sharp';
import { create } from 'superstruct';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { areaNames } from '../../../contract/console/areas.ts';
import { photoSchema } from '../../../contract/kitchen/kitchen.ts';
import { buildTestApp, payloadOf, signInSomebody, type TestApp, type TestViewer } from '../../support/server/app.ts';
import { addShared } from '../../support/server/categories.ts';
import { atConsole, type Console } from '../../support/server/console.ts';
import { openTestDatabase } from '../../support/server/database.ts';
import { upload } from '../../support/server/upload.ts';

const database = await openTestDatabase();
const queries: string[] = [];
const note = ({ node }: { node: RootOperationNode }) => {
  queries.push(JSON.stringify(node));
  return node;
};
const db = database.db.withPlugin({ transformQuery: note, transformResult: ({ result }) => Promise.resolve(result) });

let server: TestApp;
let staff: Console;
beforeAll(async () => {
  server = await buildTestApp({ database: { ...database, db } });
  staff = await atConsole(server);
  const { guid } = await addShared(server, staff.viewer);
  await db
    .updateTable('recipes')
    .set({ photo_guid: await addPhoto(staff.viewer) })
    .where('guid', '=', guid)
    .execute();
});
afterAll(async () => {
  await server.close();
  await database.close();
});

/** A photo whose sizes are made. */
async function addPhoto(owner: TestViewer): Promise<string> {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
  const { guid } = create(payloadOf(await upload(server, owner, picture)), photoSchema);
  const count = () => database.db.selectFrom('photo_forms').select('width').where('photo_guid', '=', guid).execute();
  await vi.waitUntil(async () => (await count()).length === 9, { timeout: 60_000 });
  return guid;
}

/** Names of columns that hold bytes, in a query by the builder or in SQL. */
const readsBytes = (query: string) => /"(?:bytes|wide|small)"|\b(?:photos|photo_forms|pictures)\.\*|\.bytes\b/.test(query);

test('this test sees who reads a photo', async () => {
  const owner = await signInSomebody(server);
  const photo = await addPhoto(owner);
  queries.length = 0;
  await server.app.inject({ url: `/api/companies/${owner.companyUri}/photos/${photo}`, headers: owner.headers });
  expect(queries.some(readsBytes)).toBe(true);
});

test.each(['/api/recipes', '/api/collections', '/api/categories', '/api/shopping/pantry', '/api/samples'])(
  '%s reads no bytes of photos',
  async (path) => {
    queries.length = 0;
    const answer = await staff.browser.get(path);
    expect(answer.statusCode).toBe(200);
    expect(queries.filter(readsBytes)).toEqual([]);
  },
);

test.each(areaNames)('the list of %s reads no bytes of pictures', async (area) => {
  queries.length = 0;
  expect((await staff.list(area)).statusCode).toBe(200);
  expect(queries.length).toBeGreaterThan(0);
  expect(queries.filter(readsBytes)).toEqual([]);
});
