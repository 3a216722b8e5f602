import { dishes } from '../read-dish.ts';

export const frenchEggs = dishes({
  omelette: {
    title: 'Omelette',
    also: 'omelet; french omelette; french omelet; plain omelette; plain omelet; classic omelette; egg omelette; egg omelet; herb omelette; folded omelette; omelette aux fines herbes; omelette nature; omlette; omlet; omelete; ommelette; omelett; omellete; omlett; omelett recipe; amlet; tortilla francesa',
    summary: 'Soft, golden {a: hen-egg}, fried in {b: unsalted-butter} and folded; make one for each person.',
    kinds: ['omelette', 'eggs'],
    courses: ['breakfast', 'lunch', 'main', 'dinner'],
    cuisines: ['french', 'international'],
    occasions: ['brunch', 'weeknight', 'camping'],
    audiences: ['one', 'students', 'children'],
    manners: ['quick', 'easy', 'cheap', 'light', 'high-protein', 'mild', 'savoury', 'warm', 'leftovers'],
    methods: ['pan-fried', 'fried'],
    needs: ['hob'],
    makes: '1 serving',
    prep: 3,
    list: `
      ! 3 hen-egg
      ? 1 pinch fine-salt
      ? 1 pinch black-pepper
      ? 1 tbsp fresh-chive, finely chopped
      15 g unsalted-butter`,
    method: `
      Whisk {a: hen-egg, fine-salt, black-pepper} together. / Stir in {a: fresh-chive}.
      1m: Melt {a: unsalted-butter} in a small pan over medium heat.
      3m: Pour the mixture into the pan and stir once or twice. / Cook until set underneath and no liquid is left on top.
      Fold in half and slide onto a plate. / Serve straight away.`,
    swaps: { 'unsalted-butter': 'vegan-butter olive-oil*0.8' },
    varies: { 'unsalted-butter': 'fat', 'fresh-chive': 'herb spring-onion' },
    takes: [
      'herb | 4 | 2 | Stir in {a}.',
      'mushroom quick-vegetable firm-vegetable leaf tomato aromatic bacon chorizo sausage mince poultry prawn squid fish tofu | 60 | 3 | 6m: Cut {a} into small pieces where needed. / Add {a} and cook {a!done}.',
      'melting-cheese soft-cheese hard-cheese | 30 | 4 | 1m: Scatter {a} over the top.',
      'ham turkey-slice smoked-fish tinned-fish cooked-prawn cooked-chicken cooked-potato roasted-red-pepper pulse olive caper avocado salad sun-dried-tomato | 40 | 4 | 1m: Cut {a} into small pieces where needed. / Scatter {a} over the top.',
    ],
  },
  'french-toast': {
    title: 'French toast',
    swapped: 'French toast with {a: white-bread}',
    also: 'eggy bread; pain perdu; pain doré; gypsy toast; poor knights of windsor; arme ritter; german toast; egg toast; eggybread; french tost; frenchtoast; french toasts; fench toast; pain perdue; classic french toast; cinnamon french toast; brioche french toast',
    summary: '{a: white-bread} soaked in {b: hen-egg, whole-milk} and fried in {c: unsalted-butter} until golden.',
    kinds: ['toast', 'eggs', 'pancake'],
    courses: ['breakfast', 'dessert'],
    cuisines: ['french', 'american'],
    occasions: ['brunch', 'sunday', 'christmas'],
    audiences: ['children', 'students'],
    manners: ['easy', 'quick', 'cheap', 'sweet', 'comforting', 'leftovers', 'warm', 'mild', 'filling'],
    methods: ['pan-fried', 'fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 5,
    list: `
      4 hen-egg
      250 ml whole-milk
      ? 1 tbsp caster-sugar
      ? 1 tsp vanilla-extract
      ? 1/2 tsp ground-cinnamon
      ? 1 pinch fine-salt
      320 g white-bread, cut into {2cm} slices
      40 g unsalted-butter
      ? 200 g strawberry, quartered
      ? 4 tbsp maple-syrup, to serve`,
    method: `
      Whisk {a: hen-egg, whole-milk, caster-sugar, vanilla-extract, ground-cinnamon, fine-salt} together.
      4m rest: Lay {a: white-bread} in the mixture and turn once, until soaked but not falling apart.
      12m*: Melt {a: unsalted-butter little} in a wide pan over medium heat. / Fry in batches until golden on both sides and set in the middle, using {a: unsalted-butter rest} for the next batches.
      Top with {a: strawberry}. / Serve warm[ with {a: maple-syrup}].`,
    swaps: {
      'hen-egg': 'plant-egg flax-egg*0.82',
      'unsalted-butter': 'vegan-butter vegetable-oil*0.8',
      'maple-syrup': 'golden-syrup date-syrup',
    },
    varies: {
      'white-bread': 'bread',
      'whole-milk': 'milk plant-milk cream',
      strawberry: 'berry soft-fruit stone-fruit',
      'maple-syrup': 'syrup jam sugar',
    },
    takes: [
      'berry soft-fruit fruit-compote | 60 | 4 | Top with {a}.',
      'nut yogurt plant-yogurt chocolate-spread jam peanut-butter caramel-sauce chocolate cream | 15 | 4 | Top with {a}.',
      'bacon firm-fruit | 40 | 4 | 6m: Cut {a} into small pieces where needed. / Fry {a} in another pan {a!done}. / Top with {a}.',
      'orange-zest lemon-zest ground-cardamom ground-nutmeg orange-juice | 1 | 2 | Stir in {a}.',
    ],
  },
  crepes: {
    title: 'Crêpes',
    also: 'crepes; crepe; crêpe; french pancakes; french pancake; french crepes; thin pancakes; english pancakes; pancake day pancakes; shrove tuesday pancakes; lemon and sugar pancakes; sweet crepes; pfannkuchen; palatschinken; eierkuchen; palacsinta; palačinky; crespelle; pannkakor; pannenkoeken; blini thin pancakes; crapes; creps; creape; crêpes sucrées; crepe batter',
    summary: 'Thin, tender pancakes with lacy edges, from a simple batter of {a: plain-flour, whole-milk, hen-egg}.',
    kinds: ['pancake'],
    courses: ['dessert', 'breakfast', 'snack'],
    cuisines: ['french', 'british'],
    occasions: ['brunch', 'sunday', 'birthday', 'weeknight'],
    seasons: ['winter', 'spring'],
    audiences: ['children', 'students', 'crowd'],
    manners: ['easy', 'cheap', 'sweet', 'comforting', 'warm', 'mild', 'make-ahead'],
    methods: ['pan-fried', 'fried'],
    needs: ['hob'],
    makes: '10 pancakes for 4, by half',
    prep: 5,
    list: `
      150 g plain-flour
      ? 1 pinch fine-salt
      350 ml whole-milk
      2 hen-egg
      40 g unsalted-butter, melted
      ? 3 tbsp caster-sugar, to serve
      ? 1 lemon, cut into wedges`,
    method: `
      Stir {a: plain-flour, fine-salt} together in a large bowl.
      Whisk {a: whole-milk, hen-egg} together in a jug, then beat in {b: unsalted-butter half}. / Pour the liquid into the bowl little by little, whisking until smooth.
      20m rest: Leave the batter to rest.
      18m*: Melt {a: unsalted-butter little} in a wide pan over medium heat. / Pour in a small ladle of batter and swirl it into a thin layer. / Fry until the edges lift and turn brown, then turn and fry until golden, using {a: unsalted-butter rest} for the next batches.
      Scatter with {a: caster-sugar}. / Serve with {a: lemon}.`,
    swaps: { 'unsalted-butter': 'vegan-butter vegetable-oil*0.8' },
    varies: {
      'whole-milk': 'milk plant-milk',
      'plain-flour': 'wholemeal-flour spelt-flour buckwheat-flour self-raising-flour',
      'caster-sugar': 'sugar',
      lemon: 'citrus',
    },
    takes: [
      'vanilla-extract ground-cinnamon orange-zest lemon-zest dark-rum orange-liqueur cocoa-powder | 2 | 3 | Whisk in {a}.',
      'berry soft-fruit fruit-compote chocolate-spread chocolate jam nut caramel-sauce syrup lemon-curd peanut-butter cream yogurt ice-cream | 35 | 5 | Top with {a}.',
      'firm-fruit | 50 | 5 | 6m: Cut {a} into small pieces where needed. / Fry {a} in another pan {a!done}. / Top with {a}.',
    ],
  },
  'quiche-lorraine': {
    title: 'Quiche lorraine',
    swapped: 'Quiche with {a: streaky-bacon}',
    also: 'quiche; quiches; lorraine quiche; bacon quiche; bacon and cheese quiche; cheese and bacon quiche; egg and bacon tart; bacon and egg tart; bacon and egg pie; egg and bacon flan; savoury flan; quiche loraine; quiche lorrain; kish lorraine; quish; quitch; keesh; speckkuchen; lothringer speckkuchen',
    summary: 'A crisp tart with {a: streaky-bacon} in a soft filling of {b: hen-egg, double-cream}.',
    kinds: ['quiche', 'tart'],
    courses: ['main', 'lunch', 'dinner', 'starter'],
    cuisines: ['french'],
    occasions: ['picnic', 'brunch', 'buffet', 'lunchbox', 'guests', 'easter', 'party'],
    audiences: ['children', 'crowd'],
    manners: ['comforting', 'creamy', 'filling', 'make-ahead', 'savoury', 'mild', 'warm', 'cold'],
    methods: ['baked'],
    needs: ['oven', 'hob', 'fridge'],
    makes: '1 tart for 6, by whole',
    prep: 20,
    list: `
      100 g unsalted-butter, cold, diced
      200 g plain-flour
      3 tbsp plain-water, cold
      1 tbsp olive-oil
      200 g streaky-bacon
      ! 4 hen-egg
      200 ml double-cream
      150 ml whole-milk
      ? 1/2 tsp fine-salt
      ? 1/4 tsp black-pepper
      ? 1 pinch ground-nutmeg
      ? 60 g gruyere, grated`,
    method: `
      Rub {a: unsalted-butter} into {b: plain-flour} with your fingertips until it looks like fine crumbs. / Stir in {a: plain-water} and press together into a dough.
      30m rest: Roll out the dough and line a tart tin of about {24cm} with it. / Prick the base with a fork. / Chill in the fridge for {30 min}.
      22m: Heat the oven to {200C}. / Cover the dough with baking paper and baking weights and bake for {15 min}. / Take out the paper and weights and bake until the base is dry and pale gold.
      8m meanwhile: Cut {a: streaky-bacon} into small pieces. / Heat {a: olive-oil} in a wide pan over medium heat. / Fry {a: streaky-bacon} {a!done}.
      Whisk {a: hen-egg, double-cream, whole-milk, fine-salt, black-pepper, ground-nutmeg} together.
      30m: Turn the oven down to {180C}. / Spread {a: streaky-bacon} over the base. / Scatter with {a: gruyere}. / Pour the mixture over. / Bake until risen, golden and set in the middle.
      10m rest: Leave to rest for {10 min} before serving. / Serve warm or cold.`,
    swaps: {
      'double-cream': 'lactose-free-cream oat-cream soy-cream',
      gruyere: 'vegetarian-cheddar lactose-free-cheese vegan-cheese',
      'streaky-bacon': 'turkey-bacon vegan-bacon chestnut-mushroom',
    },
    varies: {
      'streaky-bacon': 'bacon mushroom quick-vegetable firm-vegetable leaf aromatic poultry shellfish fish sausage chorizo',
      gruyere: 'melting-cheese hard-cheese soft-cheese',
    },
    takes: [
      'mushroom quick-vegetable firm-vegetable leaf aromatic poultry prawn squid fish | 50 | 6 | 7m: Cut {a} into small pieces where needed. / Fry {a} in another pan {a!done}. / Spread {a} over the base.',
      'ham smoked-fish tinned-fish cooked-chicken cooked-prawn soft-cheese tomato olive sun-dried-tomato roasted-red-pepper cooked-potato | 40 | 6 | Cut {a} into small pieces where needed. / Spread {a} over the base.',
      'herb | 3 | 6 | Stir in {a}.',
    ],
  },
  'croque-monsieur': {
    title: 'Croque monsieur',
    swapped: 'Baked sandwich with {a: cooked-ham, gruyere}',
    also: 'croque-monsieur; croque; ham and cheese toastie; toasted ham and cheese sandwich; hot ham and cheese sandwich; grilled ham and cheese; french ham and cheese sandwich; french grilled cheese; croquemonsieur; crock monsieur; croc monsieur; croque monseiur; croque messieur; croque monsieour',
    summary: 'Crisp, oven-baked {a: white-bread} filled with {b: cooked-ham, gruyere}, under a creamy sauce.',
    kinds: ['sandwich', 'toast', 'gratin'],
    courses: ['lunch', 'main', 'snack', 'dinner'],
    cuisines: ['french'],
    occasions: ['brunch', 'weeknight', 'guests'],
    audiences: ['children', 'students'],
    manners: ['easy', 'comforting', 'creamy', 'crunchy', 'filling', 'savoury', 'warm', 'mild'],
    methods: ['baked'],
    needs: ['oven', 'hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      40 g unsalted-butter
      40 g plain-flour
      400 ml whole-milk
      ? 1 pinch ground-nutmeg
      ? fine-salt, to taste
      black-pepper, to taste
      8 slice white-bread
      ? 2 tsp dijon-mustard
      200 g cooked-ham
      180 g gruyere, grated`,
    method: `
      Heat the oven to {220C} and line a baking tray with baking paper.
      8m: Melt {a: unsalted-butter} in a small pot over low heat. / Stir in {a: plain-flour} and cook for a minute, stirring. / Whisk in {a: whole-milk} little by little and simmer until thick enough to coat a spoon. / Season with {a: fine-salt, black-pepper, ground-nutmeg} to taste.
      Lay {a: white-bread half} on the tray. / Spread thinly with {a: dijon-mustard}. / Spread with half of the creamy sauce. / Lay {a: cooked-ham} on top. / Scatter with {a: gruyere half}.
      Lay {a: white-bread rest} on top. / Spread with the rest of the creamy sauce. / Scatter with {a: gruyere rest}.
      12m: Bake until golden and bubbling at the edges.
      Serve straight away.`,
    swaps: {
      'cooked-ham': 'cooked-chicken parma-ham*0.6 smoked-tofu vegan-ham ripe-tomato',
      gruyere: 'vegetarian-cheddar emmental lactose-free-cheese vegan-cheese',
      'plain-flour': 'gluten-free-flour cornflour',
    },
    varies: {
      'cooked-ham': 'ham turkey-slice cooked-chicken smoked-fish tinned-fish tomato salami',
      gruyere: 'melting-cheese hard-cheese soft-cheese',
      'white-bread': 'bread',
      'dijon-mustard': 'mustard jam',
    },
    takes: [
      'leaf mushroom quick-vegetable aromatic | 40 | 4 | 6m: Fry {a} in another pan {a!done}. / Lay {a} on top.',
      'tomato olive roasted-red-pepper artichoke-heart firm-fruit | 40 | 4 | Cut {a} into small pieces where needed. / Lay {a} on top.',
      'egg | 55 | 6 | 3m: Fry {a} in another pan {a!done}. / Lay {a} on top.',
    ],
  },
});
