// The server's tests once more, on a real PostgreSQL that lives only as long as they run.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getuid } from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { capture, fail, inRoot, onProductNode, root, runNode, say, tool } from './runtime.mjs';
import { freePort, isTaken } from './ports.mjs';
import { setup } from './setup.mjs';
import { postgresPrograms } from './system-packages.mjs';

setup();
await onProductNode(import.meta);
// An older Node, which gets as far as here, does not have it.
const { globSync } = await import('node:fs');
const { vitestTotals } = await import('./test-results.ts');
const programs = await postgresPrograms();

/** PostgreSQL refuses to run as root: then it is the user that its package (or every system) has for such things. */
async function serverUser() {
  if (getuid() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const { code, output } = await capture('id', ['-u', name]);
    const group = await capture('id', ['-g', name]);
    if (code === 0) return { uid: Number(output), gid: Number(group.output) };
  }
  return fail('There is neither a user postgres nor a user nobody to run PostgreSQL as.');
}

const folder = mkdtempSync(join(tmpdir(), 'anydish-postgres-'));
const data = join(folder, 'data');
const user = await serverUser();
mkdirSync(data, { mode: 0o700 });
if (user.uid !== undefined) for (const path of [folder, data]) chownSync(path, user.uid, user.gid);

let server;
async function start() {
  const init = await capture(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...user, cwd: folder },
  );
  if (init.code !== 0) throw new Error(`${init.output}\ninitdb failed; its message stands above.`);
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off', 'max_connections=200'];
  server = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  });
  for (let tries = 0; tries < 100; tries += 1) {
    if (await isTaken(port)) return `postgres://postgres@127.0.0.1:${port}/postgres`;
    await wait(100);
  }
  throw new Error('PostgreSQL did not start within ten seconds.');
}

async function stop() {
  const ended = server && server.exitCode === null && once(server, 'exit');
  server?.kill('SIGINT');
  await ended;
  rmSync(folder, { recursive: true, force: true });
}

/** Processes that bring a database of their own, and the decoding of photos. */
const embeddedOnly = ['main', 'standing', 'kitchen/bad-photos', 'kitchen/photo-memory'].map((name) => `tests/server/${name}.test.ts`);

async function runTests(url) {
  const report = join(folder, 'report.json');
  // Those that open a database: for all others it is the same run once more.
  const opensDatabase = (file) => readFileSync(inRoot(file), 'utf8').includes('support/server/');
  const files = globSync('tests/server/**/*.test.ts', { cwd: root, exclude: embeddedOnly }).filter(opensDatabase);
  const tests = ['run', '--project', 'server', '--project', 'mocked', ...files];
  const args = [...tests, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runNode([tool('vitest'), ...args], { env: { NODE_ENV: 'test', TEST_DATABASE_URL: url } });
  return vitestTotals(report, code);
}

try {
  say(`Server tests on PostgreSQL (${programs})`);
  const { passed, failed, notes } = await runTests(await start());
  for (const note of notes) say(note);
  say(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  say(String(error.message));
  process.exitCode = 1;
} finally {
  await stop();
}
