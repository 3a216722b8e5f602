import { expect, test } from 'vitest';
import { createAppleSecret, signAppleSecret } from '../../../../server/sign-in/oauth/apple-secret.ts';
import { isAppleSecret } from '../../../../server/sign-in/oauth/demo/apple.ts';
import { newAppleKey, secretOf } from '../../../support/server/apple.ts';
import { TestClock } from '../../../support/server/clock.ts';

const day = 24 * 60 * 60_000;
const client = { clientId: 'com.anydish.test', teamId: 'TEAM000001', keyId: 'KEY0000001', privateKey: newAppleKey(), issuer: null };
const atApple = { ...client, issuer: 'https://appleid.apple.com' };

test('the secret is for Apple, and stays the same until half of its month is over', () => {
  const clock = new TestClock();
  const secret = createAppleSecret(client, clock);
  const first = secret();
  expect(secretOf(first, client.privateKey).claims).toMatchObject({ aud: 'https://appleid.apple.com' });
  clock.advance(15 * day - 1);
  expect(secret()).toBe(first);
  clock.advance(1);
  const second = secret();
  expect(second).not.toBe(first);
  const now = clock.now() / 1_000;
  expect(secretOf(second, client.privateKey).claims).toMatchObject({ iat: now, exp: now + 30 * 24 * 60 * 60 });
});

test('a process that runs for a year always has one that Apple takes, also when its clock is set back', () => {
  const clock = new TestClock();
  const secret = createAppleSecret(client, clock);
  for (let passed = 0; passed < 365; passed += 7) {
    expect(isAppleSecret(secret(), atApple, clock)).toBe(true);
    clock.advance(7 * day);
  }
  secret();
  clock.advance(-day);
  expect(isAppleSecret(secret(), atApple, clock)).toBe(true);
});

const now = new TestClock().now();
test.each<[string, string]>([
  ['one that has ended', signAppleSecret(client, now - 2 * day, now)],
  ['one of tomorrow', signAppleSecret(client, now + day, now + 2 * day)],
  ['one for longer than six months', signAppleSecret(client, now, now + 200 * day)],
  ['one that another key has signed', signAppleSecret({ ...client, privateKey: newAppleKey() }, now, now + day)],
  ['one of another team', signAppleSecret({ ...client, teamId: 'TEAM000002' }, now, now + day)],
  ['one of another key id', signAppleSecret({ ...client, keyId: 'KEY0000002' }, now, now + day)],
  ['one of another client', signAppleSecret({ ...client, clientId: 'com.evil' }, now, now + day)],
  ['one for somebody else', signAppleSecret({ ...client, issuer: 'https://evil.example' }, now, now + day)],
  ['none', ''],
  ['a word', 'secret'],
])('the look-alike of Apple takes no %s', (_, secret) => {
  expect(isAppleSecret(secret, atApple, new TestClock())).toBe(false);
});
