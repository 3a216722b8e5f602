import { array, assert, constantFrom, integer, oneof, property, string } from 'fast-check';
import { is, size, Struct } from 'superstruct';
import { expect, test } from 'vitest';
import { verificationBodies } from '../../contract/account/account-endpoints.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { oauthStartSchema } from '../../contract/sign-in/oauth.ts';
import { asText, cutText, guid, isText, text } from '../../contract/text.ts';

const half = '\uD83C';
const family = '👩🏽‍🍳';

test.each(['', 'Ramen', 'two\nlines\tand a tab', family, 'é', '\u202Eevil', '\u0085', '𠮷野家'])('%j is text', (value) => {
  expect([isText(value), is(value, text()), asText(value)]).toEqual([true, true, value]);
});

test.each([
  [half, '\uFFFD'],
  [`Ramen ${half}`, 'Ramen \uFFFD'],
  ['\uDF5C\uD83C', '\uFFFD\uFFFD'],
  ['a\u0000b', 'ab'],
  ['a\r\nb\u0007', 'a\nb'],
  ['\u001B[31mred', '[31mred'],
])('%j is none, and is made %j', (value, made) => {
  expect([isText(value), is(value, text()), asText(value)]).toEqual([false, false, made]);
});

test.each([null, 7, ['a'], { length: 1 }, new Date(0)])('%j is no text at all', (value) => expect(is(value, text())).toBe(false));

test('a size limit still applies', () => {
  expect([is('abc', size(text(), 1, 3)), is('abcd', size(text(), 1, 3))]).toEqual([true, false]);
});

test.each(['x'.repeat(36), '0190000g-0000-7000-8000-000000000000', ` ${crypto.randomUUID().slice(1)}`, '', crypto.randomUUID().slice(1)])(
  '%j is no key of anything',
  (value) => expect(is(value, guid())).toBe(false),
);
test('a key ignores case', () => {
  expect([is(crypto.randomUUID(), guid()), is(crypto.randomUUID().toUpperCase(), guid())]).toEqual([true, true]);
});

test.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['ab🍜', 3, 'ab'],
  ['ab🍜', 4, 'ab🍜'],
  [`a${family}b`, 7, 'a'],
  [`a${family}b`, 8, `a${family}`],
  ['क्षि', 2, ''],
  ['e\u0301e\u0301', 3, 'e\u0301'],
  ['\r\n', 1, ''],
])('%j is cut at %i to %j', (value, most, cut) => expect(cutText(value, most)).toBe(cut));

/** Everything that a string can hold, with what letters are made of in plenty. */
const anything = oneof(
  string({ unit: 'binary', maxLength: 60 }),
  array(constantFrom('a', half, '\uDF5C', '🍜', family, '\u0301', '\u200D', '\u0000', '\r', '\n', 'क', '्', 'ष', '🇩', '🇪'), {
    maxLength: 40,
  }).map((parts) => parts.join('')),
);
const segments = (value: string) => Array.from(new Intl.Segmenter().segment(value), ({ segment }) => segment);

test('any input becomes valid text, and stays unchanged afterwards', () => {
  assert(
    property(anything, (value) => {
      const made = asText(value);
      expect(isText(made)).toBe(true);
      expect(asText(made)).toBe(made);
      // It goes to a database and a page and comes back the same.
      expect(new TextDecoder().decode(new TextEncoder().encode(made))).toBe(made);
      expect(made === value).toBe(isText(value));
    }),
    { numRuns: 500 },
  );
});

test('a cut is as long as allowed, and never splits a character', () => {
  assert(
    property(anything.map(asText), integer({ min: 0, max: 40 }), (value, most) => {
      const [whole, cut] = [segments(value), cutText(value, most)];
      const count = segments(cut).length;
      expect(whole.slice(0, count).join('')).toBe(cut);
      expect(cut.length).toBeLessThanOrEqual(most);
      const next = whole[count];
      expect(next === undefined || cut.length + next.length > most).toBe(true);
    }),
    { numRuns: 500 },
  );
});

/** Paths of the texts in a schema that may be any string. */
function loose(schema: unknown, path: string): string[] {
  if (!(schema instanceof Struct)) return [];
  if (schema.type === 'string') return [path];
  if (schema.schema instanceof Struct) return loose(schema.schema, `${path}.0`);
  if (typeof schema.schema !== 'object' || schema.schema === null) return [];
  return Object.entries(schema.schema).flatMap(([key, inner]) => loose(inner, `${path}.${key}`));
}

test('every text that a call takes is well-formed', () => {
  const requests = Object.entries(endpoints).flatMap(([name, { body, query }]) => [...loose(body, name), ...loose(query, name)]);
  expect([
    ...requests,
    ...loose(verificationBodies.resend, 'resend'),
    ...loose(verificationBodies.submit, 'submit'),
    ...loose(oauthStartSchema, 'start'),
  ]).toEqual([]);
  // It looks into lists and objects.
  expect(loose(endpoints.getSession.payload, 'session')).toContain('session.email');
});
