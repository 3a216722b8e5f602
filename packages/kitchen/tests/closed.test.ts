import { describe, expect, test } from 'vitest';
import type { Locale } from '../../../contract/shell/locales.ts';
import { cookOnce } from '../src/check/cook-once.ts';
import { readRequest } from '../src/reading/read.ts';

/** A dish with a food that it holds, in each language, and a harmless sentence around it. */
const dishes: readonly [language: Locale, dish: string, food: string, english: string][] = [
  ['en', 'pad thai', 'peanuts', 'peanut'],
  ['en', 'pancakes', 'eggs', 'egg'],
  ['de', 'Pfannkuchen', 'Eier', 'egg'],
  ['fr', 'quiche lorraine', 'œufs', 'egg'],
  ['es', 'tortilla de patatas', 'huevos', 'egg'],
  ['it', 'frittata', 'uova', 'egg'],
  ['pt-BR', 'panquecas', 'ovos', 'egg'],
  ['ar', 'حمص', 'طحينة', 'tahini'],
  ['he', 'חומוס', 'טחינה', 'tahini'],
  ['hi', 'पालक पनीर', 'पनीर', 'paneer'],
  ['ja', 'オムライス', '卵', 'egg'],
  ['zh-Hans', '番茄炒蛋', '鸡蛋', 'egg'],
];

/** Words that no table knows, in the script of the language; the seed fixes them. */
function strangeWords(language: Locale, seed: number): string {
  const letters: Partial<Record<Locale, string>> = {
    ar: 'ضظغقصطزذ',
    he: 'צקגזטסעפ',
    hi: 'घझठढणथभष',
    ja: 'ゑゐヱヰヮ',
    'zh-Hans': '龘靐齉爩麤',
  };
  const alphabet = letters[language] ?? 'bcdfghjklmnpqrstvwxz';
  let state = seed;
  const next = (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % most;
  };
  const word = () => Array.from({ length: 6 }, () => alphabet[next(alphabet.length)]).join('');
  const gap = language === 'ja' || language === 'zh-Hans' ? '' : ' ';
  return Array.from({ length: 1 + next(3) }, word).join(gap);
}

const seeds = Array.from({ length: 12 }, (_, index) => index * 7919 + 3);

describe.each(dishes)('in %s, %s', (language, dish, food, english) => {
  test(`${food} in a clause of unknown words is asked about before anything is cooked`, async () => {
    const cooked: string[] = [];
    for (const seed of seeds) {
      const strange = strangeWords(language, seed);
      const gap = language === 'ja' || language === 'zh-Hans' ? '' : ' ';
      for (const clause of [`${food}${gap}${strange}`, `${strange}${gap}${food}`, `${strange}${gap}${food}${gap}${strange}`])
        for (const text of [`${dish}. ${clause}`, `${clause}. ${dish}`, `${dish}, ${clause}`]) {
          const outcome = await cookOnce({ description: text, language });
          if (outcome.type === 'recipe' && outcome.english.ingredients.some(({ item }) => item.includes(english))) cooked.push(text);
        }
    }
    expect(cooked).toEqual([]);
  });
});

describe('a story about a person is asked about', () => {
  test.each<[Locale, string]>([
    ['en', 'pad thai, my wife dies if she eats peanuts'],
    ['en', 'My son loves pad thai. Peanuts put him in hospital last year.'],
    ['en', 'hummus, keep sesame far away'],
    ['en', 'satay with peanuts. They make my brother swell up.'],
    ['de', 'Satay-Spieße, bei Erdnüssen muss der Notarzt kommen'],
    ['de', 'Mein Partner übergibt sich von Pilzen'],
    ['es', 'Nuestro niño se pone rojo con las fresas'],
    ['ja', '親子丼。弟は卵でひどい目にあった'],
    // Words for amounts are harmless, and say nothing of a wish.
    ['de', 'Hummus, mit einem großen Löffel Tahini war mein Onkel im Bett'],
    ['fr', 'satay, plein de cacahuètes et mon frère est rentré'],
    ['it', 'torta, una bella manciata di noci e mio zio a letto'],
    // The food is the name of the dish, and one ideograph is all that is not known.
    ['ja', 'そば…友人がそれで死にかけたんです。大晦日の麺料理をお願いします'],
    ['ja', 'ざるそば。友人がそれで死にかけたんです。'],
  ])('%s: %s', async (language, description) => {
    expect(await cookOnce({ description, language })).toMatchObject({ type: 'question', question: { kind: 'unclear' } });
  });
});

describe('a wish in harmless words is cooked', () => {
  test.each<[Locale, string, string]>([
    ['en', 'pancakes for my kids who love them, with plenty of eggs', 'egg'],
    ['en', 'chicken curry like grandma used to make with lots of garlic', 'garlic'],
    ['de', 'Kartoffelsuppe mit viel Sellerie wie bei Oma', 'celer'],
    ['fr', 'quiche lorraine bien crémeuse pour 6', 'egg'],
  ])('%s: %s', async (language, description, food) => {
    const outcome = await cookOnce({ description, language });
    expect(outcome).toMatchObject({ type: 'recipe' });
    expect(outcome.type === 'recipe' && outcome.english.ingredients.some(({ item }) => item.includes(food))).toBe(true);
  });
});

describe('what is wanted after an exclusion is not excluded too', () => {
  test.each<[Locale, string]>([
    ['en', 'pancakes, no milk, with soy milk'],
    ['de', 'Pfannkuchen ohne Milch, mit Sojamilch'],
    ['fr', 'crêpes sans lait, avec lait de soja'],
    ['es', 'tortitas sin leche, con leche de soja'],
    ['it', 'pancake senza latte, con latte di soia'],
    ['pt-BR', 'panquecas sem leite, com leite de soja'],
  ])('%s: %s', (language, text) => {
    const { wishes, foods } = readRequest(text, language);
    expect(wishes.map(({ id }) => id)).toEqual(['milk']);
    expect(foods.map(({ id }) => id)).toEqual(['soy-milk']);
  });
});

describe('what follows a food in words that are not understood is asked about, with no person that the tables know', () => {
  test.each<[Locale, string]>([
    ['en', 'brownies. Walnuts are what everybody likes, but Drstn zrkld flat on the playground after two'],
    ['pt-BR', 'Brownie pra turma da escola. Castanha todo mundo curte, só que o Davi caiu duro no recreio com duas'],
    ['he', 'פסטה ברוטב שמנת לחברים. איזה פטריות יפות היו, וגיא שכב מהן מקופל שלושה ימים'],
    ['fr', 'Une quiche pour midi avec papa, que la délicieuse crème de la ferme a plié en deux tout un week-end'],
  ])('%s: %s', async (language, description) => {
    expect(await cookOnce({ description, language })).toMatchObject({ type: 'question', question: { kind: 'unclear' } });
  });
});

test.each<[Locale, string, string]>([
  ['en', 'carbonara, the eggs are from our own hens', ' and my brother went home'],
  ['fr', 'quiche lorraine, les œufs viennent du poulailler de ma sœur', ' et mon frère est rentré'],
])('%s: "%s" is no question, and is one with "%s"', (language, told, added) => {
  expect(readRequest(told, language).unclear).toEqual([]);
  expect(readRequest(told + added, language).unclear).not.toEqual([]);
});
