import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../support/server/app.ts';

const paths = ['/', '/login', '/api/session', '/dev/inbox', '/dev/inbox.json', '/debug', '/api/oauth/google/start', '/no/such/page'];
const statusesOf = (app: FastifyInstance, headers: Record<string, string>) =>
  Promise.all(paths.map(async (url) => (await app.inject({ url, headers })).statusCode));

describe('a development server', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await buildTestApp();
  });
  afterAll(() => server.close());

  const host = 'localhost:3000';
  test.each([
    ['a name of ngrok', { host: 'one-two-three.ngrok-free.app' }],
    ['a name that points at this computer', { host: 'rebound.evil.example:3000' }],
    ['a name that begins like this computer', { host: 'localhost.evil.example' }],
    ['a network of this computer', { host: '192.168.0.7:3000' }],
    ['Forwarded', { host, forwarded: 'for=192.0.2.1' }],
    ['X-Forwarded-For', { host, 'x-forwarded-for': '192.0.2.1' }],
    ['X-Forwarded-Host', { host, 'x-forwarded-host': 'evil.example' }],
    ['X-Forwarded-Proto', { host, 'x-forwarded-proto': 'https' }],
    ['Via', { host, via: '1.1 tunnel' }],
    ['CF-Connecting-IP', { host, 'cf-connecting-ip': '192.0.2.1' }],
    ['CDN-Loop', { host, 'cdn-loop': 'cloudflare' }],
    ['X-Real-IP', { host, 'x-real-ip': '192.0.2.1' }],
  ])('gets nothing: %s', async (_title, headers) => {
    expect(await statusesOf(server.app, headers)).toEqual(paths.map(() => 421));
    const signIn = { email: 'staff@anydish.example', password: 'make-any-dish' };
    const { statusCode, body } = await server.app.inject({ method: 'POST', url: '/api/session', headers, payload: signIn });
    expect([statusCode, body]).toEqual([421, expect.stringMatching(/^This is a development server for this computer only/)]);
    expect(body).not.toContain('evil');
  });

  test.each(['localhost', 'localhost:49153', '127.0.0.1:3000', '[::1]:8080', 'LOCALHOST:3000'])(
    'serves this computer, also by the port that a container publishes: %s',
    async (name) => {
      expect(await statusesOf(server.app, { host: name })).not.toContain(421);
    },
  );
});

test.each([
  ['a demo for anybody', { DEMO_FOR_ANYBODY: 'yes' }],
  ['production', { NODE_ENV: 'production' }],
  ['production for a telephone in this network', { HOST: '0.0.0.0', PUBLIC_URL: 'http://192.168.0.7:3000' }],
])('%s is for everybody', async (_title, env) => {
  const server = await buildTestApp({ env });
  try {
    const headers = { host: 'anydish.example', 'x-forwarded-for': '192.0.2.1', via: '1.1 proxy' };
    expect(await statusesOf(server.app, headers)).not.toContain(421);
  } finally {
    await server.close();
  }
});
