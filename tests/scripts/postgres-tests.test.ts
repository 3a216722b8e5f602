import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listProblems, postgresTests } from '../../scripts/postgres-tests.ts';

const root = join(import.meta.dirname, '../..');

test('every server test with calls at once is listed: for a real PostgreSQL, or with a reason against it', () => {
  const files = globSync('tests/server/**/*.test.ts', { cwd: root }).map((path) => ({
    path,
    text: readFileSync(join(root, path), 'utf8'),
  }));
  expect(files.length).toBeGreaterThan(postgresTests.length);
  expect(listProblems(root, files)).toEqual([]);
});

test('a new race and a listed file that does not exist are reported', () => {
  const text = `import { signUp } from '../support/server/accounts.ts';\nawait Promise.all([signUp(), signUp()]);`;
  expect(listProblems(root, [{ path: 'tests/server/new.test.ts', text }])).toEqual([expect.stringContaining('tests/server/new.test.ts')]);
  expect(listProblems(join(root, 'docs'), []).length).toBeGreaterThan(postgresTests.length);
});
