import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { serverEnvironment } from '../../scripts/server-environment.mjs';
import { freePort } from '../../tests/support/e2e/product.ts';
import { generous } from '../mixed-load/world.ts';

const root = join(import.meta.dirname, '../..');
/** For a busy machine, in milliseconds. */
const longestStart = 120_000;

/** Where the servers' data is: a PostgreSQL server, or a folder for the embedded database of one process. */
export interface Place {
  databaseUrl: string | null;
  dataDir: string;
}

export interface Servers extends AsyncDisposable {
  urls: readonly string[];
  pids: readonly number[];
}

interface Started {
  url: string;
  child: ChildProcess;
  log: string;
}

function start({ databaseUrl, dataDir }: Place, folder: string, port: number, settings: Record<string, string>): Started {
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    ...serverEnvironment(),
    ...generous,
    SITE_ORDERS_PER_DAY: '100000000',
    NODE_ENV: 'production',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    AI_BASE_URL: '',
    AI_MODEL: '',
    ...settings,
  };
  const log = join(folder, `${port}.log`);
  // Written as in production, and not through this process, which has enough to do.
  const file = openSync(log, 'w');
  const child = spawn(process.execPath, [join(root, 'server/main.mjs')], { cwd: folder, env, stdio: ['ignore', 'ignore', file] });
  closeSync(file);
  return { url, child, log };
}

async function isUp(url: string): Promise<boolean> {
  const response = await fetch(`${url}/readyz`).catch(() => null);
  await response?.arrayBuffer();
  return response?.ok === true;
}

/** Starts `count` servers on one database, and resolves when all answer. @throws Error with the log's end when one does not */
export async function startServers(place: Place, count: number, settings: Record<string, string> = {}): Promise<Servers> {
  const folder = mkdtempSync(join(tmpdir(), 'anydish-load-'));
  mkdirSync(place.dataDir, { recursive: true });
  const started: Started[] = [];
  const end = () => started.forEach(({ child }) => child.kill('SIGKILL'));
  process.once('exit', end);
  const dispose = async () => {
    for (const { child } of started) child.kill('SIGTERM');
    for (const { child } of started) if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    process.off('exit', end);
    rmSync(folder, { recursive: true, force: true });
  };
  while (started.length < count) started.push(start(place, folder, await freePort(), settings));
  const deadline = performance.now() + longestStart;
  for (const { url, child, log } of started)
    while (!(await isUp(url))) {
      if (child.exitCode !== null || performance.now() > deadline) {
        const said = readFileSync(log, 'utf8').slice(-2_000);
        await dispose();
        throw new Error(`A server did not start.\n${said}`);
      }
      await wait(50);
    }
  const pids = started.flatMap(({ child }) => child.pid ?? []);
  return { urls: started.map(({ url }) => url), pids, [Symbol.asyncDispose]: dispose };
}
