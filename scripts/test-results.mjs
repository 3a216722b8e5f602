// True totals out of the test runners' own JSON, which also shows what a summary hides: files that never ran.
import { existsSync, readFileSync } from 'node:fs';

const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

/** A run that ends badly without naming a failed test (a crash, an error outside of a test) is one failure more. */
const withExit = ({ passed, failed }, exitCode) => ({ passed, failed: failed === 0 && exitCode !== 0 ? 1 : failed });

/** Vitest's JSON report -> totals. A file that could not be loaded and a skipped test are failures. */
export function vitestTotals(path, exitCode) {
  const report = read(path);
  if (!report) return { passed: 0, failed: 1 };
  const neverRan = report.testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0).length;
  const skipped = report.numPendingTests + report.numTodoTests;
  return withExit({ passed: report.numPassedTests, failed: report.numFailedTests + neverRan + skipped }, exitCode);
}

/** Playwright's JSON report -> totals. A test that passed only the second time, or was skipped, is a failure. */
export function playwrightTotals(path, exitCode) {
  const report = read(path);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return withExit({ passed: expected, failed: unexpected + flaky + skipped }, exitCode);
}

export const sum = (totals) => ({
  passed: totals.reduce((all, { passed }) => all + passed, 0),
  failed: totals.reduce((all, { failed }) => all + failed, 0),
});
