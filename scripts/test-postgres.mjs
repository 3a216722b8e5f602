// The server tests that can differ there (scripts/postgres-tests.ts), on a real PostgreSQL that lives only as long as they run.
import { join } from 'node:path';
import { withPostgres } from './postgres.mjs';
import { onProductNode, runNode, say, tool } from './runtime.mjs';
import { setup } from './setup.mjs';

setup();
await onProductNode(import.meta);
// An older Node, which gets as far as here, does not read TypeScript.
const { pooledTests, postgresTests } = await import('./postgres-tests.ts');
const { slowest, vitestTotals } = await import('./test-results.ts');

async function runTests({ url, folder, programs }, files, pooler = '') {
  const report = join(folder, `report${pooler}.json`);
  const tests = ['run', '--project', 'server', ...files];
  const args = [...tests, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runNode([tool('vitest'), ...args], {
    env: { NODE_ENV: 'test', TEST_DATABASE_URL: url, TEST_POSTGRES_PROGRAMS: programs, TEST_DATABASE_POOLER: pooler },
  });
  return vitestTotals(report, code);
}

try {
  const { passed, failed, notes, times } = await withPostgres(async (server) => {
    say(`Server tests on PostgreSQL (${server.programs})`);
    const direct = await runTests(server, postgresTests);
    say('Some of them through PgBouncer');
    const pooled = await server.withPooler((pooler) => runTests(server, pooledTests, pooler));
    return {
      passed: direct.passed + pooled.passed,
      failed: direct.failed + pooled.failed,
      notes: [...direct.notes, ...pooled.notes],
      times: [...direct.times, ...pooled.times],
    };
  });
  say(`\nThe slowest tests on PostgreSQL:\n${slowest(times, 10).join('\n')}\n`);
  for (const note of notes) say(note);
  say(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  say(String(error.message));
  process.exitCode = 1;
}
