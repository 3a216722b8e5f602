// The server tests that can differ there (scripts/postgres-tests.ts), on a real PostgreSQL that lives only as long as they run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withPostgres } from './postgres.mjs';
import { onProductNode, runNode, say, tool } from './runtime.mjs';
import { setup } from './setup.mjs';

setup();
await onProductNode(import.meta);
// An older Node, which gets as far as here, does not read TypeScript.
const { plansTest, pooledTests, postgresTests } = await import('./postgres-tests.ts');
const { slowest, vitestTotals } = await import('./test-results.ts');

async function runTests({ url, folder, programs }, files, { name = '', pooler = '', ...settings } = {}) {
  const report = join(folder, `report${name}.json`);
  const tests = ['run', '--project', 'server', ...files];
  const args = [...tests, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runNode([tool('vitest'), ...args], {
    env: { NODE_ENV: 'test', TEST_DATABASE_URL: url, TEST_POSTGRES_PROGRAMS: programs, TEST_DATABASE_POOLER: pooler, ...settings },
  });
  return vitestTotals(report, code);
}

try {
  const { passed, failed, notes, times } = await withPostgres(async (server) => {
    say(`Server tests on PostgreSQL (${server.programs})`);
    // Every statement that the product sends meanwhile is kept, for the test that reads their plans.
    const statements = mkdtempSync(join(tmpdir(), 'anydish-statements-'));
    const direct = await runTests(server, postgresTests, { TEST_STATEMENTS: statements });
    say('The plans of their statements, on many rows');
    const planned = await runTests(server, [plansTest], { name: '-plans', TEST_PLANS: statements });
    rmSync(statements, { recursive: true });
    say('Some of them through PgBouncer');
    const pooled = await server.withPooler((pooler) => runTests(server, pooledTests, { name: '-pooled', pooler }));
    const all = [direct, planned, pooled];
    const sum = (what) => all.reduce((total, run) => total + run[what], 0);
    return { passed: sum('passed'), failed: sum('failed'), notes: all.flatMap((run) => run.notes), times: all.flatMap((run) => run.times) };
  });
  say(`\nThe slowest tests on PostgreSQL:\n${slowest(times, 10).join('\n')}\n`);
  for (const note of notes) say(note);
  say(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  say(String(error.message));
  process.exitCode = 1;
}
