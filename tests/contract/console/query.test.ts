import { expect, test } from 'vitest';
import { areas } from '../../../contract/console/areas.ts';
import { daysOf, readQuery, writeQuery } from '../../../contract/console/query.ts';

const { users } = areas;
const read = (text: string) => readQuery(users, new URLSearchParams(text));
const write = (text: string) => new URLSearchParams(writeQuery(users, read(text).query)).toString();

test('an empty address gives the default query', () => {
  const { query, dropped } = read('');
  expect(query).toEqual({ search: '', filters: {}, sort: { column: 'createdAt', isDescending: true }, columns: null, after: null });
  expect(dropped).toEqual([]);
  expect(write('')).toBe('');
});

test('a query survives writing and reading', () => {
  const text = 'q=ada&isSuspended=yes&language=ar%2Cde&createdAt=2026-01-01..2026-01-31&sort=email&columns=email%2Cname&after=abc';
  expect(read(text).dropped).toEqual([]);
  expect(Object.fromEntries(new URLSearchParams(write(text)))).toEqual({
    ...Object.fromEntries(new URLSearchParams(text)),
    language: 'de,ar',
  });
});

test.each([
  'isSuspended=maybe',
  'language=klingon',
  'language=de,klingon',
  'createdAt=yesterday',
  'createdAt=2026-02-30..',
  'createdAt=2026-02-01..2026-01-01',
  'createdAt=..',
  'sort=waysIn',
  'sort=-password_hash',
  'sort=__proto__',
  'columns=email,password_hash',
  'columns=constructor',
  'toString=yes',
  'after=%27%20or%201=1',
  `q=${'a'.repeat(201)}`,
])('%s is named and left out, and the rest holds', (wrong) => {
  const { query, dropped } = read(`${wrong}&isStaff=no`);
  const [name, value] = [...new URLSearchParams(wrong)][0] ?? [];
  expect(dropped).toEqual([{ name, value }]);
  expect(query).toEqual({ ...read('').query, filters: { isStaff: 'no' } });
});

test('a text filter is trimmed, and a blank one is dropped', () => {
  const audit = (text: string) => readQuery(areas.audit, new URLSearchParams(text));
  expect(audit('action=+suspend+').query.filters).toEqual({ action: 'suspend' });
  expect(audit('action=+%09').dropped).toEqual([{ name: 'action', value: ' \t' }]);
});

test('a date range includes both days', () => {
  expect(daysOf('2026-01-01..2026-01-01')).toEqual({ from: Date.UTC(2026, 0, 1), to: Date.UTC(2026, 0, 2) - 1 });
  expect(daysOf('..2026-01-01').from).toBeNull();
});
