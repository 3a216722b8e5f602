import { expect, test } from 'vitest';
import { newGuid } from '../../../server/db/guid.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { openTestDatabase } from '../../support/server/database.ts';
import { sql } from 'kysely';

const tellAll = '0018-one-mailbox';

test('stored addresses take the form that they are compared in now; of two of one mailbox the newer stays as it is', async () => {
  const { db, close } = await openTestDatabase();
  const add = (email: string, createdAt: number) =>
    db
      .insertInto('users')
      .values({
        guid: newGuid(),
        email,
        first_name: '',
        last_name: '',
        is_verified: true,
        staff: null,
        created_at: createdAt,
        password_hash: null,
      })
      .execute();
  await add('plain@example.com', 1);
  await add('ada@xn--bcher-kva.example', 2);
  await add('ＡＤＡ@bücher.example', 3);
  await add('grace@cafe\u0301.example', 4);
  await add('grace@caf\u00E9.example', 5);
  await add('Linus@Example.com', 6);
  const user = await db.selectFrom('users').select('guid').where('email', '=', 'plain@example.com').executeTakeFirstOrThrow();
  await db
    .insertInto('address_returns')
    .values({ guid: newGuid(), user_guid: user.guid, email: 'old@xn--bcher-kva.example', created_at: 1, expires_at: 2 })
    .execute();

  await sql`delete from kysely_migration where name = ${tellAll}`.execute(db);
  const said: string[] = [];
  await migrate(db, (line) => said.push(line));
  await migrate(db, (line) => said.push(line));
  const emails = await db.selectFrom('users').select('email').orderBy('created_at').execute();
  expect(emails.map(({ email }) => email)).toEqual([
    'plain@example.com',
    'ada@bücher.example',
    'ＡＤＡ@bücher.example',
    'grace@cafe\u0301.example',
    'grace@caf\u00E9.example',
    'linus@example.com',
  ]);
  expect(await db.selectFrom('address_returns').select('email').execute()).toEqual([{ email: 'old@bücher.example' }]);
  expect(said).toEqual(["Accounts whose address is another account's in another spelling, and that stay as they are: 2"]);
  await close();
});
