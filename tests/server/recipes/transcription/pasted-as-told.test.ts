import { describe, expect, test } from 'vitest';
import { pastedLines } from '../../../../server/recipes/transcription/chat-lines.ts';
import { plainTitle } from '../../../../server/recipes/transcription/plain-title.ts';
import { factsIn } from '../../../../server/recipes/transcription/read-facts.ts';
import { readText } from '../../../../server/recipes/transcription/read-text.ts';

const read = (text: string) => readText(pastedLines(text));

describe('a title that praises', () => {
  test.each([
    ['The BEST Fluffy Pancakes Ever! (Easy + Quick)', 'Fluffy Pancakes'],
    ["The Best Mac and Cheese You'll Ever Make", 'Mac and Cheese'],
    ['Die besten Pfannkuchen der Welt (einfach + schnell)', 'Pfannkuchen'],
    ['Les meilleures crêpes du monde (facile et rapide)', 'Crêpes'],
    ['La mejor tarta de queso del mundo', 'Tarta de queso'],
    ['O melhor bolo de cenoura do mundo!', 'Bolo de cenoura'],
    ['La miglior torta di mele di sempre', 'Torta di mele'],
    ['أفضل بان كيك في العالم (سهل وسريع)', 'بان كيك'],
    ['הפנקייקים הכי טובים בעולם (קל ומהיר)', 'הפנקייקים'],
    ['世界一美味しいパンケーキ！（簡単）', 'パンケーキ'],
    ['史上最好吃的红烧肉（超简单）', '红烧肉'],
    ['दुनिया का सबसे अच्छा पनीर (आसान)', 'पनीर'],
  ])('%s is about %s', (title, dish) => {
    expect(plainTitle(title)).toBe(dish);
  });

  test.each(['Easy chicken pie', 'Best of beef stew', 'BEST EVER!!!', 'Crema catalana', 'Schnelle Tomatensuppe'])('%s stays', (title) => {
    expect(plainTitle(title)).toBe(title);
  });

  test('is the title of the recipe', () => {
    const { title } = read(
      'The BEST Scones Ever!\n\nIngredients\n200 g flour\n1 egg\n\nMethod\nMix the flour and the egg. Bake until golden.',
    );
    expect(title.text).toBe('Scones');
  });
});

test.each([
  ['Makes 3 dozen cookies', 36],
  ['Makes two dozen', 24],
  ['ergibt 2 Dutzend Kekse', 24],
  ['donne 3 douzaines de biscuits', 36],
  ['rinde 2 docenas', 24],
  ['rende 2 dúzias', 24],
  ['rende 3 dozzine', 36],
  ['Makes 24 cookies', null],
  ['1 dozen eggs', null],
  ['make 2 holes in the dough', null],
])('%s: %j', (line, servings) => {
  expect(factsIn(line).servings).toBe(servings);
});

test.each([
  ['It is 20 minutes to prep, no more', 20],
  ['This takes me prep 20 minutes and then it bakes', 20],
  ['15 min Vorbereitung', 15],
  ['20 minutes de préparation, 30 minutes de cuisson', 20],
  ['20 minutos de preparación', 20],
  ['15 minuti di preparazione', 15],
])('the time in "%s" is %i minutes', (line, prep) => {
  expect(factsIn(line).prep).toBe(prep);
});

describe('a recipe told as a chat', () => {
  const told = [
    [
      'lines with times',
      '[12:04] Mum: you take 200 g flour and 2 eggs and 300 ml milk\n[12:05] Me: how long?\n[12:05] Mum: 20 minutes at 180',
    ],
    ['one line', 'Mum: you take 200 g flour, 2 eggs and 300 ml milk. Me: how long? Mum: 20 minutes at 180'],
    [
      'dates',
      '12/03/2026, 18:22 - Mum: you take 200 g flour, 2 eggs and 300 ml milk\n12/03/2026, 18:23 - Me: how long?\n12/03/2026, 18:24 - Mum: 20 minutes at 180',
    ],
  ] as const;

  test.each(told)('in %s is read without its speakers and times', (_, text) => {
    const { ingredients, steps, left } = read(text);
    expect(ingredients.map(({ amount, unit, item }) => [amount, unit, item])).toEqual([
      [200, 'g', 'flour'],
      [2, null, 'eggs'],
      [300, 'ml', 'milk'],
    ]);
    expect(steps.map((step) => step.text)).toEqual(['20 minutes at 180']);
    expect(left).toEqual(['how long?']);
  });

  test.each([
    ['de', 'Mama: du nimmst 200 g Mehl und 2 Eier. Ich: wie lange? Mama: 20 Minuten bei 180 Grad', ['Mehl', 'Eier']],
    ['fr', 'Maman: tu prends 200 g de farine et 2 œufs. Moi: combien de temps? Maman: 20 minutes à 180', ['farine', 'œufs']],
    ['es', 'Mamá: coges 200 g de harina y 2 huevos. Yo: ¿cuánto tiempo? Mamá: 20 minutos a 180', ['harina', 'huevos']],
    ['it', 'Mamma: prendi 200 g di farina e 2 uova. Io: quanto tempo? Mamma: 20 minuti a 180', ['farina', 'uova']],
    ['pt-BR', 'Mãe: você pega 200 g de farinha e 2 ovos. Eu: quanto tempo? Mãe: 20 minutos a 180', ['farinha', 'ovos']],
  ])('in %s', (_, text, items) => {
    const { ingredients, steps } = read(text);
    expect(ingredients.map(({ item }) => item)).toEqual(items);
    expect(steps).toHaveLength(1);
  });

  test('parts of a recipe are no speakers', () => {
    const lines = pastedLines('Dough: 200 g flour, 1 egg\nFilling: 100 g cheese, 2 onions\nDough: rest it. Too dry? Add water.');
    expect(lines.map(({ text }) => text.split(':')[0])).toEqual(['Dough', 'Filling', 'Dough']);
  });
});
