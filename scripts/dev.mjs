// `npm run dev`: Vite with hot reload on PORT, and behind it the server, which starts again when its files change.
import { existsSync } from 'node:fs';
import { env, exit, loadEnvFile } from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from './build.mjs';
import { fail, inRoot, onProductNode, runNode, say, tool } from './runtime.mjs';
import { freePort, isTaken } from './ports.mjs';
import { serverEnvironment } from './server-environment.mjs';
import { setup } from './setup.mjs';
import { isForAnybody, openSetting } from './standing.mjs';

setup();
await onProductNode(import.meta);

if (existsSync(inRoot('.env'))) loadEnvFile(inRoot('.env'));
const host = env.HOST ?? '127.0.0.1';
const port = Number(env.PORT ?? 3000);
if (!Number.isInteger(port)) fail(`PORT must be a number, not "${env.PORT}".`);
await freePort(port, host).catch(() => fail(`Port ${port} is taken on ${host}. Set PORT to another one.`));

const open = openSetting();
if (open !== null && !isForAnybody())
  fail(
    `${open} is not this computer alone, and these pages are for developers. DEMO_FOR_ANYBODY=yes shows them, and the demo accounts, to everybody.`,
  );

// The server needs built pages to write its configuration into, however old they are.
if (!existsSync(inRoot('dist', 'index.html'))) await build();

const serverPort = await freePort();
const serverUrl = `http://127.0.0.1:${serverPort}`;
const publicUrl = env.PUBLIC_URL ?? `http://localhost:${port}`;

const server = runNode(['--watch', '--watch-preserve-output', 'server/main.mjs'], {
  env: { ...serverEnvironment(), PORT: String(serverPort), HOST: '127.0.0.1', PUBLIC_URL: publicUrl },
});
async function isUp() {
  for (let tries = 0; tries < 300 && !(await isTaken(serverPort)); tries += 1) await wait(100);
}
// Pages that come before the server would only show its absence. One that does not start has said why; its next change may mend it.
const endedWith = await Promise.race([server, isUp()]);
if (endedWith !== undefined) exit(endedWith);
say(`Pages with hot reload: ${publicUrl} (the server behind them: ${serverUrl})`);
const vite = runNode([tool('vite'), '--host', host, '--port', String(port), '--clearScreen', 'false'], {
  env: { DEV_SERVER_URL: serverUrl },
});
const code = await Promise.race([server, vite]);
// One without the other is of no use: `run` hands this on to the one that is left.
process.emit('SIGTERM');
await Promise.all([server, vite]);
exit(code);
