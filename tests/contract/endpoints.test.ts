import { describe, expect, test } from 'vitest';
import { fillPath } from '../../contract/endpoint.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { rawPaths } from '../../contract/kitchen/kitchen-endpoints.ts';
import { errorCodes } from '../../contract/errors.ts';

// Paths and bodies exactly as existing clients use them.
test.each([
  ['getSession', 'GET', '/api/session'],
  ['signIn', 'POST', '/api/session'],
  ['updateProfile', 'PUT', '/api/session/profile'],
  ['createAccount', 'POST', '/session'],
  ['verifyEmail', 'POST', '/session/emails/verifications'],
  ['requestPasswordReset', 'POST', '/session/passwords'],
  ['confirmPasswordReset', 'POST', '/api/v1/session/passwords'],
  ['listDebugEntries', 'GET', '/debug'],
] as const)('calls %s by %s %s', (name, method, path) => expect(endpoints[name]).toMatchObject({ method, path }));

test('has one entry for each method and path', () => {
  const calls = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(calls).size).toBe(calls.length);
});

describe.each(Object.entries(endpoints))('%s', (_, endpoint) => {
  test('has a path of this site, without a trailing slash', () => {
    expect(endpoint.path).toMatch(/^(?:\/:?[a-zA-Z0-9-]+)+$/);
  });

  test('sends no body with GET or DELETE, and lists only known errors', () => {
    expect(['POST', 'PUT'].includes(endpoint.method) || endpoint.body === null).toBe(true);
    for (const name of endpoint.errors) expect(Object.keys(errorCodes)).toContain(name);
    expect(new Set(endpoint.errors).size).toBe(endpoint.errors.length);
  });
});

test.each([
  ['createAccount', { email: 'a', password: 'b' }, true],
  ['createAccount', { email: '', password: '' }, true],
  ['createAccount', { email: 'a' }, false],
  ['createAccount', { email: 'a', password: 'b', isAdmin: true }, false],
  ['createAccount', { email: 'a', password: 7 }, false],
  ['createAccount', { email: 'a'.repeat(1_001), password: 'b' }, false],
  ['createAccount', null, false],
  ['createAccount', [], false],
  ['verifyEmail', { email: 'a' }, true],
  ['verifyEmail', { token: 't', code: '123456' }, true],
  ['verifyEmail', { token: 't', code: 123_456 }, false],
  ['verifyEmail', { email: 'a', token: 't', code: '123456' }, false],
  ['verifyEmail', {}, false],
  ['requestPasswordReset', { email: 'a' }, true],
  ['requestPasswordReset', { email: 'a', password: 'b' }, false],
  ['confirmPasswordReset', { token: 't', code: '123456', password: 'b' }, true],
  ['confirmPasswordReset', { code: '123456', password: 'b' }, false],
  ['confirmPasswordReset', { email: 'a', token: 't', code: '123456', password: 'b' }, false],
  ['updateProfile', { firstName: 'Ada', lastName: '' }, true],
  ['updateProfile', { first_name: 'Ada', last_name: '' }, false],
] as const)('%s reads the body, case %#', (name, body, isRead) => expect(endpoints[name].body.is(body)).toBe(isRead));

const order = {
  requestKey: 'key-0001',
  description: 'miso ramen',
  photoGuid: null,
  servings: 2,
  unitSystem: 'metric',
  diets: [],
  choice: null,
  improvise: false,
};

test.each<[string, object, boolean]>([
  ['as it is', {}, true],
  ['with a photo', { photoGuid: '01900000-0000-7000-8000-000000000000', description: '' }, true],
  ['with all diets', { diets: ['vegetarian', 'vegan', 'gluten_free', 'dairy_free'] }, true],
  ['for 24', { servings: 24 }, true],
  ['for none', { servings: 0 }, false],
  ['for 25', { servings: 25 }, false],
  ['for two and a half', { servings: 2.5 }, false],
  ['for "2"', { servings: '2' }, false],
  ['with a short key', { requestKey: 'short' }, false],
  ['with a long key', { requestKey: 'k'.repeat(65) }, false],
  ['with 2000 characters', { description: 'a'.repeat(2_000) }, true],
  ['with 2001 characters', { description: 'a'.repeat(2_001) }, false],
  ['with half a photo', { photoGuid: 'photo' }, false],
  ['with 36 letters for a photo', { photoGuid: '0'.repeat(36) }, false],
  ['with half a character', { description: 'Ramen \uD83C' }, false],
  ['in stones', { unitSystem: 'imperial' }, false],
  ['with an unknown diet', { diets: ['carnivore'] }, false],
  ['with diets without end', { diets: Array.from({ length: 5 }, () => 'vegan') }, false],
  ['with an empty choice', { choice: '' }, false],
  ['with a field that nobody asked for', { provider: 'built-in' }, false],
])('createJob takes an order %s: %#', (_, change, isRead) => {
  expect(endpoints.createJob.body.is({ ...order, ...change })).toBe(isRead);
});

test('fills and escapes the parameters of a path', () => {
  expect(fillPath(endpoints.getRecipe.path, { companyUri: 'adas-kitchen', guid: 'g' })).toBe('/api/companies/adas-kitchen/recipes/g');
  expect(fillPath(rawPaths.jobEvents, { companyUri: '../..', guid: 'a/b?c#d é' })).toBe(
    '/api/companies/..%2F../recipe-jobs/a%2Fb%3Fc%23d%20%C3%A9/events',
  );
});

test('refuses to fill a path without all of its parameters', () => {
  expect(() => fillPath(endpoints.getRecipe.path, { companyUri: 'adas-kitchen' })).toThrow(
    'The path /api/companies/:companyUri/recipes/:guid needs "guid".',
  );
});

test('lets a newer server add fields to an answer', () => {
  expect(endpoints.createAccount.payload.is({ token: 't', expiresIn: 600 })).toBe(true);
  expect(endpoints.createAccount.payload.is({ expiresIn: 600 })).toBe(false);
});
