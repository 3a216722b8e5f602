import { expect, test } from 'vitest';
import { businessDayAfter } from '../../../contract/account/business-days.ts';

const at = (text: string) => Date.parse(text);

test.each([
  ['a Thursday', '2026-01-15T12:00:00Z', 1, '2026-01-16'],
  ['a Thursday', '2026-01-15T12:00:00Z', 7, '2026-01-26'],
  ['a Friday, to the Monday', '2026-01-16T23:59:59.999Z', 1, '2026-01-19'],
  ['a Saturday', '2026-01-17T00:00:00Z', 1, '2026-01-19'],
  ['a Saturday', '2026-01-17T00:00:00Z', 7, '2026-01-27'],
  ['a Sunday', '2026-01-18T12:00:00Z', 7, '2026-01-27'],
  ['a Monday, over one weekend', '2026-01-19T00:00:00Z', 7, '2026-01-28'],
  ['the last day of a year', '2026-12-31T12:00:00Z', 1, '2027-01-01'],
  ['a leap day', '2028-02-29T12:00:00Z', 7, '2028-03-09'],
])('after %s (%s) the business day number %i is %s', (_day, from, count, expected) => {
  expect(businessDayAfter(at(from), count)).toBe(at(`${expected}T00:00:00Z`));
});
