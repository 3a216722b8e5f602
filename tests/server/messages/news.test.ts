import { expect, test } from 'vitest';
import { accountSubject } from '../../../contract/kitchen/account-messages.ts';
import { newGuid } from '../../../server/db/guid.ts';
import { createLocalBus } from '../../../server/messages/bus.ts';
import { createNews } from '../../../server/messages/news.ts';
import { userSubject, watched } from '../../../server/messages/subjects.ts';
import { openCountingDatabase } from '../../support/server/security/counting-database.ts';

test('news are counted by kind and told on the subject of each account, with one statement', async () => {
  const database = await openCountingDatabase();
  const { db } = database;
  const people = [newGuid(), newGuid()] as const;
  const blank = { password_hash: null, first_name: '', last_name: '', is_verified: true, staff: null, created_at: 0 };
  await db
    .insertInto('users')
    .values(people.map((guid) => ({ ...blank, guid, email: `${guid}@example.com` })))
    .execute();
  const bus = createLocalBus();
  const heard: string[] = [];
  bus.subscribe(watched.user(people[0]), (_, subject) => heard.push(subject));
  const failures: unknown[] = [];
  const news = createNews({ db, bus, hasBrowsers: true, onError: (error) => failures.push(error) });
  const before = database.statements();
  await news.tell([...people, people[0]], 'session');
  expect(failures).toEqual([]);
  expect(database.statements() - before).toBe(1);
  await news.tell(people[0], 'kitchen');
  // Deleted meanwhile.
  await news.tell(newGuid(), 'kitchen');
  expect(failures).toEqual([]);
  expect(heard).toEqual((['session', 'kitchen'] as const).map((kind) => userSubject(people[0], kind)));
  expect(await news.countsOf(people[0])).toEqual({ kitchen: 1, session: 1 });
  expect(await news.countsOf(people[1])).toEqual({ kitchen: 0, session: 1 });
  expect(await news.countsOf(newGuid())).toEqual({ kitchen: 0, session: 0 });
  const told: unknown[] = [];
  for (const sessions of [0, 1, 2]) bus.subscribe(accountSubject(people[0], sessions, 'kitchen'), (...message) => told.push(message));
  bus.subscribe(accountSubject(people[0], 1, 'shopping'), (...message) => told.push(message));
  await news.tell(people[0], 'kitchen');
  await news.tellBrowsers(people[0], { kind: 'shopping' });
  expect(told, 'only browsers with the count of today').toEqual([
    [{}, accountSubject(people[0], 1, 'kitchen')],
    [{ kind: 'shopping' }, accountSubject(people[0], 1, 'shopping')],
  ]);
  const alone = createNews({ db, bus, hasBrowsers: false, onError: (error) => failures.push(error) });
  await alone.tell(people[0], 'kitchen');
  await alone.tellBrowsers(people[0], { kind: 'shopping' });
  expect([told.length, failures]).toEqual([2, []]);
  await database.close();
});
