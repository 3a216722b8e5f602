import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createViewerLookup } from '../../../server/sign-in/viewer-lookup.ts';
import { buildTestApp, signInSomebody, type TestApp, type TestViewer } from '../../support/server/app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const tokenOf = ({ headers }: TestViewer) => headers.cookie.replace('session=', '');

test('many look-ups at once are one query, and each gets its own viewer', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => signInSomebody(server)));
  const find = createViewerLookup(server.db, server.clock);
  const queries = vi.spyOn(server.db, 'executeQuery');
  const viewers = await Promise.all([...people.map((person) => find(tokenOf(person))), find('nothing')]);
  expect(viewers.map((viewer) => viewer?.email ?? null)).toEqual([...people.map(({ email }) => email), null]);
  expect(queries).toHaveBeenCalledTimes(1);
});

test('what was ended before a look-up is never found by it, however busy the others are', async () => {
  const find = createViewerLookup(server.db, server.clock);
  const [busy, gone] = [await signInSomebody(server), await signInSomebody(server)];
  const others = Array.from({ length: 5 }, () => find(tokenOf(busy)));
  expect((await find(tokenOf(gone)))?.email).toBe(gone.email);
  await server.db.deleteFrom('sessions').where('user_guid', '=', gone.userGuid).execute();
  const later = Array.from({ length: 5 }, () => find(tokenOf(busy)));
  expect(await find(tokenOf(gone))).toBeNull();
  expect((await Promise.all([...others, ...later])).every((viewer) => viewer?.email === busy.email)).toBe(true);
});

test('a query that fails fails its own calls, and not the next', async () => {
  const find = createViewerLookup(server.db, server.clock);
  const somebody = await signInSomebody(server);
  vi.spyOn(server.db, 'executeQuery').mockRejectedValueOnce(new Error('connection lost'));
  const results = await Promise.allSettled([find(tokenOf(somebody)), find(tokenOf(somebody))]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await find(tokenOf(somebody)))?.email).toBe(somebody.email);
});
