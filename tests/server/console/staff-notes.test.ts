import { afterAll, beforeAll, expect, test } from 'vitest';
import { newGuid } from '../../../server/db/guid.ts';
import { buildTestApp, signInSomebody, type TestApp, type TestViewer } from '../../support/server/app.ts';
import { atConsole, type Console } from '../../support/server/console.ts';
import { addRecipe } from '../../support/server/recipes.ts';

let server: TestApp;
let staff: Console;
let user: TestViewer;
beforeAll(async () => {
  server = await buildTestApp();
  staff = await atConsole(server);
  user = await signInSomebody(server);
});
afterAll(() => server.close());

async function note(area: 'users' | 'recipes', guid: string, answer: string) {
  const { version } = await staff.record(area, guid);
  return staff.done(area, { action: 'addNote', targets: { rows: [{ guid, version }] }, answer });
}
const notesOf = async (area: string, guid: string) =>
  (await staff.record(area, guid)).lists['notes']?.map(({ cells: { words, author } }) => [words, author]);

test('notes stand beside a user and a recipe, newest first with their author, and an undo removes them', async () => {
  const recipe = await addRecipe(server, user, { body: { title: 'Toast' } });
  await note('users', user.userGuid, 'Called about a lost recipe.');
  const second = await note('users', user.userGuid, 'Called again.');
  await note('recipes', recipe, 'Copied from a book?');
  const by = staff.viewer.email;
  expect(await notesOf('users', user.userGuid)).toEqual([
    ['Called again.', by],
    ['Called about a lost recipe.', by],
  ]);
  expect(await notesOf('recipes', recipe)).toEqual([['Copied from a book?', by]]);
  expect((await staff.undo(second.guid)).done).toBe(1);
  expect(await notesOf('users', user.userGuid)).toEqual([['Called about a lost recipe.', by]]);
  const { rows } = await staff.page('audit', 'reason=lost recipe');
  expect(rows.map(({ cells }) => cells['sentence'])).toEqual([`${by} wrote a note about ${user.email}.`]);
});

test('a note needs words', async () => {
  const { version } = await staff.record('users', user.userGuid);
  const targets = { rows: [{ guid: user.userGuid, version }] };
  expect((await staff.start('users', { action: 'addNote', targets, answer: '' })).statusCode).toBe(400);
});

test('a user’s kitchen requests are on their page, for staff who may see requests', async () => {
  const [guid, now] = [newGuid(), server.clock.now()];
  const kept = { stage: null, recipe_guid: null, leased_by: null, leased_until: null, failure: null, tokens: 0 } as const;
  await server.db
    .insertInto('recipe_jobs')
    .values({
      ...kept,
      guid,
      request_key: newGuid(),
      company_guid: user.companyGuid,
      user_guid: user.userGuid,
      created_at: now,
      finished_at: now,
      status: 'failed',
      request: JSON.stringify({ description: 'Leek soup' }),
    })
    .execute();
  const orders = (await staff.record('users', user.userGuid)).lists['orders'];
  expect(orders?.map((row) => [row.guid, row.cells['asked'], row.cells['outcome']])).toContainEqual([guid, 'Leek soup', 'failed']);
  const support = await atConsole(server, { hasConsoleAccess: true, hasUsersAccess: true });
  expect((await support.record('users', user.userGuid)).lists).not.toHaveProperty('orders');
});
