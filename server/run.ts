import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { providerNames } from '../contract/sign-in/providers.ts';
import { steadyClock } from './clock.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { LockError } from './db/lock.ts';
import { readEnvironment } from './environment.ts';
import { surviveClosedOutput } from './log-file.ts';
import { demoProviders } from './sign-in/oauth/registrations.ts';
import { SecretKeyError } from './sign-in/second-steps/sealed-keys.ts';
import { demoAccounts, demoPassword } from './seed.ts';
import { startServer, type RunningServer } from './start-server.ts';
import { brokenExitCode, surviveStrayErrors } from './stray-errors.ts';

const root = join(import.meta.dirname, '..');
const say = (line: string) => process.stdout.write(`${line}\n`);
const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** Something the person who starts the server can put right: told in these lines, without a stack. */
class StartError extends Error {}

/** The port itself, or for 0 a free one. Looked at before the database is opened, which takes longer. */
function freePort({ port, host }: Pick<Config, 'port' | 'host'>): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once('error', (error) => {
      const why = { EADDRINUSE: `Port ${port} is taken on ${host}.`, EACCES: `Port ${port} may not be used by this user.` }[codeOf(error)];
      failed(
        new StartError(why ? `${why} Set PORT to another one.` : `HOST ${host} and PORT ${port} cannot be listened on: ${error.message}`),
      );
    });
    probe.listen(port, host, () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : port));
    });
  });
}

async function configure(): Promise<Config> {
  const env = readEnvironment(process.env, join(root, '.env'));
  const { port, host } = readConfig(env);
  const config = readConfig({ ...env, PORT: String(await freePort({ port, host })) });
  return { ...config, dataDir: resolve(root, config.dataDir) };
}

/** As British English writes it: without a comma before the last. */
const list = new Intl.ListFormat('en-GB');

function announce(config: Config, logPath: string | null): void {
  const hasDemo = config.isEmbedded && !config.isProduction;
  say(`${config.productName} is at ${config.publicUrl}`);
  say(`This is ${config.isProduction ? 'production' : 'development'}: ${config.standing}`);
  if (hasDemo) say(`Demo accounts: ${demoAccounts.map(({ email }) => email).join(' and ')}, password ${demoPassword}`);
  const standsInFor = demoProviders(config).map((provider) => providerNames[provider]);
  if (standsInFor.length > 0) say(`Sign-in with ${list.format(standsInFor)} goes to the demo identity provider`);
  if (config.smtpUrl !== null) say(`Mail goes out through ${new URL(config.smtpUrl).host}`);
  else if (hasDemo) say(`Mail is read at ${config.publicUrl}/dev/inbox`);
  else say('Mail waits in the database: set SMTP_URL, or nobody can confirm an address');
  say(config.ai ? `The kitchen is ${config.ai.model} at ${new URL(config.ai.baseUrl).host}` : 'The kitchen is the built-in one');
  if (!config.isEmbedded && config.secretKey === null)
    say('The keys of authenticator apps stand in the database as they are: set SECRET_KEY');
  if (config.objectStore !== null) {
    const { bucket, endpoint, isLeft } = config.objectStore;
    say(`Photos are ${isLeft ? 'moved back into the database out of' : 'kept in'} the bucket ${bucket} at ${new URL(endpoint).host}`);
  }
  if (config.isEmbedded) say(`Data is kept in ${config.dataDir}`);
  if (logPath !== null) say(`The log is ${logPath}`);
}

/** Ctrl-C reaches the whole group of processes, and npm and the start script hand it on: one keystroke, up to three signals. */
const echoesEndAfter = 1_000;

/** Ends in good order at the first signal; when somebody asks again, at once. Returns what ends it so for another reason. */
function stopOnSignals(server: RunningServer): (exitCode: number) => void {
  let stoppingSince: number | null = null;
  const stop = (exitCode: number) => {
    if (stoppingSince !== null) {
      if (performance.now() - stoppingSince > echoesEndAfter) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    say('Stopping...');
    // A connection or a job that will not end must not keep the process.
    setTimeout(() => process.exit(1), 10_000).unref();
    server.stop().then(
      () => process.exit(exitCode),
      (error: unknown) => {
        process.stderr.write(`Stopping failed: ${error instanceof Error ? error.message : String(error)}\n`);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stop(0));
  return stop;
}

function linesOf(error: unknown): readonly string[] | null {
  if (error instanceof ConfigError) return error.lines;
  if (error instanceof LockError || error instanceof StartError || error instanceof SecretKeyError) return [error.message];
  const reason = {
    ECONNREFUSED: 'nothing listens there',
    ENOTFOUND: 'there is no such host',
    '28P01': 'the password is wrong',
    '3D000': 'there is no such database',
  }[codeOf(error)];
  return reason === undefined ? null : [`DATABASE_URL cannot be used: ${reason}.`];
}

/** The whole life of the process, but its end. */
export async function run(): Promise<void> {
  surviveClosedOutput();
  try {
    const config = await configure();
    const server = await startServer(config, steadyClock(), say);
    const stop = stopOnSignals(server);
    surviveStrayErrors(server.warn, () => stop(brokenExitCode));
    announce(config, server.logPath);
  } catch (error) {
    const lines = linesOf(error);
    if (lines === null) throw error;
    for (const line of lines) process.stderr.write(`${line}\n`);
    process.exit(1);
  }
}
