import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Locale } from '../../../../contract/shell/locales.ts';
import { rawPaths } from '../../../../contract/kitchen/kitchen-endpoints.ts';
import { i18n } from '@anydish/language/sentence';
import { inWords } from '../../../../server/language/speech.ts';
import { buildTestApp, signInSomebody, type TestApp, type TestViewer } from '../../../support/server/app.ts';
import { kitchenClient, requestFor } from '../../../support/server/kitchen-client.ts';
import { finished, plainBody, provenBody, ScriptedCook } from '../../../support/server/scripted-cook.ts';

const cookedBy = { kind: 'openai-compatible', model: 'taster-1', promptVersion: 1, isImprovised: false } as const;
const cook = new ScriptedCook();
let server: TestApp;
let viewer: TestViewer;
beforeAll(async () => {
  server = await buildTestApp({ cook });
  viewer = await signInSomebody(server);
});
afterAll(() => server.close());

/** A viewer whose page is in a language. */
const reading = (language: Locale, who = viewer) => {
  const headers = { ...who.headers, cookie: `${who.headers.cookie}; language=${language}` };
  return kitchenClient(server, { ...who, headers });
};

/** Orders toast and lets the cook say this. Resolves to the job's guid. */
async function ordered(language: Locale, ...events: Parameters<typeof cook.say>): Promise<string> {
  const count = cook.orders.length;
  const { guid } = await reading(language).order(requestFor('toast'));
  await vi.waitUntil(() => cook.orders.length > count);
  cook.say(...events);
  await reading(language).events(guid);
  return guid;
}

const reason = i18n._('There is no ingredient in the description to improvise with. Please name some that you have.');
const message = i18n._('The kitchen has a problem at the moment (HTTP {status}). Your description and photo are kept; you can try again.', {
  status: 502,
});

test('a failure is told in the language of its reader', async () => {
  const guid = await ordered('de', { type: 'failed', statusCode: 11, message, retryAfter: 9 });
  const languages = ['de', 'ar', 'en'] as const;
  for (const language of languages) {
    const text = inWords(message, language);
    expect((await reading(language).events(guid)).at(-1)).toEqual({ type: 'failed', statusCode: 11, message: text, retryAfter: 9 });
    expect(text).toContain('502');
  }
  expect(new Set(languages.map((language) => inWords(message, language))).size).toBe(languages.length);
});

test('so is why it asks; a reason in the language of the dishes stands as it is', async () => {
  const question = { kind: 'choose' as const, suggestions: [], ingredients: ['bread'] };
  const guid = await ordered('de', { type: 'needs_input', question: { ...question, reason } });
  expect((await reading('ar').events(guid)).at(-1)).toEqual({
    type: 'needs_input',
    question: { ...question, reason: inWords(reason, 'ar') },
  });
  const plain = await ordered('de', {
    type: 'needs_input',
    question: { ...question, reason: 'Toast cannot honestly be made dairy-free.' },
  });
  expect((await reading('ar').events(plain)).at(-1)).toMatchObject({ question: { reason: 'Toast cannot honestly be made dairy-free.' } });
  const silent = await ordered('de', { type: 'needs_input', question });
  expect((await reading('ar').events(silent)).at(-1)).toEqual({ type: 'needs_input', question });
});

test('a failure that was kept before there were languages is told as it was kept', async () => {
  const guid = await ordered('de', { type: 'failed', statusCode: 1, message: 'Something went wrong.', retryAfter: null });
  expect((await reading('ar').events(guid)).at(-1)).toMatchObject({ message: 'Something went wrong.' });
});

test('the cook writes in the language of the page, else in that of the account, else in one that the browser asks for', async () => {
  await ordered('ja', finished);
  expect(cook.orders.at(-1)?.language).toBe('ja');
  await server.db.updateTable('users').set({ language: 'he' }).where('guid', '=', viewer.userGuid).execute();
  const guid = await ordered('ja', finished);
  expect(cook.orders.at(-1)?.language).toBe('ja');
  const french: TestViewer['headers'] & Record<string, string> = { ...viewer.headers, 'accept-language': 'fr' };
  const plain = kitchenClient(server, { ...viewer, headers: french });
  await plain.order(requestFor('toast'));
  expect(cook.orders.at(-1)?.language).toBe('he');
  await server.db.updateTable('users').set({ language: null }).where('guid', '=', viewer.userGuid).execute();
  await plain.order(requestFor('toast'));
  expect(cook.orders.at(-1)?.language).toBe('fr');
  cook.sayToAll(finished);

  const { recipeGuid } = await reading('ja').job(guid);
  // The toast of the tests does not say what it is written in, as the recipes of before.
  expect((await reading('ja').recipe(recipeGuid ?? '')).language).toBe('en');
});

test('a recipe keeps the language that it was written in', async () => {
  const guid = await ordered('fr', { type: 'done', body: provenBody({ ...plainBody, language: 'fr' }), cookedBy, plan: null });
  const { recipeGuid } = await reading('en').job(guid);
  expect((await reading('en').recipe(recipeGuid ?? '')).language).toBe('fr');
  const answer = await reading('en').call({ url: reading('en').pathOf(rawPaths.schemaOrg, recipeGuid ?? '') });
  expect(answer.json()).toMatchObject({ inLanguage: 'fr' });
});
