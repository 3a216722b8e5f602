import { dishes } from '../read-dish.ts';

export const persian = dishes({
  'ghormeh-sabzi': {
    title: 'Ghormeh sabzi',
    swapped: 'Ghormeh sabzi with {a: diced-lamb}',
    also: 'ghorme sabzi; gormeh sabzi; qormeh sabzi; qorme sabzi; ghormehsabzi; gormesabzi; ghorme sabsi; khoresh ghormeh sabzi; khoresht ghormeh sabzi; khoresh sabzi; khoresh; khoresht; sabzi stew; persian herb stew; iranian herb stew; persian lamb stew; persian stew; iranian stew; persian green stew; lamb and herb stew; herb stew; persischer kräutereintopf; kräutereintopf; ragoût persan aux herbes; estofado persa de hierbas; гормех сабзи; ゴルメサブジ; 波斯香草炖肉; 伊朗香草炖羊肉; قورمه سبزی; قرمه سبزی; قورمة سبزي; גורמה סבזי; ח׳ורש סבזי; घोरमेह सब्ज़ी',
    summary: '{a: diced-lamb} cooked slowly with a mountain of herbs[ and {b: tinned-kidney-bean}], with {c: basmati-rice}.',
    kinds: ['stew'],
    courses: ['main', 'dinner'],
    cuisines: ['persian', 'middle-eastern'],
    occasions: ['guests', 'sunday', 'new-year'],
    seasons: ['spring', 'winter'],
    audiences: ['crowd'],
    manners: ['comforting', 'filling', 'high-protein', 'make-ahead', 'leftovers', 'sour', 'savoury', 'warm'],
    methods: ['braised'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 30,
    list: `
      5 tbsp vegetable-oil
      1 brown-onion, chopped
      ! 600 g diced-lamb
      ? 1.5 tsp ground-turmeric
      700 ml plain-water
      ? 3 dried-lime
      ! 3 bunch fresh-parsley, finely chopped
      ? 3 bunch fresh-coriander, finely chopped
      ? 150 g spinach, finely chopped
      ? 6 spring-onion, finely chopped
      ? 3 tbsp dried-fenugreek-leaf
      ? 240 g tinned-kidney-bean, drained and rinsed
      ? 1 tbsp lemon-juice
      ? fine-salt, to taste
      ? black-pepper, to taste
      ? 300 g basmati-rice, to serve`,
    method: `
      14m: Heat {a: vegetable-oil half} in a large pot over medium heat. / Add {a: brown-onion} and cook gently until soft and golden. / Add {a: diced-lamb} and fry until lightly browned. / Stir in {a: ground-turmeric} and let the spices sizzle for a moment.
      60m: Pour in {a: plain-water}. / Prick {a: dried-lime} with a fork and add. / Bring to the boil, then cover and simmer over low heat.
      15m meanwhile: Heat {a: vegetable-oil rest} in a wide pan over medium heat. / Add {a: fresh-parsley, fresh-coriander, spinach, spring-onion} and fry, stirring often, until dark green and dry. / Stir in {a: dried-fenugreek-leaf}.
      45m: Stir the fried herbs into the pot. / Add {a: tinned-kidney-bean}. / Cover and simmer over low heat until everything is tender. / Cook {a: diced-lamb} until very tender.
      20m meanwhile: Cook {a: basmati-rice} as the packet says.
      Stir in {a: lemon-juice} to taste. / Season with {a: fine-salt, black-pepper} to taste. / Serve hot[ with {a: basmati-rice}].`,
    swaps: { 'brown-onion': 'fresh-leek fennel' },
    varies: { 'diced-lamb': 'stewing-meat', 'tinned-kidney-bean': 'pulse', 'basmati-rice': 'rice grain', spinach: 'leaf' },
    takes: [
      'potato root firm-vegetable | 60 | 4 | Add {a}, cut into bite-sized pieces where needed.',
      'mushroom quick-vegetable aubergine tofu | 50 | 4 | 6m: Fry {a} in another pan {a!done}. / Stir in {a}.',
      'yogurt plant-yogurt salad radish | 40 | 6 | Serve with {a}.',
      'fresh-dill fresh-mint fresh-chive garlic-chive fresh-garlic saffron | 2 | 4 | Stir in {a}.',
    ],
  },
  'joojeh-kebab': {
    title: 'Joojeh kebab',
    swapped: 'Joojeh kebab with {a: chicken-breast}',
    also: 'joojeh; jujeh; jujeh kebab; joojeh kabob; jujeh kabab; joojeh kabab; jooje kabab; jooje kebab; jooje kabob; jujeh kabob; juje kebab; djudje kebab; djujeh kebab; tavuk şiş; tavuk sis; shish tawook; shish taouk; shish tawouk; chicken shish; chicken persian chicken kebab; persian chicken kebabs; persian chicken; persian kebab; iranian kebab; iranian chicken kebab; saffron chicken; saffron chicken kebabs; saffron chicken skewers; chicken kabob; chicken kabobs; chicken kebab; chicken kebabs; persische hähnchenspieße; safranhähnchen; brochettes de poulet au safran; pollo al azafrán; кебаб из курицы; джудже кебаб; ジュージェカバブ; 藏红花鸡肉串; 波斯烤鸡串; جوجه کباب; جوجه كباب; شيش طاووق; כבב עוף פרסי; ג׳וג׳ה כבאב; शिश ताउक',
    summary: 'Golden skewers of {a: chicken-breast} marinated in {b: plain-yogurt, lemon-juice}[, coloured with {c: saffron}].',
    kinds: ['skewer'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['persian', 'levantine', 'middle-eastern'],
    occasions: ['barbecue', 'party', 'guests', 'weeknight', 'ramadan', 'new-year', 'camping'],
    seasons: ['spring', 'summer'],
    audiences: ['children', 'crowd'],
    manners: ['easy', 'healthy', 'high-protein', 'make-ahead', 'mild', 'savoury', 'warm', 'filling'],
    methods: ['grilled', 'marinated'],
    needs: ['hob', 'fridge'],
    makes: '4 servings',
    prep: 20,
    list: `
      ? 2 pinch saffron
      150 g plain-yogurt
      3 tbsp olive-oil
      3 tbsp lemon-juice
      ? 1 brown-onion, grated
      ? 2 clove fresh-garlic, crushed
      ? 1/2 tsp ground-turmeric
      ? 1.5 tsp fine-salt
      ? 1/2 tsp black-pepper
      ! 700 g chicken-breast, cut into {3cm} pieces
      ? 400 g cherry-tomato
      ? 280 g basmati-rice, to serve
      ? 1 tsp sumac`,
    method: `
      Stir {a: saffron} with a spoonful of hot water.
      Stir {a: plain-yogurt, olive-oil, lemon-juice, brown-onion, fresh-garlic, ground-turmeric, fine-salt, black-pepper} together in a large bowl. / Stir in {a: saffron}. / Add {a: chicken-breast} and toss.
      120m rest: Cover and chill in the fridge for at least {120 min}, or overnight.
      20m meanwhile: Cook {a: basmati-rice} as the packet says.
      Thread {a: chicken-breast} onto skewers. / Thread {a: cherry-tomato} onto skewers.
      14m*: Heat a griddle pan or the barbecue until very hot. / Grill {a: chicken-breast} on both sides {a!done}. / Grill {a: cherry-tomato} on both sides {a!done}.
      Sprinkle with {a: sumac}. / Serve hot[ with {a: basmati-rice}].`,
    swaps: { 'lemon-juice': 'fresh-lemon-juice lime-juice white-wine-vinegar*0.6' },
    varies: {
      'chicken-breast': 'poultry tofu meat white-fish salmon-fillet raw-prawn halloumi',
      'plain-yogurt': 'yogurt plant-yogurt',
      'basmati-rice': 'rice grain flatbread bread',
      'cherry-tomato': 'sweet-pepper mushroom courgette onion tomato',
    },
    takes: [
      'sweet-pepper courgette aubergine mushroom onion halloumi | 60 | 5 | Cut {a} into bite-sized pieces where needed. / Thread {a} onto skewers. / 10m: Grill {a} on both sides {a!done}.',
      'salad yogurt flatbread pickled-red-onion hummus lettuce | 40 | 7 | Serve with {a}.',
      'paprika tomato-puree ground-cumin ground-cinnamon dried-mint dried-oregano harissa red-chilli | 2 | 2 | Stir in {a}.',
    ],
  },
});
