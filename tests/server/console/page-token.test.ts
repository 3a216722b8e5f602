import { afterAll, beforeAll, expect, test } from 'vitest';
import { newGuid } from '../../../server/db/guid.ts';
import { currentPrompt } from '../../../server/kitchen/openai/prompt.ts';
import { buildTestApp, type TestApp } from '../../support/server/app.ts';
import { addCategory } from '../../support/server/categories.ts';
import { addUsers, atConsole, type Console } from '../../support/server/console.ts';

let server: TestApp;
let staff: Console;
beforeAll(async () => {
  server = await buildTestApp();
  staff = await atConsole(server);
});
afterAll(() => server.close());

test('a page token belongs to its list: with another search, filter, order or area it is reported and ignored', async () => {
  await addUsers(server, 'token', 5);
  const { next } = await staff.page('users', 'q=token-', 2);
  for (const query of ['q=token', 'q=token-&isSuspended=no', 'q=token-&sort=email', 'q=token-&sort=createdAt', '']) {
    const page = await staff.page('users', `${query}&after=${next}`, 2);
    expect([page.before, page.dropped]).toEqual([0, [{ name: 'after', value: next }]]);
  }
  expect((await staff.page('admins', `after=${next}`)).dropped).toHaveLength(1);
  const forged = Buffer.from(JSON.stringify(['x', { value: 'x', guid: newGuid(), before: 0 }])).toString('base64url');
  expect((await staff.page('users', `after=${forged}`)).dropped).toEqual([{ name: 'after', value: forged }]);
});

test.each([
  ['users', 'sort=email', ['a\u0000b', '\uD83C', 5]],
  ['users', 'sort=createdAt', ['1', 1.5, 2 ** 60, null]],
  ['categories', 'sort=position', [2 ** 31, -(2 ** 40), 0.5, '1']],
  ['prompts', 'sort=version', [2 ** 31, 'x']],
] as const)(
  '%s by %s: a token that was written by hand with what the column cannot hold is named and left out',
  async (area, query, values) => {
    await currentPrompt(server.db, server.clock, 'recipe');
    await currentPrompt(server.db, server.clock, 'transcription');
    for (const slug of ['one', 'two']) await addCategory(server, `${slug}-${newGuid().slice(-6)}`, slug);
    await addUsers(server, `forged-${newGuid().slice(-6)}`, 2);
    const { next } = await staff.page(area, query, 1);
    const read: unknown = JSON.parse(Buffer.from(next ?? '', 'base64url').toString());
    if (!Array.isArray(read)) throw new Error('There is no second page.');
    const [list, place] = read as [string, object];
    for (const value of values) {
      const token = Buffer.from(JSON.stringify([list, { ...place, value }])).toString('base64url');
      expect(await staff.page(area, `${query}&after=${token}`, 1)).toMatchObject({ before: 0, dropped: [{ name: 'after', value: token }] });
    }
  },
);
