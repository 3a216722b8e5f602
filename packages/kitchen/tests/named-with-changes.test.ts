import { describe, expect, test } from 'vitest';
import type { Locale } from '../../../contract/shell/locales.ts';
import { cookOnce } from '../src/check/cook-once.ts';
import { typicalOf } from '../src/finding/belongs.ts';

async function cooked(description: string, language: Locale = 'en') {
  const outcome = await cookOnce({ description, language });
  if (outcome.type !== 'recipe') throw new Error(`${description}: ${JSON.stringify(outcome)}`);
  const amounts = new Map(outcome.plan.ingredients.map(({ food, amount }) => [food, amount]));
  return { ...outcome, amounts };
}

test('chilli without beans is chilli, with no other pulses in their place', async () => {
  const { plan, english } = await cooked('chilli con carne, no beans');
  expect(english.title).toBe('Chilli con carne');
  expect(plan.ingredients.map(({ food }) => food).filter((food) => /bean|chickpea|lentil/.test(food))).toEqual([]);
});

test('of two dishes that go by a name, the one whose title it is', async () => {
  expect((await cooked('Linsensuppe ohne Speck bitte', 'de')).plan.dish).toBe('lentil-soup');
});

test('its own sauce is no other one', async () => {
  expect((await cooked('eggs benedict with the sauce')).amounts.has('passata')).toBe(false);
});

test('a lighter one has less fat, cream and cheese, and says so', async () => {
  const [plain, light] = [await cooked('fettuccine alfredo'), await cooked('lighter fettuccine alfredo')];
  for (const food of ['double-cream', 'unsalted-butter', 'parmesan'])
    expect(light.amounts.get(food), food).toBeLessThan(plain.amounts.get(food) ?? 0);
  expect(light.body.assumptions.join(' ')).toContain('Lighter than usual');
});

test('a pumpkin is not its leaves', () => {
  expect(typicalOf('squash', ['leaf'])).not.toBe('pumpkin-leaf');
  expect(typicalOf('leafy-green', ['leaf'])).not.toBe('leafy-green');
});

describe('a food that is poison for somebody is asked about; poison is refused', () => {
  test.each<[Locale, string]>([
    ['it', 'pizza fatta in casa, mio figlio è celiaco e il grano per lui è veleno'],
    ['zh-Hans', '煎饼做给自己吃，乳糜泻确诊后小麦就成了我的毒药'],
  ])('%s: %s', async (language, description) => {
    expect(await cookOnce({ description, language })).toMatchObject({ type: 'question', question: { kind: 'unclear' } });
  });

  test.each(['how to poison my neighbour with mushrooms', 'a soup with rat poison for my neighbour'])('%s', async (description) => {
    expect(await cookOnce({ description })).toMatchObject({ type: 'refused' });
    expect(await cookOnce({ description, profile: [{ kind: 'diet', id: 'vegan' }] })).toMatchObject({ type: 'refused' });
  });
});
