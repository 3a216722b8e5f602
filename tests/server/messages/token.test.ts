import { createAccount, decode, type User } from '@nats-io/jwt';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { create } from 'superstruct';
import { sessionSchema } from '../../../contract/entities.ts';
import { newGuid } from '../../../server/db/guid.ts';
import { createTokens, tokenLife } from '../../../server/messages/nats-keys.ts';
import { publicConfig } from '../../../server/shell/public-config.ts';
import { buildTestApp, payloadOf, signInSomebody, type TestApp } from '../../support/server/app.ts';
import { impersonating } from '../../support/server/impersonations.ts';

const account = createAccount();
const seed = new TextDecoder().decode(account.getSeed());
const env = { NATS_URL: 'nats://127.0.0.1:1', NATS_WS_URL: 'wss://messages.example.com', NATS_ACCOUNT_SEED: seed };

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp({ env });
});
afterAll(() => server.close());

const sessionOf = async (headers: { cookie?: string }, on = server) =>
  create(payloadOf(await on.app.inject({ url: '/api/session', headers })), sessionSchema);

test('a session has a token for the subjects of its own account, for a quarter of an hour', async () => {
  const viewer = await signInSomebody(server);
  const { natsUserToken } = await sessionOf(viewer.headers);
  const token = natsUserToken ?? '';
  const claims = decode<User>(token);
  const signed = token.slice(0, token.lastIndexOf('.'));
  const signature = Buffer.from(token.slice(signed.length + 1), 'base64url');
  expect(account.verify(new TextEncoder().encode(signed), signature)).toBe(true);
  expect(claims.iss).toBe(account.getPublicKey());
  expect(claims.nats).toMatchObject({
    bearer_token: true,
    allowed_connection_types: ['WEBSOCKET'],
    sub: { allow: [`u.${viewer.userGuid}.session`, `u.${viewer.userGuid}.0.*`] },
    pub: { deny: ['>'] },
  });
  expect(claims.nats.pub).not.toHaveProperty('allow');
  const left = (claims.exp ?? Infinity) * 1_000 - server.clock.now();
  expect(left).toBeLessThanOrEqual(15 * 60_000);
  expect(left).toBeGreaterThan(14 * 60_000);
});

test('guests, staff in another’s place and ended sessions have none', async () => {
  expect((await sessionOf({})).natsUserToken).toBe('');
  const { browser } = await impersonating(server);
  expect(create(payloadOf(await browser.get('/api/session')), sessionSchema)).toMatchObject({
    natsUserToken: null,
    extra: { suLogin: expect.any(Object) },
  });
  const viewer = await signInSomebody(server);
  await server.db.deleteFrom('sessions').where('user_guid', '=', viewer.userGuid).execute();
  expect((await sessionOf(viewer.headers)).natsUserToken).toBe('');
});

test('after a sign-out the account’s other devices get a token for other subjects, which the old one does not allow', async () => {
  const viewer = await signInSomebody(server);
  const subjects = async () => {
    const { natsUserToken } = await sessionOf(viewer.headers);
    return decode<User>(natsUserToken ?? '').nats.sub?.allow;
  };
  await server.app.deps.news.tell(viewer.userGuid, 'session');
  expect(await subjects()).toEqual([`u.${viewer.userGuid}.session`, `u.${viewer.userGuid}.1.*`]);
});

test('pages know the address of the server of messages', () => {
  expect(publicConfig(server.app.deps, 'en').natsUrl).toBe(env.NATS_WS_URL);
});

test('without messages there is none', async () => {
  const plain = await buildTestApp();
  const viewer = await signInSomebody(plain);
  expect((await sessionOf(viewer.headers, plain)).natsUserToken).toBeNull();
  await plain.close();
});

test('pages may connect to the server of messages, and to no other', async () => {
  const { headers } = await server.app.inject({ url: '/api/session' });
  expect(String(headers['content-security-policy'])).toContain(`connect-src 'self' ${env.NATS_WS_URL}`);
});

test('a token is handed out again for some minutes, to its own account only, and never near its end', async () => {
  let now = 1_700_000_000_000;
  const tokenFor = createTokens(seed, () => now);
  const [me, you] = [newGuid(), newGuid()];
  const token = await tokenFor(me, 0);
  expect(await tokenFor(you, 0)).not.toBe(token);
  expect(await tokenFor(me, 1), 'of another count of sessions').not.toBe(token);
  const again = await tokenFor(me, 0);
  now += tokenLife.reused - 1;
  expect(await tokenFor(me, 0)).toBe(again);
  now += 1;
  expect(await tokenFor(me, 0)).not.toBe(again);
  expect(tokenLife.reused).toBeLessThan(tokenLife.valid / 2);
});
