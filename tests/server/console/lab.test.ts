import { create, type Infer } from 'superstruct';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fromWire } from '../../../contract/casing.ts';
import { labSchema } from '../../../contract/console/lab.ts';
import { createCook } from '../../../server/kitchen/create-cook.ts';
import { currentPrompt } from '../../../server/kitchen/openai/prompt.ts';
import { buildTestApp, envelopeOf, payloadOf, type TestApp } from '../../support/server/app.ts';
import { atConsole, type Console } from '../../support/server/console.ts';
import { openTestDatabase } from '../../support/server/database.ts';
import { staysSilent, type FakeModel } from '../../support/server/fake-model.ts';
import { lastEvent, orderFor } from '../../support/server/order.ts';
import { naive, startLabModel } from '../../support/server/prompt-lab.ts';

type Lab = Infer<typeof labSchema>;

let server: TestApp;
let staff: Console;
let model: FakeModel | null = null;

async function open(options: Parameters<typeof buildTestApp>[0] = {}, ...first: Parameters<typeof startLabModel>) {
  const { model: started, env } = await startLabModel(...first);
  model = started;
  server = await buildTestApp({ env, ...options });
  await currentPrompt(server.db, server.clock);
  staff = await atConsole(server);
}
beforeEach(() => {
  model = null;
});
afterEach(async () => {
  await server.close();
  await model?.close();
});

const labPath = (guid: string) => `/api/console/lab/${guid}`;
const lab = async (guid: string, other = ''): Promise<Lab> =>
  create(payloadOf(await staff.browser.get(`${labPath(guid)}${other === '' ? '' : `?other=${other}`}`)), labSchema);
const begin = (guid: string, cases: string[]) => staff.browser.post(`${labPath(guid)}/tries`, { cases });
const ended = (guid: string): Promise<Lab> =>
  vi.waitUntil(
    async () => {
      const seen = await lab(guid);
      return seen.cases.some(({ mine }) => mine?.state === 'waiting' || mine?.state === 'running') ? null : seen;
    },
    { timeout: 300_000 },
  );
const tryAll = async (guid: string) => {
  const { cases } = await lab(guid);
  const guids = cases.map((one) => one.guid);
  expect((await begin(guid, guids)).statusCode).toBe(200);
  return ended(guid);
};
const production = async () => {
  const [row] = (await staff.page('prompts', 'name=recipe&label=production')).rows;
  return row?.guid ?? '';
};
const version = async (more: string) => {
  const { body } = await currentPrompt(server.db, server.clock);
  return staff.made('prompts', { body: `${body}\n${more}`, note: more });
};
const toProduction = async (guid: string) => {
  const { version: rowVersion } = await staff.record('prompts', guid);
  return staff.save('prompts', guid, rowVersion, { labels: ['production'] });
};
const outcome = ({ cases }: Lab) => Object.fromEntries(cases.map(({ name, mine }) => [name, mine?.isPassed]));
const checksOf = ({ cases }: Lab, name: string) => cases.find((one) => one.name === name)?.mine?.checks;

test('each case runs the kitchen’s own code and reports which expectations were met', async () => {
  await open();
  const seen = await tryAll(await production());
  expect(outcome(seen)).toEqual({
    'A plain dish': true,
    'An allergy': true,
    'An instruction in a photo': true,
    'An instruction in the text': true,
    'Another language': true,
    'Not food': true,
    'Wishes in the text': true,
  });
  const plain = seen.cases.find(({ name }) => name === 'A plain dish')?.mine;
  expect(plain).toMatchObject({ state: 'done', repairs: 0, recipe: { title: 'Tomato soup' }, message: null });
  expect(plain?.tokens).toBeGreaterThan(0);
  expect(seen.cases.find(({ name }) => name === 'Not food')?.mine).toMatchObject({
    recipe: null,
    message: 'This does not seem to be something to eat. It is a gate.',
  });
  expect([seen.missing, seen.model]).toEqual([[], 'taster-1']);
  expect(JSON.stringify(model?.requests)).toContain('data:image/jpeg;base64');
  const spent = await server.db.selectFrom('rate_limits').select('count').where('key', '=', 'budget tokens site').executeTakeFirstOrThrow();
  expect(spent.count).toBeGreaterThan(plain?.tokens ?? 0);
});

test('a violated wish and an invalid answer are told apart', async () => {
  await open();
  const made = await staff.made('cases', { name: 'No onion', description: 'Soup without onion', isRequired: true });
  const guid = await production();
  await begin(guid, [made.guid]);
  expect(checksOf(await ended(guid), 'No onion')).toEqual([
    { id: 'schema', isMet: true, why: null },
    { id: 'wishes', isMet: false, why: null },
  ]);
  const one = (await ended(guid)).cases.find(({ name }) => name === 'No onion');
  expect(one?.mine).toMatchObject({
    isPassed: false,
    repairs: 1,
    recipe: null,
    message: expect.stringContaining('without onions') as string,
  });
});

test('production moves only to a version that passed, and back to the previous one; the kitchen follows', async () => {
  await open();
  const first = await production();
  const obedient = await version(naive);
  const refused = await toProduction(obedient.guid);
  expect(envelopeOf(refused)).toMatchObject({ status_code: 2 });
  expect(JSON.stringify(envelopeOf(refused).payload)).toContain('A plain dish');

  const seen = await tryAll(obedient.guid);
  expect(checksOf(seen, 'An instruction in the text')).toContainEqual({ id: 'instructions', isMet: false, why: null });
  expect([seen.missing, seen.other?.version]).toEqual([['An instruction in the text'], 1]);
  expect(fromWire(envelopeOf(await toProduction(obedient.guid)).payload)).toEqual({
    'fields.labels': 'This version has yet to pass these cases in the lab: An instruction in the text.',
  });

  const better = await version('Be brief.');
  expect((await tryAll(better.guid)).missing).toEqual([]);
  expect((await toProduction(better.guid)).statusCode).toBe(200);
  expect(await lab(better.guid)).toMatchObject({ previous: { version: 1 }, wasProduction: false });
  expect((await currentPrompt(server.db, server.clock)).version).toBe(3);

  // No case was ever tried on the first one: the way back is open all the same, and the next recipe goes by it.
  expect((await toProduction(first)).statusCode).toBe(200);
  const cook = createCook(server.config, server.db, server.clock);
  const { cookedBy } = await lastEvent(cook, orderFor('tomato soup'), 'done');
  expect(cookedBy.promptVersion).toBe(1);
});

test('a changed case has to be passed again, a removed one does not', async () => {
  await open();
  const better = await version('Be brief.');
  const [one] = (await tryAll(better.guid)).cases;
  const { version: rowVersion } = await staff.record('cases', one?.guid ?? '');
  expect((await staff.save('cases', one?.guid ?? '', rowVersion, { neverSays: 'Tomato' })).statusCode).toBe(200);
  const changed = await lab(better.guid);
  expect([changed.missing, changed.cases.find(({ guid }) => guid === one?.guid)?.mine?.isStale]).toEqual([[one?.name], true]);
  await begin(better.guid, [one?.guid ?? '']);
  expect((await ended(better.guid)).missing).toEqual([one?.name]);
  const rows = [{ guid: one?.guid ?? '', version: rowVersion + 1 }];
  const removed = await staff.done('cases', { action: 'remove', targets: { rows } });
  expect([removed.done, (await lab(better.guid)).missing]).toEqual([1, []]);
  expect((await staff.undo(removed.guid)).done).toBe(1);
  expect((await lab(better.guid)).missing).toEqual([one?.name]);
});

test('without a required case nothing becomes production, except former production versions', async () => {
  await open();
  const first = await production();
  const better = await version('Be brief.');
  const none = {
    'fields.labels': 'No test case is required, so nothing shows that this version is good. Please make at least one required.',
  };
  const { cases } = await lab(better.guid);
  const [kept, ...others] = cases.filter(({ isRequired }) => isRequired);
  const rows = others.map(({ guid }) => ({ guid, version: 1 }));
  expect((await staff.done('cases', { action: 'remove', targets: { rows } })).done).toBe(others.length);
  expect((await staff.save('cases', kept?.guid ?? '', 1, { isRequired: false })).statusCode).toBe(200);
  expect((await lab(better.guid)).missing).toEqual([]);
  expect(fromWire(envelopeOf(await toProduction(better.guid)).payload)).toEqual(none);

  expect((await staff.save('cases', kept?.guid ?? '', 2, { isRequired: true })).statusCode).toBe(200);
  await begin(better.guid, [kept?.guid ?? '']);
  expect((await ended(better.guid)).missing).toEqual([]);
  expect((await toProduction(better.guid)).statusCode).toBe(200);
  await server.db.updateTable('prompt_cases').set({ is_required: false }).execute();
  expect((await toProduction(first)).statusCode).toBe(200);
});

test('problems of a case are reported at its fields', async () => {
  await open();
  const refused = async (fields: Parameters<Console['make']>[1]) => fromWire(envelopeOf(await staff.make('cases', fields)).payload);
  expect(await refused({ name: ' ', description: 'x'.repeat(2_001), expects: 'praise', language: 'xx', servings: 99 })).toEqual({
    'fields.name': 'This field is required.',
    'fields.description': 'Please use at most 2,000 characters.',
    'fields.expects': 'This must be one of these: recipe, refusal.',
    'fields.language': 'This value is not accepted.',
    'fields.servings': 'This must be from 1 to 24.',
  });
  expect(await refused({ name: 'Empty' })).toEqual({ 'fields.description': 'This field is required.' });
});

test('tries survive a restart, and can be cancelled', async () => {
  const database = await openTestDatabase();
  await open({ database }, staysSilent(), staysSilent());
  const guid = await production();
  const cases = (await lab(guid)).cases.slice(0, 3).map((one) => one.guid);
  await begin(guid, cases);
  await vi.waitUntil(() => model?.requests.length === 2);
  await server.close();
  server = await buildTestApp({ env: { AI_BASE_URL: model?.baseUrl ?? '', AI_MODEL: 'taster-1' }, database, clock: server.clock });
  staff = await atConsole(server);
  const seen = await ended(guid);
  expect(seen.cases.filter(({ mine }) => mine?.isPassed === true)).toHaveLength(3);

  await model?.close();
  const again = await startLabModel(staysSilent());
  await server.close();
  server = await buildTestApp({ env: again.env, database, clock: server.clock });
  staff = await atConsole(server);
  await begin(guid, cases);
  await vi.waitUntil(() => again.model.requests.length > 0);
  expect((await staff.browser.delete(`${labPath(guid)}/tries`)).statusCode).toBe(200);
  const states = (await lab(guid)).cases.flatMap(({ mine }) => (mine === null ? [] : [mine.state]));
  expect(states).toContain('cancelled');
  expect(states).not.toContain('running');
  await server.close();
  await again.model.close();
  await database.close();
});

test('without an AI endpoint everything except trying works, and trying gives the reason', async () => {
  server = await buildTestApp();
  await currentPrompt(server.db, server.clock);
  staff = await atConsole(server);
  const guid = await production();
  const seen = await lab(guid);
  expect(seen).toMatchObject({ model: null, other: null });
  const response = await begin(guid, [seen.cases[0]?.guid ?? '']);
  expect(envelopeOf(response)).toMatchObject({
    status_code: 10,
    status_text: 'No AI endpoint is set up, so nothing can be tried. The operator of this site can set one.',
  });
});
