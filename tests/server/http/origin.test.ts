import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isOwnOrigin } from '../../../server/http/origin.ts';
import { buildTestApp, envelopeOf, type TestApp } from '../../support/server/app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const signOut = (headers: Record<string, string>) => server.app.inject({ method: 'DELETE', url: '/api/session', headers });

test.each([
  ['a page of ours', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }],
  ['a page of ours in an old browser', { origin: 'http://localhost:3000' }],
  ['the same server by another name', { origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin' }],
  ['a program without a page', {}],
])('%s may change something', async (_who, headers) => {
  expect((await signOut(headers)).statusCode).toBe(200);
});

test.each([
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['another site in an old browser', { origin: 'https://evil.example' }],
  ['another port of this host', { origin: 'http://localhost:4000', 'sec-fetch-site': 'same-site' }],
  ['a subdomain', { origin: 'http://evil.localhost:3000', 'sec-fetch-site': 'same-site' }],
  ['https instead of http', { origin: 'https://localhost:3000' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['a form that hides its origin', { 'sec-fetch-site': 'cross-site' }],
  ['an origin that only begins like ours', { origin: 'http://localhost:3000.evil.example' }],
  ['an origin with a user name like ours', { origin: 'http://localhost:3000@evil.example' }],
  ['no origin at all', { origin: '' }],
])('%s may not', async (_who, headers) => {
  const response = await signOut(headers);
  expect(response.statusCode).toBe(403);
  expect(envelopeOf(response)).toEqual({ status_code: 4, status_text: 'This request came from another site.', payload: null });
});

test('the check runs before the body is read and before any limit is used', async () => {
  const payload = 'email=a%40b.example&password=some+password';
  const headers = { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' };
  const response = await server.app.inject({ method: 'POST', url: '/session', headers, payload });
  expect(response.statusCode).toBe(403);
  expect(await server.db.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
});

test('reading is open to every origin, because it changes nothing', async () => {
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await server.app.inject({ url: '/api/session', headers })).statusCode).toBe(200);
});

describe('in production', () => {
  const config = { publicUrl: 'http://localhost:3000', isProduction: true };
  test('only the public address counts as ours', () => {
    expect(isOwnOrigin('http://localhost:3000', config)).toBe(true);
    expect(isOwnOrigin('http://127.0.0.1:3000', config)).toBe(false);
  });
});
