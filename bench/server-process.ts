import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../tests/support/e2e/product.ts';

const root = join(import.meta.dirname, '..');

export interface ServerProcess extends AsyncDisposable {
  /** Origin without a slash at its end. */
  url: string;
}

async function isUp(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address);
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

/**
 * Starts `entry` (relative to the repository) as `npm start` would, on a free port and an empty database of its own, and
 * resolves when it answers at `path`. Disposing ends it and deletes its data.
 * @throws Error when it does not answer within 30 s.
 */
export async function startServer(entry: string, path = '/api/session'): Promise<ServerProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'anydish-bench-'));
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env['PATH'],
    PORT: port,
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    // Each call may come from a visitor of its own: the limits stay as they are in production.
    TRUST_PROXY: '127.0.0.1',
    DEMO_FOR_ANYBODY: 'yes',
    UV_THREADPOOL_SIZE: '16',
    // In place of .env: this run is of the embedded database and the built-in kitchen.
    DATABASE_URL: '',
    AI_BASE_URL: '',
    AI_API_KEY: '',
    AI_MODEL: '',
  };
  const child = spawn(process.execPath, [join(root, entry)], { cwd: dataDir, env, stdio: ['ignore', 'ignore', 'pipe'] });
  // A line of the log for each call would bury the figures: the last lines are for a start that fails.
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-4_000)));
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 300 && child.exitCode === null; tries += 1) {
    if (await isUp(url + path)) return { url, [Symbol.asyncDispose]: stop };
    await wait(100);
  }
  await stop();
  throw new Error(`${entry} did not answer within 30 seconds.\n${said}`);
}
