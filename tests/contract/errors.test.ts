import { expect, test } from 'vitest';
import { asApiError, errorCodes, fieldMessages, isError, retryAfterSeconds } from '../../contract/errors.ts';

const error = (statusCode: number, payload: unknown = null) => ({ message: 'No.', statusCode, payload });

test('numbers the errors 1 to 17, each once; 0 is success', () => {
  const numbers = Object.values(errorCodes).map(({ statusCode }) => statusCode);
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]);
});

test('gives no error an HTTP status of success', () => {
  for (const { http } of Object.values(errorCodes)) expect(http).toBeGreaterThanOrEqual(400);
});

// Clients know a taken address at sign-up by status_code 9.
test('uses 9 for a taken address', () => {
  expect(errorCodes.emailTaken.statusCode).toBe(9);
  expect(isError(error(9), 'emailTaken')).toBe(true);
  expect(isError(error(10), 'emailTaken')).toBe(false);
  expect(isError(null, 'emailTaken')).toBe(false);
});

test.each([
  [{ retryAfter: 90 }, 90],
  [{ retryAfter: 0 }, 0],
  [{ retryAfter: 1.5 }, 1.5],
  [{ retryAfter: -1 }, null],
  [{ retryAfter: Number.NaN }, null],
  [{ retryAfter: '90' }, null],
  [{ retryAfter: null }, null],
  [{}, null],
  [null, null],
  ['90', null],
  [90, null],
])('reads from the payload %j to wait %s seconds', (payload, seconds) => expect(retryAfterSeconds(error(6, payload))).toBe(seconds));

test('reads the messages of fields from an invalid-input error, and from no other', () => {
  const payload = { email: 'Email is required', age: 7, nested: { a: 'b' } };
  expect(fieldMessages(error(2, payload))).toEqual({ email: 'Email is required' });
  expect(fieldMessages(error(3, payload))).toEqual({});
  for (const other of [null, 'text', 7, [], {}]) expect(fieldMessages(error(2, other))).toEqual({});
  expect(fieldMessages(null)).toEqual({});
});

test('leaves an error object as it is, and only its three fields', () => {
  expect(asApiError({ ...error(9, { email: 'x' }), stack: 'secret' })).toEqual(error(9, { email: 'x' }));
});

test('keeps the fields of an error object that was thrown as an Error', () => {
  expect(asApiError(Object.assign(new Error('Taken.'), { statusCode: 9, payload: null }))).toEqual({
    message: 'Taken.',
    statusCode: 9,
    payload: null,
  });
});

// Other failures use the thrown error. The default status_code is 1.
test.each([
  [new TypeError('Failed to fetch'), 'Failed to fetch'],
  ['broken', 'broken'],
  [undefined, 'undefined'],
  [null, 'null'],
  [{ message: 'no code' }, '[object Object]'],
])('makes %s an error with the default code 1', (thrown, message) => {
  expect(asApiError(thrown)).toEqual({ message, statusCode: 1, payload: null });
});
