import { createActor, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import { redact } from '../../src/recording/redact.ts';
import { plantedMachine } from '../dev/planted-machine.ts';

const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhZGEifQ.c2VjcmV0LXNpZ25hdHVyZQ';

/** What must not be found again -> a value that holds it. */
const plants: [name: string, secret: string, value: unknown][] = [
  ['a password in a context', 'hunter2!', { email: '', password: 'hunter2!' }],
  ['a password in an event', 'hunter2!', { type: 'password.changed', password: 'hunter2!' }],
  ['a new password', 'hunter2!', { newPassword: 'hunter2!' }],
  ['a password in snake case', 'hunter2!', { current_password: 'hunter2!' }],
  ['a code', '123456', { type: 'code.changed', code: '123456' }],
  ['a code as a number', '123456', { code: 123_456 }],
  ['half a code', '12345', { code: '12345' }],
  ['a code in a text', '123456', { message: 'Your code is 123456.' }],
  ['a code in an event’s output', '654321', { type: 'xstate.done.actor.x', output: { session: { verificationCode: '654321' } } }],
  ['a challenge', 'kQ3', { options: { challenge: 'kQ3', rpId: 'anydish.example' } }],
  ['the name of a passkey', 'kQ3', { output: { assertion: { id: 'kQ3', clientData: 'x' } } }],
  ['a passkey to leave out', 'kQ3', { excludeCredentials: [{ type: 'public-key', id: 'kQ3' }] }],
  ['a signature', 'kQ3', { signature: 'kQ3', authenticatorData: 'x' }],
  ['what a passkey has signed', 'kQ3', { clientData: 'kQ3' }],
  ['a new passkey', 'kQ3', { registration: { id: 'x', attestation: 'kQ3' } }],
  ['whose a passkey is', 'kQ3', { userHandle: 'kQ3' }],
  ['a recovery code', 'k3q9', { type: 'code.changed', code: 'k3q9-7mtz-x2wd' }],
  ['recovery codes', 'k3q9', { codes: ['0000-0000-0000', 'k3q9-7mtz-x2wd'] }],
  ['a token', 'abc-9', { signUpVerificationToken: 'abc-9' }],
  ['a token in a list', 'abc-9', { tokens: ['abc-9', { value: 'abc-9' }] }],
  ['a token far down', 'abc-9', { a: [{ b: [{ c: { natsUserToken: 'abc-9' } }] }] }],
  ['a token in a map', 'abc-9', new Map([['x', { token: 'abc-9' }]])],
  ['a set of tokens', 'abc-9', { tokens: new Set(['abc-9']) }],
  ['a JWT under a harmless name', 'eyJzdWIiOiJhZGEifQ', { note: `see ${jwt}` }],
  ['random letters under a harmless name', 'aZ81kQpLm20xNvTrW7yBcD', { note: 'aZ81kQpLm20xNvTrW7yBcD4fG' }],
  ['random digits of a hash', '9f86d081884c7d65', { note: '9f86d081884c7d659a2feaa0c55ad015' }],
  ['a cookie', 'topsecret', { headers: { cookie: 'sid=topsecret' } }],
  ['a cookie under a harmless name', 'topsecret', { line: '__Host-session=topsecret; Path=/; Secure' }],
  ['a header', 'topsecret', ['Authorization: Bearer topsecret']],
  ['a token in an address', 'topsecret', { path: '/confirm?token=topsecret&x=1' }],
  ['the key of an authenticator app', 'GEZDGNBVGY3TQOJQ', { key: { secret: 'GEZDGNBVGY3TQOJQ' } }],
  [
    'the key in the address of a QR code',
    'GEZDGNBV',
    { text: 'otpauth://totp/AnyDish:ada?issuer=AnyDish&secret=GEZDGNBVGY3TQOJQ&digits=6' },
  ],
  ['whose app it is', 'ada%40', { key: { secretUri: 'otpauth://totp/AnyDish:ada%40anydish.example?secret=GEZDGNBVGY3TQOJQ' } }],
  ['the key under a harmless name', 'GEZDGNBV', { note: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' }],
  ['an API key', 'topsecret', { apiKey: 'topsecret' }],
  ['an e-mail address', 'ada.lovelace', { email: 'ada.lovelace@anydish.example' }],
  ['an e-mail address in a text', 'ada.lovelace', { message: 'Sent to <ada.lovelace@anydish.example>.' }],
  ['an e-mail address with spaces around it', 'ada', { email: '  ada@anydish.example ' }],
  ['half an e-mail address', 'adalove', { email: 'adalove' }],
  ['an e-mail address as a key', 'ada.lovelace', { byAddress: { 'ada.lovelace@anydish.example': 1 } }],
  ['an e-mail address in a mailto', 'ada.lovelace', 'mailto:ada.lovelace@anydish.example'],
  ['the name of a person', 'Lovelace', { session: { fullName: 'Ada Lovelace', lastName: 'Lovelace' } }],
  ['a secret in an error', '123456', { error: new Error('wrong code 123456') }],
  ['what a file is called', 'my-passport', { file: new File(['x'], 'my-passport.png') }],
];

test.each(plants)('%s is never in what leaves the tab', (_, secret, value) => {
  expect(JSON.stringify(redact(value))).not.toContain(secret);
});

test('a mask keeps the form that guards look at', () => {
  expect(redact({ code: '123456', part: { code: '12' }, none: { code: '' } })).toEqual({
    code: '000000',
    part: { code: '00' },
    none: { code: '' },
  });
  expect(redact({ email: 'ada@anydish.example', password: 'hunter2!' })).toEqual({ email: 'x@anydish.example', password: '••••••••' });
  expect(redact({ email: 'ada', password: '', fullName: 'Ada King Lovelace' })).toEqual({
    email: 'xxx',
    password: '',
    fullName: 'xxx xxxx xxxxxxxx',
  });
});

test('what is no secret stays as it is', () => {
  const value = {
    statusCode: 7,
    path: '/ai/adas-kitchen/recipes/0197e1a4-7b1c-7e4e-9f43-0f6b6e1f7a10',
    guid: '0197e1a4-7b1c-7e4e-9f43-0f6b6e1f7a10',
    text: 'Boil 500 g of noodles for 12 minutes at 180 degrees.',
    error: null,
    isVerified: true,
    none: [],
    attemptsLeft: 4,
    resendAt: 1_743_465_600_000,
  };
  expect(redact(value)).toEqual(value);
});

test('what cannot be written down is named', () => {
  const actor = createActor(
    fromPromise(async () => 1),
    { id: 'someone' },
  );
  const circle: Record<string, unknown> = { name: 'round' };
  circle['self'] = circle;
  expect(redact({ now: Date.now, actor, logic: plantedMachine, circle, nan: Number.NaN, missing: undefined })).toEqual({
    now: { $function: 'now' },
    actor: { $actor: 'someone' },
    logic: { $machine: 'planted' },
    circle: { name: 'round', self: { $object: 'circle' } },
    nan: { $number: 'NaN' },
  });
});
