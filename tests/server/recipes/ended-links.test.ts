import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillPath } from '../../../contract/endpoint.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { sharedPage } from '../../../server/shell/shared-page.ts';
import { buildTestApp, signInSomebody, type TestApp } from '../../support/server/app.ts';
import { addShared } from '../../support/server/categories.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const idIn = (path: string) => path.slice(-12);

/** What the link answers: as a call, as a page, and its picture of before and now. */
async function answersAt(path: string): Promise<unknown[]> {
  const urls = [fillPath(endpoints.getShared.path, { id: idIn(path) }), `${path}/picture.png`, `${path}/picture.jpg`];
  const answers = await Promise.all(urls.map((url) => server.app.inject(url)));
  const page = await sharedPage(server.db, { path, language: 'en' }, server.config);
  return [...answers.map(({ statusCode }) => statusCode), page?.status];
}

test('a link answers 410 for ever, whatever became of the recipe and its owner, of whom nothing is kept', async () => {
  const owner = await signInSomebody(server);
  const [withdrawn, deleted, ofErased] = [await addShared(server, owner), await addShared(server, owner), await addShared(server, owner)];
  expect(await answersAt(deleted.path)).toEqual([200, 200, 200, 200]);
  const share = fillPath(endpoints.withdrawShare.path, { companyUri: owner.companyUri, guid: withdrawn.guid });
  await server.app.inject({ method: 'DELETE', url: share, headers: owner.headers });
  await server.db.deleteFrom('recipes').where('guid', 'in', [withdrawn.guid, deleted.guid]).execute();
  await server.db.deleteFrom('companies').where('guid', '=', owner.companyGuid).execute();
  await server.db.deleteFrom('users').where('guid', '=', owner.userGuid).execute();
  for (const { path } of [withdrawn, deleted, ofErased]) {
    expect(await answersAt(path)).toEqual([410, 410, 410, 410]);
    expect(await server.db.selectFrom('ended_links').selectAll().where('id', '=', idIn(path)).execute()).toEqual([{ id: idIn(path) }]);
  }
  // What never was a link is still unknown.
  expect(await answersAt('/r/toast-aB3dE6gH9jK2')).toEqual([404, 404, 404, 404]);
});
