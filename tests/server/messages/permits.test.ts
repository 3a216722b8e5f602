import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../../../server/config.ts';
import { newGuid } from '../../../server/db/guid.ts';
import { createLocalBus } from '../../../server/messages/bus.ts';
import { messagesOf } from '../../../server/messages/messages.ts';
import { permits, validPermits } from '../../../server/messages/permits.ts';
import { watched } from '../../../server/messages/subjects.ts';
import { hashToken } from '../../../server/sign-in/secrets.ts';
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

const check = (given: readonly string[]) => validPermits({ db: database.db, clock }, given);

test('the sessions and links of all open streams are checked by one statement', async () => {
  const tokens = Array.from({ length: 50 }, (_, index) => `token ${index}`);
  const users: string[] = [];
  for (const token of tokens) users.push(await addSession(token));
  const own = tokens.map((token, index) => permits.own(token, users[index] ?? ''));
  const before = database.statements();
  const valid = await check([...own, permits.own('unknown', newGuid()), permits.link('unknown')]);
  expect(database.statements() - before).toBe(1);
  expect(valid).toEqual(new Set(own));
  const others = permits.own('token 1', users[2] ?? '');
  await database.db
    .deleteFrom('sessions')
    .where('user_guid', '=', users[3] ?? '')
    .execute();
  expect(await check([others, ...own.slice(3, 5)]), 'neither the session of somebody else nor an ended one').toEqual(new Set([own[4]]));
});

test('a member may read until the membership ends, the owner of a link’s list cannot be guessed', async () => {
  const userGuid = await addSession('member');
  const [companyGuid, other] = [newGuid(), newGuid()] as const;
  const company = { name: '', industry: '', size: '', created_at: 0 };
  await database.db
    .insertInto('companies')
    .values([companyGuid, other].map((guid) => ({ ...company, guid, uri: guid })))
    .execute();
  await database.db.insertInto('company_members').values({ company_guid: companyGuid, user_guid: userGuid, created_at: 0 }).execute();
  const permit = permits.member('member', userGuid, companyGuid);
  expect(await check([permit, permits.member('member', userGuid, other)])).toEqual(new Set([permit]));
  await database.db.deleteFrom('company_members').where('user_guid', '=', userGuid).execute();
  expect(await check([permit])).toEqual(new Set());
});

test('a thousand streams cost one look and one check', async () => {
  const tokens = Array.from({ length: 20 }, (_, index) => `reader ${index}`);
  const people: string[] = [];
  for (const token of tokens) people.push(await addSession(token));
  const bus = createLocalBus();
  const config = readConfig({ DATABASE_URL: 'postgres://nowhere/shared' });
  const failures: object[] = [];
  const log = { warn: (details: object) => failures.push(details) };
  const { watcher } = messagesOf({ db: database.db, clock, config, bus, log });
  const closing = new AbortController();
  const reader = (index: number) => {
    const userGuid = people[index % 20] ?? '';
    return { userGuid, permit: permits.own(tokens[index % 20] ?? '', userGuid), reader: `reader ${index}` };
  };
  const before = database.statements();
  const watches = Array.from({ length: 1_000 }, (_, index) => {
    const { userGuid, ...who } = reader(index);
    const subject = [watched.job(newGuid()), watched.user(userGuid), watched.list(newGuid())][index % 3] ?? '';
    return watcher.open({ subject, checkEvery: 0, ...who }, closing.signal);
  });
  await vi.waitUntil(() => database.statements() >= before + 2, { timeout: 10_000, interval: 5 });
  closing.abort();
  expect(database.statements()).toBe(before + 2);
  expect([failures, watches.filter(({ ended }) => ended !== null)]).toEqual([[], []]);
});
