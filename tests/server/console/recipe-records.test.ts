import { afterAll, beforeAll, expect, test } from 'vitest';
import { create } from 'superstruct';
import { recipeSchema } from '../../../contract/recipes/recipe.ts';
import { buildTestApp, payloadOf, signInSomebody, type TestApp, type TestViewer } from '../../support/server/app.ts';
import { atConsole, type Console } from '../../support/server/console.ts';
import { addRecipe } from '../../support/server/recipes.ts';

let server: TestApp;
let staff: Console;
let owner: TestViewer;
beforeAll(async () => {
  server = await buildTestApp();
  staff = await atConsole(server);
  owner = await signInSomebody(server);
});
afterAll(() => server.close());

const modelled = { kind: 'openai-compatible', model: 'm', promptVersion: 3, isImprovised: false };

test('a recipe shows its outcome, also after a change', async () => {
  const assumed = ['I took this for a ramen'];
  const of = async (title: string, body: object, change: object = {}) => {
    const guid = await addRecipe(server, owner, { body: { title: `Came of: ${title}`, assumptions: [], ...body } });
    if (Object.keys(change).length > 0) await server.db.updateTable('recipes').set(change).where('guid', '=', guid).execute();
    return guid;
  };
  const plain = await of('nothing odd', {});
  await of('an assumption', { assumptions: assumed });
  await of('a repair', { assumptions: assumed }, { repairs: 1, cooked_by: JSON.stringify(modelled) });
  await of('an improvisation', { assumptions: assumed }, { cooked_by: JSON.stringify({ ...modelled, isImprovised: true }) });
  await of('a file', {}, { cooked_by: JSON.stringify({ ...modelled, kind: 'imported' }) });
  await of('somebody’s link', { isEdited: true }, { origin: '/r/toast-1' });
  await of('another recipe', {}, { copy_key: crypto.randomUUID() });
  const outcomes = async (query = '') =>
    Object.fromEntries(
      (await staff.page('recipes', `q=came of:&columns=title,outcome${query}`)).rows.map(({ cells }) => [
        String(cells['title']).slice(9),
        cells['outcome'],
      ]),
    );
  expect(await outcomes()).toEqual({
    'nothing odd': 'atOnce',
    'an assumption': 'assumed',
    'a repair': 'repaired',
    'an improvisation': 'improvised',
    'a file': 'imported',
    'somebody’s link': 'copied',
    'another recipe': 'copied',
  });
  expect(await outcomes('&outcome=repaired,atOnce')).toEqual({ 'nothing odd': 'atOnce', 'a repair': 'repaired' });
  expect(Object.keys(await outcomes('&promptVersion=3')).toSorted()).toEqual(['a file', 'a repair', 'an improvisation']);
  const { body } = await server.db.selectFrom('recipes').select('body').where('guid', '=', plain).executeTakeFirstOrThrow();
  await server.db
    .updateTable('recipes')
    .set({ body: JSON.stringify({ ...body, isEdited: true }) })
    .where('guid', '=', plain)
    .execute();
  expect((await staff.record('recipes', plain)).fields['outcome']).toBe('edited');
});

test('recipes are found by their owner’s address, part of it, or guid', async () => {
  const other = await signInSomebody(server);
  const guid = await addRecipe(server, other, { body: { title: 'Owned by another' } });
  const found = async (value: string) => (await staff.page('recipes', `owner=${value}`)).rows.map((row) => row.guid);
  expect(await found(other.email)).toEqual([guid]);
  expect(await found(other.userGuid)).toEqual([guid]);
  expect(await found('nobody-has-this')).toEqual([]);
  expect((await staff.record('users', other.userGuid)).fields['recipes']).toBe(1);
});

test('the recipe of a record, and of a report, can be shown by the product’s own page', async () => {
  const guid = await addRecipe(server, owner, { body: { title: 'Drawn' } });
  await server.db.updateTable('recipes').set({ title: 'As its owner calls it' }).where('guid', '=', guid).execute();
  const sheetOf = (text: unknown) => create(JSON.parse(String(text)), recipeSchema);
  const sheet = sheetOf((await staff.record('recipes', guid)).fields['recipe']);
  expect(sheet).toMatchObject({
    guid,
    title: 'As its owner calls it',
    unitSystem: 'metric',
    photoGuid: null,
    cookedBy: { kind: 'built-in' },
  });
  expect(sheet.steps.length).toBeGreaterThan(0);

  const report = { guid: crypto.randomUUID(), recipe_guid: guid, share_id: null, version: 1, kind: 'unsafe' as const, words: 'Raw' };
  await server.db
    .insertInto('recipe_reports')
    .values({ ...report, request_key: crypto.randomUUID(), created_at: 1 })
    .execute();
  const { fields } = await staff.record('reports', report.guid);
  expect(sheetOf(fields['content'])).toMatchObject({ guid, steps: sheet.steps });
  expect(fields['recipeNow']).toBe(`${guid} As its owner calls it`);
});

test('the kitchen’s prompts exist without an AI endpoint, each in production, and new versions can be written', async () => {
  const { rows } = await staff.page('prompts', 'columns=version,name,labels');
  expect(new Set(rows.map(({ cells }) => [cells['name'], cells['version'], cells['labels']]))).toEqual(
    new Set([
      ['recipe', 1, ['production']],
      ['transcription', 1, ['production']],
    ]),
  );
  const [recipe] = (await staff.page('prompts', 'name=recipe&label=production')).rows;
  const { fields } = await staff.record('prompts', recipe?.guid ?? '');
  const made = await staff.made('prompts', { body: `${String(fields['body'])}\nBe brief.`, note: 'Shorter' });
  expect(made.fields).toMatchObject({ version: 2, labels: [] });
  expect(payloadOf(await staff.browser.get(`/api/console/lab/${made.guid}`))).toMatchObject({ model: null, other: { version: 1 } });
});
