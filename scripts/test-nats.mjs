// The tests of messages on a real NATS server, which they start themselves.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { onProductNode, runNode, say, tool } from './runtime.mjs';
import { setup } from './setup.mjs';
import { chromium, natsServer } from './system-packages.mjs';

setup();
await onProductNode(import.meta);
// An older Node, which gets as far as here, does not read TypeScript.
const { playwrightTotals, sum, vitestTotals } = await import('./test-results.ts');

const [program, browser] = [await natsServer(), await chromium({ isShellEnough: true })];
const folder = mkdtempSync(join(tmpdir(), 'anydish-nats-'));
try {
  say(`Tests of messages on NATS (${program})`);
  const report = join(folder, 'report.json');
  const tests = ['run', '--project', 'server', 'tests/server/messages/nats.test.ts'];
  const code = await runNode([tool('vitest'), ...tests, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], {
    env: { NODE_ENV: 'test', TEST_NATS_PROGRAM: program },
  });
  const onServers = vitestTotals(report, code);

  say('Tests of messages on NATS in browsers');
  const built = await runNode(['scripts/build.mjs', '--if-stale', '--dev-tools']);
  const env = { CHROMIUM_PATH: browser, TEST_NATS_PROGRAM: program, PLAYWRIGHT_JSON_OUTPUT_NAME: join(folder, 'browser.json') };
  const pages = [tool('@playwright/test', 'playwright'), 'test', 'tests/e2e/nats', '--reporter=list,json'];
  const inBrowsers = playwrightTotals(env.PLAYWRIGHT_JSON_OUTPUT_NAME, built === 0 ? await runNode(pages, { env }) : built);

  for (const note of [...onServers.notes, ...inBrowsers.notes]) say(note);
  const { passed, failed } = sum([onServers, inBrowsers]);
  say(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
