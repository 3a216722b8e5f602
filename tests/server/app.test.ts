import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, envelopeOf, type TestApp } from '../support/server/app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

test.each(['/api', '/api/nothing', '/session', '/session/nothing', '/dev/nothing', '/api/%00'])(
  'nothing at %s is told in an envelope, also to a browser',
  async (url) => {
    const response = await server.app.inject({ url, headers: { accept: 'text/html' } });
    expect(response.statusCode).toBe(404);
    expect(envelopeOf(response)).toEqual({ status_code: 5, status_text: 'Nothing was found at this address.', payload: null });
  },
);

test('an address that cannot be read is refused in an envelope', async () => {
  const response = await server.app.inject({ url: '/api/%E0%A4%A' });
  expect(response.statusCode).toBe(400);
  expect(envelopeOf(response)).toMatchObject({ status_code: 2, status_text: 'The address is not a valid one.' });
});

test('health is told while the database answers', async () => {
  expect(envelopeOf(await server.app.inject('/api/health')).payload).toEqual({ is_healthy: true });
});

describe('headers', () => {
  const headersOf = async (env: Record<string, string> = {}) => {
    const other = await buildTestApp({ database: { db: server.db, close: async () => {} }, env });
    const { headers } = await other.app.inject('/api/session');
    await other.close();
    return headers;
  };

  test('nothing but our own code, styles and pictures is allowed on a page', async () => {
    const policy = String((await headersOf())['content-security-policy'])
      .split(';')
      .toSorted();
    expect(policy).toEqual([
      "base-uri 'none'",
      "connect-src 'self'",
      "default-src 'self'",
      "font-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "img-src 'self' blob: data:",
      "manifest-src 'self'",
      "object-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "worker-src 'self'",
    ]);
  });

  test('what the configuration puts elsewhere is allowed there, and only its origin', async () => {
    const policy = (await headersOf({ CDN_URL: 'https://cdn.example/a/b', ANALYTICS_URL: 'https://stats.example/hit' }))[
      'content-security-policy'
    ];
    expect(policy).toContain("script-src 'self' https://cdn.example;");
    expect(policy).toContain("connect-src 'self' https://cdn.example https://stats.example");
    expect(policy).not.toContain('unsafe');
  });

  test('the rest of what ASVS asks for', async () => {
    expect(await headersOf()).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      // A recipe can be led by voice.
      'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'x-frame-options': 'DENY',
    });
  });

  test('browsers are bound to https where it is spoken', async () => {
    expect(await headersOf()).not.toHaveProperty('strict-transport-security');
    const headers = await headersOf({ PUBLIC_URL: 'https://anydish.example' });
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  test('no other site may read answers', async () => {
    const response = await server.app.inject({ url: '/api/session', headers: { origin: 'https://evil.example' } });
    expect(response.headers).not.toHaveProperty('access-control-allow-origin');
  });
});
