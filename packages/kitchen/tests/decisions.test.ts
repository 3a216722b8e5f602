import { describe, expect, test } from 'vitest';
import type { Locale } from '../../../contract/shell/locales.ts';
import { cookOnce, type Outcome } from '../src/check/cook-once.ts';

const titlesOf = (outcome: Outcome) => (outcome.type === 'question' ? outcome.question.suggestions.map(({ title }) => title) : []);

describe('a dish that nobody here knows is not replaced', () => {
  test.each<[Locale, string]>([
    ['en', 'crunchwrap tacos'],
    ['en', 'zorblax cake'],
    ['en', 'crunchwrap burger'],
    ['de', 'Zorblax-Pfannkuchen'],
  ])('%s: %s', async (language, description) => {
    const outcome = await cookOnce({ description, language });
    expect(outcome).toMatchObject({ type: 'question', question: { kind: 'choose' } });
    expect(titlesOf(outcome)).not.toEqual([]);
  });

  test('two foods that only share a dish do not name it', async () => {
    expect(await cookOnce({ description: 'whisky eggs' })).toMatchObject({ type: 'question' });
  });
});

describe('what a dish lacks is said only where the list proves it', () => {
  test.each([
    ['Thai green curry with shrimp paste', 'shrimp'],
    ['mac and cheese with gluten', 'gluten'],
  ])('"%s" is not said to lack %s', async (description, food) => {
    const outcome = await cookOnce({ description });
    const said = outcome.type === 'recipe' ? JSON.stringify(outcome.plan.remarks) : JSON.stringify(outcome);
    expect(said).not.toMatch(new RegExp(`(?:Not in this recipe|There is no).*${food}`));
  });
});

describe('foods lead to a dish that is made of them, before one into which they are put', () => {
  test.each([
    ['something with chickpeas and spinach', 'chickpea-spinach-stew'],
    ['something quick with chickpeas and spinach', 'chickpea-spinach-stew'],
  ])('%s: %s', async (description, dish) => {
    expect(await cookOnce({ description })).toMatchObject({ type: 'recipe', plan: { dish } });
  });
});

describe('equipment without a method is said before cooking', () => {
  test.each(['carbonara in the slow cooker', 'tiramisu in the air fryer'])('%s', async (description) => {
    const outcome = await cookOnce({ description });
    expect(outcome).toMatchObject({ type: 'question', question: { kind: 'choose' } });
    expect(titlesOf(outcome)[0]).toMatch(/carbonara|tiramisu/i);
  });
});

describe('a word that names a dish and its kind means the dish', () => {
  test.each<[Locale, string, string]>([
    ['en', 'burger', 'burger'],
    ['en', 'omelette', 'omelette'],
    ['de', 'Burger', 'burger'],
  ])('%s: %s', async (language, description, dish) => {
    expect(await cookOnce({ description, language })).toMatchObject({ type: 'recipe', plan: { dish } });
  });
});

describe('a wide request varies', () => {
  const requests = ['dinner tonight', 'surprise me', 'something with chicken', 'a dessert', 'something italian'];

  test.each(requests)('"%s" gets other answers for other orders, and the same for the same one', async (description) => {
    const answers = await Promise.all(['a', 'b', 'c', 'd', 'e', 'a'].map((requestKey) => cookOnce({ description, requestKey })));
    const shown = answers.map((answer) => (answer.type === 'recipe' ? answer.english.title : titlesOf(answer).join()));
    expect(new Set(shown).size).toBeGreaterThanOrEqual(3);
    expect(shown[5]).toBe(shown[0]);
  });

  test('what was cooked lately comes last', async () => {
    const first = await cookOnce({ description: 'dinner tonight' });
    if (first.type !== 'question') throw new Error('It cooks at once.');
    const recentDishes = first.question.suggestions.map(({ id }) => id);
    expect(titlesOf(await cookOnce({ description: 'dinner tonight', recentDishes }))).not.toEqual(titlesOf(first));
  });
});
