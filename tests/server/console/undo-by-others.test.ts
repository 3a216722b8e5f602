import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorCodes } from '../../../contract/errors.ts';
import { buildTestApp, envelopeOf, signInSomebody, type TestApp } from '../../support/server/app.ts';
import { addUsers, atConsole, everyFlag } from '../../support/server/console.ts';
import { auditOf, inBrowser } from '../../support/server/impersonations.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const answer = 'Sends unwanted mail';
const suspended = async () => (await server.db.selectFrom('users').select('guid').where('suspended_at', 'is not', null).execute()).length;

test('another person’s finished run is undone only with the permission and a second step, in the undoer’s own name', async () => {
  const staff = await atConsole(server);
  const [guid = ''] = await addUsers(server, 'others', 1);
  const run = await staff.done('users', { action: 'suspend', targets: { rows: [{ guid, version: 1 }] }, answer });
  const path = `/api/console/runs/${run.guid}/undo`;
  const stranger = await signInSomebody(server);
  const [noConsole, noFlag] = [await atConsole(server, {}), await atConsole(server, { hasConsoleAccess: true, canManagePrompts: true })];
  const { browser: noStep } = await inBrowser(server, everyFlag);
  const codes = [
    await server.app.inject({ method: 'POST', url: path, headers: stranger.headers }),
    await noConsole.browser.post(path),
    await noFlag.browser.post(path),
    await noStep.post(path),
  ].map((response) => envelopeOf(response).status_code);
  expect(codes).toEqual([
    errorCodes.notAllowed.statusCode,
    errorCodes.notAllowed.statusCode,
    errorCodes.notFound.statusCode,
    errorCodes.stepUpRequired.statusCode,
  ]);
  expect(await suspended()).toBe(1);
  const colleague = await atConsole(server);
  expect(await colleague.undo(run.guid)).toMatchObject({ undoes: run.guid, done: 1, by: colleague.viewer.email });
  expect(await suspended()).toBe(0);
  const actors = (await auditOf(server, guid)).map(({ actor }) => actor);
  expect(new Set(actors)).toEqual(new Set([staff.viewer.userGuid, colleague.viewer.userGuid]));
  expect(actors).toHaveLength(2);
});
