// The server tests that can differ there (scripts/postgres-tests.ts), on a real PostgreSQL that lives only as long as they run.
import { join } from 'node:path';
import { withPostgres } from './postgres.mjs';
import { onProductNode, runNode, say, tool } from './runtime.mjs';
import { setup } from './setup.mjs';

setup();
await onProductNode(import.meta);
// An older Node, which gets as far as here, does not read TypeScript.
const { postgresTests } = await import('./postgres-tests.ts');
const { slowest, vitestTotals } = await import('./test-results.ts');

async function runTests({ url, folder, programs }) {
  const report = join(folder, 'report.json');
  const tests = ['run', '--project', 'server', ...postgresTests];
  const args = [...tests, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runNode([tool('vitest'), ...args], {
    env: { NODE_ENV: 'test', TEST_DATABASE_URL: url, TEST_POSTGRES_PROGRAMS: programs },
  });
  return vitestTotals(report, code);
}

try {
  const { passed, failed, notes, times } = await withPostgres((server) => {
    say(`Server tests on PostgreSQL (${server.programs})`);
    return runTests(server);
  });
  say(`\nThe slowest tests on PostgreSQL:\n${slowest(times, 10).join('\n')}\n`);
  for (const note of notes) say(note);
  say(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  say(String(error.message));
  process.exitCode = 1;
}
