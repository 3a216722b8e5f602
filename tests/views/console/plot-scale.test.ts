import { expect, test } from 'vitest';
import { heightOf, pathsOf, topOf } from '../../../src/views/console/overview/plot-scale.ts';

test.each([
  [0, 2],
  [1, 2],
  [2, 2],
  [3, 4],
  [7, 8],
  [10, 10],
  [11, 20],
  [46, 60],
  [999_999, 1_000_000],
  [1_000_001, 2_000_000],
])('an axis up to %d ends at %d, and its half is a whole number', (most, top) => {
  expect(topOf(most)).toBe(top);
  expect(Number.isInteger(top / 2)).toBe(true);
});

test('a line is interrupted by days without a value, and a day alone is a dot', () => {
  const points = [1, 2, null, 2, null].map((value, at) => ({ at, value }));
  expect(pathsOf(points, 2)).toEqual({ line: 'M4.0 48.0 L82.0 4.0', dots: 'M238.0 4.0h0' });
  expect([heightOf(0, 2), heightOf(2, 2)]).toEqual([92, 4]);
});
