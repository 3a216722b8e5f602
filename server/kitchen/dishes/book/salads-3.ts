import { dishes } from '../read-dish.ts';
import { saladAdditions } from './additions.ts';

export const saladsThird = dishes({
  'pasta-salad': {
    title: 'Pasta salad',
    swapped: '{a: fusilli} salad',
    also: 'pasta salat; cold pasta salad; cold pasta; italian pasta salad; picnic pasta salad; mediterranean pasta salad; nudelsalat; pastasalat; salade de pâtes; salade de pates; insalata di pasta; pasta fredda; ensalada de pasta; salada de massa; salada de macarrão; makarna salatası; パスタサラダ; 意面沙拉; 意大利面沙拉; سلطة الباستا; سلطة المكرونة; סלט פסטה; पास्ता सलाद',
    summary: 'A colourful salad of {a: fusilli, cherry-tomato, mozzarella} that packs well for lunch or a picnic.',
    kinds: ['salad', 'pasta'],
    courses: ['lunch', 'side', 'main', 'dinner'],
    cuisines: ['italian', 'american', 'international'],
    occasions: ['picnic', 'barbecue', 'buffet', 'lunchbox', 'party', 'camping', 'weeknight'],
    seasons: ['spring', 'summer'],
    audiences: ['children', 'crowd', 'students'],
    manners: ['easy', 'quick', 'cheap', 'filling', 'fresh', 'cold', 'savoury', 'mild', 'make-ahead', 'no-bake'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      300 g fusilli
      4 tbsp extra-virgin-olive-oil
      2 tbsp red-wine-vinegar
      ? 1 tsp dijon-mustard
      ? fine-salt, to taste
      ? black-pepper, to taste
      250 g cherry-tomato, halved
      150 g cucumber, diced
      ? 60 g black-olive, halved
      125 g mozzarella, diced
      ? 1 handful fresh-basil, torn`,
    method: `
      11m: Cook {a: fusilli} in plenty of boiling salted water until tender with a little bite. / Drain {a: fusilli}, rinse under cold running water and drain again.
      Whisk {a: extra-virgin-olive-oil, red-wine-vinegar, dijon-mustard} together into a dressing. / Season with {a: fine-salt, black-pepper} to taste.
      Put {a: fusilli} in a large bowl. / Add {a: cherry-tomato, cucumber, black-olive, mozzarella}.
      Toss everything with the dressing. / Taste and season again.
      Scatter with {a: fresh-basil} and serve.`,
    varies: {
      fusilli: 'dried-pasta gluten-free-pasta lentil-pasta chickpea-pasta ravioli gnocchi',
      'cherry-tomato': 'tomato sweet-pepper',
      cucumber: 'salad sweet-pepper courgette',
      mozzarella: 'soft-cheese melting-cheese hard-cheese',
      'red-wine-vinegar': 'vinegar lemon-juice lemon',
    },
    takes: [
      ...saladAdditions(4),
      'green-pesto red-pesto vegan-pesto nut-free-vegan-pesto mayonnaise vegan-mayonnaise greek-yogurt plain-yogurt soured-cream | 25 | 4 | Stir in {a}.',
    ],
    swaps: {
      'cherry-tomato': 'red-pepper carrot',
      cucumber: 'courgette*0.7 celery-stalk*0.7',
      'red-wine-vinegar': 'cider-vinegar lemon-juice white-vinegar',
    },
  },
  'rice-salad': {
    title: 'Rice salad',
    swapped: '{a: long-grain-rice} salad',
    also: 'cold rice salad; vegetable rice salad; rice salat; picnic rice salad; reissalat; salade de riz; insalata di riso; ensalada de arroz; salada de arroz; pirinç salatası; sałatka ryżowa; ライスサラダ; お米のサラダ; 米沙拉; 米饭沙拉; سلطة الأرز; סלט אורז; राइस सलाद',
    summary: 'A cool, colourful salad of {a: long-grain-rice, sweetcorn, red-pepper, frozen-pea}.',
    kinds: ['salad', 'rice', 'bowl'],
    courses: ['lunch', 'side', 'main'],
    cuisines: ['italian', 'french', 'international'],
    occasions: ['picnic', 'barbecue', 'buffet', 'lunchbox', 'party'],
    seasons: ['summer'],
    audiences: ['children', 'crowd', 'students'],
    manners: ['easy', 'cheap', 'filling', 'fresh', 'cold', 'savoury', 'mild', 'make-ahead', 'no-bake', 'vegetable-rich'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      ! 250 g long-grain-rice
      150 g frozen-pea
      4 tbsp extra-virgin-olive-oil
      2 tbsp white-wine-vinegar
      ? 1 tsp dijon-mustard
      ? fine-salt, to taste
      ? black-pepper, to taste
      150 g red-pepper, diced
      150 g sweetcorn, drained
      ? 3 spring-onion, thinly sliced
      ? 1 handful fresh-parsley, chopped`,
    method: `
      11m: Cook {a: long-grain-rice} in plenty of boiling salted water until tender with a little bite.
      3m: Add {a: frozen-pea} and cook until just tender. / Drain {a: long-grain-rice, frozen-pea}, rinse under cold running water and drain again.
      Whisk {a: extra-virgin-olive-oil, white-wine-vinegar, dijon-mustard} together into a dressing. / Season with {a: fine-salt, black-pepper} to taste.
      Put {a: long-grain-rice, frozen-pea} in a large bowl. / Add {a: red-pepper, sweetcorn, spring-onion, fresh-parsley}.
      Toss everything with the dressing. / Taste and season again.
      Chill in the fridge until you serve it, and eat it within a day.`,
    varies: {
      'long-grain-rice': 'basmati-rice jasmine-rice brown-rice red-rice black-rice wild-rice mixed-rice',
      'frozen-pea': 'edamame green-bean sugar-snap-pea broad-bean',
      'red-pepper': 'sweet-pepper cherry-tomato ripe-tomato salad carrot',
      sweetcorn: 'pulse salad cherry-tomato',
      'white-wine-vinegar': 'vinegar lemon-juice lemon',
    },
    takes: [
      ...saladAdditions(5),
      'curry-powder pure-curry-powder garam-masala ground-cumin | 1 | 4 | Whisk {a} into the dressing.',
      'mayonnaise vegan-mayonnaise greek-yogurt plain-yogurt green-pesto | 20 | 4 | Whisk {a} into the dressing.',
    ],
    swaps: {
      'white-wine-vinegar': 'cider-vinegar lemon-juice white-vinegar',
      sweetcorn: 'carrot',
      'frozen-pea': 'green-bean',
      'red-pepper': 'carrot',
    },
  },
  'tuna-salad': {
    title: 'Tuna salad',
    swapped: 'Salad with {a: tinned-tuna}',
    also: 'tuna mayo; tuna mayonnaise; tuna mayo salad; tuna fish salad; tuna salad sandwich; tuna sandwich; tuna mayo sandwich; tuna sandwich filling; tinned tuna salad; canned tuna salad; tuna spread; thunfischsalat; salade de thon; insalata di tonno; ensalada de atún; ensalada de atun; salada de atum; ton balıklı salata; ツナサラダ; ツナマヨ; 金枪鱼沙拉; 鲔鱼沙拉; سلطة التونة; סלט טונה; टूना सलाद',
    summary: 'A creamy, crunchy salad of {a: tinned-tuna, mayonnaise}[ with {b: celery-stalk, sweetcorn}]; good in sandwiches.',
    kinds: ['salad', 'sandwich', 'spread'],
    courses: ['lunch', 'snack', 'side'],
    cuisines: ['american', 'british', 'international'],
    occasions: ['lunchbox', 'picnic', 'weeknight'],
    audiences: ['children', 'one', 'students'],
    manners: ['quick', 'easy', 'cheap', 'creamy', 'crunchy', 'cold', 'savoury', 'mild', 'high-protein', 'make-ahead', 'no-cook', 'no-bake'],
    needs: [],
    makes: '4 servings',
    prep: 15,
    list: `
      300 g tinned-tuna, drained
      100 g mayonnaise
      ? 1 tbsp lemon-juice
      ? 1 tsp dijon-mustard
      ? 100 g celery-stalk, diced
      ? 100 g sweetcorn, drained
      ? 2 spring-onion, thinly sliced
      ? 1 handful fresh-parsley, chopped
      ? fine-salt, to taste
      ? black-pepper, to taste
      ? 8 slice wholemeal-bread, to serve`,
    method: `
      Break up {a: tinned-tuna} with a fork in a large bowl.
      Stir in {a: mayonnaise, lemon-juice, dijon-mustard}.
      Add {a: celery-stalk, sweetcorn, spring-onion, fresh-parsley}.
      Mix well. / Season with {a: fine-salt, black-pepper} to taste.
      Serve with {a: wholemeal-bread}.`,
    varies: {
      'tinned-tuna': 'tinned-fish hot-smoked-salmon smoked-mackerel smoked-trout vegan-tuna',
      mayonnaise: 'yogurt soured-cream creme-fraiche cottage-cheese cream-cheese avocado vegan-mayonnaise',
      'celery-stalk': 'salad sweet-pepper carrot',
      'wholemeal-bread': 'bread wrap lettuce',
    },
    takes: saladAdditions(4),
    swaps: {
      'tinned-tuna': 'vegan-tuna tinned-chickpea tinned-white-bean',
      mayonnaise: 'vegan-mayonnaise greek-yogurt avocado',
      'celery-stalk': 'fennel*0.9 cucumber',
    },
  },
});
