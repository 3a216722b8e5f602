// True totals out of the test runners' own JSON, which also shows what a summary hides: files that never ran.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

interface Totals {
  passed: number;
  failed: number;
  /** A line for each test that did not simply pass, for the end of a long log. */
  notes: string[];
  /** How long each test took. */
  times: TestTime[];
}

export interface TestTime {
  name: string;
  /** Milliseconds. */
  duration: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string; duration?: number | null }[] }[];
}

interface PlaywrightSuite {
  specs: { title: string; file: string; tests: { status: string; results: { duration?: number; error?: { message?: string } }[] }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

const nothingRan: Totals = { passed: 0, failed: 1, notes: ['Failed: the run left no report.'], times: [] };

/** A run that ends badly without naming a failed test (a crash, an error outside of a test) is one failure. */
const withExit = (totals: Totals, exitCode: number): Totals =>
  totals.failed === 0 && exitCode !== 0
    ? { ...totals, failed: 1, notes: [...totals.notes, `Failed: the run itself, outside of any test (exit code ${exitCode}).`] }
    : totals;

/** Vitest's JSON report at `path` -> totals. A file that could not be loaded and a skipped test are failures. */
export function vitestTotals(path: string, exitCode: number): Totals {
  if (!existsSync(path)) return nothingRan;
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport;
  const neverRan = report.testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0);
  const notes = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(({ status }) => status !== 'passed').map(({ fullName }) => `Failed: ${relative('', name)} › ${fullName}`),
  );
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests + neverRan.length;
  const times = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ name: `${relative('', name)} › ${fullName}`, duration: duration ?? 0 })),
  );
  const notLoaded = neverRan.map(({ name }) => `Failed: ${relative('', name)} could not be loaded.`);
  return withExit({ passed: report.numPassedTests, failed, notes: [...notes, ...notLoaded], times }, exitCode);
}

const notesOfStatus: Record<string, string> = { flaky: 'Passed only when repeated', skipped: 'Failed (skipped)', unexpected: 'Failed' };

/** Why it failed first: in the first lines, and without the colours. */
function reasonOf(results: { error?: { message?: string } }[]): string {
  const message = results.find(({ error }) => error !== undefined)?.error?.message;
  return message === undefined ? '' : ` (${stripVTControlCharacters(message).split('\n', 6).join(' ').replaceAll(/\s+/g, ' ')})`;
}

const playwrightNotes = ({ specs, suites = [] }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.flatMap(({ status, results }) =>
      notesOfStatus[status] === undefined ? [] : [`${notesOfStatus[status]}: ${file} › ${title}${reasonOf(results)}`],
    ),
  ),
  ...suites.flatMap(playwrightNotes),
];

const playwrightTimes = ({ specs, suites = [] }: PlaywrightSuite): TestTime[] => [
  ...specs.map(({ title, file, tests }) => ({
    name: `${file} › ${title}`,
    duration: tests.flatMap(({ results }) => results).reduce((all, { duration = 0 }) => all + duration, 0),
  })),
  ...suites.flatMap(playwrightTimes),
];

/** Playwright's JSON report at `path` -> totals. A skipped test is a failure; one that passed when it was repeated is named. */
export function playwrightTotals(path: string, exitCode: number): Totals {
  if (!existsSync(path)) return nothingRan;
  const { stats, suites } = JSON.parse(readFileSync(path, 'utf8')) as PlaywrightReport;
  const totals = { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped };
  return withExit({ ...totals, notes: suites.flatMap(playwrightNotes), times: suites.flatMap(playwrightTimes) }, exitCode);
}

/** The tests that took longest, a line for each, slowest first. */
export const slowest = (times: readonly TestTime[], count: number): string[] =>
  times
    .toSorted((one, other) => other.duration - one.duration)
    .slice(0, count)
    .map(({ name, duration }) => `${(duration / 1000).toFixed(1).padStart(6)} s  ${name}`);

export const sum = (totals: Pick<Totals, 'passed' | 'failed'>[]): Pick<Totals, 'passed' | 'failed'> => ({
  passed: totals.reduce((all, { passed }) => all + passed, 0),
  failed: totals.reduce((all, { failed }) => all + failed, 0),
});
