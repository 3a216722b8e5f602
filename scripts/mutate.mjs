// `npm run mutate [machine ...]`: how many faults in the machines would the tests notice? See tests/mutation/main.ts.
import { argv, exit } from 'node:process';
import { onProductNode, runNode } from './runtime.mjs';
import { setup } from './setup.mjs';

setup();
await onProductNode(import.meta);
exit(await runNode(['tests/mutation/main.ts', ...argv.slice(2)], { env: { NODE_ENV: 'test' } }));
