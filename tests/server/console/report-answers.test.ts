import { afterAll, beforeAll, expect, test } from 'vitest';
import { newGuid } from '../../../server/db/guid.ts';
import { buildTestApp, signInSomebody, type TestApp, type TestViewer } from '../../support/server/app.ts';
import { atConsole, type Console } from '../../support/server/console.ts';
import { addRecipe } from '../../support/server/recipes.ts';

let server: TestApp;
let staff: Console;
let owner: TestViewer;
beforeAll(async () => {
  server = await buildTestApp();
  staff = await atConsole(server);
  owner = await signInSomebody(server);
  await server.db.updateTable('users').set({ language: 'de' }).where('guid', '=', owner.userGuid).execute();
});
afterAll(() => server.close());

/** A report by the owner, or by a visitor of the link. */
async function report(recipe: string, link: string | null = null): Promise<string> {
  const guid = newGuid();
  await server.db
    .insertInto('recipe_reports')
    .values({
      guid,
      recipe_guid: recipe,
      share_id: link,
      version: 1,
      kind: 'unsafe',
      words: 'It burns.',
      request_key: guid,
      created_at: server.clock.now(),
    })
    .execute();
  return guid;
}

async function act(action: string, guid: string, answer?: string) {
  const { version } = await staff.record('reports', guid);
  return staff.done('reports', { action, targets: { rows: [{ guid, version }] }, ...(answer !== undefined && { answer }) });
}

test('an answer goes to the owner who reported, in their language, closes the report and is in the log', async () => {
  const guid = await report(await addRecipe(server, owner, { body: { title: 'Chili' } }));
  expect((await staff.record('reports', guid)).fields).toMatchObject({ language: 'de', reporter: `${owner.userGuid} ${owner.email}` });
  expect((await act('reply', guid, 'Bitte weniger Chili.')).done).toBe(1);
  const mails = await server.db.selectFrom('mails').select(['subject', 'text']).where('recipient', '=', owner.email).execute();
  expect(mails).toEqual([
    { subject: 'Eine Antwort auf deine Meldung bei AnyDish', text: expect.stringContaining('Bitte weniger Chili.') as string },
  ]);
  expect(mails[0]?.text).toContain('It burns.');
  expect((await staff.record('reports', guid)).fields).toMatchObject({ state: 'handled', handledNote: 'Bitte weniger Chili.' });
  const { rows } = await staff.page('audit', 'reason=weniger');
  expect(rows.map(({ cells }) => cells['sentence'])).toEqual([
    `${staff.viewer.email} answered ${owner.email}, who reported the recipe “Chili”.`,
  ]);
});

test('an empty answer is refused, and a visitor, who left no address, gets none', async () => {
  const recipe = await addRecipe(server, owner, {});
  const guid = await report(recipe, 'a-link');
  const { version } = await staff.record('reports', guid);
  const targets = { rows: [{ guid, version }] };
  expect((await staff.start('reports', { action: 'reply', targets, answer: ' ' })).statusCode).toBe(400);
  expect((await staff.done('reports', { action: 'reply', targets, answer: 'Thank you.' })).left).toEqual({ notAllowed: 1 });
  expect((await staff.record('reports', guid)).fields).toMatchObject({ state: 'open', reporter: null });
});

test('a recipe goes to the trash from its report, and comes back by an undo', async () => {
  const recipe = await addRecipe(server, owner, {});
  const [one, two] = [await report(recipe), await report(recipe)];
  const rows = await Promise.all([one, two].map(async (guid) => ({ guid, version: (await staff.record('reports', guid)).version })));
  const run = await staff.done('reports', { action: 'trash', targets: { rows } });
  expect([run.done, run.left]).toEqual([1, { alreadySo: 1 }]);
  expect((await staff.record('recipes', recipe)).fields['isInTrash']).toBe(true);
  expect((await staff.record('reports', two)).fields['isInTrash']).toBe(true);
  expect((await staff.undo(run.guid)).done).toBe(1);
  expect((await staff.record('recipes', recipe)).fields['isInTrash']).toBe(false);
});

test('a link is withdrawn from the report with a mail to the owner, and shared again by an undo', async () => {
  const recipe = await addRecipe(server, owner, { body: { title: 'Advertisement' } });
  const link = { id: 'report-link', recipe_guid: recipe, slug: 'x', shared_at: 1, changed_at: 1 };
  await server.db.insertInto('shared_recipes').values(link).execute();
  await server.db.updateTable('recipes').set({ share_id: link.id }).where('guid', '=', recipe).execute();
  const guid = await report(recipe, link.id);
  expect((await staff.record('reports', guid)).fields['isShared']).toBe(true);
  const run = await act('withdraw', guid, 'It is an advertisement.');
  expect(run.done).toBe(1);
  expect((await staff.record('recipes', recipe)).fields).toMatchObject({ withdrawnReason: 'It is an advertisement.' });
  const toOwner = () =>
    server.db.selectFrom('mails').select('guid').where('recipient', '=', owner.email).where('about_guid', '=', recipe).execute();
  expect(await toOwner()).toHaveLength(1);
  expect((await staff.undo(run.guid)).done).toBe(1);
  expect((await staff.record('reports', guid)).fields['isShared']).toBe(true);
  expect(await toOwner(), 'the undo within a minute cancels the mail').toHaveLength(0);
});
