// `npm run failures -- [--minute | --seconds 6] [--servers 3] [--only "part of a name"]`: parts fail under load. See bench/failures.ts.
import { argv, exit } from 'node:process';
import { inRoot, onProductNode, runNode } from './runtime.mjs';
import { setup } from './setup.mjs';
import { chromium, clockLibrary, natsServer, postgresPrograms } from './system-packages.mjs';

setup();
await onProductNode(import.meta);
await postgresPrograms();
const parts = {
  TEST_NATS_PROGRAM: await natsServer(),
  CHROMIUM_PATH: await chromium({ isShellEnough: true }),
  CLOCK_LIBRARY: await clockLibrary(),
};
// A browser sees the pages as they are built.
const code = await runNode([inRoot('scripts', 'build.mjs'), '--if-stale']);
exit(code === 0 ? await runNode(['bench/failures.ts', ...argv.slice(2)], { env: parts }) : code);
