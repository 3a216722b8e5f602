import { dishes } from '../read-dish.ts';

export const britishLeftovers = dishes({
  'bubble-and-squeak': {
    title: 'Bubble and squeak',
    also: "bubble & squeak; bubble n squeak; bubble 'n' squeak; bubble and squeek; bubble and squeak cakes; bubble and squeak patties; leftover mash cakes; fried leftover vegetables; fried mash and cabbage; leftover roast vegetables; leftover roast dinner hash; leftover mash and cabbage; leftover mashed potato cakes; leftover potatoes and cabbage; boxing day hash; colcannon cakes; rumbledethumps",
    summary: 'A crusty, golden pan of {a: cooked-potato, savoy-cabbage}, the best use of what a roast has left over.',
    kinds: ['potatoes', 'fritter', 'vegetables'],
    courses: ['side', 'lunch', 'breakfast', 'main'],
    cuisines: ['british'],
    occasions: ['brunch', 'christmas', 'weeknight'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'students'],
    manners: ['easy', 'cheap', 'comforting', 'filling', 'leftovers', 'mild', 'savoury', 'warm', 'one-pot', 'vegetable-rich'],
    methods: ['pan-fried', 'fried', 'mashed'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      60 g unsalted-butter
      ? 1 brown-onion, thinly sliced
      300 g savoy-cabbage, shredded
      ! 800 g cooked-potato
      ? fine-salt, to taste
      ? black-pepper, to taste
      ? 1 tbsp fresh-chive, finely chopped`,
    method: `
      12m: Melt {a: unsalted-butter half} in a wide pan over medium heat. / Add {a: brown-onion} and cook gently until soft and golden. / Add {a: savoy-cabbage} and cook {a!done}.
      Mash {a: cooked-potato} roughly with a fork. / Fold in {a: savoy-cabbage, brown-onion}. / Season with {a: fine-salt, black-pepper} to taste.
      14m: Melt {a: unsalted-butter rest} in the same pan over medium heat. / Press the mixture flat into the pan. / Fry until a brown crust has formed underneath, then turn in pieces, press down again and fry until steaming hot.
      Scatter with {a: fresh-chive} and serve straight away.`,
    swaps: {
      'unsalted-butter': 'vegan-butter vegetable-oil*0.8',
      'savoy-cabbage': 'kale spinach carrot',
      'brown-onion': 'celery-stalk fennel',
    },
    varies: {
      'savoy-cabbage': 'leaf brussels-sprout broccoli cooked-carrot',
      'unsalted-butter': 'goose-fat beef-dripping duck-fat bacon-fat lard olive-oil vegetable-oil',
    },
    takes: [
      'carrot parsnip swede leek bacon quick-vegetable firm-vegetable | 40 | 2 | 8m: Cut {a} into small pieces where needed. / Fry {a} in another pan {a!done}. / Stir in {a}.',
      'ham cooked-chicken cooked-turkey cooked-beef cooked-pork cooked-lamb salt-beef corned-beef cooked-chestnut melting-cheese stuffing-mix smoked-fish | 40 | 3 | Cut {a} into small pieces where needed. / Stir in {a}.',
      'egg | 55 | 4 | 4m: Fry {a} in another pan {a!done}. / Serve with {a}.',
      'cranberry-sauce brown-sauce tomato-ketchup sandwich-pickle piccalilli horseradish-sauce | 15 | 5 | Serve with {a}.',
    ],
  },
  'leftover-roast-chicken-soup': {
    title: 'Leftover roast chicken soup',
    swapped: 'Soup with {a: cooked-chicken}',
    also: 'leftover chicken soup; leftover roast chicken; roast chicken soup; chicken carcass soup; soup from a chicken carcass; soup from leftover chicken; chicken leftover soup; chicken bone soup; leftover rotisserie chicken soup; rotisserie chicken soup; roast chicken carcass soup; leftover turkey soup; turkey carcass soup; turkey soup; turkey leftover soup; boxing day soup; soup from leftovers; leftover soup',
    summary: 'A clear, full-flavoured soup from the bones of a roast, with {a: cooked-chicken, carrot}.',
    kinds: ['soup'],
    courses: ['main', 'lunch', 'dinner', 'starter'],
    cuisines: ['british', 'american'],
    occasions: ['weeknight', 'christmas', 'thanksgiving'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'crowd'],
    manners: ['easy', 'cheap', 'healthy', 'light', 'comforting', 'leftovers', 'high-protein', 'make-ahead', 'mild', 'savoury', 'warm'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      ! = 1 poultry-carcass
      2 brown-onion, roughly chopped
      ? 2 bay-leaf
      ? 1 tsp black-peppercorn
      1700 ml plain-water
      1 tbsp olive-oil
      ? 200 g carrot, diced
      ? 2 stalk celery-stalk, diced
      ? 350 g waxy-potato, peeled and diced
      ! 350 g cooked-chicken, torn
      ? 100 g frozen-pea
      ? fine-salt, to taste
      ? black-pepper, to taste
      ? 1 handful fresh-parsley, chopped`,
    method: `
      70m: Put {a: poultry-carcass, brown-onion half, bay-leaf, black-peppercorn} in a large pot. / Pour over {a: plain-water} so that everything is just covered. / Bring to the boil, then simmer gently. / Skim off the foam.
      Strain into a large jug.
      8m: Heat {a: olive-oil} in a large pot over medium heat. / Add {a: brown-onion rest} and cook gently until soft but not brown.
      15m: Pour the liquid from the jug into the pot. / Add {a: carrot, celery-stalk, waxy-potato} and cook until just tender.
      5m: Stir in {a: cooked-chicken}. / Stir in {a: frozen-pea}. / Simmer until everything is steaming hot.
      Season with {a: fine-salt, black-pepper} to taste. / Scatter with {a: fresh-parsley} and serve.`,
    swaps: { 'brown-onion': 'fennel celery-stalk', 'waxy-potato': 'parsnip celeriac' },
    varies: { 'cooked-chicken': 'cooked-turkey rotisserie-chicken', 'waxy-potato': 'potato sweet-potato parsnip turnip swede' },
    takes: [
      'root firm-vegetable leek fennel mushroom pasta pearl-barley red-lentil | 30 | 4 | Add {a}, cut into bite-sized pieces where needed.',
      'quick-vegetable leaf pulse noodle cooked-rice cream double-cream | 30 | 5 | Stir in {a}.',
      'lemon-juice fresh-ginger fresh-dill fresh-thyme fresh-chive fresh-tarragon chilli | 2 | 6 | Stir in {a}.',
    ],
  },
});
