// A test file that no project includes is never run, and nobody would notice.
import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { capture, productNode, tool } from '../runtime.mjs';

/** Every test file that neither Vitest nor Playwright would run. */
export async function everyTestRuns(root) {
  const env = { NODE_ENV: 'test', TEST_DATABASE_URL: 'of .ci/run', TEST_NATS_PROGRAM: 'of .ci/run' };
  const { code, output } = await capture(productNode(), [tool('vitest'), 'list', '--filesOnly', '--json'], { env });
  if (code !== 0) return [output.trim()];
  const listed = new Set(JSON.parse(output).map(({ file }) => relative(root, file)));
  const isInBrowser = (file) => /^tests\/e2e\/.*\.spec\.ts$/.test(file);
  return globSync('{tests,packages/*/tests}/**/*.{test,spec}.{ts,tsx}', { cwd: root })
    .filter((file) => !listed.has(file) && !isInBrowser(file))
    .map((file) => `${file} belongs to no project in tests/projects.ts`);
}
