import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { requestIdHeader } from '../../../contract/envelope.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { buildTestApp, type TestApp } from '../../support/server/app.ts';

let server: TestApp;
let lines: Record<string, unknown>[] = [];
beforeAll(async () => {
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) };
  server = await buildTestApp({ logger: { level: 'info', stream } });
});
beforeEach(() => void (lines = []));
afterAll(() => server.close());

const idOf = async (given?: string) =>
  (await server.app.inject({ url: '/api/health', ...(given !== undefined && { headers: { [requestIdHeader]: given } }) })).headers[
    requestIdHeader
  ];

test('an answer repeats the id of its request, or names one', async () => {
  expect(await idOf('0b9f2c4e-page-made')).toBe('0b9f2c4e-page-made');
  expect(await idOf()).toMatch(/^[\da-f-]{36}$/);
  expect(await idOf()).not.toBe(await idOf());
});

test.each(['short', 'a'.repeat(65), 'with spaces in it', '{"level":50,"x"', 'café-café-café'])(
  '%s is no id: it could write into the log',
  async (given) => {
    expect(await idOf(given)).toMatch(/^[\da-f-]{36}$/);
  },
);

test('a mail is logged with the request that caused it', async () => {
  const id = 'sign-up-of-ada-1';
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: endpoints.createAccount.path,
    headers: { [requestIdHeader]: id, origin: 'http://localhost:3000' },
    payload: { email: 'ada@anydish.example', password: 'correct horse battery' },
  });
  expect(statusCode).toBe(200);
  const written = lines.filter(({ mail }) => mail !== undefined);
  expect(written.map(({ reqId }) => reqId)).toEqual([id]);
  expect(JSON.stringify(lines)).not.toContain('correct horse');
});
