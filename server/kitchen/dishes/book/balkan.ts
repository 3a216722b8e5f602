import { dishes } from '../read-dish.ts';
import { saladAdditions } from './additions.ts';

export const balkan = dishes({
  'stuffed-peppers': {
    title: 'Stuffed peppers',
    also: 'stuffed pepper; stuffed bell peppers; stuffed bell pepper; stuffed sweet peppers; stuffed red peppers; stuffed green peppers; filled peppers; peppers stuffed with mince; peppers stuffed with rice; rice stuffed peppers; mince stuffed peppers; beef stuffed peppers; stuffed capsicum; stuffed capsicums; baked stuffed peppers; punjene paprike; punjena paprika; polneti piperki; pulneni chushki; palneni chushki; пълнени чушки; пуњене паприке; ardei umpluți; ardei umpluti; töltött paprika; toltott paprika; gefüllte paprika; gefuellte paprika; plněné papriky; plnená paprika; papryka faszerowana; poivrons farcis; pimientos rellenos; pimentões recheados; peperoni ripieni; gemista; biber dolması; biber dolmasi; фаршированный перец; фаршированные перцы; перец фаршированный; фарширований перець; ピーマンの肉詰め; パプリカの肉詰め; 酿甜椒; 酿青椒; 속을 채운 피망; فلفل محشي; محشي فلفل; פלפלים ממולאים; भरवां शिमला मिर्च',
    summary: '{a: red-pepper} filled with {b: minced-beef, long-grain-rice} and baked in a sauce of {c: passata}.',
    kinds: ['stuffed', 'casserole'],
    courses: ['main', 'dinner'],
    cuisines: ['balkan', 'hungarian', 'romanian', 'american'],
    occasions: ['weeknight', 'sunday', 'guests'],
    seasons: ['summer', 'autumn'],
    audiences: ['children', 'crowd'],
    manners: ['easy', 'comforting', 'filling', 'high-protein', 'make-ahead', 'vegetable-rich', 'mild', 'savoury', 'warm'],
    methods: ['baked', 'stuffed'],
    needs: ['oven', 'hob'],
    makes: '4 servings',
    prep: 25,
    list: `
      120 g long-grain-rice
      2 tbsp olive-oil
      1 brown-onion, finely chopped
      ? 2 clove fresh-garlic, crushed
      400 g minced-beef
      ? 1 tbsp paprika
      ? 1 tsp dried-oregano
      ? 1 handful fresh-parsley, chopped
      ? 1 tsp fine-salt
      ? 1/2 tsp black-pepper
      ! 900 g red-pepper
      500 g passata
      150 ml vegetable-stock
      ? 120 g soured-cream, to serve`,
    method: `
      8m meanwhile: Boil {a: long-grain-rice} in salted water until half done, then drain well.
      8m: Heat {a: olive-oil} in a wide pan over medium heat. / Add {a: brown-onion} and cook gently until soft and golden. / Stir in {a: fresh-garlic, paprika} and cook until it smells good.
      7m: Add {a: minced-beef} and fry, breaking up lumps, {a!done}.
      Heat the oven to {190C}. / Stir in {a: long-grain-rice}. / Stir in {a: dried-oregano, fresh-parsley}. / Season with {a: fine-salt, black-pepper}.
      Cut the tops off {a: red-pepper}, hollow out and fill with the mixture. / Stand {a: red-pepper} upright in a baking dish. / Stir {a: passata, vegetable-stock} together. / Pour the sauce around.
      50m: Cover and bake until {a: red-pepper} {a?is|are} very soft.
      5m rest: Leave to rest for {5 min} before serving.
      Spoon the sauce over. / Serve hot[ with {a: soured-cream}].`,
    swaps: {
      'minced-beef': 'minced-turkey plant-mince tinned-lentil',
      'long-grain-rice': 'quinoa bulgur',
      'soured-cream': 'lactose-free-soured-cream vegan-soured-cream soy-yogurt',
    },
    varies: {
      'red-pepper': 'sweet-pepper',
      'minced-beef': 'mince plant-mince pulse mushroom sausage poultry tofu',
      'long-grain-rice': 'rice grain',
      passata: 'tinned-tomato tomato-sauce',
      'soured-cream': 'cream creme-fraiche yogurt',
      'vegetable-stock': 'stock',
    },
    takes: [
      'mushroom quick-vegetable firm-vegetable bacon leaf tomato | 50 | 4 | 6m: Cut {a} into small pieces where needed. / Add {a} and cook {a!done}.',
      'pulse soft-cheese olive sweetcorn dried-fruit nut herb ground-cumin chilli | 25 | 5 | Stir in {a}.',
      'melting-cheese hard-cheese | 25 | 7 | 10m: Scatter {a} over the top. / Bake until golden.',
    ],
  },
  cevapi: {
    title: 'Ćevapi',
    swapped: 'Ćevapi with {a: minced-beef}',
    also: 'cevapi; ćevapčići; cevapcici; ćevapčiči; cevapcic; čevapčiči; čevapi; chevapi; chevapchichi; cevapcicci; tschewaptschitschi; tschevapcici; kebapcheta; kebapche; kebabche; kebapčinja; mici; mititei; sarajevo cevapi; bosnian cevapi; serbian cevapi; croatian cevapi; balkan kebabs; balkan sausages; skinless sausages; bosnian kebab; hackfleischröllchen; ћевапи; ћевапчићи; кебапче; кебапчета; чевапчичи; чевапи; チェヴァピ; チェバプチチ; 切瓦皮; 巴尔干烤肉',
    summary: 'Small grilled rolls of {a: minced-beef}[ with {b: fresh-garlic, paprika}][, in warm {c: plain-flatbread}].',
    kinds: ['meatball', 'sausage-dish'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['balkan', 'romanian'],
    occasions: ['barbecue', 'party', 'weeknight', 'guests', 'camping'],
    seasons: ['spring', 'summer'],
    audiences: ['children', 'crowd', 'students'],
    manners: ['easy', 'filling', 'high-protein', 'make-ahead', 'savoury', 'warm', 'mild'],
    methods: ['grilled'],
    needs: ['hob', 'fridge'],
    makes: '4 servings',
    prep: 20,
    list: `
      600 g minced-beef
      ? 3 clove fresh-garlic, crushed
      ? 2 tsp paprika
      ? 1.5 tsp fine-salt
      ? 1/2 tsp black-pepper
      ? 1 tsp bicarbonate-of-soda
      60 ml sparkling-water
      1 tbsp vegetable-oil
      ? 4 plain-flatbread, to serve
      ? 120 g ajvar, to serve
      ? 1 red-onion, finely chopped`,
    method: `
      Put {a: minced-beef} in a large bowl. / Add {a: fresh-garlic, paprika, fine-salt, black-pepper, bicarbonate-of-soda}. / Add {a: sparkling-water} and knead with your hands until the mixture holds together.
      60m rest: Chill in the fridge until firm.
      Shape the mixture into finger-thick rolls of about {7cm} with wet hands. / Brush with {a: vegetable-oil}.
      12m*: Heat a griddle pan or the barbecue until very hot. / Grill in batches, turning, until browned all over and cooked through, with no pink left ({70C} inside).
      Warm {a: plain-flatbread} in a dry pan, one at a time, until soft.
      Scatter with {a: red-onion}. / Serve hot[ with {a: plain-flatbread, ajvar}].`,
    swaps: {
      'minced-beef': 'minced-lamb minced-turkey plant-mince',
      'plain-flatbread': 'vegan-flatbread gluten-free-pita',
      ajvar: 'red-pepper-paste tomato-salsa',
      'sparkling-water': 'plain-water',
    },
    varies: {
      'minced-beef': 'mince plant-mince',
      'plain-flatbread': 'flatbread bread',
      ajvar: 'tzatziki tomato-ketchup barbecue-sauce harissa hummus plain-yogurt greek-yogurt mustard',
    },
    takes: [
      'herb chilli-flake ground-cumin ground-coriander smoked-paprika onion spring-onion dried-thyme | 2 | 2 | Chop {a} finely where needed. / Add {a} and mix well.',
      'melting-cheese soft-cheese hard-cheese | 20 | 2 | Chop or grate {a} finely where needed. / Add {a} and mix well.',
      'sweet-pepper courgette aubergine tomato mushroom | 80 | 5 | 8m: Grill {a} on both sides {a!done}. / Serve with {a}.',
      'salad kaymak soured-cream yogurt | 40 | 7 | Serve with {a}.',
    ],
  },
  'shopska-salad': {
    title: 'Shopska salad',
    also: 'shopska; šopska salata; sopska salata; šopska; shopska salata; salata shopska; shopski salad; schopska salat; schopskasalat; schopska; bulgarian salad; bulgarian tomato salad; bulgarian cucumber salad; macedonian salad; serbian salad; srpska salata; balkan salad; balkan tomato salad; tomato and cucumber salad with cheese; tomato, pepper and cheese salad; salată bulgărească; salata bulgareasca; šopský salát; sopsky salat; сalată șopska; шопска салата; шопска; шопский салат; ショプスカサラダ; 保加利亚沙拉; 绍普沙拉; 숍스카 샐러드; סלט שופסקה',
    summary: 'A cool, crunchy salad of {a: ripe-tomato, cucumber, green-pepper} under a snowy layer of {b: feta}.',
    kinds: ['salad'],
    courses: ['side', 'starter', 'lunch'],
    cuisines: ['balkan', 'czech', 'romanian'],
    occasions: ['barbecue', 'picnic', 'buffet', 'lunchbox', 'weeknight', 'party'],
    seasons: ['summer', 'spring'],
    audiences: ['children', 'crowd'],
    manners: ['quick', 'easy', 'healthy', 'light', 'fresh', 'cold', 'crunchy', 'no-cook', 'no-bake', 'vegetable-rich', 'mild', 'savoury'],
    methods: ['raw'],
    needs: [],
    makes: '4 servings',
    prep: 15,
    list: `
      ! 500 g ripe-tomato, cut into {2cm} pieces
      300 g cucumber, cut into {2cm} pieces
      ? 200 g green-pepper, cut into {2cm} pieces
      ? 1/2 red-onion, thinly sliced
      ? 1 handful fresh-parsley, chopped
      3 tbsp sunflower-oil
      ? 1 tbsp red-wine-vinegar
      ? fine-salt, to taste
      ? black-pepper, to taste
      200 g feta, crumbled`,
    method: `
      Put {a: ripe-tomato, cucumber, green-pepper, red-onion} in a large bowl. / Add {a: fresh-parsley}.
      Whisk {a: sunflower-oil, red-wine-vinegar} together into a dressing. / Season with {a: fine-salt, black-pepper} to taste.
      Toss everything with the dressing.
      Scatter with {a: feta} and serve straight away.`,
    swaps: {
      feta: 'lactose-free-feta vegan-feta',
      'red-wine-vinegar': 'cider-vinegar lemon-juice',
      cucumber: 'celery-stalk radish',
      'green-pepper': 'celery-stalk',
    },
    varies: {
      feta: 'soft-cheese hard-cheese mozzarella halloumi',
      'ripe-tomato': 'tomato',
      'green-pepper': 'sweet-pepper roasted-red-pepper',
      'sunflower-oil': 'oil',
      'red-onion': 'onion',
    },
    takes: saladAdditions(3),
  },
});
