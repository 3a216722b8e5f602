import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../../../server/app.ts';
import { Failure } from '../../../server/http/failure.ts';
import { i18n } from '@anydish/language/sentence';
import { logOptions } from '../../../server/log.ts';
import { buildTestApp, envelopeOf, type TestApp } from '../../support/server/app.ts';

let server: TestApp;
let app: FastifyInstance;
let fault: unknown = null;
let lines: string[] = [];
beforeAll(async () => {
  server = await buildTestApp();
  app = await buildApp({ ...server.app.deps, logger: logOptions({ write: (line) => void lines.push(line) }) });
  app.get('/api/throws', () => {
    throw fault;
  });
});
afterAll(async () => {
  await app.close();
  await server.close();
});
beforeEach(() => {
  lines = [];
});

const answerTo = (error: unknown) => {
  fault = error;
  return app.inject('/api/throws');
};

test('a failure is answered as it is', async () => {
  const response = await answerTo(
    new Failure('wrongCode', i18n._('This code is not right. Please ask for a new one.'), { attemptsLeft: 3 }),
  );
  expect(response.statusCode).toBe(422);
  expect(envelopeOf(response)).toEqual({
    status_code: 7,
    status_text: 'This code is not right. Please ask for a new one.',
    payload: { attempts_left: 3 },
  });
});

test('a wait is also in the header', async () => {
  const response = await answerTo(new Failure('tooManyRequests', i18n._('Wait.'), { retryAfter: 17 }));
  expect(response.headers['retry-after']).toBe('17');
});

test('for other errors the client learns nothing, and the log has the location', async () => {
  const error = Object.assign(new Error('secret table "users"'), { detail: 'Failing row contains (argon2id hash)', code: '23502' });
  const response = await answerTo(error);
  expect(response.statusCode).toBe(500);
  expect(envelopeOf(response)).toEqual({
    status_code: 1,
    status_text: 'Something went wrong on our side. Please try again.',
    payload: null,
  });
  const line = lines.find((candidate) => candidate.includes('request failed')) ?? '';
  expect(line).toContain('errors.test.ts');
  expect(line).toContain('23502');
  expect(line).not.toContain('Failing row');
});

test.each([
  ['PostgreSQL', { code: '53100' }],
  ['the disk of an embedded one', { code: 'ENOSPC' }],
  ['the driver', { message: 'could not extend file "base/5/16384": No space left on device' }],
])('a disk that is full, as %s says it, is told in words, as something that passes', async (_, details) => {
  const response = await answerTo(Object.assign(new Error('insert failed'), details));
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '60']);
  expect(envelopeOf(response).status_text).toBe('We cannot save anything right now. Please try again in a few minutes.');
});

test.each([
  { code: '57014' },
  { code: '57P03' },
  { code: '53300' },
  { code: '08006' },
  { code: 'ECONNREFUSED' },
  { message: 'Query read timeout' },
  { message: 'timeout exceeded when trying to connect' },
  { message: 'Connection terminated unexpectedly' },
])('a database that does not answer (%j) is a server that is busy', async (details) => {
  const response = await answerTo(Object.assign(new Error('away'), details));
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
});

test('a plugin’s 503 is answered as a busy server', async () => {
  const response = await answerTo(Object.assign(new Error('Service Unavailable'), { statusCode: 503 }));
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('5');
  expect(envelopeOf(response).status_text).toBe('The server is busy. Please try again in a moment.');
});
