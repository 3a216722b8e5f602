import { dishes } from '../read-dish.ts';

export const southAfrican = dishes({
  'peri-peri-chicken': {
    title: 'Peri-peri chicken',
    swapped: 'Fiery roast {a: chicken-thigh-on-the-bone}',
    also: "peri peri chicken; periperi chicken; piri piri chicken; piri-piri chicken; piripiri chicken; pili pili chicken; nando's chicken; nandos chicken; nandos peri peri chicken; nando's peri peri chicken; fakeaway nandos; portuguese chicken; portuguese peri peri chicken; mozambican chicken; south african peri peri chicken; galinha à zambeziana; frango piri piri; frango piri-piri; frango à piri-piri; frango de churrasco; frango assado com piri-piri; poulet piri piri; poulet piri-piri; pollo piri piri; pollo peri peri; piri piri hähnchen; piri-piri-hähnchen; pollo al piri piri; ピリピリチキン; 霹雳霹雳鸡; 葡式辣烤鸡; دجاج بيري بيري; पेरी पेरी चिकन; עוף פירי פירי; perri perri chicken; perry perry chicken",
    summary: '{a: chicken-thigh-on-the-bone} roasted in a hot, sharp marinade of {b: red-chilli, fresh-garlic, lemon-juice}.',
    kinds: ['roast', 'marinade'],
    courses: ['main', 'dinner'],
    cuisines: ['south-african', 'portuguese', 'african'],
    occasions: ['barbecue', 'party', 'guests', 'weeknight', 'sunday', 'picnic'],
    seasons: ['summer'],
    audiences: ['crowd', 'students'],
    manners: ['spicy', 'easy', 'high-protein', 'filling', 'make-ahead', 'savoury', 'warm'],
    methods: ['roasted', 'marinated', 'baked', 'grilled'],
    needs: ['oven', 'blender'],
    makes: '4 servings',
    prep: 15,
    list: `
      ! 4 red-chilli, roughly chopped
      1 red-pepper, roughly chopped
      ? 5 clove fresh-garlic, peeled
      ? 1 tbsp smoked-paprika
      ? 1 tsp dried-oregano
      4 tbsp lemon-juice
      ? 1 tbsp red-wine-vinegar
      4 tbsp olive-oil
      ? 1 tsp white-sugar
      1.25 tsp fine-salt
      ! 1200 g chicken-thigh-on-the-bone
      ? 1 lemon, cut into wedges`,
    method: `
      Put {a: red-chilli, red-pepper, fresh-garlic, smoked-paprika, dried-oregano} in a blender. / Add {a: lemon-juice}. / Add {a: red-wine-vinegar}. / Add {a: olive-oil}. / Add {a: white-sugar, fine-salt}. / Blend to a coarse paste.
      Put half of the paste in a small pot and keep it for serving.
      60m rest: Cut small deep slits all over {a: chicken-thigh-on-the-bone} with a sharp knife. / Rub the paste all over {a: chicken-thigh-on-the-bone}. / Cover and chill in the fridge for at least {60 min}, or overnight.
      Heat the oven to {200C} and line a baking tray with baking paper. / Lay {a: chicken-thigh-on-the-bone} on the tray.
      40m: Roast {a: chicken-thigh-on-the-bone} {a!done}. / Brush with the juices halfway through.
      3m: Put under the hot grill until dark at the edges.
      5m: Add a splash of water to the small pot. / Bring to the boil, then simmer gently. / Spoon the sauce over. / Serve with {a: lemon}.`,
    swaps: { 'red-pepper': 'carrot', 'lemon-juice': 'lime-juice cider-vinegar' },
    varies: {
      'chicken-thigh-on-the-bone': 'chicken-leg chicken-drumstick chicken-wing chicken-piece turkey-leg tofu cauliflower',
      'red-chilli': 'chilli',
    },
    takes: [
      'sweet-pepper red-onion corn-on-the-cob sweet-potato potato courgette halloumi | 80 | 5 | Cut {a} into bite-sized pieces where needed. / Spread {a} on the tray.',
      'rice grain | 65 | 5 | 20m: Cook {a} as the packet says. / Keep {a} warm to serve on the side.',
      'coleslaw hummus salad avocado mayonnaise yogurt fresh-coriander | 30 | 8 | Serve with {a}.',
    ],
  },
  bobotie: {
    title: 'Bobotie',
    swapped: 'Bobotie with {a: minced-beef}',
    also: 'babotie; bobotee; bobootie; bobotjie; bobotie pie; south african bobotie; cape malay bobotie; south african curry mince; south african mince bake; south african meatloaf; curried mince bake; curried mince with custard; curried mince with egg topping; bobotje; südafrikanischer hackauflauf; ボボティ; 咖喱肉末派; بوبوتي; बोबोटी',
    summary: 'Mild, fruity spiced {a: minced-beef} baked under a golden topping of {b: hen-egg, whole-milk}.',
    kinds: ['casserole', 'pie'],
    courses: ['main', 'dinner'],
    cuisines: ['south-african', 'african'],
    occasions: ['sunday', 'guests', 'weeknight', 'buffet'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'crowd'],
    manners: ['mild', 'comforting', 'filling', 'high-protein', 'make-ahead', 'leftovers', 'savoury', 'warm', 'easy'],
    methods: ['baked'],
    needs: ['oven', 'hob'],
    makes: '4 servings, by half',
    prep: 20,
    list: `
      2 slice white-bread
      300 ml whole-milk
      1 tbsp vegetable-oil
      1 brown-onion, chopped
      ? 2 clove fresh-garlic, crushed
      ? 1 tbsp curry-powder
      ? 1 tsp ground-turmeric
      600 g minced-beef
      ? 3 tbsp mango-chutney
      ? 40 g raisin
      ? 1 tbsp lemon-juice
      ? 1 tsp fine-salt
      ? 1/4 tsp black-pepper
      ! 2 hen-egg
      ? 4 bay-leaf
      ? 250 g long-grain-rice, to serve`,
    method: `
      Heat the oven to {180C}. / Put {a: white-bread} in a small bowl and pour over {b: whole-milk third}.
      8m: Heat {a: vegetable-oil} in a wide pan over medium heat. / Add {a: brown-onion} and cook gently until soft and golden. / Stir in {a: fresh-garlic} and cook until it smells good. / Stir in {a: curry-powder, ground-turmeric} and let the spices sizzle for a moment.
      8m: Add {a: minced-beef} and fry, breaking up lumps, {a!done}.
      Mash {a: white-bread} roughly with a fork. / Stir in {a: white-bread}. / Stir in {a: mango-chutney}. / Stir in {a: raisin}. / Stir in {a: lemon-juice}. / Season with {a: fine-salt, black-pepper}. / Spoon the filling into a baking dish.
      35m: Whisk {a: hen-egg, whole-milk rest} together. / Pour the mixture over. / Lay {a: bay-leaf} on top. / Bake until risen, golden and set in the middle.
      20m meanwhile: Cook {a: long-grain-rice} as the packet says.
      5m rest: Leave to rest for {5 min} before serving. / Serve with {a: long-grain-rice}.`,
    swaps: {
      'white-bread': 'vegan-bread gluten-free-bread gluten-free-vegan-bread',
      'whole-milk': 'lactose-free-milk oat-milk soy-milk',
      'curry-powder': 'pure-curry-powder',
      'mango-chutney': 'apricot-jam',
      'brown-onion': 'carrot celery-stalk',
      'minced-beef': 'minced-turkey minced-lamb plant-mince tinned-lentil*0.9',
    },
    varies: {
      'minced-beef': 'mince plant-mince tinned-lentil pulse',
      'mango-chutney': 'fruit-chutney apricot-jam',
      raisin: 'dried-fruit',
    },
    takes: [
      'carrot courgette mushroom sweet-pepper frozen-pea quick-vegetable firm-fruit | 40 | 3 | 5m: Grate or chop {a} finely where needed. / Add {a} and cook until soft.',
      'flaked-almond nut | 10 | 5 | Scatter with {a}.',
    ],
  },
  chakalaka: {
    title: 'Chakalaka',
    also: 'chakalaka relish; chaka laka; chakalakka; shakalaka; chakkalakka; south african chakalaka; spicy bean relish; south african bean relish; south african relish; spicy baked bean relish; chakalaka with beans; chakalaka salad; チャカラカ; تشاكالاكا; 查卡拉卡; चकालाका',
    summary: 'A spicy mixture of {a: carrot, green-pepper, ripe-tomato} with {b: baked-bean}, good hot or cold.',
    kinds: ['vegetables', 'beans', 'chutney'],
    courses: ['side', 'lunch', 'sauce'],
    cuisines: ['south-african', 'african'],
    occasions: ['barbecue', 'buffet', 'picnic', 'weeknight', 'party'],
    seasons: ['summer'],
    audiences: ['students', 'crowd'],
    manners: ['spicy', 'easy', 'cheap', 'healthy', 'vegetable-rich', 'one-pot', 'make-ahead', 'savoury', 'warm', 'cold'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      3 tbsp vegetable-oil
      1 brown-onion, finely chopped
      ? 1 green-pepper, diced
      ? 2 clove fresh-garlic, crushed
      ? 1 tbsp fresh-ginger, grated
      ? 1 green-chilli, finely chopped
      ? 1 tbsp curry-powder
      ! 3 carrot, grated
      3 ripe-tomato, chopped
      415 g baked-bean
      ? fine-salt, to taste
      ? black-pepper, to taste`,
    method: `
      7m: Heat {a: vegetable-oil} in a wide pan over medium heat. / Add {a: brown-onion, green-pepper} and cook gently until soft. / Stir in {a: fresh-garlic, fresh-ginger, green-chilli} and cook until it smells good.
      1m: Stir in {a: curry-powder} and let the spices sizzle for a moment.
      12m: Add {a: carrot} and cook until just tender. / Add {a: ripe-tomato} and cook until soft.
      6m: Stir in {a: baked-bean}. / Simmer gently until slightly thickened.
      Season with {a: fine-salt, black-pepper} to taste. / Serve warm or cold.`,
    swaps: {
      'curry-powder': 'pure-curry-powder',
      'baked-bean': 'tinned-white-bean tinned-chickpea',
      'ripe-tomato': 'courgette',
      'brown-onion': 'celery-stalk fennel',
    },
    varies: { 'baked-bean': 'pulse', 'green-pepper': 'sweet-pepper courgette', 'ripe-tomato': 'tinned-tomato cherry-tomato plum-tomato' },
    takes: [
      'leaf firm-vegetable quick-vegetable | 40 | 3 | 5m: Cut {a} into small pieces where needed. / Add {a}.',
      'smoked-paprika paprika fresh-coriander fresh-thyme | 2 | 5 | Stir in {a}.',
    ],
  },
  'malva-pudding': {
    title: 'Malva pudding',
    also: 'malva; malvapudding; malva poeding; malvapoeding; malva sponge; malva cake; south african malva pudding; south african pudding; south african dessert; south african sticky pudding; apricot sponge pudding; sticky apricot pudding; apricot jam pudding; malva puding; malvern pudding south african; マルバプディング; 马尔瓦布丁; بودينغ مالفا',
    summary: 'A warm, springy sponge with {a: apricot-jam}, soaked in a warm sauce of {b: double-cream, unsalted-butter}.',
    kinds: ['pudding', 'cake'],
    courses: ['dessert', 'baking'],
    cuisines: ['south-african', 'african'],
    occasions: ['sunday', 'guests', 'christmas', 'barbecue', 'easter'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'crowd'],
    manners: ['sweet', 'comforting', 'festive', 'warm', 'make-ahead', 'mild'],
    methods: ['baked'],
    needs: ['oven', 'hob'],
    makes: '8 servings, by half',
    prep: 15,
    list: `
      100 g unsalted-butter
      180 g caster-sugar
      2 hen-egg
      ! 3 tbsp apricot-jam
      ? 1 tsp white-vinegar
      150 ml whole-milk
      180 g plain-flour
      1 tsp bicarbonate-of-soda
      ? 1/4 tsp fine-salt
      200 ml double-cream
      ? 1 tsp vanilla-extract
      ? 400 ml ready-custard, to serve`,
    method: `
      Heat the oven to {180C}. / Grease a baking dish with {a: unsalted-butter little}.
      Whisk {a: hen-egg, caster-sugar half} together until pale and thick. / Whisk in {a: apricot-jam}. / Whisk in {a: white-vinegar}. / Whisk in {a: whole-milk}.
      Stir {a: plain-flour, bicarbonate-of-soda, fine-salt} together in a large bowl. / Pour the liquid into the bowl and stir until just combined; small lumps are fine.
      35m: Tip everything into the baking dish and smooth the top. / Bake until risen and golden, and a skewer comes out clean.
      5m meanwhile: Put {a: double-cream, unsalted-butter rest, caster-sugar rest} in a small pot. / Stir over low heat until everything has dissolved. / Stir in {a: vanilla-extract}.
      10m rest: Prick the top all over with a skewer while still hot, and spoon the mixture over slowly. / Leave to rest for {10 min} before serving.
      Serve warm[ with {a: ready-custard}].`,
    swaps: {
      'plain-flour': 'gluten-free-flour',
      'hen-egg': 'flax-egg',
      'unsalted-butter': 'vegan-butter',
      'whole-milk': 'lactose-free-milk oat-milk soy-milk',
      'double-cream': 'lactose-free-cream oat-cream soy-cream coconut-milk',
      'ready-custard': 'vegan-custard vegan-ice-cream',
    },
    varies: { 'ready-custard': 'vanilla-ice-cream double-cream', 'apricot-jam': 'orange-marmalade plum-jam' },
    takes: [
      'dried-fruit chocolate nut stem-ginger orange-zest lemon-zest ground-ginger | 12 | 4 | Fold {a} into the batter.',
      'brandy dark-rum orange-liqueur | 5 | 6 | Stir in {a}.',
    ],
  },
});
