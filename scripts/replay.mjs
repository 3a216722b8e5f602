// `npm run replay FILE`: plays a flow recording and shows where the machine goes. Exit code 1: another way than it was recorded;
// 2: the file cannot be played.
import { resolve } from 'node:path';
import { argv, env, exit } from 'node:process';
import { runNode } from './runtime.mjs';
import { setup } from './setup.mjs';

setup();
// npm runs scripts in the folder of the repository, wherever the file was named from.
const files = argv.slice(2).map((file) => resolve(env.INIT_CWD ?? '.', file));
exit(await runNode(['tests/support/recordings/replay-file.ts', ...files]));
