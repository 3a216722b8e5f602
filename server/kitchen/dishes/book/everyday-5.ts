import { dishes } from '../read-dish.ts';

export const everydayFifth = dishes({
  'stuffed-courgettes': {
    title: 'Stuffed courgettes',
    swapped: 'Stuffed {a: courgette}',
    also: 'stuffed zucchini; zucchini boats; courgette boats; stuffed courgette; stuffed zucchinis; stuffed zucchini boats; baked stuffed courgettes; baked stuffed zucchini; courgettes stuffed with mince; zucchini stuffed with ground beef; stuffed courgets; gefüllte zucchini; gefuellte zucchini; zucchinischiffchen; courgettes farcies; zucchine ripiene; barchette di zucchine; calabacines rellenos; calabacitas rellenas; zapallitos rellenos; abobrinha recheada; curgete recheada; kolokythakia gemista; kabak dolması; ズッキーニの肉詰め; ズッキーニボート; 酿西葫芦; كوسا محشي; كوسة محشية; קישואים ממולאים; भरवां तोरी',
    summary: 'Halves of {a: courgette} filled with {b: minced-beef, tinned-tomato} and baked under {c: feta}.',
    kinds: ['stuffed'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['mediterranean', 'turkish', 'greek', 'italian'],
    occasions: ['weeknight', 'guests'],
    seasons: ['summer', 'autumn'],
    audiences: ['children'],
    manners: ['easy', 'healthy', 'light', 'high-protein', 'mild', 'savoury', 'warm', 'vegetable-rich'],
    methods: ['stuffed', 'baked'],
    needs: ['oven', 'hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      ! 4 courgette
      2 tbsp olive-oil
      ? 1 brown-onion, finely chopped
      ? 2 clove fresh-garlic, crushed
      350 g minced-beef
      200 g tinned-tomato, chopped
      ? 1 tsp dried-oregano
      ? fine-salt, to taste
      ? black-pepper, to taste
      120 g feta, crumbled
      ? 2 tbsp fresh-parsley, chopped`,
    method: `
      Heat the oven to {200C}.
      Cut {a: courgette} in half lengthways and scoop out the middle with a spoon, leaving a finger-thick wall. / Chop what was scooped out. / Lay {a: courgette} in a baking dish and brush with {b: olive-oil half}.
      6m: Heat {a: olive-oil rest} in a wide pan over medium heat. / Add {a: brown-onion} and cook gently until soft. / Stir in {a: fresh-garlic} and cook until it smells good.
      8m: Add {a: minced-beef} and fry, breaking up lumps, {a!done}. / Add what was chopped and cook until soft.
      6m: Stir in {a: tinned-tomato}. / Stir in {a: dried-oregano}. / Simmer, uncovered, until the sauce has thickened. / Season with {a: fine-salt, black-pepper} to taste.
      25m: Spoon the filling into {a: courgette}. / Scatter with {a: feta}. / Bake {a: courgette} until tender and golden on top.
      Scatter with {a: fresh-parsley} and serve.`,
    varies: {
      courgette: 'whole-aubergine romano-pepper',
      'minced-beef': 'mince plant-mince pulse',
      feta: 'soft-cheese melting-cheese hard-cheese',
      'tinned-tomato': 'passata tomato cherry-tomato',
      'dried-oregano': 'herb',
    },
    takes: [
      'quick-vegetable mushroom leaf carrot fennel celery-stalk | 40 | 4 | 5m: Cut {a} into small pieces where needed. / Add {a} and cook gently until soft.',
      'cooked-rice couscous bulgur pulse olive pine-nut raisin nut sweetcorn | 30 | 6 | Stir in {a}.',
      'ground-cumin ground-cinnamon paprika smoked-paprika chilli-flake chilli harissa curry-powder | 1 | 5 | Stir in {a}.',
      'breadcrumb melting-cheese hard-cheese | 10 | 6 | Scatter {a} over the top before baking.',
    ],
    swaps: {
      'minced-beef': 'minced-turkey plant-mince tinned-lentil',
      feta: 'lactose-free-feta vegan-feta vegan-cheese',
      'tinned-tomato': 'pumpkin-puree',
    },
  },
  'stuffed-sweet-potatoes': {
    title: 'Stuffed sweet potatoes',
    also: 'stuffed sweet potato; loaded sweet potatoes; loaded sweet potato; baked sweet potatoes; baked sweet potato; jacket sweet potato; jacket sweet potatoes; sweet potato jackets; sweet potatoes with black beans; sweet potato with beans; filled sweet potatoes; sweet potato boats; gefüllte süßkartoffeln; gefuellte suesskartoffeln; gefüllte süßkartoffel; ofensüßkartoffel; ofen-süßkartoffel; patates douces farcies; patate douce au four; patate dolci ripiene; batatas rellenas; boniatos rellenos; camotes rellenos; batata-doce recheada; batata doce recheada; さつまいもの詰め物; 焼きさつまいも詰め; 酿红薯; 烤红薯夹馅; بطاطا حلوة محشية; בטטות ממולאות; בטטה ממולאת; भरवां शकरकंद',
    summary: 'Baked {a: sweet-potato} split open and piled with {b: tinned-black-bean, sweetcorn, cheddar}.',
    kinds: ['stuffed', 'vegetables', 'beans'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['american', 'mexican'],
    occasions: ['weeknight', 'lunchbox'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'students'],
    manners: ['easy', 'cheap', 'healthy', 'filling', 'comforting', 'mild', 'savoury', 'warm', 'vegetable-rich'],
    methods: ['baked', 'stuffed'],
    needs: ['oven', 'hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      ! 4 sweet-potato
      2 tbsp olive-oil
      ? 1 red-onion, finely chopped
      ? 1 tsp ground-cumin
      ? 1 tsp smoked-paprika
      1 can tinned-black-bean, drained and rinsed
      ? 120 g sweetcorn, drained
      ? fine-salt, to taste
      ? 100 g cheddar, grated
      ? 1 tbsp lime-juice
      ? 100 g plain-yogurt
      ? 1 handful fresh-coriander, chopped`,
    method: `
      Heat the oven to {200C} and line a baking tray with baking paper.
      50m: Prick {a: sweet-potato} all over with a fork and lay {a?it|them} on the tray. / Bake {a: sweet-potato} until a knife goes in without resistance.
      6m meanwhile: Heat {a: olive-oil} in a wide pan over medium heat. / Add {a: red-onion} and cook gently until soft. / Stir in {a: ground-cumin, smoked-paprika} and let the spices sizzle for a moment.
      4m meanwhile: Stir in {a: tinned-black-bean} and heat through. / Stir in {a: sweetcorn}. / Stir in {a: lime-juice}. / Season with {a: fine-salt} to taste.
      5m: Cut {a: sweet-potato} open lengthways and loosen the flesh with a fork. / Spoon the filling into {a: sweet-potato}. / Scatter with {a: cheddar} and bake until melted.
      Top with {a: plain-yogurt}. / Scatter with {a: fresh-coriander} and serve.`,
    varies: {
      'tinned-black-bean': 'pulse mince plant-mince',
      sweetcorn: 'quick-vegetable tomato leaf mushroom',
      cheddar: 'melting-cheese soft-cheese hard-cheese',
      'plain-yogurt': 'yogurt plant-yogurt soured-cream creme-fraiche guacamole avocado hummus tahini',
      'fresh-coriander': 'herb spring-onion',
      'lime-juice': 'lemon-juice vinegar',
    },
    takes: [
      'quick-vegetable mushroom leaf tomato fresh-garlic | 50 | 4 | 5m: Cut {a} into small pieces where needed. / Add {a} and cook gently until soft.',
      'bacon chorizo sausage mince plant-mince poultry tofu | 60 | 4 | 8m: Cut {a} into small pieces where needed. / Fry {a} in the same pan {a!done}.',
      'tinned-fish cooked-chicken pulled-pork cottage-cheese feta avocado tomato-salsa nut seed chilli hot-sauce pickled-jalapeno | 40 | 6 | Spoon or scatter {a} over the top.',
    ],
    swaps: {
      cheddar: 'vegetarian-cheddar lactose-free-cheese vegan-cheese',
      'plain-yogurt': 'lactose-free-yogurt soy-yogurt coconut-yogurt',
    },
  },
  'veggie-burgers': {
    title: 'Veggie burgers',
    swapped: 'Patties of {a: tinned-black-bean} in {b: burger-bun}',
    also: 'veggie burger; vegetable burgers; vegetable burger; vegetarian burgers; vegetarian burger; vegan burgers; vegan burger; plant based burgers; meatless burgers; meatless burger; meat free burgers; bean burgers; bean burger; black bean burgers; black bean burger; homemade veggie burgers; vegi burger; gemüseburger; gemuese burger; vegetarische burger; vegetarischer burger; veganer burger; bohnenburger; burger végétarien; burgers végétariens; burger vegetariano; burger vegetariani; burger di fagioli; hamburguesa vegetariana; hamburguesas vegetarianas; hamburguesa vegana; hamburguesas de frijoles negros; hambúrguer vegetariano; hambúrguer vegano; ベジバーガー; 豆バーガー; 素汉堡; 豆子汉堡; برغر نباتي; برجر خضار; המבורגר צמחוני; המבורגר טבעוני; वेज बर्गर; वेजी बर्गर',
    summary: 'Hearty patties of {a: tinned-black-bean, carrot}, browned in the pan and served in {b: burger-bun}.',
    kinds: ['burger'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['american', 'international'],
    occasions: ['weeknight', 'party', 'barbecue'],
    seasons: ['summer'],
    audiences: ['children', 'students'],
    manners: ['easy', 'cheap', 'healthy', 'filling', 'mild', 'savoury', 'warm', 'make-ahead', 'no-bake', 'vegetable-rich'],
    methods: ['pan-fried', 'fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 20,
    list: `
      2 can tinned-black-bean, drained and rinsed
      80 g carrot, finely grated
      ? 1 red-onion, finely chopped
      ? 1 clove fresh-garlic, crushed
      100 g rolled-oat
      2 tbsp tomato-puree
      2 tbsp cornflour
      ? 1 tsp ground-cumin
      ? 1 tsp smoked-paprika
      ? 1 tsp fine-salt
      ? black-pepper, to taste
      3 tbsp vegetable-oil
      4 burger-bun
      ? 60 g mayonnaise
      ? 4 leaf round-lettuce
      ? 1 ripe-tomato, sliced`,
    method: `
      Pat {a: tinned-black-bean} dry and put {a?it|them} in a large bowl. / Mash {a: tinned-black-bean} roughly with a fork.
      Stir in {a: carrot}. / Stir in {a: red-onion, fresh-garlic}. / Stir in {a: rolled-oat, tomato-puree, cornflour}. / Stir in {a: ground-cumin, smoked-paprika, fine-salt, black-pepper}. / Knead with your hands until the mixture holds together.
      15m rest: Chill in the fridge until firm.
      Divide the mixture into equal pieces and shape each into a flat patty with wet hands.
      10m*: Heat {a: vegetable-oil} in a wide pan over medium heat. / Fry the patties until crisp and brown on both sides, turning carefully.
      2m: Cut {a: burger-bun} open and toast in a dry pan.
      Spread {a: burger-bun} with {b: mayonnaise}. / Lay the patties in {a: burger-bun}.
      Top with {a: round-lettuce, ripe-tomato}. / Serve straight away.`,
    varies: {
      'tinned-black-bean': 'pulse',
      carrot: 'beetroot courgette sweet-potato mushroom sweetcorn frozen-pea broccoli cauliflower spinach',
      'burger-bun': 'bread-roll brioche-bun pita-bread english-muffin sub-roll bagel vegan-burger-bun gluten-free-burger-bun',
      mayonnaise: 'sauce yogurt guacamole hummus vegan-mayonnaise',
      'rolled-oat': 'breadcrumb gluten-free-oat quinoa-flake',
    },
    takes: [
      'melting-cheese soft-cheese avocado pickle gherkin sauce rocket cucumber guacamole | 25 | 8 | Top with {a}.',
      'quick-vegetable firm-vegetable leaf mushroom nut seed cooked-rice quinoa | 25 | 2 | Chop or grate {a} finely where needed. / Stir in {a}.',
      'herb chilli chilli-flake curry-powder soy-sauce tamari worcestershire-sauce mustard tomato-ketchup | 2 | 3 | Stir in {a}.',
    ],
    swaps: {
      'burger-bun': 'vegan-burger-bun gluten-free-burger-bun gluten-free-vegan-bread',
      mayonnaise: 'vegan-mayonnaise',
      'rolled-oat': 'gluten-free-oat quinoa-flake',
      'tomato-puree': 'peanut-butter tahini sunflower-seed-butter',
    },
  },
  'tofu-scramble': {
    title: 'Tofu scramble',
    swapped: 'Scramble of {a: firm-tofu}',
    also: 'scrambled tofu; tofu scrambled; vegan scramble; vegan scrambled eggs; tofu scrambled eggs; vegan scrambled egg; scrambled tofu breakfast; tofu breakfast scramble; tofu scrample; rührtofu; ruehrtofu; tofu-rührei; tofu rührei; veganes rührei; tofu brouillé; brouillade de tofu; tofu strapazzato; tofu revuelto; revuelto de tofu; tofu mexido; mexido de tofu; 豆腐スクランブル; スクランブル豆腐; 炒豆腐碎; 素炒蛋; توفو مخفوق; טופו מקושקש; מקושקשת טופו; टोफू भुर्जी; टोफू स्क्रैम्बल',
    summary: 'Golden crumbled {a: firm-tofu} with {b: red-pepper, baby-spinach}, ready for toast.',
    kinds: ['eggs'],
    courses: ['breakfast', 'lunch', 'main'],
    cuisines: ['american', 'international'],
    occasions: ['brunch', 'weeknight', 'sunday'],
    audiences: ['one', 'students'],
    manners: ['quick', 'easy', 'cheap', 'healthy', 'light', 'high-protein', 'mild', 'savoury', 'warm', 'one-pot', 'no-bake'],
    methods: ['pan-fried', 'fried'],
    needs: ['hob'],
    makes: '2 servings',
    prep: 10,
    list: `
      1 tbsp olive-oil
      ? 2 spring-onion, sliced
      160 g red-pepper, diced
      300 g firm-tofu, crumbled
      ? 1/2 tsp ground-turmeric
      ? 1/2 tsp smoked-paprika
      ? 1 tbsp nutritional-yeast
      3 tbsp oat-milk
      ? 60 g baby-spinach
      ? fine-salt, to taste
      ? black-pepper, to taste
      ? 2 slice sourdough-bread, toasted`,
    method: `
      5m: Heat {a: olive-oil} in a wide pan over medium heat. / Add {a: red-pepper} and cook gently until soft. / Stir in {a: spring-onion}.
      5m: Crumble {a: firm-tofu} into the pan. / Fry {a: firm-tofu} {a!done}. / Stir in {a: ground-turmeric, smoked-paprika, nutritional-yeast}.
      2m: Stir in {a: oat-milk}. / Add {a: baby-spinach} and stir until wilted.
      Season with {a: fine-salt, black-pepper} to taste. / Serve with {a: sourdough-bread}.`,
    varies: {
      'firm-tofu': 'smoked-tofu silken-tofu tempeh chickpea-tofu paneer',
      'red-pepper': 'quick-vegetable tomato mushroom firm-vegetable leaf',
      'baby-spinach': 'leaf quick-vegetable tomato',
      'spring-onion': 'onion leek fresh-chive',
      'oat-milk': 'plant-milk milk plain-water plant-cream',
      'sourdough-bread': 'bread wrap potato',
    },
    takes: [
      'quick-vegetable tomato mushroom firm-vegetable cooked-potato onion fresh-garlic | 50 | 2 | 5m: Cut {a} into small pieces where needed. / Add {a} and cook {a!done}.',
      'bacon chorizo sausage vegan-bacon vegan-sausage vegan-chorizo | 40 | 2 | 6m: Cut {a} into small pieces where needed. / Fry {a} in the same pan {a!done}.',
      'pulse melting-cheese soft-cheese vegan-cheese herb chilli chilli-flake curry-powder ground-cumin soy-sauce tamari black-salt tomato-salsa hot-sauce avocado | 15 | 4 | Stir in {a}.',
    ],
    swaps: { 'firm-tofu': 'chickpea-tofu', 'red-pepper': 'courgette chestnut-mushroom' },
  },
});
