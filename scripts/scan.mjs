// `npm run scan [-- wapiti|sqlmap]`: wapiti and sqlmap against the product as it would stand in production. See bench/scan.ts.
import { argv, exit } from 'node:process';
import { onProductNode, runNode } from './runtime.mjs';
import { setup } from './setup.mjs';
import { scanners } from './system-packages.mjs';

setup();
await onProductNode(import.meta);
const { wapiti, sqlmap } = await scanners();
const built = await runNode(['scripts/build.mjs', '--if-stale']);
exit(built === 0 ? await runNode(['bench/scan.ts', ...argv.slice(2)], { env: { WAPITI_PATH: wapiti, SQLMAP_PATH: sqlmap } }) : built);
