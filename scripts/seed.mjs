// `npm run seed -- --users 1000000 --recipes 3000000`: fills the PostgreSQL of DATABASE_URL. See bench/console/seed-database.ts.
import { argv, exit } from 'node:process';
import { onProductNode, runNode, setting } from './runtime.mjs';
import { setup } from './setup.mjs';

setup();
await onProductNode(import.meta);
exit(await runNode(['bench/console/seed-database.ts', ...argv.slice(2)], { env: { DATABASE_URL: setting('DATABASE_URL') } }));
