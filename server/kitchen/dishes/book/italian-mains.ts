import { dishes } from '../read-dish.ts';

export const italianMains = dishes({
  'chicken-cacciatore': {
    title: 'Chicken cacciatore',
    swapped: '{a: chicken-thigh-on-the-bone} cacciatore',
    also: 'pollo alla cacciatora; pollo cacciatora; cacciatore; cacciatora; chicken cacciatora; chicken hunter style; italian chicken stew; chicken and tomato stew; chicken in tomato sauce; chicken with tomatoes and peppers; chicken caciatore; chicken cacciatori; chicken catchatori',
    summary: '{a: chicken-thigh-on-the-bone} braised with {b: red-pepper, tinned-tomato, red-wine} until tender.',
    kinds: ['stew', 'casserole'],
    courses: ['main', 'dinner'],
    cuisines: ['italian', 'mediterranean'],
    occasions: ['sunday', 'guests', 'weeknight'],
    seasons: ['autumn', 'winter'],
    audiences: ['crowd', 'children'],
    manners: ['easy', 'comforting', 'one-pot', 'make-ahead', 'filling', 'high-protein', 'mild', 'savoury', 'warm'],
    methods: ['braised'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      ! 1000 g chicken-thigh-on-the-bone
      ? 1 tsp fine-salt
      ? 1/2 tsp black-pepper
      2 tbsp olive-oil
      1 brown-onion, sliced
      ? 300 g red-pepper, sliced
      ? 3 clove fresh-garlic, sliced
      ? 1 sprig fresh-rosemary
      150 ml red-wine
      ! 400 g tinned-tomato, chopped
      ? 60 g black-olive
      ? 1 handful fresh-parsley, chopped
      ? 300 g sourdough-bread, to serve`,
    method: `
      12m: Season {a: chicken-thigh-on-the-bone} with {b: fine-salt, black-pepper}. / Heat {a: olive-oil} in a wide pan over medium heat. / Brown {a: chicken-thigh-on-the-bone} in batches on all sides. / Lift {a: chicken-thigh-on-the-bone} out and set aside.
      8m: Add {a: brown-onion, red-pepper} and cook gently until soft. / Stir in {a: fresh-garlic, fresh-rosemary} and cook until it smells good.
      4m: Pour in {a: red-wine} and let it boil down by half.
      35m: Stir in {a: tinned-tomato}. / Return {a: chicken-thigh-on-the-bone} to the pan. / Bring to the boil, then cover and simmer over low heat. / Cook {a: chicken-thigh-on-the-bone} {a!done}.
      5m: Stir in {a: black-olive}. / Take out {a: fresh-rosemary}. / Simmer, uncovered, until the sauce has thickened.
      Scatter with {a: fresh-parsley}. / Serve with {a: sourdough-bread}.`,
    swaps: { 'red-wine': 'alcohol-free-red-wine chicken-stock', 'red-pepper': 'chestnut-mushroom courgette' },
    varies: {
      'chicken-thigh-on-the-bone': 'chicken-leg chicken-drumstick chicken-piece rabbit turkey-leg duck-leg',
      'red-pepper': 'quick-vegetable mushroom firm-vegetable',
    },
    takes: [
      'mushroom quick-vegetable firm-vegetable aromatic bacon | 50 | 3 | 5m: Add {a} and cook {a!done}.',
      'potato root pulse | 80 | 4 | Add {a}.',
      'caper olive leaf | 20 | 5 | Stir in {a}.',
    ],
  },
  'osso-buco': {
    title: 'Osso buco',
    swapped: 'Braised {a: veal-shank}, Milanese style',
    also: 'ossobuco; osso bucco; ossobucco; ossobuco alla milanese; osso buco alla milanese; osso buco milanese; osso buco with gremolata; braised veal shank; braised veal shanks; veal shanks milanese; oso buco; osobuco',
    summary:
      '{a: veal-shank} braised slowly in {b: white-wine, beef-stock} until the bone comes away, with {c: lemon-zest, fresh-parsley} to finish.',
    kinds: ['stew', 'casserole'],
    courses: ['main', 'dinner'],
    cuisines: ['italian'],
    occasions: ['guests', 'sunday', 'christmas', 'date'],
    seasons: ['autumn', 'winter'],
    manners: ['comforting', 'festive', 'make-ahead', 'high-protein', 'filling', 'one-pot', 'savoury', 'warm'],
    methods: ['braised'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 20,
    list: `
      ! 1200 g veal-shank, cut into {3cm} slices
      ? 1 tsp fine-salt
      ? 1/2 tsp black-pepper
      ? 3 tbsp plain-flour
      2 tbsp olive-oil
      ? 30 g unsalted-butter
      1 brown-onion, finely chopped
      ? 2 carrot, finely chopped
      ? 2 stalk celery-stalk, finely chopped
      ? 3 clove fresh-garlic, finely chopped
      200 ml white-wine
      400 ml beef-stock
      ? 200 g tinned-tomato, chopped
      ? 2 sprig fresh-thyme
      ? 1 handful fresh-parsley, finely chopped
      ? 1 tsp lemon-zest, finely grated`,
    method: `
      12m: Season {a: veal-shank} with {b: fine-salt, black-pepper}. / Dust {a: veal-shank} with {b: plain-flour}. / Heat {a: olive-oil} in a large pot over medium heat. / Brown {a: veal-shank} in batches on all sides. / Lift {a: veal-shank} out and set aside.
      10m: Melt {a: unsalted-butter} in the same pot. / Add {a: brown-onion, carrot, celery-stalk} and cook gently until soft. / Stir in {a: fresh-garlic half} and cook until it smells good.
      5m: Pour in {a: white-wine} and let it boil down by half.
      100m: Return {a: veal-shank} to the pot. / Pour in {a: beef-stock}. / Stir in {a: tinned-tomato}. / Add {a: fresh-thyme}. / Bring to the boil, then cover and simmer over low heat. / Cook {a: veal-shank} until very tender.
      8m: Take out {a: fresh-thyme}. / Simmer, uncovered, until the sauce has thickened.
      Stir {a: fresh-parsley, lemon-zest, fresh-garlic rest} together and scatter over the top to serve.`,
    swaps: {
      'plain-flour': 'gluten-free-flour cornflour',
      'unsalted-butter': 'vegan-butter',
      'white-wine': 'alcohol-free-white-wine low-allergen-vegetable-stock',
    },
    varies: { 'veal-shank': 'lamb-shank beef-shin oxtail pork-knuckle turkey-leg braising-steak pork-cheek' },
    takes: [
      'mushroom firm-vegetable quick-vegetable bacon | 40 | 3 | 5m: Add {a} and cook {a!done}.',
      'potato root pulse | 80 | 5 | 20m: Add {a} and cook until soft.',
    ],
  },
  'polenta-with-mushrooms': {
    title: 'Polenta with mushrooms',
    swapped: 'Polenta with {a: chestnut-mushroom}',
    also: 'polenta; creamy polenta; soft polenta; mushroom polenta; polenta ai funghi; polenta con funghi; polenta e funghi; creamy polenta with mushrooms; cornmeal mush with mushrooms; polenta bowl; pollenta',
    summary: 'Soft, creamy {a: polenta} under {b: chestnut-mushroom} fried in {c: olive-oil}.',
    kinds: ['bowl', 'vegetables'],
    courses: ['main', 'dinner', 'lunch', 'side'],
    cuisines: ['italian'],
    occasions: ['weeknight', 'guests'],
    seasons: ['autumn', 'winter'],
    audiences: ['children'],
    manners: ['easy', 'cheap', 'comforting', 'creamy', 'filling', 'mild', 'savoury', 'warm'],
    methods: ['boiled', 'pan-fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      1000 ml vegetable-stock
      ! 200 g polenta
      4 tbsp olive-oil
      ! 600 g chestnut-mushroom, sliced
      ? 3 clove fresh-garlic, crushed
      ? 2 sprig fresh-thyme
      ? 100 ml white-wine
      40 g unsalted-butter
      60 g parmesan, grated
      ? fine-salt, to taste
      black-pepper, to taste
      ? 1 handful fresh-parsley, chopped`,
    method: `
      30m: Bring {a: vegetable-stock} to the boil in a large pot. / Pour in {a: polenta} in a thin stream, whisking. / Cook over low heat, stirring often, until thick and smooth, adding a splash of water if it gets too stiff.
      10m meanwhile: Heat {a: olive-oil} in a wide pan over high heat. / Fry {a: chestnut-mushroom} {a!done}. / Stir in {a: fresh-garlic, fresh-thyme} and cook until it smells good. / Pour in {a: white-wine} and let it boil away.
      Beat {a: unsalted-butter} into the pot. / Stir in {a: parmesan}. / Season with {a: fine-salt, black-pepper} to taste.
      Divide between bowls. / Spoon over {a: chestnut-mushroom}. / Scatter with {a: fresh-parsley} and serve straight away.`,
    swaps: {
      parmesan: 'vegetarian-hard-cheese vegan-parmesan',
      'unsalted-butter': 'vegan-butter olive-oil*0.8',
      'white-wine': 'alcohol-free-white-wine cider-vinegar*0.2',
    },
    varies: {
      'chestnut-mushroom': 'mushroom quick-vegetable firm-vegetable leaf sausage shellfish bacon poultry',
      parmesan: 'hard-cheese gorgonzola',
    },
    takes: [
      'sausage bacon quick-vegetable leaf shellfish poultry | 60 | 3 | 8m: Fry {a} in another pan {a!done}. / Keep {a} warm to serve on top.',
      'soft-cheese melting-cheese nut pulse | 30 | 4 | Stir in {a}.',
    ],
  },
  'pea-risotto': {
    title: 'Pea risotto',
    swapped: 'Risotto with {a: frozen-pea}',
    also: 'risi e bisi; risotto with peas; green pea risotto; pea and mint risotto; minty pea risotto; risotto ai piselli; rice and green peas; pea rice; spring risotto; vegetable risotto; risotto primavera; pea rissoto; pea rissotto',
    summary: 'Creamy rice with {a: frozen-pea} and {b: parmesan}, stirred in one pan.',
    kinds: ['risotto', 'rice'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['italian'],
    occasions: ['weeknight', 'date', 'easter'],
    seasons: ['spring', 'summer'],
    audiences: ['children'],
    manners: ['easy', 'comforting', 'creamy', 'mild', 'one-pot', 'savoury', 'warm'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      1100 ml vegetable-stock
      1 tbsp olive-oil
      40 g unsalted-butter
      1 brown-onion, finely chopped
      ? 1 clove fresh-garlic, crushed
      ! 320 g risotto-rice
      ? 100 ml white-wine
      ! 300 g frozen-pea
      60 g parmesan, grated
      ? 1 handful fresh-mint, chopped
      ? 1 tbsp lemon-juice
      ? fine-salt, to taste
      black-pepper, to taste`,
    method: `
      Heat {a: vegetable-stock} in a small pot and keep {a?it|them} just below a simmer.
      6m: Heat {a: olive-oil, unsalted-butter half} in a wide pan over medium heat. / Add {a: brown-onion} and cook gently until soft but not brown. / Stir in {a: fresh-garlic} and cook until it smells good.
      2m: Stir in {a: risotto-rice} until the grains are hot and see-through at the edges. / Pour in {a: white-wine} and let it boil away.
      17m: Add {a: vegetable-stock} a ladle at a time, stirring often, until the rice is tender with a little bite.
      4m: Add {a: frozen-pea} and cook {a!done}.
      Take the pan off the heat. / Beat in {a: unsalted-butter rest}. / Stir in {a: parmesan}. / Stir in {a: lemon-juice} to taste. / Season with {a: fine-salt, black-pepper} to taste.
      Scatter with {a: fresh-mint} and serve straight away.`,
    swaps: {
      parmesan: 'vegetarian-hard-cheese vegan-parmesan',
      'unsalted-butter': 'vegan-butter olive-oil*0.8',
      'white-wine': 'alcohol-free-white-wine cider-vinegar*0.2',
    },
    varies: { 'frozen-pea': 'quick-vegetable leaf tomato shellfish fish' },
    takes: [
      'firm-vegetable squash root fennel leek mushroom bacon sausage poultry | 60 | 3 | 6m: Add {a} and cook {a!done}.',
      'quick-vegetable leaf shellfish | 60 | 5 | 4m: Add {a} and cook {a!done}.',
      'soft-cheese smoked-fish cooked-ham cured-ham herb citrus nut lemon-zest | 30 | 7 | Fold in {a}.',
    ],
  },
  frittata: {
    title: 'Frittata',
    swapped: 'Frittata with {a: courgette}',
    also: 'fritata; frittatta; fritatta; italian omelette; italian omelet; flat omelette; open omelette; vegetable frittata; courgette frittata; zucchini frittata; frittata di zucchine; frittata di verdure',
    summary: 'A thick, flat omelette with {a: courgette, parmesan}, good warm or cold.',
    kinds: ['omelette', 'eggs'],
    courses: ['main', 'lunch', 'dinner', 'breakfast'],
    cuisines: ['italian'],
    occasions: ['weeknight', 'brunch', 'picnic', 'lunchbox', 'buffet'],
    seasons: ['spring', 'summer'],
    audiences: ['children', 'students'],
    manners: ['easy', 'cheap', 'healthy', 'light', 'high-protein', 'make-ahead', 'leftovers', 'mild', 'savoury', 'warm', 'cold'],
    methods: ['pan-fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      2 tbsp olive-oil
      ? 1 brown-onion, thinly sliced
      250 g courgette, thinly sliced
      ! 8 hen-egg
      ? 1/2 tsp fine-salt
      ? 1/4 tsp black-pepper
      ? 50 g parmesan, grated
      ? 1 handful fresh-basil, torn`,
    method: `
      5m: Heat {a: olive-oil} in a deep frying pan over medium heat. / Add {a: brown-onion} and cook gently until soft and golden.
      6m: Add {a: courgette} and cook {a!done}.
      Whisk {a: hen-egg, fine-salt, black-pepper} together. / Stir in {a: parmesan}. / Stir in {a: fresh-basil}. / Pour the mixture into the pan and stir once or twice.
      12m: Cover and cook over low heat until set all the way through.
      2m rest: Take the pan off the heat. / Leave to rest for {2 min} before serving. / Slide onto a board and cut into wedges.`,
    swaps: { courgette: 'red-pepper spinach chestnut-mushroom', parmesan: 'vegetarian-hard-cheese vegan-parmesan' },
    varies: {
      courgette: 'quick-vegetable firm-vegetable leaf mushroom cooked-potato tomato',
      parmesan: 'hard-cheese melting-cheese soft-cheese',
    },
    takes: [
      'bacon chorizo sausage quick-vegetable firm-vegetable leaf mushroom aromatic shellfish poultry fish | 50 | 3 | 6m: Add {a} and cook {a!done}.',
      'cooked-ham cured-ham smoked-fish tinned-fish soft-cheese melting-cheese tomato olive pulse cooked-potato sun-dried-tomato herb | 30 | 4 | Scatter {a} over the top.',
    ],
  },
});
