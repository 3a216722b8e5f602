import { join } from 'node:path';
import { expect, test } from 'vitest';
import { playwrightTotals, slowest, sum, vitestTotals } from '../../scripts/test-results.ts';
import { tempFolder } from '../support/temp-folder.ts';

const written = (report: object) => join(tempFolder({ 'report.json': JSON.stringify(report) }), 'report.json');
const vitest = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ name: 'a.test.ts', status: 'passed', assertionResults: [{ fullName: 'works', status: 'passed' }] }],
};
const playwright = { stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0 }, suites: [] };
const suites = (status: string, ...messages: string[]) => {
  const results = messages.map((message) => ({ error: { message } }));
  return [{ specs: [], suites: [{ specs: [{ title: 'opens', file: 'a.spec.ts', tests: [{ status, results }] }] }] }];
};

test('clean runs count what they ran', () => {
  expect(vitestTotals(written(vitest), 0)).toMatchObject({ passed: 5, failed: 0, notes: [] });
  expect(playwrightTotals(written(playwright), 0)).toMatchObject({ passed: 3, failed: 0, notes: [] });
});

test('a failed test is named', () => {
  const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults: [{ fullName: 'breaks', status: 'failed' }] }];
  const notes = ['Failed: a.test.ts › breaks'];
  expect(vitestTotals(written({ ...vitest, numFailedTests: 1, testResults }), 1)).toMatchObject({ passed: 5, failed: 1, notes });
  const report = { stats: { ...playwright.stats, unexpected: 1 }, suites: suites('unexpected') };
  expect(playwrightTotals(written(report), 1)).toMatchObject({ passed: 3, failed: 1, notes: ['Failed: a.spec.ts › opens'] });
});

test('a test file that could not be loaded is a failure, although no test of it failed', () => {
  const report = { ...vitest, testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults: [] }] };
  expect(vitestTotals(written(report), 1)).toMatchObject({ passed: 5, failed: 1, notes: ['Failed: a.test.ts could not be loaded.'] });
});

test('skipped tests are failures', () => {
  expect(vitestTotals(written({ ...vitest, numPendingTests: 1, numTodoTests: 1 }), 0)).toMatchObject({ passed: 5, failed: 2 });
  const report = { stats: { ...playwright.stats, skipped: 1 }, suites: suites('skipped') };
  expect(playwrightTotals(written(report), 0)).toMatchObject({ passed: 3, failed: 1, notes: ['Failed (skipped): a.spec.ts › opens'] });
});

test('a browser test that passed when it was repeated has passed, and is named', () => {
  const report = { stats: { ...playwright.stats, flaky: 1 }, suites: suites('flaky') };
  expect(playwrightTotals(written(report), 0)).toMatchObject({
    passed: 4,
    failed: 0,
    notes: ['Passed only when repeated: a.spec.ts › opens'],
  });
});

test('a failed browser test says how it failed first, in one short line', () => {
  const message = '\u001B[31mnot found\u001B[39m\n\nwaiting for\n  a button\n1\n2\n3';
  const report = { stats: { ...playwright.stats, unexpected: 1 }, suites: suites('unexpected', message, 'again') };
  expect(playwrightTotals(written(report), 1).notes).toEqual(['Failed: a.spec.ts › opens (not found waiting for a button 1 2)']);
});

test('an error outside of any test is a failure', () => {
  const notes = ['Failed: the run itself, outside of any test (exit code 1).'];
  expect(vitestTotals(written(vitest), 1)).toMatchObject({ passed: 5, failed: 1, notes });
  expect(playwrightTotals(written(playwright), 1)).toMatchObject({ passed: 3, failed: 1, notes });
});

test('a run that left no report failed', () => {
  const nothing = { passed: 0, failed: 1, notes: ['Failed: the run left no report.'] };
  expect(vitestTotals('/nowhere/report.json', 0)).toMatchObject(nothing);
  expect(playwrightTotals('/nowhere/report.json', 0)).toMatchObject(nothing);
});

test('totals add up', () => {
  expect(
    sum([
      { passed: 5, failed: 1 },
      { passed: 3, failed: 0 },
    ]),
  ).toMatchObject({ passed: 8, failed: 1 });
});

test('the slowest tests are listed, with all tries of a browser test', () => {
  const testResults = [
    {
      name: 'a.test.ts',
      status: 'passed',
      assertionResults: [
        { fullName: 'runs', status: 'passed', duration: 1500 },
        { fullName: 'is quick', status: 'passed' },
      ],
    },
  ];
  const { times } = vitestTotals(written({ ...vitest, testResults }), 0);
  const tries = [
    { specs: [{ title: 'opens', file: 'a.spec.ts', tests: [{ status: 'flaky', results: [{ duration: 9000 }, { duration: 3000 }] }] }] },
  ];
  const browser = playwrightTotals(written({ ...playwright, suites: tries }), 0);
  expect(slowest([...times, ...browser.times], 2)).toEqual(['  12.0 s  a.spec.ts › opens', '   1.5 s  a.test.ts › runs']);
});
