import { dishes } from '../read-dish.ts';

export const italianPasta2 = dishes({
  'tomato-pasta': {
    title: 'Tomato pasta',
    swapped: '{a: dried-pasta} with tomatoes',
    also: 'pasta with tomato sauce; tomato sauce pasta; pasta al pomodoro; pasta pomodoro; spaghetti al pomodoro; spaghetti pomodoro; spaghetti with tomato sauce; spaghetti napoli; pasta napoli; spaghetti napoletana; pasta napoletana; napolitana; tomato spaghetti; penne with tomato sauce; pasta marinara; spaghetti marinara; tomato and basil pasta; tomato basil pasta; noodles with tomato sauce; plain pasta; red pasta; tomatoe pasta',
    summary: '{a: dried-pasta} in a simple, sweet sauce of {b: tinned-tomato, olive-oil}.',
    kinds: ['pasta'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['italian'],
    occasions: ['weeknight'],
    audiences: ['children', 'students', 'crowd', 'one'],
    manners: ['easy', 'cheap', 'mild', 'comforting', 'filling', 'savoury', 'warm'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 5,
    list: `
      3 tbsp olive-oil
      ? 1 brown-onion, finely chopped
      ? 2 clove fresh-garlic, crushed
      ! 800 g tinned-tomato, chopped
      ? 1/2 tsp white-sugar
      400 g dried-pasta
      ? 1 handful fresh-basil, torn
      ? fine-salt, to taste
      black-pepper, to taste
      ? 40 g parmesan, grated`,
    method: `
      6m: Heat {a: olive-oil} in a wide pan over medium heat. / Add {a: brown-onion} and cook gently until soft but not brown. / Stir in {a: fresh-garlic} and cook until it smells good.
      16m: Stir in {a: tinned-tomato}. / Stir in {a: white-sugar}. / Simmer, uncovered, until the sauce has thickened.
      11m meanwhile: Cook {a: dried-pasta} in plenty of boiling salted water until tender with a little bite. / Save a cup of the cooking water, then drain {a: dried-pasta}.
      Season with {a: fine-salt, black-pepper} to taste. / Stir in {a: fresh-basil}. / Toss {a: dried-pasta} with the sauce, loosening it with a little of the cooking water.
      Scatter with {a: parmesan} and serve.`,
    swaps: { parmesan: 'vegetarian-hard-cheese vegan-parmesan', 'dried-pasta': 'gluten-free-pasta' },
    varies: { 'dried-pasta': 'pasta', 'fresh-basil': 'fresh-parsley fresh-oregano fresh-thyme fresh-rosemary fresh-marjoram fresh-mint' },
    takes: [
      'bacon chorizo sausage mushroom quick-vegetable firm-vegetable poultry mince plant-mince tofu celery-stalk fennel | 60 | 2 | 7m: Add {a} and cook {a!done}.',
      'tinned-fish smoked-fish olive caper pulse soft-cheese cream cooked-ham | 40 | 4 | Stir {a} into the sauce.',
      'shellfish fish leaf | 70 | 4 | 4m: Add {a} to the sauce and cook {a!done}.',
      'mozzarella | 40 | 5 | Fold in {a}.',
    ],
  },
  'tuna-pasta': {
    title: 'Tuna pasta',
    swapped: '{a: dried-pasta} with {b: tinned-tuna}',
    also: 'pasta with tuna; pasta al tonno; spaghetti al tonno; spaghetti with tuna; tuna spaghetti; penne with tuna; tuna and tomato pasta; tuna tomato pasta; tinned tuna pasta; canned tuna pasta; tunafish pasta; noodles with tuna; tuna noodles; storecupboard pasta; pantry pasta',
    summary: '{a: dried-pasta} with {b: tinned-tuna} in a sauce of {c: tinned-tomato}, made from the store cupboard.',
    kinds: ['pasta', 'fish-dish'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['italian'],
    occasions: ['weeknight'],
    audiences: ['children', 'students', 'one'],
    manners: ['easy', 'cheap', 'high-protein', 'filling', 'savoury', 'warm'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      3 tbsp olive-oil
      1 red-onion, finely chopped
      ? 2 clove fresh-garlic, crushed
      ? 1/2 tsp chilli-flake
      400 g tinned-tomato, chopped
      ? 2 tbsp caper, drained
      ? 50 g black-olive, halved
      400 g dried-pasta
      ! 3 can tinned-tuna, drained
      ? fine-salt, to taste
      black-pepper, to taste
      ? 1 handful fresh-parsley, chopped`,
    method: `
      6m: Heat {a: olive-oil} in a wide pan over medium heat. / Add {a: red-onion} and cook gently until soft but not brown. / Stir in {a: fresh-garlic} and cook until it smells good. / Stir in {a: chilli-flake}.
      10m: Stir in {a: tinned-tomato}. / Stir in {a: caper, black-olive}. / Simmer, uncovered, until the sauce has thickened.
      11m meanwhile: Cook {a: dried-pasta} in plenty of boiling salted water until tender with a little bite. / Save a cup of the cooking water, then drain {a: dried-pasta}.
      2m: Fold in {a: tinned-tuna} and warm through.
      Season with {a: fine-salt, black-pepper} to taste. / Toss {a: dried-pasta} with the sauce, loosening it with a little of the cooking water.
      Scatter with {a: fresh-parsley} and serve.`,
    swaps: { 'dried-pasta': 'gluten-free-pasta', 'tinned-tomato': 'passata cherry-tomato double-cream*0.6' },
    varies: { 'dried-pasta': 'pasta', 'tinned-tuna': 'tinned-fish smoked-fish pulse cooked-prawn vegan-tuna' },
    takes: [
      'quick-vegetable firm-vegetable mushroom | 60 | 2 | 5m: Add {a} and cook {a!done}.',
      'pulse soft-cheese cream sweetcorn lemon-zest | 40 | 4 | Stir {a} into the sauce.',
      'leaf | 40 | 4 | 4m: Add {a} to the sauce and cook {a!done}.',
    ],
  },
  'creamy-chicken-pasta': {
    title: 'Creamy chicken pasta',
    swapped: 'Creamy {a: dried-pasta} with {b: chicken-breast}',
    also: 'chicken pasta; creamy pasta with chicken; chicken and cream pasta; pasta with chicken; chicken and spinach pasta; tuscan chicken pasta; chicken parmesan pasta; chicken fettuccine; chicken pasta in cream sauce; one pan chicken pasta; creamy garlic chicken pasta; creamy chiken pasta',
    summary: '{a: dried-pasta} with {b: chicken-breast} in a smooth sauce of {c: double-cream, parmesan}.',
    kinds: ['pasta'],
    courses: ['main', 'dinner'],
    cuisines: ['italian', 'international'],
    occasions: ['weeknight', 'date'],
    audiences: ['children', 'students'],
    manners: ['easy', 'comforting', 'creamy', 'mild', 'filling', 'high-protein', 'savoury', 'warm'],
    methods: ['boiled', 'pan-fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      1 tbsp olive-oil
      ! 400 g chicken-breast, cut into {2cm} pieces
      ? 1/2 tsp fine-salt
      ? 1/4 tsp black-pepper
      ? 1 brown-onion, finely chopped
      ? 2 clove fresh-garlic, crushed
      150 ml chicken-stock
      200 ml double-cream
      350 g dried-pasta
      ? 100 g baby-spinach
      50 g parmesan, grated
      ? 1 tbsp lemon-juice`,
    method: `
      8m: Season {a: chicken-breast} with {b: fine-salt, black-pepper}. / Heat {a: olive-oil} in a wide pan over medium heat. / Fry {a: chicken-breast} {a!done}. / Lift {a: chicken-breast} out and set aside.
      5m: Add {a: brown-onion} and cook gently until soft but not brown. / Stir in {a: fresh-garlic} and cook until it smells good.
      5m: Pour in {a: chicken-stock} and let it boil down by half. / Stir in {a: double-cream}. / Simmer gently until slightly thickened.
      11m meanwhile: Cook {a: dried-pasta} in plenty of boiling salted water until tender with a little bite. / Save a cup of the cooking water, then drain {a: dried-pasta}.
      3m: Add {a: baby-spinach} and stir until wilted. / Return {a: chicken-breast} to the pan. / Stir in {a: parmesan}.
      Toss {a: dried-pasta} with the sauce, loosening it with a little of the cooking water. / Stir in {a: lemon-juice} to taste. / Serve straight away.`,
    swaps: {
      'double-cream': 'lactose-free-cream oat-cream soy-cream coconut-cream',
      parmesan: 'vegetarian-hard-cheese vegan-parmesan',
      'dried-pasta': 'gluten-free-pasta',
    },
    varies: { 'dried-pasta': 'pasta', 'chicken-breast': 'poultry shellfish fish mushroom tofu sausage bacon chorizo pork-fillet' },
    takes: [
      'quick-vegetable firm-vegetable mushroom bacon aromatic | 60 | 3 | 6m: Add {a} and cook {a!done}.',
      'sun-dried-tomato cherry-tomato soft-cheese pulse | 40 | 5 | 2m: Stir {a} into the sauce.',
      'leaf | 40 | 5 | 4m: Add {a} to the sauce and cook {a!done}.',
    ],
  },
  'prawn-linguine': {
    title: 'Prawn linguine',
    swapped: '{a: linguine} with {b: raw-prawn}',
    also: 'prawn pasta; shrimp pasta; shrimp linguine; linguine with prawns; linguine with shrimp; linguine ai gamberi; linguini with prawns; shrimp scampi; shrimp scampi pasta; prawn spaghetti; shrimp spaghetti; garlic prawn pasta; garlic shrimp pasta; prawn linguini; shrimp linguini; chilli prawn pasta; lemon prawn pasta; seafood pasta; seafood linguine; prawn tagliatelle; pasta with shrimps',
    summary: '{a: linguine} with {b: raw-prawn} in a light sauce of {c: cherry-tomato, white-wine}.',
    kinds: ['pasta', 'seafood-dish'],
    courses: ['main', 'dinner'],
    cuisines: ['italian'],
    occasions: ['weeknight', 'date', 'guests', 'valentine'],
    seasons: ['summer'],
    manners: ['easy', 'light', 'fresh', 'savoury', 'warm', 'high-protein'],
    methods: ['boiled', 'pan-fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      400 g linguine
      4 tbsp olive-oil
      ! 400 g raw-prawn, peeled and deveined
      ? 4 clove fresh-garlic, thinly sliced
      ? 1 red-chilli, finely chopped
      200 g cherry-tomato, halved
      ? 100 ml white-wine
      ? 30 g unsalted-butter
      ? fine-salt, to taste
      ? 1 tbsp lemon-juice
      ? 1 handful fresh-parsley, chopped`,
    method: `
      10m: Cook {a: linguine} in plenty of boiling salted water until tender with a little bite. / Save a cup of the cooking water, then drain {a: linguine}.
      4m meanwhile: Heat {a: olive-oil} in a wide pan over medium heat. / Fry {a: raw-prawn} {a!done}. / Lift {a: raw-prawn} out and set aside.
      2m meanwhile: Stir in {a: fresh-garlic, red-chilli} and cook until it smells good.
      4m meanwhile: Add {a: cherry-tomato} and cook until soft. / Pour in {a: white-wine} and let it boil down by half.
      2m: Return {a: raw-prawn} to the pan. / Stir in {a: unsalted-butter}. / Toss {a: linguine} with the sauce, loosening it with a little of the cooking water.
      Season with {a: fine-salt} to taste. / Stir in {a: lemon-juice} to taste. / Scatter with {a: fresh-parsley} and serve straight away.`,
    swaps: {
      linguine: 'gluten-free-spaghetti',
      'unsalted-butter': 'vegan-butter',
      'white-wine': 'alcohol-free-white-wine cider-vinegar*0.2',
      'cherry-tomato': 'courgette',
    },
    varies: { linguine: 'pasta', 'raw-prawn': 'shellfish fish poultry tofu mushroom artichoke-heart' },
    takes: [
      'quick-vegetable firm-vegetable mushroom chorizo | 60 | 4 | 5m: Add {a} and cook {a!done}.',
      'caper olive cream soft-cheese pulse | 30 | 5 | Stir {a} into the sauce.',
      'leaf | 40 | 5 | 4m: Add {a} to the sauce and cook {a!done}.',
    ],
  },
});
