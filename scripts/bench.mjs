// `npm run bench`: sets up, builds, and measures. See bench/main.ts, bench/memory.ts for `-- --memory`, and
// bench/console/main.ts for `-- --console`; bench/cookbook.ts for `-- --cookbook`; bench/transcription.ts for `-- --transcription`.
import { argv, exit } from 'node:process';
import { withPostgres } from './postgres.mjs';
import { onProductNode, runNode, setting } from './runtime.mjs';
import { setup } from './setup.mjs';
import { chromium } from './system-packages.mjs';

setup();
await onProductNode(import.meta);
const isOfMemory = argv.includes('--memory');
// What runs on a PostgreSQL of its own.
const onPostgres = argv.includes('--console') ? 'bench/console/main.ts' : argv.includes('--cookbook') ? 'bench/cookbook.ts' : null;
if (argv.includes('--transcription')) exit(await runNode(['bench/transcription.ts']));
const browser = isOfMemory || onPostgres !== null ? '' : await chromium();
const built = await runNode(['scripts/build.mjs', '--if-stale']);
// The floor build must be one for production, like ours; the hashes get as many threads as the server's.
const environment = { CHROMIUM_PATH: browser, NODE_ENV: 'production', UV_THREADPOOL_SIZE: setting('UV_THREADPOOL_SIZE') || '16' };
if (onPostgres !== null) {
  const run = ({ url }) => runNode([onPostgres, ...argv.slice(2)], { env: { BENCH_DATABASE_URL: url } });
  exit(await withPostgres(run));
}
const program = isOfMemory ? 'bench/memory.ts' : 'bench/main.ts';
exit(built === 0 ? await runNode([program, ...argv.slice(2)], { env: environment }) : built);
