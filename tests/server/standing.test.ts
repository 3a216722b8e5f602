import { describe, expect, test, vi } from 'vitest';
import { isDevelopment } from '../../scripts/standing.mjs';
import { readConfig } from '../../server/config.ts';
import { sessionOf, signUp } from '../support/server/accounts.ts';
import { buildTestApp } from '../support/server/app.ts';
import { Browser } from '../support/server/browser.ts';
import { closeDemoAccounts, demoAccounts, demoPassword, seedDemoAccounts } from '../../server/seed.ts';

const db = { DATABASE_URL: 'postgres://localhost/x' };

/** What is set, whether it is production, and why. */
const places: [env: Record<string, string>, isProduction: boolean, why: string][] = [
  [{}, false, 'HOST and PUBLIC_URL are this computer'],
  [{ HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' }, false, 'HOST and PUBLIC_URL are this computer'],
  [{ HOST: 'localhost', PUBLIC_URL: 'https://127.1:3000' }, false, 'HOST and PUBLIC_URL are this computer'],
  [{ HOST: '127.8.8.8' }, false, 'HOST and PUBLIC_URL are this computer'],
  [{ NODE_ENV: 'development' }, false, 'NODE_ENV is development, and HOST and PUBLIC_URL are this computer'],
  [{ NODE_ENV: 'test', ...db }, false, 'NODE_ENV is test, and HOST and PUBLIC_URL are this computer'],
  [db, true, 'DATABASE_URL is set, and NODE_ENV is not'],
  [{ NODE_ENV: 'production' }, true, 'NODE_ENV says so'],
  [
    { SMTP_URL: 'smtp://localhost', PUBLIC_URL: 'https://anydish.example' },
    true,
    'PUBLIC_URL https://anydish.example is not this computer alone',
  ],
  [
    { PUBLIC_URL: 'https://anydish.example', NODE_ENV: 'development' },
    true,
    'PUBLIC_URL https://anydish.example is not this computer alone, so NODE_ENV is not asked',
  ],
  [{ PUBLIC_URL: 'http://localhost.evil.example' }, true, 'PUBLIC_URL http://localhost.evil.example is not this computer alone'],
  [{ PUBLIC_URL: 'http://127.0.0.1.evil.example' }, true, 'PUBLIC_URL http://127.0.0.1.evil.example is not this computer alone'],
  [{ PUBLIC_URL: 'http://192.168.0.7:3000' }, true, 'PUBLIC_URL http://192.168.0.7:3000 is not this computer alone'],
  [{ HOST: '0.0.0.0' }, true, 'HOST 0.0.0.0 is not this computer alone'],
  [{ HOST: '::' }, true, 'HOST :: is not this computer alone'],
  [{ HOST: '192.168.0.7', NODE_ENV: 'test' }, true, 'HOST 192.168.0.7 is not this computer alone, so NODE_ENV is not asked'],
  [{ HOST: '0.0.0.0', DEMO_FOR_ANYBODY: 'yes' }, false, 'DEMO_FOR_ANYBODY says so: anybody who reaches it may be staff'],
  [
    { PUBLIC_URL: 'https://anydish.example', DEMO_FOR_ANYBODY: 'yes' },
    false,
    'DEMO_FOR_ANYBODY says so: anybody who reaches it may be staff',
  ],
  [{ HOST: '0.0.0.0', DEMO_FOR_ANYBODY: 'no' }, true, 'HOST 0.0.0.0 is not this computer alone'],
];

describe.each(places)('with %j', (env, isProduction, why) => {
  test(`it is ${isProduction ? 'production' : 'development'}: ${why}`, () => {
    expect(readConfig(env)).toMatchObject({ isProduction, standing: why });
  });

  test('and the scripts build for the same', () => {
    for (const name of ['NODE_ENV', 'HOST', 'PUBLIC_URL', 'DATABASE_URL', 'DEMO_FOR_ANYBODY']) vi.stubEnv(name, env[name] ?? '');
    expect(isDevelopment()).toBe(!isProduction);
    vi.unstubAllEnvs();
  });
});

test('a demo for anybody in production is a contradiction', () => {
  expect(() => readConfig({ NODE_ENV: 'production', DEMO_FOR_ANYBODY: 'yes' })).toThrow(
    /^DEMO_FOR_ANYBODY is yes, and NODE_ENV is production/,
  );
});

describe.each(places.filter(([env, isProduction]) => isProduction && env['DATABASE_URL'] === undefined))(
  'what is for developers with %j',
  (env) => {
    test('is not there', async () => {
      const server = await buildTestApp({ env });
      try {
        const browser = new Browser(server.app);
        for (const path of [
          '/dev/inbox',
          '/dev/inbox.json',
          '/dev/idp/.well-known/openid-configuration',
          '/api/oauth/google/start',
          '/debug',
        ])
          expect((await browser.get(path)).statusCode, path).toBe(404);
      } finally {
        await server.close();
      }
    });
  },
);

test('data of a demo that goes public opens no demo account, and does again at home', async () => {
  const server = await buildTestApp();
  try {
    const someone = await signUp(server);
    const signIn = async (email: string) => {
      const browser = new Browser(server.app);
      return { browser, status: (await browser.post('/api/session', { email, password: demoPassword })).statusCode };
    };
    await seedDemoAccounts(server.db, server.clock);
    const before = await Promise.all(demoAccounts.map(({ email }) => signIn(email)));
    expect(before.map(({ status }) => status)).toEqual([200, 200]);
    await closeDemoAccounts(server.db);
    for (const { email } of demoAccounts) expect((await signIn(email)).status).toBe(401);
    for (const { browser } of before) expect(sessionOf(await browser.get('/api/session')).email).toBeNull();
    expect(sessionOf(await someone.browser.get('/api/session')).email).toBe(someone.email);
    await seedDemoAccounts(server.db, server.clock);
    const [, staff] = demoAccounts;
    expect(sessionOf(await (await signIn(staff.email)).browser.get('/api/session')).extra.su).toMatchObject({ canLoginAsUser: true });
  } finally {
    await server.close();
  }
});
