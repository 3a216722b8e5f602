// True totals out of the test runners' own JSON, which also shows what a summary hides: files that never ran.
import { existsSync, readFileSync } from 'node:fs';

interface Totals {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

const nothingRan: Totals = { passed: 0, failed: 1 };

/** A run that ends badly without naming a failed test (a crash, an error outside of a test) is one failure. */
const withExit = ({ passed, failed }: Totals, exitCode: number): Totals => ({
  passed,
  failed: failed === 0 && exitCode !== 0 ? 1 : failed,
});

/** Vitest's JSON report at `path` -> totals. A file that could not be loaded and a skipped test are failures. */
export function vitestTotals(path: string, exitCode: number): Totals {
  if (!existsSync(path)) return nothingRan;
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport;
  const neverRan = report.testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0);
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests + neverRan.length;
  return withExit({ passed: report.numPassedTests, failed }, exitCode);
}

/** Playwright's JSON report at `path` -> totals. A test that passed only the second time, or was skipped, is a failure. */
export function playwrightTotals(path: string, exitCode: number): Totals {
  if (!existsSync(path)) return nothingRan;
  const { stats } = JSON.parse(readFileSync(path, 'utf8')) as PlaywrightReport;
  return withExit({ passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }, exitCode);
}

export const sum = (totals: Totals[]): Totals => ({
  passed: totals.reduce((all, { passed }) => all + passed, 0),
  failed: totals.reduce((all, { failed }) => all + failed, 0),
});
