// The tests of messages on a real NATS server, which they start themselves.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { onProductNode, runNode, say, tool } from './runtime.mjs';
import { setup } from './setup.mjs';
import { natsServer } from './system-packages.mjs';

setup();
await onProductNode(import.meta);
// An older Node, which gets as far as here, does not read TypeScript.
const { vitestTotals } = await import('./test-results.ts');

const program = await natsServer();
const folder = mkdtempSync(join(tmpdir(), 'anydish-nats-'));
try {
  say(`Tests of messages on NATS (${program})`);
  const report = join(folder, 'report.json');
  const tests = ['run', '--project', 'server', 'tests/server/messages/nats.test.ts'];
  const code = await runNode([tool('vitest'), ...tests, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], {
    env: { NODE_ENV: 'test', TEST_NATS_PROGRAM: program },
  });
  const { passed, failed, notes } = vitestTotals(report, code);
  for (const note of notes) say(note);
  say(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
