import { join } from 'node:path';
import { expect, test } from 'vitest';
import { playwrightTotals, sum, vitestTotals } from '../../scripts/test-results.ts';
import { tempFolder } from '../support/temp-folder.ts';

const written = (report: object) => join(tempFolder({ 'report.json': JSON.stringify(report) }), 'report.json');
const vitest = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ status: 'passed', assertionResults: [{}] }],
};
const playwright = { stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0 } };

test('clean runs count what they ran', () => {
  expect(vitestTotals(written(vitest), 0)).toEqual({ passed: 5, failed: 0 });
  expect(playwrightTotals(written(playwright), 0)).toEqual({ passed: 3, failed: 0 });
});

test('a test file that could not be loaded is a failure, although no test of it failed', () => {
  const report = { ...vitest, testResults: [{ status: 'failed', assertionResults: [] }] };
  expect(vitestTotals(written(report), 1)).toEqual({ passed: 5, failed: 1 });
});

test('skipped and flaky tests are failures', () => {
  expect(vitestTotals(written({ ...vitest, numPendingTests: 1, numTodoTests: 1 }), 0)).toEqual({ passed: 5, failed: 2 });
  expect(playwrightTotals(written({ stats: { ...playwright.stats, flaky: 1, skipped: 1 } }), 0)).toEqual({ passed: 3, failed: 2 });
});

test('an error outside of any test is a failure', () => {
  expect(vitestTotals(written(vitest), 1)).toEqual({ passed: 5, failed: 1 });
  expect(playwrightTotals(written(playwright), 1)).toEqual({ passed: 3, failed: 1 });
});

test('a run that left no report failed', () => {
  expect(vitestTotals('/nowhere/report.json', 0)).toEqual({ passed: 0, failed: 1 });
  expect(playwrightTotals('/nowhere/report.json', 0)).toEqual({ passed: 0, failed: 1 });
});

test('totals add up', () => {
  expect(
    sum([
      { passed: 5, failed: 1 },
      { passed: 3, failed: 0 },
    ]),
  ).toEqual({ passed: 8, failed: 1 });
});
