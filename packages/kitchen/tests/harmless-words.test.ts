import { describe, expect, test } from 'vitest';
import type { Locale } from '../../../contract/shell/locales.ts';
import { cookOnce } from '../src/check/cook-once.ts';
import { isExclusion } from '../../../contract/kitchen/wishes.ts';
import { readingOf } from '../src/wishes/shown-reading.ts';
import { soughtOf } from '../src/wishes/sought.ts';

const sought = (description: string, language: Locale) => soughtOf({ description, diets: [] }, [], language);
const isOpen = (description: string, language: Locale) => {
  const { wishes, understood } = sought(description, language);
  return understood.unclear.length > 0 || wishes.some(isExclusion);
};

describe('praise that sounds like harm', () => {
  test.each<[Locale, string]>([
    ['en', 'strawberry tart, my wife would kill for one'],
    ['en', "mac and cheese, I'm dying for some comfort food, bad breakup"],
    ['en', 'honey glazed ham, I am dead tired so keep it easy'],
    ['en', "coffee and walnut cake for the village fete, I'm a hopeless baker"],
    ['en', 'killer chilli con carne'],
    ['de', 'Fischstäbchen selbst gemacht, mein Sohn könnte sich reinlegen'],
    ['de', 'Schweinebraten, mein Mann stirbt für die Kruste'],
    ['fr', 'omelette baveuse avec 6 oeufs, je meurs de faim'],
    ['es', 'fresas con nata, a mi novia le vuelven loca'],
    ['pt-BR', 'brigadeiro com muito chocolate, as crianças piram'],
    ['it', 'impepata di cozze, mi fa impazzire'],
    ['ar', 'دجاج بصوص الفول السوداني، أولادي يموتوا فيه'],
    ['he', 'עוגיות חמאת בוטנים, הילדים משתגעים עליהן'],
    ['hi', 'बादाम हलवा, बहन डॉक्टर बन गई तो जश्न है'],
    ['ja', 'チーズフォンデュ、チーズが好きすぎて死ぬ'],
    ['zh-Hans', '黄豆焖猪脚，馋死我了'],
  ])('%s: "%s" is not asked about', (language, text) => {
    expect(sought(text, language).understood.unclear).toEqual([]);
  });

  test.each<[Locale, string]>([
    ['en', 'strawberry tart, one strawberry would kill my wife'],
    ['en', 'brownies, one walnut would kill for sure, so mind my nan'],
    ['en', 'hummus, my flatmate is dying from sesame'],
    ['en', 'pancakes, he passed his exam but also passed out after an egg'],
    ['en', 'fish pie, mum is back home from hospital because of cod'],
    ['de', 'Satay, mein Sohn stirbt fast an Erdnüssen'],
    ['fr', 'paella, ma mère se bat pour respirer après les crevettes'],
    ['es', 'pollo kung pao, mi hermana casi se muere por un cacahuete'],
    ['es', 'tortilla de patatas, mi hijo se vuelve loco de picor con el huevo'],
    ['pt-BR', 'paçoca, meu filho quase morreu por causa de amendoim'],
    ['it', 'frittata, le uova fanno impazzire la pelle di mia figlia'],
    ['ar', 'دجاج ساتيه، ابني كاد يموت من الفول السوداني'],
    ['he', 'עוגיות חמאת בוטנים, הילד מת כמעט מבוטנים'],
    ['hi', 'मूंगफली की चटनी, मेरा बेटा मूंगफली से मरते मरते बचा'],
    ['ja', 'オムライス、息子は卵で死にかけました'],
    ['zh-Hans', '宫保鸡丁，我儿子吃花生差点死了'],
  ])('%s: "%s" is', (language, text) => {
    expect(isOpen(text, language)).toBe(true);
  });
});

describe('"only" beside what is left out', () => {
  test('is asked about after an allergy', async () => {
    const { understood } = sought('carrot cake, nut allergy, only walnuts', 'en');
    expect(understood.unclear).toMatchObject([{ text: 'only walnuts', meant: ['walnut'] }]);
    expect((await cookOnce({ description: 'carrot cake, nut allergy, only walnuts' })).type).toBe('question');
  });

  test('lifts no diet', () => {
    const { wishes, understood } = sought('vegan, only have eggs and rice', 'en');
    expect(wishes.map(({ kind }) => kind)).not.toContain('allow');
    expect(understood.unclear).toMatchObject([{ meant: ['egg'] }]);
  });

  test('says nothing where nothing is left out', () => {
    expect(sought('only eggs and rice', 'en').understood.unclear).toEqual([]);
  });
});

test('what comes in may be made of what goes out', async () => {
  const outcome = await cookOnce({ description: 'scones with self-raising flour instead of plain flour' });
  if (outcome.type !== 'recipe') throw new Error(outcome.type);
  const foods = outcome.plan.ingredients.map(({ food }) => food);
  expect(foods).toContain('self-raising-flour');
  expect(foods).not.toContain('plain-flour');
});

test('what comes in for an allergy is judged like anything else', () => {
  const { wishes } = sought('scones with self-raising flour instead of plain flour, allergic to wheat', 'en');
  expect(wishes.map(({ kind, id }) => `${kind} ${id}`)).not.toContain('allow self-raising-flour');
});

test('a spelling that was put right is shown before cooking', () => {
  expect(readingOf({ description: 'spaghettti with mushrroms', diets: [] }, [], 'en').corrected).toEqual([
    { word: 'spaghettti', meant: 'spaghetti' },
    { word: 'mushrroms', meant: 'mushrooms' },
  ]);
});
