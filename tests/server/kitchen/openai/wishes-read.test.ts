import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { unclearKey } from '../../../../contract/kitchen/wishes.ts';
import { inWords } from '../../../../server/language/speech.ts';
import { createOpenAiCook } from '../../../../server/kitchen/openai/cook.ts';
import { vocabularyOf } from '@anydish/kitchen/read';
import { says, startFakeModel, tomatoSoup, type Behaviour, type FakeModel } from '../../../support/server/fake-model.ts';
import { cookAll, lastEvent, orderFor } from '../../../support/server/order.ts';
import { plainBody } from '../../../support/server/scripted-cook.ts';

let model: FakeModel | null = null;
beforeAll(() => void vocabularyOf('en'));
afterEach(() => model?.close());

async function cookOver(...behaviours: [Behaviour, ...Behaviour[]]) {
  model = await startFakeModel(...behaviours);
  const endpoint = { baseUrl: model.baseUrl, apiKey: null, model: 'taster-1' };
  return createOpenAiCook({ endpoint, prompt: () => Promise.resolve({ version: 7, body: 'Cook.' }), idleLimit: 3_000, pauses: [5] });
}

const line = (kind: string, words: string, inEnglish = words) => ({ kind, words, in_english: inEnglish });
const soup = (wishes: unknown, change: object = {}) => says(JSON.stringify({ wishes, ...tomatoSoup, ...change }));
const withoutCream = {
  ingredients: tomatoSoup.ingredients.filter(({ item }) => item !== 'double cream'),
  steps: [{ text: 'Cook the onion and the tomatoes with salt.', minutes: 20, uses: [0, 1] }],
};
const asked = orderFor('tomato soup');

describe('what the model reads is excluded, like what we read', () => {
  test.each([
    ['a food', line('leave_out', 'double cream')],
    ['a class of foods', line('allergy', 'milk products', 'dairy')],
    ['a diet', line('diet', 'vegan')],
    ['a food under its English name only', line('leave_out', 'Rahm', 'cream')],
    ['two names that disagree: both are left out', line('leave_out', 'cream', 'mustard')],
    ['a text in place of an object', 'cream'],
    ['a kind that nobody knows', line('dislike', 'cream')],
  ])('%s: the recipe that has it is sent back and never delivered', async (_, wish) => {
    const events = await cookAll(await cookOver(soup([wish])), asked);
    expect(events.at(-1)).toMatchObject({ type: 'failed' });
    expect(JSON.stringify(model?.requests[1]?.body.messages.at(-1))).toContain('double cream');
  });

  test('it counts for the second answer, also when that one forgets it', async () => {
    const events = await cookAll(await cookOver(soup([line('leave_out', 'cream')]), soup([])), asked);
    expect(events.at(-1)).toMatchObject({ type: 'failed' });
  });

  test('it counts when the first answer was no recipe at all', async () => {
    const events = await cookAll(await cookOver(soup([line('leave_out', 'cream')], { steps: [] }), soup([])), asked);
    expect(events.at(-1)).toMatchObject({ type: 'failed' });
  });

  test('what we read stays, when the model reads nothing', async () => {
    const events = await cookAll(await cookOver(soup([])), orderFor('tomato soup without cream'));
    expect(events.at(-1)).toMatchObject({ type: 'failed' });
  });

  test('an exception that we read ends where the model reads an exclusion', async () => {
    const order = orderFor('tomato soup, no dairy, cream is fine');
    expect(order.sought.wishes).toContainEqual(expect.objectContaining({ kind: 'allow' }));
    expect((await cookAll(await cookOver(soup([line('allergy', 'cream')])), order)).at(-1)).toMatchObject({ type: 'failed' });
  });

  test('both readings are shown above the recipe and kept for its changes', async () => {
    const cook = await cookOver(soup([line('allergy', 'peanuts'), line('leave_out', 'celery')], withoutCream));
    const { body, excluded } = await lastEvent(cook, orderFor('tomato soup without cream'), 'done');
    expect(body.wishes?.map(({ kind, id }) => `${kind} ${id}`)).toEqual(['without cream', 'allergy peanut', 'without celery']);
    expect(excluded).toEqual([
      { kind: 'allergy', id: 'peanut' },
      { kind: 'without', id: 'celery' },
    ]);
  });

  test('what both read is there once', async () => {
    const cook = await cookOver(soup([line('leave_out', 'cream')], withoutCream));
    const { body, excluded } = await lastEvent(cook, orderFor('tomato soup without cream'), 'done');
    expect([body.wishes?.length, excluded]).toEqual([1, []]);
  });
});

describe('a food that nobody knows', () => {
  const odd = [line('allergy', 'zanthium')];

  test('is asked about, and nothing is cooked', async () => {
    const { question } = await lastEvent(await cookOver(soup(odd)), asked, 'needs_input');
    expect(question).toMatchObject({ kind: 'unclear', unclear: [{ word: 'zanthium', text: 'tomato soup', meant: [] }] });
  });

  test('is asked about beside a food that is known', async () => {
    const { question } = await lastEvent(await cookOver(soup([line('allergy', 'peanuts and zanthium')])), asked, 'needs_input');
    expect(question.unclear).toHaveLength(1);
  });

  test('is not asked about again', async () => {
    const dismissed = [unclearKey({ word: 'zanthium', text: 'tomato soup' })];
    const { body } = await lastEvent(await cookOver(soup(odd)), orderFor('tomato soup', { dismissed }), 'done');
    expect(body.ingredients).not.toEqual([]);
  });

  test('refuses a change, which cannot ask', async () => {
    const order = { ...orderFor('creamier'), base: { body: plainBody, plan: null, isImprovised: false, version: 1 } };
    const { message } = await lastEvent(await cookOver(soup(odd)), order, 'failed');
    expect(inWords(message, 'en')).toContain('did not understand');
  });
});

test('what the user said to keep is not left out by the model', async () => {
  const kept = unclearKey({ word: 'cream', text: 'tomato soup, cream hmpf' });
  for (const dismissed of [[kept], ['without/cream']]) {
    const { body } = await lastEvent(await cookOver(soup([line('leave_out', 'cream')])), orderFor('tomato soup', { dismissed }), 'done');
    expect(body.wishes).toEqual([]);
  }
});

test('too long a list is refused like any answer of a wrong shape', async () => {
  const list = Array.from({ length: 21 }, () => line('leave_out', 'celery'));
  const events = await cookAll(await cookOver(soup(list), soup([])), asked);
  expect(model?.requests).toHaveLength(2);
  expect(events.at(-1)?.type).toBe('done');
});

test('the model is asked for its reading first, whatever the stored prompt says', async () => {
  await lastEvent(await cookOver(soup([])), asked, 'done');
  const [system] = model?.requests[0]?.body.messages ?? [];
  expect(system?.content).toMatch(/Begin your answer with "wishes"/);
  expect(JSON.stringify(model?.requests[0]?.body.response_format)).toMatch(/"properties":\{"wishes"/);
});
