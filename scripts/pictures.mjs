// `npm run pictures [-- <part of a name>] [dark]`: a page with the pictures of all dishes.
import { argv, exit } from 'node:process';
import { onProductNode, runNode } from './runtime.mjs';
import { setup } from './setup.mjs';

setup();
await onProductNode(import.meta);
exit(await runNode(['packages/pictures/tests/programs/contact-sheet.ts', ...argv.slice(2)], { env: { NODE_ENV: 'test' } }));
