import { afterAll, beforeAll, expect, test } from 'vitest';
import { newGuid } from '../../../server/db/guid.ts';
import { createLinkCheck } from '../../../server/recipes/shopping/lists.ts';
import { hashToken } from '../../../server/sign-in/secrets.ts';
import { createSessionCheck } from '../../../server/sign-in/sessions.ts';
import { TestClock } from '../../support/server/clock.ts';
import { openCountingDatabase } from '../../support/server/security/counting-database.ts';

let database: Awaited<ReturnType<typeof openCountingDatabase>>;
const clock = new TestClock();
beforeAll(async () => {
  database = await openCountingDatabase();
});
afterAll(() => database.close());

async function addSession(token: string): Promise<string> {
  const guid = newGuid();
  const now = clock.now();
  const user = {
    guid,
    email: `${guid}@example.com`,
    password_hash: null,
    first_name: 'Ada',
    last_name: '',
    is_verified: true,
    staff: null,
  };
  await database.db
    .insertInto('users')
    .values({ ...user, created_at: now })
    .execute();
  const times = { created_at: now, last_seen_at: now, expires_at: now + 60_000 };
  await database.db
    .insertInto('sessions')
    .values({ guid: newGuid(), token_hash: hashToken(token), user_guid: guid, user_agent: '', ...times })
    .execute();
  return guid;
}

test('the sessions of all open streams are checked by one statement', async () => {
  const tokens = Array.from({ length: 50 }, (_, index) => `token ${index}`);
  const users: string[] = [];
  for (const token of tokens) users.push(await addSession(token));
  const isSessionOpen = createSessionCheck({ db: database.db, clock });
  const before = database.statements();
  const answers = await Promise.all([...tokens, 'unknown'].map((token, index) => isSessionOpen(token, users[index] ?? newGuid())));
  expect(answers.filter(Boolean)).toHaveLength(50);
  expect(database.statements() - before).toBe(1);
  expect(await isSessionOpen('token 1', users[2] ?? ''), 'the session of somebody else').toBe(false);
  await database.db
    .deleteFrom('sessions')
    .where('user_guid', '=', users[3] ?? '')
    .execute();
  expect(await isSessionOpen('token 3', users[3] ?? '')).toBe(false);
});

test('so are the links of shopping lists', async () => {
  const isLink = createLinkCheck(database.db);
  const before = database.statements();
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => isLink(`key ${index}`)));
  expect(answers).not.toContain(true);
  expect(database.statements() - before).toBe(1);
});
