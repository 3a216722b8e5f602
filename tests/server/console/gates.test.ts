import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fromWire, toWire } from '../../../contract/casing.ts';
import { areaNames, areas, type AreaName } from '../../../contract/console/areas.ts';
import type { Action, StaffFlag } from '../../../contract/console/area.ts';
import { switchBackPath } from '../../../contract/console/console-paths.ts';
import { consoleEndpoints, consoleExportPath, consolePicturePath } from '../../../contract/console/console-endpoints.ts';
import { correctionEndpoints } from '../../../contract/console/correction.ts';
import { categoryTreeEndpoints } from '../../../contract/console/category-tree.ts';
import { sitemapEndpoints } from '../../../contract/console/sitemaps.ts';
import { labEndpoints } from '../../../contract/console/lab.ts';
import { impersonationEndpoints } from '../../../contract/console/impersonation.ts';
import { fillPath } from '../../../contract/endpoint.ts';
import { newGuid } from '../../../server/db/guid.ts';
import { buildTestApp, envelopeOf, type TestApp } from '../../support/server/app.ts';
import { addUsers, atConsole, everyFlag, type Console } from '../../support/server/console.ts';
import { loginAs } from '../../support/server/impersonations.ts';
import { consoleBodies } from '../../support/server/security/console-bodies.ts';

// Who lacks a flag is told which, and who could give it; nothing is read or changed.

type Call =
  | keyof typeof consoleEndpoints
  | keyof typeof labEndpoints
  | keyof typeof categoryTreeEndpoints
  | keyof typeof correctionEndpoints
  | keyof typeof sitemapEndpoints
  | keyof typeof impersonationEndpoints
  | 'export'
  | 'picture';

interface Try {
  area?: AreaName;
  body?: object;
  query?: string;
  /** The flags that the call asks for, besides that of the console itself. */
  needs: readonly StaffFlag[];
  /** Another flag that opens it as well. */
  unless?: StaffFlag;
}

const row = { guid: newGuid(), version: 1 };
const run = (action: string, answer = 'Because') => ({ action, answer, targets: { rows: [row] }, requestKey: newGuid() });

const perArea = (make: (name: AreaName) => Omit<Try, 'needs'>): Try[] =>
  areaNames.map((name) => ({ area: name, needs: [areas[name].needs], ...make(name) }));

const pictures: Try[] = [
  { area: 'categories', needs: ['canManageCategories'] },
  { area: 'cases', needs: ['canManagePrompts'] },
];

const edits = (body: object): Try[] => [
  { area: 'admins', needs: ['hasAdminsAccess', 'canManageAdmins'], body },
  { area: 'categories', needs: ['canManageCategories'], body },
  { area: 'prompts', needs: ['canManagePrompts'], body },
  { area: 'cases', needs: ['canManagePrompts'], body },
];

/** Every call of the console. One that is new needs a row, or this does not compile. */
const calls: Record<Call, readonly Try[]> = {
  listRows: perArea(() => ({})),
  selectAll: perArea(() => ({ body: { query: '' } })),
  startRun: areaNames.flatMap((name) =>
    Object.entries(areas[name].actions).map(([action, { needs }]) => ({
      area: name,
      needs: [...new Set([areas[name].needs, needs])],
      body: run(action),
    })),
  ),
  listRuns: [{ needs: [] }],
  getRun: [{ needs: ['hasUsersAccess'] }],
  getReport: [{ needs: ['hasUsersAccess'] }],
  cancelRun: [{ needs: ['hasUsersAccess'] }],
  undoRun: [{ needs: ['hasUsersAccess'], body: {} }],
  getRecord: perArea(() => ({})),
  saveRecord: edits({ version: 1, fields: {} }),
  createRecord: edits({ fields: {} }),
  getHistory: perArea(() => ({})),
  restoreVersion: edits({ version: 1, to: 1 }),
  listViews: perArea(() => ({})),
  saveView: perArea(() => ({ body: { name: 'Mine', query: '', isShared: true } })),
  removeView: perArea(() => ({})),
  find: [{ needs: [], query: '?text=a' }],
  getOverview: [{ needs: [] }],
  getCategoryTree: [{ needs: ['canManageCategories'] }],
  getCategoryChoices: [{ needs: ['canManageCategories'], unless: 'canManageRecipes' }],
  getRecipeContent: [{ needs: ['canManageRecipes'] }],
  correctRecipe: [{ needs: ['canManageRecipes'], body: consoleBodies.correctRecipe?.() ?? {} }],
  suggestNames: [{ needs: ['canManageCategories'], body: consoleBodies.suggestNames?.() ?? {} }],
  moveCategory: [{ needs: ['canManageCategories'], body: { version: 1, parent: null, before: null } }],
  getLab: [{ needs: ['canManagePrompts'] }],
  startTries: [{ needs: ['canManagePrompts'], body: { cases: [newGuid()] } }],
  cancelTries: [{ needs: ['canManagePrompts'] }],
  getSitemaps: [{ needs: [] }],
  startSitemap: [{ needs: [] }],
  cancelSitemap: [{ needs: [] }],
  publishSitemap: [{ needs: ['canPublishSitemaps'] }],
  getLoginSubject: [{ needs: ['canLoginAsUser'] }],
  loginAsUser: [{ needs: ['canLoginAsUser'], body: { reason: 'Because' } }],
  uploadPicture: pictures,
  export: perArea(() => ({})),
  picture: perArea(() => ({})),
};

const endpointOf = (call: Call): { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string } =>
  call === 'export' || call === 'picture'
    ? { method: 'GET', path: call === 'export' ? consoleExportPath : consolePicturePath }
    : {
        ...consoleEndpoints,
        ...labEndpoints,
        ...categoryTreeEndpoints,
        ...correctionEndpoints,
        ...sitemapEndpoints,
        ...impersonationEndpoints,
      }[call];

let server: TestApp;
let runGuid = '';
beforeAll(async () => {
  server = await buildTestApp();
  const giver = await atConsole(server);
  const [guid = ''] = await addUsers(server, 'gate', 1);
  const done = await giver.done('users', { action: 'endSessions', targets: { rows: [{ guid, version: 1 }] } });
  runGuid = done.guid;
});
afterAll(() => server.close());
beforeEach(() => server.db.deleteFrom('rate_limits').execute());

const ask = (staff: Console | null, call: Call, { area, body, query = '' }: Try) => {
  const { method, path } = endpointOf(call);
  const url = fillPath(path, { area: area ?? '', guid: path.includes('/runs/') ? runGuid : newGuid() }) + query;
  const payload = method === 'POST' || method === 'PUT' ? { payload: toWire(body) as object } : {};
  const request: InjectOptions = { method, url, ...payload, headers: { 'sec-fetch-site': 'same-origin' } };
  return server.app.inject(staff === null ? request : { ...request, cookies: Object.fromEntries(staff.browser.cookies) });
};

const rows = Object.entries(calls).flatMap(([call, tries]) =>
  tries.map((one) => ({ call: call as Call, one, name: `${call} ${one.area ?? ''} ${JSON.stringify(one.body ?? {}).slice(0, 30)}` })),
);

/** Logging in as a user is older than the console, and stands for itself. */
const isOfConsole = (call: Call) => call !== 'getLoginSubject' && call !== 'loginAsUser';

describe.each(rows)('$name', ({ call, one }) => {
  test('refuses visitors and users, and does not reveal who staff are', async () => {
    expect((await ask(null, call, one)).statusCode).toBe(401);
    const nobody = await atConsole(server, {});
    await server.db.updateTable('users').set({ staff: null }).where('guid', '=', nobody.viewer.userGuid).execute();
    const response = await ask(nobody, call, one);
    expect(response.statusCode).toBe(403);
    expect(response.body).not.toContain('@');
  });

  const needed: StaffFlag[] = [...(isOfConsole(call) ? (['hasConsoleAccess'] as const) : []), ...one.needs];
  test.each(needed)('is refused without %s, with the flag and who can grant it, also in an open tab', async (flag) => {
    const staff = await atConsole(server, { ...everyFlag, canManageAdmins: true });
    await staff.setFlags({ ...everyFlag, [flag]: false, ...(one.unless === undefined ? {} : { [one.unless]: false }) });
    const response = await ask(staff, call, one);
    // A run of another area is not there.
    const isHidden = endpointOf(call).path.includes('/runs/') && flag === 'hasUsersAccess';
    expect(response.statusCode).toBe(isHidden ? 404 : 403);
    if (!isOfConsole(call) || isHidden) return;
    const payload: unknown = fromWire(envelopeOf(response).payload);
    expect(payload).toEqual({ flag, givers: expect.arrayContaining([expect.stringContaining('@example.com')]) });
  });

  test('works with these flags alone', async () => {
    const staff = await atConsole(server, Object.fromEntries(needed.map((flag) => [flag, true])));
    expect([401, 403]).not.toContain((await ask(staff, call, one)).statusCode);
  });
});

const stepping = rows.filter(({ call, one: { area, body } }) => {
  if (call === 'cancelRun' || call === 'undoRun' || call === 'loginAsUser' || call === 'correctRecipe') return true;
  if (['saveRecord', 'createRecord', 'restoreVersion'].includes(call)) return area === 'admins';
  const action = body !== undefined && 'action' in body ? String(body.action) : '';
  const actions: Readonly<Record<string, { needsStepUp: boolean } | undefined>> = area === undefined ? {} : areas[area].actions;
  return call === 'startRun' && actions[action]?.needsStepUp === true;
});

test.each(stepping)('$name requires the second step again', async ({ call, one }) => {
  const staff = await atConsole(server);
  server.clock.advance(16 * 60_000);
  expect(envelopeOf(await ask(staff, call, one)).status_code).toBe(15);
});

test.each([
  ['prompts', { labels: ['production'] }],
  ['cases', { isRequired: false }],
] as const)('a change of %s that moves production, or what it has to pass, asks for it too', async (area, fields) => {
  const staff = await atConsole(server);
  server.clock.advance(16 * 60_000);
  expect(envelopeOf(await ask(staff, 'saveRecord', { area, needs: [], body: { version: 1, fields } })).status_code).toBe(15);
});

test.each(areaNames)('%s: destructive calls require the second step', (name) => {
  const careless = Object.entries<Action>(areas[name].actions).filter(
    ([, { isDestructive, needsStepUp }]) => isDestructive && !needsStepUp,
  );
  expect(careless.map(([action]) => action)).toEqual([]);
});

/** "GET /api/console/runs" of every route that the server has. A list of them is a tree whose lines hold the rest of a path. */
function registered(): string[] {
  const above: string[] = [];
  return server.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', path = '', methods = ''] = /^([│ ]*)[├└]── (.*) \((.*)\)$/.exec(line) ?? [];
      const depth = indent.length / 4;
      above.splice(depth, above.length, (above[depth - 1] ?? '') + path);
      return methods.split(', ').map((method) => `${method} ${above[depth] ?? ''}`);
    });
}

test('the table has every console call of the server', () => {
  const routes = registered().filter((route) => / \/(api\/)?console\//.test(route) && !route.startsWith('HEAD '));
  const told = (Object.keys(calls) as Call[]).map((call) => `${endpointOf(call).method} ${endpointOf(call).path}`);
  // Nobody of staff is there: it leads back to them, and is tried with the impersonation.
  expect(routes.toSorted()).toEqual([...told, `GET ${switchBackPath}`].toSorted());
});

test('the givers have the flag, and their accounts are open', async () => {
  const alone = await buildTestApp();
  const [giver, closed] = [await atConsole(alone), await atConsole(alone)];
  await alone.db.updateTable('users').set({ suspended_at: 1 }).where('guid', '=', closed.viewer.userGuid).execute();
  const staff = await atConsole(alone, { hasConsoleAccess: true });
  expect(fromWire(envelopeOf(await staff.list('users')).payload)).toEqual({ flag: 'hasUsersAccess', givers: [giver.viewer.email] });
  await alone.close();
});

test('impersonating staff have no console', async () => {
  const staff = await atConsole(server);
  const [guid = ''] = await addUsers(server, 'place', 1);
  await server.db
    .updateTable('users')
    .set({ staff: JSON.stringify(everyFlag) })
    .where('guid', '=', guid)
    .execute();
  expect((await loginAs(staff.browser, guid)).statusCode).toBe(200);
  for (const { call, one } of rows) expect((await ask(staff, call, one)).statusCode).toBe(403);
});
