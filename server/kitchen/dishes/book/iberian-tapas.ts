import { dishes } from '../read-dish.ts';

export const iberianTapas = dishes({
  'tortilla-espanola': {
    title: 'Spanish tortilla',
    also: 'tortilla española; tortilla espanola; tortilla de patatas; tortilla de papas; spanish omelette; spanish omelet; potato omelette; potato omelet; spanish potato omelette; spanish potato tortilla; potato tortilla; omelette with potatoes; tortilla de patata; tortilla spanish; spanish tortila; spanish tortillia; tortilla espagnola; tortilla espanol; spanish frittata',
    summary: 'A thick omelette of {a: hen-egg, waxy-potato}, tender in the middle, good warm or cold.',
    kinds: ['omelette', 'eggs', 'potatoes'],
    courses: ['main', 'lunch', 'dinner', 'starter', 'snack'],
    cuisines: ['spanish'],
    occasions: ['picnic', 'lunchbox', 'buffet', 'party', 'weeknight'],
    audiences: ['children', 'students', 'crowd'],
    manners: ['cheap', 'comforting', 'filling', 'make-ahead', 'mild', 'savoury', 'warm', 'cold'],
    methods: ['pan-fried', 'fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      100 ml olive-oil
      ! 700 g waxy-potato, peeled and thinly sliced
      ? 1 brown-onion, thinly sliced
      ? 1 tsp fine-salt
      ! 6 hen-egg`,
    method: `
      22m: Heat {a: olive-oil} in a deep frying pan over medium heat. / Add {a: waxy-potato, brown-onion}. / Season with {a: fine-salt half}. / Cover and cook gently, turning now and then, until very soft but not brown.
      Drain {a: waxy-potato} in a sieve over a bowl, keeping {b: olive-oil}.
      5m rest: Whisk {a: hen-egg, fine-salt rest} together. / Fold in {a: waxy-potato, brown-onion}. / Leave to stand for {5 min} so that the flavours mingle.
      7m: Heat {a: olive-oil little} in the same pan. / Pour the mixture into the pan and stir once or twice. / Cook over low heat until the edges are set.
      5m: Cover the pan with a large plate, turn both over with care and slide the omelette back into the pan. / Cover and cook over low heat until set all the way through.
      5m rest: Leave to rest for {5 min} before serving. / Slide onto a board and cut into wedges.`,
    varies: { 'waxy-potato': 'potato sweet-potato', 'brown-onion': 'onion leek fennel' },
    takes: [
      'quick-vegetable firm-vegetable leaf mushroom aromatic bacon chorizo sausage prawn squid | 40 | 4 | 6m: Cut {a} into small pieces where needed. / Fry {a} in another pan {a!done}. / Fold in {a}.',
      'ham tinned-fish smoked-fish soft-cheese melting-cheese hard-cheese roasted-red-pepper olive pulse sun-dried-tomato artichoke-heart | 35 | 4 | Cut {a} into small pieces where needed. / Fold in {a}.',
      'herb smoked-paprika paprika chilli-flake | 1 | 4 | Stir in {a}.',
      'mayonnaise aioli ripe-tomato tomato-sauce | 25 | 7 | Serve with {a}.',
    ],
  },
  'patatas-bravas': {
    title: 'Patatas bravas',
    swapped: 'Crisp {a: floury-potato} with a hot, smoky sauce',
    also: 'bravas; papas bravas; patatas a la brava; spicy spanish potatoes; spanish potatoes; spanish spicy potatoes; potatoes with spicy tomato sauce; spicy potatoes; tapas potatoes; patatas bravas tapas; batatas bravas; patata bravas; patatas brava; pattatas bravas; potatas bravas; patatas barvas',
    summary: 'Crisp roast {a: floury-potato} under a hot, smoky sauce of {b: tinned-tomato}.',
    kinds: ['potatoes', 'nibbles', 'fries'],
    courses: ['side', 'starter', 'snack'],
    cuisines: ['spanish'],
    occasions: ['party', 'buffet', 'guests', 'weeknight'],
    audiences: ['crowd', 'students'],
    manners: ['easy', 'cheap', 'spicy', 'crunchy', 'comforting', 'savoury', 'warm'],
    methods: ['roasted', 'baked'],
    needs: ['oven', 'hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      900 g floury-potato, peeled and cut into {3cm} cubes
      5 tbsp olive-oil
      ? 1 brown-onion, finely chopped
      ? 2 clove fresh-garlic, crushed
      ? 2 tsp smoked-paprika
      ? 1/2 tsp cayenne-pepper
      ! 400 g tinned-tomato, chopped
      ? 1 tsp caster-sugar
      ? 1 tbsp sherry-vinegar
      ? fine-salt, to taste
      ? 1 handful fresh-parsley, chopped`,
    method: `
      Heat the oven to {220C} and line a baking tray with baking paper.
      8m: Boil {a: floury-potato} in salted water until just tender, then drain well.
      35m: Toss {a: floury-potato} with {b: olive-oil most}. / Spread {a: floury-potato} on the tray. / Roast until golden and crisp, turning once.
      9m meanwhile: Heat {a: olive-oil rest} in a wide pan over medium heat. / Add {a: brown-onion} and cook gently until soft and golden. / Stir in {a: fresh-garlic} and cook until it smells good. / Stir in {a: smoked-paprika, cayenne-pepper} and let the spices sizzle for a moment.
      15m meanwhile: Stir in {a: tinned-tomato}. / Stir in {a: caster-sugar, sherry-vinegar}. / Simmer, uncovered, until the sauce has thickened. / Season with {a: fine-salt} to taste.
      Divide {a: floury-potato} between plates. / Spoon over the sauce. / Scatter with {a: fresh-parsley} and serve straight away.`,
    swaps: { 'floury-potato': 'sweet-potato celeriac parsnip', 'sherry-vinegar': 'cider-vinegar white-vinegar' },
    varies: { 'floury-potato': 'potato sweet-potato root', 'tinned-tomato': 'passata ripe-tomato' },
    takes: [
      'chorizo bacon sausage prawn squid mushroom quick-vegetable | 40 | 6 | 6m: Cut {a} into small pieces where needed. / Fry {a} in another pan {a!done}. / Stir {a} into the sauce.',
      'mayonnaise aioli vegan-mayonnaise soured-cream | 25 | 7 | Serve with {a}.',
      'egg | 55 | 7 | 3m: Fry {a} in another pan {a!done}. / Lay {a} on top.',
      'soft-cheese hard-cheese | 15 | 7 | Scatter with {a}.',
    ],
  },
  'gambas-al-ajillo': {
    title: 'Gambas al ajillo',
    swapped: '{a: raw-prawn} sizzled with {b: fresh-garlic}',
    also: 'garlic prawns; garlic shrimp; spanish garlic prawns; spanish garlic shrimp; prawns in garlic; prawns with garlic; prawns in garlic oil; shrimp with garlic; garlic and chilli prawns; chilli garlic prawns; sizzling prawns; prawns pil pil; gambas pil pil; gambas ajillo; camarones al ajillo; gambas al aijllo; gambas al ajilo',
    summary: '{a: raw-prawn} sizzled in {b: olive-oil} with plenty of {c: fresh-garlic}.',
    kinds: ['seafood-dish', 'nibbles'],
    courses: ['starter', 'main', 'snack'],
    cuisines: ['spanish'],
    occasions: ['party', 'guests', 'date', 'new-year', 'weeknight'],
    seasons: ['summer'],
    manners: ['quick', 'easy', 'light', 'high-protein', 'spicy', 'savoury', 'warm'],
    methods: ['pan-fried', 'fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      6 tbsp olive-oil
      ! 6 clove fresh-garlic, thinly sliced
      ? 1 red-chilli, deseeded and sliced
      ! 500 g raw-prawn, peeled and deveined
      ? 1/2 tsp smoked-paprika
      ? 2 tbsp sherry
      ? fine-salt, to taste
      ? 1 handful fresh-parsley, chopped
      ? 200 g baguette, to serve
      ? 1 lemon, cut into wedges`,
    method: `
      2m: Heat {a: olive-oil} in a wide pan over medium heat. / Add {a: fresh-garlic, red-chilli} and cook gently until pale gold; {a?it burns|they burn} fast.
      4m: Add {a: raw-prawn} and fry, stirring often, {a!done}. / Stir in {a: smoked-paprika} and let the spices sizzle for a moment.
      1m: Pour in {a: sherry} and let it boil away. / Season with {a: fine-salt} to taste.
      Scatter with {a: fresh-parsley}. / Serve straight away[ with {a: baguette, lemon}].`,
    swaps: { sherry: 'alcohol-free-white-wine lemon-juice' },
    varies: { 'raw-prawn': 'shellfish mushroom tofu white-fish', sherry: 'white-wine brandy vermouth', 'fresh-parsley': 'herb' },
    takes: [
      'cherry-tomato quick-vegetable chorizo bacon mushroom | 40 | 2 | 5m: Add {a} and cook {a!done}.',
      'lemon-juice lime-juice unsalted-butter | 8 | 4 | Stir in {a}.',
      'pulse | 60 | 4 | 2m: Stir in {a} and heat through.',
    ],
  },
  'ham-croquettes': {
    title: 'Ham croquettes',
    swapped: 'Croquettes with {a: serrano-ham}',
    also: 'croquetas; croquetas de jamón; croquetas de jamon; spanish croquettes; spanish ham croquettes; jamon croquettes; serrano ham croquettes; ham croquetas; ham and cheese croquettes; bechamel croquettes; béchamel croquettes; croquetas de jamon serrano; kroketten; ham crocketts; ham croquets; ham croquetes; croquettas; ham croquette',
    summary: 'Crisp little rolls with a creamy middle and plenty of {a: serrano-ham}.',
    kinds: ['croquette', 'nibbles'],
    courses: ['starter', 'snack', 'lunch', 'main'],
    cuisines: ['spanish'],
    occasions: ['party', 'buffet', 'new-year', 'guests', 'lunchbox', 'picnic'],
    audiences: ['children', 'crowd'],
    manners: ['crunchy', 'creamy', 'comforting', 'make-ahead', 'leftovers', 'savoury', 'mild', 'warm'],
    methods: ['fried', 'deep-fried'],
    needs: ['hob', 'fridge'],
    makes: '16 pieces for 4, by half',
    prep: 30,
    list: `
      60 g unsalted-butter
      ? 30 g shallot, finely chopped
      80 g plain-flour
      500 ml whole-milk
      120 g serrano-ham, finely chopped
      ? 1 pinch ground-nutmeg
      ? fine-salt, to taste
      black-pepper, to taste
      2 hen-egg, beaten
      120 g dried-breadcrumb
      120 ml sunflower-oil, for frying`,
    method: `
      5m: Melt {a: unsalted-butter} in a wide pan over medium heat. / Add {a: shallot} and cook gently until soft but not brown.
      12m: Stir in {a: plain-flour} and cook for a minute, stirring. / Whisk in {a: whole-milk} little by little and simmer, stirring, until very thick.
      Stir in {a: serrano-ham, ground-nutmeg}. / Season with {a: fine-salt, black-pepper} to taste.
      120m rest: Spread the mixture on a tray to cool quickly, then chill in the fridge until firm.
      Shape into short rolls with wet hands. / Roll in {a: hen-egg}, then in {b: dried-breadcrumb}.
      12m*: Heat {a: sunflower-oil} in a small, deep pan over medium heat. / Fry a few at a time, turning, until deep golden and hot in the middle.
      Drain on kitchen paper and serve warm.`,
    swaps: {
      'unsalted-butter': 'vegan-butter olive-oil*0.8',
      'plain-flour': 'gluten-free-flour cornflour',
      'serrano-ham': 'cooked-chicken smoked-tofu sweetcorn',
      'hen-egg': 'plant-egg oat-milk soy-milk',
      'dried-breadcrumb': 'gluten-free-breadcrumb vegan-breadcrumb rice-crumb',
    },
    varies: {
      'serrano-ham':
        'ham cooked-chicken cooked-turkey tinned-fish smoked-fish cooked-prawn crab-meat blue-cheese soft-cheese melting-cheese hard-cheese sweetcorn',
      'dried-breadcrumb': 'breadcrumb',
      'whole-milk': 'milk plant-milk',
    },
    takes: [
      'mushroom leaf quick-vegetable aromatic chorizo bacon | 40 | 3 | 6m: Cut {a} into small pieces where needed. / Fry {a} in another pan {a!done}. / Stir in {a}.',
      'cooked-chicken tinned-fish melting-cheese hard-cheese blue-cheese soft-cheese herb | 20 | 3 | Stir in {a}.',
    ],
  },
  'pan-con-tomate': {
    title: 'Pan con tomate',
    also: 'pa amb tomàquet; pa amb tomaquet; pan tumaca; pan tomaca; pantumaca; tomato bread; spanish tomato bread; spanish catalan tomato bread; bread with tomato; bread and tomato; toast with tomato; tostada con tomate; pan con tomato; pan tomate; pan con tomatoe; pan con tamate',
    summary: 'Hot, crisp {a: ciabatta} with {b: ripe-tomato} and a good thread of {c: extra-virgin-olive-oil}.',
    kinds: ['toast', 'nibbles'],
    courses: ['breakfast', 'starter', 'snack', 'lunch'],
    cuisines: ['spanish', 'mediterranean'],
    occasions: ['brunch', 'party', 'buffet', 'guests'],
    seasons: ['summer'],
    audiences: ['children', 'students', 'crowd'],
    manners: ['quick', 'easy', 'cheap', 'light', 'fresh', 'healthy', 'crunchy', 'savoury', 'mild'],
    methods: ['grilled'],
    needs: ['grill'],
    makes: '4 servings',
    prep: 10,
    list: `
      ! 400 g ripe-tomato, halved
      ? 1/2 tsp fine-salt
      300 g ciabatta, cut into {2cm} slices
      ? 1 clove fresh-garlic, halved
      4 tbsp extra-virgin-olive-oil
      ? black-pepper, to taste`,
    method: `
      Grate {a: ripe-tomato} coarsely into a bowl and throw away the skins. / Stir in {a: fine-salt}.
      5m: Toast {a: ciabatta} under a hot grill on both sides until golden and crisp.
      Rub {a: ciabatta} with the cut side of {b: fresh-garlic} while hot.
      Spoon over {a: ripe-tomato}. / Drizzle with {a: extra-virgin-olive-oil}. / Season with {a: black-pepper} to taste.
      Serve straight away.`,
    varies: { ciabatta: 'bread', 'ripe-tomato': 'plum-tomato beef-tomato cherry-tomato' },
    takes: [
      'ham anchovy-fillet marinated-anchovy tinned-fish smoked-fish salami chorizo hard-cheese melting-cheese soft-cheese avocado olive caper roasted-red-pepper herb | 20 | 5 | Top with {a}.',
      'egg raw-prawn mushroom | 50 | 5 | 5m: Fry {a} in a wide pan {a!done}. / Top with {a}.',
    ],
  },
});
