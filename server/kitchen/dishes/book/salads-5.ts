import { dishes } from '../read-dish.ts';
import { saladAdditions } from './additions.ts';

export const saladsFifth = dishes({
  'carrot-salad': {
    title: 'Carrot salad',
    swapped: 'Salad with {a: carrot}',
    also: 'grated carrot salad; raw carrot salad; shredded carrot salad; french carrot salad; carrots salad; carrot slaw; carrot and raisin salad; carrot raisin salad; carottes râpées; carottes rapees; karottensalat; möhrensalat; rüeblisalat; insalata di carote; ensalada de zanahoria; salada de cenoura; havuç salatası; surówka z marchewki; морковный салат; キャロットラペ; にんじんサラダ; 胡萝卜沙拉; سلطة الجزر; סלט גזר; गाजर सलाद; गाजर का सलाद',
    summary: 'A bright, crunchy salad of grated {a: carrot} in a tangy dressing.',
    kinds: ['salad'],
    courses: ['side', 'starter', 'lunch'],
    cuisines: ['french', 'european', 'international'],
    occasions: ['picnic', 'barbecue', 'buffet', 'lunchbox', 'weeknight'],
    seasons: ['spring', 'summer', 'autumn', 'winter'],
    audiences: ['children', 'students'],
    manners: [
      'quick',
      'easy',
      'cheap',
      'healthy',
      'light',
      'fresh',
      'crunchy',
      'cold',
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
      2 tbsp lemon-juice
      ? 1 tsp dijon-mustard
      ? 1 tsp clear-honey
      ? fine-salt, to taste
      ? black-pepper, to taste
      ! 500 g carrot, peeled and grated
      ? 40 g raisin
      ? 1 handful fresh-parsley, chopped
      ? 2 tbsp sunflower-seed`,
    method: `
      Whisk {a: extra-virgin-olive-oil, lemon-juice, dijon-mustard, clear-honey} together into a dressing. / Season with {a: fine-salt, black-pepper} to taste.
      Put {a: carrot} in a large bowl. / Add {a: raisin, fresh-parsley}.
      10m rest: Toss everything with the dressing. / Leave to stand for {10 min} so that the flavours mingle.
      Scatter with {a: sunflower-seed} and serve.`,
    varies: {
      carrot: 'celeriac kohlrabi beetroot daikon white-cabbage red-cabbage fennel',
      raisin: 'dried-fruit apple orange pineapple',
      'fresh-parsley': 'herb spring-onion',
      'sunflower-seed': 'nut seed',
      'lemon-juice': 'vinegar lime-juice orange-juice lemon lime orange',
    },
    takes: saladAdditions(3),
    swaps: { 'lemon-juice': 'fresh-lemon-juice cider-vinegar white-vinegar' },
  },
  'cucumber-salad': {
    title: 'Cucumber salad',
    also: 'creamy cucumber salad; cucumber and dill salad; dill cucumber salad; cucumbers salad; cucumber sour cream salad; cucumber yogurt salad; gurkensalat; mizeria; agurkesalat; gurksallad; uborkasaláta; okurkový salát; salade de concombre; insalata di cetrioli; ensalada de pepino; salada de pepino; салат из огурцов; きゅうりサラダ; 黄瓜沙拉; سلطة الخيار; סלט מלפפונים; खीरा सलाद; खीरे का सलाद',
    summary: 'Thin slices of {a: cucumber} in a cool, creamy dressing[ with {b: fresh-dill}].',
    kinds: ['salad'],
    courses: ['side', 'starter'],
    cuisines: ['german', 'polish', 'scandinavian', 'european'],
    occasions: ['barbecue', 'picnic', 'buffet', 'weeknight'],
    seasons: ['spring', 'summer'],
    manners: [
      'easy',
      'cheap',
      'healthy',
      'light',
      'fresh',
      'cold',
      'creamy',
      'sour',
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
      ! 2 cucumber, thinly sliced
      ? 1/2 tsp fine-salt
      150 g soured-cream
      1 tbsp white-wine-vinegar
      ? 1 tsp caster-sugar
      ? 1 bunch fresh-dill, chopped
      ? black-pepper, to taste`,
    method: `
      15m rest: Toss {a: cucumber} with {b: fine-salt} in a sieve and leave to drain.
      Stir {a: soured-cream, white-wine-vinegar, caster-sugar} together in a large bowl. / Add {a: fresh-dill}.
      Squeeze {a: cucumber} gently with your hands and add to the bowl.
      Mix well. / Season with {a: black-pepper} to taste.`,
    varies: {
      'soured-cream': 'yogurt plant-yogurt creme-fraiche single-cream mayonnaise vegan-mayonnaise vegan-soured-cream',
      'fresh-dill': 'herb',
      'white-wine-vinegar': 'vinegar lemon-juice lemon lime-juice',
    },
    takes: saladAdditions(4),
    swaps: {
      'soured-cream': 'lactose-free-soured-cream vegan-soured-cream plain-yogurt soy-yogurt coconut-yogurt',
      'white-wine-vinegar': 'cider-vinegar lemon-juice white-vinegar',
    },
  },
  'kale-salad': {
    title: 'Kale salad',
    also: 'massaged kale salad; raw kale salad; kale caesar style salad; kale and apple salad; kale and cranberry salad; baby kale salad; cavolo nero salad; kail salad; grünkohlsalat; federkohlsalat; salade de kale; salade de chou kale; insalata di cavolo riccio; ensalada de kale; ensalada de col rizada; salada de couve; ケールサラダ; 羽衣甘蓝沙拉; سلطة الكيل; סלט קייל; केल सलाद',
    summary:
      'Raw {a: kale}, rubbed tender with {b: extra-virgin-olive-oil, lemon-juice}[ and tossed with {c: eating-apple, dried-cranberry}].',
    kinds: ['salad'],
    courses: ['side', 'lunch', 'starter'],
    cuisines: ['american', 'international'],
    occasions: ['lunchbox', 'thanksgiving', 'christmas', 'buffet'],
    seasons: ['autumn', 'winter'],
    manners: [
      'quick',
      'easy',
      'cheap',
      'healthy',
      'light',
      'fresh',
      'crunchy',
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
    prep: 20,
    list: `
      ! 200 g kale, thick stalks removed
      3 tbsp extra-virgin-olive-oil
      2 tbsp lemon-juice
      ? 1/4 tsp fine-salt
      ? black-pepper, to taste
      150 g eating-apple, cored and sliced
      ? 40 g dried-cranberry
      ? 40 g whole-almond, roughly chopped
      ? 40 g parmesan, finely grated`,
    method: `
      Tear {a: kale} into small pieces and put into a large bowl.
      Add {a: extra-virgin-olive-oil, lemon-juice, fine-salt}. / Rub {a: kale} with your hands until dark, glossy and tender; this takes about {3 min}.
      Add {a: eating-apple, dried-cranberry}.
      Toss everything together. / Season with {a: black-pepper} to taste.
      Scatter with {a: whole-almond, parmesan} and serve.`,
    varies: {
      kale: 'savoy-cabbage spring-green swiss-chard brussels-sprout',
      'eating-apple': 'pear soft-fruit orange table-grape avocado',
      'dried-cranberry': 'dried-fruit pomegranate-seed',
      'whole-almond': 'nut seed crouton',
      parmesan: 'hard-cheese soft-cheese melting-cheese',
      'lemon-juice': 'vinegar lime-juice lemon orange-juice',
    },
    takes: saladAdditions(4),
    swaps: {
      'eating-apple': 'fresh-pear orange carrot',
      'lemon-juice': 'fresh-lemon-juice cider-vinegar white-vinegar',
      'dried-cranberry': 'raisin pomegranate-seed',
      parmesan: 'vegetarian-hard-cheese vegan-parmesan',
    },
  },
  'watermelon-feta-salad': {
    title: 'Watermelon and feta salad',
    swapped: 'Salad with {a: watermelon}[ and {b: feta}]',
    also: 'watermelon feta salad; feta and watermelon salad; watermelon salad; water melon salad; watermelon and mint salad; watermelon feta and mint salad; melon and feta salad; greek watermelon salad; wassermelonensalat; wassermelone mit feta; salade de pastèque; salade de pastèque et feta; insalata di anguria; ensalada de sandía; salada de melancia; karpuz salatası; karpuz peynir; スイカサラダ; 西瓜沙拉; سلطة البطيخ; بطيخ وجبنة; סלט אבטיח; אבטיח ובולגרית; तरबूज सलाद',
    summary: 'Juicy {a: watermelon} with salty {b: feta}[, freshened with {c: fresh-mint}].',
    kinds: ['salad', 'fruit-salad'],
    courses: ['starter', 'side', 'lunch'],
    cuisines: ['greek', 'mediterranean', 'israeli', 'levantine'],
    occasions: ['barbecue', 'picnic', 'buffet', 'party', 'guests'],
    seasons: ['summer'],
    audiences: ['crowd'],
    manners: ['quick', 'easy', 'healthy', 'light', 'fresh', 'cold', 'sweet', 'mild', 'no-cook', 'no-bake'],
    methods: ['raw'],
    needs: [],
    makes: '4 servings',
    prep: 15,
    list: `
      ! 1000 g watermelon, peeled and cut into {2cm} cubes
      150 g cucumber, diced
      ? 1 red-onion, thinly sliced
      2 tbsp extra-virgin-olive-oil
      1 lime, juice only
      200 g feta, crumbled
      ? 1 handful fresh-mint, torn
      ? black-pepper, to taste`,
    method: `
      Put {a: watermelon} in a large bowl. / Add {a: cucumber, red-onion}.
      Drizzle with {a: extra-virgin-olive-oil}. / Squeeze in {a: lime}.
      Toss everything together.
      Scatter with {a: feta, fresh-mint}. / Season with {a: black-pepper} to taste.
      Serve straight away.`,
    varies: {
      watermelon: 'melon peach nectarine mango strawberry',
      feta: 'soft-cheese mozzarella blue-cheese halloumi',
      cucumber: 'salad cherry-tomato fennel',
      'fresh-mint': 'herb rocket',
    },
    takes: saladAdditions(3),
    swaps: { 'red-onion': 'radish*0.6 fennel*0.8', cucumber: 'fennel*0.8 celery-stalk*0.7' },
  },
});
