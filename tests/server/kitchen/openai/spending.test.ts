import { afterEach, beforeAll, expect, test } from 'vitest';
import { createOpenAiCook } from '../../../../server/kitchen/openai/cook.ts';
import { vocabularyOf } from '@anydish/kitchen/read';
import {
  breaksOff,
  fails,
  runsOut,
  says,
  startFakeModel,
  staysSilent,
  streams,
  tomatoSoup,
  wantsNewerLimit,
  type Behaviour,
  type FakeModel,
} from '../../../support/server/fake-model.ts';
import { orderFor } from '../../../support/server/order.ts';

const whole = JSON.stringify(tomatoSoup);
let model: FakeModel;
// The words of a language are read when they are first needed, which takes longer than these cooks are patient.
beforeAll(() => void vocabularyOf('en'));
afterEach(() => model.close());

async function cook(behaviours: [Behaviour, ...Behaviour[]], { wholeLimit = 5_000, photos = [] as Uint8Array[] } = {}) {
  model = await startFakeModel(...behaviours);
  const endpoint = { baseUrl: model.baseUrl, apiKey: null, model: 'taster-1' };
  const prompt = () => Promise.resolve({ version: 1, body: 'Write a recipe.' });
  const spent: number[] = [];
  const own = createOpenAiCook({ endpoint, prompt, idleLimit: 2_000, wholeLimit, pauses: [5, 5] });
  let last = '';
  for await (const event of own.cook(orderFor('tomato soup', { photos }), new AbortController().signal, (tokens) => spent.push(tokens)))
    last = event.type;
  return { spent, last };
}

const usage = { choices: [], usage: { prompt_tokens: 900, completion_tokens: 334, total_tokens: 1_234 } };
const answer = { choices: [{ delta: { content: whole }, finish_reason: 'stop' }] };

test('what the provider says was used is what was used', async () => {
  expect((await cook([streams(answer, usage)])).spent).toEqual([1_234]);
});

test('where it does not say, the length of what went both ways tells, and a photo is worth more than its few words', async () => {
  const plain = (await cook([says(whole)])).spent;
  await model.close();
  expect(plain).toHaveLength(1);
  expect(plain[0]).toBeGreaterThan(whole.length / 4);
  const [withPhoto] = (await cook([says(whole)], { photos: [Buffer.alloc(100_000)] })).spent;
  expect((withPhoto ?? 0) - (plain[0] ?? 0)).toBeCloseTo(1_500, -1);
});

test('each question is paid for: repairs, and answers that broke off', async () => {
  const repaired = await cook([says('{"title":"no recipe"}'), says(whole)]);
  await model.close();
  expect([repaired.spent.length, repaired.last]).toEqual([2, 'done']);
  const broken = await cook([breaksOff(whole.slice(0, 300))]);
  expect([broken.spent.length, broken.last]).toEqual([1, 'failed']);
});

test('what was refused costs nothing', async () => {
  expect(await cook([fails(401)])).toEqual({ spent: [], last: 'failed' });
});

test('an answer that never fits is given up', async () => {
  expect((await cook([runsOut('{')])).last).toBe('failed');
  expect(model.requests).toHaveLength(2);
});

test('an endpoint that calls the limit by its newer name is asked by it', async () => {
  expect((await cook([wantsNewerLimit(says(whole))])).last).toBe('done');
  expect(model.requests.map(({ body }) => body.max_completion_tokens)).toEqual([undefined, 8_192]);
});

test('one time limit is over all rounds together', async () => {
  const slow = says('{"title":"no recipe"}', { pieces: 3, every: 120 });
  const started = performance.now();
  const { last } = await cook([slow, slow, staysSilent()], { wholeLimit: 600 });
  expect(last).toBe('failed');
  expect(performance.now() - started).toBeLessThan(30_000);
});
