import { describe, expect, test } from 'vitest';
import type { Ingredient, Unit } from '../../../../contract/recipes/recipe.ts';
import { showRecipe } from '../../../../contract/recipes/recipe-math.ts';
import { cutMark, readClosely, readLine } from '../../../../server/recipes/import/read-line.ts';

type Row = readonly [line: string, amount: number | null, unit: Unit | null, item: string, note?: string];

const rows: readonly Row[] = [
  // Figures as they are written in one country and another.
  ['1.000 g passata', 1_000, 'g', 'passata'],
  ['1,500 kg Kartoffeln', 1.5, 'kg', 'Kartoffeln'],
  ['1-1/2 c. red wine', 1.5, 'cup', 'red wine'],
  ['1⁄2 cup milk', 0.5, 'cup', 'milk'],
  ['70% chocolate', null, null, '70% chocolate'],
  // Several measures of one thing.
  ['1 cup + 2 tablespoons water', 1.125, 'cup', 'water'],
  ['2 cups plus 1 tbsp flour', 495, 'ml', 'flour'],
  ['1 lb 2 oz beef', 1.125, 'lb', 'beef'],
  ['1 kg 200 g carne', 1.2, 'kg', 'carne'],
  ['3/4 cup (150g) sugar', 150, 'g', 'sugar'],
  ['100g/3½oz caster sugar', 100, 'g', 'caster sugar'],
  ['200ml/7fl oz milk', 200, 'ml', 'milk'],
  ['1 cup / 240 ml milk', 240, 'ml', 'milk'],
  ['100 g butter plus 1 tsp for the tin', 100, 'g', 'butter', 'plus 1 tsp for the tin'],
  // One or several.
  ['1 große Zwiebel(n)', 1, null, 'große Zwiebel'],
  ['2 Ei(er)', 2, null, 'Eier'],
  ['2 gousse(s) d’ail', 2, 'clove', 'ail'],
  // Pieces of pages.
  ['&frac12;&nbsp;cup sugar', 0.5, 'cup', 'sugar'],
  // Sizes.
  ['1-inch piece ginger', 1, 'piece', 'ginger', '1-inch'],
  ['2cm piece of ginger', 1, 'piece', 'ginger', '2cm'],
  ['2 x 400g cans chopped tomatoes', 2, 'can', 'chopped tomatoes', '400g'],
  ['400g tin chickpeas', 1, 'can', 'chickpeas', '400g'],
  ['1 (14 oz) can beans', 1, 'can', 'beans', '14 oz'],
  ['2 heaped tbsp flour', 2, 'tbsp', 'flour', 'heaped'],
  ['1 gestr. TL Salz', 1, 'tsp', 'Salz', 'gestr.'],
  // Ranges.
  ['2-3 bananas', 2, null, 'bananas', '2-3'],
  ['1 to 2 tsp salt', 1, 'tsp', 'salt', '1 to 2 tsp'],
  // Words.
  ['Two tablespoons honey', 2, 'tbsp', 'honey'],
  ['Half a cup of stock', 0.5, 'cup', 'stock'],
  ['one bay leaf', 1, null, 'bay leaf'],
  ['a pinch of salt', 1, 'pinch', 'salt'],
  ['a little oil', null, null, 'a little oil'],
  ['half and half', null, null, 'half and half'],
  ['Juice and zest of half an orange', 0.5, null, 'orange', 'Juice and zest'],
  ['eine halbe Zitrone', 0.5, null, 'Zitrone'],
  ['zwei EL Zucker', 2, 'tbsp', 'Zucker'],
  ['ein wenig Öl', null, null, 'ein wenig Öl'],
  ['un demi citron', 0.5, null, 'citron'],
  ['le jus d’un citron', 1, null, 'citron', 'le jus'],
  ['une douzaine d’œufs', 12, null, 'œufs'],
  ['un filet d’huile', null, null, 'un filet d’huile'],
  ['media cebolla', 0.5, null, 'cebolla'],
  ['dos dientes de ajo', 2, 'clove', 'ajo'],
  ['meia cebola', 0.5, null, 'cebola'],
  ['três colheres de sopa de azeite', 3, 'tbsp', 'azeite'],
  ['نصف كوب سكر', 0.5, 'cup', 'سكر'],
  ['ثلاث بيضات', 3, null, 'بيضات'],
  ['חצי כוס סוכר', 0.5, 'cup', 'סוכר'],
  ['שתי כפות קמח', 2, 'tbsp', 'קמח'],
  ['בצל אחד', 1, null, 'בצל'],
  ['एक कप दूध', 1, 'cup', 'दूध'],
  ['डेढ़ कप आटा', 1.5, 'cup', 'आटा'],
  ['鸡蛋两个', 2, 'piece', '鸡蛋'],
  ['半个洋葱', 0.5, 'piece', '洋葱'],
  ['八角 2个', 2, 'piece', '八角'],
  ['三文鱼 200克', 200, 'g', '三文鱼'],
  // Units.
  ['1 c. à s. d’huile', 1, 'tbsp', 'huile'],
  ['1 c. à café de sel', 1, 'tsp', 'sel'],
  ['20 cl de crème', 200, 'ml', 'crème'],
  ['2 dl de lait', 200, 'ml', 'lait'],
  ['1 quart milk', 4, 'cup', 'milk'],
  ['1 pint cream', 2, 'cup', 'cream'],
  ['1 dozen eggs', 12, null, 'eggs'],
  ['1 stick butter', 0.5, 'cup', 'butter'],
  ['1 stick celery', 1, null, 'stick celery'],
  ['1 Pfund Mehl', 500, 'g', 'Mehl'],
  ['1 EL Öl', 1, 'tbsp', 'Öl'],
  ['1 Msp. Zimt', 1, 'pinch', 'Zimt'],
  ['1 Pck. Backpulver', 1, null, 'Pck. Backpulver'],
  ['大さじ1 しょうゆ', 1, 'tbsp', 'しょうゆ'],
  ['醤油　大さじ1と1/2', 1.5, 'tbsp', '醤油'],
  ['玉ねぎ…1/2個', 0.5, 'piece', '玉ねぎ'],
  ['1 cda de aceite', 1, 'tbsp', 'aceite'],
  ['1 xícara (chá) de farinha', 1, 'cup', 'farinha'],
  ['2 כפות סוכר', 2, 'tbsp', 'סוכר'],
  ['כפית מלח', 1, 'tsp', 'מלח'],
  ['ملعقة كبيرة زيت', 1, 'tbsp', 'زيت'],
  ['ملعقتان صغيرتان سكر', 2, 'tsp', 'سكر'],
  ['1 बड़ा चम्मच तेल', 1, 'tbsp', 'तेल'],
  ['2 छोटे चम्मच नमक', 2, 'tsp', 'नमक'],
];

test.each(rows)('%s', (line, amount, unit, item, note) => {
  expect(readLine(line)).toMatchObject({ amount, unit, item, note: note ?? null });
});

test.each([
  ['1 pint cream', ['pint']],
  ['1 cup milk', []],
  ['200 g rice, 3 eggs', ['3']],
  ['fried rice for 3', ['3']],
  ['250 g 00 flour', []],
])('what is not sure of “%s”: %j', (line, doubts) => {
  expect([...(readClosely(line)?.doubts ?? []), ...(/\d/.exec(readLine(line)?.note ?? '') ?? [])]).toEqual(doubts);
});

test('a line that is too long says so at its end', () => {
  const read = readClosely(`200 g ${'very '.repeat(30)}ripe tomatoes and cashew nuts`);
  expect(read?.isCut).toBe(true);
  expect(read?.ingredient.item.endsWith(cutMark)).toBe(true);
  expect(read?.ingredient.item.length).toBeLessThanOrEqual(120);
});

describe('twice as much', () => {
  const shown = (line: string): Ingredient | undefined => {
    const ingredient = readLine(line);
    const recipe = { servings: 2, prepMinutes: null, cookMinutes: null, ingredients: ingredient === null ? [] : [ingredient], steps: [] };
    return showRecipe(recipe, { servings: 4, unitSystem: 'metric' }).ingredients[0];
  };
  test.each([
    ['2-3 bananas', 4, '4-6'],
    ['1 to 2 tsp salt', 1, '2 to 4 tsp'],
    ['5 or 6 mushrooms', 10, '10 or 12'],
    ['2 large onions (about 300 g)', 4, 'about 600 g'],
    ['2 cans tomatoes (400 g)', 4, '400 g'],
    ['1-inch piece ginger', 2, '1-inch'],
    ['1 onion, cut into 8 wedges', 2, 'cut into 8 wedges'],
  ])('“%s”', (line, amount, note) => {
    expect(shown(line)).toMatchObject(line.includes('tsp') ? { note } : { amount, note });
  });
});
