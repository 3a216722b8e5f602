import { dishes } from '../read-dish.ts';
import { saladAdditions } from './additions.ts';

export const saladsSecond = dishes({
  'lentil-salad': {
    title: 'Lentil salad',
    swapped: 'Salad with {a: puy-lentil}',
    also: 'lentils salad; lentil salat; puy lentil salad; green lentil salad; french lentil salad; warm lentil salad; linsensalat; salade de lentilles; insalata di lenticchie; ensalada de lentejas; salada de lentilhas; mercimek salatası; レンズ豆のサラダ; 扁豆沙拉; سلطة العدس; סלט עדשים; मसूर सलाद',
    summary: 'An earthy salad of {a: puy-lentil, carrot, celery-stalk} in a tangy dressing, good warm or cold.',
    kinds: ['salad', 'beans'],
    courses: ['lunch', 'side', 'main'],
    cuisines: ['french', 'european', 'mediterranean'],
    occasions: ['picnic', 'buffet', 'lunchbox', 'guests', 'weeknight'],
    seasons: ['autumn', 'winter'],
    audiences: ['students'],
    manners: [
      'easy',
      'cheap',
      'healthy',
      'filling',
      'cold',
      'warm',
      'savoury',
      'mild',
      'make-ahead',
      'no-bake',
      'high-protein',
      'vegetable-rich',
    ],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      ! 250 g puy-lentil
      ? = 1 bay-leaf
      4 tbsp extra-virgin-olive-oil
      2 tbsp red-wine-vinegar
      ? 1 tbsp dijon-mustard
      ? fine-salt, to taste
      ? black-pepper, to taste
      80 g carrot, diced
      ? 2 stalk celery-stalk, diced
      ? 1 red-onion, finely chopped
      ? 1 handful fresh-parsley, chopped
      ? 100 g soft-goats-cheese, crumbled`,
    method: `
      25m: Put {a: puy-lentil} in a pot and cover with plenty of cold water. / Add {a: bay-leaf}. / Bring to the boil, then simmer gently. / Cook {a: puy-lentil} until tender but still whole, then drain well. / Take out {a: bay-leaf}.
      Whisk {a: extra-virgin-olive-oil, red-wine-vinegar, dijon-mustard} together into a dressing. / Season with {a: fine-salt, black-pepper} to taste.
      Put {a: puy-lentil} in a large bowl. / Add {a: carrot, celery-stalk, red-onion, fresh-parsley}.
      Toss everything with the dressing.
      Scatter with {a: soft-goats-cheese} and serve.`,
    varies: {
      'puy-lentil': 'green-lentil brown-lentil beluga-lentil',
      'soft-goats-cheese': 'soft-cheese hard-cheese melting-cheese',
      carrot: 'salad sweet-pepper tomato cooked-beetroot',
      'red-wine-vinegar': 'vinegar lemon-juice lemon',
    },
    takes: saladAdditions(4),
    swaps: {
      'red-wine-vinegar': 'cider-vinegar lemon-juice white-vinegar',
      'soft-goats-cheese': 'feta lactose-free-feta vegan-feta',
      'red-onion': 'radish*0.6 fennel*0.8',
      'celery-stalk': 'fennel*0.9',
    },
  },
  'quinoa-salad': {
    title: 'Quinoa salad',
    swapped: 'Salad with {a: quinoa}',
    also: 'quinoa tabbouleh; quinoa tabouli; quinoa vegetable salad; quinoasalat; quinoa-salat; quinoa salat; salade de quinoa; insalata di quinoa; ensalada de quinua; ensalada de quinoa; salada de quinoa; quinua salad; kinoa salad; keenwa salad; quinoa bowl; キヌアサラダ; 藜麦沙拉; سلطة الكينوا; סלט קינואה; क्विनोआ सलाद',
    summary: 'A light, fresh salad of {a: quinoa, cucumber, cherry-tomato} with plenty of {b: fresh-parsley, fresh-mint, lemon-juice}.',
    kinds: ['salad', 'bowl'],
    courses: ['lunch', 'side', 'main'],
    cuisines: ['international', 'mediterranean', 'peruvian'],
    occasions: ['picnic', 'barbecue', 'buffet', 'lunchbox', 'weeknight'],
    seasons: ['spring', 'summer'],
    manners: ['easy', 'healthy', 'light', 'filling', 'fresh', 'cold', 'savoury', 'mild', 'make-ahead', 'no-bake', 'vegetable-rich'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      ! 200 g quinoa
      400 ml plain-water
      4 tbsp extra-virgin-olive-oil
      3 tbsp lemon-juice
      ? fine-salt, to taste
      ? black-pepper, to taste
      300 g cucumber, diced
      250 g cherry-tomato, halved
      ? 3 spring-onion, thinly sliced
      ? 1 bunch fresh-parsley, chopped
      ? 1 handful fresh-mint, chopped
      ? 100 g feta, crumbled`,
    method: `
      Rinse {a: quinoa} in a fine sieve under cold running water.
      15m: Put {a: quinoa, plain-water} in a small pot. / Bring to the boil, then cover and simmer over low heat.
      15m rest: Take the pot off the heat. / Fluff {a: quinoa} with a fork and leave to cool.
      Whisk {a: extra-virgin-olive-oil, lemon-juice} together into a dressing. / Season with {a: fine-salt, black-pepper} to taste.
      Put {a: quinoa} in a large bowl. / Add {a: cucumber, cherry-tomato, spring-onion, fresh-parsley, fresh-mint}.
      Toss everything with the dressing.
      Scatter with {a: feta} and serve.`,
    varies: {
      quinoa: 'bulgur millet buckwheat freekeh fonio amaranth-grain',
      feta: 'soft-cheese melting-cheese',
      cucumber: 'salad sweet-pepper courgette',
      'cherry-tomato': 'tomato sweet-pepper',
      'lemon-juice': 'vinegar lime-juice lemon lime',
      'plain-water': 'vegetable-stock chicken-stock',
    },
    takes: saladAdditions(6),
    swaps: {
      'cherry-tomato': 'carrot fennel',
      'lemon-juice': 'fresh-lemon-juice cider-vinegar white-vinegar',
      cucumber: 'courgette*0.7 celery-stalk*0.7',
    },
  },
  'couscous-salad': {
    title: 'Couscous salad',
    also: 'cous cous salad; cous-cous salad; cuscus salad; kuskus salad; couscous tabbouleh; couscous taboule; moroccan couscous salad; mediterranean couscous salad; taboulé; taboulé de couscous; couscoussalat; couscous-salat; salade de couscous; semoule en salade; insalata di cous cous; ensalada de cuscús; salada de cuscuz; kuskus salatası; クスクスサラダ; 库斯库斯沙拉; سلطة الكسكس; סלט קוסקוס; कूसकूस सलाद',
    summary: 'A fresh, tangy salad of {a: couscous, cucumber, cherry-tomato} that needs nothing but a kettle.',
    kinds: ['salad', 'bowl'],
    courses: ['lunch', 'side', 'main'],
    cuisines: ['mediterranean', 'moroccan', 'french'],
    occasions: ['picnic', 'barbecue', 'buffet', 'lunchbox', 'party', 'camping', 'weeknight'],
    seasons: ['spring', 'summer'],
    audiences: ['crowd', 'students'],
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
      'make-ahead',
      'no-cook',
      'no-bake',
      'vegetable-rich',
    ],
    methods: ['raw'],
    needs: ['kettle'],
    makes: '4 servings',
    prep: 20,
    list: `
      ! 250 g couscous
      300 ml vegetable-stock, boiling
      4 tbsp extra-virgin-olive-oil
      4 tbsp lemon-juice
      ? fine-salt, to taste
      ? black-pepper, to taste
      300 g cucumber, diced
      250 g cherry-tomato, quartered
      ? 3 spring-onion, thinly sliced
      ? 1 bunch fresh-parsley, chopped
      ? 1 handful fresh-mint, chopped`,
    method: `
      Put {a: couscous} in a large bowl.
      8m: Pour over {a: vegetable-stock}, cover and leave until swollen, then fluff with a fork.
      Stir in {a: extra-virgin-olive-oil, lemon-juice}. / Season with {a: fine-salt, black-pepper} to taste.
      Add {a: cucumber, cherry-tomato, spring-onion, fresh-parsley, fresh-mint}.
      Toss everything together. / Taste and season again.`,
    varies: {
      'vegetable-stock': 'stock plain-water',
      cucumber: 'salad sweet-pepper courgette',
      'cherry-tomato': 'tomato sweet-pepper carrot',
      'lemon-juice': 'vinegar lime-juice lemon lime orange-juice',
    },
    takes: [
      ...saladAdditions(5),
      'ras-el-hanout ground-cumin curry-powder ground-coriander smoked-paprika | 1 | 2 | Stir in {a}.',
      'harissa tomato-puree pomegranate-molasses green-pesto | 6 | 4 | Stir in {a}.',
    ],
    swaps: {
      'cherry-tomato': 'carrot fennel',
      cucumber: 'courgette*0.7 celery-stalk*0.7',
      'lemon-juice': 'fresh-lemon-juice cider-vinegar white-vinegar',
    },
  },
});
