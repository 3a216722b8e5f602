import { dishes } from '../read-dish.ts';

export const americanSidesSecond = dishes({
  stuffing: {
    title: 'Stuffing',
    also: 'dressing for turkey; bread dressing; bread stuffing; turkey stuffing; thanksgiving stuffing; thanksgiving dressing; christmas stuffing; sage and onion stuffing; sage & onion stuffing; sage stuffing; herb stuffing; holiday stuffing; oven stuffing; chicken stuffing; stuffing for chicken; stuffing for turkey; stuffing casserole; bread and celery stuffing; stufing; stuffin; truthahnfüllung; füllung für truthahn; brotfüllung; farce pour dinde; farce au pain; farce de thanksgiving; relleno para pavo; relleno de pavo; relleno de pan; recheio para peru; recheio de pão; ripieno per tacchino; スタッフィング; 感謝祭のスタッフィング; 火鸡填料; 感恩节面包填料; حشوة الديك الرومي; حشوة الخبز; מילוי להודו; मिलाई स्टफिंग; टर्की स्टफिंग',
    summary: 'Toasted {a: white-bread} baked with {b: brown-onion, celery-stalk, fresh-sage} until soft inside and crisp on top.',
    kinds: ['casserole', 'bread'],
    courses: ['side'],
    cuisines: ['american', 'british', 'canadian'],
    occasions: ['thanksgiving', 'christmas', 'sunday', 'guests', 'buffet'],
    seasons: ['autumn', 'winter'],
    audiences: ['crowd', 'children'],
    manners: ['easy', 'cheap', 'comforting', 'filling', 'festive', 'make-ahead', 'leftovers', 'mild', 'savoury', 'warm'],
    methods: ['baked'],
    needs: ['oven', 'hob'],
    makes: '6 servings, by half',
    prep: 15,
    list: `
      400 g white-bread, torn
      80 g unsalted-butter
      2 brown-onion, chopped
      200 g celery-stalk, diced
      ? 2 clove fresh-garlic, crushed
      ? 2 tbsp fresh-sage, finely chopped
      ? 1 tsp dried-thyme
      ? 1 handful fresh-parsley, chopped
      ? 1/2 tsp fine-salt
      ? 1/2 tsp black-pepper
      400 ml chicken-stock
      2 hen-egg, beaten`,
    method: `
      Heat the oven to {180C} and line a baking tray with baking paper.
      12m: Spread {a: white-bread} on the tray. / Bake {a: white-bread} until golden and crisp, turning once.
      10m meanwhile: Heat {a: unsalted-butter} in a wide pan over medium heat. / Add {a: brown-onion, celery-stalk} and cook gently until soft. / Stir in {a: fresh-garlic} and cook until it smells good.
      Stir in {a: fresh-sage, dried-thyme, fresh-parsley, fine-salt, black-pepper}. / Take the pan off the heat. / Fold in {a: white-bread}.
      Whisk {a: chicken-stock, hen-egg} together. / Pour the mixture over and stir until everything is coated. / Tip everything into a baking dish.
      35m: Bake until crisp and deep golden.`,
    swaps: {
      'white-bread': 'vegan-bread gluten-free-bread gluten-free-vegan-bread',
      'unsalted-butter': 'vegan-butter olive-oil*0.8',
      'hen-egg': 'flax-egg',
      'brown-onion': 'fennel',
      'celery-stalk': 'fennel carrot',
    },
    varies: {
      'white-bread': 'bread cornbread',
      'chicken-stock': 'stock',
      'celery-stalk': 'fennel leek carrot',
      'fresh-sage': 'herb',
    },
    takes: [
      'sausage mince plant-mince mushroom bacon leek | 40 | 4 | 6m: Cut {a} into small pieces where needed. / Fry {a} in another pan {a!done}. / Stir in {a}.',
      'apple pear cooked-chestnut nut dried-fruit cranberry orange-zest lemon-zest hard-cheese sweetcorn leaf seed | 20 | 5 | Stir in {a}, cut small where needed.',
    ],
  },
  'green-bean-casserole': {
    title: 'Green bean casserole',
    swapped: '{a: green-bean} casserole',
    also: 'green beans casserole; greenbean casserole; green bean bake; green bean and mushroom casserole; green beans with mushroom sauce; thanksgiving green beans; thanksgiving green bean casserole; green beans in creamy mushroom sauce; green bean casserole from scratch; french bean casserole; bean casserole with crispy onions; string bean casserole; green been casserole; green bean caserole; grüne-bohnen-auflauf; grüne bohnen auflauf; bohnenauflauf; bohnen-auflauf; gratin de haricots verts; cazuela de ejotes; cazuela de judías verdes; judías verdes gratinadas; caçarola de vagem; sformato di fagiolini; グリーンビーンキャセロール; いんげんのキャセロール; 焗四季豆; 青豆砂锅; 四季豆焗菜; كسرولة الفاصوليا الخضراء; תבשיל שעועית ירוקה בתנור; ग्रीन बीन कैसरोल',
    summary: '{a: green-bean} in a creamy sauce[ with {b: white-mushroom}], baked under {c: crispy-onion}.',
    kinds: ['casserole', 'gratin', 'vegetables'],
    courses: ['side', 'main', 'dinner'],
    cuisines: ['american'],
    occasions: ['thanksgiving', 'christmas', 'guests', 'buffet', 'sunday'],
    seasons: ['autumn', 'winter'],
    audiences: ['crowd', 'children'],
    manners: ['easy', 'comforting', 'creamy', 'crunchy', 'festive', 'make-ahead', 'mild', 'savoury', 'warm', 'vegetable-rich'],
    methods: ['baked'],
    needs: ['oven', 'hob'],
    makes: '6 servings',
    prep: 15,
    list: `
      ! 800 g green-bean, trimmed
      50 g unsalted-butter
      ? 300 g white-mushroom, sliced
      ? 2 clove fresh-garlic, crushed
      40 g plain-flour
      300 ml vegetable-stock
      250 ml single-cream
      ? 1 pinch ground-nutmeg
      ? fine-salt, to taste
      ? black-pepper, to taste
      80 g crispy-onion`,
    method: `
      Heat the oven to {190C}.
      6m: Boil {a: green-bean} in salted water until just tender, then drain well.
      8m: Heat {a: unsalted-butter} in a wide pan over medium heat. / Fry {a: white-mushroom} {a!done}. / Stir in {a: fresh-garlic} and cook until it smells good.
      6m: Stir in {a: plain-flour} and cook for a minute, stirring. / Whisk in {a: vegetable-stock} little by little and simmer until thick enough to coat a spoon. / Stir in {a: single-cream}. / Season with {a: fine-salt, black-pepper, ground-nutmeg} to taste.
      Put {a: green-bean} in a baking dish. / Pour the sauce over. / Scatter with {a: crispy-onion}.
      20m: Bake until golden and bubbling at the edges.
      5m rest: Leave to rest for {5 min} before serving.`,
    swaps: {
      'unsalted-butter': 'vegan-butter olive-oil*0.8',
      'plain-flour': 'gluten-free-flour cornflour*0.6',
      'single-cream': 'lactose-free-cream oat-cream soy-cream',
      'crispy-onion': 'gluten-free-crispy-onion vegan-breadcrumb gluten-free-breadcrumb rice-crumb',
    },
    varies: {
      'green-bean': 'runner-bean broccoli asparagus cauliflower brussels-sprout mangetout',
      'white-mushroom': 'mushroom',
      'vegetable-stock': 'stock',
      'single-cream': 'cream creme-fraiche plant-cream milk',
      'crispy-onion': 'breadcrumb flaked-almond',
    },
    takes: [
      'bacon onion shallot leek celery-stalk sweet-pepper | 30 | 3 | 6m: Cut {a} into small pieces where needed. / Fry {a} in another pan {a!done}. / Add {a} to the dish, cut into bite-sized pieces where needed.',
      'melting-cheese hard-cheese | 20 | 6 | Scatter with {a}.',
      'soy-sauce worcestershire-sauce paprika cayenne-pepper herb sweetcorn cooked-chicken cooked-turkey ham nut | 10 | 5 | Stir {a} into the sauce.',
    ],
  },
});
