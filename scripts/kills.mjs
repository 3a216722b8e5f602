// `npm run kills -- [--times 100] [--postgres]`: kills the server under load, again and again. See bench/kills.ts.
import { argv, exit } from 'node:process';
import { withPostgres } from './postgres.mjs';
import { onProductNode, runNode } from './runtime.mjs';
import { setup } from './setup.mjs';

setup();
await onProductNode(import.meta);
const run = (url) =>
  runNode(['bench/kills.ts', ...argv.slice(2).filter((word) => word !== '--postgres')], { env: { KILLS_DATABASE_URL: url } });
exit(argv.includes('--postgres') ? await withPostgres(({ url }) => run(url)) : await run(''));
