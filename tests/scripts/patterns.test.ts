import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ownPatterns } from '../../scripts/checks/built-patterns.ts';
import { linearPatterns } from '../../scripts/checks/patterns.ts';

function problemsOf(code: string, check = linearPatterns): string[] {
  const root = mkdtempSync(join(tmpdir(), 'anydish-patterns-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'server'));
  writeFileSync(join(root, 'server/some.ts'), code);
  return check(root).filter((problem) => problem.startsWith('server/some.ts'));
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

const build = (source: string) => `const word = 'a'; const count = 2;\nexport const f = (typed: string) => { ${source} };`;

test.each([
  ['a parameter', 'return new RegExp(typed);'],
  ['a call without new', 'return RegExp(typed);'],
  ['a part of it', 'return new RegExp(`^${typed.trim()}$`);'],
  ['a constant made of it', 'const found = typed + word; return new RegExp(found);'],
  ['a list of it', "return new RegExp([word, typed].join('|'));"],
  ['a value that changes', 'let found = word; found = typed; return new RegExp(found);'],
  ['a part of an object', 'const { length } = typed; return new RegExp(length);'],
  ['a function of it', 'const inner = (one: string) => new RegExp(one); return inner(typed);'],
  ['a word of the tables with it', 'return new RegExp(patternOf(typed));'],
])('a pattern of %s may be anybody’s text', (_, source) => {
  expect(problemsOf(build(source), ownPatterns)).toEqual([expect.stringContaining("which may be anybody's text")]);
});

test.each([
  ['what is written down', "return new RegExp('^a{2}$').test(typed);"],
  ['constants of the module', 'return new RegExp(`^${word}{${count}}$`).test(typed);'],
  ['words of the tables', "const words = patternOf('to'); return new RegExp(`^(?:${words})`).test(typed);"],
  ['an escaped text', 'return new RegExp(`^${RegExp.escape(typed)}$`);'],
])('a pattern of %s is ours', (_, source) => {
  expect(problemsOf(build(source), ownPatterns)).toEqual([]);
});
