import { describe, expect, test } from 'vitest';
import type { Locale } from '../../../contract/shell/locales.ts';
import { cookOnce } from '../src/check/cook-once.ts';
import { dishOf } from '../src/dishes/all.ts';
import { audiences, courses, kinds, manners, occasions } from '../src/dishes/features.ts';
import { likedDishes } from '../src/finding/liked.ts';
import { peopleGroups } from '../src/wishes/people.ts';

const known = new Set([
  'dinner',
  ...Object.entries({ audience: audiences, course: courses, kind: kinds, manner: manners, occasion: occasions }).flatMap(([type, ids]) =>
    ids.map((id) => `${type}:${id}`),
  ),
  ...peopleGroups().map(({ id }) => `people:${id}`),
]);

test('every row of the table is a feature of a request, and every dish is in the book', () => {
  const rows = [...likedDishes()];
  expect(rows.flatMap(([feature]) => (known.has(feature) ? [] : [feature]))).toEqual([]);
  expect(rows.flatMap(([, dishes]) => [...dishes.keys()].filter((id) => dishOf(id) === null))).toEqual([]);
});

async function dishFor(description: string, language: Locale, requestKey = 'once'): Promise<string> {
  const outcome = await cookOnce({ description, language, requestKey });
  if (outcome.type !== 'recipe') throw new Error(`${description}: ${JSON.stringify(outcome)}`);
  return outcome.plan.dish ?? 'improvised';
}

describe('a broad request is answered with a dish that is liked for it, whatever the draw', () => {
  test.each<[Locale, string, string]>([
    ['en', 'quick dinner for picky kids tonight', 'audience:children'],
    ['es', 'merienda sana para los niños', 'audience:children'],
    ['en', 'something warm and vegetarian for a rainy day', 'manner:warm'],
    ['en', 'high protein breakfast no eggs', 'course:breakfast'],
    ['fr', 'un repas pas cher pour le bureau que je peux manger froid', 'occasion:lunchbox'],
    ['it', 'idee per una cena leggera stasera', 'manner:light'],
    ['ar', 'فطور سريع للأولاد قبل المدرسة', 'course:breakfast'],
    ['he', 'ארוחת ערב מהירה לילדים בררנים', 'audience:children'],
    ['zh-Hans', '减脂期晚餐吃什么好', 'manner:light'],
    ['de', 'schnelles Abendessen', 'dinner'],
  ])('%s: %s', async (language, description, feature) => {
    const dishes = new Set<string>();
    for (let draw = 0; draw < 8; draw += 1) dishes.add(await dishFor(description, language, `draw ${draw}`));
    expect([...dishes].filter((id) => likedDishes().get(feature)?.has(id) !== true)).toEqual([]);
    expect(dishes.size).toBeGreaterThan(1);
  });
});

test.each<[Locale, string]>([
  ['pt-BR', 'uma sobremesa fácil pra levar no almoço de domingo'],
  ['de', 'ein einfacher Nachtisch fürs Mittagessen'],
])('%s: "%s" is no lunch', async (language, description) => {
  expect(dishOf(await dishFor(description, language))?.courses).toEqual(expect.arrayContaining(['dessert']));
});

test('a list of foods without meat brings no meat, and nothing that cooks for half a day', async () => {
  const outcome = await cookOnce({ description: '2 courgettes, feta, eggs' });
  expect(['frittata', 'omelette']).toContain(outcome.type === 'recipe' ? outcome.plan.dish : 'question');
  const pumpkin = await cookOnce({ description: 'Me queda media calabaza y un bote de garbanzos, ¿qué hago?', language: 'es' });
  expect(JSON.stringify(pumpkin)).not.toContain('cocido-madrileno');
});
