import { array, assert, constantFrom, oneof, property, string, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { emailProblem } from '../../../contract/validation.ts';
import { mailboxOf, normalEmail, readEmail } from '../../../server/account/email.ts';
import { Failure } from '../../../server/http/failure.ts';

test.each([
  [' Ada@Example.COM ', 'ada@example.com'],
  // The same letters in two Unicode forms, full width, and as a ligature.
  ['andre\u0301@example.com', 'andr\u00E9@example.com'],
  ['\uFF41\uFF44\uFF41@example.com', 'ada@example.com'],
  ['\uFB01ona@example.com', 'fiona@example.com'],
  // The same domain by IDNA.
  ['ada@b\u00FCcher.example', 'ada@b\u00FCcher.example'],
  ['ada@xn--bcher-kva.example', 'ada@b\u00FCcher.example'],
  ['ada@BU\u0308CHER.example', 'ada@b\u00FCcher.example'],
  ['ada+soup@example.com', 'ada+soup@example.com'],
  ['ada@10.0.0.10', 'ada@10.0.0.10'],
])('%j is kept as %j, and that stays as it is', (typed, kept) => {
  expect(normalEmail(typed)).toBe(kept);
  expect(readEmail(kept)).toBe(kept);
});

test.each([
  ['an ideographic full stop', 'ada@example\u3002com'],
  ['a full stop of full width', 'ada@example\uFF0Ecom'],
  ['an @ of full width', 'ada\uFF20example.com@example.com'],
  ['NUL', 'a\u0000da@example.com'],
  ['a control character', 'a\u0007da@example.com'],
  ['a letter that is not seen', 'a\u200Bda@example.com'],
  ['a change of direction', 'ada\u202E@example.com'],
  ['half a letter', 'ada\uD83D@example.com'],
  ['a domain that IDNA knows not', 'ada@xn--\u00FC.example'],
  ['a part that becomes two addresses', 'ada\uFF0Cbob@example.com'],
])('%s is refused', (_, typed) => {
  expect(normalEmail(typed)).toBeNull();
  expect(() => readEmail(typed)).toThrow('Please enter a valid email address');
});

test('a form says the same before anything is sent, as far as a browser can know', () => {
  expect(emailProblem('ada@example\u3002com')).toBe('email.invalid');
  expect(emailProblem('b\u00FCcher@b\u00FCcher.example')).toBeNull();
});

test.each([
  ['ada+soup@example.com', 'ada@example.com'],
  ['a.d.a+x@gmail.com', 'ada@gmail.com'],
  ['ada@googlemail.com', 'ada@gmail.com'],
  ['a.da@example.com', 'a.da@example.com'],
  ['+soup@example.com', '+soup@example.com'],
])('the mails of %s arrive with those of %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));

const letters = constantFrom(
  'a',
  'D',
  '.',
  '+',
  '-',
  'ö',
  'o\u0308',
  '\uFF41',
  '\uFB01',
  'ß',
  'ı',
  'İ',
  'Σ',
  'ς',
  '\u212A',
  '\u200D',
  '\u0301',
  '日',
  '🍲',
  '1',
);
const parts = array(letters, { minLength: 1, maxLength: 12 }).map((list) => list.join(''));
const domains = tuple(parts, constantFrom('example', 'com', 'gmail.com', 'b\u00FCcher.example', 'xn--bcher-kva.example'));
/** What looks like an address, in every spelling that Unicode offers, and what looks like nothing. */
const typed = oneof(
  tuple(parts, domains).map(([local, [name, end]]) => `${local}@${name}.${end}`),
  parts.map((local) => `${local}@gmail.com`),
  string({ unit: 'binary' }),
);

/** Null for what is refused in words, as a form shows them. */
function refusedOf(text: string): string | null {
  try {
    return readEmail(text);
  } catch (error) {
    return error instanceof Failure ? null : String(error);
  }
}

test('normalizing any text gives an address that stays as it is, or none', () => {
  assert(
    property(typed, (text) => {
      const kept = normalEmail(text);
      // What is refused never becomes an address; what is one has one form.
      const read = kept === null ? refusedOf(text) : readEmail(text);
      expect(read).toBe(kept);
      expect(kept === null ? null : normalEmail(kept)).toBe(kept);
      expect(kept === null ? null : emailProblem(kept)).toBeNull();
    }),
    { numRuns: 2_000 },
  );
});

test('one mailbox is counted by one key, however its address is spelt', () => {
  assert(
    property(typed, (text) => {
      const kept = normalEmail(text);
      if (kept === null) return;
      const mailbox = mailboxOf(kept);
      const others = ['NFC', 'NFD', 'NFKC', 'NFKD'].flatMap((form) => normalEmail(text.normalize(form)) ?? []);
      expect(new Set([mailboxOf(mailbox), ...others.map(mailboxOf)])).toEqual(new Set([mailbox]));
    }),
    { numRuns: 2_000 },
  );
});
