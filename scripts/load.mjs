// `npm run load`: how much the product serves on this machine, with server processes on a PostgreSQL of its own. See bench/load/main.ts.
import { argv, exit } from 'node:process';
import { withPostgres } from './postgres.mjs';
import { onProductNode, runNode } from './runtime.mjs';
import { setup } from './setup.mjs';

setup();
await onProductNode(import.meta);
exit(await withPostgres(({ url }) => runNode(['bench/load/main.ts', ...argv.slice(2)], { env: { LOAD_DATABASE_URL: url } })));
