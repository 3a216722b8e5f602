import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { locales } from '../../../contract/shell/locales.ts';
import { newGuid } from '../../../server/db/guid.ts';
import { buildTestApp, payloadOf, type TestApp } from '../../support/server/app.ts';
import { atConsole, type Console } from '../../support/server/console.ts';

let server: TestApp;
let staff: Console;
beforeAll(async () => {
  server = await buildTestApp();
  staff = await atConsole(server);
});
afterAll(() => server.close());

const category = (slug: string, parent: string | null) =>
  staff.made('categories', { slug, parent, ...Object.fromEntries(locales.map((locale) => [`name.${locale}`, slug])) });

/** Which stands under which: "parent/child". */
const placesOf = async (names: Record<string, string>) => {
  const rows = await server.db.selectFrom('categories').selectAll().where('guid', 'in', Object.values(names)).execute();
  const nameOf = (guid: string | null) => Object.keys(names).find((name) => names[name] === guid) ?? '';
  return rows
    .filter((row) => row.removed_at === null)
    .map((row) => `${nameOf(row.parent_guid)}/${nameOf(row.guid)} ${row.position}`)
    .toSorted();
};

/** top > a > b > c, and a > beside, b > below */
async function deepCategories() {
  const start = newGuid().slice(-6);
  const names: Record<string, string> = {};
  const places = [
    ['top', null],
    ['a', 'top'],
    ['b', 'a'],
    ['c', 'b'],
    ['beside', 'a'],
    ['below', 'b'],
  ] as const;
  for (const [name, parent] of places)
    names[name] = (await category(`${name}-${start}`, parent === null ? null : (names[parent] ?? null))).guid;
  const versionOf = async (guid: string) => (await staff.record('categories', guid)).version;
  const rowsOf = (wanted: string[]) =>
    Promise.all(wanted.map(async (name) => ({ guid: names[name] ?? '', version: await versionOf(names[name] ?? '') })));
  return { names, rowsOf };
}

describe('categories below each other', () => {
  // Rows are done in the order of their guids: turned round, each stands on either side of the other.
  const turn = (names: Record<string, string>, [one, two]: readonly [string, string]) =>
    Object.fromEntries(Object.entries(names).map(([name, guid]) => [name === one ? two : name === two ? one : name, guid]));

  test.each([
    [['a'], 'c', ['/top', 'b/below', 'b/c', 'c/beside', 'top/b']],
    [['a'], 'b', ['/top', 'b/below', 'b/beside', 'b/c', 'top/b']],
    [['top'], 'c', ['/a', 'a/b', 'a/beside', 'b/below', 'b/c']],
    [['a', 'b'], 'c', ['/top', 'c/below', 'c/beside', 'top/c']],
    [['c'], 'a', ['/top', 'a/b', 'a/beside', 'b/below', 'top/a']],
  ] as const)('%j are merged into %s without a ring, and parted again as they were', async (merged, target, expected) => {
    const { names, rowsOf } = await deepCategories();
    const before = await placesOf(names);
    const merge = await staff.done('categories', {
      action: 'merge',
      targets: { rows: await rowsOf([...merged]) },
      answer: names[target] ?? '',
    });
    expect(merge).toMatchObject({ done: merged.length, left: {} });
    expect((await placesOf(names)).map((place) => place.split(' ')[0])).toEqual(expected);
    expect(payloadOf(await staff.browser.get('/api/console/category-tree'))).toEqual(
      expect.arrayContaining([expect.objectContaining({ guid: names[target] })]),
    );
    expect(await staff.undo(merge.guid)).toMatchObject({ done: merged.length, left: {} });
    expect(await placesOf(names)).toEqual(before);
  });

  test.each([false, true])('are removed together and restored unchanged (turned: %s)', async (isTurned) => {
    const { names: told, rowsOf } = await deepCategories();
    const names = isTurned ? turn(told, ['a', 'b']) : told;
    if (isTurned) {
      const put = (name: string, parent: string) =>
        server.db
          .updateTable('categories')
          .set({ parent_guid: names[parent] ?? '' })
          .where('guid', '=', names[name] ?? '')
          .execute();
      for (const [name, parent] of [
        ['a', 'top'],
        ['b', 'a'],
      ] as const)
        await put(name, parent);
    }
    const before = await placesOf(names);
    const removed = await staff.done('categories', { action: 'remove', targets: { rows: await rowsOf(['a', 'b']) } });
    expect(removed.done).toBe(2);
    expect((await placesOf(names)).map((place) => place.split(' ')[0])).toEqual(['/below', '/beside', '/c', '/top']);
    expect(await staff.undo(removed.guid)).toMatchObject({ done: 2, left: {} });
    expect(await placesOf(names)).toEqual(before);
  });

  test('a category that was moved since stays there, and no undo creates a cycle', async () => {
    const { names, rowsOf } = await deepCategories();
    const { top = '', b = '', c = '' } = names;
    const removed = await staff.done('categories', { action: 'remove', targets: { rows: await rowsOf(['a']) } });
    const [under] = await rowsOf(['top']);
    expect((await staff.save('categories', top, under?.version ?? 0, { parent: b })).statusCode).toBe(200);
    const [elsewhere] = await rowsOf(['beside']);
    expect((await staff.save('categories', names['beside'] ?? '', elsewhere?.version ?? 0, { parent: c })).statusCode).toBe(200);
    expect(await staff.undo(removed.guid)).toMatchObject({ done: 1, left: {} });
    expect((await placesOf(names)).map((place) => place.split(' ')[0])).toEqual(['/b', 'b/below', 'b/c', 'b/top', 'c/beside', 'top/a']);
  });
});
