import { afterEach, expect, test } from 'vitest';
import { errorCodes } from '../../../contract/errors.ts';
import { suggestedNames } from '../../../server/console/categories/suggested-names.ts';
import { readNames } from '../../../server/console/categories/read-names.ts';
import { Failure } from '../../../server/http/failure.ts';
import { buildTestApp, envelopeOf, payloadOf, type TestApp } from '../../support/server/app.ts';
import { atConsole } from '../../support/server/console.ts';
import { fails, says, startFakeModel, staysSilent, type Behaviour, type FakeModel } from '../../support/server/fake-model.ts';

let model: FakeModel | null = null;
let server: TestApp | null = null;
afterEach(async () => {
  await server?.close();
  await model?.close();
  [server, model] = [null, null];
});

const body = { names: [{ language: 'en', name: 'Soups' }], languages: ['de', 'ar', 'ja'] };
const good = { de: 'Suppen', ar: '\u062D\u0633\u0627\u0621', ja: null };

async function staffWith(behaviour: Behaviour | null) {
  model = behaviour === null ? null : await startFakeModel(behaviour);
  server = await buildTestApp(model === null ? {} : { env: { AI_BASE_URL: model.baseUrl, AI_MODEL: 'taster-1' } });
  return atConsole(server, { hasConsoleAccess: true, canManageCategories: true });
}

test('the model is asked for the languages without a name, and nothing is stored', async () => {
  const staff = await staffWith(says(JSON.stringify(good)));
  const response = await staff.browser.post('/api/console/category-names', body);
  expect(payloadOf(response)).toEqual([
    { language: 'de', name: 'Suppen' },
    { language: 'ar', name: good.ar },
  ]);
  const asked = JSON.stringify(model?.requests[0]?.body.messages);
  expect(asked).toContain(String.raw`\"languages\":[\"de\",\"ar\",\"ja\"]`);
  const stored = (await server?.db.selectFrom('categories').select('names').execute()) ?? [];
  expect(stored.filter(({ names }) => names.de === 'Suppen')).toEqual([]);
  // What it cost is counted.
  const spent = await server?.db.selectFrom('rate_limits').select('count').where('key', 'like', 'budget tokens user %').executeTakeFirst();
  expect(spent?.count).toBeGreaterThan(0);
});

test('without a model nothing can be suggested', async () => {
  const staff = await staffWith(null);
  const answer = envelopeOf(await staff.browser.post('/api/console/category-names', body));
  expect(answer.status_code).toBe(errorCodes.conflict.statusCode);
  expect(answer.status_text).toContain('No AI endpoint is set up');
});

const asking = (baseUrl: string, idle: number) => ({
  endpoint: { baseUrl, apiKey: null, model: 'taster-1' },
  signal: new AbortController().signal,
  owner: 'staff',
  spend: () => {},
  limits: { whole: 2 * idle, idle, pauses: [] },
});

test.each([
  ['is refused', fails(500), 10_000, /^The model gave no answer/],
  ['is silent', staysSilent(), 200, /^The model gave no answer/],
  ['answers another form', says('["Suppen"]'), 10_000, /^The model answered without a usable name/],
  ['answers nothing that can be used', says('{"de": null}'), 10_000, /^The model answered without a usable name/],
] as const)('a model that %s is reported in words about the form', async (_, behaviour, idle, words) => {
  model = await startFakeModel(behaviour);
  const wanted = { names: [{ language: 'en', name: 'Soups' }], languages: ['de'] } as const;
  const error: unknown = await suggestedNames(wanted, asking(model.baseUrl, idle)).catch((thrown: unknown) => thrown);
  if (!(error instanceof Failure)) throw error;
  expect(error.code).toBe('conflict');
  expect(error.message).toMatch(words);
});

test.each([
  ['an answer in a code fence', '```json\n{"de": "Suppen"}\n```', ['Suppen']],
  ['a language that was not asked for', '{"fr": "Soupes"}', []],
  ['another script', '{"ar": "Soups"}', []],
  ['an explanation', JSON.stringify({ de: 'Suppen, wie man sie in einem deutschen Kochbuch als Kapitel nennt' }), []],
  ['several lines or markup', JSON.stringify({ de: 'Suppen\nEintopf', ar: '<b>x</b>' }), []],
  ['something else than text', '{"de": 7}', []],
] as const)('%s is read', (_, answer, names) => {
  expect(readNames(answer, ['de', 'ar'])?.map(({ name }) => name)).toEqual(names);
});
