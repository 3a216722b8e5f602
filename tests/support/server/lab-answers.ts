import { tomatoSoup } from './fake-model.ts';

/* What a model that can cook answers to the cases that come with the product. */

type Line = readonly [amount: number | null, unit: string | null, item: string, inEnglish?: string];

const recipe = (title: string, lines: readonly Line[], steps: readonly string[]) => ({
  ...tomatoSoup,
  title,
  summary: title,
  servings: 2,
  ingredients: lines.map(([amount, unit, item, inEnglish = item]) => ({
    amount,
    unit,
    item,
    item_in_english: inEnglish,
    note: null,
    scales: amount !== null,
  })),
  steps: steps.map((text) => ({ text, minutes: 10, uses: lines.map((_, at) => at) })),
});

export const plainSoup = recipe(
  'Tomato soup',
  [
    [800, 'g', 'tomatoes'],
    [1, null, 'onion'],
    [10, 'g', 'basil'],
    [null, null, 'salt'],
  ],
  ['Cook the onion and the tomatoes, and season with salt.', 'Scatter the basil over the soup and serve it hot.'],
);

const noFood = { ...tomatoSoup, is_food: false, not_food_reason: 'It is a gate.', ingredients: [], steps: [] };

const answers: readonly (readonly [words: string, answer: object])[] = [
  ['garden gate', noFood],
  [
    'Pancakes',
    recipe(
      'Pancakes',
      [
        [200, 'g', 'plain flour'],
        [300, 'ml', 'oat drink'],
        [1, 'tbsp', 'sunflower oil'],
      ],
      ['Whisk the flour and the oat drink to a smooth batter.', 'Fry thin pancakes in the oil on both sides.'],
    ),
  ],
  [
    'satay',
    recipe(
      'Chicken satay with rice',
      [
        [300, 'g', 'chicken breast'],
        [150, 'g', 'rice'],
        [200, 'ml', 'coconut milk'],
      ],
      ['Thread the chicken onto skewers and grill it until done.', 'Boil the rice and serve it with the warm coconut milk.'],
    ),
  ],
  [
    'Kartoffelsuppe',
    recipe(
      'Kartoffelsuppe',
      [
        [500, 'g', 'Kartoffeln', 'potatoes'],
        [1, null, 'Zwiebel', 'onion'],
        [null, null, 'Salz', 'salt'],
      ],
      ['Die Kartoffeln und die Zwiebel in Würfel schneiden.', 'In Wasser weich kochen, pürieren und mit Salz abschmecken.'],
    ),
  ],
  [
    'Lentil stew',
    recipe(
      'Lentil stew',
      [
        [150, 'g', 'brown lentils'],
        [200, 'g', 'carrots'],
        [1, null, 'onion'],
      ],
      ['Dice the carrots and the onion, and fry them gently.', 'Add the lentils and water, and simmer until the lentils are soft.'],
    ),
  ],
];

/** The answer to an order, by words of its text; the soup for all others. */
export const answerTo = (description: string): object => answers.find(([words]) => description.includes(words))?.[1] ?? plainSoup;
