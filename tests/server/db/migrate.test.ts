import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '../../../server/db/migrate.ts';
import { openTestDatabase } from '../../support/server/database.ts';
import { tableNames } from '../../support/server/personal-data.ts';

test('a migration reaches a database that has later ones already, once', async () => {
  const { db, close } = await openTestDatabase();
  const before = await tableNames(db);
  // As if the version that brought it had been merged after those that follow it.
  for (const table of ['connected_sign_ins', 'oauth_transactions']) await db.schema.dropTable(table).execute();
  await sql`delete from kysely_migration where name = '0004-connected-sign-ins'`.execute(db);
  expect(await tableNames(db)).not.toEqual(before);
  await migrate(db);
  await migrate(db);
  expect(await tableNames(db)).toEqual(before);
  await close();
});
