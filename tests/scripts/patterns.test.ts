import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { linearPatterns } from '../../scripts/checks/patterns.ts';

function problemsOf(code: string): string[] {
  const root = mkdtempSync(join(tmpdir(), 'anydish-patterns-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'server'));
  writeFileSync(join(root, 'server/some.ts'), code);
  return linearPatterns(root).filter((problem) => problem.startsWith('server/'));
}

test.each([
  ['a loop within a loop', String.raw`export const a = /^(?:a+)+$/;`],
  ['two loops that can share their text', String.raw`export const a = /^\s*\d*\s*x$/;`],
  ['it begins anew at every place', String.raw`export const a = (text: string) => text.replace(/\s+$/, '');`],
])('a pattern whose time grows faster than its text is found: %s', (problem, code) => {
  expect(problemsOf(code)).toEqual([expect.stringMatching(new RegExp(`^server/some\\.ts: /.*${problem}`))]);
});

test('others are not', () => {
  expect(problemsOf(String.raw`export const a = /^\d+(?:\.\d+)?$/;`)).toEqual([]);
});
