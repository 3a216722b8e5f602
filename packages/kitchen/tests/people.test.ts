import { describe, expect, test } from 'vitest';
import type { Locale } from '../../../contract/shell/locales.ts';
import { cookOnce } from '../src/check/cook-once.ts';
import { foodTree } from '../src/foods/lexicon.ts';
import { readingOf } from '../src/wishes/shown-reading.ts';
import { peopleGroups } from '../src/wishes/people.ts';
import { cooked } from './cooked.ts';

const withoutOf = (group: string) => peopleGroups().find(({ id }) => id === group)?.without ?? [];

describe('the recipe says first what the kitchen cannot promise, and its list keeps what it says', () => {
  test.each<[string, Locale, string]>([
    ['toddler', 'en', 'pancakes for my toddler'],
    ['toddler', 'en', 'pasta for a 3 year old'],
    ['toddler', 'de', 'Pfannkuchen für mein Kleinkind'],
    ['pregnancy', 'en', 'chicken salad for my wife who is pregnant'],
    ['pregnancy', 'en', 'sushi while pregnant'],
    ['diabetes', 'de', 'Gemüsesuppe für Diabetiker'],
    ['pressure', 'en', 'beef stew for my father with high blood pressure'],
    ['pressure', 'en', 'low sodium chicken soup'],
    ['heart', 'en', 'heart healthy chicken dinner'],
    ['kidney', 'en', 'fried rice for a kidney patient on dialysis'],
    ['gout', 'en', 'potato soup for someone with gout'],
    ['elderly', 'en', 'tiramisu for my 85 year old neighbour'],
    ['ill', 'en', 'tomato soup, my husband is on chemo'],
  ])('%s, %s: %s', async (group, language, description) => {
    const outcome = await cooked({ description, language });
    expect(outcome.plan.remarks[0]?.id).toMatch(/^This kitchen cannot/);
    const inside = new Set(outcome.plan.ingredients.flatMap(({ food }) => [...foodTree().insides(food)]));
    expect(withoutOf(group).filter((id) => inside.has(id))).toEqual([]);
  });

  test('a toddler gets no salt where the recipe does without it', async () => {
    const outcome = await cookOnce({ description: 'tomato soup for my toddler' });
    expect(outcome.type === 'recipe' && outcome.plan.ingredients.some(({ food }) => foodTree().lineage(food).has('salt'))).toBe(false);
  });
});

test('a group is one chip, and can be taken back', () => {
  const asked = { description: 'beef stew for my father with high blood pressure', diets: [], wishes: [] };
  const shown = readingOf(asked, [], 'en').wishes;
  expect(shown.map(({ label }) => label)).toEqual(['Low in salt']);
  const without = readingOf({ ...asked, dismissed: ['feature/people:pressure'] }, [], 'en').wishes;
  expect(without).toEqual([]);
});

test('what somebody asks for by name against the table is not said to be left out', async () => {
  const outcome = await cookOnce({ description: 'prawn curry for a man with gout' });
  const said = outcome.type === 'recipe' ? outcome.plan.remarks.map(({ id }) => id) : [];
  expect(said.filter((id) => id.includes('It left out'))).toEqual([]);
});

test('every group has foods or features, and a sign that names it', () => {
  for (const { said, without, needs } of peopleGroups()) {
    expect(said.length).toBeGreaterThan(0);
    expect(without.length + needs.length).toBeGreaterThan(0);
    for (const id of without) expect(foodTree().foods.has(id)).toBe(true);
  }
});
