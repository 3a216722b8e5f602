import { dishes } from '../read-dish.ts';

export const italianPasta = dishes({
  'spaghetti-carbonara': {
    title: 'Spaghetti carbonara',
    swapped: '{a: spaghetti} carbonara with {b: pancetta}',
    also: 'carbonara; spag carb; spaghetti alla carbonara; pasta carbonara; pasta alla carbonara; carbonara pasta; karbonara; carbonarra; cabonara; carbonera; bacon and egg pasta',
    summary:
      '{a: spaghetti} with {b: pancetta} in a glossy sauce of {c: pecorino-romano} and egg, which the heat of the pan cooks only lightly.',
    kinds: ['pasta'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['italian'],
    occasions: ['weeknight', 'date'],
    audiences: ['students', 'one'],
    manners: ['easy', 'comforting', 'creamy', 'filling', 'savoury', 'warm'],
    methods: ['boiled', 'pan-fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      400 g spaghetti
      = 1 tsp olive-oil
      150 g pancetta, cut into strips
      ! 4 hen-egg
      80 g pecorino-romano, finely grated
      ? 1 tsp black-pepper`,
    method: `
      Whisk {a: hen-egg, black-pepper} together. / Stir in {a: pecorino-romano most}.
      10m: Cook {a: spaghetti} in plenty of boiling salted water until tender with a little bite.
      8m meanwhile: Heat {a: olive-oil} in a wide pan over medium heat. / Fry {a: pancetta} {a!done}. / Take the pan off the heat.
      Save a cup of the cooking water, then drain {a: spaghetti}. / Add {a: spaghetti} to the pan and toss.
      2m: Pour in the beaten mixture and toss quickly, adding a little of the cooking water, until the sauce is thick and glossy. / If it stays thin, warm the pan gently while tossing, and stop before it sets.
      Scatter with {a: pecorino-romano rest} and serve straight away.`,
    swaps: {
      pancetta: 'turkey-bacon vegan-bacon smoked-tofu chestnut-mushroom',
      'pecorino-romano': 'vegetarian-hard-cheese vegan-parmesan',
      spaghetti: 'gluten-free-spaghetti',
    },
    varies: {
      spaghetti: 'dried-pasta egg-pasta gluten-free-pasta',
      pancetta: 'bacon chorizo mushroom poultry smoked-tofu salmon courgette',
    },
    takes: ['quick-vegetable firm-vegetable leaf | 60 | 4 | Cook {a} in the same pot for the last {4 min}.'],
    risks: ['raw-egg'],
  },
  'spaghetti-bolognese': {
    title: 'Spaghetti bolognese',
    swapped: '{a: spaghetti} bolognese with {b: minced-beef}',
    also: 'bolognese; spag bol; spaghetti bolognaise; bolognaise; ragu; ragù; ragù alla bolognese; bolognese sauce; tagliatelle al ragù; tagliatelle bolognese; spaghetti with meat sauce; meat sauce; mince and pasta; ground beef pasta; bolognaise pasta; pasta bolognese; bolonese; spaghetti bolonese; spagbol',
    summary: 'A slow, rich sauce of {a: minced-beef, tinned-tomato} over {b: spaghetti}. It freezes well, so make double.',
    kinds: ['pasta'],
    courses: ['main', 'dinner'],
    cuisines: ['italian'],
    occasions: ['weeknight', 'sunday', 'guests'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'students', 'crowd'],
    manners: ['easy', 'comforting', 'filling', 'make-ahead', 'mild', 'savoury', 'warm'],
    methods: ['boiled', 'braised'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      2 tbsp olive-oil
      1 brown-onion, finely chopped
      ? 1 carrot, finely chopped
      ? 1 stalk celery-stalk, finely chopped
      ? 2 clove fresh-garlic, crushed
      500 g minced-beef
      ? 2 tbsp tomato-puree
      ? 100 ml red-wine
      ! 400 g tinned-tomato, chopped
      200 ml beef-stock
      ? = 1 bay-leaf
      400 g spaghetti
      ? fine-salt, to taste
      black-pepper, to taste
      ? 40 g parmesan, grated`,
    method: `
      10m: Heat {a: olive-oil} in a wide pan over medium heat. / Add {a: brown-onion, carrot, celery-stalk} and cook gently until soft. / Stir in {a: fresh-garlic} and cook until it smells good.
      8m: Add {a: minced-beef} and fry, stirring often, {a!done}.
      4m: Stir in {a: tomato-puree} and cook for a minute, stirring. / Pour in {a: red-wine} and let it boil away.
      Stir in {a: tinned-tomato}. / Pour in {a: beef-stock}. / Add {a: bay-leaf}. / 45m: Bring to the boil, then simmer gently, half covered, until thick.
      10m meanwhile: Cook {a: spaghetti} in plenty of boiling salted water until tender with a little bite. / Save a cup of the cooking water, then drain {a: spaghetti}.
      Take out {a: bay-leaf}. / Season with {a: fine-salt, black-pepper} to taste. / Toss {a: spaghetti} with the sauce, loosening it with a little of the cooking water.
      Scatter with {a: parmesan} and serve.`,
    swaps: {
      'minced-beef': 'minced-turkey plant-mince tinned-lentil',
      spaghetti: 'gluten-free-spaghetti',
      parmesan: 'vegetarian-hard-cheese vegan-parmesan',
    },
    varies: { spaghetti: 'pasta', 'minced-beef': 'mince plant-mince pulse mushroom sausage' },
    takes: [
      'quick-vegetable firm-vegetable mushroom bacon | 50 | 2 | 5m: Add {a} and cook {a!done}.',
      'pulse olive | 40 | 6 | 3m: Stir {a} into the sauce.',
      'leaf | 40 | 6 | 4m: Add {a} to the sauce and cook {a!done}.',
    ],
  },
  'pesto-pasta': {
    title: 'Pesto pasta',
    swapped: '{a: dried-pasta} with {b: fresh-basil, pine-nut, parmesan}',
    also: 'pasta with pesto; pasta al pesto; pasta with basil pesto; basil pesto pasta; green pesto pasta; spaghetti al pesto; trofie al pesto; pasta alla genovese; noodles with pesto; pesto noodles',
    summary: '{a: dried-pasta} tossed in a fresh sauce of {b: fresh-basil, pine-nut, parmesan}.',
    kinds: ['pasta', 'pesto'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['italian'],
    occasions: ['weeknight', 'lunchbox', 'date', 'picnic'],
    seasons: ['spring', 'summer'],
    audiences: ['children', 'students', 'one'],
    manners: ['easy', 'fresh', 'filling', 'mild', 'savoury'],
    methods: ['boiled'],
    needs: ['hob', 'blender'],
    makes: '4 servings',
    prep: 10,
    list: `
      400 g dried-pasta
      40 g pine-nut
      ! 60 g fresh-basil
      ? 1 clove fresh-garlic, peeled
      90 ml extra-virgin-olive-oil
      50 g parmesan, finely grated
      ? 1 tbsp lemon-juice
      ? fine-salt, to taste`,
    method: `
      11m: Cook {a: dried-pasta} in plenty of boiling salted water until tender with a little bite.
      3m meanwhile: Toast {a: pine-nut} in a dry pan over medium heat, stirring, {a!done}.
      Blend {a: fresh-basil, pine-nut, fresh-garlic, extra-virgin-olive-oil} to a coarse paste. / Stir in {a: parmesan}. / Stir in {a: lemon-juice} to taste. / Season with {a: fine-salt} to taste.
      Save a cup of the cooking water, then drain {a: dried-pasta}.
      Toss {a: dried-pasta} with the sauce, loosening it with a little of the cooking water.
      Serve straight away.`,
    swaps: {
      parmesan: 'vegetarian-hard-cheese vegan-parmesan',
      'pine-nut': 'sunflower-seed pumpkin-seed',
      'dried-pasta': 'gluten-free-pasta',
    },
    varies: {
      'dried-pasta': 'pasta',
      'fresh-basil': 'rocket baby-spinach wild-garlic fresh-parsley fresh-mint kale',
      'pine-nut': 'nut sunflower-seed pumpkin-seed',
    },
    takes: [
      'quick-vegetable firm-vegetable leaf potato | 60 | 2 | Cook {a} in the same pot for the last {5 min}.',
      'poultry shellfish fish bacon mushroom tofu sausage | 80 | 4 | 8m: Fry {a} in another pan {a!done}. / Toss {a} in at the end.',
      'cherry-tomato sun-dried-tomato soft-cheese mozzarella tinned-fish smoked-fish olive pulse | 40 | 6 | Fold in {a}.',
    ],
  },
  'cacio-e-pepe': {
    title: 'Cacio e pepe',
    also: 'spaghetti cacio e pepe; tonnarelli cacio e pepe; pasta cacio e pepe; cheese and pepper pasta; cheese and pepper spaghetti; pepper pasta; cacio y pepe; caccio e pepe; cacio pepe; pasta with cheese and black pepper',
    summary: '{a: spaghetti} with {b: pecorino-romano} and plenty of {c: black-pepper}, made creamy by the cooking water alone.',
    kinds: ['pasta'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['italian'],
    occasions: ['weeknight', 'date'],
    audiences: ['students', 'one'],
    manners: ['easy', 'cheap', 'comforting', 'creamy', 'filling', 'savoury', 'warm'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 5,
    list: `
      400 g spaghetti
      ! 2 tsp black-pepper
      180 g pecorino-romano, finely grated`,
    method: `
      10m: Cook {a: spaghetti} in plenty of boiling salted water until tender with a little bite.
      2m meanwhile: Toast {a: black-pepper} in a wide dry pan over medium heat until it smells good. / Take the pan off the heat.
      Save a cup of the cooking water and let it cool for a moment. / Stir {a: pecorino-romano} with a little of the cooking water to a smooth paste.
      1m: Drain {a: spaghetti}. / Add {a: spaghetti} to the pan with a splash of the cooking water and toss over medium heat.
      Take the pan off the heat. / Add the paste and toss quickly, loosening it with a little of the cooking water, until the sauce is creamy. / Serve straight away.`,
    swaps: { 'pecorino-romano': 'vegetarian-hard-cheese vegan-parmesan', spaghetti: 'gluten-free-spaghetti' },
    varies: { spaghetti: 'pasta', 'pecorino-romano': 'hard-cheese' },
    takes: [
      'quick-vegetable firm-vegetable leaf | 60 | 3 | Cook {a} in the same pot for the last {4 min}.',
      'bacon mushroom shellfish poultry sausage | 50 | 3 | 8m: Fry {a} in another pan {a!done}. / Toss {a} in at the end.',
    ],
  },
  'penne-arrabbiata': {
    title: "Penne all'arrabbiata",
    swapped: "{a: penne} all'arrabbiata",
    also: "penne arrabbiata; arrabbiata; pasta arrabbiata; pasta all'arrabbiata; spaghetti arrabbiata; arrabiata; penne arrabiata; arrabiatta; arrabbiatta; angry pasta; spicy tomato pasta; spicy penne; spicy pasta; penne al arrabiata",
    summary: '{a: penne} in a fiery sauce of {b: tinned-tomato, chilli-flake}.',
    kinds: ['pasta'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['italian'],
    occasions: ['weeknight'],
    audiences: ['students', 'one'],
    manners: ['easy', 'cheap', 'spicy', 'filling', 'savoury', 'warm'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 5,
    list: `
      4 tbsp olive-oil
      ? 4 clove fresh-garlic, thinly sliced
      ! 1 tsp chilli-flake
      ! 800 g tinned-tomato, chopped
      ? 1/2 tsp fine-salt
      400 g penne
      ? 1 handful fresh-parsley, chopped
      ? 40 g pecorino-romano, grated`,
    method: `
      2m: Heat {a: olive-oil} in a wide pan over medium heat. / Stir in {a: fresh-garlic} and cook until it smells good. / Stir in {a: chilli-flake}.
      15m: Stir in {a: tinned-tomato}. / Season with {a: fine-salt}. / Simmer, uncovered, until the sauce has thickened.
      11m meanwhile: Cook {a: penne} in plenty of boiling salted water until tender with a little bite. / Save a cup of the cooking water, then drain {a: penne}.
      1m: Toss {a: penne} with the sauce, loosening it with a little of the cooking water. / Stir in {a: fresh-parsley}.
      Scatter with {a: pecorino-romano} and serve.`,
    swaps: { 'pecorino-romano': 'vegetarian-hard-cheese vegan-parmesan', penne: 'gluten-free-pasta' },
    varies: { penne: 'pasta', 'chilli-flake': 'red-chilli birds-eye-chilli nduja' },
    takes: [
      'bacon chorizo sausage mushroom quick-vegetable firm-vegetable poultry mince plant-mince tofu | 60 | 2 | 7m: Add {a} and cook {a!done}.',
      'tinned-fish smoked-fish olive caper pulse soft-cheese | 40 | 4 | Stir {a} into the sauce.',
      'shellfish fish leaf | 70 | 4 | 4m: Add {a} to the sauce and cook {a!done}.',
    ],
  },
});
