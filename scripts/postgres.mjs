// A real PostgreSQL that lives only as long as what is done with it.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getuid } from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, isTaken } from './ports.mjs';
import { capture, fail } from './runtime.mjs';
import { smallDisk } from './small-disk.mjs';
import { pgbouncer, postgresPrograms } from './system-packages.mjs';

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

/** Runs `work` with the host and port of a PgBouncer before the server at `url`, which lends each of its four connections for one transaction. */
async function withPooler({ url, folder, user }, work) {
  const { hostname, port } = new URL(url);
  const own = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  const settings = [`listen_addr=${hostname}`, `listen_port=${own}`, 'unix_socket_dir=', 'auth_type=any', 'pool_mode=transaction'];
  const sizes = ['default_pool_size=4', 'max_client_conn=500', 'max_db_connections=4'];
  const databases = ['[databases]', `* = host=${hostname} port=${port} user=postgres`];
  writeFileSync(file, [...databases, '[pgbouncer]', ...settings, ...sizes, ''].join('\n'));
  if (user.uid !== undefined) chownSync(file, user.uid, user.gid);
  const pooler = spawn(await pgbouncer(), ['-q', file], { ...user, cwd: folder, stdio: 'ignore' });
  try {
    for (let tries = 0; tries < 100 && !(await isTaken(own)); tries += 1) await wait(100);
    return await work(`${hostname}:${own}`);
  } finally {
    if (pooler.exitCode === null) {
      pooler.kill('SIGTERM');
      await once(pooler, 'exit');
    }
  }
}

/** A process that ends by `exit` waits for nothing: the server is ended, and has a few seconds to go. */
function endNow(server, data) {
  if (server?.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGQUIT');
  for (let tries = 0; tries < 50 && existsSync(join(data, 'postmaster.pid')); tries += 1) spawnSync('sleep', ['0.1']);
}

/**
 * Starts one and hands `work` its address, its programs' folder and a folder that is gone afterwards. `room`: its data gets a disk of so many MiB.
 * Resolves to what `work` does.
 */
export async function withPostgres(work, { room } = {}) {
  const programs = await postgresPrograms();
  const user = await serverUser();
  const folder = mkdtempSync(join(tmpdir(), 'anydish-postgres-'));
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  const disk = room === undefined ? null : smallDisk(data, room);
  if (user.uid !== undefined) for (const path of [folder, data]) chownSync(path, user.uid, user.gid);
  let server;
  let port;
  const end = () => {
    endNow(server, data);
    disk?.close();
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', end);

  async function start() {
    const init = await capture(
      join(programs, 'initdb'),
      ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
      { ...user, cwd: folder },
    );
    if (init.code !== 0) throw new Error(`${init.output}\ninitdb failed; its message stands above.`);
    port = await freePort();
    return serve();
  }

  async function serve() {
    const settings = [
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${folder}`,
      'fsync=off',
      'max_connections=200',
      'random_page_cost=1.1',
      // A small disk has no room for a log of its usual size.
      ...(disk === null ? [] : ['max_wal_size=96MB']),
    ];
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

  /** Ends the server as a power cut does, and starts it on its data after so many milliseconds. */
  async function crash(milliseconds) {
    const ended = once(server, 'exit');
    server.kill('SIGQUIT');
    await ended;
    await wait(milliseconds);
    await serve();
  }

  /** Fills the disk for so many milliseconds. A server that has ended over it is started again, as a person who made room would. */
  async function fillDisk(milliseconds) {
    await disk.fill();
    await wait(milliseconds);
    disk.free();
    if (server.exitCode !== null || server.signalCode !== null) await serve();
  }

  /** Kills the process of one connection, as a lack of memory does: the server ends all others and recovers. */
  function killConnection() {
    const { stdout } = spawnSync('pgrep', ['-P', String(server.pid), '-f', 'postgres: postgres'], { encoding: 'utf8' });
    const [pid] = stdout.split('\n');
    if (pid) process.kill(Number(pid), 'SIGKILL');
  }

  try {
    const url = await start();
    const breaking = { crash, killConnection, fillDisk: disk === null ? null : fillDisk };
    return await work({ url, programs, folder, ...breaking, withPooler: (part) => withPooler({ url, folder, user }, part) });
  } finally {
    if (server?.exitCode === null && server.signalCode === null) {
      server.kill('SIGINT');
      await once(server, 'exit');
    }
    process.off('exit', end);
    disk?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
