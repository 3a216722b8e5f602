// `npm run check`: everything that can be said about the sources without running them.
import { performance } from 'node:perf_hooks';
import { argv, exit } from 'node:process';
import { pathToFileURL } from 'node:url';
import { capture, onProductNode, productNode, root, say, tool } from './runtime.mjs';
import { setup } from './setup.mjs';

/** Runs a tool; what it says when it fails is the problem. */
const command =
  (path, ...args) =>
  async () => {
    const { code, output } = await capture(productNode(), [path, ...args], { env: { FORCE_COLOR: '0', NO_COLOR: '1' } });
    return code === 0 ? [] : [output.trim() || `exit code ${code}`];
  };

/** Name -> a function from the repository's folder to (a promise of) what is wrong. The tools stand in node_modules: see `setup`. */
async function checks() {
  const { compositionRoot, drawers, fileLength, forbiddenWords, lettersInCode, packagesByExports, smallFiles } =
    await import('./checks/source-rules.ts');
  const { lockIsComplete } = await import('./checks/lock.ts');
  const { ownPatterns } = await import('./checks/built-patterns.ts');
  const { linearPatterns } = await import('./checks/patterns.ts');
  const { everyTestRuns } = await import('./checks/tests.mjs');
  const { messages } = await import('./checks/messages.mjs');
  // Each of TypeScript's four checkers would work out most types again: one takes a quarter less time of the processor.
  const types = (project) => command(tool('typescript', 'tsc'), '-p', project, '--noEmit', '--checkers', '1');
  return {
    'types: pages, tests and scripts': types('.'),
    'types: contract': types('contract'),
    'types: machines': types('machines'),
    'types: server': types('server'),
    'types: packages': types('packages'),
    'types: service worker': types('src/worker'),
    lint: command(tool('oxlint'), '--type-aware', '--deny-warnings', '--format=unix'),
    format: command(tool('oxfmt'), '--list-different'),
    'unused files, exports and dependencies': command(tool('knip'), '--no-progress', '--treat-config-hints-as-errors'),
    'texts are extracted and translated': messages,
    'every test is run': everyTestRuns,
    'file length': fileLength,
    'no file that is a part of another': smallFiles,
    'no drawers': drawers,
    'one composition root': compositionRoot,
    'packages are imported by their exports': packagesByExports,
    'words of languages are in tables': lettersInCode,
    'nothing unfinished or switched off': forbiddenWords,
    'regular expressions take linear time': linearPatterns,
    'regular expressions are made of our own text': ownPatterns,
    'lock file is complete': lockIsComplete,
  };
}

/** A check that cannot run has failed. */
async function outcome(check) {
  try {
    return await check(root);
  } catch (error) {
    return [String(error)];
  }
}

/** Runs every check, prints a line for each, and resolves to how many passed and failed. */
export async function runChecks() {
  const total = { passed: 0, failed: 0 };
  // Two at a time: most tools use one core for a good part of their time.
  const waiting = Object.entries(await checks());
  const runNext = async () => {
    const next = waiting.shift();
    if (next === undefined) return;
    const [name, check] = next;
    const start = performance.now();
    const problems = await outcome(check);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    total[problems.length === 0 ? 'passed' : 'failed'] += 1;
    say(`${problems.length === 0 ? 'ok  ' : 'FAIL'}  ${name} (${seconds} s)`);
    for (const problem of problems) say(problem.replace(/^/gm, '      '));
    await runNext();
  };
  await Promise.all([runNext(), runNext()]);
  return total;
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) {
  setup();
  await onProductNode(import.meta);
  const { passed, failed } = await runChecks();
  say(`${passed} passed, ${failed} failed`);
  exit(failed === 0 ? 0 : 1);
}
