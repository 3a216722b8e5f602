// The tests of messages on a real NATS server, which they start themselves.
import process from 'node:process';
import { onProductNode, runNode, tool } from './runtime.mjs';
import { setup } from './setup.mjs';
import { natsServer } from './system-packages.mjs';

setup();
await onProductNode(import.meta);
const env = { NODE_ENV: 'test', TEST_NATS_PROGRAM: await natsServer() };
process.exitCode = await runNode([tool('vitest'), 'run', '--project', 'server', 'tests/server/messages/nats.test.ts'], { env });
