import { create, type Infer } from 'superstruct';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conflictSchema, recordSchema } from '../../../contract/console/shapes.ts';
import { locales } from '../../../contract/shell/locales.ts';
import { fromWire } from '../../../contract/casing.ts';
import { newGuid } from '../../../server/db/guid.ts';
import { currentPrompt } from '../../../server/kitchen/openai/prompt.ts';
import { buildTestApp, envelopeOf, payloadOf, signInSomebody, type TestApp } from '../../support/server/app.ts';
import { atConsole, type Console } from '../../support/server/console.ts';
import { addRecipe } from '../../support/server/personal-data.ts';

let server: TestApp;
let staff: Console;
beforeAll(async () => {
  server = await buildTestApp();
  staff = await atConsole(server);
});
afterAll(() => server.close());

const namesOf = (name: string) => Object.fromEntries(locales.map((locale) => [`name.${locale}`, `${name} (${locale})`]));
const category = (slug: string, more: Parameters<Console['made']>[1] = {}) => staff.made('categories', { slug, ...namesOf(slug), ...more });
const errorOf = (response: Parameters<typeof envelopeOf>[0]) => envelopeOf(response);
const fieldsOf = (response: Parameters<typeof envelopeOf>[0]): unknown => fromWire(envelopeOf(response).payload);

const historyOf = async (area: string, guid: string) =>
  (
    payloadOf(await staff.browser.get(`/api/console/${area}/records/${guid}/history`)) as {
      changes: { version: number; by: string; changes: object }[];
    }
  ).changes;

describe('a record', () => {
  test('is saved at the version that was seen; a later save gets the current record, and nothing is lost', async () => {
    const made = await category('soups');
    const colleague = await atConsole(server);
    expect((await staff.save('categories', made.guid, made.version, { 'name.de': 'Suppen' })).statusCode).toBe(200);
    const late = await colleague.save('categories', made.guid, made.version, { slug: 'broths' });
    expect(errorOf(late).status_code).toBe(10);
    const { current } = create(fromWire(errorOf(late).payload), conflictSchema);
    expect(current.fields).toMatchObject({ slug: 'soups', 'name.de': 'Suppen', 'name.pt-BR': 'soups (pt-BR)' });
    const saved = create(payloadOf(await colleague.save('categories', made.guid, current.version, { slug: 'broths' })), recordSchema);
    expect(saved.fields).toMatchObject({ slug: 'broths', 'name.de': 'Suppen' });
  });

  test('of two concurrent saves one succeeds', async () => {
    const made = await category('at-once');
    const saves = await Promise.all(['one', 'two'].map((name) => staff.save('categories', made.guid, made.version, { 'name.en': name })));
    expect(saves.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('has a history of changes with their authors, and can be restored', async () => {
    let record = await category('history', { position: 3 });
    const steps: Parameters<Console['save']>[3][] = [{ position: 4 }, { position: 5, 'name.fr': 'Histoire' }];
    for (const fields of steps)
      record = create(payloadOf(await staff.save('categories', record.guid, record.version, fields)), recordSchema);
    const changes = await historyOf('categories', record.guid);
    expect(changes.map((change) => [change.by, change.version])).toEqual([3, 2, 1].map((version) => [staff.viewer.email, version]));
    expect(changes[0]?.changes).toEqual({ position: { from: 4, to: 5 }, 'name.fr': { from: 'history (fr)', to: 'Histoire' } });
    const restored = await staff.browser.post(`/api/console/categories/records/${record.guid}/restore`, { version: record.version, to: 2 });
    expect(create(payloadOf(restored), recordSchema).fields).toMatchObject({ position: 3, 'name.fr': 'history (fr)' });
    expect(await historyOf('categories', record.guid)).toHaveLength(4);
  });

  test('a category is saved with some languages, and the missing ones are shown', async () => {
    const { guid } = await staff.made('categories', { slug: 'some-languages', 'name.en': 'Stews', 'name.de': 'Eintöpfe' });
    const record = await staff.record('categories', guid);
    expect(record.fields['missing']).toEqual(locales.filter((locale) => locale !== 'en' && locale !== 'de'));
    const saved = await staff.save('categories', guid, record.version, { 'name.de': '', 'name.fr': 'Ragoûts' });
    expect(saved.statusCode).toBe(200);
    const { names } = await server.db.selectFrom('categories').select('names').where('guid', '=', guid).executeTakeFirstOrThrow();
    expect(names).toEqual({ en: 'Stews', fr: 'Ragoûts' });
    const { rows } = await staff.page('categories', 'isUntranslated=yes&q=some-languages');
    expect(rows.map((row) => row.guid)).toEqual([guid]);
  });

  test.each<[Parameters<Console['save']>[3], object]>([
    [{ slug: 'Not A Slug' }, { 'fields.slug': 'Please use small letters, digits and single hyphens.' }],
    [{ slug: 'taken' }, { 'fields.slug': 'Another category has this already.' }],
    [{ slug: '' }, { 'fields.slug': 'This field is required.' }],
    [{ 'name.en': ' ' }, { 'fields.name.en': 'Please enter a name' }],
    [{ position: 'first' }, { 'fields.position': 'This must be a whole number.' }],
    [{ position: 2 ** 40 }, { 'fields.position': 'This must be a whole number.' }],
    [{ recipes: 7 }, { 'fields.recipes': 'This field cannot be changed.' }],
    [{ constructor: 'x' }, { 'fields.constructor': 'This field is not known.' }],
    [{ parent: 'nothing' }, { 'fields.parent': 'Please choose another category to put this one under.' }],
  ])('a category is not saved with %j', async (fields, problem) => {
    if ((await staff.page('categories', 'q=taken')).rows.length === 0) await category('taken');
    const { guid, version } = await category(`wrong-${newGuid()}`);
    const response = await staff.save('categories', guid, version, fields);
    expect([response.statusCode, fieldsOf(response)]).toEqual([400, problem]);
  });
});

describe('categories', () => {
  test('form no cycle, even when two are moved at once', async () => {
    const [one, two] = [await category('ring-one'), await category('ring-two')];
    const moves = await Promise.all([
      staff.save('categories', one.guid, one.version, { parent: two.guid }),
      staff.save('categories', two.guid, two.version, { parent: one.guid }),
    ]);
    expect(moves.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  test('are merged with their recipes and children, and separated again', async () => {
    const owner = await signInSomebody(server);
    const recipes = [(await addRecipe(server, owner)).recipe, (await addRecipe(server, owner)).recipe];
    const [stews, pots] = [await category('stews'), await category('pots')];
    const under = await category('under-stews', { parent: stews.guid });
    const [first, second] = recipes.map((guid) => ({ guid, version: 1 }));
    const firstNow = async () => ({ guid: first?.guid ?? '', version: (await staff.record('recipes', first?.guid ?? '')).version });
    const assign = (answer: string, rows: object[]) => staff.done('recipes', { action: 'assignCategory', targets: { rows }, answer });
    expect((await assign(stews.guid, [first ?? {}, second ?? {}])).done).toBe(2);
    expect((await assign(pots.guid, [await firstNow()])).done).toBe(1);
    const recipesIn = async (guid: string) => (await staff.record('categories', guid)).fields['recipes'];

    const merge = await staff.done('categories', {
      action: 'merge',
      targets: { rows: [{ guid: stews.guid, version: 1 }] },
      answer: pots.guid,
    });
    expect(merge).toMatchObject({ done: 1, left: {} });
    expect([await recipesIn(pots.guid), (await staff.record('categories', under.guid)).fields['parent']]).toEqual([2, pots.guid]);
    expect((await staff.browser.get(`/api/console/categories/records/${stews.guid}`)).statusCode).toBe(404);
    expect((await staff.page('recipes', 'category=pots')).rows).toHaveLength(2);

    expect(await staff.undo(merge.guid)).toMatchObject({ done: 1, left: {} });
    expect([await recipesIn(pots.guid), await recipesIn(stews.guid)]).toEqual([1, 2]);
    expect((await staff.record('categories', under.guid)).fields['parent']).toBe(stews.guid);
  });

  test('are removed and restored, unless their slug is in use', async () => {
    const [one, two] = [await category('gone-one'), await category('gone-two')];
    const rows = [one, two].map(({ guid, version }) => ({ guid, version }));
    const removed = await staff.done('categories', { action: 'remove', targets: { rows } });
    expect(removed.done).toBe(2);
    await category('gone-two');
    expect(await staff.undo(removed.guid)).toMatchObject({ done: 1, left: { failed: 1 } });
    expect((await staff.record('categories', one.guid)).fields['slug']).toBe('gone-one');
  });
});

describe('prompts', () => {
  const promptOf = () => currentPrompt(server.db, server.clock);
  type Record = Infer<typeof recordSchema>;
  let first: Record | undefined;

  test('have immutable versions, and the kitchen reads the production one', async () => {
    const { body } = await promptOf();
    const [row] = (await staff.page('prompts', 'name=recipe')).rows;
    first = await staff.record('prompts', row?.guid ?? '');
    expect(first.fields).toMatchObject({ version: 1, labels: ['production'], body });

    const second = await staff.made('prompts', { body: `${body}\nBe brief.`, note: 'Shorter steps' });
    expect(second.fields).toMatchObject({ version: 2, labels: [], note: 'Shorter steps' });
    expect(second.fields['author']).toBe(`${staff.viewer.userGuid} ${staff.viewer.email}`);
    expect((await promptOf()).version).toBe(1);
    expect(fieldsOf(await staff.save('prompts', second.guid, second.version, { body: 'x' }))).toEqual({
      'fields.body': 'This field cannot be changed.',
    });
    await expect(server.db.updateTable('prompts').set({ body: 'x' }).execute()).rejects.toThrow('A version of a prompt is never changed.');

    // The gate has tests of its own, in lab.test.ts.
    await server.db.insertInto('past_productions').values({ prompt_guid: second.guid, until: 1 }).execute();
    const moved = await staff.save('prompts', second.guid, second.version, { labels: ['production', 'staging'] });
    expect(create(payloadOf(moved), recordSchema).fields['labels']).toEqual(['production', 'staging']);
    expect((await promptOf()).version).toBe(2);
    const old = await staff.record('prompts', first.guid);
    expect([old.fields['labels'], old.version > first.version]).toEqual([[], true]);

    // One click back: the next recipe is cooked by it.
    expect((await staff.save('prompts', old.guid, old.version, { labels: ['production'] })).statusCode).toBe(200);
    expect((await promptOf()).version).toBe(1);
  });

  test('production moves to another version, and can never be removed', async () => {
    const { guid, version } = await staff.record('prompts', first?.guid ?? '');
    expect(fieldsOf(await staff.save('prompts', guid, version, { labels: [] }))).toEqual({
      'fields.labels': 'The kitchen needs a production version. Please give the label to another version instead.',
    });
    expect((await staff.save('prompts', guid, version, { labels: ['production', 'latest'] })).statusCode).toBe(400);
  });

  test('may name the fields of an order and no others', async () => {
    const { body } = await promptOf();
    const refused = async (text: string) => fieldsOf(await staff.make('prompts', { body: text, note: '' }));
    expect(await refused(body.replaceAll('"leave_out"', 'it'))).toEqual({
      'fields.body': 'These fields are missing in the prompt: leave_out.',
    });
    expect(await refused(`${body} Mind "oven_size" and {{ user }}.`)).toEqual({
      'fields.body': 'These fields in the prompt do not exist: oven_size, {{ user }}.',
    });
    expect(await refused(' ')).toEqual({ 'fields.body': 'This field is required.' });
  });
});
