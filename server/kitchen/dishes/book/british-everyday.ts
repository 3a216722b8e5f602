import { dishes } from '../read-dish.ts';

export const britishEveryday = dishes({
  'beans-on-toast': {
    title: 'Beans on toast',
    swapped: 'Toast with {a: tinned-white-bean}',
    also: 'bean on toast; baked beans on toast; beans and toast; beans & toast; baked beans with toast; baked beans and toast; cheesy beans on toast; cheesy beans; beans on toast with cheese; beenz on toast; beanz on toast; beans on tost; heinz beans on toast; bohnen auf toast; haricots sur toast; judías sobre tostada; alubias con tostada',
    summary: '{a: tinned-white-bean} in a rich sauce of {b: passata}, spooned over {c: white-bread}.',
    kinds: ['toast', 'beans'],
    courses: ['lunch', 'breakfast', 'main', 'dinner', 'snack'],
    cuisines: ['british'],
    occasions: ['weeknight', 'camping'],
    audiences: ['children', 'students', 'one'],
    manners: ['quick', 'easy', 'cheap', 'comforting', 'filling', 'high-protein', 'mild', 'savoury', 'warm'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '2 servings',
    prep: 5,
    list: `
      1 tbsp olive-oil
      ? 1 clove fresh-garlic, crushed
      ? 1/2 tsp smoked-paprika
      250 g passata
      ! 400 g tinned-white-bean, drained and rinsed
      ? 1 tsp light-brown-sugar
      ? 2 tsp worcestershire-sauce
      ? fine-salt, to taste
      4 slice white-bread
      ? 15 g unsalted-butter
      ? 50 g cheddar, grated
      ? black-pepper, to taste`,
    method: `
      2m: Heat {a: olive-oil} in a wide pan over medium heat. / Stir in {a: fresh-garlic} and cook until it smells good. / Stir in {a: smoked-paprika} and let the spices sizzle for a moment.
      10m: Stir in {a: passata}. / Stir in {a: tinned-white-bean}. / Stir in {a: light-brown-sugar, worcestershire-sauce}. / Simmer, uncovered, until the sauce has thickened. / Season with {a: fine-salt} to taste.
      3m meanwhile: Toast {a: white-bread} until golden. / Spread {a: white-bread} with {b: unsalted-butter}.
      Spoon {a: tinned-white-bean} over {b: white-bread}. / Scatter with {a: cheddar}. / Season with {a: black-pepper} to taste. / Serve straight away.`,
    swaps: {
      'white-bread': 'vegan-bread gluten-free-bread gluten-free-vegan-bread',
      'unsalted-butter': 'vegan-butter olive-oil*0.8',
      passata: 'tinned-tomato',
    },
    varies: { 'tinned-white-bean': 'pulse', 'white-bread': 'bread', cheddar: 'melting-cheese soft-cheese hard-cheese' },
    takes: [
      'bacon sausage mushroom tomato chorizo onion sweet-pepper spinach | 40 | 1 | 6m: Cut {a} into small pieces where needed. / Fry {a} in a lightly oiled pan over medium heat {a!done}. / Keep {a} warm to serve on top.',
      'egg | 55 | 4 | 4m: Fry {a} in a lightly oiled pan over medium heat {a!done}. / Keep {a} warm to serve on top.',
      'brown-sauce tomato-ketchup curry-powder chilli-flake hot-sauce yeast-extract mustard barbecue-sauce tomato-puree fresh-thyme fresh-chive | 5 | 3 | Stir in {a}.',
    ],
  },
  'cheese-toastie': {
    title: 'Cheese toastie',
    swapped: 'Toastie with {a: cheddar}',
    also: 'toastie; toasty; toasties; cheese toasty; cheese toasties; toasted cheese sandwich; toasted sandwich; toasted cheese; cheese toastie sandwich; cheese toast sandwich; hot cheese sandwich; melted cheese sandwich; cheese melt; pan toastie; breville toastie; jaffle; jaffles; cheese jaffle; cheese and tomato toastie; cheese and onion toastie; cheese tosty; sandwichtoast; käsetoast; kaesetoast; tostado de queso; sándwich tostado de queso',
    summary: '{a: white-bread} fried golden and crisp around melting {b: cheddar}.',
    kinds: ['sandwich', 'toast'],
    courses: ['lunch', 'snack', 'dinner', 'main'],
    cuisines: ['british', 'australian'],
    occasions: ['weeknight', 'camping'],
    audiences: ['children', 'students', 'one'],
    manners: ['quick', 'easy', 'cheap', 'comforting', 'crunchy', 'mild', 'savoury', 'warm', 'filling'],
    methods: ['pan-fried', 'fried'],
    needs: ['hob'],
    makes: '2 servings, by half',
    prep: 5,
    list: `
      4 slice white-bread
      20 g unsalted-butter, softened
      ? 1 tsp english-mustard
      120 g cheddar, grated`,
    method: `
      Spread {a: white-bread} with {b: unsalted-butter}. / Turn the slices over. / Spread half of the slices with {a: english-mustard}.
      Heap {a: cheddar} on half of the slices, pressing lightly.
      8m*: Cover with the other slices, the spread side up. / Fry in a wide pan over low heat, pressing lightly and turning once, until golden on both sides and melted inside.
      Serve straight away.`,
    swaps: {
      'white-bread': 'vegan-bread gluten-free-bread gluten-free-vegan-bread',
      'unsalted-butter': 'vegan-butter olive-oil*0.8',
      cheddar: 'vegetarian-cheddar lactose-free-cheese vegan-cheese',
    },
    varies: {
      'white-bread': 'wholemeal-bread multigrain-bread sourdough-bread rye-bread brioche bagel gluten-free-bread vegan-bread',
      cheddar: 'melting-cheese brie camembert blue-cheese soft-goats-cheese cream-cheese feta',
      'english-mustard': 'mustard sandwich-pickle mango-chutney green-pesto mayonnaise yeast-extract',
    },
    takes: [
      'ham tomato onion salad leaf avocado pickle tinned-fish cooked-chicken cooked-turkey cooked-beef salami sweet-pepper herb fig firm-fruit mango-chutney fruit-chutney baked-bean cranberry-sauce chilli bacon-bit sauce | 30 | 3 | Lay {a} on top.',
      'bacon mushroom chorizo sausage | 30 | 2 | 6m: Fry {a} in a dry pan over medium heat {a!done}. / Keep {a} ready for the filling.',
    ],
  },
  'jacket-potatoes': {
    title: 'Jacket potatoes',
    also: 'jacket potato; baked potato; baked potatoes; jacket spuds; jacket spud; baked spuds; jackets; oven baked potatoes; whole baked potatoes; oven baked potato; jacket potato with beans; jacket potato with cheese; jacket potato with beans and cheese; jacket potatoes with cheese; baked potato with cheese; loaded potato; loaded baked potato; loaded baked potatoes; stuffed baked potato; jacket patato; jaket potato; jacked potato; ofenkartoffel; ofenkartoffeln; backkartoffel; folienkartoffel; pomme de terre au four; patata asada al horno; batata assada; patata al forno; kumpir; ベイクドポテト; 烤土豆; بطاطس بالفرن; תפוח אדמה אפוי',
    summary: '{a: floury-potato} baked until crisp outside and fluffy within[, filled with {b: baked-bean, cheddar}].',
    kinds: ['potatoes', 'stuffed'],
    courses: ['main', 'lunch', 'dinner', 'side'],
    cuisines: ['british', 'american'],
    occasions: ['weeknight', 'barbecue', 'camping'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'students', 'crowd'],
    manners: ['easy', 'cheap', 'comforting', 'filling', 'mild', 'savoury', 'warm'],
    methods: ['baked', 'stuffed'],
    needs: ['oven'],
    makes: '4 servings',
    prep: 5,
    list: `
      ! 1000 g floury-potato, about {250g} each
      1 tbsp olive-oil
      ? 1 tsp fine-salt
      ? 415 g baked-bean
      ? 40 g unsalted-butter
      ? 120 g cheddar, grated
      ? black-pepper, to taste`,
    method: `
      Heat the oven to {200C}. / Scrub {a: floury-potato} and prick all over with a fork. / Rub {a: floury-potato} all over with {b: olive-oil}. / Season {a: floury-potato} with {b: fine-salt}.
      75m: Bake directly on the oven shelf until crisp outside and very soft in the middle.
      5m meanwhile: Heat {a: baked-bean} in a small pot over low heat, stirring now and then.
      Cut a cross into {a: floury-potato} and squeeze open. / Top with {a: unsalted-butter}. / Season with {a: black-pepper} to taste.
      Spoon over {a: baked-bean}. / Scatter with {a: cheddar}. / Serve straight away.`,
    swaps: { 'unsalted-butter': 'vegan-butter olive-oil*0.8' },
    varies: {
      'baked-bean': 'pulse refried-bean',
      cheddar: 'melting-cheese soft-cheese hard-cheese',
      'unsalted-butter': 'olive-oil soured-cream vegan-butter garlic-butter',
      'floury-potato': 'all-round-potato sweet-potato',
    },
    takes: [
      'tinned-fish cooked-prawn smoked-fish cooked-chicken cooked-turkey pulled-pork coleslaw ham salad avocado sweetcorn yogurt cream cottage-cheese herb spring-onion hummus tomato-salsa mayonnaise vegan-mayonnaise guacamole kimchi | 40 | 5 | Top with {a}.',
      'bacon mushroom chorizo mince plant-mince sausage sweet-pepper onion leek | 50 | 4 | 8m: Fry {a} in a lightly oiled pan over medium heat {a!done}. / Keep {a} warm to serve on top.',
      'spinach broccoli quick-vegetable | 50 | 4 | 5m: Boil {a} in salted water until just tender, then drain well. / Keep {a} warm to serve on top.',
    ],
  },
  'cauliflower-cheese': {
    title: 'Cauliflower cheese',
    swapped: '{a: cauliflower} baked with {b: cheddar}',
    also: 'cauliflower cheese bake; cauliflower and cheese; cauliflower with cheese; cauliflower with cheese sauce; cauliflower in cheese sauce; cheesy cauliflower; cheesy cauliflower bake; cauliflower bake; baked cauliflower cheese; cauliflower gratin; cauliflower au gratin; cauli cheese; califlower cheese; cauliflour cheese; colliflower cheese; blumenkohlauflauf; überbackener blumenkohl; blumenkohl überbacken; gratin de chou-fleur; chou-fleur gratiné; coliflor gratinada; coliflor con queso; couve-flor gratinada; cavolfiore gratinato; カリフラワーグラタン; 芝士焗花椰菜',
    summary: '{a: cauliflower} under a creamy sauce of {b: cheddar, whole-milk}, baked until golden.',
    kinds: ['gratin', 'casserole', 'vegetables'],
    courses: ['side', 'main', 'dinner', 'lunch'],
    cuisines: ['british'],
    occasions: ['sunday', 'christmas', 'weeknight'],
    seasons: ['autumn', 'winter', 'spring'],
    audiences: ['children', 'crowd'],
    manners: ['comforting', 'creamy', 'filling', 'make-ahead', 'mild', 'savoury', 'warm', 'vegetable-rich', 'cheap'],
    methods: ['baked'],
    needs: ['oven', 'hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      ! 900 g cauliflower, in florets
      50 g unsalted-butter
      50 g plain-flour
      550 ml whole-milk
      ? 1 tsp dijon-mustard
      150 g cheddar, grated
      ? 1 pinch ground-nutmeg
      ? fine-salt, to taste
      ? 25 g dried-breadcrumb`,
    method: `
      Heat the oven to {200C}.
      6m: Boil {a: cauliflower} in salted water until just tender, then drain well.
      10m: Melt {a: unsalted-butter} in a small pot over low heat. / Stir in {a: plain-flour} and cook for a minute, stirring. / Whisk in {a: whole-milk} little by little and simmer until thick enough to coat a spoon.
      Take the pot off the heat. / Stir in {a: cheddar most} until melted. / Stir in {a: dijon-mustard}. / Season with {a: fine-salt, ground-nutmeg} to taste.
      Put {a: cauliflower} in a baking dish. / Pour the sauce over. / Scatter with {a: cheddar rest}. / Scatter with {a: dried-breadcrumb}.
      25m: Bake until golden and bubbling at the edges.
      5m rest: Leave to rest for {5 min} before serving.`,
    swaps: {
      'unsalted-butter': 'vegan-butter olive-oil*0.8',
      'plain-flour': 'gluten-free-flour cornflour*0.6',
      'whole-milk': 'lactose-free-milk oat-milk soy-milk',
      cheddar: 'vegetarian-cheddar lactose-free-cheese vegan-cheese',
      'dried-breadcrumb': 'vegan-breadcrumb gluten-free-breadcrumb rice-crumb',
    },
    varies: {
      cauliflower: 'broccoli romanesco fresh-leek brussels-sprout celeriac',
      cheddar: 'melting-cheese hard-cheese blue-cheese',
      'dried-breadcrumb': 'breadcrumb flaked-almond whole-hazelnut',
    },
    takes: [
      'firm-vegetable quick-vegetable leek root potato leaf pasta | 50 | 5 | 8m: Boil {a} in salted water until just tender, then drain well. / Put {a} in a baking dish.',
      'bacon mushroom chorizo sausage | 30 | 5 | 6m: Fry {a} in a lightly oiled pan over medium heat {a!done}. / Put {a} in a baking dish.',
      'ham cooked-chicken smoked-fish tinned-fish olive sweetcorn herb paprika curry-powder spring-onion pulse | 25 | 5 | Stir {a} into the sauce.',
    ],
  },
});
