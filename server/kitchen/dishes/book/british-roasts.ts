import { dishes } from '../read-dish.ts';

export const britishRoasts = dishes({
  'roast-chicken': {
    title: 'Roast chicken',
    swapped: 'Roast {a: whole-chicken}',
    also: 'roasted chicken; whole roast chicken; whole roasted chicken; oven roast chicken; oven roasted chicken; roast chicken dinner; sunday roast chicken; sunday chicken; chicken roast; roast chook; chook roast; roast chicken and potatoes; roast chicken with vegetables; roast chicken with potatoes; whole chicken in the oven; baked whole chicken; lemon roast chicken; lemon and thyme roast chicken; roast chiken; rost chicken; poulet rôti; poulet roti; brathähnchen; brathaehnchen; brathuhn; pollo asado; pollo al horno; pollo arrosto; frango assado',
    summary: '{a: whole-chicken} roasted golden[ with {b: lemon, fresh-thyme}][, on a bed of {c: floury-potato, carrot}].',
    kinds: ['roast'],
    courses: ['main', 'dinner'],
    cuisines: ['british', 'french', 'american'],
    occasions: ['sunday', 'guests', 'christmas', 'easter'],
    seasons: ['autumn', 'winter', 'spring'],
    audiences: ['children', 'crowd'],
    manners: ['easy', 'comforting', 'filling', 'high-protein', 'festive', 'mild', 'savoury', 'warm', 'one-pot'],
    methods: ['roasted', 'baked'],
    needs: ['oven'],
    makes: '4 servings, by whole',
    prep: 20,
    list: `
      ? 700 g floury-potato, cut into {4cm} pieces
      ? 300 g carrot, cut into {4cm} pieces
      ? 2 brown-onion, cut into wedges
      ? 6 clove fresh-garlic, whole
      ? 1 tbsp olive-oil
      ! 1600 g whole-chicken
      30 g unsalted-butter, softened
      ? 1.5 tsp fine-salt
      ? 1/2 tsp black-pepper
      ? 1 lemon, halved
      ? 4 sprig fresh-thyme`,
    method: `
      Heat the oven to {200C}. / Put {a: floury-potato, carrot, brown-onion, fresh-garlic} in a metal roasting tin. / Drizzle with {a: olive-oil}.
      Rub {a: whole-chicken} all over with {b: unsalted-butter}. / Season {a: whole-chicken} with {b: fine-salt, black-pepper}. / Put {a: lemon, fresh-thyme} inside {b: whole-chicken}.
      80m^: Lay {a: whole-chicken} in the tin, breast side up. / Roast {a: whole-chicken} {a!done}. / Halfway through, spoon the juices over {a: whole-chicken}[ and stir {b: floury-potato, carrot, brown-onion}].
      15m rest: Lift {a: whole-chicken} out, cover loosely and leave to rest for {15 min}.
      Carve {a: whole-chicken} and serve with the juices from the tin.`,
    swaps: { 'unsalted-butter': 'vegan-butter olive-oil', 'floury-potato': 'sweet-potato parsnip celeriac', carrot: 'parsnip' },
    varies: {
      'whole-chicken': 'guinea-fowl',
      'floury-potato': 'all-round-potato new-potato waxy-potato sweet-potato',
      carrot: 'root firm-vegetable fennel',
      'fresh-thyme': 'herb',
      lemon: 'orange lime',
    },
    takes: [
      'root firm-vegetable fennel leek shallot aubergine sweet-pepper | 80 | 2 | Put {a} in the tin, cut into large pieces where needed.',
      'paprika smoked-paprika curry-powder herbes-de-provence fresh-rosemary fresh-sage ground-cumin chilli-flake lemon-zest dijon-mustard harissa clear-honey | 3 | 3 | Rub {a} over the top.',
      'bacon | 15 | 3 | Lay {a} over the top.',
    ],
  },
  'roast-beef-with-yorkshire-puddings': {
    title: 'Roast beef with Yorkshire puddings',
    also: 'roast beef; roast beef and yorkshire pudding; roast beef and yorkshire puddings; roast beef with yorkshire pudding; beef roast; roast beef dinner; roasted beef; sunday roast; sunday lunch; sunday roast beef; sunday dinner roast; roast dinner; british roast; english roast; roast and yorkshires; roast beef and yorkies; roast joint of beef; prime rib with yorkshire pudding; rost beef; roastbeef; rosbif; roasted joint; carvery roast',
    summary: 'Pink, juicy {a: beef-joint} with crisp puddings of {b: plain-flour, hen-egg, whole-milk} and a sauce from the tin.',
    kinds: ['roast'],
    courses: ['main', 'dinner'],
    cuisines: ['british'],
    occasions: ['sunday', 'guests', 'christmas', 'easter', 'birthday'],
    seasons: ['autumn', 'winter'],
    audiences: ['crowd', 'children'],
    manners: ['comforting', 'festive', 'filling', 'high-protein', 'mild', 'savoury', 'warm'],
    methods: ['roasted', 'baked'],
    needs: ['oven', 'hob'],
    makes: '6 servings, by half',
    prep: 25,
    list: `
      140 g plain-flour
      ! 4 hen-egg
      200 ml whole-milk
      ? 2 tsp fine-salt
      ! 1200 g beef-joint, at room temperature
      5 tbsp sunflower-oil
      ? 1/2 tsp black-pepper
      ? 1 tbsp english-mustard
      ? 2 brown-onion, cut into wedges
      400 ml beef-stock
      1.5 tbsp cornflour
      ? 80 g horseradish-sauce, to serve`,
    method: `
      Whisk {a: hen-egg, whole-milk} together. / Whisk in {a: plain-flour} until smooth. / Season with {a: fine-salt little}. / Leave the batter to rest.
      Heat the oven to {220C}. / Rub {a: beef-joint} all over with {b: sunflower-oil little}. / Season {a: beef-joint} with {b: black-pepper, fine-salt rest}. / Spread {a: beef-joint} with {b: english-mustard}. / Put {a: beef-joint} in a metal roasting tin[ with {b: brown-onion}].
      20m: Roast {a: beef-joint} until beginning to brown.
      40m^: Turn the oven down to {180C}. / Roast {a: beef-joint} {a!done}. / Look for {52C} inside for rare, {60C} for medium and {70C} for well done.
      Lift {a: beef-joint} out, cover loosely and leave to rest for {25 min}. / Turn the oven up to {220C}.
      5m: Divide {a: sunflower-oil rest} between the holes of a muffin tin. / Heat the tin in the oven until very hot.
      22m: Pour the batter quickly into the hot tin. / Bake until risen, crisp and deep golden, without opening the oven.
      6m meanwhile: Set the roasting tin over medium heat. / Pour in {a: beef-stock}. / Stir {a: cornflour} with a splash of cold water, then whisk it into the tin. / Simmer gently until slightly thickened.
      Carve {a: beef-joint} thinly and serve with the puddings and the sauce[, with {b: horseradish-sauce} on the side].`,
    swaps: {
      'plain-flour': 'gluten-free-flour',
      'whole-milk': 'lactose-free-milk oat-milk soy-milk',
      'horseradish-sauce': 'prepared-horseradish',
    },
    takes: [
      'root firm-vegetable potato shallot fennel leek | 100 | 4 | Put {a} in the tin, cut into large pieces where needed.',
      'fresh-rosemary fresh-thyme fresh-garlic paprika dijon-mustard wholegrain-mustard | 3 | 3 | Rub {a} over the top.',
      'red-wine port ale stout | 15 | 8 | 3m: Pour {a} into the roasting tin and let it boil down by half.',
    ],
  },
  'roast-potatoes': {
    title: 'Roast potatoes',
    also: 'roast potato; roasties; roasted potatoes; roast spuds; crispy roast potatoes; oven roast potatoes; oven roasted potatoes; crispy potatoes; oven potatoes; baked potato pieces; sunday roast potatoes; christmas potatoes; rosemary potatoes; garlic roast potatoes; roast potatos; roast potatoe; roasted potatos; goose fat potatoes; duck fat potatoes; röstkartoffeln aus dem ofen; pommes de terre rôties; patate al forno; patatas asadas; batatas assadas',
    summary: '{a: floury-potato} roasted in {b: sunflower-oil} until crisp outside and fluffy within.',
    kinds: ['potatoes', 'roast', 'vegetables'],
    courses: ['side'],
    cuisines: ['british', 'irish', 'european'],
    occasions: ['sunday', 'christmas', 'easter', 'thanksgiving', 'guests'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'crowd'],
    manners: ['easy', 'cheap', 'comforting', 'crunchy', 'filling', 'mild', 'savoury', 'warm', 'festive'],
    methods: ['roasted', 'baked'],
    needs: ['oven', 'hob'],
    makes: '6 servings',
    prep: 15,
    list: `
      ! 1400 g floury-potato, peeled and cut into {4cm} pieces
      80 ml sunflower-oil
      ? 4 clove fresh-garlic, whole
      ? 2 sprig fresh-rosemary
      ? 1 tsp fine-salt`,
    method: `
      Heat the oven to {210C}.
      8m: Boil {a: floury-potato} in salted water for {8 min}, then drain well.
      Leave {a: floury-potato} to steam dry. / Shake the pot with the lid on until the edges look rough and fluffy.
      5m: Put {a: sunflower-oil} in a metal roasting tin. / Heat the tin in the oven until very hot.
      55m: Tip {a: floury-potato} into the hot tin with care and turn until coated. / Roast {a: floury-potato} until golden and crisp, turning once. / Add {a: fresh-garlic, fresh-rosemary} for the last {15 min}.
      Season with {a: fine-salt}. / Serve straight away.`,
    varies: {
      'sunflower-oil': 'goose-fat duck-fat lard beef-dripping olive-oil rapeseed-oil vegetable-oil ghee',
      'fresh-rosemary': 'herb',
    },
    takes: [
      'parsnip carrot beetroot butternut-squash shallot brussels-sprout celeriac swede turnip | 80 | 5 | Put {a} in the tin, cut into large pieces where needed.',
      'paprika smoked-paprika ground-cumin curry-powder garlic-powder cajun-seasoning chilli-flake lemon-zest dried-oregano | 1 | 6 | Scatter with {a}.',
      'hard-cheese bacon-bit olive | 12 | 6 | Scatter with {a}.',
    ],
  },
  'mashed-potatoes': {
    title: 'Mashed potatoes',
    also: 'mashed potato; mash; mash potato; mash potatoes; mashed spuds; creamy mash; creamy mashed potatoes; creamed potatoes; potato mash; potato puree; potato purée; pureed potatoes; whipped potatoes; smashed potato; buttery mash; mashed potatos; mashed potatoe; mased potatoes; kartoffelpüree; kartoffelpueree; kartoffelbrei; kartoffelstampf; stampfkartoffeln; purée de pommes de terre; purée maison; puré de patatas; puré de papas; purê de batata; purè di patate; пюре; картофельное пюре; マッシュポテト; 土豆泥; 马铃薯泥; بطاطس مهروسة; פירה',
    summary: '{a: floury-potato} mashed smooth with {b: unsalted-butter, whole-milk}.',
    kinds: ['mash', 'potatoes', 'vegetables'],
    courses: ['side'],
    cuisines: ['british', 'irish', 'american', 'german', 'french'],
    occasions: ['sunday', 'weeknight', 'thanksgiving', 'christmas'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'baby', 'crowd'],
    manners: ['easy', 'cheap', 'comforting', 'creamy', 'filling', 'mild', 'savoury', 'warm', 'one-pot'],
    methods: ['boiled', 'mashed'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      ! 1000 g floury-potato, peeled and cut into {3cm} cubes
      150 ml whole-milk
      70 g unsalted-butter, diced
      ? fine-salt, to taste
      ? white-pepper, to taste
      ? 1 pinch ground-nutmeg`,
    method: `
      20m: Boil {a: floury-potato} in salted water until tender, then drain well.
      Leave {a: floury-potato} to steam dry.
      2m: Heat {a: whole-milk} in a small pot over medium heat until it steams; do not let it boil.
      Mash {a: floury-potato} until smooth. / Beat in {a: unsalted-butter}. / Beat in {a: whole-milk} little by little.
      Season with {a: fine-salt, white-pepper, ground-nutmeg} to taste.`,
    swaps: { 'unsalted-butter': 'vegan-butter olive-oil*0.8', 'whole-milk': 'lactose-free-milk oat-milk soy-milk' },
    varies: {
      'whole-milk': 'milk plant-milk cream plant-cream',
      'unsalted-butter': 'olive-oil extra-virgin-olive-oil garlic-butter vegan-butter',
    },
    takes: [
      'fresh-garlic bacon aromatic | 8 | 5 | 5m: Fry {a} in a lightly oiled pan over medium heat {a!done}. / Stir in {a}.',
      'sweet-potato celeriac parsnip carrot swede turnip cauliflower pumpkin butternut-squash | 100 | 2 | 15m: Cut {a} into small pieces where needed. / Boil {a} in salted water until tender, then drain well. / Mash {a} until smooth.',
      'leaf brussels-sprout frozen-pea | 40 | 5 | 4m: Boil {a} in salted water until just tender, then drain well. / Chop {a} finely where needed. / Stir in {a}.',
      'melting-cheese hard-cheese soft-cheese cream herb spring-onion mustard wild-garlic truffle-oil horseradish-sauce green-pesto olive | 15 | 5 | Stir in {a}.',
    ],
  },
  gravy: {
    title: 'Gravy',
    also: 'onion gravy; brown gravy; gravy sauce; homemade gravy; gravy from scratch; roast gravy; sunday gravy; gravy without drippings; gravey; gravvy; gravie; brown sauce for roast; bratensoße; bratensauce; bratensosse; braune soße; brunsås; sauce brune',
    summary: 'A smooth, dark sauce of {a: beef-stock}[ and slowly browned {b: brown-onion}], to pour over roasts and mash.',
    kinds: ['sauce'],
    courses: ['sauce', 'side'],
    cuisines: ['british', 'american', 'irish'],
    occasions: ['sunday', 'christmas', 'thanksgiving', 'weeknight'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'crowd'],
    manners: ['easy', 'cheap', 'comforting', 'mild', 'savoury', 'warm', 'one-pot', 'make-ahead', 'no-bake'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 5,
    list: `
      40 g unsalted-butter
      ? 1 brown-onion, thinly sliced
      30 g plain-flour
      500 ml beef-stock
      ? 2 tsp worcestershire-sauce
      ? 2 sprig fresh-thyme
      ? fine-salt, to taste
      ? black-pepper, to taste`,
    method: `
      15m: Melt {a: unsalted-butter} in a wide pan over medium heat. / Add {a: brown-onion} and cook gently until soft and deep golden.
      2m: Stir in {a: plain-flour} and cook for a minute, stirring.
      8m: Whisk in {a: beef-stock} little by little and simmer until thick enough to coat a spoon. / Add {a: worcestershire-sauce, fresh-thyme}.
      Take out {a: fresh-thyme}. / Season with {a: fine-salt, black-pepper} to taste. / Strain for a smooth sauce, or serve as it is.`,
    swaps: {
      'plain-flour': 'gluten-free-flour cornflour*0.6',
      'unsalted-butter': 'vegan-butter vegetable-oil*0.8',
      'brown-onion': 'chestnut-mushroom celery-stalk',
    },
    varies: {
      'beef-stock': 'stock',
      'unsalted-butter': 'beef-dripping goose-fat duck-fat lard schmaltz bacon-fat olive-oil vegetable-oil',
      'brown-onion': 'shallot red-onion white-onion fresh-leek',
    },
    takes: [
      'mushroom celery-stalk carrot | 30 | 2 | 6m: Add {a} and cook {a!done}.',
      'red-wine port white-wine sherry ale stout madeira-wine | 20 | 3 | 3m: Pour in {a} and let it boil down by half.',
      'english-mustard dijon-mustard wholegrain-mustard redcurrant-jelly cranberry-sauce soy-sauce tamari yeast-extract tomato-puree cream fresh-rosemary fresh-sage | 4 | 4 | Stir in {a}.',
    ],
  },
});
