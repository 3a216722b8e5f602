import { dishes } from '../read-dish.ts';
import { saladAdditions } from './additions.ts';

export const salads = dishes({
  'green-salad': {
    title: 'Green salad',
    also: 'simple green salad; mixed green salad; mixed salad; mixed leaf salad; side salad; garden salad; tossed salad; leafy salad; leaf salad; lettuce salad; simple salad; plain salad; greens salad; grüner salat; gruener salat; blattsalat; kopfsalat; gemischter salat; salade verte; insalata verde; insalata mista; ensalada verde; ensalada mixta; salada verde; グリーンサラダ; 蔬菜沙拉; 绿色沙拉; سلطة خضراء; סלט ירוק; סלט עלים; ग्रीन सलाद; हरा सलाद',
    summary: 'A crisp bowl of {a: round-lettuce, rocket, cucumber} in a simple, well-balanced dressing.',
    kinds: ['salad'],
    courses: ['side', 'starter', 'lunch'],
    cuisines: ['international', 'european', 'french'],
    occasions: ['barbecue', 'picnic', 'buffet', 'guests', 'weeknight'],
    seasons: ['spring', 'summer'],
    manners: [
      'quick',
      'easy',
      'cheap',
      'healthy',
      'light',
      'crunchy',
      'fresh',
      'cold',
      'savoury',
      'mild',
      'no-cook',
      'no-bake',
      'vegetable-rich',
    ],
    methods: ['raw'],
    needs: [],
    makes: '4 servings',
    prep: 10,
    list: `
      3 tbsp extra-virgin-olive-oil
      1 tbsp white-wine-vinegar
      ? 1 tsp dijon-mustard
      ? fine-salt, to taste
      ? black-pepper, to taste
      200 g round-lettuce, torn
      ? 50 g rocket
      ? 150 g cucumber, sliced
      ? 2 spring-onion, thinly sliced`,
    method: `
      Whisk {a: extra-virgin-olive-oil, white-wine-vinegar, dijon-mustard} together into a dressing. / Season with {a: fine-salt, black-pepper} to taste.
      Put {a: round-lettuce} in a large bowl. / Add {a: rocket, cucumber, spring-onion}.
      Toss everything with the dressing. / Serve straight away.`,
    varies: { 'round-lettuce': 'lettuce leafy-green', 'white-wine-vinegar': 'vinegar lemon-juice lemon lime', rocket: 'salad' },
    takes: saladAdditions(3),
    swaps: {
      'round-lettuce': 'baby-spinach white-cabbage',
      'white-wine-vinegar': 'cider-vinegar lemon-juice',
      cucumber: 'celery-stalk*0.7 radish*0.5',
    },
  },
  'bean-salad': {
    title: 'Bean salad',
    swapped: 'Salad with {a: tinned-kidney-bean, tinned-cannellini-bean}',
    also: 'mixed bean salad; three bean salad; three-bean salad; 3 bean salad; four bean salad; five bean salad; beans salad; bean salat; white bean salad; kidney bean salad; tinned bean salad; bohnensalat; salade de haricots; insalata di fagioli; ensalada de alubias; ensalada de judías; ensalada de porotos; salada de feijão; fasulye salatası; ビーンズサラダ; 豆サラダ; 豆子沙拉; سلطة الفاصوليا; סלט שעועית; राजमा सलाद; बीन सलाद',
    summary: 'A filling salad of {a: tinned-kidney-bean, tinned-cannellini-bean, green-bean} in a sweet and sharp dressing.',
    kinds: ['salad', 'beans'],
    courses: ['side', 'lunch', 'main'],
    cuisines: ['american', 'international'],
    occasions: ['barbecue', 'picnic', 'buffet', 'lunchbox', 'party', 'camping'],
    seasons: ['summer'],
    audiences: ['crowd', 'students'],
    manners: [
      'easy',
      'quick',
      'cheap',
      'healthy',
      'filling',
      'fresh',
      'cold',
      'savoury',
      'mild',
      'make-ahead',
      'no-bake',
      'vegetable-rich',
    ],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      200 g green-bean, trimmed
      3 tbsp extra-virgin-olive-oil
      2 tbsp cider-vinegar
      ? 1 tsp dijon-mustard
      ? 2 tsp clear-honey
      ? fine-salt, to taste
      ? black-pepper, to taste
      1 can tinned-kidney-bean, drained and rinsed
      1 can tinned-cannellini-bean, drained and rinsed
      ? 1 red-onion, thinly sliced
      ? 1 handful fresh-parsley, chopped`,
    method: `
      5m: Boil {a: green-bean} in salted water until just tender, then drain well. / Cool {a: green-bean} under cold running water and drain again.
      Whisk {a: extra-virgin-olive-oil, cider-vinegar, dijon-mustard, clear-honey} together into a dressing. / Season with {a: fine-salt, black-pepper} to taste.
      Put {a: tinned-kidney-bean, tinned-cannellini-bean} in a large bowl. / Add {a: green-bean, red-onion, fresh-parsley}.
      Toss everything with the dressing.
      15m rest: Leave to stand for {15 min} so that the flavours mingle. / Taste and season again.`,
    varies: {
      'tinned-kidney-bean': 'pulse',
      'tinned-cannellini-bean': 'pulse',
      'green-bean': 'quick-vegetable',
      'cider-vinegar': 'vinegar lemon-juice',
    },
    takes: saladAdditions(4),
    swaps: { 'red-onion': 'radish*0.6 fennel*0.8' },
  },
  'chickpea-salad': {
    title: 'Chickpea salad',
    also: 'chick pea salad; chickpeas salad; chick peas salad; garbanzo salad; garbanzo bean salad; mediterranean chickpea salad; chickpea and feta salad; chickpea and cucumber salad; kichererbsensalat; salade de pois chiches; insalata di ceci; ensalada de garbanzos; salada de grão-de-bico; salada de grao de bico; nohut salatası; balela; ひよこ豆のサラダ; 鹰嘴豆沙拉; سلطة الحمص; سلطة حمص حب; סלט חומוס גרגירים; סלט גרגרי חומוס; chana salad; चना सलाद; छोले सलाद',
    summary: 'A bright salad of {a: tinned-chickpea, cucumber, cherry-tomato}, dressed with {b: lemon-juice, extra-virgin-olive-oil}.',
    kinds: ['salad', 'beans'],
    courses: ['lunch', 'side', 'main'],
    cuisines: ['mediterranean', 'greek', 'levantine'],
    occasions: ['picnic', 'barbecue', 'buffet', 'lunchbox', 'weeknight'],
    seasons: ['spring', 'summer'],
    audiences: ['students'],
    manners: [
      'quick',
      'easy',
      'cheap',
      'healthy',
      'light',
      'filling',
      'fresh',
      'cold',
      'savoury',
      'mild',
      'no-cook',
      'no-bake',
      'make-ahead',
      'vegetable-rich',
    ],
    methods: ['raw'],
    needs: [],
    makes: '4 servings',
    prep: 15,
    list: `
      4 tbsp extra-virgin-olive-oil
      2 tbsp lemon-juice
      ? 1/2 tsp ground-cumin
      ? fine-salt, to taste
      ? black-pepper, to taste
      ! 2 can tinned-chickpea, drained and rinsed
      300 g cucumber, diced
      250 g cherry-tomato, halved
      ? 1 red-onion, finely chopped
      ? 1 bunch fresh-parsley, chopped
      ? 100 g feta, crumbled`,
    method: `
      Whisk {a: extra-virgin-olive-oil, lemon-juice, ground-cumin} together into a dressing. / Season with {a: fine-salt, black-pepper} to taste.
      Put {a: tinned-chickpea} in a large bowl. / Add {a: cucumber, cherry-tomato, red-onion, fresh-parsley}.
      Toss everything with the dressing.
      Scatter with {a: feta} and serve.`,
    varies: {
      feta: 'soft-cheese melting-cheese',
      cucumber: 'salad sweet-pepper courgette',
      'cherry-tomato': 'tomato sweet-pepper',
      'lemon-juice': 'vinegar lime-juice lemon lime',
    },
    takes: saladAdditions(3),
    swaps: {
      'cherry-tomato': 'carrot fennel',
      'lemon-juice': 'fresh-lemon-juice cider-vinegar white-vinegar',
      'red-onion': 'radish*0.6 fennel*0.8',
      cucumber: 'courgette*0.7 celery-stalk*0.7',
    },
  },
});
