import { dishes } from '../read-dish.ts';

export const americanMainsThird = dishes({
  'poke-bowl': {
    title: 'Poke bowl',
    also: 'poké bowl; poke; poké; poki bowl; pokè bowl; pokebowl; poke bowls; ahi poke; ahi poke bowl; hawaiian poke bowl; hawaiian bowl; hawaiian fish bowl; sushi bowl; sushi rice bowl; raw fish bowl; pokey bowl; poke bol; sushi-bowl; bol poké; ポケボウル; ポキ丼; アヒポキ; ポケ丼; 波奇饭; 夏威夷波奇饭; 夏威夷盖饭; بوكي بول; פוקי; קערת פוקה; פוקה סלמון; पोके बाउल',
    summary: '{a: short-grain-rice} in a bowl with {b: cucumber, avocado, edamame}[, topped with raw {c: sashimi-fish as fish}].',
    kinds: ['bowl', 'rice', 'fish-dish'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['hawaiian', 'american', 'japanese'],
    occasions: ['weeknight', 'guests', 'date'],
    seasons: ['spring', 'summer'],
    manners: ['healthy', 'light', 'fresh', 'high-protein', 'filling', 'cold', 'savoury', 'vegetable-rich'],
    methods: ['raw', 'marinated', 'boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 25,
    list: `
      ! 300 g short-grain-rice
      ? 3 tbsp rice-vinegar
      ? 2 tsp white-sugar
      ? 1/2 tsp fine-salt
      4 tbsp soy-sauce
      ? 1 tbsp sesame-oil
      ? 1 tsp fresh-ginger, finely grated
      ? 400 g sashimi-fish
      ? 200 g edamame
      ? 200 g cucumber, sliced
      ? 150 g carrot, cut into matchsticks
      200 g avocado, sliced
      ? 2 spring-onion, thinly sliced
      ? 1 tbsp sesame-seed`,
    method: `
      15m: Cook {a: short-grain-rice} as the packet says.
      10m rest: Stir {a: rice-vinegar, white-sugar, fine-salt} into {b: short-grain-rice}. / Leave to cool until lukewarm.
      Stir {a: soy-sauce, sesame-oil, fresh-ginger} together in a large bowl.
      Make sure that {a: sashimi-fish as fish} {a?is|are} sold for eating raw. / Cut {a: sashimi-fish} into bite-sized pieces where needed. / Toss {a: sashimi-fish} with the dressing.
      4m meanwhile: Boil {a: edamame} in salted water until just tender, then drain well.
      Divide {a: short-grain-rice} between bowls. / Lay {a: cucumber, carrot, avocado, edamame} on top. / Lay {a: sashimi-fish} on top.
      Drizzle with the dressing from the bowl. / Scatter with {a: spring-onion, sesame-seed} and serve straight away.`,
    swaps: {
      'soy-sauce': 'tamari coconut-aminos',
      'sesame-oil': 'rapeseed-oil',
      'rice-vinegar': 'cider-vinegar lime-juice',
      edamame: 'broad-bean frozen-pea',
      avocado: 'mango cucumber',
    },
    varies: {
      'sashimi-fish': 'salmon-fillet tuna-steak trout-fillet tofu cooked-chicken',
      'short-grain-rice': 'rice quinoa cooked-rice',
      edamame: 'frozen-pea broad-bean sweetcorn mangetout sugar-snap-pea',
      carrot: 'salad radish red-cabbage sweet-pepper',
      cucumber: 'salad seaweed',
    },
    takes: [
      'poultry raw-prawn mushroom | 90 | 6 | 8m: Cut {a} into bite-sized pieces where needed. / Fry {a} in a lightly oiled pan over medium heat {a!done}.',
      'mango pineapple salad seaweed pickled-ginger kimchi cooked-prawn crab-stick smoked-salmon tinned-tuna tinned-fish sweetcorn red-cabbage radish mayonnaise japanese-mayonnaise fish-roe cooked-chicken pulse papaya | 40 | 7 | Top with {a}.',
      'nori furikake crispy-onion nut herb red-chilli chilli-flake sriracha wasabi-paste lime-juice macadamia-nut | 4 | 7 | Top with {a}.',
      'egg | 55 | 7 | 10m: Boil {a} for {10 min}, cool under cold running water and peel. / Cut {a} into wedges and add.',
    ],
    risks: ['raw-fish'],
  },
  poutine: {
    title: 'Poutine',
    swapped: 'Poutine with {a: cheese-curd}',
    also: 'putine; pouting; poutines; canadian poutine; poutine québécoise; poutine quebecoise; quebec poutine; chips cheese and gravy; chips and gravy; chips with cheese and gravy; chips with gravy; cheesy chips and gravy; fries with gravy; gravy fries; fries and gravy; fries with cheese and gravy; fries with cheese curds; disco fries; cheesy chips; loaded fries with gravy; pommes mit käse und bratensoße; pommes mit bratensauce; frites sauce brune; frites sauce brune et fromage; patatas fritas con queso y salsa; batata frita com queijo e molho; patatine con formaggio e salsa; プーティン; プティン; 肉汁奶酪薯条; 肉汁乳酪薯条; 普丁; بوتين كندي; פוטין קנדי; पुटीन',
    summary: 'Crisp sticks of {a: floury-potato} under {b: cheese-curd} and a hot, dark sauce.',
    kinds: ['fries', 'potatoes'],
    courses: ['main', 'dinner', 'snack', 'side'],
    cuisines: ['canadian', 'american'],
    occasions: ['party', 'weeknight', 'camping'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'students', 'crowd'],
    manners: ['cheap', 'comforting', 'crunchy', 'filling', 'mild', 'savoury', 'warm'],
    methods: ['roasted', 'baked'],
    needs: ['oven', 'hob'],
    makes: '4 servings',
    prep: 20,
    list: `
      ! 1000 g floury-potato, peeled and cut into {1cm} sticks
      4 tbsp sunflower-oil
      ? 1 tsp fine-salt
      40 g unsalted-butter
      ? 1 shallot, finely chopped
      ? 1 clove fresh-garlic, crushed
      35 g plain-flour
      500 ml beef-stock
      ? 1 tbsp worcestershire-sauce
      ? 1/2 tsp black-pepper
      250 g cheese-curd, torn`,
    method: `
      Heat the oven to {220C} and line a baking tray with baking paper.
      5m: Boil {a: floury-potato} in salted water for {4 min}, then drain well. / Leave {a: floury-potato} to steam dry.
      40m: Spread {a: floury-potato} on the tray. / Drizzle with {a: sunflower-oil}. / Roast {a: floury-potato} until golden and crisp, turning once.
      12m meanwhile: Heat {a: unsalted-butter} in a small pot over low heat. / Add {a: shallot} and cook gently until soft and golden. / Stir in {a: fresh-garlic} and cook until it smells good. / Stir in {a: plain-flour} and cook for a minute, stirring. / Whisk in {a: beef-stock} little by little and simmer until thick enough to coat a spoon.
      Stir in {a: worcestershire-sauce, black-pepper}. / Season {a: floury-potato} with {b: fine-salt}. / Divide {a: floury-potato} between plates.
      Scatter with {a: cheese-curd}. / Spoon over the sauce.
      Serve straight away.`,
    swaps: {
      'cheese-curd': 'mozzarella lactose-free-mozzarella vegan-mozzarella',
      'unsalted-butter': 'vegan-butter olive-oil*0.8',
      'plain-flour': 'gluten-free-flour cornflour*0.6',
    },
    varies: {
      'floury-potato': 'all-round-potato sweet-potato',
      'cheese-curd': 'melting-cheese halloumi feta',
      'beef-stock': 'stock',
    },
    takes: [
      'bacon mushroom sausage chorizo mince plant-mince poultry onion | 40 | 7 | 6m: Cut {a} into small pieces where needed. / Fry {a} in a lightly oiled pan over medium heat {a!done}. / Spoon or scatter {a} over the top.',
      'pulled-pork cooked-chicken cooked-beef cooked-turkey smoked-fish pulse | 50 | 7 | 4m: Heat {a} in a small pot over low heat, stirring now and then. / Spoon or scatter {a} over the top.',
      'spring-onion fresh-chive herb jalapeno crispy-onion gherkin | 5 | 7 | Top with {a}.',
    ],
  },
});
