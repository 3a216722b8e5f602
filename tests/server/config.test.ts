import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../server/config.ts';
import { settingNames } from '../../server/settings.ts';
import { readEnvironment } from '../../server/environment.ts';
import { appleEnv, newAppleKey } from '../support/server/apple.ts';

const linesOf = (work: () => unknown): readonly string[] => {
  try {
    work();
  } catch (error) {
    if (error instanceof ConfigError) return error.lines;
    throw error;
  }
  return [];
};

test('with nothing set it is the embedded development server of the design', () => {
  expect(readConfig({})).toEqual({
    productName: 'AnyDish',
    isProduction: false,
    standing: 'HOST and PUBLIC_URL are this computer',
    isForThisComputer: true,
    hasServiceWorker: true,
    isEmbedded: true,
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    dataDir: '.data',
    databaseUrl: null,
    databasePool: 10,
    hasPooler: false,
    replicaUrl: null,
    metricsToken: null,
    objectStore: null,
    traces: null,
    jobsAtOnce: 50,
    secretKey: null,
    smtpUrl: null,
    mailFrom: 'AnyDish <no-reply@localhost>',
    contactEmail: 'no-reply@localhost',
    ai: null,
    google: null,
    facebook: null,
    apple: null,
    nats: null,
    cdnUrl: null,
    appStoreUrl: null,
    playStoreUrl: null,
    supportEmail: null,
    analyticsUrl: null,
    trustProxy: null,
    readsOwnNetwork: false,
    rendersPages: true,
    warmsUp: true,
    fairUse: { ordersPerDay: 100, companyOrdersPerDay: 1_000, ordersAtOnce: 3, mostRecipes: 10_000 },
    trials: { network: 20, site: 20_000 },
    budgets: {
      orders: { user: null, network: 1_000, site: 50_000 },
      tokens: { user: 1_000_000, network: 5_000_000, site: 50_000_000 },
      kibibytes: { user: 100 * 1_024, network: 1_000 * 1_024, site: 20_000 * 1_024 },
    },
  });
});

test('everything set is understood', () => {
  const config = readConfig({
    NODE_ENV: 'production',
    PORT: '8080',
    PUBLIC_URL: 'https://anydish.example/',
    DATABASE_URL: 'postgres://user:password@db.example/anydish',
    SECRET_KEY: 'k'.repeat(32),
    S3_ENDPOINT: 'https://s3.example/',
    S3_BUCKET: 'dishes',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
    SMTP_URL: 'smtps://user:password@mail.example:465',
    MAIL_FROM: 'Any Dish <hello@anydish.example>',
    AI_BASE_URL: 'https://ai.example/v1/',
    AI_API_KEY: 'key',
    AI_MODEL: 'model',
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
    NATS_URL: 'nats://nats.example',
    NATS_WS_URL: 'wss://nats.example',
    NATS_ACCOUNT_SEED: `SA${'A'.repeat(56)}`,
    TRUST_PROXY: '10.0.0.0/8, 127.0.0.1',
    PRODUCT_NAME: 'Tasty',
  });
  expect(config).toMatchObject({
    isProduction: true,
    isEmbedded: false,
    secretKey: 'k'.repeat(32),
    objectStore: {
      endpoint: 'https://s3.example',
      bucket: 'dishes',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
      isLeft: false,
    },
    port: 8080,
    publicUrl: 'https://anydish.example',
    mailFrom: 'Any Dish <hello@anydish.example>',
    ai: { baseUrl: 'https://ai.example/v1', apiKey: 'key', model: 'model' },
    google: { clientId: 'id', clientSecret: 'secret', issuer: null },
    nats: { url: 'nats://nats.example', wsUrl: 'wss://nats.example', accountSeed: `SA${'A'.repeat(56)}` },
    trustProxy: '10.0.0.0/8, 127.0.0.1',
    productName: 'Tasty',
  });
});

const apple = appleEnv('https://apple.example');

test('a key of Apple is read from a file as it is, and from one line', () => {
  const key = newAppleKey();
  for (const written of [key, key.replaceAll('\n', '\\n')]) {
    const config = readConfig({ ...apple, APPLE_ISSUER: '', APPLE_PRIVATE_KEY: written });
    expect(config.apple).toEqual({
      clientId: 'com.anydish.test',
      teamId: 'TEAM000001',
      keyId: 'KEY0000001',
      privateKey: key.trim(),
      issuer: null,
    });
  }
});

test.each(['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'])('Apple without %s stops the start', (name) => {
  const others = Object.keys(apple).filter((other) => other !== name);
  expect(linesOf(() => readConfig({ ...apple, [name]: '' }))).toEqual([
    `${name} is missing: ${others.join(' and ')} cannot be used without it.`,
  ]);
});

const pemOf = (type: 'rsa' | 'ec', options: object): string => {
  const { privateKey } = generateKeyPairSync(type as 'ec', options as { namedCurve: string });
  return privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
};

test.each([
  ['APPLE_TEAM_ID', 'team'],
  ['APPLE_KEY_ID', 'KEY000000-'],
  ['APPLE_PRIVATE_KEY', 'hidden'],
  ['APPLE_PRIVATE_KEY', './AuthKey_KEY0000001.p8'],
  ['APPLE_PRIVATE_KEY', newAppleKey().slice(0, 90)],
  ['APPLE_PRIVATE_KEY', pemOf('rsa', { modulusLength: 1_024 })],
  ['APPLE_PRIVATE_KEY', pemOf('ec', { namedCurve: 'P-384' })],
])('a wrong %s stops the start, and is not repeated', (name, value) => {
  const lines = linesOf(() => readConfig({ ...apple, [name]: value }));
  expect(lines[0]).toMatch(new RegExp(`^${name} must be the (ten capital letters|text of the \\.p8 file)`));
  expect(lines.join()).not.toContain(value.trim());
});

test('an empty value means none, and spaces around a value mean nothing', () => {
  expect(readConfig({ PORT: '', SMTP_URL: '  ', HOST: ' ::1 ' })).toMatchObject({ port: 3000, smtpUrl: null, host: '::1' });
});

test.each([
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http".'],
  [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535, not "65536".'],
  [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535, not "-1".'],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV must be one of development, production, test, not "prod".'],
  [{ PUBLIC_URL: 'anydish.example' }, 'PUBLIC_URL must be an address that starts with https:// or http://.'],
  [{ PUBLIC_URL: 'https://anydish.example/app' }, 'PUBLIC_URL must be an origin only, such as https://example.com, without a path.'],
  [
    { DATABASE_REPLICA_URL: 'postgres://replica.example/anydish' },
    'DATABASE_REPLICA_URL is set, and DATABASE_URL is not: the embedded database has no replica.',
  ],
  [{ DATABASE_URL: 'mysql://user:hidden@db' }, 'DATABASE_URL must be an address that starts with postgres:// or postgresql://.'],
  [{ SECRET_KEY: 'hidden' }, 'SECRET_KEY must have 32 characters at least: openssl rand -base64 32 makes one.'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be an address that starts with smtp:// or smtps://.'],
  [{ MAIL_FROM: 'AnyDish' }, 'MAIL_FROM must be an e-mail address, or a name and an address: Name <name@example.com>.'],
  [{ SUPPORT_EMAIL: 'help' }, 'SUPPORT_EMAIL must be an e-mail address, not "help".'],
  [{ CDN_URL: 'https://cdn.example/?a=1' }, 'CDN_URL must be an address without a query or a fragment.'],
  [{ AI_MODEL: 'model' }, 'AI_BASE_URL is missing: AI_MODEL cannot be used without it.'],
  [{ AI_BASE_URL: 'https://ai.example' }, 'AI_MODEL is missing: AI_BASE_URL cannot be used without it.'],
  [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_SECRET is missing: GOOGLE_CLIENT_ID cannot be used without it.'],
  [{ S3_LEAVE: 'maybe' }, 'S3_LEAVE must be one of yes, no, not "maybe".'],
  [
    { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'dishes', S3_ACCESS_KEY_ID: 'id' },
    'S3_SECRET_ACCESS_KEY is missing: S3_ENDPOINT and S3_BUCKET and S3_ACCESS_KEY_ID cannot be used without it.',
  ],
  [{ NATS_ACCOUNT_SEED: `SA${'A'.repeat(56)}` }, 'NATS_URL is missing: NATS_ACCOUNT_SEED cannot be used without it.'],
  [{ NATS_URL: 'nats://localhost', NATS_WS_URL: 'ws://localhost' }, 'NATS_ACCOUNT_SEED is missing: NATS_WS_URL cannot be used without it.'],
  [
    { NATS_URL: 'nats://localhost', NATS_ACCOUNT_SEED: 'SUA' },
    'NATS_ACCOUNT_SEED must be the seed of an account: SA and 56 capital letters and digits (node scripts/nats-keys.mjs makes one).',
  ],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be a list of addresses or networks such as 10.0.0.0/8, not "true".'],
])('%j stops the start with one line', (env, line) => {
  expect(linesOf(() => readConfig(env))).toEqual([line]);
});

test('pages of this network are read in tests alone', () => {
  expect(readConfig({ READ_OWN_NETWORK: 'yes' }).readsOwnNetwork).toBe(true);
  const shown = { READ_OWN_NETWORK: 'yes', NODE_ENV: 'production', SECRET_KEY: 'k'.repeat(32) };
  expect(() => readConfig(shown)).toThrow('READ_OWN_NETWORK is yes');
});

test('all mistakes are told at once, and none of them repeats a secret', () => {
  const lines = linesOf(() =>
    readConfig({ PORT: 'x', SMTP_URL: 'user:hidden@mail', DATABASE_URL: 'user:hidden@db', AI_API_KEY: 'hidden' }),
  );
  expect(lines).toHaveLength(5);
  expect(lines.join('\n')).not.toContain('hidden');
});

describe('.env', () => {
  const folder = mkdtempSync(join(tmpdir(), 'anydish-env-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const path = join(folder, '.env');

  test('is read, and the environment wins over it', () => {
    writeFileSync(path, '# mine\nPORT=4000\nMAIL_FROM="Any Dish <a@b.example>"\n');
    expect(readConfig(readEnvironment({ PORT: '5000' }, path))).toMatchObject({ port: 5000, mailFrom: 'Any Dish <a@b.example>' });
  });

  test('stops the start for each name that is no setting', () => {
    writeFileSync(path, 'PORTT=4000\nSMTP_URI=smtp://x\nUV_THREADPOOL_SIZE=8\n');
    expect(linesOf(() => readEnvironment({}, path))).toEqual([
      `PORTT in ${path} is not a setting; .env.example lists all.`,
      `SMTP_URI in ${path} is not a setting; .env.example lists all.`,
    ]);
  });

  test('need not be there', () => {
    expect(readEnvironment({ PORT: '1' }, join(folder, 'none'))).toEqual({ PORT: '1' });
  });

  test('that cannot be read is told', () => {
    expect(linesOf(() => readEnvironment({}, folder))[0]).toMatch(/^The file .* cannot be read: /);
  });

  test('.env.example lists exactly the settings, and its own values are good ones', () => {
    const example = readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8');
    const all = parseEnv(example.replaceAll(/^# (?=[A-Z_\d]+=)/gm, ''));
    expect(Object.keys(all).toSorted()).toEqual([...settingNames].toSorted());
    expect(linesOf(() => readConfig(parseEnv(example)))).toEqual([]);
  });
});
