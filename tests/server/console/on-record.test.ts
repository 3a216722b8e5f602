import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { correctionEndpoints } from '../../../contract/console/correction.ts';
import { categoryTreeEndpoints } from '../../../contract/console/category-tree.ts';
import { consoleEndpoints } from '../../../contract/console/console-endpoints.ts';
import { impersonationEndpoints } from '../../../contract/console/impersonation.ts';
import { labEndpoints } from '../../../contract/console/lab.ts';
import { sitemapEndpoints } from '../../../contract/console/sitemaps.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { toWire } from '../../../contract/casing.ts';
import { startRun } from '../../../server/console/runs/start.ts';
import { newGuid } from '../../../server/db/guid.ts';
import { currentPrompt } from '../../../server/kitchen/openai/prompt.ts';
import { buildTestApp, payloadOf, signInSomebody, type TestApp } from '../../support/server/app.ts';
import { addCategory } from '../../support/server/categories.ts';
import { addUsers, atConsole, type Console } from '../../support/server/console.ts';
import { says, startFakeModel, type FakeModel } from '../../support/server/fake-model.ts';
import { addRecipe } from '../../support/server/recipes.ts';
import { loginAs } from '../../support/server/impersonations.ts';
import { formWith } from '../../support/server/upload.ts';

// Every call of the console that changes something leaves a line in the audit log, by who made it.

const all = {
  ...consoleEndpoints,
  ...labEndpoints,
  ...categoryTreeEndpoints,
  ...correctionEndpoints,
  ...sitemapEndpoints,
  ...impersonationEndpoints,
};
type Changing = { [Call in keyof typeof all]: (typeof all)[Call]['method'] extends 'GET' ? never : Call }[keyof typeof all];

let server: TestApp;
let model: FakeModel;
beforeAll(async () => {
  model = await startFakeModel(says(JSON.stringify({ de: 'Suppen' })));
  server = await buildTestApp({ env: { AI_BASE_URL: model.baseUrl, AI_MODEL: 'none' } });
  await currentPrompt(server.db, server.clock);
});
afterAll(async () => {
  await server.close();
  await model.close();
});

const post = ({ browser }: Console, path: string, body: object = {}) => browser.post(`/api/console/${path}`, toWire(body) as object);
const guidOf = (response: LightMyRequestResponse) => (payloadOf(response) as { guid: string }).guid;
const guidOfUser = async () => (await addUsers(server, `record-${newGuid()}`, 1))[0] ?? '';
const promptGuid = async (staff: Console) => (await staff.page('prompts', 'name=recipe')).rows[0]?.guid ?? '';
/** A category that was changed once. */
async function changed(staff: Console): Promise<string> {
  const guid = await addCategory(server, newGuid(), 'Soups');
  await staff.save('categories', guid, 1, { 'name.de': 'Suppen' });
  return guid;
}
async function sitemap(state: 'writing' | 'done'): Promise<string> {
  const [guid, { clock, db, worker }] = [newGuid(), server];
  const checks = JSON.stringify([{ id: 'reachable', isMet: true, samples: [] }]);
  const lease = { leased_by: worker, leased_until: clock.now() + 60_000 };
  await db.deleteFrom('sitemap_versions').execute();
  await db
    .insertInto('sitemap_versions')
    .values({
      guid,
      number: 1,
      state,
      started_by: null,
      started_at: clock.now(),
      checks,
      ...lease,
    })
    .execute();
  return guid;
}
/** A run that nobody has taken up. */
async function waitingRun({ viewer }: Console): Promise<string> {
  const targets = { rows: [{ guid: await guidOfUser(), version: 1 }] };
  const order = {
    name: 'users',
    action: 'suspend',
    targets,
    answer: 'Because',
    undoableUntil: server.clock.now() + 1_000,
    isSilent: false,
  } as const;
  return (await startRun(server, { ...order, requestKey: newGuid(), actor: { ...viewer, place: null } })).guid;
}

/** How each is called so that it changes something, and the line it leaves. One that is new needs a row, or this does not compile. */
const calls: Record<Changing, { action: string; make: (staff: Console) => Promise<LightMyRequestResponse> }> = {
  selectAll: { action: 'users.selected', make: (staff) => post(staff, 'users/selections', { query: 'q=nobody' }) },
  // Nothing is done to this row, and that it was tried is on record.
  startRun: {
    action: 'users.run.started',
    make: (staff) => staff.start('users', { action: 'endSessions', targets: { rows: [{ guid: newGuid(), version: 1 }] } }),
  },
  cancelRun: {
    action: 'users.run.cancelled',
    make: async (staff) => staff.browser.delete(`/api/console/runs/${await waitingRun(staff)}`),
  },
  undoRun: {
    action: 'users.run.undone',
    make: async (staff) => {
      const rows = [{ guid: await guidOfUser(), version: 1 }];
      const run = await staff.done('users', { action: 'suspend', targets: { rows }, answer: 'Because' });
      return post(staff, `runs/${run.guid}/undo`);
    },
  },
  saveRecord: {
    action: 'categories.saved',
    make: async (staff) => staff.save('categories', await addCategory(server, newGuid(), 'Soups'), 1, { 'name.de': 'Suppen' }),
  },
  createRecord: {
    action: 'cases.created',
    make: (staff) => staff.make('cases', { name: 'No onion', description: 'Soup without onion', isRequired: false }),
  },
  restoreVersion: {
    action: 'categories.restored',
    make: async (staff) => post(staff, `categories/records/${await changed(staff)}/restore`, { version: 2, to: 2 }),
  },
  uploadPicture: {
    action: 'categories.picture.uploaded',
    make: async ({ browser }) => {
      const photo = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#c33' } })
        .jpeg()
        .toBuffer();
      const cookies = Object.fromEntries(browser.cookies);
      return server.app.inject({ method: 'POST', url: '/api/console/categories/pictures', cookies, ...formWith(photo) });
    },
  },
  saveView: {
    action: 'users.view.saved',
    make: (staff) => post(staff, 'users/views', { name: 'Mine', query: 'isStaff=yes', isShared: true }),
  },
  removeView: {
    action: 'users.view.removed',
    make: async (staff) => {
      const guid = guidOf(await post(staff, 'users/views', { name: 'Mine', query: '', isShared: false }));
      return staff.browser.delete(`/api/console/users/views/${guid}`);
    },
  },
  startTries: {
    action: 'prompts.tries.started',
    make: async (staff) => {
      const cases = (await staff.page('cases')).rows.map(({ guid }) => guid).slice(0, 1);
      return post(staff, `lab/${await promptGuid(staff)}/tries`, { cases });
    },
  },
  cancelTries: {
    action: 'prompts.tries.cancelled',
    make: async (staff) => staff.browser.delete(`/api/console/lab/${await promptGuid(staff)}/tries`),
  },
  correctRecipe: {
    action: 'recipes.correct',
    make: async (staff) => {
      const guid = await addRecipe(server, await signInSomebody(server));
      return staff.browser.put(`/api/console/recipes/${guid}/content`, {
        version: 1,
        title: 'Toast',
        summary: 'Bread.',
        ingredients: [{ from: null, amount: 1, unit: null, item: 'bread' }],
        steps: [{ from: null, text: 'Toast it.' }],
        reason: 'A wrong amount',
        is_mailed: true,
      });
    },
  },
  suggestNames: {
    action: 'categories.names.suggested',
    make: (staff) => post(staff, 'category-names', { names: [{ language: 'en', name: 'Soups' }], languages: ['de'] }),
  },
  moveCategory: {
    action: 'categories.move',
    make: async (staff) => {
      const [parent, guid] = [await addCategory(server, newGuid(), 'Meals'), await addCategory(server, newGuid(), 'Soups')];
      return post(staff, `category-tree/${guid}/place`, { version: 1, parent, before: null });
    },
  },
  startSitemap: {
    action: 'sitemaps.started',
    make: async (staff) => {
      await server.db.deleteFrom('sitemap_versions').execute();
      return post(staff, 'sitemaps');
    },
  },
  cancelSitemap: {
    action: 'sitemaps.cancelled',
    make: async (staff) => staff.browser.delete(`/api/console/sitemaps/${await sitemap('writing')}`),
  },
  publishSitemap: {
    action: 'sitemaps.published',
    make: async (staff) => post(staff, `sitemaps/${await sitemap('done')}/publication`),
  },
  loginAsUser: { action: 'impersonation.began', make: async ({ browser }) => loginAs(browser, await guidOfUser()) },
};

const linesOf = async ({ viewer }: Console) => {
  const rows = await server.db.selectFrom('audit_log').select('action').where('actor_guid', '=', viewer.userGuid).orderBy('guid').execute();
  return rows.map(({ action }) => action);
};

test.each(Object.entries(calls))('%s is on record', async (_, { action, make }) => {
  const staff = await atConsole(server);
  const response = await make(staff);
  expect(response.statusCode, response.body).toBe(200);
  expect(await linesOf(staff)).toContain(action);
});

test('covers every console call that changes something', () => {
  const changing = Object.entries(endpoints).flatMap(([name, { method, path }]) =>
    path.startsWith('/api/console/') && (method as string) !== 'GET' ? [name] : [],
  );
  expect(changing.toSorted()).toEqual(Object.keys(calls).toSorted());
});
