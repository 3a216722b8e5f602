import { dishes } from '../read-dish.ts';

export const swiss = dishes({
  rosti: {
    title: 'Rösti',
    swapped: 'Crisp grated {a: waxy-potato}, Swiss style',
    also: 'rosti; roesti; röschti; potato rosti; potato rösti; potato roesti; swiss rosti; swiss potato rosti; rösti potatoes; rosti potato; swiss potato cake; swiss potato pancake; swiss hash browns; hash browns; hash brown; hashbrowns; hashed browns; homemade hash browns; bernese rösti; berner rösti; kartoffelrösti; rosty; roschti; рёшти; ルスティ; レシュティ; ロスティ; 瑞士薯饼; ハッシュドポテト; 薯饼',
    summary: 'A golden round of grated {a: waxy-potato}, crisp outside and soft within, fried in {b: unsalted-butter}.',
    kinds: ['potatoes', 'fritter'],
    courses: ['side', 'main', 'breakfast', 'lunch', 'dinner'],
    cuisines: ['swiss', 'german'],
    occasions: ['brunch', 'weeknight', 'sunday'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'students'],
    manners: ['easy', 'cheap', 'comforting', 'crunchy', 'filling', 'mild', 'savoury', 'warm'],
    methods: ['pan-fried', 'fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      ! 900 g waxy-potato, peeled
      ? 1 tsp fine-salt
      ? 1/4 tsp black-pepper
      60 g unsalted-butter
      1 tbsp sunflower-oil`,
    method: `
      Grate {a: waxy-potato} coarsely. / Squeeze out as much liquid as you can in a clean cloth. / Season {a: waxy-potato} with {b: fine-salt, black-pepper}.
      15m: Heat {a: sunflower-oil, unsalted-butter half} in a wide pan over medium heat. / Press {a: waxy-potato} into the pan to a flat round. / Cook until golden and crisp underneath.
      Lay a plate over the pan, turn everything out onto it with care, and slide it back with the pale side down.
      12m: Dot the edge with {a: unsalted-butter rest}. / Cook until golden and crisp underneath.
      Slide onto a board and cut into wedges. / Serve straight away.`,
    swaps: { 'unsalted-butter': 'vegan-butter ghee sunflower-oil*0.8' },
    varies: {
      'waxy-potato': 'potato sweet-potato parsnip celeriac',
      'unsalted-butter': 'ghee lard goose-fat duck-fat bacon-fat oil vegan-butter',
    },
    takes: [
      'bacon onion leek mushroom chorizo | 40 | 2 | 6m: Cut {a} into small pieces where needed. / Fry {a} in another pan {a!done}. / Mix well.',
      'carrot parsnip celeriac beetroot sweet-potato courgette apple | 50 | 2 | Grate {a} coarsely and stir in.',
      'melting-cheese hard-cheese herb spring-onion | 25 | 2 | Chop or grate {a} finely where needed. / Mix well.',
      'egg | 55 | 6 | 4m: Fry {a} in another pan {a!done}. / Top with {a}.',
      'smoked-fish cured-ham cooked-ham soured-cream creme-fraiche quark soft-cheese apple-sauce salad avocado | 40 | 6 | Serve with {a}.',
    ],
  },
  'cheese-fondue': {
    title: 'Cheese fondue',
    swapped: 'Fondue of {a: gruyere, emmental}',
    also: 'fondue; swiss cheese fondue; swiss fondue; fondue moitié-moitié; fondue moitie moitie; fondue neuchâteloise; fondue savoyarde; fondue au fromage; käsefondue; kaesefondue; käse fondue; fonduta; melted cheese with bread; cheese dip with bread; cheese fondu; fondu; fon du; cheese fondoo; фондю; сырное фондю; チーズフォンデュ; フォンデュ; 芝士火锅; 奶酪火锅; 瑞士奶酪火锅; 퐁듀; 치즈 퐁듀; فوندو الجبن; פונדו גבינה',
    summary: '{a: gruyere, emmental} melted with {b: white-wine}, to scoop up with {c: baguette} at the table.',
    kinds: ['hotpot', 'dip'],
    courses: ['main', 'dinner'],
    cuisines: ['swiss', 'french'],
    occasions: ['new-year', 'christmas', 'guests', 'party', 'date', 'valentine'],
    seasons: ['autumn', 'winter'],
    audiences: ['crowd'],
    manners: ['easy', 'quick', 'comforting', 'creamy', 'filling', 'festive', 'high-protein', 'mild', 'savoury', 'warm', 'one-pot'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      250 g gruyere, grated
      250 g emmental, grated
      1 tbsp cornflour
      ? 1 clove fresh-garlic, halved
      300 ml white-wine
      ? 1 tbsp lemon-juice
      ? 2 tbsp kirsch
      ? 1 pinch ground-nutmeg
      ? black-pepper, to taste
      420 g baguette, cut into {2cm} pieces
      ? 100 g gherkin, to serve`,
    method: `
      Toss {a: gruyere, emmental} with {b: cornflour}.
      4m: Rub a heavy pot with {a: fresh-garlic}. / Pour in {a: white-wine}. / Stir in {a: lemon-juice}. / Heat slowly, stirring, until it just begins to simmer.
      8m: Add {a: gruyere, emmental} a handful at a time, stirring over low heat until melted and smooth; do not let it boil.
      Stir in {a: kirsch}. / Season with {a: ground-nutmeg, black-pepper} to taste.
      Keep warm over a small flame and stir often. / Dip {a: baguette} into the pot on long forks. / Serve with {a: gherkin}.`,
    swaps: {
      gruyere: 'vegetarian-cheddar lactose-free-cheese vegan-cheese',
      emmental: 'vegetarian-cheddar lactose-free-cheese vegan-cheese',
      'white-wine': 'alcohol-free-white-wine apple-juice',
      kirsch: 'apple-juice',
      cornflour: 'potato-starch tapioca-starch',
    },
    varies: {
      emmental: 'melting-cheese hard-cheese blue-cheese',
      gruyere: 'melting-cheese',
      baguette: 'bread cooked-potato',
      'white-wine': 'dry-cider lager wheat-beer apple-juice sparkling-wine',
      kirsch: 'alcohol',
      gherkin: 'pickled-onion salad apple pear table-grape',
    },
    takes: [
      'potato firm-vegetable quick-vegetable | 120 | 1 | 20m: Boil {a} in salted water until just tender, then drain well. / Keep {a} warm to dip.',
      'apple pear grape cherry-tomato cured-ham salami cooked-ham salad mushroom | 40 | 5 | Cut {a} into bite-sized pieces where needed. / Serve with {a}.',
      'herb paprika chilli-flake truffle-oil mustard spring-onion | 2 | 4 | Stir in {a}.',
    ],
  },
  'bircher-muesli': {
    title: 'Bircher muesli',
    also: 'birchermuesli; bircher müsli; birchermüesli; birchermüsli; bircher; bircher oats; swiss muesli; swiss oatmeal; swiss bircher muesli; muesli; müsli; muesli recipe; homemade muesli; apple muesli; soaked muesli; soaked oats with apple; bircher benner muesli; birch muesli; bircher museli; museli; meusli; мюсли бирхера; ビルヒャーミューズリー; ミューズリー; ビルヒャームースリー; 瑞士燕麦; 木斯里',
    summary: '{a: rolled-oat} soaked in {b: whole-milk}, with grated {c: eating-apple}[ and a topping of {d: whole-hazelnut, blueberry}].',
    kinds: ['muesli'],
    courses: ['breakfast', 'snack'],
    cuisines: ['swiss', 'german'],
    occasions: ['brunch', 'lunchbox', 'weeknight'],
    seasons: ['spring', 'summer', 'autumn', 'winter'],
    audiences: ['children', 'students'],
    manners: [
      'easy',
      'cheap',
      'healthy',
      'light',
      'fresh',
      'cold',
      'sweet',
      'filling',
      'no-cook',
      'no-bake',
      'make-ahead',
      'creamy',
      'mild',
    ],
    methods: ['raw'],
    needs: ['fridge'],
    makes: '4 servings',
    prep: 10,
    list: `
      ! 200 g rolled-oat
      350 ml whole-milk
      ? 2 tbsp raisin
      2 eating-apple
      ? 1 tbsp lemon-juice
      200 g plain-yogurt
      ? 1 tbsp clear-honey
      ? 1 pinch ground-cinnamon
      ? 40 g whole-hazelnut, chopped
      ? 150 g blueberry`,
    method: `
      60m rest: Mix {a: rolled-oat, whole-milk, raisin} in a bowl. / Cover and chill in the fridge for at least {60 min}, or overnight.
      Grate {a: eating-apple} coarsely. / Toss {a: eating-apple} with {b: lemon-juice}.
      Stir in {a: eating-apple}. / Fold in {a: plain-yogurt}. / Stir in {a: clear-honey, ground-cinnamon} to taste.
      Divide between bowls. / Scatter with {a: whole-hazelnut}. / Top with {a: blueberry}. / Serve cold.`,
    swaps: {
      'rolled-oat': 'gluten-free-oat',
      'whole-milk': 'lactose-free-milk oat-milk soy-milk rice-milk',
      'plain-yogurt': 'lactose-free-yogurt oat-yogurt soy-yogurt coconut-yogurt',
      'clear-honey': 'maple-syrup agave-syrup',
      'eating-apple': 'fresh-pear carrot',
    },
    varies: {
      'whole-milk': 'milk plant-milk orange-juice apple-juice',
      'plain-yogurt': 'yogurt quark skyr plant-yogurt cream',
      raisin: 'dried-fruit',
      'whole-hazelnut': 'nut seed',
      blueberry: 'berry soft-fruit stone-fruit citrus',
      'clear-honey': 'syrup sugar jam',
    },
    takes: [
      'berry soft-fruit citrus fruit-compote | 40 | 4 | Cut {a} into bite-sized pieces where needed. / Top with {a}.',
      'nut seed dried-fruit granola chocolate coconut-flake desiccated-coconut | 12 | 5 | Scatter with {a}.',
      'chia-seed ground-linseed vanilla-extract ground-cardamom cocoa-powder peanut-butter almond-butter | 4 | 3 | Stir in {a}.',
      'carrot pear courgette | 40 | 3 | Grate {a} coarsely and stir in.',
    ],
  },
});
