import { dishes } from '../read-dish.ts';
import { saladAdditions } from './additions.ts';

export const americanSides = dishes({
  'caesar-salad': {
    title: 'Caesar salad',
    also: "caesar; caesars salad; caesar's salad; caeser salad; ceasar salad; ceaser salad; cesar salad; cesars salad; classic caesar salad; romaine salad; cos lettuce salad; caesar salad with croutons; caesar-salat; caesarsalat; cäsar salat; cäsarsalat; caesar salat; salade césar; salade cesar; salade caesar; ensalada césar; ensalada cesar; salada caesar; salada césar; insalata caesar; caesar salade; sałatka cezar; салат цезарь; цезарь; シーザーサラダ; 凯撒沙拉; 凯撒色拉; 恺撒沙拉; سلطة سيزر; سلطة السيزر; سلطة القيصر; סלט קיסר; סיזר סלט; सीज़र सलाद; सीजर सलाद",
    summary: 'Crisp {a: romaine-lettuce} with crunchy {b: white-bread} in a creamy dressing of {c: mayonnaise, parmesan}.',
    kinds: ['salad'],
    courses: ['side', 'starter', 'lunch', 'main', 'dinner'],
    cuisines: ['american', 'mexican', 'italian'],
    occasions: ['weeknight', 'guests', 'barbecue', 'buffet'],
    seasons: ['spring', 'summer'],
    audiences: ['crowd', 'children'],
    manners: ['quick', 'easy', 'creamy', 'crunchy', 'fresh', 'cold', 'savoury', 'mild'],
    methods: ['baked'],
    needs: ['oven'],
    makes: '4 servings',
    prep: 15,
    list: `
      160 g white-bread, torn
      3 tbsp olive-oil
      100 g mayonnaise
      1 tbsp lemon-juice
      1 tbsp plain-water
      ? 1 tsp dijon-mustard
      20 g anchovy-fillet, finely chopped
      ? 1 clove fresh-garlic, crushed
      60 g parmesan, finely grated
      ? black-pepper, to taste
      ! 500 g romaine-lettuce, torn`,
    method: `
      Heat the oven to {200C} and line a baking tray with baking paper.
      10m: Toss {a: white-bread} with {b: olive-oil}. / Spread {a: white-bread} on the tray. / Bake {a: white-bread} until golden and crisp, turning once.
      Stir {a: mayonnaise, lemon-juice, plain-water, dijon-mustard} together. / Stir in {a: anchovy-fillet}. / Stir in {a: fresh-garlic}. / Stir in {a: parmesan half}. / Season with {a: black-pepper} to taste.
      Put {a: romaine-lettuce} in a large bowl. / Toss with the dressing.
      Scatter with {a: white-bread, parmesan rest} and serve straight away.`,
    swaps: {
      'white-bread': 'vegan-bread gluten-free-bread gluten-free-vegan-bread',
      mayonnaise: 'vegan-mayonnaise greek-yogurt soy-yogurt',
      'anchovy-fillet': 'caper black-olive',
      parmesan: 'vegetarian-hard-cheese vegan-parmesan*0.5',
    },
    varies: {
      'white-bread': 'bread',
      parmesan: 'hard-cheese',
      mayonnaise: 'yogurt soured-cream creme-fraiche vegan-mayonnaise',
      'anchovy-fillet': 'caper olive',
    },
    takes: saladAdditions(5),
  },
  coleslaw: {
    title: 'Coleslaw',
    also: 'slaw; cole slaw; cold slaw; coldslaw; coleslaw salad; cabbage slaw; white cabbage slaw; creamy coleslaw; classic coleslaw; homemade coleslaw; american coleslaw; cabbage and carrot salad; cabbage salad; white cabbage salad; creamy cabbage salad; rainbow slaw; colslaw; coleslow; coselaw; krautsalat; krautsalat mit mayonnaise; weißkrautsalat; weisskrautsalat; kohlsalat; cremiger krautsalat; amerikanischer krautsalat; salade de chou; salade de chou blanc; salade coleslaw; ensalada de col; ensalada de repollo; salada de repolho; insalata di cavolo; surówka z kapusty; surówka colesław; коул слоу; コールスロー; コールスローサラダ; キャベツサラダ; 卷心菜沙拉; 凉拌卷心菜; 凉拌包菜; سلطة الكولسلو; كول سلو; سلطة ملفوف; סלט כרוב; קולסלו; कोलस्लॉ; पत्ता गोभी का सलाद',
    summary: 'Crunchy {a: white-cabbage, carrot} in a creamy, tangy dressing.',
    kinds: ['salad', 'vegetables'],
    courses: ['side', 'lunch'],
    cuisines: ['american', 'southern-us', 'british', 'international'],
    occasions: ['barbecue', 'picnic', 'buffet', 'party', 'lunchbox', 'weeknight'],
    seasons: ['spring', 'summer', 'autumn', 'winter'],
    audiences: ['children', 'crowd', 'students'],
    manners: [
      'quick',
      'easy',
      'cheap',
      'creamy',
      'crunchy',
      'fresh',
      'cold',
      'savoury',
      'mild',
      'make-ahead',
      'vegetable-rich',
      'no-cook',
      'no-bake',
    ],
    methods: ['raw'],
    needs: [],
    makes: '6 servings',
    prep: 20,
    list: `
      500 g white-cabbage, thinly sliced
      ? 1 tsp fine-salt
      ? 200 g carrot, peeled and grated
      ? 50 g red-onion, thinly sliced
      120 g mayonnaise
      60 g plain-yogurt
      ? 1 tbsp cider-vinegar
      ? 1 tsp dijon-mustard
      ? 2 tsp white-sugar
      ? black-pepper, to taste`,
    method: `
      5m rest: Put {a: white-cabbage} in a large bowl. / Season with {a: fine-salt}. / Leave to stand for {5 min}, so that the juices run.
      Drain {a: white-cabbage}.
      Add {a: carrot, red-onion}.
      Stir {a: mayonnaise, plain-yogurt, cider-vinegar, dijon-mustard, white-sugar} together.
      Toss everything with the dressing. / Season with {a: black-pepper} to taste.
      5m rest: Leave to stand for {5 min} so that the flavours mingle.`,
    swaps: {
      mayonnaise: 'vegan-mayonnaise',
      'plain-yogurt': 'lactose-free-yogurt soy-yogurt oat-yogurt coconut-yogurt',
      'white-cabbage': 'fennel kohlrabi carrot',
    },
    varies: {
      'white-cabbage': 'cabbage kale kohlrabi fennel celeriac broccoli brussels-sprout coleslaw-mix',
      mayonnaise: 'yogurt soured-cream creme-fraiche vegan-mayonnaise',
      'plain-yogurt': 'yogurt plant-yogurt soured-cream buttermilk',
      'red-onion': 'onion',
      carrot: 'beetroot celery-stalk sweet-pepper radish',
    },
    takes: [
      ...saladAdditions(5),
      'caraway-seed celery-seed paprika horseradish-sauce wholegrain-mustard lime-juice lemon-juice | 2 | 5 | Stir in {a}.',
    ],
  },
  'potato-salad': {
    title: 'Potato salad',
    swapped: 'Salad of {a: waxy-potato}',
    also: 'american potato salad; creamy potato salad; potato salad with mayonnaise; potato salad with mayo; potato mayonnaise; potato mayo salad; new potato salad; southern potato salad; deli potato salad; picnic potato salad; british potato salad; classic potato salad; potatoe salad; potatoes salad; patato salad; kartoffelsalat mit mayonnaise; kartoffelsalat mit mayo; norddeutscher kartoffelsalat; salade de pommes de terre; salade de pomme de terre; salade piémontaise; ensalada de patata; ensalada de patatas; ensalada de papa; ensalada de papas; ensaladilla; salada de batata; salada de batata com maionese; maionese de batata; insalata di patate; sałatka ziemniaczana; картофельный салат; ポテトサラダ; ポテサラ; 土豆沙拉; 马铃薯沙拉; 감자 샐러드; سلطة البطاطس; سلطة البطاطا; סלט תפוחי אדמה; आलू सलाद; आलू का सलाद; पोटैटो सलाद',
    summary: 'Tender {a: waxy-potato} in a creamy, tangy dressing[ with {b: celery-stalk, gherkin}].',
    kinds: ['salad', 'potatoes'],
    courses: ['side', 'lunch'],
    cuisines: ['american', 'southern-us', 'british', 'international'],
    occasions: ['barbecue', 'picnic', 'buffet', 'party', 'lunchbox', 'birthday'],
    seasons: ['spring', 'summer'],
    audiences: ['children', 'crowd', 'students'],
    manners: ['easy', 'cheap', 'creamy', 'comforting', 'filling', 'cold', 'savoury', 'mild', 'make-ahead'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '6 servings',
    prep: 20,
    list: `
      ! 1000 g waxy-potato, peeled and cut into {2cm} cubes
      ? 2 tbsp cider-vinegar
      150 g mayonnaise
      ? 1 tbsp dijon-mustard
      ? 100 g celery-stalk, diced
      ? 80 g gherkin, diced
      ? 1/2 red-onion, finely chopped
      ? fine-salt, to taste
      ? black-pepper, to taste
      ? 2 tbsp fresh-chive, finely chopped`,
    method: `
      12m: Boil {a: waxy-potato} in salted water until tender, then drain well.
      20m rest: Put {a: waxy-potato} in a large bowl. / Drizzle with {a: cider-vinegar}. / Leave to cool until just warm.
      Fold in {a: mayonnaise, dijon-mustard}. / Fold in {a: celery-stalk, gherkin, red-onion}.
      Season with {a: fine-salt, black-pepper} to taste. / Scatter with {a: fresh-chive} and serve.`,
    swaps: { mayonnaise: 'vegan-mayonnaise greek-yogurt soy-yogurt' },
    varies: {
      'waxy-potato': 'new-potato all-round-potato red-potato purple-potato sweet-potato',
      mayonnaise: 'yogurt soured-cream creme-fraiche vegan-mayonnaise',
      'fresh-chive': 'herb',
      'celery-stalk': 'salad sweet-pepper apple',
      gherkin: 'pickle olive',
    },
    takes: [
      ...saladAdditions(4),
      'wholegrain-mustard curry-powder paprika smoked-paprika horseradish-sauce green-pesto | 2 | 4 | Stir in {a}.',
    ],
  },
});
