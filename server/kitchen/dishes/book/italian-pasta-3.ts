import { dishes } from '../read-dish.ts';

export const italianPasta3 = dishes({
  'spaghetti-aglio-e-olio': {
    title: 'Spaghetti aglio e olio',
    swapped: '{a: spaghetti} aglio e olio',
    also: 'aglio e olio; aglio olio; spaghetti aglio olio; spaghetti aglio olio e peperoncino; pasta aglio e olio; aglio olio pasta; spaghetti with garlic and oil; garlic spaghetti; garlic pasta; garlic and oil pasta; garlic and olive oil pasta; alio e olio; aglio et olio; olio e aglio',
    summary: 'A supper from next to nothing: {a: spaghetti} tossed in {b: extra-virgin-olive-oil} with gently fried {c: fresh-garlic}.',
    kinds: ['pasta'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['italian'],
    occasions: ['weeknight'],
    audiences: ['students', 'one'],
    manners: ['easy', 'cheap', 'filling', 'savoury', 'warm'],
    methods: ['boiled', 'pan-fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 5,
    list: `
      400 g spaghetti
      90 ml extra-virgin-olive-oil
      ! 6 clove fresh-garlic, thinly sliced
      ? 1/2 tsp chilli-flake
      ? 1 handful fresh-parsley, chopped
      ? fine-salt, to taste`,
    method: `
      10m: Cook {a: spaghetti} in plenty of boiling salted water until tender with a little bite.
      5m meanwhile: Warm {a: extra-virgin-olive-oil} in a wide pan over low heat. / Add {a: fresh-garlic} and cook gently until pale gold; {a?it burns|they burn} fast. / Stir in {a: chilli-flake}. / Take the pan off the heat.
      Save a cup of the cooking water, then drain {a: spaghetti}.
      2m: Add {a: spaghetti} to the pan with a splash of the cooking water and toss over medium heat. / Season with {a: fine-salt} to taste.
      Scatter with {a: fresh-parsley} and serve straight away.`,
    swaps: { spaghetti: 'gluten-free-spaghetti' },
    varies: { spaghetti: 'pasta' },
    takes: [
      'quick-vegetable firm-vegetable leaf | 60 | 3 | Cook {a} in the same pot for the last {4 min}.',
      'shellfish fish poultry mushroom bacon sausage | 80 | 3 | 8m: Fry {a} in another pan {a!done}. / Toss {a} in at the end.',
      'tinned-fish smoked-fish hard-cheese nut olive caper cherry-tomato pulse | 30 | 5 | Fold in {a}.',
    ],
  },
  'pasta-bake': {
    title: 'Pasta bake',
    swapped: '{a: penne} bake',
    also: 'baked pasta; pasta al forno; penne al forno; baked penne; baked ziti; baked rigatoni; rigatoni al forno; cheesy pasta bake; tomato pasta bake; tomato and mozzarella pasta bake; vegetable pasta bake; pasta casserole; pasta gratin; noodle bake; oven pasta; maccheroni al forno; vegetarian pasta bake',
    summary: '{a: penne} baked in a sauce of {b: tinned-tomato} under a bubbling crust of {c: grated-mozzarella}.',
    kinds: ['casserole', 'pasta', 'gratin'],
    courses: ['main', 'dinner'],
    cuisines: ['italian'],
    occasions: ['weeknight', 'sunday', 'buffet', 'guests'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'students', 'crowd'],
    manners: ['easy', 'cheap', 'comforting', 'filling', 'make-ahead', 'mild', 'savoury', 'warm'],
    methods: ['baked'],
    needs: ['oven', 'hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      2 tbsp olive-oil
      ? 1 brown-onion, chopped
      ? 1 red-pepper, diced
      ? 2 clove fresh-garlic, crushed
      800 g tinned-tomato, chopped
      ? 2 tsp dried-oregano
      ? fine-salt, to taste
      black-pepper, to taste
      350 g penne
      200 g grated-mozzarella
      ? 40 g parmesan, grated`,
    method: `
      Heat the oven to {200C}.
      7m: Heat {a: olive-oil} in a wide pan over medium heat. / Add {a: brown-onion, red-pepper} and cook gently until soft. / Stir in {a: fresh-garlic} and cook until it smells good.
      12m: Stir in {a: tinned-tomato}. / Stir in {a: dried-oregano}. / Simmer, uncovered, until the sauce has thickened. / Season with {a: fine-salt, black-pepper} to taste.
      9m meanwhile: Cook {a: penne} in plenty of boiling salted water until almost tender, then drain.
      Mix {a: penne} with the sauce and tip everything into a baking dish. / Scatter with {a: grated-mozzarella}. / Scatter with {a: parmesan}.
      25m: Bake until golden and bubbling at the edges.
      5m rest: Leave to rest for {5 min} before serving.`,
    swaps: {
      penne: 'gluten-free-pasta',
      'grated-mozzarella': 'lactose-free-mozzarella vegan-mozzarella vegan-cheese nutritional-yeast*0.2',
      parmesan: 'vegetarian-hard-cheese vegan-parmesan',
      'tinned-tomato': 'passata',
    },
    varies: {
      penne: 'pasta',
      'grated-mozzarella': 'melting-cheese soft-cheese',
      'red-pepper': 'quick-vegetable firm-vegetable mushroom leaf',
    },
    takes: [
      'mushroom quick-vegetable firm-vegetable leaf mince plant-mince poultry sausage bacon chorizo tofu | 80 | 3 | 8m: Add {a} and cook {a!done}.',
      'tinned-fish pulse olive cooked-ham soft-cheese cream sweetcorn | 60 | 5 | Stir {a} into the sauce.',
      'fish shellfish | 80 | 5 | 5m: Add {a} to the sauce and cook {a!done}.',
    ],
  },
  'gnocchi-with-sage-butter': {
    title: 'Gnocchi with sage butter',
    swapped: '{a: gnocchi} with {b: fresh-sage, unsalted-butter}',
    also: 'gnocchi; potato gnocchi; gnocchi al burro e salvia; gnocchi burro e salvia; sage butter gnocchi; gnocchi in sage butter; brown butter gnocchi; gnocchi with brown butter and sage; gnocchi with butter and sage; fried gnocchi; pan-fried gnocchi; crispy gnocchi; gnochi; gnocci',
    summary: '{a: gnocchi} fried until golden and tossed in browned {b: unsalted-butter} with crisp {c: fresh-sage}.',
    kinds: ['pasta', 'dumpling'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['italian'],
    occasions: ['weeknight', 'date'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'one'],
    manners: ['easy', 'comforting', 'filling', 'mild', 'savoury', 'warm'],
    methods: ['boiled', 'pan-fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 5,
    list: `
      800 g gnocchi
      80 g unsalted-butter
      ! 20 leaf fresh-sage
      50 g parmesan, grated
      ? 1 tbsp lemon-juice
      ? fine-salt, to taste
      black-pepper, to taste`,
    method: `
      4m: Cook {a: gnocchi} as the packet says, then drain well.
      4m: Melt {a: unsalted-butter} in a wide pan over medium heat. / Add {a: fresh-sage} and fry until crisp. / Lift {a: fresh-sage} out and set aside.
      6m: Fry {a: gnocchi} in the same pan until golden, turning now and then.
      Take the pan off the heat. / Stir in {a: parmesan half}. / Stir in {a: lemon-juice} to taste. / Season with {a: fine-salt, black-pepper} to taste.
      Scatter with {a: fresh-sage, parmesan rest} and serve straight away.`,
    swaps: {
      gnocchi: 'gluten-free-gnocchi',
      'unsalted-butter': 'vegan-butter olive-oil*0.8',
      parmesan: 'vegetarian-hard-cheese vegan-parmesan',
    },
    varies: { gnocchi: 'ravioli tortellini', parmesan: 'hard-cheese gorgonzola' },
    takes: [
      'mushroom bacon sausage quick-vegetable firm-vegetable poultry shellfish leaf | 60 | 4 | 6m: Add {a} and cook {a!done}.',
      'nut cooked-chestnut soft-cheese | 30 | 4 | 2m: Stir in {a}.',
    ],
  },
});
