import { afterAll, beforeAll, expect, test } from 'vitest';
import { newGuid } from '../../../server/db/guid.ts';
import { someEmail } from '../../support/server/accounts.ts';
import { buildTestApp, type TestApp } from '../../support/server/app.ts';
import { agent, impersonating, inBrowser, loginAs } from '../../support/server/impersonations.ts';
import { goToDemo, messageOf, startPath } from '../../support/server/third-party.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const connecting = { dataSourceConnect: true };

test('no other way to sign in is connected in another’s place: not from the start, and not by one that the user began', async () => {
  const { browser, user } = await impersonating(server);
  expect(messageOf(await browser.get(startPath('google', connecting))).problem).toBe('notSignedIn');

  const [{ browser: theirs, viewer }, { browser: staff }] = [await inBrowser(server), await inBrowser(server, agent)];
  const path = await goToDemo(theirs, 'google', { name: 'X', email: someEmail() }, connecting);
  await loginAs(staff, viewer.userGuid);
  theirs.cookies.set('session', staff.cookies.get('session') ?? '');
  expect(messageOf(await theirs.get(path)).problem).toBe('notSignedIn');
  const connected = server.db.selectFrom('connected_sign_ins').select('guid').where('user_guid', 'in', [user.userGuid, viewer.userGuid]);
  expect(await connected.execute()).toEqual([]);
});

test('no way to sign in is taken away in another’s place', async () => {
  const { browser, user } = await impersonating(server);
  const connection = { guid: newGuid(), provider: 'google', subject: someEmail(), user_guid: user.userGuid, email: null } as const;
  await server.db
    .insertInto('connected_sign_ins')
    .values({ ...connection, created_at: 0, last_used_at: 0 })
    .execute();
  expect((await browser.delete(`/api/session/connections/${connection.guid}`)).statusCode).toBe(403);
  const left = server.db.selectFrom('connected_sign_ins').select('guid').where('user_guid', '=', user.userGuid);
  expect(await left.execute()).toEqual([{ guid: connection.guid }]);
});
