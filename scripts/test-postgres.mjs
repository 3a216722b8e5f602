// The server's tests once more, on a real PostgreSQL that lives only as long as they run.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withPostgres } from './postgres.mjs';
import { inRoot, onProductNode, root, runNode, say, tool } from './runtime.mjs';
import { setup } from './setup.mjs';

setup();
await onProductNode(import.meta);
// An older Node, which gets as far as here, does not have it.
const { globSync } = await import('node:fs');
const { vitestTotals } = await import('./test-results.ts');

/** Processes that bring a database of their own, and the decoding of photos. */
const embeddedOnly = ['main', 'standing', 'kitchen/bad-photos', 'kitchen/photo-memory'].map((name) => `tests/server/${name}.test.ts`);

async function runTests({ url, folder }) {
  const report = join(folder, 'report.json');
  // Those that open a database: for all others it is the same run once more.
  const opensDatabase = (file) => readFileSync(inRoot(file), 'utf8').includes('support/server/');
  const files = globSync('tests/server/**/*.test.ts', { cwd: root, exclude: embeddedOnly }).filter(opensDatabase);
  const tests = ['run', '--project', 'server', '--project', 'mocked', ...files];
  const args = [...tests, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runNode([tool('vitest'), ...args], { env: { NODE_ENV: 'test', TEST_DATABASE_URL: url } });
  return vitestTotals(report, code);
}

try {
  const { passed, failed, notes } = await withPostgres((server) => {
    say(`Server tests on PostgreSQL (${server.programs})`);
    return runTests(server);
  });
  for (const note of notes) say(note);
  say(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  say(String(error.message));
  process.exitCode = 1;
}
