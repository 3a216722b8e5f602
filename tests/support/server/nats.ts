import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { newNatsKeys } from '../../../scripts/nats-keys.mjs';

/** Set by scripts/test-nats.mjs. */
export const natsProgram = process.env['TEST_NATS_PROGRAM'] ?? '';

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

const isTaken = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });

/** A NATS server in operator mode that can be stopped and started again, with the settings of a product server for it. */
export async function prepareNats() {
  const [port, webPort] = [await freePort(), await freePort()];
  const { configuration, accountSeed } = await newNatsKeys({ port, webPort });
  const folder = mkdtempSync(join(tmpdir(), 'anydish-nats-'));
  const file = join(folder, 'nats-server.conf');
  writeFileSync(file, configuration, { mode: 0o600 });
  let server: ChildProcess | null = null;
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (server === null) return;
    const exit = once(server, 'exit');
    server.kill(signal);
    server = null;
    await exit;
  };
  /** A process that ends by `exit` waits for nothing. */
  const end = () => {
    server?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', end);
  return {
    url: `nats://127.0.0.1:${port}`,
    webUrl: `ws://127.0.0.1:${webPort}`,
    accountSeed,
    start: async () => {
      server = spawn(natsProgram, ['-c', file], { stdio: 'ignore' });
      for (let tries = 0; tries < 400; tries += 1) {
        if ((await isTaken(port)) && (await isTaken(webPort))) return;
        await wait(25);
      }
      throw new Error('NATS did not start within ten seconds.');
    },
    stop,
    close: async () => {
      await stop();
      process.off('exit', end);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
