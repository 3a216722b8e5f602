// Tests of the packages run when a package has changed since they last passed on this machine, and always in CI.
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const sources = [
  'packages/**/*',
  'contract/**/*.ts',
  'tests/support/**/*',
  'server/**/*',
  'package-lock.json',
  'vite.config.ts',
  'tests/projects.ts',
];
const stampOf = (root: string) => join(root, 'node_modules/.cache/packages-passed');

/** What the tests of the packages depend on. */
export function packagesHash(root: string): string {
  const hash = createHash('sha256');
  const files = globSync(sources, { cwd: root, withFileTypes: true, exclude: (entry) => entry.name === 'node_modules' })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.toSorted()) hash.update(`${file.slice(root.length)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/** Whether they passed with exactly these sources. */
export const havePassed = (root: string, hash: string): boolean =>
  existsSync(stampOf(root)) && readFileSync(stampOf(root), 'utf8') === hash;

export function keepPassed(root: string, hash: string): void {
  mkdirSync(dirname(stampOf(root)), { recursive: true });
  writeFileSync(stampOf(root), hash);
}
