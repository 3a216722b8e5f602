import { dishes } from '../read-dish.ts';

export const frenchMains = dishes({
  ratatouille: {
    title: 'Ratatouille',
    also: 'ratatouille niçoise; ratatouille nicoise; provençal vegetable stew; provencal vegetable stew; provencal vegetables; french vegetable stew; mediterranean vegetable stew; summer vegetable stew; aubergine and courgette stew; eggplant and zucchini stew; vegetable ratatouille; ratatui; ratatuille; ratatoille; ratatouile; rattatouille; ratatoui; ratatoulle; ratatooey',
    summary: '{a: whole-aubergine, courgette, ripe-tomato} cooked slowly until soft and sweet, good hot and even better the next day.',
    kinds: ['stew', 'vegetables'],
    courses: ['main', 'side', 'dinner', 'lunch'],
    cuisines: ['french', 'mediterranean'],
    occasions: ['weeknight', 'buffet', 'barbecue', 'guests', 'lunchbox'],
    seasons: ['summer', 'autumn'],
    audiences: ['crowd'],
    manners: ['easy', 'cheap', 'healthy', 'light', 'make-ahead', 'one-pot', 'vegetable-rich', 'mild', 'savoury', 'warm', 'cold'],
    methods: ['braised', 'fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 20,
    list: `
      5 tbsp olive-oil
      400 g whole-aubergine, cut into {2cm} pieces
      400 g courgette, cut into {2cm} pieces
      ? 1 brown-onion, sliced
      ? 300 g red-pepper, cut into {2cm} pieces
      ? 3 clove fresh-garlic, sliced
      ? 1 tbsp tomato-puree
      ! 600 g ripe-tomato, chopped
      ? 3 sprig fresh-thyme
      ? = 1 bay-leaf
      ? fine-salt, to taste
      black-pepper, to taste
      ? 1 handful fresh-basil, torn`,
    method: `
      14m: Heat {a: olive-oil most} in a wide pan over medium heat. / Brown {a: whole-aubergine, courgette} in batches on all sides. / Lift {a: whole-aubergine, courgette} out and set aside.
      10m: Heat {a: olive-oil rest} in the same pan. / Add {a: brown-onion, red-pepper} and cook gently until soft. / Stir in {a: fresh-garlic} and cook until it smells good. / Stir in {a: tomato-puree} and cook for a minute, stirring.
      8m: Stir in {a: ripe-tomato}. / Add {a: fresh-thyme, bay-leaf}. / Simmer, uncovered, until the sauce has thickened.
      20m: Return {a: whole-aubergine, courgette} to the pan. / Cover and simmer over low heat until everything is tender.
      Take out {a: fresh-thyme, bay-leaf}. / Season with {a: fine-salt, black-pepper} to taste.
      Scatter with {a: fresh-basil}. / Serve warm or cold.`,
    swaps: { 'whole-aubergine': 'butternut-squash courgette', courgette: 'whole-aubergine butternut-squash' },
    varies: { 'ripe-tomato': 'tomato', 'red-pepper': 'quick-vegetable', 'fresh-basil': 'herb' },
    takes: [
      'mushroom firm-vegetable quick-vegetable fennel root potato | 60 | 3 | 8m: Add {a} and cook {a!done}.',
      'pulse olive caper feta | 40 | 5 | Stir in {a}.',
      'poultry sausage chorizo bacon tofu prawn squid fish mince halloumi paneer | 90 | 5 | 8m: Cut {a} into bite-sized pieces where needed. / Fry {a} in another pan {a!done}. / Stir in {a}.',
      'egg | 60 | 6 | 10m: Fry {a} in another pan {a!done}. / Lay {a} on top.',
      'soft-cheese melting-cheese hard-cheese nut | 20 | 6 | Scatter with {a}.',
    ],
  },
  'gratin-dauphinois': {
    title: 'Gratin dauphinois',
    swapped: 'Creamy gratin of {a: all-round-potato}',
    also: 'dauphinoise; dauphinoise potatoes; potatoes dauphinoise; potato dauphinoise; dauphinois potatoes; potato gratin; potatoes au gratin; au gratin potatoes; scalloped potatoes; creamy potato bake; potato bake; gratin de pommes de terre; gratin potatoes; pommes dauphinoise; kartoffelgratin; dauphinoise potatos; daupinoise potatoes; dauphinoise potatoe; potato au gratin; gratin dauphinoise',
    summary: 'Thin slices of {a: all-round-potato} baked slowly in {b: double-cream, whole-milk} until tender and golden.',
    kinds: ['gratin', 'potatoes', 'casserole'],
    courses: ['side', 'main', 'dinner'],
    cuisines: ['french'],
    occasions: ['sunday', 'christmas', 'guests', 'easter', 'thanksgiving', 'buffet'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'crowd'],
    manners: ['easy', 'cheap', 'comforting', 'creamy', 'festive', 'filling', 'mild', 'savoury', 'warm', 'make-ahead'],
    methods: ['baked'],
    needs: ['oven', 'hob'],
    makes: '6 servings',
    prep: 20,
    list: `
      ? 15 g unsalted-butter, for greasing
      300 ml double-cream
      300 ml whole-milk
      ? 2 clove fresh-garlic, crushed
      ? 1 tsp fine-salt
      ? 1/4 tsp black-pepper
      ? 1 pinch ground-nutmeg
      1000 g all-round-potato, peeled and thinly sliced
      ? 60 g gruyere, grated`,
    method: `
      Heat the oven to {170C}. / Grease a baking dish with {a: unsalted-butter}.
      12m: Bring {a: double-cream, whole-milk, fresh-garlic, fine-salt, black-pepper, ground-nutmeg} to the boil in a large pot. / Add {a: all-round-potato} and simmer gently, stirring now and then, until beginning to soften.
      50m: Tip everything into the baking dish and smooth the top. / Scatter with {a: gruyere}. / Bake until golden and bubbling at the edges, and a knife slides in easily.
      10m rest: Leave to rest for {10 min} before serving.`,
    swaps: {
      'unsalted-butter': 'vegan-butter olive-oil*0.8',
      'double-cream': 'lactose-free-cream oat-cream soy-cream coconut-milk',
      'all-round-potato': 'celeriac sweet-potato parsnip',
      gruyere: 'vegetarian-cheddar lactose-free-cheese vegan-cheese',
    },
    varies: {
      'all-round-potato': 'potato root squash fennel cauliflower',
      gruyere: 'melting-cheese hard-cheese blue-cheese',
      'double-cream': 'cream creme-fraiche plant-cream coconut-milk',
    },
    takes: [
      'mushroom aromatic quick-vegetable leaf bacon sausage poultry | 40 | 3 | 7m: Fry {a} in another pan {a!done}. / Stir in {a}.',
      'ham smoked-fish tinned-fish cooked-chicken melting-cheese soft-cheese blue-cheese cooked-chestnut herb | 25 | 3 | Stir in {a}.',
    ],
  },
  'steak-frites': {
    title: 'Steak frites',
    swapped: '{a: sirloin-steak} with crisp {b: floury-potato}',
    also: 'steak and fries; steak and chips; steak with chips; steak with fries; steak & chips; steak & fries; steak-frites; steack frites; steak frittes; bistro steak; entrecôte frites; bavette frites; pan fried steak with chips; sirloin and chips; biftek frites; bifteck frites',
    summary: '{a: sirloin-steak} fried hard and fast, with oven-baked {b: floury-potato} that stay crisp outside.',
    kinds: ['steak', 'fries', 'potatoes'],
    courses: ['main', 'dinner'],
    cuisines: ['french', 'belgian'],
    occasions: ['date', 'valentine', 'guests', 'birthday', 'weeknight'],
    manners: ['easy', 'comforting', 'crunchy', 'filling', 'high-protein', 'savoury', 'warm', 'mild'],
    methods: ['pan-fried', 'baked', 'roasted'],
    needs: ['hob', 'oven'],
    makes: '2 servings',
    prep: 10,
    list: `
      500 g floury-potato, cut into {1cm} sticks
      2 tbsp sunflower-oil
      ? 1 tsp fine-salt
      ! 400 g sirloin-steak, at room temperature
      ? 1/2 tsp black-pepper
      ? 25 g unsalted-butter
      ? 2 clove fresh-garlic, crushed
      ? 2 sprig fresh-thyme
      ? 40 g watercress, to serve`,
    method: `
      Heat the oven to {220C} and line a baking tray with baking paper.
      4m: Boil {a: floury-potato} in salted water until just tender, then drain well.
      30m: Toss {a: floury-potato} with {b: sunflower-oil half}. / Spread {a: floury-potato} on the tray. / Roast until golden and crisp, turning once. / Season with {a: fine-salt half}.
      8m meanwhile: Season {a: sirloin-steak} with {b: fine-salt rest, black-pepper}. / Heat {a: sunflower-oil rest} in a wide pan over high heat. / Fry {a: sirloin-steak} {a!done}.
      1m meanwhile: Add {a: unsalted-butter, fresh-garlic, fresh-thyme} and spoon over {b: sirloin-steak} for a minute.
      5m rest: Rest {a: sirloin-steak} for {5 min} before slicing.
      Serve with {a: floury-potato, watercress}.`,
    swaps: { 'unsalted-butter': 'vegan-butter', 'floury-potato': 'sweet-potato celeriac parsnip' },
    varies: {
      'sirloin-steak':
        'ribeye-steak rump-steak fillet-steak flank-steak lamb-steak lamb-chop venison-steak pork-loin-steak tuna-steak salmon-fillet',
      'floury-potato': 'potato sweet-potato celeriac parsnip',
      watercress: 'salad',
    },
    takes: [
      'mushroom tomato quick-vegetable aromatic asparagus | 80 | 7 | 6m: Fry {a} in another pan {a!done}. / Serve with {a}.',
      'egg | 55 | 7 | 3m: Fry {a} in another pan {a!done}. / Lay {a} on top.',
      'blue-cheese mustard mayonnaise hollandaise chimichurri garlic-butter | 20 | 7 | Serve with {a}.',
    ],
  },
});
