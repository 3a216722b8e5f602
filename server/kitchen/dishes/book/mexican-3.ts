import { besides, chillies, noDairyCream } from './additions.ts';
import { dishes } from '../read-dish.ts';

export const mexican3 = dishes({
  'huevos-rancheros': {
    title: 'Huevos rancheros',
    also: 'ranch eggs; ranchers eggs; rancheros; huevos ranchero; huevo rancheros; huevos rancherros; heuvos rancheros; mexican eggs; mexican fried eggs; mexican breakfast; mexican breakfast eggs; eggs with salsa and tortillas; ウエボスランチェロス; 墨西哥煎蛋; 牧场煎蛋; هويفوس رانشيروس; וואבוס רנצ׳רוס; ह्यूवोस रैंचेरोस',
    summary: 'Fried {a: hen-egg} on {b: corn-tortilla}, with a warm sauce of {c: tinned-tomato}[ and {d: tinned-black-bean}].',
    kinds: ['eggs', 'flatbread'],
    courses: ['breakfast', 'main', 'lunch', 'dinner'],
    cuisines: ['mexican'],
    occasions: ['brunch', 'sunday', 'weeknight'],
    audiences: ['students'],
    manners: ['easy', 'cheap', 'comforting', 'filling', 'high-protein', 'spicy', 'savoury', 'warm'],
    methods: ['pan-fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      3 tbsp vegetable-oil
      ? 100 g brown-onion, finely chopped
      ? 1 green-chilli, finely chopped
      ? 2 clove fresh-garlic, crushed
      ? 1 tsp ground-cumin
      400 g tinned-tomato, chopped
      240 g tinned-black-bean, drained and rinsed
      ? fine-salt, to taste
      8 corn-tortilla
      ! 8 hen-egg
      ? 80 g feta, crumbled
      ? 1 avocado, sliced
      ? 1 handful fresh-coriander, chopped`,
    method: `
      6m: Heat {a: vegetable-oil half} in a wide pan over medium heat. / Add {a: brown-onion, green-chilli} and cook gently until soft. / Stir in {a: fresh-garlic} and cook until it smells good. / Stir in {a: ground-cumin} and let the spices sizzle for a moment.
      10m: Stir in {a: tinned-tomato}. / Stir in {a: tinned-black-bean}. / Simmer, uncovered, until the sauce has thickened. / Season with {a: fine-salt} to taste.
      5m: Warm {a: corn-tortilla} in a dry pan, one at a time, until soft.
      8m*: Heat {a: vegetable-oil rest} in a deep frying pan over medium heat. / Fry {a: hen-egg} {a!done}.
      Divide {a: corn-tortilla} between plates. / Spoon over the sauce. / Lay {a: hen-egg} on top. / Top with {a: avocado, feta}. / Scatter with {a: fresh-coriander} and serve straight away.`,
    varies: {
      'corn-tortilla': 'flour-tortilla gluten-free-wrap bread',
      'green-chilli': chillies,
      'tinned-tomato': 'tomato passata tomato-salsa',
      'tinned-black-bean': 'pulse sweetcorn',
      feta: 'soft-cheese melting-cheese',
      'fresh-coriander': 'herb',
    },
    takes: [
      'quick-vegetable firm-vegetable mushroom leaf sweet-potato | 50 | 2 | 6m: Cut {a} into small pieces where needed. / Add {a} and cook gently until soft.',
      'bacon chorizo cooking-chorizo sausage | 30 | 2 | 6m: Cut {a} into small pieces where needed. / Add {a} and cook {a!done}.',
      `${besides} | 25 | 6 | Serve with {a}.`,
    ],
    swaps: {
      'corn-tortilla': 'gluten-free-corn-tortilla flour-tortilla*0.7',
      'tinned-black-bean': 'tinned-kidney-bean tinned-chickpea',
      feta: 'lactose-free-feta vegan-feta',
    },
  },
  'pico-de-gallo': {
    title: 'Pico de gallo',
    swapped: 'Fresh dip of {a: ripe-tomato}',
    also: 'pico; pico de galo; pico di gallo; pico de guyo; salsa fresca; fresh salsa; salsa bandera; salsa cruda; salsa picada; uncooked salsa; chopped tomato salsa; tomato relish mexican; ピコデガヨ; 墨西哥番茄碎沙拉; 公鸡嘴酱; بيكو دي غايو; פיקו דה גאיו; पिको डी गायो',
    summary: 'A fresh, juicy sauce of chopped {a: ripe-tomato}[ with {b: white-onion, fresh-coriander}][, sharpened with {c: lime-juice}].',
    kinds: ['sauce', 'dip', 'salad'],
    courses: ['sauce', 'side', 'snack'],
    cuisines: ['mexican'],
    occasions: ['party', 'barbecue', 'picnic', 'buffet'],
    seasons: ['summer'],
    audiences: ['crowd', 'students'],
    manners: ['quick', 'easy', 'cheap', 'healthy', 'light', 'fresh', 'cold', 'spicy', 'savoury', 'no-cook', 'no-bake', 'vegetable-rich'],
    methods: ['raw'],
    needs: [],
    makes: '4 servings',
    prep: 15,
    list: `
      ! 500 g ripe-tomato, finely diced
      ? 80 g white-onion, finely chopped
      ? 1 jalapeno, finely chopped
      ? 1 handful fresh-coriander, chopped
      ? 2 tbsp lime-juice
      ? 1/2 tsp fine-salt`,
    method: `
      Cut {a: ripe-tomato} into small pieces where needed. / Put {a: ripe-tomato} in a large bowl.
      Stir in {a: white-onion, jalapeno}. / Stir in {a: fresh-coriander}. / Stir in {a: lime-juice}. / Season with {a: fine-salt}.
      10m rest: Leave to stand for {10 min} so that the flavours mingle. / Taste and season again.
      Serve cold.`,
    varies: {
      'ripe-tomato': 'tomato mango pineapple peach nectarine papaya watermelon strawberry cucumber',
      'white-onion': 'onion',
      jalapeno: chillies,
      'fresh-coriander': 'herb',
      'lime-juice': 'lemon-juice lime lemon vinegar',
    },
    takes: [
      'mango pineapple peach papaya watermelon cucumber radish sweetcorn avocado pulse sweet-pepper | 30 | 3 | Cut {a} into small pieces where needed. / Stir in {a}.',
      'fresh-garlic olive-oil dried-oregano ground-cumin | 2 | 3 | Stir in {a}.',
    ],
  },
  elote: {
    title: 'Elote',
    also: 'elotes; elotte; mexican street corn; mexican corn; mexican corn on the cob; street corn; corn with mayonnaise and cheese; mexican grilled corn; elote mexicano; elotes asados; elote loco; elote preparado; mexican sweetcorn; エローテ; エロテ; メキシカンコーン; 墨西哥烤玉米; إيلوتي; אלוטה; एलोटे',
    summary: 'Hot, browned {a: corn-on-the-cob} brushed with {b: mayonnaise} and sprinkled with {c: feta}.',
    kinds: ['vegetables'],
    courses: ['side', 'snack', 'starter'],
    cuisines: ['mexican'],
    occasions: ['barbecue', 'party', 'camping'],
    seasons: ['summer', 'autumn'],
    audiences: ['children', 'crowd', 'students'],
    manners: ['quick', 'easy', 'cheap', 'creamy', 'savoury', 'warm', 'vegetable-rich'],
    methods: ['grilled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      ! 4 corn-on-the-cob
      1 tbsp vegetable-oil
      60 g mayonnaise
      ? 40 g soured-cream
      ? 1/2 tsp mild-chilli-powder
      ? 1 tbsp lime-juice
      80 g feta, crumbled
      ? 1 handful fresh-coriander, finely chopped
      ? 1 lime, cut into wedges`,
    method: `
      Heat a griddle pan or the barbecue until very hot. / Remove the leaves and threads from {a: corn-on-the-cob}.
      15m: Brush {a: corn-on-the-cob} with {b: vegetable-oil}. / Grill {a: corn-on-the-cob}, turning often, until tender and browned in spots.
      Whisk {a: mayonnaise, soured-cream} together until smooth. / Stir in {a: lime-juice, mild-chilli-powder}.
      Brush {a: corn-on-the-cob} with the mixture. / Sprinkle with {a: feta}. / Scatter with {a: fresh-coriander}.
      Serve straight away[ with {a: lime}].`,
    varies: {
      mayonnaise: 'vegan-mayonnaise butter vegan-butter creme-fraiche yogurt',
      'soured-cream': 'yogurt plant-yogurt creme-fraiche',
      'mild-chilli-powder': 'chilli-powder chilli-flake cayenne-pepper smoked-paprika paprika hot-sauce chipotle-paste taco-seasoning',
      feta: 'cotija queso-fresco hard-cheese soft-goats-cheese',
      'fresh-coriander': 'herb',
    },
    takes: [
      'fresh-garlic garlic-powder smoked-paprika ground-cumin lime-zest hot-sauce chipotle-paste | 1 | 4 | Stir in {a}.',
      'bacon-bit spring-onion fresh-chive pickled-jalapeno tortilla-chip seed | 8 | 5 | Spoon or scatter {a} over the top.',
    ],
    swaps: { mayonnaise: 'vegan-mayonnaise', 'soured-cream': noDairyCream, feta: 'cotija lactose-free-feta vegan-feta vegan-parmesan*0.5' },
  },
  'mexican-rice': {
    title: 'Mexican rice',
    also: 'arroz rojo; arroz mexicano; arroz a la mexicana; mexican red rice; red rice; spanish rice; mexican tomato rice; tomato rice; tex mex rice; restaurant style mexican rice; mexican fried rice; mexican style rice; salsa rice; メキシカンライス; 墨西哥米饭; 墨西哥红饭; أرز مكسيكي; אורז מקסיקני; मैक्सिकन राइस',
    summary: 'Fluffy, red {a: long-grain-rice} simmered with {b: passata}[ and {c: brown-onion, fresh-garlic}].',
    kinds: ['rice'],
    courses: ['side', 'main', 'lunch', 'dinner'],
    cuisines: ['mexican', 'latin-american'],
    occasions: ['weeknight', 'party', 'buffet', 'lunchbox', 'barbecue'],
    audiences: ['children', 'crowd', 'students'],
    manners: ['easy', 'cheap', 'comforting', 'mild', 'savoury', 'one-pot', 'warm'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      2 tbsp vegetable-oil
      ! 280 g long-grain-rice
      ? 100 g brown-onion, finely chopped
      ? 2 clove fresh-garlic, crushed
      ? 1 tsp ground-cumin
      ? 1/2 tsp mild-chilli-powder
      250 g passata
      450 ml vegetable-stock
      ? 100 g frozen-pea
      ? 1/2 tsp fine-salt
      ? 1 handful fresh-coriander, chopped
      ? 1 lime, cut into wedges`,
    method: `
      Rinse {a: long-grain-rice} in a fine sieve under cold running water.
      6m: Heat {a: vegetable-oil} in a large pot over medium heat. / Add {a: brown-onion} and cook gently until soft but not brown. / Stir in {a: fresh-garlic} and cook until it smells good. / Stir in {a: ground-cumin, mild-chilli-powder} and let the spices sizzle for a moment.
      2m: Stir in {a: long-grain-rice} until the grains are hot and see-through at the edges.
      18m: Stir in {a: passata}. / Pour in {a: vegetable-stock}. / Season with {a: fine-salt}. / Bring to the boil, then cover and simmer over low heat. / Cook until the grains are tender and the liquid has gone.
      Take the pot off the heat. / Stir in {a: frozen-pea}. / Cover and leave to rest for {10 min}. / Stir well.
      Scatter with {a: fresh-coriander}. / Serve with {a: lime}.`,
    varies: {
      'long-grain-rice': 'basmati-rice jasmine-rice',
      passata: 'tomato tinned-tomato tomato-salsa tomato-juice',
      'frozen-pea': 'sweetcorn pulse mixed-vegetable edamame',
      'mild-chilli-powder': chillies,
      'vegetable-stock': 'stock',
      'fresh-coriander': 'herb',
    },
    takes: [
      'quick-vegetable firm-vegetable mushroom sweet-potato chilli | 40 | 3 | 5m: Cut {a} into small pieces where needed. / Add {a} and cook gently until soft.',
      'bacon chorizo cooking-chorizo sausage poultry meat mince plant-mince tofu | 50 | 3 | 7m: Cut {a} into small pieces where needed. / Add {a} and cook {a!done}.',
      'pulse sweetcorn | 50 | 4 | Stir in {a}.',
      'raw-prawn | 60 | 5 | 4m: Stir in {a}, cover and cook {a!done}.',
      `${besides} | 25 | 7 | Serve with {a}.`,
    ],
    swaps: { passata: 'tinned-tomato', 'vegetable-stock': 'low-allergen-vegetable-stock', 'frozen-pea': 'sweetcorn' },
  },
  'refried-beans': {
    title: 'Refried beans',
    swapped: 'Refried {a: tinned-pinto-bean}',
    also: 'frijoles refritos; frijoles; refried bean; refritos; refried pinto beans; refried black beans; re-fried beans; refryed beans; fried mashed beans; mexican mashed beans; mexican beans; bean dip mexican; homemade refried beans; リフライドビーンズ; フリホレスレフリトス; 墨西哥豆泥; 豆泥; فاصوليا مقلية; שעועית מטוגנת; रीफ्राइड बीन्स',
    summary: 'Soft {a: tinned-pinto-bean}, fried with {b: brown-onion, fresh-garlic} and mashed until creamy.',
    kinds: ['beans', 'dip', 'mash'],
    courses: ['side', 'snack', 'sauce'],
    cuisines: ['mexican', 'latin-american'],
    occasions: ['weeknight', 'party', 'buffet', 'brunch', 'camping'],
    audiences: ['children', 'students', 'crowd'],
    manners: ['quick', 'easy', 'cheap', 'healthy', 'comforting', 'creamy', 'mild', 'savoury', 'warm', 'one-pot', 'make-ahead'],
    methods: ['pan-fried', 'mashed'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      2 tbsp vegetable-oil
      ? 100 g brown-onion, finely chopped
      ? 2 clove fresh-garlic, crushed
      ? 1 tsp ground-cumin
      ? 1/2 tsp mild-chilli-powder
      ! 480 g tinned-pinto-bean, drained and rinsed
      150 ml vegetable-stock
      ? 2 tsp lime-juice
      ? fine-salt, to taste
      ? 40 g feta, crumbled
      ? 1 handful fresh-coriander, chopped`,
    method: `
      8m: Heat {a: vegetable-oil} in a wide pan over medium heat. / Add {a: brown-onion} and cook gently until soft and golden.
      1m: Stir in {a: fresh-garlic} and cook until it smells good. / Stir in {a: ground-cumin, mild-chilli-powder} and let the spices sizzle for a moment.
      5m: Stir in {a: tinned-pinto-bean} and heat through. / Pour in {a: vegetable-stock}. / Bring to the boil, then simmer gently.
      4m: Mash {a: tinned-pinto-bean} roughly with a fork. / Simmer over low heat, stirring often, until thick and creamy. / Stir often, and add a splash of water if it gets too thick.
      Stir in {a: lime-juice} to taste. / Season with {a: fine-salt} to taste. / Scatter with {a: feta}. / Scatter with {a: fresh-coriander} and serve.`,
    varies: {
      'tinned-pinto-bean': 'pulse',
      'vegetable-oil': 'oil lard bacon-fat',
      'mild-chilli-powder': chillies,
      feta: 'soft-cheese melting-cheese hard-cheese cotija queso-fresco',
      'fresh-coriander': 'herb spring-onion',
    },
    takes: [
      'bacon chorizo cooking-chorizo | 25 | 2 | 5m: Cut {a} into small pieces where needed. / Add {a} and cook {a!done}.',
      'quick-vegetable mushroom tomato chilli | 40 | 2 | 5m: Cut {a} into small pieces where needed. / Add {a} and cook gently until soft.',
      `${besides} tortilla-chip wrap | 25 | 6 | Serve with {a}.`,
    ],
    swaps: {
      'tinned-pinto-bean': 'tinned-black-bean tinned-kidney-bean tinned-chickpea',
      'vegetable-stock': 'low-allergen-vegetable-stock plain-water',
      feta: 'lactose-free-feta vegan-feta',
    },
  },
});
