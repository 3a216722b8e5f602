// `npm run pictures [-- <part of a name>] [dark]`: a page with the pictures of all dishes. `-- quiz 60`: pages on which their names are guessed.
import { argv, exit } from 'node:process';
import { onProductNode, runNode } from './runtime.mjs';
import { setup } from './setup.mjs';

setup();
await onProductNode(import.meta);
const program = argv.includes('quiz') ? 'quiz' : 'contact-sheet';
exit(await runNode([`packages/pictures/tests/programs/${program}.ts`, ...argv.slice(2)], { env: { NODE_ENV: 'test' } }));
