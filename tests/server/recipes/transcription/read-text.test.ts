import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { linesOf } from '../../../../server/recipes/transcription/source-lines.ts';
import { readText } from '../../../../server/recipes/transcription/read-text.ts';
import { noScore, scoreOf, shareOf, sum, truthOf, wordsOf } from './truth.ts';

const folder = join(import.meta.dirname, 'pasted');
const mark = '=== truth\n';
const recipes = readdirSync(folder)
  .toSorted()
  .map((name) => {
    const [text = '', truth = ''] = readFileSync(join(folder, name), 'utf8').split(mark);
    return { name, text, truth: truthOf(truth), read: readText(linesOf(text)) };
  });

describe('texts that somebody pasted', () => {
  test('are many, in all ten languages and in many layouts', () => expect(recipes.length).toBeGreaterThanOrEqual(70));

  test.each(recipes)('$name is read as it was written', ({ truth, read }) => {
    expect(scoreOf(truth, read).wrong).toEqual([]);
  });

  test.each(recipes)('$name gets no word that is not in it', ({ text, read }) => {
    // Of "Möhre(n)" one or several are meant; what a page writes for a sign is that sign.
    const there = new Set([...wordsOf(text), ...wordsOf(text.replace(/[(/](\p{L}{1,3})(?!\p{L})\)?/gu, '$1'))]);
    const said = [read.title.text, ...read.ingredients.map(({ item }) => item), ...read.steps.map((step) => step.text), read.notes];
    expect(wordsOf(said.join('\n')).filter((word) => !there.has(word))).toEqual([]);
  });
});

test('says how well it reads', () => {
  const scores = recipes.map(({ truth, read }) => scoreOf(truth, read));
  const words = shareOf(scores.map((score) => score.words).reduce(sum, noScore));
  const fields = shareOf(scores.map((score) => score.fields).reduce(sum, noScore));
  expect({ words, fields }).toEqual({ words: 1, fields: 1 });
});

test('a short recipe needs one ingredient and one counted step', () => {
  const { title, ingredients, steps } = readText(linesOf('Tea\n1 cup water\n1. Boil the water.'));
  expect([title.text, ingredients.length, steps.length]).toEqual(['Tea', 1, 1]);
});

const reading = (text: string) => readText(linesOf(text));
const amounts = (text: string) => reading(text).ingredients.map(({ amount, unit, item }) => [amount, unit, item]);

describe('a list in one line', () => {
  const line =
    '200 g rote Linsen | 1 Dose Tomaten (400 g) | 2 Zwiebeln | 1 EL Currypulver | 1 Stück Ingwer | 500 ml Brühe | 50 g Cashewkerne | 100 ml Sahne';

  test.each(['|', '•', '·', ';'])('is parted at %s, and nothing is lost', (sign) => {
    const read = reading(`Linsencurry\n\n${line.replaceAll('|', sign)}\n\nAlles 20 Minuten kochen und mit den Cashewkernen bestreuen.`);
    expect(read.title.text).toBe('Linsencurry');
    expect(read.ingredients.map(({ amount, item }) => [amount, item])).toEqual([
      [200, 'rote Linsen'],
      [1, 'Tomaten, 400 g'],
      [2, 'Zwiebeln'],
      [1, 'Currypulver'],
      [1, 'Ingwer'],
      [500, 'Brühe'],
      [50, 'Cashewkerne'],
      [100, 'Sahne'],
    ]);
    expect(read.steps).toHaveLength(1);
  });

  test('under its heading, too', () => {
    expect(amounts('Soup\nIngredients\n2 leeks; 1 l stock; salt (sea; fine)\nMethod\nBoil.').map(([, , item]) => item)).toEqual([
      'leeks',
      'stock',
      'salt, sea; fine',
    ]);
  });
});

test('a line that is too long is marked, ends with a sign, and stands among what is left', () => {
  const long = `200 g ${'very '.repeat(28)}ripe tomatoes and cashew nuts`;
  const read = reading(`Soup\nIngredients\n${long}\n1 onion\nMethod\nBoil everything.`);
  expect(read.ingredients[0]).toMatchObject({ isCertain: false });
  expect(read.ingredients[0]?.item).toMatch(/^very .*…$/);
  expect(read.left).toEqual([long]);
  expect(read.ingredients[1]).toMatchObject({ isCertain: true });
});

test('what a page writes instead of signs is decoded before a line is parted', () => {
  expect(amounts('Eggs\nIngredients\n2 egg yolks &amp; 1 whole egg\n&frac12;&nbsp;cup milk\nMethod\nBeat.')).toEqual([
    [2, null, 'egg yolks'],
    [1, null, 'whole egg'],
    [0.5, 'cup', 'milk'],
  ]);
});

test.each([
  ['Cuisson : 1 h 30', { cookMinutes: 90 }],
  ['Cuisson 1h30', { cookMinutes: 90 }],
  ['Cook time: 1 1/2 hours', { cookMinutes: 90 }],
  ['Cook time: 20-25 minutes', { cookMinutes: 25 }],
  ['Prep time: less than 30 mins', { prepMinutes: 30 }],
  ['Preparation time\nless than 30 mins\nCooking time\n30 mins to 1 hour', { prepMinutes: 30, cookMinutes: 60 }],
  ['Arbeitszeit ca. 20 Minuten Koch-/Backzeit ca. 1 Stunde', { prepMinutes: 20, cookMinutes: 60 }],
  ['Préparation : une demi-heure', { prepMinutes: 30 }],
  ['Tiempo de cocción: hora y media', { cookMinutes: 90 }],
  ['Tempo de preparo: 1 hora e 15 minutos', { prepMinutes: 75 }],
  ['وقت الطهي: ساعة ونصف', { cookMinutes: 90 }],
  ['זמן בישול: שעה וחצי', { cookMinutes: 90 }],
  ['पकाने का समय: डेढ़ घंटा', { cookMinutes: 90 }],
  ['調理時間：1時間半', { cookMinutes: 90 }],
  ['烹饪时间：一个半小时', { cookMinutes: 90 }],
  ['Serves four', { servings: 4 }],
  ['Serves 4 to 6', { servings: 4 }],
  ['Für 4 Personen', { servings: 4 }],
  ['Für vier Personen', { servings: 4 }],
  ['Pour 6 personnes', { servings: 6 }],
  ['Pour six', { servings: 6 }],
  ['Para 4', { servings: 4 }],
  ['Para dos personas', { servings: 2 }],
  ['Rende três porções', { servings: 3 }],
  ['يكفي أربعة أشخاص', { servings: 4 }],
  ['ל-4 סועדים', { servings: 4 }],
  ['चार लोगों के लिए', { servings: 4 }],
  ['4人分', { servings: 4 }],
  ['4人份', { servings: 4 }],
  ['Makes 12 pancakes', { servings: null }],
])('“%s” says %j', (line, said) => {
  expect(reading(`Stew\n${line}\nIngredients\n2 onions\n1 kg beef\nMethod\nBoil everything.`)).toMatchObject({
    ...said,
    title: { text: 'Stew' },
  });
});

test('a title keeps its words, and what is in brackets behind it is a fact', () => {
  const read = reading('Creamy lemon chicken with rice (for 4)\nIngredients\n4 chicken legs\nMethod\nRoast them.');
  expect([read.title.text, read.servings]).toEqual(['Creamy lemon chicken with rice', 4]);
});

describe('parts of a list', () => {
  test('named as ingredients are parts, and the title stays', () => {
    const read = reading(
      'PANCAKES\nMakes 12 pancakes\n\nDry ingredients\n2 cups flour\n1 tsp salt\n\nWet ingredients\n2 eggs\n1 cup milk\n\nMix everything and fry in butter until golden.',
    );
    expect(read.title.text).toBe('PANCAKES');
    expect(read.ingredients.map(({ item }) => item)).toEqual([
      'flour (Dry ingredients)',
      'salt (Dry ingredients)',
      'eggs (Wet ingredients)',
      'milk (Wet ingredients)',
    ]);
    expect(read.steps).toHaveLength(1);
  });

  test.each([
    ['Zutaten\nTeig\n200 g Mehl\n2 Eier\n\nFüllung\n500 g Äpfel', ['Mehl (Teig)', 'Eier (Teig)', 'Äpfel (Füllung)']],
    ['Zutaten für den Teig\n200 g Mehl\nZutaten für den Belag\n500 g Äpfel', ['Mehl (für den Teig)', 'Äpfel (für den Belag)']],
    ['Ingredients\n1 lettuce\nDRESSING\n3 tbsp oil', ['lettuce', 'oil (DRESSING)']],
    ['Ingrédients secs\n200 g de farine\nIngrédients humides\n2 œufs', ['farine (Ingrédients secs)', 'œufs (Ingrédients humides)']],
    ['Ingredientes\nMasa\n200 g de harina\n\nRelleno\n2 huevos', ['harina (Masa)', 'huevos (Relleno)']],
    ['Ingredients\n200 g rice\n\nSalt\n\n2 eggs', ['rice', 'Salt', 'eggs']],
  ])('%j', (list, items) => {
    expect(reading(`Dish\n\n${list}\n\nMethod\nCook everything.`).ingredients.map(({ item }) => item)).toEqual(items);
  });
});

test('a title stands before what is said of it in brackets', () => {
  const read = readText(linesOf('Pancakes (serves 4)\n\n- 200g flour\n- 2 eggs\n\nWhisk everything. Fry in butter.'));
  expect([read.title.text, read.servings, read.ingredients.length]).toEqual(['Pancakes', 4, 2]);
});
