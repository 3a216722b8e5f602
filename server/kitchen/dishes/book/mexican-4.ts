import { besides, chillies, creams, noDairyCream } from './additions.ts';
import { dishes } from '../read-dish.ts';

export const mexican4 = dishes({
  'black-bean-soup': {
    title: 'Black bean soup',
    swapped: 'Soup with {a: tinned-black-bean}',
    also: 'black beans soup; blackbean soup; spicy black bean soup; mexican black bean soup; mexican bean soup; cuban black bean soup; sopa de frijoles negros; sopa de frijol negro; sopa negra; sopa azteca de frijol; black bean stew; potaje de frijoles negros; ブラックビーンスープ; 黑豆汤; شوربة الفاصوليا السوداء; מרק שעועית שחורה; काली बीन सूप',
    summary: 'A thick, dark soup of {a: tinned-black-bean}[ with {b: ground-cumin}][ and {c: lime-juice}].',
    kinds: ['soup', 'beans'],
    courses: ['main', 'lunch', 'dinner', 'starter'],
    cuisines: ['mexican', 'cuban', 'latin-american', 'american'],
    occasions: ['weeknight', 'lunchbox', 'camping'],
    seasons: ['autumn', 'winter'],
    audiences: ['students', 'crowd'],
    manners: ['easy', 'cheap', 'healthy', 'comforting', 'filling', 'savoury', 'warm', 'one-pot', 'make-ahead', 'vegetable-rich'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      2 tbsp olive-oil
      1 brown-onion, chopped
      ? 150 g red-pepper, diced
      ? 100 g carrot, peeled and diced
      ? 3 clove fresh-garlic, crushed
      ? 2 tsp ground-cumin
      ? 1 tsp smoked-paprika
      ? 1/2 tsp mild-chilli-powder
      ! 720 g tinned-black-bean, drained and rinsed
      800 ml vegetable-stock
      ? 1 bay-leaf
      ? 2 tbsp lime-juice
      ? fine-salt, to taste
      ? 100 g soured-cream, to serve
      ? 1 avocado, diced
      ? 1 handful fresh-coriander, chopped`,
    method: `
      10m: Heat {a: olive-oil} in a large pot over medium heat. / Add {a: brown-onion, red-pepper, carrot} and cook gently until soft.
      1m: Stir in {a: fresh-garlic} and cook until it smells good. / Stir in {a: ground-cumin, smoked-paprika, mild-chilli-powder} and let the spices sizzle for a moment.
      20m: Stir in {a: tinned-black-bean}. / Pour in {a: vegetable-stock}. / Add {a: bay-leaf}. / Bring to the boil, then cover and simmer over low heat.
      Take out {a: bay-leaf}. / Crush a few spoonfuls with the back of a spoon to thicken the soup.
      Stir in {a: lime-juice} to taste. / Season with {a: fine-salt} to taste.
      Divide between bowls. / Spoon over {a: soured-cream}. / Top with {a: avocado}. / Scatter with {a: fresh-coriander} and serve.`,
    varies: {
      'tinned-black-bean': 'pulse',
      'red-pepper': 'quick-vegetable firm-vegetable mushroom',
      carrot: 'firm-vegetable quick-vegetable sweet-potato celery-stalk',
      'mild-chilli-powder': chillies,
      'vegetable-stock': 'stock',
      'soured-cream': creams,
      'fresh-coriander': 'herb',
    },
    takes: [
      'bacon chorizo cooking-chorizo sausage | 30 | 1 | 6m: Cut {a} into small pieces where needed. / Fry {a} in a dry pan over medium heat {a!done}.',
      'quick-vegetable firm-vegetable mushroom sweet-potato celery-stalk potato tomato root | 50 | 3 | Cut {a} into small pieces where needed. / Stir in {a}.',
      'sweetcorn leaf cooked-chicken cooked-ham cooked-rice | 40 | 5 | 4m: Stir in {a} and heat through.',
      `${besides} tortilla-chip wrap bread | 25 | 7 | Serve with {a}.`,
    ],
    swaps: {
      'tinned-black-bean': 'tinned-kidney-bean tinned-pinto-bean tinned-chickpea',
      'brown-onion': 'fresh-leek fennel celery-stalk',
      'vegetable-stock': 'low-allergen-vegetable-stock',
      'soured-cream': noDairyCream,
    },
  },
  'tres-leches-cake': {
    title: 'Tres leches cake',
    also: 'tres leches; tres leche; tres leche cake; tresleches; trés leches; trez leches; pastel de tres leches; pastel tres leches; torta de tres leches; torta tres leches; bizcocho de tres leches; bolo tres leches; three milk cake; three milks cake; 3 milk cake; 3 leches; milk soaked cake; トレスレチェスケーキ; 三奶蛋糕; 三重牛奶蛋糕; كيكة تريس ليتشيس; עוגת שלושה חלבים; ट्रेस लेचेस केक; три молока торт',
    summary: 'Soft and light, soaked in {a: condensed-milk, evaporated-milk, whole-milk}[, under {b: whipping-cream}].',
    kinds: ['cake'],
    courses: ['dessert', 'baking'],
    cuisines: ['mexican', 'latin-american', 'central-american'],
    occasions: ['birthday', 'party', 'guests', 'buffet', 'easter', 'sunday'],
    audiences: ['children', 'crowd'],
    manners: ['sweet', 'creamy', 'comforting', 'cold', 'festive', 'make-ahead'],
    methods: ['baked'],
    needs: ['oven', 'fridge', 'mixer'],
    makes: '12 servings, by half',
    prep: 25,
    list: `
      ? 10 g unsalted-butter, for greasing
      ! 5 hen-egg, at room temperature
      200 g caster-sugar
      200 g plain-flour
      2 tsp baking-powder
      ? 1/4 tsp fine-salt
      300 ml whole-milk
      350 g evaporated-milk
      300 g condensed-milk
      ? 1 tsp vanilla-extract
      ? 300 ml whipping-cream, cold
      ? 1/2 tsp ground-cinnamon, for dusting
      ? 200 g strawberry, sliced`,
    method: `
      Heat the oven to {180C}. / Grease a baking dish with {a: unsalted-butter}.
      Whisk {a: hen-egg, caster-sugar} together until pale and thick.
      Stir {a: plain-flour, baking-powder, fine-salt} together. / Fold {a: plain-flour, baking-powder} in gently, keeping the air in the mixture. / Stir in {a: whole-milk third}.
      28m: Tip everything into the baking dish and smooth the top. / Bake until risen and golden, and a skewer comes out clean.
      Whisk {a: condensed-milk, evaporated-milk, whole-milk rest} together. / Stir in {a: vanilla-extract}.
      Prick the top all over with a skewer while still hot, and spoon the mixture over slowly.
      240m rest: Leave to cool until lukewarm. / Cover and chill in the fridge for at least {240 min}, or overnight.
      Whip {a: whipping-cream} to soft peaks. / Spread {a: whipping-cream} over the top. / Dust with {a: ground-cinnamon}. / Top with {a: strawberry}. / Serve cold.`,
    varies: {
      strawberry: 'raspberry blackberry blueberry soft-fruit cherry mango peach',
      'ground-cinnamon': 'cocoa-powder nutmeg desiccated-coconut',
      'evaporated-milk': 'single-cream coconut-milk',
    },
    takes: [
      'dark-rum white-rum brandy coffee-liqueur espresso brewed-coffee orange-liqueur dulce-de-leche | 5 | 6 | Stir in {a}.',
      'orange-zest lemon-zest almond-extract | 0.5 | 4 | Stir in {a}.',
      'berry soft-fruit coconut-flake nut chocolate caramel-sauce | 15 | 9 | Spoon or scatter {a} over the top.',
    ],
    swaps: {
      'unsalted-butter': 'vegan-butter vegetable-oil*0.8',
      'plain-flour': 'gluten-free-flour',
      'baking-powder': 'gluten-free-baking-powder',
      'whole-milk': 'lactose-free-milk oat-milk soy-milk',
      'evaporated-milk': 'oat-cream soy-cream coconut-milk',
      'condensed-milk': 'vegan-condensed-milk',
      'whipping-cream': 'lactose-free-cream vegan-double-cream',
    },
  },
  'mole-chicken': {
    title: 'Chicken mole',
    swapped: '{a: chicken-thigh} in a dark, spicy sauce',
    also: 'mole; mole poblano; chicken mole poblano; mole chicken; mole de pollo; pollo con mole; pollo en mole; pollo mole; mole sauce; mexican mole; mole rojo; chicken in mole sauce; chicken in mexican chocolate sauce; chicken with chocolate sauce; chicken in chocolate chilli sauce; モレポブラーノ; 鸡肉莫莱; 墨西哥巧克力鸡; مولي الدجاج; עוף במולה; मोले चिकन',
    summary: '{a: chicken-thigh} in a dark, smooth and spicy sauce of {b: tinned-tomato, dark-chocolate}.',
    kinds: ['stew'],
    courses: ['main', 'dinner'],
    cuisines: ['mexican'],
    occasions: ['guests', 'sunday', 'party'],
    seasons: ['autumn', 'winter'],
    audiences: ['crowd'],
    manners: ['comforting', 'filling', 'high-protein', 'spicy', 'savoury', 'warm', 'make-ahead', 'festive', 'one-pot'],
    methods: ['braised'],
    needs: ['hob', 'blender'],
    makes: '4 servings',
    prep: 20,
    list: `
      700 g chicken-thigh
      ? 1 tsp fine-salt
      2 tbsp vegetable-oil
      1 brown-onion, chopped
      ? 3 clove fresh-garlic, crushed
      ! 1.5 tbsp mild-chilli-powder
      ? 2 tsp smoked-paprika
      ? 1 tsp ground-cumin
      ? 1/2 tsp ground-cinnamon
      400 g tinned-tomato, chopped
      40 g ground-almond
      ? 30 g raisin
      300 ml chicken-stock
      ? 30 g dark-chocolate
      ? 2 tsp lime-juice
      ? 1 tbsp sesame-seed, toasted
      ? 280 g long-grain-rice, to serve`,
    method: `
      8m: Season {a: chicken-thigh} with {b: fine-salt}. / Heat {a: vegetable-oil} in a large pot over medium heat. / Brown {a: chicken-thigh} in batches on all sides. / Lift {a: chicken-thigh} out and set aside.
      9m: Add {a: brown-onion} and cook gently until soft and golden. / Stir in {a: fresh-garlic} and cook until it smells good. / Stir in {a: mild-chilli-powder, smoked-paprika, ground-cumin, ground-cinnamon} and let the spices sizzle for a moment.
      10m: Stir in {a: tinned-tomato}. / Stir in {a: ground-almond}. / Stir in {a: raisin}. / Pour in {a: chicken-stock}. / Bring to the boil, then simmer gently.
      Take the pot off the heat. / Blend until smooth.
      30m: Return {a: chicken-thigh} to the pot. / Bring to the boil, then cover and simmer over low heat. / Cook {a: chicken-thigh} {a!done}.
      20m meanwhile: Cook {a: long-grain-rice} as the packet says.
      Stir in {a: dark-chocolate} until melted. / Stir in {a: lime-juice} to taste. / Scatter with {a: sesame-seed} and serve. / Serve with {a: long-grain-rice}.`,
    varies: {
      'chicken-thigh': 'poultry tofu firm-vegetable mushroom pork-loin-steak seitan',
      'mild-chilli-powder': 'ancho-chilli chilli-powder mole-paste chipotle-paste',
      'ground-almond': 'peanut-butter almond-butter tahini sunflower-seed pumpkin-seed ground-hazelnut',
      'long-grain-rice': 'rice grain potato wrap',
    },
    takes: [
      'quick-vegetable firm-vegetable mushroom sweet-potato plantain | 60 | 6 | 8m: Cut {a} into bite-sized pieces where needed. / Stir in {a} and cook until just tender.',
      'pulse | 50 | 6 | Stir in {a}.',
      'chilli chilli-flake chipotle-paste dried-oregano ground-coriander ground-allspice | 1 | 3 | Stir in {a}.',
      `${besides} herb wrap | 25 | 8 | Serve with {a}.`,
    ],
    swaps: {
      'ground-almond': 'sunflower-seed pumpkin-seed',
      'chicken-stock': 'vegetable-stock low-allergen-vegetable-stock',
      'dark-chocolate': 'vegan-dark-chocolate allergen-free-dark-chocolate',
      'brown-onion': 'fennel celery-stalk',
    },
  },
  margarita: {
    title: 'Margarita',
    also: 'margaritas; classic margarita; margarita cocktail; tequila cocktail; tequila and lime cocktail; lime margarita; margarita on the rocks; margarita drink; margerita cocktail; magarita; margharita cocktail; coctel margarita; マルガリータ カクテル; マルガリータカクテル; 玛格丽特鸡尾酒; 玛格丽塔; مارغريتا كوكتيل; מרגריטה קוקטייל; मार्गरीटा कॉकटेल',
    summary: 'A sharp, cold cocktail of {a: tequila, lime-juice, orange-liqueur} in a glass with a salty rim.',
    kinds: ['cocktail', 'iced-drink'],
    courses: ['drink'],
    cuisines: ['mexican', 'american'],
    occasions: ['party', 'barbecue', 'date', 'guests', 'new-year'],
    seasons: ['summer'],
    manners: ['quick', 'easy', 'light', 'fresh', 'cold', 'sour', 'no-cook', 'no-bake'],
    methods: ['raw'],
    needs: [],
    makes: '2 servings',
    prep: 5,
    list: `
      ? 1 lime, cut into wedges
      ? 1 tbsp flaky-salt
      ! 100 ml tequila
      50 ml orange-liqueur
      ! 60 ml lime-juice
      ? 2 tsp agave-syrup`,
    method: `
      Rub the rims of the glasses with {a: lime} and press them into {b: flaky-salt}.
      Pour {a: tequila, orange-liqueur, lime-juice} into a large jug. / Stir in {a: agave-syrup} until dissolved.
      Fill the glasses with ice. / Pour the mixture over. / Stir well.
      Serve straight away.`,
    varies: {
      tequila: 'spirit',
      'orange-liqueur': 'liqueur orange-juice',
      'agave-syrup': 'sugar-syrup honey maple-syrup caster-sugar',
    },
    takes: [
      'strawberry raspberry blackberry mango pineapple peach watermelon passion-fruit cucumber | 40 | 2 | Blend {a} until smooth. / Stir in {a}.',
      'orange-juice grapefruit-juice pineapple-juice mango-juice passion-fruit-juice cranberry-juice coconut-cream | 30 | 3 | Add {a}.',
      'chilli fresh-mint fresh-basil fresh-coriander | 2 | 3 | Add {a} and press lightly.',
    ],
    swaps: { 'orange-liqueur': 'orange-juice', 'agave-syrup': 'sugar-syrup clear-honey' },
  },
});
