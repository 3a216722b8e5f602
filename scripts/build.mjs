// Builds the pages into dist/, and remembers from what, so that a second start has nothing to build.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { compressBuild } from './compress-build.mjs';
import { publishBuild } from './publish-build.mjs';
import { capture, fail, inRoot, productNode, say, tool } from './runtime.mjs';
import { setup } from './setup.mjs';

const sources = [
  'src',
  'machines',
  'contract',
  'public',
  'index.html',
  'vite.config.ts',
  'scripts/icons-in-use.ts',
  'lingui.config.ts',
  'scripts/texts',
  'tsconfig.json',
  'package-lock.json',
];
const stamp = inRoot('dist', '.built-from');
/** Beside what is served, until it is whole. */
const next = inRoot('node_modules', '.next-build');

function filesUnder(path) {
  if (!existsSync(inRoot(path))) return [];
  const entries = readdirSync(inRoot(path), { withFileTypes: true });
  const paths = entries.flatMap((entry) => (entry.isDirectory() ? filesUnder(join(path, entry.name)) : [join(path, entry.name)]));
  return paths.toSorted((a, b) => (a < b ? -1 : 1));
}

function fingerprint(devTools) {
  const hash = createHash('sha256').update(devTools ? 'with developer tools\0' : 'for production\0');
  for (const source of sources) {
    const files = /\.[a-z]+$/.test(source) ? [source] : filesUnder(source);
    for (const file of files)
      hash
        .update(`${file}\0`)
        .update(readFileSync(inRoot(file)))
        .update('\0');
  }
  return hash.digest('hex');
}

/**
 * Builds, unless dist/ was built from exactly these sources. With `devTools`, /dev/flows is in it; without, none of its code is.
 * Ends the process with Vite's words when that fails.
 */
export async function build({ force = false, devTools = false } = {}) {
  const print = fingerprint(devTools);
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return;
  say('Building the pages...');
  const environment = { NODE_ENV: 'production', NO_COLOR: '1', DEV_TOOLS: devTools ? '1' : '0' };
  const { code, output } = await capture(productNode(), [tool('vite'), 'build', '--outDir', next, '--emptyOutDir'], { env: environment });
  if (code !== 0) fail(`${output}\nThe build failed; its message stands above.`);
  if (force) say(output.trim());
  await compressBuild(next);
  const servedPages = ['build', '--ssr', 'src/served/served.tsx', '--outDir', join(next, '.served')];
  const forServer = await capture(productNode(), [tool('vite'), ...servedPages], { env: environment });
  if (forServer.code !== 0) fail(`${forServer.output}\nThe build of the pages for the server failed; its message stands above.`);
  publishBuild({ next, folder: inRoot('dist'), kind: devTools ? 'development' : 'production', now: Date.now() });
  writeFileSync(stamp, print);
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) {
  setup();
  await build({ force: !argv.includes('--if-stale'), devTools: argv.includes('--dev-tools') });
}
