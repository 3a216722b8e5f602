import { describe, expect, test } from 'vitest';
import type { Locale } from '../../../contract/shell/locales.ts';
import { cookOnce } from '../src/check/cook-once.ts';
import { readRequest } from '../src/reading/read.ts';

async function titleOf(description: string, language: Locale): Promise<string> {
  const outcome = await cookOnce({ description, language });
  if (outcome.type !== 'recipe') throw new Error(`"${description}": ${JSON.stringify(outcome)}`);
  return outcome.body.title;
}

describe('a title', () => {
  test.each<[Locale, string, string]>([
    ['en', 'dairy-free chicken parmesan', 'Chicken parmesan style, with vegan parmesan'],
    ['en', 'vegetarian salisbury steak', 'Salisbury steak style, with vegan mince and vegetable stock'],
    ['de', 'vegane Käsespätzle', 'Wie Käsespätzle, mit veganem Käse'],
    ['en', 'hummus without sesame', 'Hummus style, with sunflower seed butter'],
    ['fr', 'houmous sans sésame', 'Houmous, version avec du beurre de graines de tournesol'],
  ])('%s: "%s" does not name what was replaced', async (language, text, title) => {
    expect(await titleOf(text, language)).toBe(title);
  });

  test.each<[Locale, string, string]>([
    ['en', 'vegan pancakes', 'Pancakes'],
    ['en', 'vegan peanut butter cookies', 'Peanut butter cookies'],
    ['en', 'gluten free fish and chips', 'Fish and chips'],
  ])('%s: "%s" keeps its name where it says nothing false', async (language, text, title) => {
    expect(await titleOf(text, language)).toBe(title);
  });
});

test('white fish may be cod, so it is not served to somebody who is allergic to cod', async () => {
  const outcome = await cookOnce({ description: 'allergic to cod. fish and chips' });
  expect(outcome.type === 'recipe' ? outcome.plan.ingredients.map(({ food }) => food) : []).not.toContain('white-fish-fillet');
});

test.each<[Locale, string]>([
  ['en', 'linguine with clams. Clams put my wife on her back for a week'],
  ['de', 'Kartoffelsalat mit Senf? Lena läuft davon blau an'],
  ['fr', 'quiche, la farine de blé me met à plat'],
  ['fr', "moules marinières, la dernière fois les moules m'ont clouée au lit"],
  ['es', 'salteado con soja, la soja se la tienen vetada'],
  ['es', 'tofu salteado pero el tofu me hace polvo'],
])('%s: "%s" is asked about', (language, text) => {
  expect(readRequest(text, language).unclear).not.toEqual([]);
});

test.each<[Locale, string]>([
  ['en', 'hummus, and don’t be shy with the tahini'],
  ['de', 'Mandelkuchen für den Kaffeeklatsch am Nachmittag'],
  ['fr', 'houmous bien citronné avec beaucoup de tahini'],
  ['it', 'torta di nocciole delle Langhe'],
  ['pt-BR', 'arroz doce com leite, me faz feliz'],
  ['it', 'baccalà mantecato come in Portogallo'],
])('%s: "%s" is not', (language, text) => {
  expect(readRequest(text, language).unclear).toEqual([]);
});

test('the name of a dish is known before the words of which it is made', () => {
  expect(readRequest('drunken noodles', 'en').dishes.map(({ id }) => id)).toEqual(['pad-kee-mao']);
  expect(readRequest('raw egg mayonnaise', 'en').dishes.map(({ id }) => id)).toEqual(['mayonnaise']);
});
