import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { fromWire } from '../../contract/casing.ts';
import { prepareFolder } from '../support/server/database.ts';
import { startProcess, type Server } from '../support/server/process.ts';

const folder = mkdtempSync(join(tmpdir(), 'anydish main '));
const running: Server[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) {
    server.child.kill('SIGKILL');
    await server.ended;
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

function start(env: Record<string, string>): Server {
  const server = startProcess({ PORT: '0', ...env });
  running.push(server);
  return server;
}
const addressOf = async (server: Server) => (await server.says(/ is at (http:\/\/\S+)/))[1] ?? '';

/** A folder whose database is made already, as from an earlier start: to make one takes ten times as long. */
async function usedFolder(name: string): Promise<string> {
  const path = join(folder, name);
  cpSync(await prepareFolder(), join(path, 'database'), { recursive: true });
  return path;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

async function signIn(address: string, email: string): Promise<unknown> {
  const body = JSON.stringify({ email, password: 'make-any-dish' });
  const response = await fetch(`${address}/api/session`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return fromWire(await response.json());
}

test('it serves, tells where, and a killed one is followed by one that has everything', async () => {
  const DATA_DIR = join(folder, 'data with spaces');
  const first = start({ DATA_DIR });
  const address = await addressOf(first);
  await first.says(/The log is/);
  expect(first.said.out.split('\n')).toEqual([
    `AnyDish is at ${address}`,
    'This is development: HOST and PUBLIC_URL are this computer',
    'Demo accounts: cook@anydish.example and staff@anydish.example, password make-any-dish',
    'Sign-in with Google, Facebook and Apple goes to the demo identity provider',
    `Mail is read at ${address}/dev/inbox`,
    'The kitchen is the built-in one',
    `Data is kept in ${DATA_DIR}`,
    `The log is ${join(DATA_DIR, 'server.log')}`,
    '',
  ]);
  expect(statSync(DATA_DIR).mode % 0o1000).toBe(0o700);
  const cook = await signIn(address, 'cook@anydish.example');
  expect(cook).toMatchObject({ payload: { fullName: 'Demo Cook', extra: { companies: [{ name: "Demo's kitchen" }] } } });

  // A second process on the same folder is refused, and the first one does not notice.
  const second = start({ DATA_DIR });
  expect(await second.ended).toBe(1);
  expect(second.said).toEqual({
    out: '',
    err: `DATA_DIR ${DATA_DIR} is in use by process ${first.child.pid}. Stop it, or set DATA_DIR to another folder.\n`,
  });
  expect((await fetch(`${address}/api/health`)).status).toBe(200);

  first.child.kill('SIGKILL');
  await first.ended;
  const third = start({ DATA_DIR });
  const again = await signIn(await addressOf(third), 'cook@anydish.example');
  expect(again).toEqual(cook);
  expect(await signIn(await addressOf(third), 'staff@anydish.example')).toMatchObject({
    payload: { fullName: 'Demo Staff', extra: { su: { canManageRecipes: true, canLoginAsUser: true } } },
  });

  third.child.kill('SIGTERM');
  expect(await third.ended).toBe(0);
  expect(third.said.out).toContain('Stopping...');
  expect(third.said.err).toBe('');
  expect(existsSync(join(DATA_DIR, 'lock'))).toBe(false);
  expect(readFileSync(join(DATA_DIR, 'server.log'), 'utf8')).not.toContain('make-any-dish');

  const port = await freePort();
  // The same data, put where others can reach it.
  const open = start({ DATA_DIR, PUBLIC_URL: 'https://anydish.example', SMTP_URL: 'smtp://127.0.0.1:1', PORT: String(port) });
  await open.says(/Data is kept in/);
  expect(open.said.out.split('\n').slice(0, 3)).toEqual([
    'AnyDish is at https://anydish.example',
    'This is production: PUBLIC_URL https://anydish.example is not this computer alone',
    'Mail goes out through 127.0.0.1:1',
  ]);
  expect(await signIn(`http://127.0.0.1:${port}`, 'staff@anydish.example')).toMatchObject({ statusCode: 3 });
});

test('it stops in time, and in good order, although somebody never sends the rest of a body', async () => {
  const server = start({ DATA_DIR: await usedFolder('half a body') });
  const { hostname, port } = new URL(await addressOf(server));
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write('POST /api/session HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"email"');
  await fetch(`http://${hostname}:${port}/api/health`);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(server.said.err).toBe('');
  socket.destroy();
});

test('it goes on when nobody reads what it says any more', async () => {
  const server = start({ DATA_DIR: await usedFolder('unread'), NODE_ENV: 'production' });
  const address = await addressOf(server);
  server.child.stdout?.destroy();
  server.child.stderr?.destroy();
  // Each call is written to the log, which is stderr here.
  for (let count = 0; count < 20; count += 1) expect((await fetch(`${address}/api/session`)).status).toBe(200);
  expect(server.child.exitCode).toBeNull();
});

test('production has no demo accounts, no inbox and no demo identity provider', async () => {
  const server = start({ DATA_DIR: await usedFolder('production'), NODE_ENV: 'production' });
  const address = await addressOf(server);
  expect(await signIn(address, 'cook@anydish.example')).toMatchObject({ statusCode: 3 });
  expect((await fetch(`${address}/dev/inbox`)).status).toBe(404);
  expect((await fetch(`${address}/dev/idp/.well-known/openid-configuration`)).status).toBe(404);
  expect((await fetch(`${address}/api/oauth/google/start`)).status).toBe(404);
  expect(server.said.out).not.toMatch(/Demo accounts|demo identity/);
  expect(server.said.out).toContain('set SMTP_URL');
});

test('a port that is taken is told with its variable, before anything is made', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const DATA_DIR = join(folder, 'taken');
  const server = start({ DATA_DIR, PORT: String(port) });
  expect(await server.ended).toBe(1);
  expect(server.said.err).toBe(`Port ${port} is taken on 127.0.0.1. Set PORT to another one.\n`);
  expect(existsSync(DATA_DIR)).toBe(false);
  other.close();
});

test('each mistake of the configuration is a line, and there is no stack', async () => {
  const server = start({ DATA_DIR: join(folder, 'mistakes'), PORT: 'x', PUBLIC_URL: 'nowhere', AI_MODEL: 'm' });
  expect(await server.ended).toBe(1);
  expect(server.said).toEqual({
    out: '',
    err: [
      'PORT must be a whole number from 0 to 65535, not "x".',
      'PUBLIC_URL must be an address that starts with https:// or http://.',
      'AI_BASE_URL is missing: AI_MODEL cannot be used without it.',
      '',
    ].join('\n'),
  });
});

test.each([
  [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, /^DATABASE_URL cannot be used: nothing listens there\.\n$/],
  [{ HOST: '203.0.113.77' }, /^HOST 203\.0\.113\.77 and PORT 0 cannot be listened on: [^\n]*\n$/],
  [{ DATA_DIR: '/dev/null/data' }, /^DATA_DIR \/dev\/null\/data cannot be used: [^\n]*\n$/],
])('%j is told in one line', async (env, line) => {
  const server = start({ DATA_DIR: join(folder, 'never'), ...env });
  expect(await server.ended).toBe(1);
  expect(server.said.err).toMatch(line);
});

test('an older Node is refused in one line', async () => {
  const older = `data:text/javascript,${encodeURIComponent('Object.defineProperty(process, "versions", { value: { node: "20.0.0" } })')}`;
  const server = start({ DATA_DIR: join(folder, 'older'), NODE_OPTIONS: `--import ${older}` });
  expect(await server.ended).toBe(1);
  expect(server.said.err).toMatch(/^AnyDish needs Node 24 or newer; .*\n$/);
  expect(server.said.out).toBe('');
});
