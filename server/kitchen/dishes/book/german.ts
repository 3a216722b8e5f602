import { dishes } from '../read-dish.ts';
import { soupAdditions } from './additions.ts';

export const german = dishes({
  'german-potato-soup': {
    title: 'German potato soup',
    also: 'potato soup; german potatoe soup; kartoffelsuppe; kartoffel suppe; kartoffeleintopf; chunky potato soup; bavarian potato soup; saxon potato soup; potato vegetable soup; potato soup with marjoram; potatoe soup; potatoes soup; patato soup; bramboračka; bramboracka; czech potato soup; kartoffelcremesuppe; картофельный суп; sopa de patata; zuppa di patate',
    summary: 'A thick, rustic soup of {a: floury-potato}[ with {b: carrot, fresh-leek}], only half blended so that it stays chunky.',
    kinds: ['soup'],
    courses: ['lunch', 'dinner', 'main', 'starter'],
    cuisines: ['german', 'austrian', 'czech'],
    occasions: ['weeknight'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'students', 'crowd'],
    manners: ['easy', 'cheap', 'comforting', 'filling', 'one-pot', 'make-ahead', 'vegetable-rich', 'mild', 'creamy', 'warm', 'savoury'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 20,
    list: `
      30 g unsalted-butter
      1 brown-onion, chopped
      ? 200 g fresh-leek, sliced
      ? 200 g carrot, diced
      ? 120 g celeriac, peeled and diced
      ! 700 g floury-potato, peeled and diced
      1000 ml vegetable-stock
      ? = 1 bay-leaf
      ? 2 tsp dried-marjoram
      ? 80 ml double-cream
      ? 1 pinch ground-nutmeg
      ? fine-salt, to taste
      ? black-pepper, to taste
      ? 1 handful fresh-parsley, chopped`,
    method: `
      8m: Melt {a: unsalted-butter} in a large pot over medium heat. / Add {a: brown-onion, fresh-leek, carrot, celeriac} and cook gently until soft.
      22m: Add {a: floury-potato}. / Pour in {a: vegetable-stock}. / Add {a: bay-leaf, dried-marjoram}. / Bring to the boil, then cover and simmer over low heat. / Cook {a: floury-potato} until very soft.
      Take the pot off the heat. / Take out {a: bay-leaf}. / Crush some of it in the pot with a masher, or blend half of it until smooth.
      Stir in {a: double-cream, ground-nutmeg}. / Season with {a: fine-salt, black-pepper} to taste.
      Scatter with {a: fresh-parsley} and serve.`,
    swaps: {
      'unsalted-butter': 'vegan-butter olive-oil*0.8',
      'double-cream': 'lactose-free-cream oat-cream soy-cream',
      celeriac: 'parsnip parsley-root',
    },
    varies: {
      'floury-potato': 'all-round-potato waxy-potato red-potato new-potato',
      'double-cream': 'cream creme-fraiche plant-cream milk plant-milk',
      'vegetable-stock': 'stock',
    },
    takes: soupAdditions,
  },
  kaesespaetzle: {
    title: 'Käsespätzle',
    also: 'kasespatzle; kasespaetzle; käse spätzle; kaese spaetzle; kase spaetzle; kässpätzle; kaesspaetzle; kässpatzen; kasnocken; cheese spaetzle; cheese spätzle; cheesy spaetzle; spätzle with cheese; spaetzle with cheese; german cheese noodles; german mac and cheese; german egg noodles with cheese; swabian noodles with cheese; alpine mac and cheese; spaetzle; spätzle; spatzle; homemade spaetzle; spetzle; spaetzli; knöpfle; halušky; haluski; nokedli with cheese',
    summary: 'Tender little drops of home-made dough layered with {a: emmental}[, topped with slowly browned {b: brown-onion}].',
    kinds: ['noodles', 'pasta', 'gratin'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['german', 'austrian', 'swiss'],
    occasions: ['sunday', 'guests', 'weeknight'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'students', 'crowd'],
    manners: ['cheap', 'comforting', 'filling', 'high-protein', 'mild', 'savoury', 'warm', 'creamy'],
    methods: ['boiled', 'baked'],
    needs: ['hob', 'oven'],
    makes: '4 servings, by half',
    prep: 15,
    list: `
      400 g plain-flour
      ? 1 tsp fine-salt
      ? 1 pinch ground-nutmeg
      4 hen-egg
      150 ml plain-water
      60 g unsalted-butter
      ? 300 g brown-onion, thinly sliced
      250 g emmental, grated
      ? black-pepper, to taste
      ? 2 tbsp fresh-chive, finely chopped`,
    method: `
      5m: Stir {a: plain-flour, fine-salt, ground-nutmeg} together in a large bowl. / Add {a: hen-egg, plain-water} and beat with a wooden spoon until the batter is thick, smooth and full of bubbles.
      15m rest: Leave the batter to rest.
      25m meanwhile: Melt {a: unsalted-butter} in a wide pan over medium heat. / Add {a: brown-onion} and cook gently until soft and deep golden.
      Heat the oven to {160C}. / Bring a large pot of salted water to the boil.
      12m*: Press the batter through a colander with large holes into the boiling water. / Boil a few at a time until they float. / Lift out with a slotted spoon and drain well.
      10m: Layer everything in a baking dish with {a: emmental}. / Bake until melted and hot through.
      Spoon over {a: brown-onion, unsalted-butter}. / Season with {a: black-pepper} to taste. / Scatter with {a: fresh-chive} and serve straight away.`,
    swaps: {
      'plain-flour': 'gluten-free-flour',
      'hen-egg': 'plant-egg',
      emmental: 'vegetarian-cheddar lactose-free-cheese vegan-cheese',
      'unsalted-butter': 'vegan-butter olive-oil*0.8',
    },
    varies: {
      emmental: 'melting-cheese hard-cheese blue-cheese',
      'plain-flour': 'spelt-flour wholemeal-flour',
      'brown-onion': 'red-onion white-onion shallot fresh-leek',
    },
    takes: [
      'mushroom bacon cured-ham cooked-ham leaf quick-vegetable firm-vegetable chorizo sausage | 50 | 6 | 6m: Cut {a} into small pieces where needed. / Fry {a} in another pan {a!done}. / Layer {a} in as well.',
      'spinach wild-garlic herb | 8 | 2 | Chop {a} finely where needed. / Stir {a} into the batter.',
      'crispy-onion apple-sauce | 15 | 8 | Serve with {a}.',
    ],
  },
  'potato-pancakes': {
    title: 'Potato pancakes',
    swapped: 'Pancakes of grated {a: waxy-potato}',
    also: 'potato pancake; kartoffelpuffer; kartoffel puffer; reibekuchen; reiberdatschi; kartoffelpfannkuchen; erdäpfelpuffer; baggers; rievkooche; latkes; latke; potato latkes; hanukkah latkes; levivot; לביבות; לביבה; draniki; deruny; драники; деруни; дранікі; placki ziemniaczane; placki kartoflane; bramboráky; bramboraky; raggmunk; boxty; potato fritters; potato fritter; potato cakes; potato patties; grated potato pancakes; german potato pancakes; potatoe pancakes; potato pancakes with apple sauce',
    summary: 'Crisp, golden pancakes of grated {a: waxy-potato}, hot from the pan[, with cool {b: apple-sauce}].',
    kinds: ['fritter', 'pancake', 'potatoes'],
    courses: ['main', 'lunch', 'dinner', 'snack', 'side'],
    cuisines: ['german', 'polish', 'ukrainian', 'israeli', 'czech'],
    occasions: ['weeknight', 'hanukkah', 'brunch', 'christmas'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'students', 'crowd'],
    manners: ['easy', 'cheap', 'comforting', 'crunchy', 'filling', 'mild', 'savoury', 'warm'],
    methods: ['fried', 'pan-fried'],
    needs: ['hob'],
    makes: '16 pancakes for 4, by half',
    prep: 20,
    list: `
      ! 1000 g waxy-potato, peeled
      ? 1 brown-onion, peeled
      2 hen-egg
      40 g plain-flour
      ? 1 tsp fine-salt
      ? 1 pinch ground-nutmeg
      100 ml sunflower-oil, for frying
      ? 250 g apple-sauce, to serve`,
    method: `
      Grate {a: waxy-potato, brown-onion} coarsely. / Squeeze out as much liquid as you can in a clean cloth.
      Put {a: waxy-potato, brown-onion} in a large bowl. / Stir in {a: hen-egg, plain-flour}. / Season with {a: fine-salt, ground-nutmeg}.
      24m*: Heat {a: sunflower-oil little} in a wide pan over medium heat. / Drop in spoonfuls of the mixture, press them flat and fry until deep golden and crisp on both sides, using {a: sunflower-oil rest} for the next batches.
      Drain on kitchen paper and serve warm. / Serve with {a: apple-sauce}.`,
    swaps: { 'plain-flour': 'gluten-free-flour cornflour', 'hen-egg': 'flax-egg', 'apple-sauce': 'lingonberry-jam*0.4' },
    varies: {
      'waxy-potato': 'potato sweet-potato parsnip celeriac carrot courgette beetroot',
      'apple-sauce': 'soured-cream creme-fraiche quark tzatziki fruit-compote lingonberry-jam cranberry-sauce plain-yogurt greek-yogurt',
    },
    takes: [
      'carrot courgette celeriac parsnip beetroot kohlrabi apple | 50 | 2 | Grate {a} coarsely and stir in.',
      'herb spring-onion fresh-leek melting-cheese hard-cheese soft-cheese sweetcorn fresh-garlic ham | 20 | 3 | Chop {a} finely where needed. / Stir in {a}.',
      'smoked-fish cream quark yogurt salad cured-ham | 40 | 5 | Serve with {a}.',
    ],
  },
  'lentil-stew': {
    title: 'Lentil stew',
    swapped: 'Stew of {a: brown-lentil}',
    also: 'german lentil stew; german lentil soup; lentil casserole; lentils stew; linseneintopf; linsen eintopf; linsensuppe; linsensuppe mit würstchen; lentil stew with sausages; lentils and sausages; sausage and lentil stew; lentils with sausage; linsen mit spätzle; brown lentil stew; lentil and potato stew; lentil and vegetable stew; lentil hotpot; lentel stew; lentile stew; чечевичная похлёбка',
    summary: 'A hearty pot of {a: brown-lentil, carrot, waxy-potato, frankfurter}, sharpened at the end.',
    kinds: ['stew', 'soup', 'beans'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['german', 'european'],
    occasions: ['weeknight', 'new-year'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'students', 'crowd'],
    manners: ['easy', 'cheap', 'healthy', 'comforting', 'filling', 'high-protein', 'one-pot', 'make-ahead', 'mild', 'warm', 'savoury'],
    methods: ['boiled', 'braised'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 20,
    list: `
      1 tbsp vegetable-oil
      ? 100 g streaky-bacon, diced
      1 brown-onion, chopped
      ? 200 g carrot, diced
      ? 120 g celeriac, peeled and diced
      ? 150 g fresh-leek, sliced
      ? 1 tbsp tomato-puree
      ! 250 g brown-lentil
      1300 ml vegetable-stock
      ? = 2 bay-leaf
      ? 350 g waxy-potato, peeled and diced
      ? 200 g frankfurter, sliced
      ? 2 tbsp red-wine-vinegar
      ? 2 tsp dijon-mustard
      ? fine-salt, to taste
      ? black-pepper, to taste
      ? 1 handful fresh-parsley, chopped`,
    method: `
      6m: Heat {a: vegetable-oil} in a large pot over medium heat. / Add {a: streaky-bacon} and cook {a!done}.
      8m: Add {a: brown-onion, carrot, celeriac, fresh-leek} and cook gently until soft. / Stir in {a: tomato-puree} and cook for a minute, stirring.
      25m: Rinse {a: brown-lentil} in a fine sieve under cold running water. / Add {a: brown-lentil}. / Pour in {a: vegetable-stock}. / Add {a: bay-leaf}. / Bring to the boil, then cover and simmer over low heat.
      15m: Add {a: waxy-potato}. / Simmer until everything is tender.
      5m: Take out {a: bay-leaf}. / Stir in {a: frankfurter} and heat through.
      Stir in {a: red-wine-vinegar, dijon-mustard} to taste. / Season with {a: fine-salt, black-pepper} to taste. / Scatter with {a: fresh-parsley} and serve.`,
    swaps: { celeriac: 'parsnip parsley-root', 'streaky-bacon': 'turkey-bacon smoked-tofu', frankfurter: 'chicken-sausage vegan-sausage' },
    varies: {
      'brown-lentil': 'green-lentil puy-lentil beluga-lentil',
      'streaky-bacon': 'bacon',
      frankfurter: 'sausage smoked-tofu vegan-sausage',
      'waxy-potato': 'potato sweet-potato pumpkin butternut-squash',
      'vegetable-stock': 'stock',
    },
    takes: [
      'firm-vegetable root celery-stalk fennel quick-vegetable mushroom | 50 | 3 | 6m: Add {a} and cook {a!done}.',
      'tinned-tomato passata | 80 | 3 | Stir in {a}.',
      'leaf | 40 | 5 | 4m: Add {a} and stir until wilted.',
      'cream soured-cream prune raisin | 20 | 6 | Stir in {a}.',
    ],
  },
  'german-potato-salad': {
    title: 'German potato salad',
    also: 'kartoffelsalat; kartoffel salat; swabian potato salad; schwäbischer kartoffelsalat; bavarian potato salad; bayerischer kartoffelsalat; austrian potato salad; erdäpfelsalat; erdapfelsalat; warm potato salad; hot potato salad; potato salad without mayonnaise; potato salad without mayo; potato salad with vinegar; vinegar potato salad; potato salad no mayo; german potatoe salad; german potato salat',
    summary: '{a: waxy-potato} dressed while warm with hot {b: vegetable-stock, white-wine-vinegar}, so that they soak it up.',
    kinds: ['salad', 'potatoes'],
    courses: ['side', 'lunch'],
    cuisines: ['german', 'austrian'],
    occasions: ['barbecue', 'picnic', 'buffet', 'party', 'christmas', 'lunchbox'],
    seasons: ['spring', 'summer', 'autumn', 'winter'],
    audiences: ['children', 'crowd', 'students'],
    manners: ['easy', 'cheap', 'light', 'fresh', 'make-ahead', 'mild', 'savoury', 'warm', 'cold', 'vegetable-rich'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      ! 1000 g waxy-potato
      250 ml vegetable-stock
      ? 1 brown-onion, finely chopped
      4 tbsp white-wine-vinegar
      ? 2 tsp dijon-mustard
      ? 1/2 tsp white-sugar
      4 tbsp sunflower-oil
      ? 150 g cucumber, thinly sliced
      ? 80 g gherkin, diced
      ? 2 tbsp fresh-chive, finely chopped
      ? fine-salt, to taste
      ? black-pepper, to taste`,
    method: `
      25m: Boil {a: waxy-potato} in salted water until tender, then drain well.
      3m meanwhile: Put {a: vegetable-stock, brown-onion} in a small pot. / Bring to the boil. / Take the pot off the heat. / Stir in {a: white-wine-vinegar, dijon-mustard, white-sugar}.
      5m: Leave {a: waxy-potato} until cool enough to handle, then peel and cut into thin slices. / Put {a: waxy-potato} in a large bowl. / Pour the hot liquid over and toss gently.
      20m rest: Leave to stand for {20 min}, so that the liquid is absorbed.
      Fold in {a: sunflower-oil}. / Fold in {a: cucumber, gherkin}. / Season with {a: fine-salt, black-pepper} to taste. / Scatter with {a: fresh-chive} and serve.`,
    swaps: { 'white-wine-vinegar': 'cider-vinegar white-vinegar', 'brown-onion': 'celery-stalk fennel' },
    varies: {
      'waxy-potato': 'new-potato all-round-potato red-potato purple-potato',
      'vegetable-stock': 'stock',
      'brown-onion': 'red-onion shallot spring-onion',
      'sunflower-oil': 'oil',
    },
    takes: [
      'bacon sausage chorizo mushroom tofu | 40 | 5 | 6m: Cut {a} into small pieces where needed. / Fry {a} in a dry pan over medium heat {a!done}. / Fold in {a}.',
      'radish herb lambs-lettuce rocket apple salad cooked-beetroot olive caper tinned-fish smoked-fish ham sweetcorn | 30 | 5 | Cut {a} into small pieces where needed. / Fold in {a}.',
      'egg | 55 | 5 | 10m: Boil {a} for {10 min}, cool under cold running water and peel. / Cut {a} into wedges and add.',
      'quick-vegetable firm-vegetable | 40 | 5 | 5m: Boil {a} in salted water until just tender, then drain well. / Fold in {a}.',
    ],
  },
});
