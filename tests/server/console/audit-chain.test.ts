import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseDueAccounts } from '../../../server/account/personal-data/erase.ts';
import { contentOf, linkOf, origin, sealAudit, textWithoutPlace } from '../../../server/console/audit/seal.ts';
import { verifyAudit } from '../../../server/console/audit/verify.ts';
import { newGuid } from '../../../server/db/guid.ts';
import { buildTestApp, signInSomebody, type TestApp } from '../../support/server/app.ts';
import { atConsole } from '../../support/server/console.ts';
import { addRecipe } from '../../support/server/personal-data.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const check = async (head: string | null = null) => {
  await sealAudit(server.db);
  return verifyAudit(server.db, head);
};

/** As somebody with access to the database could: without the trigger that protects the log. */
async function behindTheTrigger(change: () => Promise<unknown>): Promise<void> {
  await sql`alter table audit_log disable trigger audit_log_rows`.execute(server.db);
  await change();
  await sql`alter table audit_log enable trigger audit_log_rows`.execute(server.db);
}

test('an entry says who did what to whom, why, and what was before and after, and is found by reason and name', async () => {
  const [staff, user] = [await atConsole(server), await signInSomebody(server)];
  const { recipe } = await addRecipe(server, user);
  const version = (await staff.record('recipes', recipe)).version;
  await staff.done('recipes', { action: 'trash', targets: { rows: [{ guid: recipe, version }] } });
  const { version: account } = await staff.record('users', user.userGuid);
  await staff.done('users', {
    action: 'suspend',
    targets: { rows: [{ guid: user.userGuid, version: account }] },
    answer: 'Ticket AD-4711',
  });
  const made = await staff.made('cases', { name: 'Green soup', description: 'Pea soup' });
  await staff.save('cases', made.guid, made.version, { name: 'Greener soup' });

  const found = async (query: string) =>
    (await staff.page('audit', query)).rows.map(({ cells: { sentence, reason, change } }) => [sentence, reason, change]);
  const actor = staff.viewer.email;
  const suspended = [`${actor} suspended the account ${user.email}.`, 'Ticket AD-4711', null];
  expect(await found('q=ad-4711')).toEqual([suspended]);
  expect(await found('reason=4711')).toEqual([suspended]);
  expect(await found(`subject=${user.email}&sort=at`)).toEqual([
    [expect.stringMatching(`^${actor} moved the recipe “.+” of ${user.email} to the trash\\.$`), null, null],
    suspended,
  ]);
  expect((await found('q=greener')).at(0)).toEqual([`${actor} changed “Greener soup”.`, null, 'name: Green soup → Greener soup']);
  const kinds = async (query: string) => new Set((await found(query)).map(([sentence]) => String(sentence).includes(' looked at ')));
  expect(await kinds(`actor=${actor}`)).toEqual(new Set([false]));
  expect(await kinds(`actor=${actor}&kind=reads`)).toEqual(new Set([true]));
  expect(await kinds(`actor=${actor}&kind=changes,reads`)).toEqual(new Set([true, false]));
});

test('the chain holds while entries are added, also over an erased account', async () => {
  const [staff, user] = [await atConsole(server), await signInSomebody(server)];
  await staff.record('users', user.userGuid);
  const before = await check();
  expect([before.faults, before.hasExpected]).toEqual([[], true]);
  const due = { requested_at: 1, executes_at: 2, gone_at: 3 };
  await server.db
    .insertInto('deletion_requests')
    .values({ guid: newGuid(), user_guid: user.userGuid, language: 'en', ...due })
    .execute();
  await eraseDueAccounts(server.app.deps);
  const after = await check(before.head);
  expect([after.faults, after.hasExpected, after.erased > before.erased]).toEqual([[], true, true]);
});

test('a removed, a changed and a forged entry are found', async () => {
  const staff = await atConsole(server);
  await staff.page('users');
  const { head } = await check();
  const [last] = await server.db.selectFrom('audit_seals').selectAll().orderBy('number', 'desc').limit(1).execute();
  const guid = last?.audit_guid ?? '';
  const entry = await server.db.selectFrom('audit_log').selectAll().where('guid', '=', guid).executeTakeFirstOrThrow();
  const row = { ...entry, details: JSON.stringify(entry.details) };

  await behindTheTrigger(() => server.db.deleteFrom('audit_log').where('guid', '=', guid).execute());
  expect((await check()).faults).toEqual([`Entry ${last?.number} (${guid}) was removed.`]);
  await server.db
    .insertInto('audit_log')
    .values({ ...row, action: 'users.selected' })
    .execute();
  await server.db.deleteFrom('audit_unsealed').execute();
  expect((await check()).faults).toEqual([`Entry ${last?.number} (${guid}) was changed.`]);

  // Elsewhere than it was.
  const elsewhere = async (place: string | null) => {
    await behindTheTrigger(() => server.db.deleteFrom('audit_log').where('guid', '=', guid).execute());
    await server.db
      .insertInto('audit_log')
      .values({ ...row, place })
      .execute();
    await server.db.deleteFrom('audit_unsealed').execute();
    return (await check()).faults;
  };
  expect(await elsewhere(entry.place)).toEqual([]);
  expect(await elsewhere('192.0.2.0/24')).toEqual([`Entry ${last?.number} (${guid}) was changed.`]);
  expect(await elsewhere(null)).toEqual([`Entry ${last?.number} (${guid}) was changed.`]);

  // With the seal taken away too, only the hash that was kept elsewhere tells.
  await behindTheTrigger(() => server.db.deleteFrom('audit_log').where('guid', '=', guid).execute());
  await server.db.deleteFrom('audit_seals').where('audit_guid', '=', guid).execute();
  const cut = await check(head);
  expect([cut.faults, cut.hasExpected]).toEqual([[], false]);
});

test('an entry that a server of the version before sealed without its place is as it was written', async () => {
  const staff = await atConsole(server);
  await check();
  await staff.page('users');
  const { rows } = await sql<{ guid: string; at: number; text: string }>`
    select a.guid, a.at, ${textWithoutPlace} as text from audit_log a join audit_unsealed u on u.audit_guid = a.guid`.execute(server.db);
  const [entry] = rows;
  if (entry === undefined || rows.length > 1) throw new Error('One entry waits.');
  const last = await server.db.selectFrom('audit_seals').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst();
  const [number, content] = [(last?.number ?? 0) + 1, contentOf(entry)];
  const hash = linkOf(last?.hash ?? origin, number, entry.guid, content);
  await server.db.insertInto('audit_seals').values({ number, audit_guid: entry.guid, at: entry.at, content, hash }).execute();
  await server.db.deleteFrom('audit_unsealed').execute();
  const { faults, hasExpected } = await check(hash);
  expect([faults.filter((fault) => fault.startsWith(`Entry ${number} `)), hasExpected]).toEqual([[], true]);
});
