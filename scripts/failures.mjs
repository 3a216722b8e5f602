// `npm run failures -- [--seconds 60] [--only "part of a name"]`: what happens when parts fail under load. See bench/failures.ts.
import { argv, exit } from 'node:process';
import { onProductNode, runNode } from './runtime.mjs';
import { setup } from './setup.mjs';
import { natsServer } from './system-packages.mjs';

setup();
await onProductNode(import.meta);
exit(await runNode(['bench/failures.ts', ...argv.slice(2)], { env: { TEST_NATS_PROGRAM: await natsServer() } }));
