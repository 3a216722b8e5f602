import { describe, expect, test } from 'vitest';
import type { Locale } from '../../../contract/shell/locales.ts';
import { cookOnce } from '../src/check/cook-once.ts';
import { foodTree } from '../src/foods/lexicon.ts';
import { readRequest } from '../src/reading/read.ts';
import { cooked, dishesFor } from './cooked.ts';

const wishesOf = (text: string, language: Locale) => readRequest(text, language).wishes.map(({ kind, id }) => `${kind} ${id}`);

describe('foods side by side behind "without" are a list, or asked about', () => {
  test.each<[Locale, string]>([
    ['en', 'curry no onion garlic'],
    ['de', 'Curry ohne Zwiebel Knoblauch'],
    ['fr', 'curry sans oignon ail'],
    ['es', 'curry sin cebolla ajo'],
    ['it', 'curry senza cipolla aglio'],
    ['pt-BR', 'curry sem cebola alho'],
    ['ar', 'كاري بدون بصل ثوم'],
    ['he', 'קארי בלי בצל שום'],
    ['hi', 'paneer butter masala bina pyaz lehsun'],
    ['ja', 'カレー 玉ねぎ にんにく 抜き'],
    ['zh-Hans', '咖喱不要洋葱大蒜'],
  ])('%s: %s', (language, text) => {
    expect(wishesOf(text, language)).toEqual(expect.arrayContaining(['without onion', 'without garlic']));
  });

  test.each(['curry no onion potatoes', 'dairy gluten free pasta'])('%s', async (description) => {
    expect(await cookOnce({ description })).toMatchObject({ type: 'question', question: { kind: 'unclear' } });
  });
});

describe('a clause about looks of a person is asked about', () => {
  test.each<[Locale, string]>([
    ['en', 'shakshuka with lots of egg, my daughter is red'],
    ['de', 'Shakshuka mit viel Ei, meine Tochter ganz rot'],
    ['he', 'שקשוקה עם הרבה ביצים, הבת אדומה'],
    ['zh-Hans', '番茄炒蛋，最爱的鸡蛋，儿子红红的'],
    ['hi', 'झींगा बिरयानी, पसंदीदा झींगा, भाई लाल'],
  ])('%s: %s', async (language, description) => {
    expect((await cookOnce({ description, language })).type).toBe('question');
  });
});

describe('"how to" and one food is answered with the food itself', () => {
  test.each<[Locale, string, string]>([
    ['en', 'how do i cook artichokes', 'boiled-artichokes'],
    ['en', 'how to cook puy lentils', 'boiled-lentils'],
    ['de', 'wie koche ich weißen spargel', 'boiled-white-asparagus'],
    ['es', 'cómo cocer la remolacha', 'boiled-beetroot'],
    ['he', 'איך מבשלים קינואה', 'cooked-quinoa'],
    ['ar', 'طريقة سلق الرز البسمتي', 'steamed-rice'],
    ['ja', 'ブロッコリーの茹で方', 'steamed-broccoli'],
  ])('%s: %s', async (language, description, dish) => {
    expect((await cooked({ description, language })).plan.dish).toBe(dish);
  });
});

describe('what was named comes first', () => {
  test.each<[Locale, string, string]>([
    ['es', 'costillas a la barbacoa en la parrilla', 'barbecue-ribs'],
    ['en', 'carbonara in the slow cooker', 'spaghetti-carbonara'],
    ['en', 'broccoli', 'steamed-broccoli'],
  ])('%s: %s', async (language, description, dish) => {
    expect((await dishesFor({ description, language })).slice(0, 2)).toContain(dish);
  });
});

describe('words are read where others begin before them', () => {
  test.each<[Locale, string, string]>([
    ['es', 'lentejas con chorizo en olla rapida', 'equipment pressure-cooker'],
    ['ar', 'برياني دجاج بقدر الضغط', 'equipment pressure-cooker'],
    ['en', 'mocktail for a summer party', 'without alcohol'],
    ['ar', 'حلى سهل بدون مكسرات عندي حساسية', 'allergy nut'],
  ])('%s: %s', (language, text, wish) => {
    expect(wishesOf(text, language)).toContain(wish);
  });

  test.each<[Locale, string]>([
    ['fr', 'jai des courgettes du chevre et des oeufs'],
    ['de', 'Chili nicht zu scharf'],
    ['fr', 'chili pas trop épicé'],
    ['zh-Hans', '红烧肉 不要太甜'],
    ['ja', 'ゴーヤチャンプルー 苦くないやつ'],
  ])('%s: "%s" is understood', async (language, description) => {
    expect((await cookOnce({ description, language })).type).toBe('recipe');
  });
});

test('lentil burgers are of lentils, and courgette parmigiana says so', async () => {
  const { plan } = await cooked({ description: 'hamburguesas de lentejas', language: 'es' });
  expect(plan.ingredients.some(({ food }) => foodTree().lineage(food).has('lentil'))).toBe(true);
  expect((await cooked({ description: 'parmigiana di zucchine', language: 'it' })).body.title).toBe('Parmigiana di zucchine');
});

test('what is put into a dish does not say how much of it is made', async () => {
  const { body } = await cooked({ description: 'il me reste 3 courgettes, de la feta et des oeufs', language: 'fr', servings: 2 });
  expect(body.servings).toBe(2);
});

test('where nothing is ready in time, slower dishes are offered', async () => {
  expect(await dishesFor({ description: '冷蔵庫に豚こま もやし ニラ 10分で', language: 'ja' })).not.toEqual([]);
});

test('at Passover nothing of flour is offered', async () => {
  const outcome = await cookOnce({ description: 'עוגיות לפסח', language: 'he' });
  const dishes = await dishesFor({ description: 'עוגיות לפסח', language: 'he' });
  expect(outcome.type).not.toBe('refused');
  expect(dishes.filter((id) => /ginger|hamantaschen|ghorayeba/.test(id))).toEqual([]);
});

// Nothing says which of the foods was found: walnuts beside it are no reason to cook.
test.each<[Locale, string]>([
  ['en', 'foraged mushrooms with walnuts on toast'],
  ['en', 'i found plants in the forest, salad with walnuts'],
  ['en', 'foraged greens pesto with nuts'],
  ['de', 'selbst gesammelte Wurzeln mit Walnüssen, Suppe'],
  ['es', 'las setas las recogimos en el bosque, arroz'],
  ['it', 'risotto, i funghi li abbiamo raccolti nel bosco'],
])('%s: what was found is refused: %s', async (language, description) => {
  expect((await cookOnce({ description, language })).type).toBe('refused');
});

describe('who does not drink gets no alcohol', () => {
  test.each<[Locale, string]>([
    ['en', 'tiramisu for my sister, eight months sober'],
    ['de', 'Tiramisu für einen trockenen Alkoholiker'],
    ['fr', 'tiramisu pour ma sœur, abstinente'],
    ['es', 'tiramisú, mi hermano es abstemio'],
    ['it', 'tiramisù, mia sorella è astemia'],
    ['pt-BR', 'tiramisu, minha irmã parou de beber'],
    ['ar', 'تيراميسو لأخي، لا يشرب الكحول'],
    ['he', 'טירמיסו לאחי, הוא לא שותה אלכוהול'],
    ['hi', 'तिरामिसू, भाई शराब नहीं पीते'],
    ['ja', 'ティラミス、父は禁酒中です'],
    ['zh-Hans', '提拉米苏，我爸戒酒了'],
  ])('%s: %s', (language, text) => {
    expect(wishesOf(text, language)).toContain('without alcohol');
  });
});

describe('a food that may stay where it is, is not wanted', () => {
  test.each<[Locale, string]>([
    ['en', 'tiramisu, so the marsala can stay in the shop'],
    ['en', 'pad thai, the peanuts should stay in their jar'],
    ['pt-BR', 'carbonara, os ovos ficam na loja'],
  ])('%s: %s', async (language, description) => {
    expect((await cookOnce({ description, language })).type).toBe('question');
  });
});

describe('"how to" and the beginning of a dish asks for the dish', () => {
  test.each<[Locale, string, string]>([
    ['pt-BR', 'como fazer arroz doce cremoso', 'Rice pudding'],
    ['es', 'como hacer arroz con pollo', 'Arroz con pollo'],
    ['es', 'como hacer arroz con leche', 'Rice pudding'],
    ['es', 'como hacer arroz', 'Steamed rice'],
    ['en', 'how to cook rice', 'Steamed rice'],
  ])('%s: %s', async (language, description, title) => {
    expect(await cookOnce({ description, language })).toMatchObject({ type: 'recipe', english: { title } });
  });
});
