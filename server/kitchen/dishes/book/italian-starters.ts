import { dishes } from '../read-dish.ts';

export const italianStarters = dishes({
  'caprese-salad': {
    title: 'Caprese salad',
    also: 'caprese; insalata caprese; tomato and mozzarella salad; tomato mozzarella salad; mozzarella and tomato salad; tomatoes with mozzarella; tomato mozzarella; tomato mozzarella basil salad; tricolore salad; insalata tricolore; capri salad; caprese skewers; capresse; caprisi salad',
    summary: 'Ripe {a: ripe-tomato} and {b: mozzarella} with {c: fresh-basil, extra-virgin-olive-oil}, and nothing to cook.',
    kinds: ['salad', 'nibbles'],
    courses: ['starter', 'side', 'lunch'],
    cuisines: ['italian', 'mediterranean'],
    occasions: ['picnic', 'barbecue', 'buffet', 'guests', 'date', 'party', 'weeknight', 'lunchbox'],
    seasons: ['summer'],
    audiences: ['children'],
    manners: ['easy', 'fresh', 'light', 'cold', 'no-cook', 'vegetable-rich', 'mild', 'savoury'],
    methods: ['raw'],
    needs: [],
    makes: '2 servings',
    prep: 10,
    list: `
      ! 300 g ripe-tomato, sliced
      125 g mozzarella, sliced
      2 tbsp extra-virgin-olive-oil
      ? fine-salt, to taste
      black-pepper, to taste
      ? 1 handful fresh-basil, picked`,
    method: `
      Arrange {a: ripe-tomato, mozzarella} on a large plate, overlapping.
      5m rest: Season with {a: fine-salt, black-pepper} to taste. / Leave to stand for {5 min}, so that the juices run.
      Scatter with {a: fresh-basil}. / Drizzle with {a: extra-virgin-olive-oil} and serve.`,
    swaps: { mozzarella: 'lactose-free-mozzarella vegan-mozzarella vegan-feta' },
    varies: { 'ripe-tomato': 'tomato peach', mozzarella: 'soft-cheese halloumi smoked-tofu' },
    takes: [
      'avocado cured-ham olive salad soft-fruit berry cooked-beetroot | 40 | 2 | Tuck {a} in between.',
      'balsamic-vinegar balsamic-glaze pesto | 6 | 4 | Drizzle with {a}.',
      'nut caper seed onion | 10 | 3 | Scatter with {a}.',
    ],
  },
  bruschetta: {
    title: 'Bruschetta',
    also: 'tomato bruschetta; bruschetta al pomodoro; bruschette; bruschetta with tomatoes; brushetta; bruscetta; bruchetta; tomato toast; tomato toasts; toast with tomatoes; tomatoes on toast; crostini; tomato crostini; italian tomato bread; fettunta',
    summary: 'Crisp slices of {a: ciabatta} with {b: ripe-tomato, fresh-basil}.',
    kinds: ['toast', 'nibbles', 'sandwich'],
    courses: ['starter', 'snack', 'lunch'],
    cuisines: ['italian', 'mediterranean'],
    occasions: ['party', 'buffet', 'barbecue', 'guests', 'date', 'weeknight', 'picnic'],
    seasons: ['summer'],
    audiences: ['children', 'students', 'crowd'],
    manners: ['easy', 'cheap', 'fresh', 'light', 'crunchy', 'vegetable-rich', 'mild', 'savoury'],
    methods: ['grilled', 'raw'],
    needs: ['grill'],
    makes: '4 servings',
    prep: 15,
    list: `
      ! 400 g ripe-tomato, diced
      3 tbsp extra-virgin-olive-oil
      ? 1 handful fresh-basil, torn
      ? fine-salt, to taste
      black-pepper, to taste
      8 slice ciabatta
      ? 1 clove fresh-garlic, halved`,
    method: `
      10m rest: Mix {a: ripe-tomato, extra-virgin-olive-oil, fresh-basil} in a bowl. / Season with {a: fine-salt, black-pepper} to taste. / Leave to stand for {10 min}, so that the juices run.
      4m: Toast {a: ciabatta} under a hot grill on both sides until golden and crisp.
      Rub {a: ciabatta} with the cut side of {b: fresh-garlic} while hot.
      Spoon {a: ripe-tomato} over {b: ciabatta} and serve straight away.`,
    swaps: { ciabatta: 'vegan-bread gluten-free-bread gluten-free-vegan-bread' },
    varies: {
      'ripe-tomato': 'tomato',
      ciabatta: 'bread',
      'fresh-basil': 'fresh-parsley fresh-oregano fresh-thyme fresh-rosemary fresh-marjoram fresh-mint',
    },
    takes: [
      'mozzarella soft-cheese hard-cheese cured-ham tinned-fish smoked-fish olive pulse avocado roasted-red-pepper artichoke-heart caper salad | 30 | 5 | Lay {a} on top.',
      'mushroom quick-vegetable bacon shellfish | 40 | 5 | 6m: Fry {a} in a wide pan {a!done}. / Lay {a} on top.',
    ],
  },
  panzanella: {
    title: 'Panzanella',
    also: 'bread salad; tuscan bread salad; italian bread salad; tomato and bread salad; tomato bread salad; panzanella salad; insalata panzanella; pan molle; stale bread salad; panzanela; pansanella',
    summary: 'A Tuscan salad of {a: ripe-tomato, cucumber}, with torn {b: sourdough-bread} to soak up the dressing.',
    kinds: ['salad'],
    courses: ['lunch', 'side', 'starter', 'main'],
    cuisines: ['italian', 'mediterranean'],
    occasions: ['picnic', 'barbecue', 'buffet', 'lunchbox', 'weeknight'],
    seasons: ['summer'],
    audiences: ['crowd', 'students'],
    manners: ['easy', 'cheap', 'fresh', 'cold', 'no-cook', 'leftovers', 'vegetable-rich', 'make-ahead', 'light', 'savoury'],
    methods: ['raw'],
    needs: [],
    makes: '4 servings',
    prep: 20,
    list: `
      5 tbsp extra-virgin-olive-oil
      2 tbsp red-wine-vinegar
      ? 1 clove fresh-garlic, crushed
      ? 1/2 tsp fine-salt
      ? 1/4 tsp black-pepper
      ! 600 g ripe-tomato, cut into {3cm} pieces
      ? 200 g cucumber, sliced
      ? 1 red-onion, thinly sliced
      ? 2 tbsp caper, drained
      300 g sourdough-bread, torn
      ? 1 handful fresh-basil, torn`,
    method: `
      Whisk {a: extra-virgin-olive-oil, red-wine-vinegar, fresh-garlic, fine-salt, black-pepper} together into a dressing.
      Put {a: ripe-tomato, cucumber, red-onion, caper} in a large bowl. / Toss with the dressing.
      20m rest: Add {a: sourdough-bread} and toss. / Leave to stand for {20 min}, so that the juices are absorbed.
      Scatter with {a: fresh-basil} and serve.`,
    swaps: { 'red-wine-vinegar': 'cider-vinegar lemon-juice', 'sourdough-bread': 'vegan-bread gluten-free-bread gluten-free-vegan-bread' },
    varies: { 'ripe-tomato': 'tomato peach', 'sourdough-bread': 'bread' },
    takes: [
      'mozzarella soft-cheese olive pulse tinned-fish salad avocado roasted-red-pepper cured-ham cooked-chicken cooked-prawn nut | 40 | 4 | Fold in {a}.',
      'quick-vegetable firm-vegetable squash | 60 | 3 | 20m: Roast {a} in a hot oven until soft and browned. / Fold in {a}.',
    ],
  },
  caponata: {
    title: 'Caponata',
    also: 'sicilian caponata; caponata siciliana; caponata di melanzane; aubergine caponata; eggplant caponata; sweet and sour aubergine; sweet and sour eggplant; sicilian aubergine stew; sicilian eggplant; aubergine stew; caponatta; capponata',
    summary: 'Sweet and sour {a: whole-aubergine} with {b: celery-stalk, green-olive, caper}, good warm or cold.',
    kinds: ['vegetables', 'stew', 'dip'],
    courses: ['side', 'starter', 'lunch', 'main'],
    cuisines: ['italian', 'mediterranean'],
    occasions: ['buffet', 'picnic', 'barbecue', 'guests', 'party', 'lunchbox'],
    seasons: ['summer', 'autumn'],
    audiences: ['crowd'],
    manners: ['easy', 'cheap', 'make-ahead', 'vegetable-rich', 'one-pot', 'sour', 'sweet', 'cold', 'warm', 'light', 'healthy'],
    methods: ['fried', 'pan-fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 20,
    list: `
      6 tbsp olive-oil
      ! 600 g whole-aubergine, cut into {2cm} pieces
      1 red-onion, chopped
      2 stalk celery-stalk, sliced
      400 g tinned-tomato, chopped
      60 g green-olive, halved
      ? 2 tbsp caper, drained
      ? 2 tbsp raisin
      3 tbsp red-wine-vinegar
      1 tbsp white-sugar
      ? fine-salt, to taste
      ? 2 tbsp pine-nut, toasted
      ? 1 handful fresh-basil, torn`,
    method: `
      12m: Heat {a: olive-oil most} in a wide pan over medium heat. / Fry {a: whole-aubergine} {a!done}. / Lift {a: whole-aubergine} out and set aside.
      8m: Heat {a: olive-oil rest} in the same pan. / Add {a: red-onion, celery-stalk} and cook gently until soft.
      10m: Stir in {a: tinned-tomato}. / Stir in {a: green-olive, caper, raisin}. / Simmer, uncovered, until the sauce has thickened.
      5m: Stir in {a: red-wine-vinegar, white-sugar}. / Return {a: whole-aubergine} to the pan. / Simmer gently for {5 min}.
      20m rest: Season with {a: fine-salt} to taste. / Leave to cool until just warm.
      Scatter with {a: pine-nut, fresh-basil} and serve.`,
    swaps: {
      'red-wine-vinegar': 'cider-vinegar lemon-juice',
      'tinned-tomato': 'red-pepper',
      'pine-nut': 'sunflower-seed pumpkin-seed',
      'green-olive': 'caper*0.5',
    },
    varies: { 'pine-nut': 'nut sunflower-seed pumpkin-seed', raisin: 'dried-fruit' },
    takes: [
      'quick-vegetable fennel potato mushroom | 60 | 2 | 8m: Fry {a} in the same pan {a!done}.',
      'pulse chocolate tinned-fish | 30 | 5 | Stir in {a}.',
    ],
  },
  'basil-pesto': {
    title: 'Pesto',
    also: 'basil pesto; homemade pesto; home-made pesto; pesto sauce; pesto genovese; pesto alla genovese; green pesto; fresh pesto; classic pesto; pesto verde; pistou; pessto; peso sauce',
    summary: 'A fresh green sauce of {a: fresh-basil, pine-nut, parmesan, extra-virgin-olive-oil}.',
    kinds: ['pesto', 'sauce', 'spread', 'dip'],
    courses: ['sauce'],
    cuisines: ['italian'],
    occasions: ['weeknight', 'party', 'barbecue', 'picnic'],
    seasons: ['spring', 'summer'],
    audiences: ['students'],
    manners: ['easy', 'fresh', 'no-cook', 'make-ahead', 'savoury', 'cold'],
    methods: ['raw'],
    needs: ['blender'],
    makes: '1 jar for 6',
    prep: 10,
    list: `
      ! 80 g fresh-basil
      50 g pine-nut
      ? 1 clove fresh-garlic, peeled
      120 ml extra-virgin-olive-oil
      60 g parmesan, finely grated
      ? 2 tsp lemon-juice
      ? fine-salt, to taste`,
    method: `
      Blend {a: pine-nut, fresh-garlic} with {b: extra-virgin-olive-oil half} until finely chopped.
      Add {a: fresh-basil, extra-virgin-olive-oil rest} and blend in short bursts to a coarse paste.
      Stir in {a: parmesan}. / Stir in {a: lemon-juice} to taste. / Season with {a: fine-salt} to taste.
      Spoon into a clean jar and keep in the fridge.`,
    swaps: {
      parmesan: 'vegetarian-hard-cheese vegan-parmesan nutritional-yeast*0.4',
      'pine-nut': 'sunflower-seed pumpkin-seed',
      'extra-virgin-olive-oil': 'olive-oil sunflower-oil',
    },
    varies: {
      'fresh-basil': 'rocket baby-spinach wild-garlic fresh-parsley fresh-mint fresh-coriander kale',
      'pine-nut': 'nut sunflower-seed pumpkin-seed',
      parmesan: 'hard-cheese',
    },
    takes: ['sun-dried-tomato avocado roasted-red-pepper frozen-pea leaf herb chilli | 10 | 3 | Add {a} and blend again.'],
  },
  'tomato-sauce': {
    title: 'Tomato sauce',
    also: 'marinara sauce; marinara; italian tomato sauce; pasta sauce; sugo; sugo di pomodoro; sugo al pomodoro; salsa di pomodoro; pomodoro sauce; napoli sauce; napoletana sauce; pizza sauce; homemade tomato sauce; home-made pasta sauce; tomato pasta sauce; tomatoe sauce; red pasta sauce; tinned tomato sauce; fresh tomato sauce',
    summary: 'A simple sauce of {a: tinned-tomato, olive-oil}, good to have ready. It freezes well.',
    kinds: ['sauce'],
    courses: ['sauce'],
    cuisines: ['italian', 'mediterranean'],
    occasions: ['weeknight'],
    audiences: ['children', 'students', 'crowd'],
    manners: ['easy', 'cheap', 'mild', 'make-ahead', 'one-pot', 'savoury', 'warm', 'vegetable-rich'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 5,
    list: `
      4 tbsp olive-oil
      ? 1 brown-onion, finely chopped
      ? 2 clove fresh-garlic, crushed
      ? 1 tbsp tomato-puree
      ! 800 g tinned-tomato, chopped
      ? 1 tsp white-sugar
      ? 1/2 tsp dried-oregano
      ? 1 handful fresh-basil, torn
      ? fine-salt, to taste
      black-pepper, to taste`,
    method: `
      8m: Heat {a: olive-oil} in a wide pan over medium heat. / Add {a: brown-onion} and cook gently until soft but not brown. / Stir in {a: fresh-garlic} and cook until it smells good.
      1m: Stir in {a: tomato-puree} and cook for a minute, stirring.
      20m: Stir in {a: tinned-tomato}. / Stir in {a: white-sugar, dried-oregano}. / Simmer, uncovered, until the sauce has thickened.
      Take the pan off the heat. / Stir in {a: fresh-basil}. / Season with {a: fine-salt, black-pepper} to taste.`,
    varies: {
      'tinned-tomato': 'ripe-tomato cherry-tomato plum-tomato passata',
      'fresh-basil': 'fresh-parsley fresh-oregano fresh-thyme fresh-rosemary fresh-marjoram fresh-mint',
    },
    takes: [
      'bacon chorizo sausage mushroom quick-vegetable firm-vegetable mince plant-mince celery-stalk fennel | 60 | 2 | 7m: Add {a} and cook {a!done}.',
      'olive caper tinned-fish chilli red-wine white-wine pulse | 20 | 3 | Stir in {a}.',
      'cream soft-cheese leaf | 30 | 5 | Stir in {a}.',
    ],
  },
});
