import { create, type Infer } from 'superstruct';
import { afterEach, expect, test, vi } from 'vitest';
import { labSchema } from '../../../contract/console/lab.ts';
import { currentPrompt } from '../../../server/kitchen/openai/prompt.ts';
import { buildTestApp, envelopeOf, payloadOf, type TestApp } from '../../support/server/app.ts';
import { atConsole, type Console } from '../../support/server/console.ts';
import type { Behaviour, FakeModel } from '../../support/server/fake-model.ts';
import { answerTo, plainSoup } from '../../support/server/lab-answers.ts';
import { answering, startModelOf } from '../../support/server/prompt-lab.ts';

/* Models that must not pass the gate, whatever else they do well. */

let server: TestApp;
let staff: Console;
let model: FakeModel;

afterEach(async () => {
  await server.close();
  await model.close();
});

async function open(behaviour?: Behaviour): Promise<string> {
  const started = await startModelOf(...(behaviour === undefined ? [] : [behaviour]));
  model = started.model;
  server = await buildTestApp({ env: started.env });
  const { body } = await currentPrompt(server.db, server.clock);
  staff = await atConsole(server);
  const { guid } = await staff.made('prompts', { body: `${body}\nBe brief.`, note: 'brief' });
  return guid;
}

type Lab = Infer<typeof labSchema>;
const labPath = (guid: string) => `/api/console/lab/${guid}`;
const lab = async (guid: string): Promise<Lab> => create(payloadOf(await staff.browser.get(labPath(guid))), labSchema);

async function tried(guid: string, only?: string): Promise<Lab> {
  const { cases } = await lab(guid);
  const guids = cases.flatMap((one) => (only === undefined || one.guid === only ? [one.guid] : []));
  expect((await staff.browser.post(`${labPath(guid)}/tries`, { cases: guids })).statusCode).toBe(200);
  return vi.waitUntil(
    async () => {
      const seen = await lab(guid);
      return seen.cases.some(({ mine }) => mine?.state === 'waiting' || mine?.state === 'running') ? null : seen;
    },
    { timeout: 300_000 },
  );
}

async function promoted(guid: string): Promise<boolean> {
  const { version } = await staff.record('prompts', guid);
  return (await staff.save('prompts', guid, version, { labels: ['production'] })).statusCode === 200;
}

/** The unmet checks of a case. */
const unmet = ({ cases }: Lab, name: string): string[] =>
  cases.find((one) => one.name === name)?.mine?.checks.flatMap(({ id, isMet }) => (isMet ? [] : [id])) ?? [];
const why = ({ cases }: Lab, name: string, id: string) =>
  cases.find((one) => one.name === name)?.mine?.checks.find((check) => check.id === id)?.why;

test('a model that answers every order with one soup fails the gate', async () => {
  const guid = await open(answering(() => plainSoup));
  const seen = await tried(guid);
  expect(seen.missing).toEqual(['An allergy', 'An instruction in the text', 'Another language', 'Not food', 'Wishes in the text']);
  expect(unmet(seen, 'Another language')).toEqual(['dish', 'language']);
  expect(unmet(seen, 'Wishes in the text')).toEqual(['dish']);
  expect(why(seen, 'Wishes in the text', 'dish')).toContain('plain flour');
  expect(unmet(seen, 'An instruction in the text')).toEqual(['dish']);
  expect(await promoted(guid)).toBe(false);
});

test('a model that ignores wishes fails the gate', async () => {
  const milk = { amount: 300, unit: 'ml', item: 'milk', item_in_english: 'milk', note: null, scales: true };
  const guid = await open(
    answering((description) => {
      const answer = answerTo(description);
      return 'ingredients' in answer && Array.isArray(answer.ingredients) && description.includes('Pancakes')
        ? { ...answer, ingredients: [...(answer.ingredients as unknown[]), milk] }
        : answer;
    }),
  );
  const seen = await tried(guid);
  expect(seen.missing).toEqual(['Wishes in the text']);
  expect(unmet(seen, 'Wishes in the text')).toEqual(['wishes']);
  expect(await promoted(guid)).toBe(false);
});

test('a model that writes the right dish in the wrong language fails the gate', async () => {
  const english = {
    ...plainSoup,
    title: 'Potato soup',
    summary: 'A plain soup of potatoes.',
    ingredients: plainSoup.ingredients.map((line, at) => (at === 0 ? { ...line, item: 'potatoes', item_in_english: 'potatoes' } : line)),
    steps: [
      { text: 'Cook the onion and the potatoes until soft, then season with salt and add the basil.', minutes: 20, uses: [0, 1, 2, 3] },
    ],
  };
  const guid = await open(answering((description) => (description.includes('Kartoffelsuppe') ? english : answerTo(description))));
  const seen = await tried(guid);
  expect(seen.missing).toEqual(['Another language']);
  expect(unmet(seen, 'Another language')).toEqual(['language']);
  expect(why(seen, 'Another language', 'language')).toBe('It is written in English instead of Deutsch.');
  expect(await promoted(guid)).toBe(false);
});

test('the production prompt with a model that can cook passes, and staff see whom it will serve', async () => {
  const guid = await open();
  const seen = await tried(guid);
  expect([seen.missing, seen.served]).toEqual([[], { orders: 0, people: 0 }]);
  expect(await promoted(guid)).toBe(true);
});

const lineOf = (amount: number | null, item: string) => ({
  ...plainSoup.ingredients[0],
  amount,
  unit: amount === null ? null : 'g',
  item,
  item_in_english: item,
});
test.each([
  ['amounts', { ingredients: [lineOf(null, 'tomatoes'), ...plainSoup.ingredients.slice(1)] }, 'These have no amount: tomatoes'],
  ['amounts', { ingredients: [lineOf(5_900, 'tomatoes'), ...plainSoup.ingredients.slice(1)] }, 'A serving weighs'],
  ['dish', { ingredients: [lineOf(2, 'tomatoes'), ...plainSoup.ingredients.slice(1)] }, 'There is too little of these for the dish'],
  ['dish', { title: 'Pancakes with tomato' }, 'The title names another kind of dish: Pancakes with tomato'],
  ['dish', { title: 'A great idea' }, 'The title does not name the dish: A great idea'],
  ['sentences', { steps: [{ text: 'Cook.', minutes: 5, uses: [0, 1, 2, 3] }] }, 'The steps are too short to cook by.'],
  [
    'sentences',
    { steps: [1, 2].map(() => ({ text: 'Cook everything until it is soft.', minutes: 5, uses: [0, 1, 2] })) },
    'A step is repeated.',
  ],
  [
    'sentences',
    { steps: [{ text: 'Cook the onion with the basil until it is soft.', minutes: 5, uses: [1, 2] }] },
    'No step uses these: tomatoes',
  ],
] as const)('an answer fails the check of %s with %j', async (id, wrong, reason) => {
  const guid = await open(answering(() => ({ ...plainSoup, ...wrong })));
  const plain = (await lab(guid)).cases.find(({ name }) => name === 'A plain dish')?.guid ?? '';
  const seen = await tried(guid, plain);
  expect(unmet(seen, 'A plain dish')).toEqual([id]);
  expect(why(seen, 'A plain dish', id)).toContain(reason);
});

test('a case states what the answer must and must not contain, by the lexicon and by words', async () => {
  const guid = await open();
  const soup = { name: 'Stated', description: 'Tomato soup with basil for two' };
  const made = async (fields: Record<string, string>) => (await staff.made('cases', { ...soup, ...fields })).guid;
  const reasonOf = async (fields: Record<string, string>) => {
    const one = await made(fields);
    const seen = await tried(guid, one);
    return seen.cases.find((other) => other.guid === one)?.mine?.checks.find(({ id }) => id === 'contents')?.why;
  };
  expect(await reasonOf({ mustContain: 'herbs, tomatoes', mustNotContain: 'cream, Grandmother' })).toBeNull();
  expect(await reasonOf({ mustContain: 'tomatoes, double cream' })).toBe('The case requires these, and they are missing: double cream');
  expect(await reasonOf({ mustNotContain: 'alcohol, vegetables' })).toBe('The case forbids these: vegetables');
  const nothing = await made({ description: 'Something nice, please' });
  const seen = await tried(guid, nothing);
  expect(seen.cases.find((other) => other.guid === nothing)?.mine?.checks.find(({ id }) => id === 'dish')?.why).toBe(
    'The case names no known dish or food. Please state what the answer must contain.',
  );
  const long = await staff.make('cases', { ...soup, mustContain: 'x'.repeat(401) });
  expect(JSON.stringify(envelopeOf(long).payload)).toContain('400');
});
