import { dishes } from '../read-dish.ts';

export const soupsFourth = dishes({
  'vegetable-soup': {
    title: 'Vegetable soup',
    swapped: 'Chunky soup of {a: carrot, waxy-potato, courgette, green-bean}',
    also: 'hearty vegetable soup; chunky vegetable soup; veg soup; veggie soup; vegetables soup; vegtable soup; vegetabel soup; mixed vegetable soup; homemade vegetable soup; country vegetable soup; winter vegetable soup; garden vegetable soup; gemüsesuppe; gemuesesuppe; gemüseeintopf; soupe de légumes; soupe de legumes; potage aux légumes; soupe paysanne; zuppa di verdure; minestra di verdure; sopa de verduras; sopa de vegetales; sopa de legumes; groentesoep; zupa jarzynowa; zupa warzywna; овощной суп; 野菜スープ; 蔬菜汤; 蔬菜湯; شوربة الخضار; شوربة خضار; מרק ירקות; सब्जी का सूप; सब्ज़ियों का सूप; वेजिटेबल सूप',
    summary: 'A hearty, chunky soup of {a: carrot, waxy-potato, courgette, green-bean}: a whole meal from one pot.',
    kinds: ['soup', 'stew'],
    courses: ['lunch', 'dinner', 'main', 'starter'],
    cuisines: ['international', 'european'],
    occasions: ['weeknight', 'lunchbox', 'camping'],
    seasons: ['spring', 'summer', 'autumn', 'winter'],
    audiences: ['children', 'students', 'crowd', 'baby'],
    manners: [
      'easy',
      'cheap',
      'healthy',
      'light',
      'comforting',
      'warm',
      'mild',
      'savoury',
      'one-pot',
      'make-ahead',
      'leftovers',
      'no-bake',
      'vegetable-rich',
    ],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 20,
    list: `
      2 tbsp olive-oil
      1 brown-onion, chopped
      ? 2 stalk celery-stalk, sliced
      ? 2 clove fresh-garlic, crushed
      150 g carrot, peeled and sliced
      300 g waxy-potato, peeled and diced
      ? 200 g tinned-tomato, chopped
      1200 ml vegetable-stock
      ? = 1 bay-leaf
      200 g courgette, diced
      150 g green-bean, cut into {2cm} pieces
      ? fine-salt, to taste
      ? black-pepper, to taste
      ? 1 handful fresh-parsley, chopped
      ? 4 slice sourdough-bread, to serve`,
    method: `
      8m: Heat {a: olive-oil} in a large pot over medium heat. / Add {a: brown-onion, celery-stalk} and cook gently until soft. / Stir in {a: fresh-garlic} and cook until it smells good.
      15m: Add {a: carrot, waxy-potato}. / Stir in {a: tinned-tomato}. / Pour in {a: vegetable-stock}. / Add {a: bay-leaf}. / Bring to the boil, then simmer gently.
      8m: Add {a: courgette, green-bean}. / Simmer until everything is tender.
      Take out {a: bay-leaf}. / Season with {a: fine-salt, black-pepper} to taste.
      Scatter with {a: fresh-parsley}. / Serve with {a: sourdough-bread}.`,
    varies: { 'vegetable-stock': 'stock', 'waxy-potato': 'potato sweet-potato', 'fresh-parsley': 'herb', 'sourdough-bread': 'bread' },
    takes: [
      'firm-vegetable root potato leek fennel | 60 | 2 | Add {a}, cut into bite-sized pieces where needed.',
      'chicken-breast chicken-thigh turkey-breast | 80 | 2 | 6m: Cut {a} into bite-sized pieces where needed. / Add {a} and turn until coated and no longer raw outside.',
      'mince plant-mince | 70 | 2 | 6m: Add {a} and fry, breaking up lumps, {a!done}.',
      'bacon ham chorizo sausage | 30 | 2 | 6m: Cut {a} into small pieces where needed. / Add {a} and cook {a!done}.',
      'red-lentil green-lentil brown-lentil pearl-barley rice | 25 | 3 | 20m: Add {a} and cook until tender.',
      'quick-vegetable leaf mushroom pulse cherry-tomato ripe-tomato cooked-chicken cooked-turkey tofu | 50 | 3 | Add {a}, cut into bite-sized pieces where needed.',
      'pasta noodle bulgur couscous quinoa | 25 | 4 | 10m: Add {a} and cook {a!done}.',
      'white-fish salmon raw-prawn | 80 | 4 | 6m: Cut {a} into bite-sized pieces where needed. / Add {a} and cook {a!done}.',
      'curry-powder ground-cumin paprika smoked-paprika ground-turmeric | 1 | 2 | Stir in {a} and let the spices sizzle for a moment.',
      'cream plant-cream coconut-milk pesto | 20 | 5 | Stir in {a}.',
      'hard-cheese melting-cheese soft-cheese crouton | 10 | 5 | Scatter with {a}.',
    ],
    swaps: {
      'waxy-potato': 'sweet-potato celeriac turnip',
      'celery-stalk': 'fennel*1.1',
      courgette: 'frozen-pea white-cabbage',
      'green-bean': 'frozen-pea courgette',
    },
  },
  'lentil-soup': {
    title: 'Lentil soup',
    swapped: 'Hearty soup of {a: green-lentil}',
    also: 'green lentil soup; brown lentil soup; hearty lentil soup; lentils soup; lentil vegetable soup; lentil and vegetable soup; lentill soup; soupe de lentilles; soupe aux lentilles; zuppa di lenticchie; italian lentil soup; sopa de lentejas; lentejas; sopa de lentilha; sopa de lentilhas; fakes; fakes soupa; φακές; φακές σούπα; greek lentil soup; linzensoep; zupa z soczewicy; čočková polévka; lencseleves; чечевичный суп; レンズ豆のスープ; 扁豆汤; 小扁豆汤; מרק עדשים; شوربة العدس الأخضر; मसूर की दाल का सूप',
    summary: 'A thick, earthy soup of {a: green-lentil, carrot} with a splash of sharpness at the end.',
    kinds: ['soup', 'stew', 'beans'],
    courses: ['lunch', 'dinner', 'main'],
    cuisines: ['german', 'italian', 'greek', 'spanish', 'european'],
    occasions: ['weeknight', 'lunchbox', 'new-year', 'camping'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'students', 'crowd'],
    manners: [
      'easy',
      'cheap',
      'healthy',
      'comforting',
      'filling',
      'warm',
      'mild',
      'savoury',
      'one-pot',
      'make-ahead',
      'no-bake',
      'vegetable-rich',
    ],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      2 tbsp olive-oil
      1 brown-onion, finely chopped
      150 g carrot, diced
      ? 2 stalk celery-stalk, diced
      ? 2 clove fresh-garlic, crushed
      ? 2 tbsp tomato-puree
      ! 300 g green-lentil
      1400 ml vegetable-stock
      ? = 1 bay-leaf
      ? 1 tsp fresh-thyme, picked
      ? 1 tbsp red-wine-vinegar
      ? fine-salt, to taste
      ? black-pepper, to taste
      ? 1 handful fresh-parsley, chopped
      ? 4 slice sourdough-bread, to serve`,
    method: `
      8m: Heat {a: olive-oil} in a large pot over medium heat. / Add {a: brown-onion, carrot, celery-stalk} and cook gently until soft.
      2m: Stir in {a: fresh-garlic} and cook until it smells good. / Stir in {a: tomato-puree} and cook for a minute, stirring.
      35m: Rinse {a: green-lentil} in a fine sieve under cold running water. / Add {a: green-lentil}. / Pour in {a: vegetable-stock}. / Add {a: bay-leaf, fresh-thyme}. / Bring to the boil, then cover and simmer over low heat. / Cook {a: green-lentil} until very soft.
      Take out {a: bay-leaf}. / Stir in {a: red-wine-vinegar} to taste. / Season with {a: fine-salt, black-pepper} to taste.
      Scatter with {a: fresh-parsley}. / Serve with {a: sourdough-bread}.`,
    varies: {
      'green-lentil': 'brown-lentil puy-lentil beluga-lentil red-lentil green-split-pea yellow-split-pea',
      carrot: 'firm-vegetable root leek',
      'vegetable-stock': 'stock',
      'red-wine-vinegar': 'vinegar lemon-juice lemon',
      'fresh-parsley': 'herb',
    },
    takes: [
      'firm-vegetable root potato leek | 60 | 3 | Add {a}, cut into bite-sized pieces where needed.',
      'bacon ham chorizo sausage cooking-chorizo mince plant-mince | 50 | 2 | 8m: Cut {a} into small pieces where needed. / Add {a} and cook {a!done}.',
      'frankfurter smoked-sausage kielbasa tofu cooked-chicken | 60 | 4 | 5m: Cut {a} into small pieces where needed. / Stir in {a} and heat through.',
      'quick-vegetable leaf mushroom cherry-tomato ripe-tomato tinned-tomato | 50 | 4 | 5m: Stir in {a} and cook until just tender.',
      'curry-powder ground-cumin paprika smoked-paprika ground-turmeric ground-coriander | 1 | 3 | Stir in {a} and let the spices sizzle for a moment.',
      'cream plant-cream coconut-milk yogurt plant-yogurt | 20 | 5 | Stir in {a}.',
      'soft-cheese hard-cheese melting-cheese | 10 | 5 | Scatter with {a}.',
    ],
    swaps: {
      'celery-stalk': 'fennel*1.1',
      'red-wine-vinegar': 'cider-vinegar lemon-juice white-vinegar',
      'tomato-puree': 'red-pepper-paste',
    },
  },
  'chicken-soup-with-rice': {
    title: 'Chicken soup with rice',
    swapped: 'Soup with {a: chicken-thigh, long-grain-rice}',
    also: 'chicken and rice soup; chicken rice soup; chicken with rice soup; chicken soup and rice; rice and chicken soup; rice soup with chicken; chicken soup rice; hühnersuppe mit reis; huehnersuppe mit reis; soupe de poulet au riz; soupe au poulet et riz; minestra di riso e pollo; sopa de pollo con arroz; caldo de pollo con arroz; canja; canja de galinha; tavuklu pirinç çorbası; rosół z ryżem; куриный суп с рисом; 鶏肉とお米のスープ; チキンライススープ; 鸡肉米饭汤; 鸡汤饭; شوربة الدجاج بالأرز; شوربة دجاج بالرز; מרק עוף עם אורז; चिकन राइस सूप',
    summary: 'A clear, comforting soup of {a: chicken-thigh, carrot, long-grain-rice} with a little sharpness at the end.',
    kinds: ['soup', 'rice'],
    courses: ['lunch', 'dinner', 'main'],
    cuisines: ['international', 'american', 'portuguese', 'european'],
    occasions: ['weeknight', 'sunday', 'lunchbox'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'crowd', 'baby'],
    manners: [
      'easy',
      'cheap',
      'healthy',
      'light',
      'comforting',
      'filling',
      'warm',
      'mild',
      'savoury',
      'one-pot',
      'no-bake',
      'high-protein',
    ],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      2 tbsp olive-oil
      1 brown-onion, chopped
      150 g carrot, peeled and sliced
      ? 2 stalk celery-stalk, sliced
      ? 2 clove fresh-garlic, crushed
      ! 500 g chicken-thigh
      1500 ml chicken-stock
      ? = 1 bay-leaf
      120 g long-grain-rice
      ? 1 tbsp lemon-juice
      ? fine-salt, to taste
      ? black-pepper, to taste
      ? 1 handful fresh-parsley, chopped`,
    method: `
      8m: Heat {a: olive-oil} in a large pot over medium heat. / Add {a: brown-onion, carrot, celery-stalk} and cook gently until soft. / Stir in {a: fresh-garlic} and cook until it smells good.
      20m: Add {a: chicken-thigh}. / Pour in {a: chicken-stock}. / Add {a: bay-leaf}. / Bring to the boil, then simmer gently. / Cook {a: chicken-thigh} {a!done}.
      Lift {a: chicken-thigh} out and set aside. / Take out {a: bay-leaf}.
      14m: Stir in {a: long-grain-rice}. / Simmer, half covered, until the grains are tender. / Meanwhile, shred {a: chicken-thigh} with two forks.
      2m: Return {a: chicken-thigh} to the pot and heat through until steaming hot. / Stir in {a: lemon-juice} to taste. / Season with {a: fine-salt, black-pepper} to taste.
      Scatter with {a: fresh-parsley} and serve.`,
    varies: {
      'chicken-thigh': 'chicken-breast turkey-breast',
      'long-grain-rice': 'basmati-rice jasmine-rice short-grain-rice risotto-rice quinoa bulgur orzo ditalini vermicelli',
      carrot: 'firm-vegetable root leek',
      'lemon-juice': 'lime-juice lemon lime',
      'fresh-parsley': 'herb',
    },
    takes: [
      'firm-vegetable root potato leek fennel | 60 | 2 | Add {a}, cut into bite-sized pieces where needed.',
      'quick-vegetable leaf mushroom cherry-tomato ripe-tomato | 50 | 5 | 4m: Stir in {a} and cook until just tender.',
      'fresh-ginger lemongrass red-chilli green-chilli jalapeno | 3 | 2 | Stir in {a} and cook until it smells good.',
      'pulse | 50 | 5 | 2m: Stir in {a} and heat through.',
      'cream plant-cream coconut-milk soured-cream | 25 | 6 | Stir in {a}.',
      'avocado soft-cheese hard-cheese crouton | 20 | 6 | Scatter with {a}.',
    ],
    swaps: {
      'long-grain-rice': 'quinoa',
      'celery-stalk': 'fennel*1.1',
      'lemon-juice': 'fresh-lemon-juice lime-juice cider-vinegar',
    },
  },
});
