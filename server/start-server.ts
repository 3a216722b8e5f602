import { buildApp } from './app.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase, type OpenDatabase } from './db/open.ts';
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

async function startOn(database: OpenDatabase, given: Config, clock: Clock, say: (line: string) => void): Promise<RunningServer> {
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
  const mailer = createOutbox({ db, clock, from: config.mailFrom, transport, log: mailLog });
  const cook = createCook(config, db, clock);
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
    clock,
    cook,
    logger: logOptions(log.stream),
    maxEventLoopDelay,
    poolUse: database.poolUse,
  });
  disturbed = (reason) => app.log.warn({ reason }, 'messages by NATS are disturbed');
  await app.listen({ port: config.port, host: config.host, listenTextResolver: (address) => `listening at ${address}` });

  // What an earlier process left undone.
  mailer.deliver();
  const work = async () => {
    const isDone = await tidy({ db, clock, mailer, config });
    if (!isDone)
      app.log.warn({ now: new Date(clock.now()).toISOString() }, 'the clock has jumped, or the server was off: nothing is swept for a day');
  };
  const janitor = startJanitor(work, (error) => app.log.warn({ reason: error instanceof Error ? error.message : '' }, 'sweeping failed'));
  const warming = new AbortController();
  void warmUp(warming.signal);
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
      await bus.close();
      await closeReadingThreads();
      transport?.close();
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
    await migrate(patient.db, say).finally(patient.close);
  }
  const database = await openDatabase(config, onError);
  try {
    return await startOn(database, config, clock, say);
  } catch (error) {
    await database.close();
    throw error;
  }
}
