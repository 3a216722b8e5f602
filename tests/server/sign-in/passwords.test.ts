import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { chosenPasswordProblem, hashPassword, isPassword } from '../../../server/sign-in/passwords.ts';

const email = 'ada@example.com';

test.each([
  ['', 'password.required'],
  ['seven77', 'password.short'],
  ['🍕🍕🍕🍕', 'password.short'],
  ['x'.repeat(257), 'password.long'],
  ['password', 'password.common'],
  ['PassWord', 'password.common'],
  ['ＰＡＳＳＷＯＲＤ', 'password.common'],
  ['１２３４５６７８', 'password.common'],
  ['ｑｗｅｒｔｙｕｉｏｐ', 'password.common'],
  ['ＡＤＡ@example.com', 'password.common'],
  ['baſeball', 'password.common'],
  ['12345678', 'password.common'],
  ['qwertyuiop', 'password.common'],
  ['ADA@example.com', 'password.common'],
  ['eight888x', null],
  ['all lower case words', null],
  ['        ', null],
  ['x'.repeat(256), null],
  ['make-any-dish', null],
])('"%s": %s', (password, problem) => {
  expect(chosenPasswordProblem(password, email)).toBe(problem);
});

test('a hash is argon2id with the cost that OWASP asks for, and salted', async () => {
  const [one, other] = [await hashPassword('some password'), await hashPassword('some password')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(other).not.toBe(one);
});

test('nothing of a long password is cut off', async () => {
  const long = 'x'.repeat(255);
  const stored = await hashPassword(`${long}a`);
  expect(await isPassword(`${long}a`, stored)).toBe(true);
  expect(await isPassword(`${long}b`, stored)).toBe(false);
});

test('no password is right for an account without one', async () => {
  expect(await isPassword('', null)).toBe(false);
});

test('hashes of this product verify those of others with the same parameters', async () => {
  expect(await isPassword('abc', await hash('abc', { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }))).toBe(true);
});
