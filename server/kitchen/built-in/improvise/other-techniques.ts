import { some, step, toTaste } from '../dish.ts';
import { amounts, list, oil, type Larder } from './larder.ts';
import { doneSign, needsFrying, type Technique } from './technique.ts';

/** What lies on the tray from the start; potatoes when nothing that was read can. */
const onTray = ({ vegetables, aromatics, proteins }: Larder) => {
  const tray = [...vegetables, ...aromatics, ...proteins.filter(needsFrying)];
  return tray.length > 0 ? tray : ['potatoes'];
};

const roast: Technique = {
  id: 'roast',
  name: 'Roast tray',
  words: ['roast', 'roasted', 'tray', 'traybake', 'sheet pan', 'oven', 'bake', 'baked'],
  suits: ({ vegetables }) => (vegetables.some((name) => /potato|carrot|parsnip|pumpkin|squash|beet|cauliflower/.test(name)) ? 3.5 : 0),
  prepMinutes: 15,
  cookMinutes: 40,
  ingredients: (larder) => [
    oil,
    ...(onTray(larder)[0] === 'potatoes' && !larder.vegetables.includes('potatoes') ? [some(500, 'g', 'potatoes', 'in 3 cm pieces')] : []),
    ...amounts.vegetables(larder, 'in 3 cm pieces'),
    ...amounts.proteins(larder, 'in large pieces'),
    ...amounts.aromatics(larder),
    ...amounts.starches(larder),
    ...amounts.seasonings(larder),
    ...amounts.fruits(larder),
    ...amounts.leaves(larder),
    ...amounts.cheeses(larder),
    ...amounts.eggs(larder, 2),
    ...amounts.nuts(larder),
    ...amounts.liquids(larder),
    toTaste('salt'),
    toTaste('black pepper'),
  ],
  steps: (larder) => {
    const { proteins, starches, seasonings, fruits, leaves, cheeses, eggs, nuts, liquids } = larder;
    const tray = onTray(larder);
    const late = [...proteins.filter((name) => !needsFrying(name)), ...fruits, ...liquids];
    const top = [...leaves, ...cheeses, ...nuts];
    return [
      step('Heat the oven to 200 °C (400 °F).', null),
      step(
        `On a large tray toss the ${list(tray)} with the olive oil${seasonings.length > 0 ? `, ${list(seasonings)}` : ''}, salt and black pepper. Spread out in one layer.`,
        null,
        ...tray,
        'olive oil',
        ...seasonings,
        'salt',
        'black pepper',
      ),
      step(`Roast until tender and browned at the edges, turning once.${doneSign(proteins)}`, 35, ...tray),
      ...(starches.length > 0 ? [step(`Meanwhile cook the ${list(starches)} as the packet says.`, 12, ...starches)] : []),
      ...(late.length > 0 ? [step(`Stir in the ${list(late)} and roast until hot.`, 5, ...late)] : []),
      ...(eggs.length > 0 ? [step(`Break the ${list(eggs)} onto the tray and bake until the whites are set.`, 6, ...eggs)] : []),
      ...(top.length > 0 ? [step(`Scatter with the ${list(top)} and serve.`, null, ...top)] : []),
    ];
  },
};

const salad: Technique = {
  id: 'salad',
  name: 'Salad',
  words: ['salad', 'slaw', 'no-cook', 'raw', 'cold'],
  suits: ({ leaves, vegetables }) =>
    leaves.some((name) => /lettuce|rocket|salad|watercress/.test(name)) || vegetables.some((name) => /cucumber|radish/.test(name))
      ? 4.5
      : 0,
  prepMinutes: 15,
  cookMinutes: 10,
  ingredients: (larder) => [
    ...amounts.leaves(larder),
    ...amounts.vegetables(larder),
    ...amounts.proteins(larder),
    ...amounts.starches(larder).map((item) => ({ ...item, amount: 120 })),
    ...amounts.eggs(larder, 2),
    ...amounts.fruits(larder),
    ...amounts.aromatics(larder),
    ...amounts.cheeses(larder),
    ...amounts.nuts(larder),
    ...amounts.liquids(larder),
    some(3, 'tbsp', 'olive oil'),
    some(1, 'tbsp', 'lemon juice'),
    ...amounts.seasonings(larder),
    toTaste('salt'),
    toTaste('black pepper'),
  ],
  steps: ({ leaves, vegetables, proteins, starches, eggs, fruits, aromatics, cheeses, nuts, liquids, seasonings }) => {
    const hot = proteins.filter(needsFrying);
    const bowl = [...leaves, ...vegetables, ...fruits, ...proteins.filter((name) => !needsFrying(name)), ...starches, ...eggs, ...hot];
    const cooked = vegetables.filter((name) =>
      /potato|bean|broccoli|cauliflower|beet|pumpkin|squash|aubergine|eggplant|sprout|artichoke|parsnip/i.test(name),
    );
    const dressing = [...aromatics, ...seasonings, ...liquids];
    return [
      ...(starches.length > 0 ? [step(`Cook the ${list(starches)} as the packet says, drain and let it cool.`, 12, ...starches)] : []),
      ...(eggs.length > 0 ? [step(`Boil the ${list(eggs)} until hard, cool in cold water, peel and quarter.`, 9, ...eggs)] : []),
      ...(hot.length > 0
        ? [
            step(
              `Cook the ${list(hot)} in a hot pan with a little of the olive oil until browned.${doneSign(proteins)}`,
              8,
              ...hot,
              'olive oil',
            ),
          ]
        : []),
      step(
        `Whisk the olive oil and lemon juice${dressing.length > 0 ? ` with the ${list(dressing)}` : ''}; season with salt and black pepper.`,
        null,
        'olive oil',
        'lemon juice',
        ...dressing,
        'salt',
        'black pepper',
      ),
      ...(cooked.length > 0 ? [step(`Boil or steam the ${list(cooked)} until just tender and let it cool.`, 12, ...cooked)] : []),
      step(`Toss the ${list(bowl)} with the dressing just before serving.`, 2, ...bowl),
      ...(cheeses.length + nuts.length > 0 ? [step(`Scatter with the ${list([...cheeses, ...nuts])}.`, null, ...cheeses, ...nuts)] : []),
    ];
  },
};

export const otherTechniques: readonly Technique[] = [roast, salad];
