import { fixed, some, step, toTaste } from '../dish.ts';
import { amounts, list, oil } from './larder.ts';
import { doneSign, needsFrying, type Technique } from './technique.ts';

const stirFry: Technique = {
  id: 'stir-fry',
  name: 'Stir-fry',
  words: ['stir fry', 'stirfry', 'wok', 'fried rice', 'noodles'],
  suits: ({ proteins, vegetables, starches }) =>
    vegetables.length + proteins.length > 1 || starches.some((name) => /rice|noodle/.test(name)) ? 3 : 0,
  prepMinutes: 15,
  cookMinutes: 15,
  ingredients: (larder) => [
    fixed(2, 'tbsp', 'vegetable oil'),
    ...amounts.proteins(larder, 'in thin strips'),
    ...amounts.vegetables(larder, 'in thin strips'),
    ...amounts.leaves(larder),
    ...amounts.aromatics(larder),
    ...amounts.starches(larder),
    ...amounts.eggs(larder, 2),
    ...amounts.nuts(larder),
    ...amounts.fruits(larder),
    ...(larder.seasonings.some((name) => /soy|tamari/.test(name)) ? [] : [some(2, 'tbsp', 'soy sauce')]),
    ...amounts.seasonings(larder),
    ...amounts.liquids(larder),
    ...amounts.cheeses(larder),
  ],
  steps: ({ proteins, vegetables, leaves, aromatics, starches, eggs, nuts, fruits, seasonings, liquids, cheeses }) => {
    const sauce = [...(seasonings.some((name) => /soy|tamari/.test(name)) ? [] : ['soy sauce']), ...seasonings, ...liquids];
    return [
      step('Cut everything before you light the stove; once the pan is hot there is no time.', null),
      ...(starches.length > 0 ? [step(`Cook the ${list(starches)} as the packet says, drain well and keep aside.`, 12, ...starches)] : []),
      ...(proteins.length > 0
        ? [
            step(
              `Heat the vegetable oil in a wide pan until it shimmers and fry the ${list(proteins)} in one layer until browned.${doneSign(proteins)} Take out.`,
              6,
              'vegetable oil',
              ...proteins,
            ),
          ]
        : []),
      ...(vegetables.length > 0
        ? [step(`Fry the ${list(vegetables)} over high heat, the hardest first, until just tender with some bite.`, 5, ...vegetables)]
        : []),
      ...(aromatics.length > 0 ? [step(`Add the ${list(aromatics)} and stir for a minute until it smells good.`, 1, ...aromatics)] : []),
      ...(eggs.length > 0
        ? [step(`Push everything aside, break the ${list(eggs)} into the gap, scramble until set and stir in.`, 2, ...eggs)]
        : []),
      step(
        `Return everything to the pan${leaves.length > 0 ? ` with the ${list(leaves)}` : ''}, add the ${list(sauce)} and toss until hot and coated.`,
        2,
        ...leaves,
        ...sauce,
      ),
      ...(nuts.length + fruits.length + cheeses.length > 0
        ? [step(`Scatter with the ${list([...fruits, ...nuts, ...cheeses])} and serve at once.`, null, ...fruits, ...nuts, ...cheeses)]
        : []),
    ];
  },
};

const pasta: Technique = {
  id: 'pasta',
  name: 'Pasta',
  words: ['pasta', 'spaghetti', 'penne', 'macaroni', 'tagliatelle', 'linguine'],
  suits: ({ starches }) =>
    starches.some((name) => /pasta|spaghetti|penne|macaroni|tagliatelle|linguine|fusilli|rigatoni|farfalle/.test(name)) ? 6 : 0,
  prepMinutes: 10,
  cookMinutes: 20,
  ingredients: (larder) => [
    ...(larder.starches.length > 0 ? amounts.starches(larder) : [some(200, 'g', 'pasta')]),
    oil,
    ...amounts.aromatics(larder),
    ...amounts.proteins(larder),
    ...amounts.vegetables(larder),
    ...amounts.leaves(larder),
    ...amounts.eggs(larder, 2),
    ...amounts.liquids(larder),
    ...amounts.cheeses(larder),
    ...amounts.fruits(larder),
    ...amounts.nuts(larder),
    ...amounts.seasonings(larder),
    toTaste('salt'),
    toTaste('black pepper'),
  ],
  steps: ({ starches, proteins, vegetables, leaves, aromatics, eggs, liquids, cheeses, fruits, nuts, seasonings }) => {
    const shape = starches.length > 0 ? list(starches) : 'pasta';
    const first = [...aromatics, ...vegetables];
    const last = [...eggs, ...cheeses, ...fruits, ...nuts];
    return [
      step(
        `Boil the ${shape} in plenty of salted water until just firm to the bite. Keep a mugful of the water, then drain.`,
        10,
        ...(starches.length > 0 ? starches : ['pasta']),
        'salt',
      ),
      ...(proteins.length > 0
        ? [
            step(
              `Meanwhile heat the olive oil in a wide pan and cook the ${list(proteins)} until browned and hot.${doneSign(proteins)}`,
              6,
              'olive oil',
              ...proteins,
            ),
          ]
        : []),
      ...(first.length > 0 ? [step(`Add the ${list(first)} with a splash of oil and cook until soft.`, 8, 'olive oil', ...first)] : []),
      ...(liquids.length + seasonings.length > 0
        ? [step(`Stir in the ${list([...liquids, ...seasonings])} and let it bubble until it coats a spoon.`, 4, ...liquids, ...seasonings)]
        : []),
      step(
        `Toss with the ${shape}${leaves.length > 0 ? `, the ${list(leaves)}` : ''} and enough of the kept water to make it glossy.`,
        2,
        ...leaves,
      ),
      ...(last.length > 0
        ? [
            step(
              `Off the heat stir in the ${list(last)}${eggs.length > 0 ? ' fast, so that it thickens without scrambling' : ''}.`,
              1,
              ...last,
            ),
          ]
        : []),
      step('Taste, season with salt and black pepper and serve.', null, 'salt', 'black pepper'),
    ];
  },
};

const frittata: Technique = {
  id: 'frittata',
  name: 'Frittata',
  words: ['frittata', 'omelette', 'omelet', 'tortilla', 'egg bake'],
  suits: ({ eggs }) => (eggs.length > 0 ? 5 : 0),
  prepMinutes: 10,
  cookMinutes: 20,
  ingredients: (larder) => [
    ...(larder.eggs.length > 0 ? amounts.eggs(larder, 5) : [some(5, null, 'eggs')]),
    oil,
    ...amounts.aromatics(larder),
    ...amounts.proteins(larder),
    ...amounts.vegetables(larder),
    ...amounts.leaves(larder),
    ...amounts.starches(larder),
    ...amounts.cheeses(larder),
    ...amounts.liquids(larder),
    ...amounts.fruits(larder),
    ...amounts.nuts(larder),
    ...amounts.seasonings(larder),
    toTaste('salt'),
    toTaste('black pepper'),
  ],
  steps: ({ eggs, proteins, vegetables, leaves, aromatics, starches, cheeses, liquids, fruits, nuts, seasonings }) => {
    const egg = eggs.length > 0 ? list(eggs) : 'eggs';
    const fried = [...aromatics, ...vegetables, ...proteins.filter(needsFrying)];
    const folded = [...starches, ...proteins.filter((name) => !needsFrying(name)), ...fruits];
    const beaten = [...liquids, ...seasonings];
    return [
      ...(starches.length > 0
        ? [step(`Cook the ${list(starches)} until tender if it is not cooked yet, and drain.`, 12, ...starches)]
        : []),
      step(
        `Beat the ${egg}${beaten.length > 0 ? ` with the ${list(beaten)}` : ''}, salt and black pepper. Heat the grill.`,
        null,
        ...(eggs.length > 0 ? eggs : ['eggs']),
        ...beaten,
        'salt',
        'black pepper',
      ),
      ...(fried.length > 0
        ? [
            step(
              `Heat the olive oil in an ovenproof pan and fry the ${list(fried)} until soft and golden.${doneSign(proteins)}`,
              8,
              'olive oil',
              ...fried,
            ),
          ]
        : []),
      ...(leaves.length + folded.length > 0
        ? [step(`Stir in the ${list([...leaves, ...folded])} and let it get hot.`, 2, ...leaves, ...folded)]
        : []),
      step('Pour in the beaten mixture and cook over low heat without stirring until the edge is set.', 6, 'olive oil'),
      step(
        `${cheeses.length + nuts.length > 0 ? `Scatter with the ${list([...cheeses, ...nuts])} and put` : 'Put'} under the grill until the top is set and golden. Rest for a minute, then slice.`,
        4,
        ...cheeses,
        ...nuts,
      ),
    ];
  },
};

export const panTechniques: readonly Technique[] = [stirFry, pasta, frittata];
