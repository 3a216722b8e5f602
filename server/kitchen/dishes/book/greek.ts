import { dishes } from '../read-dish.ts';
import { saladAdditions } from './additions.ts';

export const greek = dishes({
  'greek-salad': {
    title: 'Greek salad',
    also: 'greek village salad; village salad; greek feta salad; feta salad; greek farmers salad; horiatiki; horiatiki salata; choriatiki; xoriatiki; traditional greek salad; greek style salad; tomato, cucumber and feta salad; tomato cucumber feta salad; tomato and feta salad; cucumber and feta salad; tomato, feta and olive salad; griechischer salat; griechischer bauernsalat; bauernsalat; hirtensalat; salade grecque; ensalada griega; insalata greca; salada grega; griekse salade; χωριάτικη σαλάτα; χωριάτικη; греческий салат; ギリシャサラダ; グリークサラダ; 希腊沙拉; 希臘沙拉; سلطة يونانية; סלט יווני; ग्रीक सलाद',
    summary: 'A chunky summer salad of {a: ripe-tomato, cucumber, kalamata-olive} with {b: feta} on top.',
    kinds: ['salad'],
    courses: ['side', 'starter', 'lunch', 'dinner'],
    cuisines: ['greek', 'mediterranean'],
    occasions: ['barbecue', 'picnic', 'buffet', 'lunchbox', 'weeknight', 'party', 'guests'],
    seasons: ['summer', 'spring'],
    audiences: ['children', 'crowd', 'students'],
    manners: ['quick', 'easy', 'healthy', 'light', 'fresh', 'cold', 'crunchy', 'no-cook', 'no-bake', 'vegetable-rich', 'savoury'],
    methods: ['raw'],
    needs: [],
    makes: '4 servings',
    prep: 15,
    list: `
      ! 500 g ripe-tomato, cut into wedges
      300 g cucumber, sliced
      ? 150 g green-pepper, sliced
      ? 1/2 red-onion, thinly sliced
      ? 100 g kalamata-olive
      5 tbsp extra-virgin-olive-oil
      ? 1 tbsp red-wine-vinegar
      ? 1/2 tsp fine-salt
      200 g feta
      ? 1 tsp dried-oregano`,
    method: `
      Put {a: ripe-tomato, cucumber, green-pepper, red-onion} in a large bowl. / Add {a: kalamata-olive}.
      Whisk {a: extra-virgin-olive-oil most, red-wine-vinegar, fine-salt} together into a dressing. / Toss everything with the dressing.
      5m rest: Leave to stand for {5 min}, so that the juices run.
      Lay {a: feta} on top. / Sprinkle with {a: dried-oregano}. / Drizzle with {a: extra-virgin-olive-oil rest} and serve.`,
    varies: {
      feta: 'soft-cheese halloumi mozzarella firm-tofu',
      cucumber: 'salad',
      'ripe-tomato': 'cherry-tomato plum-tomato beef-tomato',
      'kalamata-olive': 'olive',
      'green-pepper': 'sweet-pepper',
    },
    takes: saladAdditions(2),
  },
  tzatziki: {
    title: 'Tzatziki',
    also: 'tsatsiki; tzatsiki; zaziki; zatziki; tzaziki; tatziki; tzadziki; tsaziki; tazatziki; tzatziki sauce; tzatziki dip; greek yogurt sauce; greek cucumber sauce; cucumber yogurt dip; cucumber and yogurt dip; cucumber yoghurt sauce; cucumber dip; yogurt cucumber sauce; gyros sauce; cacik; cacık; talattouri; tarator dip; gurkenjoghurt; sauce concombre yaourt; salsa de yogur y pepino; τζατζίκι; дзадзики; цацики; ザジキ; ツァジキ; 希腊酸奶黄瓜酱; 黄瓜酸奶酱; تزاتزيكي; צזיקי; टज़ात्ज़िकी',
    summary: 'A cool, thick dip of {a: greek-yogurt, cucumber}[ with {b: fresh-garlic, fresh-dill}].',
    kinds: ['dip', 'sauce'],
    courses: ['starter', 'side', 'snack', 'sauce'],
    cuisines: ['greek', 'turkish', 'mediterranean'],
    occasions: ['barbecue', 'party', 'buffet', 'picnic', 'weeknight', 'guests'],
    seasons: ['spring', 'summer'],
    audiences: ['crowd', 'children'],
    manners: ['easy', 'cheap', 'healthy', 'light', 'fresh', 'creamy', 'cold', 'mild', 'savoury', 'no-cook', 'no-bake', 'make-ahead'],
    methods: ['raw'],
    needs: ['fridge'],
    makes: '6 servings',
    prep: 15,
    list: `
      ! 300 g cucumber
      ? 1/2 tsp fine-salt
      400 g greek-yogurt
      ? 2 clove fresh-garlic, crushed
      2 tbsp extra-virgin-olive-oil
      1 tbsp lemon-juice
      ? 8 g fresh-dill, finely chopped
      ? black-pepper, to taste`,
    method: `
      10m rest: Grate {a: cucumber} coarsely. / Toss {a: cucumber} with {b: fine-salt} in a sieve and leave to drain.
      Put {a: greek-yogurt} in a large bowl. / Squeeze {a: cucumber} gently with your hands and add to the bowl. / Stir in {a: fresh-garlic, fresh-dill}. / Stir in {a: lemon-juice, extra-virgin-olive-oil half}.
      30m rest: Chill in the fridge for {30 min}.
      Season with {a: black-pepper} to taste. / Drizzle with {a: extra-virgin-olive-oil rest} and serve.`,
    varies: {
      'greek-yogurt': 'yogurt plant-yogurt labneh quark skyr soured-cream vegan-soured-cream',
      cucumber: 'courgette cooked-beetroot radish carrot',
      'fresh-dill': 'herb',
    },
    takes: [
      'feta soft-cheese olive spring-onion radish walnut-half avocado | 15 | 4 | Chop {a} finely where needed. / Stir in {a}.',
      'herb dried-mint lemon-zest ground-cumin chilli-flake sumac | 1 | 4 | Stir in {a}.',
    ],
  },
  moussaka: {
    title: 'Moussaka',
    swapped: 'Moussaka with {a: minced-lamb}',
    also: 'musaka; mousaka; moussaca; mussaka; moussakas; mousakas; mousaka greek; greek moussaka; lamb moussaka; aubergine moussaka; eggplant moussaka; beef moussaka; aubergine and lamb bake; aubergine and mince bake; eggplant and lamb casserole; eggplant and beef casserole; auberginenauflauf; moussaka grecque; musaca; μουσακάς; мусака; ムサカ; 穆萨卡; 慕沙卡; 希腊茄子肉酱千层; مسقعة باللحمة; مسقعة يونانية; מוסקה; מוסאקה; मुसाका',
    summary: 'Layers of roasted {a: whole-aubergine} and spiced {b: minced-lamb} under a thick, golden sauce.',
    kinds: ['casserole', 'gratin'],
    courses: ['main', 'dinner'],
    cuisines: ['greek', 'balkan', 'mediterranean'],
    occasions: ['sunday', 'guests', 'buffet'],
    seasons: ['summer', 'autumn'],
    audiences: ['crowd', 'children'],
    manners: ['comforting', 'filling', 'high-protein', 'creamy', 'make-ahead', 'leftovers', 'savoury', 'mild', 'warm'],
    methods: ['baked', 'roasted'],
    needs: ['oven', 'hob'],
    makes: '6 servings, by half',
    prep: 30,
    list: `
      ! 1000 g whole-aubergine, cut into {1cm} slices
      4 tbsp olive-oil
      1 brown-onion, finely chopped
      500 g minced-lamb
      ? 2 clove fresh-garlic, crushed
      ? 1 tsp ground-cinnamon
      ? 2 tsp dried-oregano
      ? 2 tbsp tomato-puree
      ? 100 ml red-wine
      400 g tinned-tomato, chopped
      ? fine-salt, to taste
      ? black-pepper, to taste
      60 g unsalted-butter
      60 g plain-flour
      600 ml whole-milk
      ? 1 pinch nutmeg
      60 g parmesan, grated
      ? 2 hen-egg, beaten`,
    method: `
      Heat the oven to {210C} and line a baking tray with baking paper.
      30m: Toss {a: whole-aubergine} on the tray with {b: olive-oil most}. / Roast {a: whole-aubergine} {a!done}.
      15m meanwhile: Heat {a: olive-oil rest} in a wide pan over medium heat. / Add {a: brown-onion} and cook gently until soft and golden. / Add {a: minced-lamb} and fry, breaking up lumps, {a!done}. / Stir in {a: fresh-garlic, ground-cinnamon, dried-oregano} and cook until it smells good.
      15m meanwhile: Stir in {a: tomato-puree} and cook for a minute, stirring. / Pour in {a: red-wine} and let it boil away. / Stir in {a: tinned-tomato}. / Simmer, uncovered, until the sauce has thickened. / Season with {a: fine-salt, black-pepper} to taste.
      10m: Heat {a: unsalted-butter} in a small pot over low heat. / Stir in {a: plain-flour} and cook for a minute, stirring. / Whisk in {a: whole-milk} little by little and simmer until thick enough to coat a spoon. / Take the pot off the heat. / Stir in {a: nutmeg}. / Stir in {a: parmesan half}. / Beat in {a: hen-egg}.
      40m: Turn the oven down to {180C}. / Put {a: whole-aubergine half} in a baking dish. / Spoon over the sauce. / Lay {a: whole-aubergine rest} on top. / Spread the creamy mixture over the top. / Scatter with {a: parmesan rest}. / Bake until golden and bubbling at the edges.
      15m rest: Leave to rest for {15 min} before serving.`,
    swaps: {
      parmesan: 'vegetarian-hard-cheese vegan-parmesan',
      'minced-lamb': 'minced-beef minced-turkey plant-mince tinned-lentil',
      'unsalted-butter': 'vegan-butter olive-oil*0.8',
      'plain-flour': 'gluten-free-flour cornflour*0.6',
      'whole-milk': 'lactose-free-milk oat-milk soy-milk',
      'red-wine': 'alcohol-free-red-wine',
    },
    varies: {
      'minced-lamb': 'mince plant-mince pulse mushroom',
      'whole-aubergine': 'courgette potato sweet-potato butternut-squash',
      parmesan: 'hard-cheese melting-cheese feta',
    },
    takes: [
      'mushroom quick-vegetable firm-vegetable | 50 | 4 | 6m: Cut {a} into small pieces where needed. / Add {a} and cook {a!done}.',
      'pulse leaf olive raisin | 40 | 5 | Stir in {a} and heat through.',
    ],
  },
  'chicken-souvlaki': {
    title: 'Chicken souvlaki',
    swapped: '{a: chicken-thigh} souvlaki',
    also: 'souvlaki; suvlaki; souflaki; souvlakia; sovlaki; chicken suvlaki; greek chicken; greek chicken skewers; greek chicken kebabs; greek kebabs; greek skewers; lemon chicken skewers; chicken gyros; chicken gyro; gyros; gyro; chicken souvlaki pita; souvlaki wrap; souvlaki skewers; kotopoulo souvlaki; hähnchen souvlaki; hähnchenspieße griechisch; hähnchengyros; souvlaki de poulet; souvlaki de pollo; σουβλάκι; σουβλάκι κοτόπουλο; γύρος; сувлаки; スブラキ; スヴラキ; 希腊烤鸡肉串; 希腊烤肉串; سوفلاكي; סובלאקי; सूवलाकी',
    summary: '{a: chicken-thigh} marinated in {b: lemon-juice, dried-oregano}, grilled on skewers[ and served in {c: pita-bread}].',
    kinds: ['skewer', 'wrap'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['greek', 'mediterranean'],
    occasions: ['barbecue', 'party', 'weeknight', 'guests', 'camping'],
    seasons: ['spring', 'summer'],
    audiences: ['children', 'crowd', 'students'],
    manners: ['easy', 'healthy', 'high-protein', 'filling', 'fresh', 'make-ahead', 'mild', 'savoury', 'warm'],
    methods: ['grilled', 'marinated'],
    needs: ['hob', 'fridge'],
    makes: '4 servings',
    prep: 20,
    list: `
      ! 700 g chicken-thigh, cut into {3cm} pieces
      3 tbsp olive-oil
      3 tbsp lemon-juice
      ? 3 clove fresh-garlic, crushed
      ? 2 tsp dried-oregano
      ? 1 tsp fine-salt
      ? 1/2 tsp black-pepper
      ? 240 g pita-bread, to serve
      ? 200 g tzatziki, to serve
      ? 250 g ripe-tomato, sliced
      ? 1/2 red-onion, thinly sliced`,
    method: `
      Whisk {a: olive-oil, lemon-juice, fresh-garlic, dried-oregano, fine-salt, black-pepper} together. / Add {a: chicken-thigh} and toss.
      60m rest: Cover and chill in the fridge for at least {60 min}, or overnight.
      Thread {a: chicken-thigh} onto skewers.
      14m*: Heat a griddle pan or the barbecue until very hot. / Grill {a: chicken-thigh} on both sides {a!done}.
      2m: Warm {a: pita-bread} in a dry pan, one at a time, until soft.
      Serve hot[ with {a: pita-bread, tzatziki, ripe-tomato, red-onion}].`,
    swaps: {
      'lemon-juice': 'fresh-lemon-juice lime-juice red-wine-vinegar*0.7',
      tzatziki: 'vegan-tzatziki',
      'pita-bread': 'vegan-flatbread gluten-free-pita',
    },
    varies: {
      'chicken-thigh': 'poultry tofu meat pork-fillet lamb-steak mushroom firm-tofu halloumi raw-prawn swordfish-steak salmon-fillet',
      'pita-bread': 'flatbread wrap bread',
      tzatziki: 'yogurt hummus',
    },
    takes: [
      'sweet-pepper courgette aubergine mushroom onion cherry-tomato halloumi | 60 | 3 | Cut {a} into bite-sized pieces where needed. / Thread {a} onto skewers. / 10m: Grill {a} on both sides {a!done}.',
      'lettuce salad olive feta oven-chip hummus | 40 | 6 | Serve with {a}.',
    ],
  },
  spanakopita: {
    title: 'Spanakopita',
    also: 'spanikopita; spanokopita; spanakopitta; spanakotiropita; spanakotyropita; spanakopita pie; spinach pie; spinach and feta pie; spinach feta pie; greek spinach pie; spinach filo pie; spinach and feta filo pie; spinach and cheese pie; spinach phyllo pie; filo pie; ispanaklı börek; ispanakli borek; spinatkuchen griechisch; spinat-feta-kuchen; spinatpastete; tourte épinards feta; tarta griega de espinacas; torta greca di spinaci; σπανακόπιτα; σπανακοτυρόπιτα; спанакопита; шпинатный пирог; スパナコピタ; 希腊菠菜派; 菠菜派; سباناكوبيتا; فطيرة السبانخ اليونانية; ספנקופיטה; פשטידת תרד ופטה; स्पानाकोपिटा',
    summary: 'Crisp layers of {a: filo-pastry} filled with {b: spinach, feta}[ and {c: fresh-dill}].',
    kinds: ['pie', 'casserole'],
    courses: ['main', 'lunch', 'dinner', 'starter', 'snack'],
    cuisines: ['greek', 'turkish', 'mediterranean'],
    occasions: ['easter', 'buffet', 'picnic', 'party', 'guests', 'lunchbox', 'brunch'],
    seasons: ['spring'],
    audiences: ['crowd', 'children'],
    manners: ['comforting', 'crunchy', 'filling', 'make-ahead', 'vegetable-rich', 'mild', 'savoury', 'warm'],
    methods: ['baked'],
    needs: ['oven', 'hob'],
    makes: '6 servings, by half',
    prep: 25,
    list: `
      100 ml olive-oil
      ? 6 spring-onion, sliced
      ! 800 g spinach, washed well
      250 g feta, crumbled
      2 hen-egg, beaten
      ? 8 g fresh-dill, chopped
      ? 1 pinch nutmeg
      ? black-pepper, to taste
      ! 250 g filo-pastry`,
    method: `
      10m: Heat {a: olive-oil little} in a large pot over medium heat. / Add {a: spring-onion} and cook gently until soft. / Add {a: spinach} and stir until wilted.
      10m rest: Leave to cool until just warm. / Squeeze out as much liquid as you can in a clean cloth.
      Chop {a: spinach} roughly. / Stir in {a: feta}. / Beat in {a: hen-egg}. / Stir in {a: fresh-dill, nutmeg}. / Season with {a: black-pepper} to taste.
      Heat the oven to {180C}. / Lay {a: filo-pastry half} in a baking dish, sheet by sheet, brushing the layers with {b: olive-oil half}. / Spread the filling evenly on top. / Lay {a: filo-pastry rest} on top, sheet by sheet, brushing the layers with {b: olive-oil rest}. / Cut into pieces with a sharp knife, right through to the bottom.
      40m: Bake until crisp and deep golden.
      10m rest: Leave to rest for {10 min} before serving. / Serve warm or cold.`,
    swaps: { 'olive-oil': 'vegetable-oil vegan-butter' },
    varies: { spinach: 'swiss-chard kale frozen-spinach cavolo-nero', feta: 'soft-cheese halloumi firm-tofu', 'fresh-dill': 'herb' },
    takes: [
      'leek mushroom quick-vegetable mince bacon | 40 | 2 | 6m: Cut {a} into small pieces where needed. / Fry {a} in another pan {a!done}. / Stir {a} into the filling later.',
      'pine-nut walnut-half raisin sun-dried-tomato olive soft-cheese hard-cheese herb cooked-chicken | 20 | 4 | Stir in {a}, cut small where needed.',
      'sesame-seed nigella-seed | 2 | 5 | Scatter with {a}.',
    ],
  },
});
