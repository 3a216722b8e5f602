import { buildApp } from './app.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { migrate } from './db/migrate.ts';
import { setByDatabase } from './db/database-time.ts';
import { openDatabase, openReplica, type OpenDatabase } from './db/open.ts';
import { openFiles } from './files/object-store.ts';
import { startJanitor } from './janitor.ts';
import { createCook } from './kitchen/create-cook.ts';
import { warmUp } from './kitchen/warm-up.ts';
import { logOptions, openLog } from './log.ts';
import { createLocalBus } from './messages/bus.ts';
import { createNatsBus } from './messages/nats-bus.ts';
import { createOutbox, type OutboxLog } from './mail/outbox.ts';
import { openTransport } from './mail/transport.ts';
import { sealStoredKeys } from './sign-in/second-steps/sealed-keys.ts';
import { secretKeyOf } from './secret-key.ts';
import { closeDemoAccounts, seedDemoAccounts } from './seed.ts';
import { tidy } from './tidy.ts';
import { createWorkers } from './work/workers.ts';
import { countStatement } from './tracing/origin.ts';
import { openTracing, type Tracing } from './tracing/tracing.ts';
import { closeReadingThreads } from './untrusted/read-untrusted.ts';

/** How long requests under way may take when the server stops, in milliseconds. */
const graceOfRequests = 3_000;

export interface RunningServer {
  /** Where the log is written, when it is a file. */
  logPath: string | null;
  /** For what somebody should look at who runs the product. */
  warn: (details: object, text: string) => void;
  /** Lets go of everything, in the opposite order of the start. */
  stop: () => Promise<void>;
}

/** What a process holds open. */
interface Opened {
  database: OpenDatabase;
  replica: OpenDatabase | null;
  tracing: Tracing | null;
}

async function startOn(
  { database, replica, tracing }: Opened,
  given: Config,
  clock: Clock,
  say: (line: string) => void,
): Promise<RunningServer> {
  const { db } = database;
  const config = { ...given, secretKey: secretKeyOf(given) };
  if (config.databaseUrl === null) await migrate(db, say);
  await sealStoredKeys(db, config.secretKey);
  const isDemo = config.isEmbedded && !config.isProduction;
  await (isDemo ? seedDemoAccounts(db, clock) : closeDemoAccounts(db));

  const log = openLog(config);
  // The application owns the log and needs the mailer; the mailer writes to the log.
  const mailLog: OutboxLog = {
    info: (details, text) => {
      app.log.info(details, text);
      if (isDemo && config.smtpUrl === null && 'to' in details) say(`Mail for ${String(details.to)} is at ${config.publicUrl}/dev/inbox`);
    },
    warn: (details, text) => app.log.warn(details, text),
  };
  const transport = config.smtpUrl === null ? null : openTransport(config.smtpUrl);
  const workers = createWorkers({
    db,
    clock,
    isAlone: config.isEmbedded,
    onError: (error) => app.log.warn({ reason: error instanceof Error ? error.message : '' }, 'work could not be looked for'),
  });
  const mailer = createOutbox({ db, clock, from: config.mailFrom, transport, workers, log: mailLog, tracing });
  const cook = createCook(config, db, clock);
  const files = openFiles(config, clock);
  // The embedded database works in this very loop: what holds it up may be one statement, and no flood.
  const maxEventLoopDelay = config.databaseUrl === null ? 0 : 5_000;
  // It may fail before there is a log.
  let disturbed = (reason: string) => say(`Messages by NATS are disturbed: ${reason}`);
  const bus =
    config.nats === null
      ? createLocalBus()
      : createNatsBus({
          url: config.nats.url,
          seed: config.nats.accountSeed,
          onError: (error) => disturbed(error instanceof Error ? error.message : ''),
        });
  const app = await buildApp({
    bus,
    config,
    db,
    mailer,
    files,
    clock,
    cook,
    workers,
    tracing,
    logger: logOptions(log.stream),
    maxEventLoopDelay,
    poolUse: database.poolUse,
    replica: replica?.db ?? null,
  });
  disturbed = (reason) => app.log.warn({ reason }, 'messages by NATS are disturbed');
  await app.listen({ port: config.port, host: config.host, listenTextResolver: (address) => `listening at ${address}` });

  // A wrong key is better found now than with the first photo. Everything but photos works without the store.
  files.store?.list('photos/', '').catch((error: unknown) => app.log.warn({ reason: String(error) }, 'photos cannot be read'));
  // What an earlier process left undone.
  mailer.deliver();
  const work = async () => {
    const isDone = await tidy({ db, clock, mailer, config, files });
    if (!isDone)
      app.log.warn({ now: new Date(clock.now()).toISOString() }, 'the clock has jumped, or the server was off: nothing is swept for a day');
  };
  const janitor = startJanitor(work, (error) => app.log.warn({ reason: error instanceof Error ? error.message : '' }, 'sweeping failed'));
  const warming = new AbortController();
  if (config.warmsUp) void warmUp(warming.signal);
  return {
    logPath: log.path,
    warn: (details, text) => app.log.warn(details, text),
    stop: async () => {
      warming.abort();
      // Who has not sent the rest of a body by now will not do it in time.
      const hurry = setTimeout(() => app.server.closeAllConnections(), graceOfRequests);
      await app.close();
      clearTimeout(hurry);
      await janitor.stop();
      await mailer.close();
      await workers.close();
      await bus.close();
      await tracing?.close();
      await closeReadingThreads();
      transport?.close();
      await replica?.close();
      await database.close();
    },
  };
}

/**
 * Opens the database, brings it up to date, and listens.
 * @throws LockError when the embedded database is in use; errors of the database and the socket
 */
export async function startServer(config: Config, clock: Clock, say: (line: string) => void): Promise<RunningServer> {
  const onError = (error: Error) => void process.stderr.write(`A database connection broke: ${error.message}\n`);
  if (config.databaseUrl !== null) {
    const patient = await openDatabase(config, onError, null);
    try {
      await migrate(patient.db, say);
      const ahead = Math.round((await setByDatabase(patient.db, clock)) / 1_000);
      if (ahead !== 0) say(`The clock of this machine is ${ahead} seconds ahead of the database's. Times are those of the database`);
    } finally {
      await patient.close();
    }
  }
  const tracing = await openTracing(config, (reason) => void process.stderr.write(`Traces could not be sent: ${reason}\n`));
  const database = await openDatabase(config, onError, undefined, tracing === null ? {} : { log: countStatement });
  const replica = openReplica(config, onError);
  try {
    return await startOn({ database, replica, tracing }, config, clock, say);
  } catch (error) {
    await replica?.close();
    await database.close();
    throw error;
  }
}
