import { beforeAll, expect, test } from 'vitest';
import { goldenSet, judge, tableOf, type Judged } from './programs/golden.ts';

const judged: Judged[] = [];
const share = (...verdicts: readonly Judged['verdict'][]) =>
  judged.filter(({ verdict }) => verdicts.includes(verdict)).length / judged.length;

beforeAll(async () => {
  for (const request of goldenSet()) judged.push(await judge(request));
  process.stdout.write(`\n${tableOf(judged)}\n\n`);
});

test('no wish is broken', () => {
  expect(judged.filter(({ verdict }) => verdict === 'broken wish').map(({ request, said }) => `${request.text} -> ${said}`)).toEqual([]);
});

test('what is asked for is served, or asked about in a useful way', () => {
  const lost = judged.filter(({ verdict, request }) => verdict === 'useless question' && request.expect === 'recipe');
  const asked = judged.filter(({ request }) => request.expect === 'recipe');
  expect(1 - lost.length / asked.length).toBeGreaterThanOrEqual(0.9);
});

test('hardly anything is wrong', () => {
  expect(share('wrong')).toBeLessThanOrEqual(0.01);
});
