import { describe, expect, test } from 'vitest';
import type { Locale } from '../../../contract/shell/locales.ts';
import { locales } from '../../../contract/shell/locales.ts';
import { lettersOf } from '@anydish/language/script';
import { cookOnce } from '../src/check/cook-once.ts';
import { dishOf } from '../src/dishes/all.ts';
import { plainPlan } from '../src/finding/vary.ts';
import { foodTree } from '../src/foods/lexicon.ts';
import { writeRecipe } from '../src/writing/write-recipe.ts';
import { allRelatives, idOfRelatives } from '../src/dishes/relatives.ts';
import { tokensOf } from '../src/reading/tokens.ts';
import { vocabularyOf } from '../src/reading/vocabulary.ts';
import { soughtOf } from '../src/wishes/sought.ts';

const offered = async (description: string, language: Locale = 'en') => {
  const outcome = await cookOnce({ description, language });
  return outcome.type === 'question' ? outcome.question.suggestions.map(({ id }) => id.replace(/~.*/, '')) : outcome.type;
};

describe('a famous dish that the kitchen does not know leads to those that resemble it', () => {
  test.each<[Locale, string, string]>([
    ['en', 'chicken korma', 'butter-chicken'],
    ['en', 'shoofly pie', 'pecan-pie'],
    ['de', 'Russischer Zupfkuchen', 'cheesecake'],
    ['de', 'Himmel und Erde', 'labskaus'],
    ['fr', 'paris-brest', 'profiteroles'],
    ['es', 'bandeja paisa', 'arepas'],
    ['pt-BR', 'acarajé', 'coxinha'],
    ['ja', 'お茶漬け', 'congee'],
    ['zh-Hans', '剁椒鱼头', 'steamed-fish'],
    ['ar', 'سلتة', 'mansaf'],
    ['he', 'כובאנה', 'jachnun'],
    ['hi', 'रसगुल्ला', 'gulab-jamun'],
  ])('%s: %s', async (language, words, dish) => {
    expect(await offered(words, language)).toContain(dish);
  });

  test('what a request leaves out is in none of them', async () => {
    expect(await offered('mushroom stroganoff and shoofly pie, allergic to nuts')).not.toContain('pecan-pie');
  });

  test('every one resembles dishes of the book, and no name is a food or an everyday word', () => {
    for (const relative of allRelatives()) {
      expect([relative.names[0], relative.like.filter((id) => dishOf(id) === null)]).toEqual([relative.names[0], []]);
      const entry = idOfRelatives(relative);
      for (const language of locales) {
        const { exact, harmless, persons } = vocabularyOf(language);
        for (const name of relative.names.filter((one) => /^[\p{Script=Latin}\P{L}]*$/u.test(one) || lettersOf(language).test(one))) {
          const tokens = tokensOf(name, language);
          const isWhole = ({ end }: { end: number }) => end === tokens.length;
          const meant = exact.at(tokens, 0).find(isWhole)?.values ?? [];
          const others = meant.filter((one) => !(one.type === 'dish' && one.id === entry) && !['feature', 'nickname'].includes(one.type));
          expect([language, name, others]).toEqual([language, name, []]);
          expect([name, harmless.at(tokens, 0).some(isWhole) || persons.at(tokens, 0).some(isWhole)]).toEqual([name, false]);
        }
      }
    }
  });
});

describe('a name that hides something else does not hide it', () => {
  test('a daughter and red lentils are no wine', () => {
    const { wishes } = soughtOf({ description: '女儿红扁豆过敏', diets: [] }, [], 'zh-Hans');
    expect(wishes.map(({ kind, id }) => [kind, id])).toContainEqual(['allergy', 'red-lentil']);
  });

  test('beef after "and" is beef', () => {
    const { understood } = soughtOf({ description: '家里有土豆和牛肉', diets: [] }, [], 'zh-Hans');
    expect(understood.foods.map(({ id }) => id)).toEqual(['potato', 'beef']);
  });

  test('the equipment in the name of a dish is dangerous as well', async () => {
    const outcome = await cookOnce({ description: 'instant pot beans filled to the brim' });
    expect(outcome.type).toBe('refused');
  });
});

describe('what is left over', () => {
  test.each<[Locale, string]>([
    ['en', 'what can i do with stale bread'],
    ['de', 'Was kann ich mit altem Brot machen'],
    ['fr', 'que faire avec du pain rassis'],
    ['es', 'qué hago con pan duro'],
    ['it', 'ricette con pane raffermo'],
    ['he', 'מה עושים עם חלה ישנה'],
  ])('%s: %s goes into a dish that uses it up', async (language, words) => {
    const found = await offered(words, language);
    expect(found).not.toBe('refused');
    for (const id of typeof found === 'string' ? [] : found)
      expect([id, dishOf(id)?.manners]).toEqual([id, expect.arrayContaining(['leftovers'])]);
  });

  test.each<[Locale, string]>([
    ['en', 'leftover chicken and rice'],
    ['pt-BR', 'sobrou arroz e frango, o que faço?'],
    ['fr', 'il me reste du poulet et du riz'],
  ])('%s: %s are cooked already', async (language, words) => {
    const outcome = await cookOnce({ description: words, language });
    const foods = outcome.type === 'recipe' ? outcome.plan.ingredients.map(({ food }) => food) : [];
    expect(foods).toEqual(expect.arrayContaining(['cooked-chicken', 'cooked-rice']));
  });

  test('a dish with rice beside it is no dish of rice', async () => {
    const outcome = await cookOnce({ description: 'arroz no forno', language: 'pt-BR' });
    expect(outcome.type === 'recipe' ? outcome.plan.dish : outcome.type).not.toBe('mulukhiyah');
  });

  test('the rice that is named is the rice of the recipe', async () => {
    const outcome = await cookOnce({ description: 'how do i cook basmati rice' });
    expect(outcome.type === 'recipe' ? outcome.plan.ingredients.map(({ food }) => food) : []).toContain('basmati-rice');
  });
});

test('a broad request in a language often gets a dish of its people', async () => {
  const asked = Array.from({ length: 12 }, (_, index) =>
    cookOnce({ description: '簡単な夜ご飯', language: 'ja', requestKey: `key ${index}` }),
  );
  const found = await Promise.all(asked);
  const own = found.filter((one) => one.type === 'recipe' && dishOf(one.plan.dish ?? '')?.cuisines.includes('japanese') === true);
  expect(own.length).toBeGreaterThanOrEqual(5);
  expect(own.length).toBeLessThan(12);
});

describe('American kitchens', () => {
  test.each<[string, string[]]>([
    ['2 sticks of butter', ['unsalted-butter']],
    ['a pint of cream and a head of cauliflower', ['cream', 'cauliflower']],
    ['a can of condensed milk', ['condensed-milk']],
    ['a can of cream of mushroom soup and some chicken', ['cream-of-mushroom-soup', 'chicken']],
    ['8 oz cream cheese and a sleeve of graham crackers', ['cream-cheese', 'graham-cracker']],
    ['a loaf of bread and a dozen eggs', ['bread', 'egg']],
  ])('%s', (description, foods) => {
    const { understood } = soughtOf({ description, diets: [] }, [], 'en');
    expect([understood.foods.map(({ id }) => id), understood.dishes, understood.unclear]).toEqual([foods, [], []]);
  });

  test('big pieces are weighed in pounds, and flour is measured in cups', () => {
    const dish = dishOf('apple-pie');
    const plan = dish === null ? null : plainPlan(dish);
    const list = plan === null ? [] : writeRecipe(plan, { language: 'en', servings: plan.makes.servings, unitSystem: 'us' }).ingredients;
    const unitOf = (food: string) => list.find((one) => one.food === food)?.unit;
    expect([
      unitOf('eating-apple') ?? unitOf('cooking-apple') ?? unitOf('apple'),
      unitOf('plain-flour'),
      unitOf('unsalted-butter'),
    ]).toEqual(['lb', 'cup', 'cup']);
  });
});

test.each<[string, string]>([
  ['a cup of rice and 2 chicken breasts', 'steamed-rice'],
  ['a rotisserie chicken and tortillas', 'corn-tortillas'],
])('a staple among other foods is a food: %s', async (description, dish) => {
  const outcome = await cookOnce({ description });
  expect(outcome.type === 'recipe' ? outcome.plan.dish : outcome.type).not.toBe(dish);
});

test.each<[Locale, string]>([
  ['en', 'what to make with mince'],
  ['es', 'qué hago con carne picada'],
  ['ja', 'ひき肉で何か'],
  ['hi', 'कीमे से क्या बनाएं'],
])('%s: %s leads to dishes of mince', async (language, words) => {
  for (const id of await offered(words, language)) {
    const dish = dishOf(id);
    const roles = dish === null ? [] : plainPlan(dish).ingredients.map(({ food }) => foodTree().food(food).role);
    expect([id, roles]).toEqual([id, expect.arrayContaining(['mince'])]);
  }
});

describe('a name of foods is no dish of elsewhere that has them', () => {
  test.each<[Locale, string]>([
    ['it', 'pollo al limone'],
    ['pt-BR', 'carne moída com batata'],
    ['zh-Hans', '排骨汤'],
    ['en', 'chicken noodle casserole'],
  ])('%s: %s is asked about', async (language, words) => {
    const outcome = await cookOnce({ description: words, language });
    expect(outcome.type).toBe('question');
  });

  test.each<[Locale, string, string]>([['es', 'empanada gallega', 'empanadas']])(
    '%s: %s is not %s under another name, and is offered it',
    async (language, words, dish) => {
      expect(await offered(words, language)).toContain(dish);
    },
  );
});

test.each(['leftover mashed potatoes', 'leftover roast chicken'])('%s is used up, not cooked', async (description) => {
  const outcome = await cookOnce({ description });
  expect(outcome.type === 'recipe' ? outcome.plan.dish : 'question').not.toMatch(/^(?:mashed-potatoes|roast-chicken)$/);
});

test('something sweet is no sausage in a sweet sauce', async () => {
  for (const requestKey of ['a', 'b', 'c', 'd']) {
    const outcome = await cookOnce({ description: 'schnell was Süßes', language: 'de', requestKey });
    const ids =
      outcome.type === 'recipe'
        ? [outcome.plan.dish ?? '']
        : outcome.type === 'question'
          ? outcome.question.suggestions.map(({ id }) => id)
          : [];
    for (const id of ids)
      expect(dishOf(id.replace(/~.*/, ''))?.courses.some((course) => course === 'dessert' || course === 'baking')).toBe(true);
  }
});
