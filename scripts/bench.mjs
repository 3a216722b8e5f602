// `npm run bench`: sets up, builds, and measures. See bench/main.ts, bench/memory.ts for `-- --memory`, and
// bench/console/main.ts for `-- --console`; bench/cookbook.ts for `-- --cookbook`; bench/transcription.ts for `-- --transcription`.
// `-- --quick`: all of these with small numbers, to see that each can still be measured.
import { argv, exit } from 'node:process';
import { withPostgres } from './postgres.mjs';
import { onProductNode, runNode, say, setting } from './runtime.mjs';
import { setup } from './setup.mjs';
import { chromium } from './system-packages.mjs';

setup();
await onProductNode(import.meta);

/** A part that fails leaves the others; its own words tell why. The last line holds the totals, as that of `npm test` does. */
async function quick() {
  const browser = await chromium({ isShellEnough: true });
  // The build of the tests serves as well, where there is one.
  const built = await runNode(['scripts/build.mjs', '--if-stale', '--dev-tools']);
  const env = { CHROMIUM_PATH: browser, NODE_ENV: 'production', UV_THREADPOOL_SIZE: '16', BENCH_QUICK: '1' };
  const onPostgres = (program, ...amounts) =>
    withPostgres(({ url }) => runNode([program, ...amounts], { env: { ...env, BENCH_DATABASE_URL: url } }));
  const parts = {
    main: () => runNode(['bench/main.ts'], { env }),
    memory: () => runNode(['bench/memory.ts', '--minutes', '0.1'], { env }),
    transcription: () => runNode(['bench/transcription.ts'], { env: { ...env, NODE_ENV: 'test' } }),
    cookbook: () => onPostgres('bench/cookbook.ts', '--recipes', '150'),
    console: () => onPostgres('bench/console/main.ts', '--users', '200', '--recipes', '150'),
  };
  const failed = built === 0 ? [] : ['build'];
  for (const [name, measure] of Object.entries(parts)) {
    const start = performance.now();
    const code = await measure().catch((/** @type {unknown} */ error) => {
      say(String(error));
      return 1;
    });
    say(`Bench, ${name}: ${code === 0 ? 'measured' : 'FAILED'} (${((performance.now() - start) / 1000).toFixed(0)} s)`);
    if (code !== 0) failed.push(name);
  }
  for (const name of failed) say(`Failed: bench › ${name}`);
  say(`${Object.keys(parts).length - failed.length} passed, ${failed.length} failed`);
  return failed.length === 0 ? 0 : 1;
}

if (argv.includes('--quick')) exit(await quick());
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
