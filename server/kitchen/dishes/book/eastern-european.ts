import { dishes } from '../read-dish.ts';

export const easternEuropean = dishes({
  goulash: {
    title: 'Goulash',
    swapped: 'Goulash with {a: braising-steak}',
    also: 'beef goulash; hungarian goulash; goulasch; goulash soup; hungarian goulash soup; hungarian beef stew; gulyás; gulyas; gulyásleves; gulyasleves; bográcsgulyás; pörkölt; porkolt; gulasch; rindergulasch; rinder gulasch; saftgulasch; wiener gulasch; gulaschsuppe; guláš; gulas; gulaš; gulasz; beef and paprika stew; paprika beef stew; paprika stew; beef paprikash; beef paprika; goulash stew; czech goulash; austrian goulash; german goulash; gullash; goolash; ghoulash; goulache; гуляш; グヤーシュ; グーラッシュ; ハンガリーシチュー; 匈牙利炖牛肉; 굴라시; غولاش; גולאש; गुलाश',
    summary: '{a: braising-steak} simmered with plenty of {b: brown-onion, paprika} until very tender.',
    kinds: ['stew', 'soup'],
    courses: ['main', 'dinner'],
    cuisines: ['hungarian', 'austrian', 'german', 'czech'],
    occasions: ['sunday', 'guests', 'weeknight', 'camping'],
    seasons: ['autumn', 'winter'],
    audiences: ['crowd', 'children'],
    manners: ['easy', 'comforting', 'filling', 'high-protein', 'one-pot', 'make-ahead', 'savoury', 'warm', 'mild'],
    methods: ['braised'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 20,
    list: `
      3 tbsp vegetable-oil
      800 g braising-steak, cut into {3cm} pieces
      500 g brown-onion, chopped
      ? 3 clove fresh-garlic, crushed
      ! 3 tbsp paprika
      ? 1 tsp caraway-seed
      ? 2 tbsp tomato-puree
      700 ml beef-stock
      ? = 2 bay-leaf
      ? 500 g waxy-potato, peeled and cut into {3cm} cubes
      ? 250 g red-pepper, cut into strips
      ? 1 tbsp red-wine-vinegar
      ? fine-salt, to taste
      ? black-pepper, to taste`,
    method: `
      12m: Heat {a: vegetable-oil} in a large pot over medium heat. / Brown {a: braising-steak} in batches on all sides. / Lift {a: braising-steak} out and set aside.
      15m: Add {a: brown-onion} and cook gently until soft and golden. / Stir in {a: fresh-garlic} and cook until it smells good.
      Take the pot off the heat. / Stir in {a: paprika, caraway-seed, tomato-puree}.
      80m: Return {a: braising-steak} to the pot. / Pour in {a: beef-stock}. / Add {a: bay-leaf}. / Bring to the boil, then cover and simmer over low heat.
      Add {a: waxy-potato, red-pepper}. / 30m: Simmer until everything is tender.
      Take out {a: bay-leaf}. / Stir in {a: red-wine-vinegar} to taste. / Season with {a: fine-salt, black-pepper} to taste.`,
    swaps: { 'braising-steak': 'diced-lamb pork-shoulder seitan*0.8 jackfruit', 'waxy-potato': 'celeriac carrot', 'red-pepper': 'carrot' },
    varies: {
      'braising-steak': 'stewing-meat',
      'waxy-potato': 'potato sweet-potato root firm-vegetable',
      'red-pepper': 'sweet-pepper tomato',
      'vegetable-oil': 'lard oil goose-fat ghee unsalted-butter',
      'beef-stock': 'stock',
    },
    takes: [
      'carrot parsnip celeriac celery-stalk swede mushroom bacon | 50 | 3 | 6m: Add {a} and cook {a!done}.',
      'tomato green-pepper yellow-pepper | 80 | 5 | Add {a}.',
      'red-wine dark-beer lager | 30 | 4 | 4m: Pour in {a} and let it boil down by half.',
      'pulse sausage leaf | 50 | 6 | 6m: Add {a} and cook {a!done}.',
      'sauerkraut | 80 | 5 | 5m: Stir in {a}.',
      'soured-cream creme-fraiche cream yogurt herb | 20 | 7 | Stir in {a}.',
    ],
  },
  'beef-stroganoff': {
    title: 'Beef stroganoff',
    swapped: '{a: sirloin-steak} stroganoff',
    also: 'stroganoff; stroganov; stroganof; beef stroganov; beef stroganof; beef strogonoff; beef strogonof; strogonoff; strogonoffe; estrogonofe; estrogonofe de carne; strogonoff de carne; beef stroganoff with noodles; boeuf stroganoff; bœuf stroganoff; boeuf stroganow; beef in sour cream; beef in soured cream; beef in creamy mushroom sauce; beef and mushroom stroganoff; beef with mushrooms and cream; filetto alla stroganoff; строганов; бефстроганов; беф строганов; ビーフストロガノフ; ストロガノフ; 俄式炒牛肉; 斯特罗加诺夫牛肉; 비프 스트로가노프; ستروغانوف; ستروجانوف لحم; סטרוגנוף; בף סטרוגנוף',
    summary: '{a: sirloin-steak} fried in strips, in a silky sauce of {b: soured-cream}[ with {c: chestnut-mushroom}].',
    kinds: ['stew'],
    courses: ['main', 'dinner'],
    cuisines: ['russian', 'brazilian'],
    occasions: ['weeknight', 'guests', 'date'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'crowd'],
    manners: ['easy', 'comforting', 'creamy', 'filling', 'high-protein', 'mild', 'savoury', 'warm'],
    methods: ['pan-fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      ! 600 g sirloin-steak, cut into strips
      ? fine-salt, to taste
      ? black-pepper, to taste
      2 tbsp vegetable-oil
      30 g unsalted-butter
      1 brown-onion, thinly sliced
      ? 250 g chestnut-mushroom, sliced
      ? 1 tsp paprika
      1 tbsp plain-flour
      250 ml beef-stock
      ? 1 tbsp dijon-mustard
      150 g soured-cream, at room temperature
      ? 1 handful fresh-parsley, chopped
      ? 300 g tagliatelle, to serve`,
    method: `
      6m: Season {a: sirloin-steak} with {b: fine-salt, black-pepper}. / Heat {a: vegetable-oil} in a wide pan over high heat. / Fry {a: sirloin-steak} in batches {a!done}. / Lift {a: sirloin-steak} out and set aside.
      6m: Melt {a: unsalted-butter} in the same pan over medium heat. / Add {a: brown-onion} and cook gently until soft but not brown.
      6m: Add {a: chestnut-mushroom} and cook {a!done}.
      5m: Stir in {a: paprika}. / Stir in {a: plain-flour} and cook for a minute, stirring. / Whisk in {a: beef-stock} little by little and simmer until thick enough to coat a spoon.
      10m meanwhile: Cook {a: tagliatelle} in plenty of boiling salted water until tender with a little bite. / Drain {a: tagliatelle}.
      2m: Turn the heat down low. / Stir in {a: dijon-mustard, soured-cream}. / Return {a: sirloin-steak} to the pan and warm through without boiling.
      Taste and season again. / Scatter with {a: fresh-parsley}. / Serve with {a: tagliatelle}.`,
    swaps: {
      'plain-flour': 'gluten-free-flour cornflour*0.6',
      'unsalted-butter': 'vegan-butter olive-oil*0.8',
      'soured-cream': 'lactose-free-soured-cream vegan-soured-cream oat-cream',
      tagliatelle: 'dried-pasta gluten-free-pasta',
      'brown-onion': 'fennel celery-stalk',
    },
    varies: {
      'sirloin-steak': 'meat poultry cooked-beef sausage tofu vegan-chicken raw-prawn',
      'soured-cream': 'cream creme-fraiche yogurt plant-cream coconut-milk',
      'chestnut-mushroom': 'mushroom quick-vegetable',
      'beef-stock': 'stock',
      tagliatelle: 'pasta noodle rice',
    },
    takes: [
      'brandy cognac white-wine red-wine vodka | 10 | 4 | 2m: Pour in {a} and let it boil away.',
      'fresh-garlic tomato-puree smoked-paprika worcestershire-sauce | 4 | 4 | Stir in {a}.',
      'quick-vegetable leaf firm-vegetable | 50 | 4 | 5m: Add {a} and cook {a!done}.',
      'gherkin pickled-beetroot cornichon | 20 | 7 | Cut {a} into small pieces where needed. / Stir in {a}.',
    ],
  },
  'mushroom-stroganoff': {
    title: 'Mushroom stroganoff',
    swapped: '{a: chestnut-mushroom} stroganoff',
    also: 'mushrooms stroganoff; mushroom stroganov; mushroom stroganof; mushroom strogonoff; mushroom strogonof; vegetarian stroganoff; veggie stroganoff; vegan stroganoff; vegetable stroganoff; meatless stroganoff; stroganoff without meat; mushrooms in sour cream; mushrooms in soured cream; mushroom stroganoff with rice; mushroom and paprika stew; creamy mushroom stroganoff; creamy paprika mushrooms; estrogonofe de cogumelos; strogonoff de cogumelos; stroganoff de champignons; грибы строганов; бефстроганов из грибов; マッシュルームストロガノフ; 蘑菇斯特罗加诺夫; سترغانوف الفطر; סטרוגנוף פטריות',
    summary: '{a: chestnut-mushroom} browned well and simmered in a silky sauce of {b: soured-cream, paprika}.',
    kinds: ['stew', 'vegetables'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['russian', 'british'],
    occasions: ['weeknight', 'date'],
    seasons: ['autumn', 'winter'],
    audiences: ['students', 'children'],
    manners: ['easy', 'cheap', 'comforting', 'creamy', 'vegetable-rich', 'mild', 'savoury', 'warm', 'light'],
    methods: ['pan-fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      2 tbsp vegetable-oil
      ! 700 g chestnut-mushroom, sliced
      30 g unsalted-butter
      1 brown-onion, thinly sliced
      ? 2 clove fresh-garlic, crushed
      ? 2 tsp paprika
      1 tbsp plain-flour
      250 ml vegetable-stock
      ? 2 tsp dijon-mustard
      150 g soured-cream, at room temperature
      ? fine-salt, to taste
      ? black-pepper, to taste
      ? 1 handful fresh-parsley, chopped
      ? 280 g long-grain-rice, to serve`,
    method: `
      10m: Heat {a: vegetable-oil} in a wide pan over high heat. / Fry {a: chestnut-mushroom} {a!done}. / Lift {a: chestnut-mushroom} out and set aside.
      7m: Melt {a: unsalted-butter} in the same pan over medium heat. / Add {a: brown-onion} and cook gently until soft but not brown. / Stir in {a: fresh-garlic} and cook until it smells good.
      5m: Stir in {a: paprika}. / Stir in {a: plain-flour} and cook for a minute, stirring. / Whisk in {a: vegetable-stock} little by little and simmer until thick enough to coat a spoon.
      12m meanwhile: Cook {a: long-grain-rice} as the packet says.
      2m: Turn the heat down low. / Stir in {a: dijon-mustard, soured-cream}. / Return {a: chestnut-mushroom} to the pan and warm through without boiling.
      Season with {a: fine-salt, black-pepper} to taste. / Scatter with {a: fresh-parsley}. / Serve with {a: long-grain-rice}.`,
    swaps: {
      'plain-flour': 'gluten-free-flour cornflour*0.6',
      'unsalted-butter': 'vegan-butter olive-oil*0.8',
      'soured-cream': 'lactose-free-soured-cream vegan-soured-cream oat-cream',
      'brown-onion': 'fennel celery-stalk',
    },
    varies: {
      'chestnut-mushroom': 'mushroom quick-vegetable firm-vegetable tofu',
      'soured-cream': 'cream creme-fraiche yogurt plant-cream coconut-milk',
      'vegetable-stock': 'stock',
      'long-grain-rice': 'rice pasta noodle grain',
    },
    takes: [
      'brandy cognac white-wine sherry | 10 | 3 | 2m: Pour in {a} and let it boil away.',
      'tomato-puree smoked-paprika soy-sauce worcestershire-sauce fresh-thyme | 3 | 3 | Stir in {a}.',
      'quick-vegetable leaf firm-vegetable tofu | 60 | 3 | 5m: Add {a} and cook {a!done}.',
      'pulse | 60 | 5 | 3m: Stir in {a} and heat through.',
      'gherkin cornichon herb | 10 | 6 | Cut {a} into small pieces where needed. / Stir in {a}.',
    ],
  },
  'chicken-paprikash': {
    title: 'Chicken paprikash',
    swapped: '{a: chicken-thigh} paprikash',
    also: 'paprika chicken; chicken paprika; paprikash; paprikás; paprikas; paprikás csirke; paprikas csirke; csirkepaprikás; csirke paprikás; hungarian chicken paprikash; hungarian chicken; hungarian chicken stew; chicken paprikas; chicken papricash; chicken paprikesh; chicken paprikache; paprikahuhn; paprikahendl; paprikahähnchen; kuře na paprice; kure na paprice; kurczak w sosie paprykowym; poulet au paprika; pollo al paprika; pollo a la paprika; chicken in paprika sauce; chicken in creamy paprika sauce; creamy paprika chicken; паприкаш; паприкаш из курицы; チキンパプリカ; チキンパプリカーシュ; パプリカチキン; 红椒鸡; 匈牙利红椒鸡; פפריקש עוף; دجاج بالبابريكا',
    summary: '{a: chicken-thigh} in a mild, velvety sauce of {b: paprika, soured-cream}.',
    kinds: ['stew', 'casserole'],
    courses: ['main', 'dinner'],
    cuisines: ['hungarian', 'austrian', 'czech'],
    occasions: ['weeknight', 'sunday', 'guests'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'crowd'],
    manners: ['easy', 'comforting', 'creamy', 'filling', 'high-protein', 'make-ahead', 'mild', 'savoury', 'warm'],
    methods: ['braised'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      2 tbsp vegetable-oil
      ! 700 g chicken-thigh, cut into {4cm} pieces
      2 brown-onion, finely chopped
      ? 2 clove fresh-garlic, crushed
      ? 200 g red-pepper, cut into strips
      ! 3 tbsp paprika
      300 ml chicken-stock
      ? 200 g tinned-tomato, chopped
      1 tbsp plain-flour
      150 g soured-cream, at room temperature
      ? 1 tsp lemon-juice
      ? fine-salt, to taste
      ? black-pepper, to taste
      ? 400 g spaetzle, to serve
      ? 1 handful fresh-parsley, chopped`,
    method: `
      8m: Season {a: chicken-thigh} with {b: fine-salt, black-pepper}. / Heat {a: vegetable-oil} in a wide pan over medium heat. / Brown {a: chicken-thigh} in batches on all sides. / Lift {a: chicken-thigh} out and set aside.
      10m: Add {a: brown-onion, red-pepper} and cook gently until soft. / Stir in {a: fresh-garlic} and cook until it smells good.
      Take the pan off the heat. / Stir in {a: paprika}.
      25m: Pour in {a: chicken-stock}. / Stir in {a: tinned-tomato}. / Return {a: chicken-thigh} to the pan. / Bring to the boil, then cover and simmer over low heat. / Cook {a: chicken-thigh} {a!done}.
      5m meanwhile: Cook {a: spaetzle} as the packet says.
      3m: Whisk {a: plain-flour, soured-cream} together. / Stir the mixture into the pan and simmer gently until slightly thickened.
      Stir in {a: lemon-juice} to taste. / Taste and season again. / Scatter with {a: fresh-parsley}. / Serve with {a: spaetzle}.`,
    swaps: {
      'plain-flour': 'gluten-free-flour cornflour*0.6',
      'soured-cream': 'lactose-free-soured-cream vegan-soured-cream oat-cream',
      spaetzle: 'dried-pasta*0.7 gluten-free-pasta*0.7',
      'brown-onion': 'fennel celery-stalk',
    },
    varies: {
      'chicken-thigh': 'poultry pork-fillet pork-loin-steak veal tofu pulse mushroom white-fish potato',
      'soured-cream': 'cream creme-fraiche yogurt plant-cream coconut-milk',
      'chicken-stock': 'stock',
      'red-pepper': 'sweet-pepper',
      spaetzle: 'pasta gnocchi',
    },
    takes: [
      'mushroom quick-vegetable firm-vegetable bacon | 50 | 3 | 6m: Add {a} and cook {a!done}.',
      'potato root | 100 | 4 | 15m: Add {a} and cook until soft.',
      'pulse leaf | 50 | 6 | 4m: Add {a} and cook {a!done}.',
      'rice couscous | 70 | 5 | 15m: Cook {a} as the packet says. / Serve with {a}.',
    ],
  },
});
