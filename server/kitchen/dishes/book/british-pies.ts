import { dishes } from '../read-dish.ts';

export const britishPies = dishes({
  'shepherds-pie': {
    title: "Shepherd's pie",
    swapped: "Shepherd's pie with {a: minced-lamb}",
    also: "shepherds pie; shepherd pie; shepherd's pies; shepherds' pie; shepards pie; shepard's pie; shepard pie; sheperds pie; sheperd's pie; shephards pie; shepherds py; lamb mince pie; lamb shepherd's pie; lamb and mash pie; lamb and potato pie; minced lamb pie; cumberland pie",
    summary: '{a: minced-lamb} in a rich, savoury sauce, baked under a golden crust of mashed {b: floury-potato}.',
    kinds: ['pie', 'casserole', 'gratin'],
    courses: ['main', 'dinner'],
    cuisines: ['british', 'irish'],
    occasions: ['weeknight', 'sunday', 'easter'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'crowd'],
    manners: ['comforting', 'filling', 'make-ahead', 'high-protein', 'leftovers', 'mild', 'savoury', 'warm', 'cheap'],
    methods: ['baked', 'mashed'],
    needs: ['oven', 'hob'],
    makes: '4 servings',
    prep: 20,
    list: `
      1 tbsp vegetable-oil
      500 g minced-lamb
      1 brown-onion, finely chopped
      ? 150 g carrot, diced
      ? 2 clove fresh-garlic, crushed
      2 tbsp plain-flour
      ? 1 tbsp tomato-puree
      400 ml beef-stock
      ? 1 tbsp worcestershire-sauce
      ? 2 sprig fresh-thyme
      ? 120 g frozen-pea
      900 g floury-potato, peeled and cut into {3cm} cubes
      50 g unsalted-butter
      80 ml whole-milk
      ? fine-salt, to taste
      ? black-pepper, to taste`,
    method: `
      8m: Heat {a: vegetable-oil} in a wide pan over medium heat. / Add {a: minced-lamb} and fry, breaking up lumps, {a!done}.
      8m: Add {a: brown-onion, carrot} and cook gently until soft. / Stir in {a: fresh-garlic} and cook until it smells good.
      20m: Stir in {a: plain-flour} and cook for a minute, stirring. / Stir in {a: tomato-puree} and cook for a minute, stirring. / Pour in {a: beef-stock}. / Add {a: worcestershire-sauce, fresh-thyme}. / Bring to the boil. / Simmer, uncovered, until the sauce has thickened.
      20m meanwhile: Boil {a: floury-potato} in salted water until tender, then drain well. / Mash {a: floury-potato} until smooth. / Beat in {a: unsalted-butter, whole-milk}.
      Take out {a: fresh-thyme}. / Stir in {a: frozen-pea}. / Season with {a: fine-salt, black-pepper} to taste.
      Heat the oven to {200C}. / Spoon the filling into a baking dish. / Spread the mash over the filling and roughen the top with a fork.
      30m: Bake until golden and bubbling at the edges.
      5m rest: Leave to rest for {5 min} before serving.`,
    swaps: {
      'minced-lamb': 'minced-beef minced-turkey plant-mince tinned-lentil',
      'plain-flour': 'gluten-free-flour cornflour*0.6',
      'unsalted-butter': 'vegan-butter olive-oil*0.8',
      'floury-potato': 'sweet-potato celeriac parsnip',
      'brown-onion': 'celery-stalk fennel',
    },
    varies: {
      'minced-lamb': 'mince plant-mince pulse cooked-lamb',
      'floury-potato': 'all-round-potato red-potato sweet-potato celeriac parsnip swede cauliflower',
    },
    takes: [
      'mushroom quick-vegetable firm-vegetable leek celery-stalk leaf bacon | 50 | 3 | 6m: Add {a} and cook {a!done}.',
      'pulse sweetcorn olive fresh-rosemary fresh-mint mint-sauce | 30 | 5 | Stir in {a}.',
      'melting-cheese hard-cheese | 20 | 7 | Scatter with {a}.',
    ],
  },
  'cottage-pie': {
    title: 'Cottage pie',
    swapped: 'Cottage pie with {a: minced-beef}',
    also: "cottage pies; cotage pie; cottege pie; beef cottage pie; minced beef cottage pie; beef mince pie; mince pie with mash; mince and mash pie; mince and potato pie; beef and potato pie; beef shepherd's pie; beef shepherds pie; ground beef and mashed potato pie; minced beef and potato pie; savoury mince pie; hachis parmentier; hachis parmentier de boeuf; pâté chinois",
    summary: '{a: minced-beef} simmered in a rich sauce and baked under a golden crust of mashed {b: floury-potato}.',
    kinds: ['pie', 'casserole', 'gratin'],
    courses: ['main', 'dinner'],
    cuisines: ['british', 'irish'],
    occasions: ['weeknight', 'sunday'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'crowd', 'students'],
    manners: ['comforting', 'filling', 'make-ahead', 'high-protein', 'mild', 'savoury', 'warm', 'cheap'],
    methods: ['baked', 'mashed'],
    needs: ['oven', 'hob'],
    makes: '4 servings',
    prep: 20,
    list: `
      1 tbsp vegetable-oil
      500 g minced-beef
      1 brown-onion, finely chopped
      ? 150 g carrot, diced
      ? 2 stalk celery-stalk, diced
      2 tbsp plain-flour
      ? 2 tbsp tomato-puree
      400 ml beef-stock
      ? 1 tbsp worcestershire-sauce
      ? 1 bay-leaf
      900 g floury-potato, peeled and cut into {3cm} cubes
      50 g unsalted-butter
      80 ml whole-milk
      ? 40 g cheddar, grated
      ? fine-salt, to taste
      ? black-pepper, to taste`,
    method: `
      8m: Heat {a: vegetable-oil} in a wide pan over medium heat. / Add {a: minced-beef} and fry, breaking up lumps, {a!done}.
      8m: Add {a: brown-onion, carrot, celery-stalk} and cook gently until soft.
      25m: Stir in {a: plain-flour} and cook for a minute, stirring. / Stir in {a: tomato-puree} and cook for a minute, stirring. / Pour in {a: beef-stock}. / Add {a: worcestershire-sauce, bay-leaf}. / Bring to the boil. / Simmer, uncovered, until the sauce has thickened.
      20m meanwhile: Boil {a: floury-potato} in salted water until tender, then drain well. / Mash {a: floury-potato} until smooth. / Beat in {a: unsalted-butter, whole-milk}.
      Take out {a: bay-leaf}. / Season with {a: fine-salt, black-pepper} to taste.
      Heat the oven to {200C}. / Spoon the filling into a baking dish. / Spread the mash over the filling and roughen the top with a fork. / Scatter with {a: cheddar}.
      30m: Bake until golden and bubbling at the edges.
      5m rest: Leave to rest for {5 min} before serving.`,
    swaps: {
      'minced-beef': 'minced-turkey minced-lamb plant-mince tinned-lentil',
      'plain-flour': 'gluten-free-flour cornflour*0.6',
      'unsalted-butter': 'vegan-butter olive-oil*0.8',
      'floury-potato': 'sweet-potato celeriac parsnip',
      'brown-onion': 'fennel',
    },
    varies: {
      'minced-beef': 'mince plant-mince pulse cooked-beef',
      'floury-potato': 'all-round-potato red-potato sweet-potato celeriac parsnip swede cauliflower',
      cheddar: 'melting-cheese hard-cheese',
    },
    takes: [
      'mushroom quick-vegetable firm-vegetable leek leaf bacon | 50 | 3 | 6m: Add {a} and cook {a!done}.',
      'pulse sweetcorn frozen-pea olive fresh-thyme fresh-rosemary brown-sauce | 30 | 5 | Stir in {a}.',
    ],
  },
  'fish-pie': {
    title: 'Fish pie',
    swapped: 'Creamy pie with {a: white-fish-fillet}',
    also: "fish pies; fishpie; fisherman's pie; fishermans pie; fishermen's pie; fish and potato pie; fish pie with mashed potato; creamy fish pie; fish bake with mash; seafood pie; ocean pie; admiral's pie; admirals pie; luxury fish pie",
    summary: '{a: white-fish-fillet, salmon-fillet} in a creamy sauce, baked under a golden crust of mashed {b: floury-potato}.',
    kinds: ['pie', 'fish-dish', 'casserole', 'gratin'],
    courses: ['main', 'dinner'],
    cuisines: ['british', 'irish'],
    occasions: ['weeknight', 'sunday', 'easter', 'christmas'],
    seasons: ['autumn', 'winter', 'spring'],
    audiences: ['children', 'crowd'],
    manners: ['comforting', 'creamy', 'filling', 'make-ahead', 'high-protein', 'mild', 'savoury', 'warm'],
    methods: ['baked', 'mashed'],
    needs: ['oven', 'hob'],
    makes: '4 servings',
    prep: 20,
    list: `
      800 g floury-potato, peeled and cut into {3cm} cubes
      70 g unsalted-butter
      550 ml whole-milk
      ? 150 g fresh-leek, sliced
      40 g plain-flour
      ? 1 tsp dijon-mustard
      ? 1 handful fresh-parsley, chopped
      ! 400 g white-fish-fillet, cut into {3cm} pieces
      ? 150 g salmon-fillet, cut into {3cm} pieces
      ? 100 g frozen-pea
      ? 50 g cheddar, grated
      ? fine-salt, to taste
      ? black-pepper, to taste`,
    method: `
      20m: Boil {a: floury-potato} in salted water until tender, then drain well. / Mash {a: floury-potato} until smooth. / Beat in {a: unsalted-butter half, whole-milk little}.
      6m meanwhile: Melt {a: unsalted-butter rest} in a large pot over medium heat. / Add {a: fresh-leek} and cook gently until soft.
      8m meanwhile: Stir in {a: plain-flour} and cook for a minute, stirring. / Whisk in {a: whole-milk rest} little by little and simmer until thick enough to coat a spoon.
      Take the pot off the heat. / Stir in {a: dijon-mustard, fresh-parsley}. / Season with {a: fine-salt, black-pepper} to taste. / Fold in {a: white-fish-fillet, salmon-fillet}. / Fold in {a: frozen-pea}.
      Heat the oven to {200C}. / Spoon the filling into a baking dish. / Spread the mash over the filling and roughen the top with a fork. / Scatter with {a: cheddar}.
      35m: Bake until golden and bubbling at the edges, and cooked through in the middle ({70C} inside).
      5m rest: Leave to rest for {5 min} before serving.`,
    swaps: {
      'plain-flour': 'gluten-free-flour cornflour*0.6',
      'unsalted-butter': 'vegan-butter olive-oil*0.8',
      'whole-milk': 'lactose-free-milk oat-milk soy-milk',
      'floury-potato': 'sweet-potato celeriac parsnip',
    },
    varies: {
      'white-fish-fillet': 'fish raw-prawn seafood-mix',
      'salmon-fillet': 'fish raw-prawn scallop cooked-prawn',
      'floury-potato': 'all-round-potato red-potato sweet-potato celeriac parsnip cauliflower',
    },
    takes: [
      'raw-prawn cooked-prawn scallop smoked-fish smoked-haddock tinned-fish sweetcorn leaf fresh-dill fresh-chive caper | 40 | 5 | Fold in {a}.',
      'mushroom firm-vegetable quick-vegetable | 40 | 3 | 6m: Add {a} and cook {a!done}.',
      'egg | 30 | 5 | 10m: Boil {a} for {10 min}, cool under cold running water and peel. / Cut {a} into wedges and add.',
    ],
  },
  'turkey-leftover-pie': {
    title: 'Leftover turkey pie',
    swapped: 'Pie with {a: cooked-turkey}',
    also: 'turkey leftover pie; turkey pie; pot pie; turkey pot pie; leftover pie; christmas leftover pie; boxing day pie; leftover turkey pot pie; thanksgiving leftover pie; leftover christmas turkey pie; turkey and leek pie; turkey puff pastry pie; puff pastry pie; pie with puff pastry lid; creamy turkey pie; turky pie',
    summary: '{a: cooked-turkey} in a creamy sauce under a crisp lid of {b: puff-pastry}.',
    kinds: ['pie'],
    courses: ['main', 'dinner'],
    cuisines: ['british', 'american'],
    occasions: ['christmas', 'thanksgiving', 'new-year', 'sunday', 'weeknight'],
    seasons: ['winter', 'autumn'],
    audiences: ['children', 'crowd'],
    manners: ['comforting', 'creamy', 'filling', 'leftovers', 'high-protein', 'mild', 'savoury', 'warm', 'cheap'],
    methods: ['baked'],
    needs: ['oven', 'hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      40 g unsalted-butter
      1 brown-onion, finely chopped
      ? 150 g fresh-leek, sliced
      ? 150 g carrot, diced
      40 g plain-flour
      350 ml chicken-stock
      170 ml whole-milk
      ? 1 tsp dijon-mustard
      ? 1 tsp fresh-thyme, picked
      400 g cooked-turkey, cut into {2cm} pieces
      ? 100 g frozen-pea
      ? fine-salt, to taste
      ? black-pepper, to taste
      320 g puff-pastry`,
    method: `
      10m: Melt {a: unsalted-butter} in a large pot over medium heat. / Add {a: brown-onion, fresh-leek, carrot} and cook gently until soft.
      8m: Stir in {a: plain-flour} and cook for a minute, stirring. / Whisk in {a: chicken-stock} little by little and simmer until thick enough to coat a spoon. / Stir in {a: whole-milk most}.
      Take the pot off the heat. / Stir in {a: dijon-mustard, fresh-thyme}. / Fold in {a: cooked-turkey}. / Fold in {a: frozen-pea}. / Season with {a: fine-salt, black-pepper} to taste.
      Heat the oven to {200C}. / Spoon the filling into a baking dish. / Lay {a: puff-pastry} over the filling, press the edges down and cut a small hole in the middle. / Brush with {a: whole-milk rest}.
      30m: Bake until risen and golden, and the filling is steaming hot.
      5m rest: Leave to rest for {5 min} before serving.`,
    swaps: {
      'puff-pastry': 'vegan-puff-pastry gluten-free-puff-pastry',
      'plain-flour': 'gluten-free-flour cornflour*0.6',
      'unsalted-butter': 'vegan-butter olive-oil*0.8',
      'whole-milk': 'lactose-free-milk oat-milk soy-milk',
      'cooked-turkey': 'cooked-chicken firm-tofu tinned-butter-bean tinned-chickpea',
    },
    varies: {
      'cooked-turkey': 'cooked-chicken rotisserie-chicken cooked-ham cooked-beef cooked-lamb cooked-pork tofu pulse vegan-chicken',
      'puff-pastry': 'shortcrust-pastry filo-pastry',
      'fresh-leek': 'celery-stalk fennel shallot',
    },
    takes: [
      'mushroom firm-vegetable quick-vegetable leaf bacon | 50 | 2 | 6m: Add {a} and cook {a!done}.',
      'ham cooked-potato cooked-chestnut sweetcorn cranberry-sauce soft-cheese cream fresh-tarragon fresh-parsley fresh-sage | 30 | 4 | Fold in {a}.',
    ],
  },
});
