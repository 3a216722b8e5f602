import { PGlite } from '@electric-sql/pglite';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { migrate } from '../../../server/db/migrate.ts';
import { collectStatements } from './statements.ts';
import {
  embeddedExtensions as extensions,
  openDatabase,
  openPglite,
  type OpenDatabase,
  type StatementLog,
} from '../../../server/db/open.ts';

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

const template = 'test_template';

/** Makes a database on the server at `url`, and answers its address. */
export async function createOnServer(url: string, name: string, like = ''): Promise<string> {
  const admin = new Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name} ${like}`);
  await admin.end();
  const own = new URL(url);
  own.pathname = name;
  return own.href;
}

/** A migrated empty database on the server, which is copied for each that is opened. */
export async function prepareTemplate(url: string): Promise<void> {
  const admin = new Client({ connectionString: url });
  await admin.connect();
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template]);
  await admin.end();
  if (rowCount !== 0) return;
  const { db, close } = await openDatabase({ databaseUrl: await createOnServer(url, template), dataDir: '' });
  await migrate(db);
  await close();
}

/** Host and port of a pooler before that server. Databases are made without it: it keeps connections to the one that is copied. */
const poolerHost = process.env['TEST_DATABASE_POOLER'] ?? '';

async function openOnServer(url: string, log: StatementLog): Promise<OpenDatabase> {
  const databaseUrl = await createOnServer(url, `test_${randomUUID().replaceAll('-', '')}`, `template ${template}`);
  if (poolerHost === '') return openDatabase({ databaseUrl, dataDir: '' }, undefined, undefined, log);
  const pooled = new URL(databaseUrl);
  pooled.host = poolerHost;
  return openDatabase({ databaseUrl: pooled.href, dataDir: '', hasPooler: true }, undefined, undefined, log);
}

const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';

const statementsFolder = process.env['TEST_STATEMENTS'] ?? '';
if (statementsFolder !== '') collectStatements(statementsFolder);

/** Whether the tests run on PostgreSQL, where several statements run at once. */
export const onServer = serverUrl !== '';

/** Embedded databases that nobody uses any more, empty again: to empty one takes a tenth of the time that loading one takes. */
const free: PGlite[] = [];

/** All columns there are: who changes them leaves a database that is of no use to others. */
const shape = `select md5(string_agg(format('%s %s', attrelid::regclass, attname), ',' order by attrelid::regclass::text, attnum)) as shape
  from pg_attribute where attrelid >= 16384 and attnum > 0`;

const tables = `select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`;

/** Keeps, for `emptied`, the rows that migrations write, in a schema that is on nobody's path. */
const keepFirstRows = `create schema first_rows;
  do $$ declare t text; held boolean; begin
    for t in ${tables} loop
      execute format('select exists (select 1 from public.%I)', t) into held;
      if held then execute format('create table first_rows.%I as table public.%I', t, t); end if;
    end loop;
  end $$;`;

const emptied = `set session_replication_role = replica;
  do $$ declare t text; held boolean; used text[] := '{}'; begin
    for t in ${tables} loop
      execute format('select exists (select 1 from public.%I)', t) into held;
      if held then used := used || format('public.%I', t); end if;
    end loop;
    if used <> '{}' then execute format('truncate %s restart identity cascade', array_to_string(used, ', ')); end if;
    for t in select tablename from pg_tables where schemaname = 'first_rows' loop
      execute format('insert into public.%I select * from first_rows.%I', t, t);
    end loop;
  end $$;`;

const shapeOf = async (pglite: PGlite) => (await pglite.query<{ shape: string }>(shape)).rows[0]?.shape;

async function openEmbedded(log: StatementLog): Promise<OpenDatabase> {
  const reused = free.pop();
  if (reused !== undefined) return openPglite(reused, log);
  const pglite = await PGlite.create({ loadDataDir: new Blob([readFileSync(await prepareDump())]), extensions });
  await pglite.exec(keepFirstRows);
  const first = await shapeOf(pglite);
  const close = pglite.close.bind(pglite);
  pglite.close = async () => {
    try {
      // It ends what a session has of its own, and stands in no transaction with another statement.
      await pglite.exec('discard all');
      await pglite.exec(emptied);
      await pglite.exec('discard all');
      if ((await shapeOf(pglite)) === first) free.push(pglite);
      else await close();
    } catch {
      // It was left in a state that nothing mends, such as a transaction of a server that was ended in the middle.
      await close();
    }
  };
  return openPglite(pglite, log);
}

/** A database of the caller's own without any table. */
export async function openBlankDatabase(): Promise<OpenDatabase> {
  if (!onServer) return openPglite(await PGlite.create({ extensions }));
  return openDatabase({ databaseUrl: await createOnServer(serverUrl, `blank_${randomUUID().replaceAll('-', '')}`), dataDir: '' });
}

/** An empty, migrated database of the caller's own: embedded, or on the server that TEST_DATABASE_URL names. */
export const openTestDatabase = (log: StatementLog = {}): Promise<OpenDatabase> =>
  onServer ? openOnServer(serverUrl, log) : openEmbedded(log);
