import type { Updateable } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newGuid } from '../../../server/db/guid.ts';
import type { Database } from '../../../server/db/schema.ts';
import { newShareId } from '../../../server/recipes/sharing/shared.ts';
import { buildTestApp, signInSomebody, type TestApp, type TestViewer } from '../../support/server/app.ts';
import { addCategory } from '../../support/server/categories.ts';
import { addUsers, atConsole, type Console } from '../../support/server/console.ts';
import { addRecipe } from '../../support/server/personal-data.ts';

// What counts as a change of a row that staff act on: all that the console shows of it or finds it by, and nothing else.

let server: TestApp;
let staff: Console;
let owner: TestViewer;
beforeAll(async () => {
  server = await buildTestApp();
  staff = await atConsole(server);
  owner = await signInSomebody(server);
});
afterAll(() => server.close());

const json = JSON.stringify;
type Change = (guid: string) => Promise<unknown>;
const recipe =
  (set: Updateable<Database['recipes']>): Change =>
  (guid) =>
    server.db.updateTable('recipes').set(set).where('guid', '=', guid).execute();

/** What owners, their devices and the search write for themselves. */
const silent: Record<string, Change> = {
  'the search': recipe({ indexed_as: 99, kind: 'soup', cuisine: 'italian', minutes: 5, unnamed_foods: 3 }),
  'a favourite': recipe({ favourite_at: 5 }),
  tags: recipe({ tags: json(['Quick']), collections: json([newGuid()]) }),
  'the mark for use offline': recipe({ offline_at: 5 }),
  'the same once more': recipe({ trashed_at: 5 }),
};

const shareOf = async (guid: string) => {
  const id = newShareId();
  await server.db.insertInto('shared_recipes').values({ id, recipe_guid: guid, slug: 'soup', shared_at: 1, changed_at: 1 }).execute();
  return id;
};
const shared =
  (set: { is_listed?: boolean; featured_at?: number; withdrawn_at?: number }): Change =>
  (guid) =>
    server.db.updateTable('shared_recipes').set(set).where('recipe_guid', '=', guid).execute();

/** What the console shows of a recipe, and finds it by. */
const telling: Record<string, Change> = {
  'the trash': recipe({ trashed_at: 5 }),
  'a link': shareOf,
  'the leave to list it': shared({ is_listed: true }),
  'the landing page': shared({ featured_at: 5 }),
  'the end of a link': shared({ withdrawn_at: 5 }),
  'a category given': async (guid) => {
    const category = await addCategory(server, `given-${guid}`, 'Given');
    await server.db.insertInto('recipe_categories').values({ recipe_guid: guid, category_guid: category, came_from: null }).execute();
  },
  'a category taken': (guid) => server.db.deleteFrom('recipe_categories').where('recipe_guid', '=', guid).execute(),
  'a report': (guid) =>
    server.db
      .insertInto('recipe_reports')
      .values({
        guid: newGuid(),
        recipe_guid: guid,
        share_id: null,
        version: 1,
        kind: 'other',
        words: 'Odd',
        request_key: newGuid(),
        created_at: 1,
      })
      .execute(),
};

const user =
  (set: { language?: 'de'; password_hash?: string | null; last_seen_at?: number; default_servings?: number }): Change =>
  (guid) =>
    server.db.updateTable('users').set(set).where('guid', '=', guid).execute();

const silentOfUsers: Record<string, Change> = {
  'a visit': user({ last_seen_at: 5 }),
  'a taste': user({ default_servings: 3 }),
  'a use of another site': (guid) =>
    server.db.updateTable('connected_sign_ins').set({ last_used_at: 5 }).where('user_guid', '=', guid).execute(),
  'another password': user({ password_hash: 'another' }),
};
const tellingOfUsers: Record<string, Change> = {
  'a language': user({ language: 'de' }),
  'a first password': user({ password_hash: 'first' }),
  'a sign-in by another site': (guid) =>
    server.db
      .insertInto('connected_sign_ins')
      .values({ guid: newGuid(), user_guid: guid, provider: 'google', subject: guid, email: null, created_at: 1, last_used_at: 1 })
      .execute(),
  'a request to be deleted': (guid) =>
    server.db
      .insertInto('deletion_requests')
      .values({ guid: newGuid(), user_guid: guid, language: 'en', requested_at: 1, executes_at: 2, gone_at: 3 })
      .execute(),
  'one that is taken back': (guid) =>
    server.db.updateTable('deletion_requests').set({ cancelled_at: 5 }).where('user_guid', '=', guid).execute(),
  'no other site any more': (guid) => server.db.deleteFrom('connected_sign_ins').where('user_guid', '=', guid).execute(),
};

/** By how much each change raises the version of one row, one after the other. */
async function raised(area: string, guid: string, changes: Record<string, Change>): Promise<Record<string, number>> {
  const steps: Record<string, number> = {};
  for (const [name, change] of Object.entries(changes)) {
    const before = (await staff.record(area, guid)).version;
    await change(guid);
    steps[name] = (await staff.record(area, guid)).version - before;
  }
  return steps;
}
const allAs = (changes: object, step: number) => Object.fromEntries(Object.keys(changes).map((name) => [name, step]));

test('a recipe changes for staff by what they see of it, and by nothing that is its owner’s alone', async () => {
  const { recipe: guid } = await addRecipe(server, owner);
  expect(await raised('recipes', guid, telling)).toEqual(allAs(telling, 1));
  expect(await raised('recipes', guid, silent)).toEqual(allAs(silent, 0));
});

test('an account changes for staff by what they see of it, and by no use of it', async () => {
  const [guid = ''] = await addUsers(server, 'versioned', 1);
  expect(await raised('users', guid, tellingOfUsers)).toEqual(allAs(tellingOfUsers, 1));
  expect(await raised('users', guid, silentOfUsers)).toEqual(allAs(silentOfUsers, 0));
});

test('a bulk action and its undo pass a recipe that is indexed and marked meanwhile', async () => {
  const { recipe: guid } = await addRecipe(server, owner);
  const { version } = await staff.record('recipes', guid);
  await silent['the search']?.(guid);
  const run = await staff.done('recipes', { action: 'trash', targets: { rows: [{ guid, version }] } });
  expect(run).toMatchObject({ done: 1, left: {} });
  await silent['a favourite']?.(guid);
  expect(await staff.undo(run.guid)).toMatchObject({ done: 1, left: {} });
});

test('"all of a category" leaves alone what a colleague takes out of it meanwhile', async () => {
  const [one, two] = [(await addRecipe(server, owner)).recipe, (await addRecipe(server, owner)).recipe];
  const category = await addCategory(server, 'meanwhile', 'Meanwhile');
  const given = [one, two].map((guid) => ({ recipe_guid: guid, category_guid: category, came_from: null }));
  await server.db.insertInto('recipe_categories').values(given).execute();
  const { guid: selection, rows } = await staff.select('recipes', 'category=meanwhile');
  expect(rows).toBe(2);
  const taken = { guid: one, version: (await staff.record('recipes', one)).version };
  await staff.done('recipes', { action: 'takeCategory', targets: { rows: [taken] }, answer: category });
  expect(await staff.done('recipes', { action: 'trash', targets: { selection } })).toMatchObject({
    total: 2,
    done: 1,
    left: { changed: 1 },
  });
});

test('a filter holds also for what is no change of the row: an account that is used meanwhile is not acted on as unused', async () => {
  const [back = '', away = ''] = await addUsers(server, 'unused', 2);
  const old = Date.parse('2001-01-01');
  await server.db.updateTable('users').set({ last_seen_at: old }).where('guid', 'in', [back, away]).execute();
  const { guid: selection, rows } = await staff.select('users', 'q=unused-&lastSeenAt=..2001-12-31');
  expect(rows).toBe(2);
  await server.db.updateTable('users').set({ last_seen_at: server.clock.now() }).where('guid', '=', back).execute();
  const run = await staff.done('users', { action: 'suspend', targets: { selection }, answer: 'Unused' });
  expect(run).toMatchObject({ done: 1, left: { changed: 1 } });
  const kept = await server.db.selectFrom('console_runs').select('query').where('guid', '=', run.guid).executeTakeFirstOrThrow();
  expect(kept.query).toBeNull();
});
