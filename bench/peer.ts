import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { progress } from './report.ts';
import { startServer } from './server-process.ts';
import type { SignInCall } from './sign-ins.ts';
import { demoAccount } from './visitor.ts';

const run = promisify(execFile);
const folder = join(import.meta.dirname, 'better-auth');

/** better-auth, measured beside us. It is a package of its own, so that nothing of it comes near the product. */
export interface Peer extends AsyncDisposable {
  name: string;
  signIn: SignInCall;
  /** Addresses that tell the session of `cookie`, and that answer a constant from the same process. */
  session: string;
  constant: string;
  cookie: string;
  /** What none of its sign-ins can be faster than: its own hash is scrypt. */
  verificationsPerSecond: (seconds: number) => Promise<number>;
}

async function install(): Promise<void> {
  if (existsSync(join(folder, 'node_modules/.package-lock.json'))) return;
  progress('Installing better-auth, to measure beside it...');
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
}

/** Starts it with an account. Resolves to null, and says so, where it cannot be installed. */
export async function startPeer(): Promise<Peer | null> {
  try {
    await install();
  } catch (error) {
    progress(`better-auth cannot be installed, so it is left out: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
  const server = await startServer('bench/better-auth/server.mjs', '/constant');
  const { url } = server;
  const signIn = { url, path: '/api/auth/sign-in/email', body: JSON.stringify(demoAccount) };
  const headers = { origin: url, 'content-type': 'application/json' };
  const answer = await fetch(url + signIn.path, { method: 'POST', headers, body: signIn.body });
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  return {
    name: 'better-auth',
    signIn,
    session: `${url}/api/auth/get-session`,
    constant: `${url}/constant`,
    cookie: cookies.join('; '),
    verificationsPerSecond: async (seconds) => {
      const { stdout } = await run(process.execPath, [join(folder, 'floor.mjs'), String(seconds)], { env: process.env });
      return Number(stdout);
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}
