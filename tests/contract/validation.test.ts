import { expect, test } from 'vitest';
import { codeProblem, emailProblem, fullNameProblem, isCode, newPasswordProblem, passwordProblem } from '../../contract/validation.ts';

test.each([
  'ada@anydish.example',
  ' ada@anydish.example\t',
  'ada.lovelace+kitchen@mail.anydish.example',
  "ada.o'brien@anydish.example",
  'ädä@bücher.example',
  '用户@例え.テスト',
  `${'a'.repeat(64)}@anydish.example`,
  `${'a'.repeat(243)}@anydish.co`,
])('takes "%s" for an address', (email) => expect(emailProblem(email)).toBeNull());

test.each([
  'ada',
  'ada@',
  '@anydish.example',
  'ada@anydish',
  'ada@anydish.',
  'ada@anydish.e',
  'ada@@anydish.example',
  'ada@b@anydish.example',
  'ada lovelace@anydish.example',
  'ada@any dish.example',
  "ada@any'dish.example",
  'Ada <ada@anydish.example>',
  'ada@anydish.example,bob@anydish.example',
  'ada@anydish.example\nBcc: bob@anydish.example',
  '"ada"@anydish.example',
  `${'a'.repeat(244)}@anydish.co`,
])('takes %j for no address', (email) => expect(emailProblem(email)).toBe('email.invalid'));

test.each(['', ' ', '\t\n'])('asks for an address instead of %j', (email) => expect(emailProblem(email)).toBe('email.required'));

test('handles very long input quickly', () => {
  const started = performance.now();
  expect(emailProblem(`${'a'.repeat(50_000)}@`)).toBe('email.invalid');
  expect(emailProblem(`a@${'a.'.repeat(50_000)}`)).toBe('email.invalid');
  expect(performance.now() - started).toBeLessThan(200);
});

// The form shows no length or strength rule.
test('only requires that a password in a form is not empty', () => {
  expect(passwordProblem('')).toBe('password.required');
  expect(passwordProblem(' ')).toBeNull();
  expect(passwordProblem('a')).toBeNull();
});

test.each([
  ['', 'password.required'],
  ['1234567', 'password.short'],
  ['12345678', null],
  ['👩‍🍳👩‍🍳', 'password.short'],
  ['pässwörd', null],
  ['🍜'.repeat(8), null],
  ['🍜'.repeat(256), null],
  ['a'.repeat(257), 'password.long'],
  ['password1', 'password.common'],
  ['        ', null],
])('asks of a new password, case %#', (password, problem) => {
  expect(newPasswordProblem(password, (candidate) => candidate === 'password1')).toBe(problem);
});

test.each(['000000', '123456', '999999'])('accepts %s as a code', (code) => {
  expect(isCode(code)).toBe(true);
  expect(codeProblem(code)).toBeNull();
});

test.each(['', '12345', '1234567', '12345a', '12 456', ' 123456', '123456\n', '-12345', '1.2345', '١٢٣٤٥٦', '１２３４５６'])(
  'takes %j for no code',
  (code) => {
    expect(isCode(code)).toBe(false);
    expect(codeProblem(code)).toBe('code.invalid');
  },
);

test.each([
  ['', 'fullName.required'],
  [' \t\u00A0', 'fullName.required'],
  ['A', null],
  [' Ada Lovelace ', null],
  ['<script>alert(1)</script>', null],
  ['a'.repeat(100), null],
  [` ${'a'.repeat(100)} `, null],
  ['a'.repeat(101), 'fullName.long'],
  ['👩'.repeat(100), null],
])('asks of a full name, case %#', (name, problem) => expect(fullNameProblem(name)).toBe(problem));
