import { expect, test } from 'vitest';
import { isText } from '../../../../contract/text.ts';
import { readIdentity } from '../../../../server/sign-in/oauth/identity.ts';

const cook = '👩🏽‍🍳';

test('what a provider says of somebody becomes text, cut where a letter ends', () => {
  const identity = readIdentity('7', { name: `A\u0000da ${'x'.repeat(96)}${cook} \uD83C`, email: 'ada@example.com', email_verified: true });
  expect(identity).toMatchObject({ firstName: 'Ada', lastName: 'x'.repeat(96), email: 'ada@example.com' });
  const half = readIdentity('7', { given_name: 'Half \uD83C', family_name: cook.repeat(20) });
  expect(half.firstName).toBe('Half \uFFFD');
  expect([isText(half.lastName), half.lastName]).toEqual([true, cook.repeat(14)]);
});

test.each(['a\u0000', '\uD83C', 'a\r\n'])('a provider’s subject %j is refused, and matches no account', (subject) => {
  expect(() => readIdentity(subject, {})).toThrow(expect.objectContaining({ problem: 'failed' }));
});
