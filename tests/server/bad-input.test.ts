import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorCodes, type ErrorName } from '../../contract/errors.ts';
import { goodPassword, sessionOf, signUp } from '../support/server/accounts.ts';
import { buildTestApp, envelopeOf, type TestApp } from '../support/server/app.ts';
import { Browser } from '../support/server/browser.ts';

let server: TestApp;
let member: Browser;
let companyUri = '';
beforeAll(async () => {
  server = await buildTestApp();
  member = (await signUp(server)).browser;
  const { extra } = sessionOf(await member.put('/api/session/profile', { first_name: 'Ada', last_name: '' }));
  companyUri = extra.companies?.[0]?.uri ?? '';
});
afterAll(() => server.close());

interface Case {
  title: string;
  url: string;
  /** An object is sent as JSON; a text or bytes as they are, with `type`. */
  body: object | string | Buffer | undefined;
  type?: string;
  error: ErrorName;
  /** Field -> message, or null where no field is to blame. */
  payload: Record<string, string> | null;
  /** The whole sentence, where it says more than the fields. */
  text?: string;
}

const [json, form] = ['application/json', 'application/x-www-form-urlencoded'];
const [signUps, signIns, codes, profile] = ['/session', '/api/session', '/session/emails/verifications', '/api/session/profile'];
const [resets, newPasswords] = ['/session/passwords', '/api/v1/session/passwords'];
/** `:company` stands for the member's. */
const orders = '/api/companies/:company/recipe-jobs';
const good = { email: 'new@example.com', password: goodPassword };
const names = { first_name: 'Ada', last_name: '' };
const dish = { request_key: 'key-of-a-test', description: 'a ramen', photo_guid: null, unit_system: 'metric', choice: null };
const order = { ...dish, servings: 2, diets: [], improvise: false };
const deep = `{"email":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;

const notEmail = { email: 'Please enter a valid email address' };
const nul = 'This contains a character that cannot be stored.';
const required = 'This field is required.';
const unknown = 'This field is not known.';
const notText = 'This must be a text.';
const notObject = 'The body must be a JSON object.';

/** Input that is refused under its fields. */
const fields = (title: string, url: string, body: object, payload: Record<string, string>): Case => {
  return { title, url, body, error: 'invalidInput', payload };
};
/** Input that is refused as a whole. */
const whole = (title: string, error: ErrorName, body: Case['body'], type?: string, text?: string): Case => {
  return {
    title,
    url: signUps,
    body,
    error,
    payload: null,
    ...(type === undefined ? {} : { type }),
    ...(text === undefined ? {} : { text }),
  };
};

const cases: Case[] = [
  whole('nothing at all', 'invalidInput', undefined, undefined, notObject),
  whole('an empty body', 'invalidInput', '', json, 'The body is empty.'),
  whole('broken JSON', 'invalidInput', '{"email":', json, 'The body is not valid JSON.'),
  whole('a poisoned prototype', 'invalidInput', '{"__proto__":{"a":1}}', json),
  whole('brackets without end', 'invalidInput', deep, json, 'The body is nested too deeply.'),
  whole('a list', 'invalidInput', [good], undefined, notObject),
  whole('a form', 'unsupportedMedia', 'email=a%40b.example', form),
  whole('plain text', 'unsupportedMedia', JSON.stringify(good), 'text/plain'),
  whole('XML', 'unsupportedMedia', '<email/>', 'application/xml'),
  whole('a body of 300 KiB', 'tooLarge', { ...good, email: 'x'.repeat(300 * 1024) }),
  whole('a body of 60 MB', 'tooLarge', Buffer.alloc(60_000_000, 'a'), json),

  fields('no fields', signUps, {}, { email: required, password: required }),
  fields('fields of wrong types', signUps, { email: 7, password: ['x'] }, { email: notText, password: notText }),
  fields('a field that nobody asked for', signUps, { ...good, is_staff: true }, { is_staff: unknown }),
  fields('an empty form', signUps, { email: ' ', password: '' }, { email: 'Email is required', password: 'Password is required' }),
  fields('an address without an @', signUps, { ...good, email: 'ada.example.com' }, notEmail),
  fields('two addresses', signUps, { ...good, email: 'a@b.example, c@d.example' }, notEmail),
  fields('an address with a line break', signUps, { ...good, email: 'a@b.example\nBcc: c@d.example' }, notEmail),
  fields('an address of markup', signUps, { ...good, email: '<script>@example.com' }, notEmail),
  fields('an address that is too long', signUps, { ...good, email: `${'x'.repeat(250)}@example.com` }, notEmail),
  fields('a text of 1,001 characters', signUps, { ...good, email: 'x'.repeat(1_001) }, { email: 'Please use at most 1,000 characters.' }),
  fields('a NUL', signUps, { ...good, password: 'eight\u0000888' }, { password: nul }),
  fields('a short password', signUps, { ...good, password: 'seven77' }, { password: 'Please use at least 8 characters' }),
  fields('a long password', signUps, { ...good, password: 'x'.repeat(257) }, { password: 'Please use at most 256 characters' }),
  fields(
    'a common password',
    signUps,
    { ...good, password: 'Password1' },
    { password: 'This password is too common. Please choose another one' },
  ),

  fields('a sign-in without a password', signIns, { ...good, password: '' }, { password: 'Password is required' }),
  fields('SQL for an address', signIns, { ...good, email: "' or 1=1 --@x.example" }, notEmail),

  fields('a code of letters', codes, { token: 'x', code: 'abcdef' }, { code: 'Please enter a valid code' }),
  fields('a code as a number', codes, { token: 'x', code: 123_456 }, { code: notText }),
  fields('a code without its token', codes, { code: '123456' }, { token: required }),
  fields('a code with an address', codes, { email: 'a@b.example', code: '123456' }, { code: unknown }),
  { title: 'a token of nobody', url: codes, body: { token: '🍕', code: '123456' }, error: 'codeExpired', payload: null },

  fields('a reset without an address', resets, {}, { email: required }),
  fields('a reset of no address', resets, { email: 'ada' }, notEmail),
  fields('a reset of a list of addresses', resets, { email: ['a@b.example'] }, { email: notText }),
  fields('a new password without its code', newPasswords, { password: goodPassword }, { token: required, code: required }),
  fields(
    'a new password with an address',
    newPasswords,
    { token: 'x', code: '123456', password: goodPassword, email: good.email },
    { email: unknown },
  ),
  {
    title: 'a new password by a token of nobody',
    url: newPasswords,
    body: { token: '🍕', code: '123456', password: goodPassword },
    error: 'codeExpired',
    payload: null,
  },

  fields(
    'a name of 101 characters',
    profile,
    { ...names, first_name: 'x'.repeat(101) },
    { first_name: 'Please use at most 100 characters' },
  ),
  fields('a name of spaces', profile, { ...names, first_name: '\t \n' }, { first_name: 'Full name is required' }),
  fields('a profile with a guid', profile, { ...names, guid: 'x' }, { guid: unknown }),

  fields(
    'an order of 2,001 characters',
    orders,
    { ...order, description: 'x'.repeat(2_001) },
    { description: 'Please use at most 2,000 characters.' },
  ),
  fields('an order for nobody', orders, { ...order, servings: 0 }, { servings: 'This must be 1 at least.' }),
  fields('an order for half a person', orders, { ...order, servings: 2.5 }, { servings: 'This must be a whole number.' }),
  fields(
    'an order of an unknown diet',
    orders,
    { ...order, diets: ['cake'] },
    { 'diets.0': 'This must be one of these: vegetarian, vegan, gluten_free, dairy_free.' },
  ),
  { title: 'an order for no company', url: '/api/companies/%00/recipe-jobs', body: order, error: 'notFound', payload: null },
];

const send = ({ url, body, type }: Case) => {
  const headers = type === undefined ? {} : { headers: { 'content-type': type } };
  // `inject` takes texts and bytes as they are; its type of a body is an object.
  return member.call(url === profile ? 'PUT' : 'POST', url.replace(':company', companyUri), body as object, headers);
};

const tables = [
  'users',
  'sign_ups',
  'password_resets',
  'verification_codes',
  'mails',
  'companies',
  'recipe_jobs',
  'recipes',
  'photos',
] as const;
const stored = () => Promise.all(tables.map(async (table) => [table, await server.db.selectFrom(table).selectAll().execute()]));

const counted = () => server.db.selectFrom('rate_limits').selectAll().orderBy('key').execute();

describe('bad input', () => {
  test('is a table of thirty cases at least', () => {
    expect(cases.length).toBeGreaterThanOrEqual(30);
  });

  test.each(cases)('$title: $error', async (input) => {
    const [before, limits] = [await stored(), await counted()];
    const response = await send(input);
    const { statusCode, http } = errorCodes[input.error];
    expect(response.statusCode).toBe(http);
    const envelope = envelopeOf(response);
    expect(envelope).toMatchObject({ status_code: statusCode, payload: input.payload });
    expect(envelope.status_text).toMatch(/^[A-Z]/);
    expect(envelope.status_text).toContain(input.text ?? '');
    expect(response.body).not.toMatch(/node_modules|at \w+ \(/);
    expect(await stored()).toEqual(before);
    // A guess is counted, nonsense is not.
    expect(input.error === 'codeExpired' || isDeepStrictEqual(await counted(), limits)).toBe(true);
    expect((await server.app.inject('/api/health')).statusCode).toBe(200);
  });
});

describe('odd but good input', () => {
  test.each(['<script>alert(1)</script>', '"; drop table users; --', 'Ω≈ç√∫˜', '王小明', '👩🏽‍🍳', "O'Neill", '\u202Eevil', 'null', '{{7*7}}'])(
    '%s is a name, and comes back as it was',
    async (name) => {
      const session = sessionOf(await member.put('/api/session/profile', { first_name: name, last_name: '' }));
      expect(session.firstName).toBe(name);
      expect(sessionOf(await member.get('/api/session')).firstName).toBe(name);
    },
  );

  test('an address in another script is an address', async () => {
    const response = await new Browser(server.app).post('/session', { email: 'ünï@bücher.example', password: goodPassword });
    expect(response.statusCode).toBe(200);
  });
});
