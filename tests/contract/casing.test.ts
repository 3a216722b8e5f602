import { expect, test } from 'vitest';
import { fromWire, toWire } from '../../contract/casing.ts';

test.each([
  ['guid', 'guid'],
  ['firstName', 'first_name'],
  ['natsUserToken', 'nats_user_token'],
  ['suLogin', 'su_login'],
  ['isVerified', 'is_verified'],
  ['status_code', 'status_code'],
])('writes the key %s as %s', (key, wire) => expect(toWire({ [key]: 1 })).toEqual({ [wire]: 1 }));

test.each([
  ['guid', 'guid'],
  ['first_name', 'firstName'],
  ['nats_user_token', 'natsUserToken'],
  ['address_2', 'address2'],
  ['firstName', 'firstName'],
])('reads the key %s as %s', (wire, key) => expect(fromWire({ [wire]: 1 })).toEqual({ [key]: 1 }));

test('goes through objects and arrays, however deep, and leaves every value alone', () => {
  const ours = {
    statusText: 'notFound',
    payload: {
      extra: { suLogin: { guid: 'a_b', email: null }, companies: [{ createdAt: 0, projects: [] }] },
      matrix: [[{ isDeep: true }]],
    },
  };
  const theirs = {
    status_text: 'notFound',
    payload: {
      extra: { su_login: { guid: 'a_b', email: null }, companies: [{ created_at: 0, projects: [] }] },
      matrix: [[{ is_deep: true }]],
    },
  };
  expect(toWire(ours)).toEqual(theirs);
  expect(fromWire(theirs)).toEqual(ours);
});

test.each([null, undefined, 0, '', 'snake_case', true])('passes %s untouched', (value) => {
  expect(toWire(value)).toBe(value);
  expect(fromWire(value)).toBe(value);
});

test('passes what is not plain data untouched', () => {
  const [date, bytes] = [new Date(0), new Uint8Array([1, 2])];
  expect(toWire({ createdAt: date, photoBytes: bytes })).toEqual({ created_at: date, photo_bytes: bytes });
  expect(fromWire(date)).toBe(date);
});

test('changes copies only', () => {
  const original = { firstName: 'Ada', extra: { suLogin: null } };
  toWire(original);
  expect(original).toEqual({ firstName: 'Ada', extra: { suLogin: null } });
});

test('does not let a key of the wire reach a prototype', () => {
  const read = fromWire(JSON.parse('{"__proto__":{"is_admin":true},"a":1}'));
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
  expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
});
