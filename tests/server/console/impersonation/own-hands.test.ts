import { afterAll, beforeAll, expect, test } from 'vitest';
import { toWire } from '../../../../contract/casing.ts';
import { fillPath } from '../../../../contract/endpoint.ts';
import { endpoints } from '../../../../contract/endpoints.ts';
import { exportPath, recipesExportPath } from '../../../../contract/account/export-path.ts';
import { newGuid } from '../../../../server/db/guid.ts';
import { someEmail } from '../../../support/server/accounts.ts';
import { buildTestApp, envelopeOf, type TestApp } from '../../../support/server/app.ts';
import { agent, impersonating, inBrowser, loginAs } from '../../../support/server/impersonations.ts';
import { devicesOf } from '../../../support/server/settings.ts';
import { goToDemo, messageOf, startPath } from '../../../support/server/oauth.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const connecting = { dataSourceConnect: true };

test('no sign-in can be connected during an impersonation: neither started, nor continued from the user’s own attempt', async () => {
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

test('no sign-in can be removed during an impersonation', async () => {
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

/** Something good for every field that a body has, so that it is read. */
function someBody(struct: unknown): object | undefined {
  if (typeof struct !== 'object' || struct === null || !('schema' in struct)) return undefined;
  const registration = { id: 'x', clientData: 'x', attestation: 'x', transports: [] };
  const assertion = { id: 'x', clientData: 'x', authenticatorData: 'x', signature: 'x', userHandle: null };
  const special: Readonly<Record<string, unknown>> = {
    language: 'de',
    servings: 2,
    unitSystem: 'us',
    oven: 'gas',
    wishes: [],
    wantsAnswer: true,
    requestKey: newGuid(),
    registration,
    assertion,
  };
  const fields = Object.keys(struct.schema ?? {}).map((field) => [field, special[field] ?? 'some text']);
  return Object.fromEntries(fields) as object;
}

// A call that is added later is tried without anybody thinking of it.
const ofTheOwner = Object.values(endpoints)
  .map(({ method, path, body }) => ({ method, path, body: body as unknown }))
  // Which ways to sign in there are may be seen, to help somebody who cannot.
  .filter(
    ({ method, path }) =>
      path.startsWith('/api/account') ||
      (path.startsWith('/api/session/connections') && method !== 'GET') ||
      path === '/api/session/language',
  );

test.each([...ofTheOwner, ...[exportPath, recipesExportPath].map((path) => ({ method: 'GET' as const, path, body: null }))])(
  '$method $path is for the owner alone',
  async ({ method, path, body }) => {
    const { browser } = await impersonating(server);
    const sent = someBody(body);
    const url = fillPath(path, { guid: crypto.randomUUID(), provider: 'google' });
    const answer = await browser.call(method, url, sent && (toWire(sent) as object));
    expect(envelopeOf(answer)).toMatchObject({ status_code: 4, status_text: 'Only the account owner can do this.' });
  },
);

test('an owner who ends all other sessions ends an impersonation too, without seeing it in the list', async () => {
  const { browser, user } = await impersonating(server);
  const owner = await server.app.inject({ method: 'GET', url: '/api/account/sessions', headers: user.headers });
  expect(devicesOf(owner)).toHaveLength(1);
  await server.app.inject({
    method: 'DELETE',
    url: '/api/account/sessions',
    headers: { ...user.headers, origin: 'http://localhost:3000' },
  });
  expect((await browser.get('/api/account/sessions')).statusCode).toBe(401);
});
