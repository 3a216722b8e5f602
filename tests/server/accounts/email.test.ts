import { expect, test } from 'vitest';
import { emailProblem } from '../../../contract/validation.ts';
import { mailboxOf, normalEmail, readEmail } from '../../../server/accounts/email.ts';

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
