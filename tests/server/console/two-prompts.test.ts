import { create } from 'superstruct';
import { afterEach, expect, test } from 'vitest';
import { fromWire } from '../../../contract/casing.ts';
import { labSchema } from '../../../contract/console/lab.ts';
import { currentPrompt } from '../../../server/kitchen/openai/prompt.ts';
import { buildTestApp, envelopeOf, payloadOf, type TestApp } from '../../support/server/app.ts';
import { atConsole, type Console } from '../../support/server/console.ts';

let server: TestApp;
let staff: Console;
// Nothing here asks the model.
const env = { AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_MODEL: 'taster-1' };

async function open(options: Parameters<typeof buildTestApp>[0] = {}) {
  server = await buildTestApp(options);
  staff = await atConsole(server);
}
afterEach(() => server.close());

const labPath = (guid: string) => `/api/console/lab/${guid}`;
const lab = async (guid: string) => create(payloadOf(await staff.browser.get(labPath(guid))), labSchema);
const production = async (name: string) => (await staff.page('prompts', `name=${name}&label=production`)).rows[0]?.guid ?? '';
const current = (name: 'recipe' | 'transcription') => currentPrompt(server.db, server.clock, name);
const toProduction = async (guid: string) => {
  const { version } = await staff.record('prompts', guid);
  return staff.save('prompts', guid, version, { labels: ['production'] });
};

test('the prompt for copying has versions and a production of its own, which move without cases', async () => {
  await open({ env });
  // Both are there before anybody has cooked or copied.
  const first = await production('transcription');
  const own = await staff.record('prompts', first);
  expect(own.fields).toMatchObject({ name: 'transcription', version: 1, labels: ['production'], generations: null, thumbsUp: null });
  const { body } = await current('transcription');
  expect(own.fields['body']).toBe(body);

  const of = (text: string, name: string) => staff.make('prompts', { name, body: text, note: '' });
  const said = async (response: ReturnType<typeof of>) => fromWire(envelopeOf(await response).payload);
  expect(await said(of(body, 'recipe'))).toMatchObject({ 'fields.body': expect.stringContaining('leave_out') as string });
  expect(await said(of(body.replaceAll('"is_recipe"', 'it'), 'transcription'))).toEqual({
    'fields.body': 'These fields are missing in the prompt: is_recipe.',
  });
  expect(await said(of(`${body} Mind "leave_out".`, 'transcription'))).toEqual({
    'fields.body': 'These fields in the prompt do not exist: leave_out.',
  });
  expect(await said(of(body, 'translation'))).toEqual({ 'fields.name': 'This must be one of these: recipe, transcription.' });

  const second = await staff.made('prompts', { name: 'transcription', body: `${body}\nKeep blank lines.`, note: 'Blank lines' });
  expect(second.fields).toMatchObject({ name: 'transcription', version: 2, labels: [], note: 'Blank lines' });
  const seen = await lab(second.guid);
  expect(seen).toMatchObject({ name: 'transcription', cases: [], missing: [], previous: null, other: { guid: first } });
  expect(seen.versions.map(({ version: number }) => number)).toEqual([2, 1]);
  const recipes = await production('recipe');
  expect((await staff.browser.get(`${labPath(second.guid)}?other=${recipes}`)).statusCode).toBe(404);
  const [one] = (await lab(recipes)).cases;
  expect(envelopeOf(await staff.browser.post(`${labPath(second.guid)}/tries`, { cases: [one?.guid ?? ''] })).status_text).toContain(
    'The test cases are dishes to cook.',
  );

  expect((await toProduction(second.guid)).statusCode).toBe(200);
  expect(await current('transcription')).toMatchObject({ version: 2 });
  // The other prompt is as it was.
  expect([await production('recipe'), (await current('recipe')).version]).toEqual([recipes, 1]);
  expect(await lab(second.guid)).toMatchObject({ previous: { guid: first } });
  expect((await toProduction(first)).statusCode).toBe(200);
  expect(await current('transcription')).toEqual({ version: 1, body });
  const labels = await server.db.selectFrom('prompt_labels').select('name').execute();
  expect(labels.map(({ name }) => name).toSorted()).toEqual(['recipe', 'transcription']);
});

test('the first version of a prompt that nobody has used yet is no way round its gate', async () => {
  await open();
  const body = '"description" "servings" "units" "diets" "leave_out" "is_food"';
  expect((await staff.made('prompts', { body, note: 'mine' })).fields).toMatchObject({ name: 'recipe', version: 2, labels: [] });
  expect((await current('recipe')).version).toBe(1);
});
