import { PGlite } from '@electric-sql/pglite';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { migrate } from '../../../server/db/migrate.ts';
import { embeddedExtensions as extensions, openDatabase, openPglite, type OpenDatabase } from '../../../server/db/open.ts';

const root = join(import.meta.dirname, '../../..');
const cache = join(root, 'node_modules/.cache/anydish');

function dumpPath(): string {
  const folder = join(root, 'server/db/migrations');
  const hash = createHash('sha256').update(readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json')));
  for (const file of readdirSync(folder).toSorted()) hash.update(readFileSync(join(folder, file)));
  return join(cache, `database-${hash.digest('hex').slice(0, 16)}.tar`);
}

/** A migrated empty database on disk; a test file loads it in a tenth of the time that making one takes. */
export async function prepareDump(): Promise<string> {
  const path = dumpPath();
  if (existsSync(path)) return path;
  const pglite = await PGlite.create({ extensions });
  const { db, close } = await openPglite(pglite);
  await migrate(db);
  const dump = await pglite.dumpDataDir('none');
  mkdirSync(cache, { recursive: true });
  const fresh = `${path}.${randomUUID()}`;
  writeFileSync(fresh, Buffer.from(await dump.arrayBuffer()));
  renameSync(fresh, path);
  await close();
  return path;
}

/** The same as the folder of an embedded database: a server that starts on a copy of it needs a tenth of the work. */
export async function prepareFolder(): Promise<string> {
  const path = dumpPath().replace(/\.tar$/, '');
  if (existsSync(path)) return path;
  const dump = new Blob([readFileSync(await prepareDump())]);
  const fresh = `${path}.${randomUUID()}`;
  const pglite = await PGlite.create({ dataDir: fresh, loadDataDir: dump, extensions });
  await pglite.close();
  try {
    renameSync(fresh, path);
  } catch {
    // Another process was faster.
    rmSync(fresh, { recursive: true, force: true });
  }
  return path;
}

async function openOnServer(url: string): Promise<OpenDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const own = new URL(url);
  own.pathname = name;
  const opened = await openDatabase({ databaseUrl: own.href, dataDir: '' });
  await migrate(opened.db);
  return opened;
}

const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';

/** Whether the tests run on PostgreSQL, where several statements run at once. */
export const onServer = serverUrl !== '';

/** An empty, migrated database of the caller's own: embedded, or on the server that TEST_DATABASE_URL names. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  if (onServer) return openOnServer(serverUrl);
  const loadDataDir = new Blob([readFileSync(await prepareDump())]);
  return openPglite(await PGlite.create({ loadDataDir, extensions }));
}
