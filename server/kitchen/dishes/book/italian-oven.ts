import { dishes } from '../read-dish.ts';

export const italianOven = dishes({
  lasagne: {
    title: 'Lasagne',
    swapped: 'Baked {a: lasagne-sheet} with {b: minced-beef}',
    also: 'lasagna; lasagnas; lasagnes; lasagne al forno; lasagna al forno; lasagne bolognese; lasagna bolognese; beef lasagne; beef lasagna; meat lasagne; meat lasagna; classic lasagne; lasagne verdi; lasange; lasanga; lasanya; lasaña; lazagna',
    summary: 'Layers of {a: lasagne-sheet} with a sauce of {b: minced-beef, tinned-tomato} and a creamy white one, under a golden crust.',
    kinds: ['casserole', 'pasta', 'gratin'],
    courses: ['main', 'dinner'],
    cuisines: ['italian'],
    occasions: ['sunday', 'guests', 'birthday', 'party', 'buffet', 'christmas'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'crowd'],
    manners: ['comforting', 'filling', 'make-ahead', 'creamy', 'mild', 'savoury', 'warm'],
    methods: ['baked'],
    needs: ['oven', 'hob'],
    makes: '6 servings',
    prep: 30,
    list: `
      2 tbsp olive-oil
      1 brown-onion, finely chopped
      ? 1 carrot, finely chopped
      ? 1 stalk celery-stalk, finely chopped
      ? 2 clove fresh-garlic, crushed
      500 g minced-beef
      ? 2 tbsp tomato-puree
      800 g tinned-tomato, chopped
      ? 2 tsp dried-oregano
      ? fine-salt, to taste
      black-pepper, to taste
      50 g unsalted-butter
      50 g plain-flour
      700 ml whole-milk
      ? 1 pinch ground-nutmeg
      250 g lasagne-sheet
      125 g mozzarella, torn
      ? 50 g parmesan, grated`,
    method: `
      10m: Heat {a: olive-oil} in a wide pan over medium heat. / Add {a: brown-onion, carrot, celery-stalk} and cook gently until soft. / Stir in {a: fresh-garlic} and cook until it smells good.
      8m: Add {a: minced-beef} and fry, stirring often, {a!done}.
      25m: Stir in {a: tomato-puree} and cook for a minute, stirring. / Stir in {a: tinned-tomato}. / Stir in {a: dried-oregano}. / Simmer, uncovered, until the sauce has thickened. / Season with {a: fine-salt, black-pepper} to taste.
      10m meanwhile: Melt {a: unsalted-butter} in a small pot over low heat. / Stir in {a: plain-flour} and cook for a minute, stirring. / Whisk in {a: whole-milk} little by little and simmer until thick enough to coat a spoon. / Season with {a: fine-salt, ground-nutmeg} to taste.
      Heat the oven to {190C}. / Layer {a: lasagne-sheet} with the filling and the creamy sauce in a deep baking dish, ending with the creamy sauce. / Scatter with {a: mozzarella}. / Scatter with {a: parmesan}.
      35m: Bake until golden and bubbling at the edges.
      10m rest: Leave to rest for {10 min} before serving.`,
    swaps: {
      'minced-beef': 'minced-turkey plant-mince tinned-lentil',
      'plain-flour': 'gluten-free-flour',
      'whole-milk': 'lactose-free-milk oat-milk soy-milk',
      'unsalted-butter': 'vegan-butter olive-oil*0.8',
      mozzarella: 'lactose-free-mozzarella vegan-mozzarella vegan-cheese nutritional-yeast*0.2',
      parmesan: 'vegetarian-hard-cheese vegan-parmesan',
      'lasagne-sheet': 'egg-free-lasagne-sheet gluten-free-lasagne-sheet',
      'tinned-tomato': 'passata',
    },
    varies: {
      'minced-beef': 'mince plant-mince pulse mushroom quick-vegetable firm-vegetable leaf sausage poultry',
      mozzarella: 'melting-cheese ricotta feta',
    },
    takes: [
      'quick-vegetable firm-vegetable mushroom leaf bacon root | 60 | 2 | 8m: Add {a} and cook {a!done}.',
      'pulse cooked-ham soft-cheese olive | 40 | 5 | Stir {a} into the filling.',
    ],
  },
  'aubergine-parmigiana': {
    title: 'Aubergine parmigiana',
    also: 'parmigiana; melanzane alla parmigiana; parmigiana di melanzane; melanzane parmigiana; eggplant parmigiana; eggplant parmesan; eggplant parm; aubergine parmesan; baked aubergine; aubergine bake; eggplant bake; aubergine lasagne; parmiggiana; parmagiana; parmigana',
    summary: 'Soft roasted {a: whole-aubergine} layered with {b: tinned-tomato, grated-mozzarella} and baked until bubbling.',
    kinds: ['casserole', 'gratin', 'vegetables'],
    courses: ['main', 'dinner', 'lunch', 'side'],
    cuisines: ['italian', 'mediterranean'],
    occasions: ['guests', 'sunday', 'buffet'],
    seasons: ['summer', 'autumn'],
    audiences: ['crowd'],
    manners: ['comforting', 'make-ahead', 'vegetable-rich', 'filling', 'mild', 'savoury', 'warm'],
    methods: ['baked', 'roasted'],
    needs: ['oven', 'hob'],
    makes: '4 servings',
    prep: 20,
    list: `
      ! 900 g whole-aubergine, cut into {1cm} slices
      6 tbsp olive-oil
      ? 1 tsp fine-salt
      ? 2 clove fresh-garlic, crushed
      ! 800 g tinned-tomato, chopped
      ? 1 tsp dried-oregano
      ? black-pepper, to taste
      ? 1 handful fresh-basil, torn
      250 g grated-mozzarella
      ? 60 g parmesan, grated`,
    method: `
      Heat the oven to {220C} and line a baking tray with baking paper.
      30m: Spread {a: whole-aubergine} on the tray. / Brush with {a: olive-oil most}. / Season with {a: fine-salt half}. / Roast until soft and browned, turning once.
      15m meanwhile: Heat {a: olive-oil rest} in a wide pan over medium heat. / Stir in {a: fresh-garlic} and cook until it smells good. / Stir in {a: tinned-tomato}. / Stir in {a: dried-oregano}. / Season with {a: fine-salt rest, black-pepper}. / Simmer, uncovered, until the sauce has thickened.
      Layer {a: whole-aubergine} with the sauce in a baking dish. / Scatter each layer with {a: fresh-basil}. / Scatter each layer with {a: grated-mozzarella}. / Scatter with {a: parmesan}.
      25m: Turn the oven down to {190C}. / Bake until golden and bubbling at the edges.
      10m rest: Leave to rest for {10 min} before serving.`,
    swaps: {
      'grated-mozzarella': 'lactose-free-mozzarella vegan-mozzarella vegan-cheese nutritional-yeast*0.2',
      parmesan: 'vegetarian-hard-cheese vegan-parmesan',
    },
    varies: { 'grated-mozzarella': 'melting-cheese feta' },
    takes: [
      'courgette red-pepper potato mushroom squash | 80 | 3 | 15m: Roast {a} in the same way, and layer {a?it|them} in too.',
      'cooked-ham pulse olive soft-cheese spinach | 40 | 4 | Stir {a} into the sauce.',
      'mince plant-mince sausage bacon | 60 | 4 | 8m: Fry {a} in another pan {a!done}. / Stir {a} into the sauce.',
    ],
  },
  'meatballs-in-tomato-sauce': {
    title: 'Meatballs in tomato sauce',
    swapped: 'Balls of {a: minced-beef} with tomatoes',
    also: 'meatballs; meat balls; italian meatballs; polpette; polpette al sugo; polpette in umido; spaghetti and meatballs; spaghetti with meatballs; pasta and meatballs; meatballs with spaghetti; meatballs and pasta; beef meatballs; spaghetti meatballs; meatballs marinara; metballs',
    summary: 'Tender balls of {a: minced-beef}, browned and then simmered in a sauce of {b: tinned-tomato}.',
    kinds: ['meatball', 'pasta'],
    courses: ['main', 'dinner'],
    cuisines: ['italian', 'american'],
    occasions: ['weeknight', 'party', 'sunday'],
    audiences: ['children', 'crowd', 'students'],
    manners: ['comforting', 'filling', 'high-protein', 'make-ahead', 'mild', 'savoury', 'warm'],
    methods: ['pan-fried', 'braised'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 25,
    list: `
      50 g dried-breadcrumb
      80 ml whole-milk
      500 g minced-beef
      ? 40 g parmesan, grated
      ? 1 handful fresh-parsley, chopped
      ? 3 clove fresh-garlic, crushed
      ? 1 tsp fine-salt
      ? 1/2 tsp black-pepper
      3 tbsp olive-oil
      ? 1 brown-onion, finely chopped
      ! 800 g tinned-tomato, chopped
      ? 1/2 tsp white-sugar
      ? 1 tsp dried-oregano
      ? 320 g spaghetti, to serve`,
    method: `
      10m rest: Stir {a: dried-breadcrumb, whole-milk} together in a large bowl and leave to swell.
      Add {a: minced-beef, parmesan, fresh-parsley, fresh-garlic half, fine-salt, black-pepper} and knead with your hands until the mixture holds together. / Shape into balls of about {4cm} with wet hands.
      8m: Heat {a: olive-oil} in a wide pan over medium heat. / Brown the balls on all sides. / Lift the balls out and set aside.
      6m: Add {a: brown-onion} and cook gently until soft but not brown. / Stir in {a: fresh-garlic rest} and cook until it smells good.
      10m: Stir in {a: tinned-tomato}. / Stir in {a: white-sugar, dried-oregano}. / Bring to the boil, then simmer gently.
      15m: Return the balls to the pan. / Cover and simmer over low heat until the balls are cooked through, with no pink left ({70C} inside).
      10m meanwhile: Cook {a: spaghetti} in plenty of boiling salted water until tender with a little bite. / Drain {a: spaghetti}.
      Serve the balls and the sauce hot[ with {a: spaghetti}].`,
    swaps: {
      'minced-beef': 'minced-turkey plant-mince',
      'dried-breadcrumb': 'gluten-free-breadcrumb rolled-oat',
      'whole-milk': 'oat-milk plain-water',
      parmesan: 'vegetarian-hard-cheese vegan-parmesan',
      spaghetti: 'gluten-free-spaghetti',
    },
    varies: { 'minced-beef': 'mince plant-mince', spaghetti: 'pasta' },
    takes: [
      'quick-vegetable firm-vegetable mushroom | 50 | 5 | 5m: Add {a} and cook {a!done}.',
      'olive pulse soft-cheese mozzarella | 40 | 7 | 3m: Stir {a} into the sauce.',
      'leaf | 40 | 7 | 4m: Add {a} to the sauce and cook {a!done}.',
    ],
  },
  arancini: {
    title: 'Arancini',
    also: 'arancine; arancini di riso; rice balls; fried rice balls; risotto balls; italian rice balls; sicilian rice balls; suppli; supplì; mozzarella rice balls; arrancini; arancinis; aranchini',
    summary: 'Crisp balls of {a: risotto-rice} around melting {b: mozzarella}.',
    kinds: ['croquette', 'rice', 'nibbles'],
    courses: ['starter', 'snack', 'main', 'lunch'],
    cuisines: ['italian'],
    occasions: ['party', 'buffet', 'guests', 'picnic', 'lunchbox'],
    audiences: ['children', 'crowd'],
    manners: ['crunchy', 'comforting', 'filling', 'make-ahead', 'leftovers', 'mild', 'savoury', 'warm'],
    methods: ['deep-fried', 'fried', 'boiled', 'stuffed'],
    needs: ['hob', 'fridge'],
    makes: '12 pieces for 6, by half',
    prep: 30,
    list: `
      30 g unsalted-butter
      ? 1 brown-onion, finely chopped
      ! 300 g risotto-rice
      800 ml vegetable-stock
      ? 1 pinch saffron
      50 g parmesan, grated
      125 g mozzarella, diced
      60 g plain-flour
      2 hen-egg, beaten
      100 g dried-breadcrumb
      120 ml sunflower-oil, for frying
      ? fine-salt, to taste
      black-pepper, to taste`,
    method: `
      5m: Melt {a: unsalted-butter} in a large pot over medium heat. / Add {a: brown-onion} and cook gently until soft but not brown.
      20m: Stir in {a: risotto-rice} until the grains are hot and see-through at the edges. / Pour in {a: vegetable-stock}. / Stir in {a: saffron}. / Simmer, stirring often, until the grains are tender and the mixture is thick and dry.
      Stir in {a: parmesan}. / Season with {a: fine-salt, black-pepper} to taste.
      60m rest: Spread the mixture on a tray to cool quickly, then chill in the fridge until firm.
      Shape into balls with wet hands, pressing {a: mozzarella} into the middle and closing the mixture around {a?it|them}.
      Roll in {a: plain-flour}, then in {b: hen-egg}, then in {c: dried-breadcrumb}.
      16m*: Heat {a: sunflower-oil} in a small, deep pan over medium heat. / Fry a few at a time, turning, until deep golden and hot in the middle.
      Drain on kitchen paper and serve warm.`,
    swaps: {
      'hen-egg': 'plant-egg oat-milk soy-milk',
      'plain-flour': 'gluten-free-flour cornflour',
      'dried-breadcrumb': 'gluten-free-breadcrumb vegan-breadcrumb',
      mozzarella: 'lactose-free-mozzarella vegan-mozzarella',
      parmesan: 'vegetarian-hard-cheese vegan-parmesan nutritional-yeast*0.4',
      'unsalted-butter': 'vegan-butter olive-oil*0.8',
    },
    varies: { mozzarella: 'melting-cheese soft-cheese cooked-ham mushroom', 'risotto-rice': 'short-grain-rice' },
    takes: [
      'frozen-pea mushroom leaf quick-vegetable mince plant-mince bacon | 40 | 3 | 6m: Cook {a} in a wide pan {a!done}. / Stir in {a}.',
      'cooked-ham sun-dried-tomato olive herb nut tinned-fish | 20 | 3 | Stir in {a}.',
    ],
  },
});
