import { array, assert as holds, asyncProperty, constantFrom, oneof, string, tuple } from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { areaNames, areas } from '../../../contract/console/areas.ts';
import { countLimits } from '../../../contract/console/console-endpoints.ts';
import { newGuid } from '../../../server/db/guid.ts';
import { buildTestApp, envelopeOf, payloadOf, type TestApp } from '../../support/server/app.ts';
import { addCategory, addShared } from '../../support/server/categories.ts';
import { addUsers, atConsole, type Console } from '../../support/server/console.ts';
import { addRecipe } from '../../support/server/recipes.ts';
import { plainBody } from '../../support/server/scripted-cook.ts';

let server: TestApp;
let staff: Console;
beforeAll(async () => {
  server = await buildTestApp();
  staff = await atConsole(server);
});
afterAll(() => server.close());

/** All pages of a list, one after the other. */
async function allOf(query: string, limit: number) {
  const [guids, befores]: [string[], number[]] = [[], []];
  for (let after = ''; ;) {
    const page = await staff.page('users', `${query}${after}`, limit);
    guids.push(...page.rows.map(({ guid }) => guid));
    befores.push(page.before);
    if (page.next === null) return { guids, befores };
    after = `&after=${page.next}`;
  }
}

test.each(['createdAt', '-createdAt', 'email', '-email', 'name', '-name', 'lastSeenAt', '-lastSeenAt'])(
  'pages by %s hold every row once, also where many are alike',
  async (sort) => {
    const name = `pages-${newGuid().slice(-6)}`;
    const added = await addUsers(server, name, 25);
    const { guids, befores } = await allOf(`q=${name}&sort=${sort}`, 4);
    expect(guids.toSorted()).toEqual(added.toSorted());
    expect(befores).toEqual([0, 4, 8, 12, 16, 20, 24]);
    const [ahead, back] = [`q=${name}&sort=${sort.replace('-', '')}`, `q=${name}&sort=-${sort.replace('-', '')}`];
    expect((await allOf(ahead, 200)).guids).toEqual((await allOf(back, 200)).guids.toReversed());
  },
);

test('inserted or deleted rows do not shift pages', async () => {
  const added = await addUsers(server, 'moving', 9);
  const first = await staff.page('users', 'q=moving-&sort=email', 3);
  await server.db
    .deleteFrom('users')
    .where('guid', 'in', [added[2] ?? '', added[3] ?? ''])
    .execute();
  const next = await staff.page('users', `q=moving-&sort=email&after=${first.next}`, 3);
  expect(next.rows.map(({ guid }) => guid)).toEqual(added.slice(4, 7));
});

test('people are found by parts of address and name, in any order and case, and by guid', async () => {
  const [guid = ''] = await addUsers(server, 'Grace.Hopper', 1);
  await server.db
    .updateTable('users')
    .set({ email: 'grace.hopper@navy.example', first_name: 'Grace', last_name: '100%_\\' })
    .where('guid', '=', guid)
    .execute();
  for (const text of ['hopper', 'GRACE', 'navy grace', 'ce.hop', guid, '100%', String.raw`%_\ `])
    expect(
      (await staff.page('users', new URLSearchParams({ q: text }).toString())).rows.map((row) => row.guid),
      text,
    ).toEqual([guid]);
  for (const text of ['gracehopper', '100%%', 'g%e', 'g_ace'])
    expect((await staff.page('users', new URLSearchParams({ q: text }).toString())).rows, text).toEqual([]);
});

test('filters narrow a list to what they say', async () => {
  const [one = '', two = ''] = await addUsers(server, 'filters', 2);
  const now = server.clock.now();
  await server.db.updateTable('users').set({ suspended_at: now, suspended_reason: 'x', language: 'de' }).where('guid', '=', one).execute();
  const subject = { guid: newGuid(), provider: 'google', subject: newGuid(), user_guid: two, email: null } as const;
  await server.db
    .insertInto('connected_sign_ins')
    .values({ ...subject, created_at: now, last_used_at: now })
    .execute();
  const found = async (query: string) => (await staff.page('users', `q=filters-&${query}`)).rows.map(({ guid }) => guid);
  expect(await found('isSuspended=yes')).toEqual([one]);
  expect(await found('isSuspended=no')).toEqual([two]);
  expect(await found('language=de,fr')).toEqual([one]);
  expect(await found('waysIn=google,passkey')).toEqual([two]);
  expect(await found('createdAt=2026-01-15..2026-01-15&sort=createdAt')).toEqual([one, two]);
  expect(await found('createdAt=2026-01-16..')).toEqual([]);
  const page = await staff.page('users', 'q=filters-&isSuspended=yes&columns=email,waysIn,language');
  expect(page.rows[0]?.cells).toEqual({ email: 'filters-00000@example.com', waysIn: [], language: 'de' });
});

test('recipes are narrowed by cook, language, category and title, also after a new version', async () => {
  const [told, plain] = await Promise.all([
    addShared(server, staff.viewer, { title: 'Narrowed Soup', category: await addCategory(server, 'narrow', 'Narrow') }),
    addRecipe(server, staff.viewer, { body: { title: 'NARROWED Toast', language: 'de' } }),
  ]);
  const { guid } = told;
  const found = async (query: string) =>
    (await staff.page('recipes', `q=narrowed&sort=title&${query}`)).rows.map((row) => row.cells['title']);
  const [soup, toast] = ['Narrowed Soup', 'NARROWED Toast'];
  expect(await found('')).toEqual([soup, toast]);
  expect(await found('language=en')).toEqual([soup]);
  expect(await found('language=de,fr')).toEqual([toast]);
  expect(await found('category=narrow')).toEqual([soup]);
  expect(await found('category=never-made')).toEqual([]);
  expect(await found('isShared=yes&isFeatured=no')).toEqual([soup]);
  expect(await found('isFeatured=yes')).toEqual([]);
  expect(await found('cook=openai-compatible')).toEqual([]);
  const cookedBy = { kind: 'openai-compatible', model: 'm', promptVersion: 1, isImprovised: false };
  await server.db
    .updateTable('recipes')
    .set({ cooked_by: JSON.stringify(cookedBy), body: JSON.stringify({ ...plainBody, title: 'Narrowed Äpfel', language: 'fr' }) })
    .where('guid', '=', plain)
    .execute();
  expect(await found('cook=openai-compatible&language=fr')).toEqual(['Narrowed Äpfel']);
  expect(await found('cook=built-in')).toEqual([soup]);
  expect((await staff.page('recipes', `q=${guid}`)).rows).toHaveLength(1);
});

test('a count stops at its limit, which is lower for lists that read each row', async () => {
  const rows = countLimits.byRow + 5;
  const action = `counted.${newGuid().slice(-6)}`;
  await sql`insert into audit_log (guid, at, action, details)
    select gen_random_uuid(), 1000 + i, ${action}, '{}' from generate_series(1, ${rows}::int) i`.execute(server.db);
  const count = async (query: string) => (await staff.page('audit', query, 1)).count;
  expect(await count('at=1970-01-01..1970-01-02')).toEqual({ rows, isMore: false });
  expect(await count(`q=${action}`)).toEqual({ rows: countLimits.byRow, isMore: true });
  expect(await count(`action=${action}&at=1970-01-01..1970-01-02`)).toEqual({ rows: countLimits.byRow, isMore: true });
});

test('the log is filtered by actor and by person concerned', async () => {
  const [guid = ''] = await addUsers(server, 'narrowing', 1);
  const at = server.clock.now();
  const line = { at, action: 'test.narrowed', details: '{}', impersonation_guid: null };
  const [mine, theirs] = [newGuid(), newGuid()];
  await server.db
    .insertInto('audit_log')
    .values([
      { ...line, guid: mine, actor_guid: staff.viewer.userGuid, subject_guid: guid },
      { ...line, guid: theirs, actor_guid: guid, subject_guid: null },
    ])
    .execute();
  const found = async (query: string) => (await staff.page('audit', `action=narrowed&sort=at&${query}`)).rows.map((row) => row.guid);
  expect(await found('')).toHaveLength(2);
  expect(await found('subject=narrowing-')).toEqual([mine]);
  expect(await found('actor=narrowing-')).toEqual([theirs]);
  expect(await found(`actor=${guid}`)).toEqual([theirs]);
  expect(await found('actor=nobody-of-this-name')).toEqual([]);
  expect(await found('q=narrowing-')).toHaveLength(2);
});

const words = Object.values(areas).flatMap(({ columns, filters, sort }) => [...Object.keys(columns), ...Object.keys(filters), sort]);
const hostile = [
  "' or 1=1 --",
  '"; drop table users; --',
  '$1',
  '\\',
  '%',
  'null',
  '..',
  '2026-01-01..',
  'yes',
  ' ',
  '\u0000',
  '\uD83C',
  '__proto__',
  '-1',
];

test.each(areaNames)('%s: no part of any address reaches SQL unchecked', async (area) => {
  const before = await server.db
    .selectFrom('users')
    .select((is) => is.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const name = oneof(constantFrom('q', 'sort', 'columns', 'after', ...words), string());
  const value = oneof(constantFrom(...hostile, ...words, ...words.map((word) => `-${word}`)), string({ unit: 'binary' }), string());
  const property = asyncProperty(array(tuple(name, value), { maxLength: 6 }), async (pairs) => {
    await server.db.deleteFrom('rate_limits').execute();
    const text = new URLSearchParams(pairs).toString();
    const answers = [await staff.list(area, text), await staff.browser.post(`/api/console/${area}/selections`, { query: text })];
    for (const answer of answers) expect([200, 400]).toContain(answer.statusCode);
  });
  await holds(property, { numRuns: 120 });
  expect(
    await server.db
      .selectFrom('users')
      .select((is) => is.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ).toEqual(before);
});

test('an invalid page size is refused', async () => {
  for (const limit of ['0', '201', '-1', '1e2', 'x'])
    expect((await staff.browser.get(`/api/console/users/rows?limit=${limit}`)).statusCode).toBe(400);
  expect((await staff.browser.get('/api/console/nothing/rows')).statusCode).toBe(404);
});

test('the palette finds rows of the areas that the viewer may see', async () => {
  const [guid = ''] = await addUsers(server, 'palette', 1);
  const find = async (who: Console) => payloadOf(await who.browser.get('/api/console/find?text=palette-'));
  expect(await find(staff)).toEqual([{ area: 'users', guid, title: 'palette-00000@example.com' }]);
  expect(await find(await atConsole(server, { hasConsoleAccess: true, canManageCategories: true }))).toEqual([]);
});

test('a list is saved with its settings, shared or not, and removed by its owner', async () => {
  const colleague = await atConsole(server);
  const save = (isShared: boolean) =>
    staff.browser.post('/api/console/users/views', {
      name: ' Suspended ',
      query: 'isSuspended=yes&nothing=1&sort=email',
      is_shared: isShared,
    });
  const shared = payloadOf(await save(true)) as { guid: string };
  await save(false);
  expect(shared).toMatchObject({ name: 'Suspended', query: 'isSuspended=yes&sort=email', isShared: true, isOwn: true });
  expect(payloadOf(await colleague.browser.get('/api/console/users/views'))).toEqual([{ ...shared, isOwn: false }]);
  expect(payloadOf(await staff.browser.get('/api/console/users/views'))).toHaveLength(2);
  const remove = (who: Console) => who.browser.delete(`/api/console/users/views/${shared.guid}`);
  expect([(await remove(colleague)).statusCode, (await remove(staff)).statusCode]).toEqual([404, 200]);
  expect(envelopeOf(await colleague.browser.get('/api/console/users/views')).payload).toEqual([]);
});
