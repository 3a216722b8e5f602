import { some, step, toTaste, type DishIngredient } from '../dish.ts';
import { amounts, list, oil, type Larder } from './larder.ts';
import { doneSign, needsFrying, type Technique } from './technique.ts';

const seasoned = (larder: Larder): DishIngredient[] => [...amounts.seasonings(larder), toTaste('salt'), toTaste('black pepper')];
const base = ({ aromatics }: Larder) => (aromatics.length > 0 ? [] : [some(1, null, 'onion', 'finely chopped')]);
const baseNames = ({ aromatics }: Larder) => (aromatics.length > 0 ? aromatics : ['onion']);

const soup: Technique = {
  id: 'soup',
  name: 'Soup',
  words: ['soup', 'broth', 'chowder', 'potage'],
  suits: ({ vegetables, leaves }) => (vegetables.length + leaves.length > 0 ? 2 : 1),
  prepMinutes: 10,
  cookMinutes: 30,
  ingredients: (larder) => [
    oil,
    ...base(larder),
    ...amounts.aromatics(larder),
    ...amounts.vegetables(larder),
    ...amounts.proteins(larder),
    ...amounts.starches(larder).map((item) => ({ ...item, amount: 80 })),
    some(700, 'ml', 'vegetable stock'),
    ...amounts.liquids(larder),
    ...amounts.leaves(larder),
    ...amounts.eggs(larder, 2),
    ...amounts.cheeses(larder),
    ...amounts.fruits(larder),
    ...amounts.nuts(larder),
    ...seasoned(larder),
  ],
  steps: (larder) => {
    const { vegetables, proteins, starches, liquids, leaves, eggs, cheeses, fruits, nuts, seasonings } = larder;
    const hard = [...vegetables, ...starches, ...seasonings];
    const top = [...cheeses, ...fruits, ...nuts];
    return [
      step(
        `Heat the olive oil in a pot and cook the ${list(baseNames(larder))} over medium heat until soft.`,
        6,
        'olive oil',
        ...baseNames(larder),
      ),
      ...(proteins.some(needsFrying)
        ? [step(`Add the ${list(proteins.filter(needsFrying))} and turn until lightly coloured.`, 5, ...proteins.filter(needsFrying))]
        : []),
      step(
        `Add ${hard.length > 0 ? `the ${list(hard)} and ` : ''}the vegetable stock, bring to the boil and simmer until everything is tender.${doneSign(proteins)}`,
        18,
        ...hard,
        'vegetable stock',
      ),
      ...(proteins.some((name) => !needsFrying(name)) || liquids.length + leaves.length > 0
        ? [
            step(
              `Stir in the ${list([...proteins.filter((name) => !needsFrying(name)), ...liquids, ...leaves])} and heat through.`,
              4,
              ...proteins.filter((name) => !needsFrying(name)),
              ...liquids,
              ...leaves,
            ),
          ]
        : []),
      ...(eggs.length > 0
        ? [step(`Beat the ${list(eggs)} and pour into the simmering soup in a thin stream while stirring, until set.`, 2, ...eggs)]
        : []),
      step(
        `Leave it chunky or blend it smooth, then taste and season with salt and black pepper.${top.length > 0 ? ` Top with the ${list(top)}.` : ''}`,
        null,
        ...top,
        'salt',
        'black pepper',
      ),
    ];
  },
};

const saucy = (
  id: string,
  name: string,
  words: readonly string[],
  liquid: DishIngredient,
  spice: DishIngredient | null,
  suits: Technique['suits'],
  minutes: number,
): Technique => ({
  id,
  name,
  words,
  suits,
  prepMinutes: 15,
  cookMinutes: minutes + 15,
  ingredients: (larder) => [
    oil,
    ...base(larder),
    ...amounts.aromatics(larder),
    ...(spice === null ? [] : [spice]),
    ...amounts.proteins(larder),
    ...amounts.vegetables(larder),
    ...(larder.liquids.includes(liquid.item) ? [] : [liquid]),
    ...amounts.liquids(larder),
    ...amounts.fruits(larder),
    ...amounts.leaves(larder),
    ...amounts.starches(larder),
    ...amounts.eggs(larder, 2),
    ...amounts.cheeses(larder),
    ...amounts.nuts(larder),
    ...seasoned(larder),
  ],
  steps: (larder) => {
    const { proteins, vegetables, liquids, fruits, leaves, starches, eggs, cheeses, nuts, seasonings } = larder;
    const pot = [...new Set([liquid.item, ...liquids])];
    const top = [...cheeses, ...nuts];
    return [
      step(
        `Heat the olive oil in a heavy pot and cook the ${list(baseNames(larder))} slowly until soft and golden.`,
        8,
        'olive oil',
        ...baseNames(larder),
      ),
      ...(spice === null ? [] : [step(`Stir in the ${spice.item} for a minute.`, 1, spice.item)]),
      ...(proteins.some(needsFrying)
        ? [step(`Add the ${list(proteins.filter(needsFrying))} and brown on all sides.`, 6, ...proteins.filter(needsFrying))]
        : []),
      step(
        `Add the ${list([...vegetables, ...seasonings, ...pot])}, bring to a simmer, cover and cook gently until tender.${doneSign(proteins)}`,
        minutes,
        ...vegetables,
        ...seasonings,
        ...pot,
      ),
      ...(starches.length > 0 ? [step(`Meanwhile cook the ${list(starches)} as the packet says, to serve with it.`, 12, ...starches)] : []),
      ...(proteins.some((food) => !needsFrying(food)) || fruits.length + leaves.length > 0
        ? [
            step(
              `Stir in the ${list([...proteins.filter((food) => !needsFrying(food)), ...fruits, ...leaves])} and heat through.`,
              4,
              ...proteins.filter((food) => !needsFrying(food)),
              ...fruits,
              ...leaves,
            ),
          ]
        : []),
      ...(eggs.length > 0
        ? [step(`Make hollows in the sauce, break in the ${list(eggs)}, cover and cook until the whites are set.`, 7, ...eggs)]
        : []),
      step(
        `Taste and season with salt and black pepper.${top.length > 0 ? ` Scatter with the ${list(top)}.` : ''}`,
        null,
        ...top,
        'salt',
        'black pepper',
      ),
    ];
  },
});

const curry = saucy(
  'curry',
  'Curry',
  ['curry', 'masala', 'korma'],
  some(300, 'ml', 'coconut milk'),
  some(4, 'tsp', 'curry powder'),
  ({ liquids, seasonings }) => ([...liquids, ...seasonings].some((name) => /coconut|curry|garam|turmeric|cumin/.test(name)) ? 5 : 0),
  20,
);

const stew = saucy(
  'stew',
  'Stew',
  ['stew', 'casserole', 'hotpot', 'ragout', 'one-pot', 'one pot', 'chilli'],
  some(400, 'g', 'chopped tomatoes', 'from a can'),
  null,
  ({ proteins }) => (proteins.some((name) => /bean|lentil|chickpea|beef|lamb|sausage/.test(name)) ? 4 : 0),
  35,
);

export const potTechniques: readonly Technique[] = [soup, curry, stew];
