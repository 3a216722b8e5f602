import { dishes } from '../read-dish.ts';
import { saladAdditions } from './additions.ts';

export const saladsFourth = dishes({
  'egg-salad': {
    title: 'Egg salad',
    also: "egg mayo; egg mayonnaise; egg mayo salad; egg and cress; egg salad sandwich; egg sandwich filling; egg mayo sandwich; egg mayonnaise sandwich; creamy egg salad; eggs salad; boiled egg salad; eiersalat; eiaufstrich; salade d'œufs; oeuf mayonnaise; œuf mayonnaise; insalata di uova; ensalada de huevo; salada de ovo; pasta jajeczna; яичный салат; たまごサラダ; 卵サラダ; 鸡蛋沙拉; سلطة البيض; סלט ביצים; एग सलाद; अंडे का सलाद",
    summary: 'Chopped {a: hen-egg} in a creamy, tangy dressing; good in sandwiches.',
    kinds: ['salad', 'eggs', 'sandwich', 'spread'],
    courses: ['lunch', 'breakfast', 'snack', 'side'],
    cuisines: ['american', 'british', 'german', 'israeli'],
    occasions: ['lunchbox', 'picnic', 'easter', 'brunch', 'buffet'],
    seasons: ['spring'],
    audiences: ['children', 'one', 'students'],
    manners: ['quick', 'easy', 'cheap', 'creamy', 'cold', 'savoury', 'mild', 'comforting', 'make-ahead', 'no-bake'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      ! 8 hen-egg
      80 g mayonnaise
      ? 1 tsp dijon-mustard
      ? 1 tsp lemon-juice
      ? 1 bunch fresh-chive, finely chopped
      ? fine-salt, to taste
      ? black-pepper, to taste
      ? 8 slice wholemeal-bread, to serve`,
    method: `
      10m: Boil {a: hen-egg} for {10 min}, cool under cold running water and peel.
      Chop {a: hen-egg} roughly.
      Stir {a: mayonnaise, dijon-mustard, lemon-juice} together in a large bowl.
      Fold in {a: hen-egg}. / Add {a: fresh-chive}.
      Mix well. / Season with {a: fine-salt, black-pepper} to taste.
      Serve with {a: wholemeal-bread}.`,
    varies: {
      mayonnaise: 'yogurt soured-cream creme-fraiche cottage-cheese cream-cheese avocado vegan-mayonnaise',
      'fresh-chive': 'herb salad-cress spring-onion watercress',
      'wholemeal-bread': 'bread wrap lettuce',
    },
    takes: [
      ...saladAdditions(5),
      'curry-powder paprika smoked-paprika tomato-ketchup horseradish-sauce wholegrain-mustard | 1.5 | 4 | Stir in {a}.',
    ],
    swaps: { mayonnaise: 'vegan-mayonnaise greek-yogurt avocado' },
  },
  'chicken-salad': {
    title: 'Chicken salad',
    swapped: 'Salad with {a: cooked-chicken}',
    also: 'chicken salat; creamy chicken salad; chicken mayo; chicken mayonnaise; chicken mayo salad; chicken salad sandwich; chicken sandwich filling; chiken salad; chickin salad; leftover chicken salad; chicken and grape salad; geflügelsalat; hähnchensalat; hühnersalat; salade de poulet; insalata di pollo; ensalada de pollo; salada de frango; tavuk salatası; chicken salada; チキンサラダ; 鸡肉沙拉; سلطة الدجاج; סלט עוף; סלט חזה עוף; चिकन सलाद',
    summary:
      'A creamy, crunchy salad of {a: cooked-chicken}[ with {b: celery-stalk, table-grape}], heaped onto crisp {c: little-gem-lettuce}.',
    kinds: ['salad', 'sandwich'],
    courses: ['lunch', 'main', 'dinner'],
    cuisines: ['american', 'international'],
    occasions: ['lunchbox', 'picnic', 'buffet', 'weeknight'],
    seasons: ['spring', 'summer'],
    audiences: ['children', 'students'],
    manners: [
      'quick',
      'easy',
      'creamy',
      'crunchy',
      'fresh',
      'cold',
      'light',
      'savoury',
      'mild',
      'high-protein',
      'leftovers',
      'make-ahead',
      'no-cook',
      'no-bake',
    ],
    needs: [],
    makes: '4 servings',
    prep: 20,
    list: `
      80 g mayonnaise
      80 g greek-yogurt
      ? 1 tbsp lemon-juice
      ? 1 tsp dijon-mustard
      ? fine-salt, to taste
      ? black-pepper, to taste
      450 g cooked-chicken, shredded
      ? 100 g celery-stalk, thinly sliced
      ? 150 g table-grape, halved
      ? 2 spring-onion, thinly sliced
      ? 40 g walnut-half, roughly chopped
      200 g little-gem-lettuce, leaves separated`,
    method: `
      Stir {a: mayonnaise, greek-yogurt, lemon-juice, dijon-mustard} together in a large bowl. / Season with {a: fine-salt, black-pepper} to taste.
      Fold in {a: cooked-chicken}. / Add {a: celery-stalk, table-grape, spring-onion}.
      Mix well. / Taste and season again.
      Divide {a: little-gem-lettuce} between plates. / Spoon over the mixture. / Scatter with {a: walnut-half} and serve.`,
    varies: {
      'cooked-chicken': 'cooked-turkey cooked-prawn hot-smoked-salmon smoked-tofu vegan-chicken tinned-chickpea',
      'table-grape': 'apple pear mango dried-cranberry raisin dried-apricot pineapple',
      'little-gem-lettuce': 'lettuce salad baby-spinach',
      'walnut-half': 'nut seed',
      mayonnaise: 'yogurt soured-cream avocado vegan-mayonnaise',
      'celery-stalk': 'cucumber fennel radish sweet-pepper',
    },
    takes: [
      ...saladAdditions(3),
      'curry-powder pure-curry-powder paprika | 1.5 | 2 | Stir in {a}.',
      'mango-chutney green-pesto wholegrain-mustard | 10 | 2 | Stir in {a}.',
    ],
    swaps: {
      'cooked-chicken': 'cooked-turkey vegan-chicken smoked-tofu tinned-chickpea',
      mayonnaise: 'vegan-mayonnaise greek-yogurt avocado',
      'little-gem-lettuce': 'romaine-lettuce baby-spinach*0.5',
      'celery-stalk': 'fennel*0.9 cucumber*1.1',
    },
  },
  'beetroot-salad': {
    title: 'Beetroot salad',
    also: 'beet salad; beets salad; beetroot and feta salad; beet and feta salad; beetroot and goats cheese salad; beet and goat cheese salad; beetroot and walnut salad; beetroot and orange salad; rote-bete-salat; rote bete salat; randensalat; salade de betteraves; insalata di barbabietole; ensalada de remolacha; ensalada de betabel; salada de beterraba; pancar salatası; sałatka z buraków; салат из свеклы; свекольный салат; ビーツサラダ; 甜菜沙拉; سلطة الشمندر; סלט סלק; चुकंदर सलाद',
    summary: 'An earthy, sweet and sharp salad of {a: cooked-beetroot}[ with {b: feta, walnut-half}].',
    kinds: ['salad'],
    courses: ['starter', 'side', 'lunch'],
    cuisines: ['european', 'international'],
    occasions: ['guests', 'buffet', 'lunchbox', 'christmas'],
    seasons: ['autumn', 'winter'],
    manners: [
      'quick',
      'easy',
      'cheap',
      'healthy',
      'light',
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
    needs: [],
    makes: '4 servings',
    prep: 15,
    list: `
      3 tbsp extra-virgin-olive-oil
      2 tbsp balsamic-vinegar
      ? 1 tsp dijon-mustard
      ? 1 tsp clear-honey
      ? fine-salt, to taste
      ? black-pepper, to taste
      ! 500 g cooked-beetroot, cut into wedges
      ? 1 red-onion, thinly sliced
      ? 60 g rocket
      ? 120 g feta, crumbled
      ? 50 g walnut-half, roughly chopped`,
    method: `
      Whisk {a: extra-virgin-olive-oil, balsamic-vinegar, dijon-mustard, clear-honey} together into a dressing. / Season with {a: fine-salt, black-pepper} to taste.
      Put {a: cooked-beetroot} in a large bowl. / Add {a: red-onion}.
      10m rest: Toss everything with the dressing. / Leave to stand for {10 min} so that the flavours mingle.
      Fold in {a: rocket}.
      Scatter with {a: feta, walnut-half} and serve.`,
    varies: {
      feta: 'soft-cheese blue-cheese mozzarella halloumi',
      rocket: 'salad baby-spinach lettuce',
      'walnut-half': 'nut seed',
      'balsamic-vinegar': 'vinegar lemon-juice lemon orange-juice',
    },
    takes: saladAdditions(3),
    swaps: { 'red-onion': 'radish*0.6 fennel*0.8', 'balsamic-vinegar': 'cider-vinegar lemon-juice white-vinegar' },
  },
});
