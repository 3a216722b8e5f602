// `npm test`: sets up what is missing, then checks, builds, and runs every test. The last line holds the true totals.
// `npm test -- kitchen`: the unit and generated tests of one subject, without a browser.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { argv, env as environment, exit } from 'node:process';
import { runChecks } from './check.mjs';
import { onProductNode, root, runNode, say, tool } from './runtime.mjs';
import { setup } from './setup.mjs';
import { chromium } from './system-packages.mjs';

setup();
await onProductNode(import.meta);
const { playwrightTotals, slowest, sum, vitestTotals } = await import('./test-results.ts');
const { flowTable } = await import('./flow-table.ts');
const { havePassed, keepPassed, packagesHash } = await import('./checks/package-tests.ts');
const reports = mkdtempSync(join(tmpdir(), 'anydish-test-'));

/** Phase -> seconds, in the order in which they ran. */
const phases = new Map();

async function phase(name, work) {
  const start = performance.now();
  const result = await work();
  phases.set(name, (performance.now() - start) / 1000);
  return result;
}

async function unit(only = [], env = {}) {
  const report = join(reports, 'vitest.json');
  const args = ['run', ...only, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return vitestTotals(report, await runNode([tool('vitest'), ...args], { env: { NODE_ENV: 'test', FLOW_RECORDS: reports, ...env } }));
}

/** The subject is part of the path of a test, or of the name of a machine whose plans are played. See `ofAllSubjects` in tests/projects.ts. */
const ofSubject = (subject) => unit([subject, 'machines/plans', 'views/plans'], { TEST_SUBJECT: subject });

function total(results) {
  say('');
  for (const [name, { passed, failed }] of Object.entries(results)) say(`${name}: ${passed} passed, ${failed} failed`);
  const times = Object.values(results).flatMap((result) => result.times ?? []);
  say(`\nThe slowest tests:\n${slowest(times, 30).join('\n')}`);
  say(`\nSeconds: ${[...phases].map(([name, seconds]) => `${name} ${seconds.toFixed(0)}`).join(', ')}\n`);
  for (const { notes = [] } of Object.values(results)) for (const note of notes) say(note);
  const { passed, failed } = sum(Object.values(results));
  say(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** All unit tests; those of the packages only if these have changed since they passed here, or TEST_PACKAGES=always. */
async function allUnits() {
  const hash = packagesHash(root);
  const isUnchanged = environment.TEST_PACKAGES !== 'always' && havePassed(root, hash);
  if (isUnchanged) say('The packages have not changed since their tests passed: these are left out.');
  const totals = await unit(isUnchanged ? ['--project=!packages'] : []);
  if (!isUnchanged && totals.failed === 0) keepPassed(root, hash);
  return totals;
}

async function inBrowser(browser) {
  const report = join(reports, 'playwright.json');
  // The servers are in the processes of the tests: with this room they are swept a fifth as often.
  const room = `${environment.NODE_OPTIONS ?? ''} --max-semi-space-size=64`;
  const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report, FLOW_RECORDS: reports, NODE_OPTIONS: room };
  return playwrightTotals(report, await runNode([tool('@playwright/test', 'playwright'), 'test', '--reporter=list,json'], { env }));
}

async function everything() {
  // Asked for first: without it all the rest would be in vain.
  const browser = await chromium({ isShellEnough: true });
  say('Checks');
  const results = { checks: await phase('checks', runChecks) };
  const built = await phase('build', () => runNode(['scripts/build.mjs', '--if-stale', '--dev-tools']));
  results.build = { passed: built === 0 ? 1 : 0, failed: built === 0 ? 0 : 1 };
  say('\nUnit, generated and server tests');
  results.unit = await phase('unit', allUnits);
  say('\nBrowser tests');
  // Without pages each of them would only wait for its time to run out.
  if (built !== 0) say('Not run: there are no pages to open.');
  results.browser = built === 0 ? await phase('browser', () => inBrowser(browser)) : { passed: 0, failed: 1 };
  const flows = flowTable(join(reports, 'flows.jsonl'));
  results.flows = { passed: flows.complete, failed: flows.incomplete };
  say(`\n${flows.text}`);
  return results;
}

const [subject] = argv.slice(2);
try {
  total(subject === undefined ? await everything() : { [subject]: await phase(subject, () => ofSubject(subject)) });
} finally {
  rmSync(reports, { recursive: true, force: true });
}
exit();
