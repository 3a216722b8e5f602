import { describe, expect, test, vi } from 'vitest';
import type { Step } from '../../../../contract/recipes/recipe.ts';
import type { Locale } from '../../../../contract/shell/locales.ts';
import { emptyDraft, stepsOf } from '../../../../server/recipes/import/draft.ts';
import { readLine } from '../../../../server/recipes/import/read-line.ts';
import { toBody } from '../../../../server/recipes/import/body-in-thread.ts';
import { languageBySmallWords } from '../../../../server/recipes/import/written-language.ts';

const languages: readonly Locale[] = ['en', 'de', 'fr', 'es', 'pt-BR', 'ar', 'he', 'hi', 'ja', 'zh-Hans'];
// The words of a language are made ready when the first recipe in it is read.
vi.setConfig({ testTimeout: 60_000 });

const bodyOf = async (
  lines: readonly string[],
  steps: string,
  { language = null as string | null, own = 'en' as Locale, title = 'Dish' } = {},
) =>
  (
    await toBody(
      { ...emptyDraft, title, language, ingredients: lines.flatMap((line) => readLine(line) ?? []), steps: stepsOf(steps) },
      own,
      [],
      'somebody',
    )
  ).body;
const told = ({ minutes, uses, shares }: Step) => [minutes, uses, ...(shares === undefined ? [] : [shares])];

describe('a step says how long it takes and what goes into it', () => {
  test.each<[Locale, string[], string, unknown[]]>([
    ['en', ['200 g flour', '2 eggs', '100 g butter'], 'Whisk the eggs with the flour. Bake for 1 hour.', [60, [1, 0]]],
    [
      'en',
      ['500 g chicken thighs', '1 onion'],
      'Fry the chicken for 5 minutes, add the onion and simmer for 20 minutes, stirring every 5 minutes.',
      [20, [0, 1]],
    ],
    ['de', ['200 g Mehl', '2 Eier'], 'Mehl und Eier verrühren und eine halbe Stunde ruhen lassen.', [30, [0, 1]]],
    ['fr', ['200 g de farine', '3 œufs'], 'Mélangez la farine et les œufs. Laissez reposer 1 h 30.', [90, [0, 1]]],
    ['es', ['200 g de harina', '2 huevos'], 'Mezcla la harina con los huevos y hornea media hora.', [30, [0, 1]]],
    ['pt-BR', ['200 g de farinha de trigo', '2 ovos'], 'Misture os ovos e asse por 25 minutos.', [25, [1]]],
    ['ar', ['٢٠٠ غ أرز', '٢ بصلة'], 'نطبخ الأرز لمدة ربع ساعة.', [15, [0]]],
    ['he', ['200 גרם אורז', '2 בצל'], 'מבשלים את האורז חצי שעה.', [30, [0]]],
    ['hi', ['1 कप चावल', '2 प्याज'], 'चावल को पंद्रह मिनट पकाएँ।', [15, [0]]],
    ['ja', ['玉ねぎ 1個', '牛乳 200ml'], '玉ねぎを10分炒める。', [10, [0]]],
    ['zh-Hans', ['鸡蛋 2个', '面粉 200克'], '鸡蛋打散，煮半小时。', [30, [0]]],
  ])('%s %j: %s', async (language, lines, step, facts) => {
    const { steps } = await bodyOf(lines, step, { language });
    expect(steps.map(told)).toEqual([facts]);
  });

  test('what was added before is named without an amount, and so is what the sentence shares out', async () => {
    const { steps } = await bodyOf(
      ['100 g butter', '1 onion', '200 g sugar'],
      'Melt half the butter and fry the onion.\nTake out the onion. Add the remaining butter.\nStir in some of the sugar.',
    );
    expect(steps.map(told)).toEqual([
      [null, [0, 1], [0.5, 1]],
      [null, [1, 0], [null, null]],
      [null, [2], [null]],
    ]);
  });

  test('what may be one of two is left out, and so is a time that nobody waits for', async () => {
    const { steps } = await bodyOf(
      ['50 g cheddar', '50 g parmesan', '200 g pasta'],
      'Stir the cheese in every 5 minutes.\nHeat the oven 10 minutes before.',
    );
    expect(steps.map(told)).toEqual([
      [null, []],
      [null, []],
    ]);
  });
});

describe('what a recipe is written in', () => {
  test('is told by its sentences, not by toast and mayonnaise', async () => {
    const bowl = ['2 slices toast', '2 tbsp mayo', '1 tbsp Nutella', '1 avocado'];
    const { language } = await bodyOf(bowl, 'Toast the bread, mash the avocado and put it on top of the toast with the mayo.', {
      own: 'de',
      title: 'Breakfast bowl',
    });
    expect(language).toBe('en');
  });

  test.each<[Locale, string]>([
    ['en', 'Put the toast in a bowl and stir in the mayo.'],
    ['de', 'Das Toast in eine Schüssel geben und die Mayo unterrühren.'],
    ['fr', 'Mettez le pain dans un bol et ajoutez la mayo avec les herbes.'],
    ['es', 'Pon el pan en un bol y agrega la mayonesa con las hierbas.'],
    ['pt-BR', 'Coloque o pão em uma tigela e adicione a maionese com as ervas.'],
  ])('%s', (language, sentence) => {
    expect(languageBySmallWords(sentence, languages)).toBe(language);
  });

  test('nothing is guessed of two words', () => {
    expect(languageBySmallWords('Toast Mayo', languages)).toBeNull();
  });
});

test('no label is given to a recipe with a line that was cut', async () => {
  const step = 'Mix everything.';
  expect((await bodyOf(['200 g rice', '1 onion'], step)).diets).toContain('vegan');
  const cut = await bodyOf(['200 g rice', `1 onion ${'with very ripe tomatoes '.repeat(6)}and cashew nuts`], step);
  expect([cut.diets, cut.labels]).toEqual([[], []]);
});
