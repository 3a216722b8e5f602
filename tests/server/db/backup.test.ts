import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '../../../server/db/migrate.ts';
import { openDatabase, type OpenDatabase } from '../../../server/db/open.ts';
import { buildTestApp, payloadOf, signInSomebody } from '../../support/server/app.ts';
import { addShared } from '../../support/server/categories.ts';
import { TestClock } from '../../support/server/clock.ts';
import { createOnServer, openTestDatabase } from '../../support/server/database.ts';

const programs = process.env['TEST_POSTGRES_PROGRAMS'] ?? '';
const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';
const run = promisify(execFile);

/** Rows of every table, as text. */
async function contentOf({ db }: Pick<OpenDatabase, 'db'>): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
  const content: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ all: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as all from ${sql.id(name)} t`.execute(db);
    content[name] = rows[0]?.all ?? '';
  }
  return content;
}

// tests/projects.ts leaves this file out where there is no server to back up.
test('the documented backup restores everything, and a server goes on with it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'anydish-backup-'));
  const [clock, database] = [new TestClock(), await openTestDatabase()];
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
  const source = new URL(serverUrl);
  source.pathname = rows[0]?.name ?? '';
  const before = await buildTestApp({ database, clock });
  const viewer = await signInSomebody(before);
  await addShared(before, viewer, { title: 'Toast' });

  const file = join(folder, 'anydish.dump');
  await run(join(programs, 'pg_dump'), ['--format=custom', `--file=${file}`, source.href]);
  const restored = await createOnServer(serverUrl, `restored_${Date.now()}`);
  await run(join(programs, 'pg_restore'), ['--exit-on-error', '--no-owner', `--dbname=${restored}`, file]);

  const copy = await openDatabase({ databaseUrl: restored, dataDir: '' });
  await migrate(copy.db);
  expect(await contentOf(copy)).toEqual(await contentOf(database));
  const after = await buildTestApp({ database: copy, clock });
  const answer = await after.app.inject({ url: '/api/session', headers: viewer.headers });
  expect(payloadOf(answer)).toMatchObject({ email: viewer.email });
  for (const app of [before, after]) await app.close();
  for (const open of [database, copy]) await open.close();
  rmSync(folder, { recursive: true });
});
