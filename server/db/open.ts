import { PGlite } from '@electric-sql/pglite';
import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PostgresDialect, type KyselyConfig } from 'kysely';
import { join } from 'node:path';
import { Pool, types as parsers, type CustomTypesConfig, type PoolConfig } from 'pg';
import type { Config } from '../config.ts';
import { createEmbeddedConfig } from './embedded-connection.ts';
import { usualPool } from '../settings.ts';
import { lockFolder } from './lock.ts';
import { nameStatements } from './prepared.ts';
import type { Database } from './schema.ts';

/** Connections of this process, and callers that wait for one. */
export type PoolUse = Record<'open' | 'idle' | 'waiting', number>;

export interface OpenDatabase {
  db: Kysely<Database>;
  /** Closes the connections; for the embedded database also flushes it and unlocks its folder. */
  close: () => Promise<void>;
  /** Missing for the embedded database, which has one connection. */
  poolUse?: () => PoolUse;
}

/** Extensions of the embedded database: an index for parts of words. */
export const embeddedExtensions = { pg_trgm: trigrams };

const int8 = 20;

type TimeLimits = Pick<
  PoolConfig,
  'connectionTimeoutMillis' | 'statement_timeout' | 'query_timeout' | 'idle_in_transaction_session_timeout'
>;

/**
 * Time limits of a database server, in milliseconds. The server cancels the statement itself; the driver gives up a little later. Callers need an
 * answer in time.
 */
const timeLimits: TimeLimits = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 10_000,
  query_timeout: 12_000,
  idle_in_transaction_session_timeout: 30_000,
};

/** A pooler refuses limits at the start of a connection: there, the role has them (docs/operation.md). The driver's own stay. */
const throughPooler = ({ connectionTimeoutMillis, query_timeout }: TimeLimits): TimeLimits => ({ connectionTimeoutMillis, query_timeout });

/** A connection that timed out is not reused, because the next caller would wait as well. */
function endHungConnections(pool: Pool): void {
  pool.on('connect', (client) => {
    // Safe: passed on unchanged, for each form of `query`.
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    Object.assign(client, {
      query: (...given: unknown[]) => {
        const answer = query(...given);
        if (answer instanceof Promise)
          answer.catch((error: unknown) => {
            if (error instanceof Error && error.message === 'Query read timeout') void client.end();
          });
        return answer;
      },
    });
  });
}

// Times are int8; as numbers they are exact until the year 287396.
const types: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary'): unknown =>
    oid === int8 ? Number : parsers.getTypeParser(oid, format === 'binary' ? 'text' : format),
};

/** Who is told of each statement. */
export type StatementLog = Pick<KyselyConfig, 'log'>;

function kyselyOver(pool: Pool, onError: (error: Error) => void, hasPooler = false, log: StatementLog = {}): Kysely<Database> {
  // Without listeners a broken connection would end the process: the pool handles idle ones, each lent one handles itself.
  pool.on('error', onError);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  // The next transaction may get another connection, which does not know the name.
  if (!hasPooler) nameStatements(pool);
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }), ...log });
}

/**
 * PGlite behind the same driver. It is a single connection: inside a transaction use only the transaction, or it deadlocks. Only Kysely may use the
 * pool; `pool.query` closes the connection after an error, and PGlite has no other.
 */
export async function openPglite(pglite: PGlite, log: StatementLog = {}): Promise<OpenDatabase> {
  // Reading a table's size goes through the host's file system: an index is cheaper even for ten rows. Planning takes longer than running, so plan
  // once.
  await pglite.exec('set enable_seqscan = off; set plan_cache_mode = force_generic_plan');
  const pool = new Pool({ ...createEmbeddedConfig(pglite), idleTimeoutMillis: 0, types });
  const db = kyselyOver(pool, () => {}, false, log);
  return {
    db,
    close: async () => {
      await db.destroy();
      await pglite.close();
    },
  };
}

type ServerConfig = { databaseUrl: string } & Partial<Pick<Config, 'databasePool' | 'hasPooler'>>;

function openServer(
  config: ServerConfig,
  onError: (error: Error) => void,
  limits: TimeLimits | null,
  log: StatementLog = {},
): OpenDatabase {
  const { databaseUrl: connectionString, databasePool: max = usualPool, hasPooler = false } = config;
  const own = limits === null || !hasPooler ? limits : throughPooler(limits);
  const pool = new Pool({ connectionString, max, ...own, types });
  endHungConnections(pool);
  const db = kyselyOver(pool, onError, hasPooler, log);
  const poolUse = () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
  return { db, poolUse, close: () => db.destroy() };
}

/** Opens the replica, if one is configured; it need not be there. A replica that lets nobody in is given up within a second. */
export function openReplica(
  { replicaUrl, ...config }: Pick<Config, 'replicaUrl' | 'databasePool' | 'hasPooler'>,
  onError: (error: Error) => void,
): OpenDatabase | null {
  if (replicaUrl === null) return null;
  return openServer({ ...config, databaseUrl: replicaUrl }, onError, { ...timeLimits, connectionTimeoutMillis: 1_000 });
}

/**
 * Opens the configured database. Without `limits` statements may run for any time, as migrations need.
 * @throws LockError when another process has the embedded database's folder, or the folder cannot be used.
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'databasePool' | 'hasPooler'>>,
  onError: (error: Error) => void = () => {},
  limits: TimeLimits | null = timeLimits,
  log: StatementLog = {},
): Promise<OpenDatabase> {
  if (config.databaseUrl !== null) return openServer({ ...config, databaseUrl: config.databaseUrl }, onError, limits, log);
  const lock = lockFolder(config.dataDir);
  try {
    const opened = await openPglite(
      await PGlite.create({ dataDir: join(config.dataDir, 'database'), extensions: embeddedExtensions }),
      log,
    );
    return {
      db: opened.db,
      close: async () => {
        await opened.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
