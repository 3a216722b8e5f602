import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorCodes, type ErrorName } from '../../../contract/errors.ts';
import type { Locale } from '../../../contract/shell/locales.ts';
import { Failure, invalidFields } from '../../../server/http/failure.ts';
import { problemSentences } from '../../../server/http/field-problems.ts';
import { i18n } from '@anydish/language/sentence';
import { inWords } from '../../../server/language/speech.ts';
import { buildTestApp, envelopeOf, signInSomebody, type TestApp } from '../../support/server/app.ts';
import { Browser } from '../../support/server/browser.ts';

/** One of each error, as the server throws it somewhere. */
const failures: Record<ErrorName, Failure> = {
  unknown: new Failure('unknown', i18n._('Something went wrong on our side. Please try again.')),
  invalidInput: new Failure('invalidInput', i18n._('The body is not valid JSON.')),
  notSignedIn: new Failure('notSignedIn', i18n._('Please sign in to continue.')),
  notAllowed: new Failure('notAllowed', i18n._('Only the account owner can do this.')),
  notFound: new Failure('notFound', i18n._('Nothing was found at this address.')),
  tooManyRequests: new Failure('tooManyRequests', i18n._('Too many requests. Please wait a moment and try again.'), { retryAfter: 7 }),
  wrongCode: new Failure('wrongCode', i18n._('This code is not right. Please ask for a new one.'), { attemptsLeft: 0 }),
  codeExpired: new Failure('codeExpired', i18n._('This code has expired or was already used. Please ask for a new one.')),
  emailTaken: new Failure('emailTaken', i18n._('Account using this email is already registered.')),
  conflict: new Failure('conflict', i18n._('This email address already has an account. Please sign in.')),
  kitchenUnavailable: new Failure('kitchenUnavailable', i18n._('The server is busy. Please try again in a moment.')),
  tooLarge: new Failure('tooLarge', i18n._('This is too large to be accepted.')),
  unsupportedMedia: new Failure('unsupportedMedia', i18n._('This kind of content is not accepted here.')),
  secondStepRequired: new Failure('secondStepRequired', i18n._('Please enter the code of your authenticator app.')),
  stepUpRequired: new Failure('stepUpRequired', i18n._('Please confirm that it is you.')),
  withdrawn: new Failure('withdrawn', i18n._('This recipe is no longer shared.')),
  secondFactorRequired: new Failure(
    'secondFactorRequired',
    i18n._('Please set up a passkey or an authenticator app for your account first.'),
  ),
};

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp({
    prepare: (app) => {
      app.get<{ Params: { name: ErrorName } }>('/api/fails/:name', ({ params }) => {
        throw failures[params.name];
      });
      app.get('/api/refuses', () => {
        throw invalidFields({ newEmail: problemSentences['email.invalid'], password: problemSentences['password.short'] });
      });
    },
  });
});
afterAll(() => server.close());

const ask = async (url: string, language: string) => envelopeOf(await server.app.inject({ url, headers: { 'accept-language': language } }));

describe.each(Object.keys(errorCodes) as ErrorName[])('%s', (name) => {
  test.each(['de', 'ar'] as const)('is answered in %s with the same error', async (language) => {
    const [told, english] = [await ask(`/api/fails/${name}`, language), await ask(`/api/fails/${name}`, 'en')];
    expect(english.status_text).toBe(failures[name].sentence.id);
    expect(told.status_text).toBe(inWords(failures[name].sentence, language));
    expect(told.status_text).not.toBe(english.status_text);
    expect(told).toEqual({ ...english, status_text: told.status_text });
    expect(told.status_code).toBe(errorCodes[name].statusCode);
  });
});

test.each(['de', 'ar'] as const)('field problems are answered in %s, under the same names', async (language) => {
  const { payload, status_text: text } = await ask('/api/refuses', language);
  expect(payload).toEqual({
    new_email: inWords(problemSentences['email.invalid'], language),
    password: inWords(problemSentences['password.short'], language),
  });
  expect(Object.values(payload as object)).not.toContain('Please enter a valid email address');
  expect(text).toBe(inWords(i18n._('Please check the marked fields.'), language));
});

describe('errors before or outside a handler', () => {
  const said = (id: string) => inWords({ id }, 'de');

  test.each([
    ['an address that is none', '/%zz', 'The address is not a valid one.'],
    ['an address of nothing', '/api/nothing', 'Nothing was found at this address.'],
  ])('%s is told in the language of the request', async (_, url, sentence) => {
    expect((await ask(url, 'de')).status_text).toBe(said(sentence));
    expect(said(sentence)).not.toBe(sentence);
  });

  test('an invalid body, and one with wrong fields', async () => {
    const browser = new Browser(server.app, { headers: { 'accept-language': 'de', 'content-type': 'application/json' } });
    const broken = envelopeOf(await browser.post('/api/session', undefined, { payload: '{' }));
    expect(broken.status_text).toBe(said('The body is not valid JSON.'));
    const odd = envelopeOf(await browser.post('/api/session', { email: 'ada@example.com', pasword: 'x' }));
    expect(odd.payload).toEqual({ password: said('This field is required.'), pasword: said('This field is not known.') });
  });
});

test('the cookie precedes the header, and unknown values fall back to English', async () => {
  const url = '/api/nothing';
  const told = async (cookie: string, header: string) =>
    envelopeOf(await server.app.inject({ url, cookies: { language: cookie }, headers: { 'accept-language': header } })).status_text;
  const sentence = { id: 'Nothing was found at this address.' };
  expect(await told('ar', 'de')).toBe(inWords(sentence, 'ar'));
  expect(await told('klingon', 'de')).toBe(inWords(sentence, 'de'));
  expect(await told('__proto__', 'tlh')).toBe(sentence.id);
});

test('concurrent requests in several languages do not mix', async () => {
  const languages = ['en', 'de', 'ar', 'he', 'fr', 'hi'] as const;
  const { headers } = await signInSomebody(server);
  const asked = Array.from({ length: 12 }, () => languages).flat();
  const call = async (language: Locale, index: number) => {
    const payload = { email: `no address ${index}`, current_password: '' };
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/account/email',
      headers: { ...headers, 'accept-language': language },
      payload,
    });
    return envelopeOf(answer).status_text;
  };
  const told = await Promise.all(asked.map(call));
  expect(told).toEqual(asked.map((language) => inWords(problemSentences['email.invalid'], language)));
  expect(new Set(told).size).toBe(languages.length);
});
