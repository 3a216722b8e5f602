import { describe, expect, test } from 'vitest';
import type { Locale } from '../../../contract/shell/locales.ts';
import { dishOf } from '../src/dishes/all.ts';
import { soughtOf } from '../src/wishes/sought.ts';
import { cookOnce } from '../src/check/cook-once.ts';
import { dishesFor } from './cooked.ts';

/* "But not curry", "no tacos or spaghetti": a dish or a kind of dish that it is not to be, beside foods that are wanted. */

const understood = (description: string, language: Locale = 'en') => soughtOf({ description, diets: [] }, [], language);

describe('what a dish is not to be', () => {
  test.each<[Locale, string, string]>([
    ['en', 'dinner with chicken but not curry', 'kind:curry'],
    ['en', 'chicken dinner, no soup please', 'kind:soup'],
    ['en', 'pasta with shrimp, not alfredo', 'dish:fettuccine-alfredo'],
    ['en', 'beef dish other than stew', 'kind:stew'],
    ['en', 'sick of sandwiches, lunch with tuna', 'kind:sandwich'],
    ['de', 'Abendessen mit Hähnchen, aber keine Suppe', 'kind:soup'],
    ['fr', 'un plat avec du poulet mais pas de curry', 'kind:curry'],
    ['es', 'cena con pollo, pero no sopa', 'kind:soup'],
    ['it', 'cena con pollo ma non zuppa', 'kind:soup'],
    ['pt-BR', 'jantar com frango, mas sem ser sopa', 'kind:soup'],
    ['ja', '鶏肉の夕食、カレー以外で', 'kind:curry'],
    ['zh-Hans', '鸡肉做的晚餐，不要咖喱', 'kind:curry'],
    ['hi', 'चिकन का डिनर लेकिन करी नहीं', 'kind:curry'],
    ['ar', 'عشاء بالدجاج بدون شوربة', 'kind:soup'],
    ['he', 'ארוחת ערב עם עוף אבל לא מרק', 'kind:soup'],
  ])('%s: "%s" is understood', async (language, text, unwanted) => {
    const { avoided, unclear } = understood(text, language).understood;
    expect(unclear).toEqual([]);
    expect(avoided).toContain(unwanted);
    const [type, id] = unwanted.split(':');
    const dishes = (await dishesFor({ description: text, language })).map((dish) => dishOf(dish.split('~')[0] ?? ''));
    expect(dishes.length).toBeGreaterThan(0);
    for (const dish of dishes) expect(type === 'dish' ? dish?.id : dish?.kinds[0]).not.toBe(id);
  });

  test('foods listed with it are left out, on both sides', () => {
    for (const text of ['something with ground beef, not tacos or spaghetti', 'something with ground beef, not spaghetti or tacos']) {
      const { wishes, understood: read } = understood(text);
      expect(wishes).toContainEqual(expect.objectContaining({ kind: 'without', id: 'spaghetti' }));
      expect(read.avoided).toContain('dish:beef-tacos');
      expect(read.dishes).toEqual([]);
    }
    expect(understood('dinner, not tacos and nuts').wishes).toContainEqual(expect.objectContaining({ kind: 'without', id: 'nut' }));
  });

  test('a word that is a food and a kind of dish means both', async () => {
    expect(understood('something sweet with peanut butter but not cookies').understood.avoided).toContain('kind:biscuit');
    expect(await dishesFor({ description: 'something sweet with peanut butter but not cookies' })).not.toContain('peanut-butter-cookies');
  });

  test('after a comma a dish is wanted', () => {
    expect(understood('no nuts, curry please').understood.features).toContain('kind:curry');
  });

  test.each([
    "noodles for my sister, she can't have pad thai",
    'no soup, I am allergic',
    'noodles please, no pad thai or he ends up in hospital',
    'dessert but not baklava, the last one closed my throat',
  ])('what somebody cannot eat is asked about: "%s"', (text) => {
    expect(understood(text).understood.unclear.length).toBeGreaterThan(0);
  });
});

describe('a whole egg and its parts', () => {
  test.each(['omelette without egg yolk', 'scrambled eggs, no yolks', 'fried eggs, allergic to egg white'])(
    '"%s" is not made of whole eggs',
    async (description) => {
      expect((await dishesFor({ description }))[0]).not.toMatch(/^(?:omelette|scrambled-eggs|fried-eggs)$/);
    },
  );

  test('a runny yolk is in a boiled egg', async () => {
    expect(await dishesFor({ description: 'how long to boil eggs so the yolk is still runny' })).toEqual(['boiled-eggs']);
  });
});

describe('names that begin in other words', () => {
  test('rice with something is no plain rice', async () => {
    expect(await dishesFor({ description: 'how to cook rice with chicken' })).not.toEqual(['steamed-rice']);
    expect(await dishesFor({ description: 'how to cook quinoa with vegetables' })).not.toEqual(['cooked-quinoa']);
    expect(await dishesFor({ description: 'how to cook rice' })).toEqual(['steamed-rice']);
  });

  test('an air fryer is no deep fryer, and its air is nobody', async () => {
    expect(await dishesFor({ description: 'costillas en la freidora de aire', language: 'es' })).toEqual(['air-fryer-ribs']);
  });
});

describe('what a dish goes with, and for whom it is', () => {
  test.each<[Locale, string]>([
    ['en', 'Side dish for roast beef'],
    ['de', 'Beilage zu Rinderbraten'],
    ['es', 'Guarnición para rosbif'],
    ['ja', 'ローストビーフの付け合わせ'],
  ])('%s: "%s" is no roast', async (language, description) => {
    const dishes = await dishesFor({ description, language });
    expect(dishes.length).toBeGreaterThan(1);
    for (const id of dishes) expect(dishOf(id.split('~')[0] ?? '')?.courses).toContain('side');
  });

  test('a meal is no sauce', async () => {
    for (const id of await dishesFor({ description: 'A meal in 15 minutes' }))
      expect(dishOf(id)?.kinds[0]).not.toMatch(/sauce|dressing|dip/);
  });

  test('a cold is answered with a soup for the ill', async () => {
    const [dish] = await dishesFor({ description: 'I have a cold, what soup should I make?' });
    expect(dish).toMatch(/chicken-noodle-soup|chicken-soup-with-rice|vegetable-soup|carrot-ginger-soup|pumpkin-soup/);
  });

  test('a baby shower is a party, and baby spinach no diet', () => {
    expect(understood('Finger food for a baby shower').wishes).toEqual([]);
    expect(understood('Finger food for a baby shower').understood.features).toContain('occasion:party');
  });

  test('a lasagne to surprise somebody with is the dish, not its sheets', async () => {
    expect(await dishesFor({ description: 'I want to surprise my wife with lasagne' })).toEqual(['lasagne']);
  });
});

describe('lists, numbers and money', () => {
  test('a food at the end of a list is no dish by itself', async () => {
    const outcome = await cookOnce({ description: 'half a cabbage, 2 carrots and some bacon. ideas?' });
    const items = outcome.type === 'recipe' ? outcome.english.ingredients.map(({ item }) => item).join(', ') : '';
    expect(items).toMatch(/cabbage/);
    expect(items).toMatch(/carrot/);
    expect(items).toMatch(/bacon/);
  });

  test('a squash is no courgette', async () => {
    const outcome = await cookOnce({ description: 'ho mezza zucca e della salsiccia', language: 'it' });
    const items = outcome.type === 'recipe' ? outcome.english.ingredients.map(({ item }) => item).join(', ') : '';
    expect(items).toMatch(/pumpkin|squash/);
  });

  test('a number of people behind an exclusion is not left out', async () => {
    expect(understood('Tiramisù senza uova, siamo in 8', 'it').understood.unclear).toEqual([]);
    expect(await dishesFor({ description: 'Tiramisù senza uova, siamo in 8', language: 'it' })).toEqual(['tiramisu']);
  });

  test('too hot for the oven is a wish for none', () => {
    const { wishes } = understood('too hot to turn the oven on. need lunch');
    expect(wishes).toContainEqual(expect.objectContaining({ kind: 'no-equipment', id: 'oven' }));
    expect(wishes.some(({ kind }) => kind === 'equipment')).toBe(false);
  });

  test.each<[Locale, string]>([
    ['en', 'feed 4 for under a tenner'],
    ['de', 'Ende vom Monat, kaum Geld'],
    ['es', 'fin de mes y sin dinero, algo rico'],
  ])('%s: "%s" is cheap', (language, text) => {
    expect(understood(text, language).understood.features).toContain('manner:cheap');
  });

  test('an order of the same food later does not explain unknown words before', () => {
    const { unclear } = understood('Peanuts zorp blargh my brother, so I would love peanut butter cookies').understood;
    expect(unclear.length).toBeGreaterThan(0);
  });
});

test('words about an amount between a dish and a food belong to the food', async () => {
  const outcome = await cookOnce({ description: '红烧肉少放点糖', language: 'zh-Hans' });
  expect(outcome).toMatchObject({ type: 'recipe', plan: { dish: 'hongshao-rou' } });
});

describe('an order of a food is no order beside a person whom it does not name', () => {
  test.each<[Locale, string]>([
    ['en', 'Dad went home early after we got prawns on offer'],
    ['en', 'pad thai, peanuts mess up my brother'],
    ['en', 'My neighbour gave me walnuts and my brother went home early'],
    ['pt-BR', 'Minha avó fazia nozes todo Natal, meu irmão foi embora mais cedo'],
    ['es', 'Mi abuela hacía nueces cada Navidad, mi hermano se fue antes a casa'],
    ['it', 'Mia nonna faceva le noci ogni Natale, mio fratello è andato a casa prima'],
    ['zh-Hans', '弟弟把花生吃完，提前回家了'],
    ['ar', 'ابني طلب الروبيان وعاد إلى البيت مبكرا'],
  ])('%s: "%s" is asked about', (language, text) => {
    expect(understood(text, language).understood.unclear.length).toBeGreaterThan(0);
  });

  test('what somebody has never used is left out', () => {
    expect(understood('Nunca usei amendoim por causa do meu filho', 'pt-BR').wishes).toContainEqual(
      expect.objectContaining({ kind: 'without', id: 'peanut' }),
    );
  });
});
