import { curryAdditions } from './additions.ts';
import { dishes } from '../read-dish.ts';

export const indian2 = dishes({
  naan: {
    title: 'Naan',
    also: 'naan bread; naan breads; nan bread; naans; nan; naan flatbread; indian flatbread; indian bread; garlic naan; garlic naan bread; plain naan; butter naan; homemade naan; easy naan; skillet naan; nann bread; naan brot; naan-brot; pain naan; pan naan; pão naan; नान; नान रोटी; ナン; 印度烤饼; 馕饼; خبز النان; خبز نان; נאן; לחם נאן',
    summary: 'Soft, blistered rounds of {a: plain-flour, plain-yogurt}, cooked in a very hot pan.',
    kinds: ['flatbread', 'bread'],
    courses: ['side', 'baking', 'snack'],
    cuisines: ['indian', 'pakistani', 'central-asian'],
    occasions: ['guests', 'weeknight', 'party'],
    audiences: ['children', 'crowd'],
    manners: ['easy', 'cheap', 'mild', 'savoury', 'warm', 'no-bake'],
    methods: ['pan-fried'],
    needs: ['hob'],
    makes: '6 flatbreads for 6, by half',
    prep: 20,
    list: `
      350 g plain-flour
      2 tsp dried-yeast
      ? 1 tsp white-sugar
      ? 1 tsp fine-salt
      130 ml plain-water, warm
      120 g plain-yogurt
      1 tbsp vegetable-oil
      40 g ghee, melted
      ? 2 clove fresh-garlic, crushed
      ? 1 tsp nigella-seed
      ? 1 handful fresh-coriander, chopped`,
    method: `
      Stir {a: plain-flour, dried-yeast, white-sugar, fine-salt} together in a large bowl. / Add {a: plain-water, plain-yogurt, vegetable-oil} and stir to a rough dough. / Knead until smooth and elastic.
      60m rest: Cover and leave to rise in a warm place until doubled.
      Divide the dough into equal pieces and shape each into a ball. / Roll or press out each piece thinly on baking paper. / Press {a: nigella-seed} lightly into the dough.
      2m: Stir {a: fresh-garlic} into {b: ghee}.
      18m*: Heat a wide heavy pan over high heat until very hot. / Cook one at a time until puffed and browned in spots, turning once. / Brush with {a: ghee}.
      Scatter with {a: fresh-coriander} and serve.`,
    swaps: {
      'plain-flour': 'gluten-free-bread-flour gluten-free-flour',
      'plain-yogurt': 'lactose-free-yogurt soy-yogurt coconut-yogurt',
      ghee: 'vegan-butter vegetable-oil',
    },
    varies: { 'plain-flour': 'strong-flour wholemeal-flour spelt-flour', ghee: 'butter olive-oil vegan-butter', 'nigella-seed': 'seed' },
    takes: [
      'herb seed cumin-seed chilli-flake red-onion spring-onion green-chilli | 3 | 4 | Press {a} lightly into the dough, cut small where needed.',
      'melting-cheese feta paneer | 25 | 4 | Put a little {a:bare} in the middle of each piece, fold the dough over and roll it out again.',
    ],
  },
  'vegetable-curry': {
    title: 'Vegetable curry',
    swapped: 'Curry with {a: cauliflower}',
    also: 'veg curry; veggie curry; vegtable curry; vegetables curry; mixed vegetable curry; mixed veg curry; vegetable korma; veg korma; coconut vegetable curry; vegetable coconut curry; curried vegetables; indian vegetable curry; sabzi; sabji; mixed sabzi; subji; navratan korma; cauliflower curry; potato curry; gemüsecurry; gemüse-curry; curry de légumes; curry aux légumes; curry de verduras; curry di verdure; curry de legumes; groentecurry; मिक्स वेज; सब्ज़ी करी; मिक्स सब्जी; सब्जी; 野菜カレー; 蔬菜咖喱; كاري الخضار; קארי ירקות',
    summary: 'A mild curry of {a: cauliflower, carrot, frozen-pea} with {b: coconut-milk}, all from one pot.',
    kinds: ['curry', 'stew', 'vegetables'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['indian', 'british'],
    occasions: ['weeknight', 'lunchbox', 'buffet'],
    audiences: ['children', 'students', 'crowd'],
    manners: ['easy', 'cheap', 'healthy', 'mild', 'creamy', 'comforting', 'one-pot', 'make-ahead', 'vegetable-rich', 'savoury', 'warm'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      2 tbsp vegetable-oil
      1 brown-onion, chopped
      ? 3 clove fresh-garlic, crushed
      ? 1 tbsp fresh-ginger, grated
      ! 2 tbsp curry-powder
      300 g all-round-potato, peeled and diced
      ? 200 g carrot, sliced
      350 g cauliflower, in florets
      400 ml coconut-milk
      ? 200 g tinned-tomato, chopped
      100 ml plain-water
      ? 1 tsp fine-salt
      ? 150 g frozen-pea
      ? 1 tbsp lime-juice
      ? 1 handful fresh-coriander, chopped
      ? 250 g basmati-rice, to serve`,
    method: `
      8m: Heat {a: vegetable-oil} in a large pot over medium heat. / Add {a: brown-onion} and cook gently until soft and golden. / Stir in {a: fresh-garlic, fresh-ginger} and cook until it smells good.
      1m: Stir in {a: curry-powder} and let the spices sizzle for a moment.
      20m: Add {a: all-round-potato, carrot, cauliflower}. / Pour in {a: coconut-milk, plain-water}. / Stir in {a: tinned-tomato}. / Season with {a: fine-salt}. / Bring to the boil, then cover and simmer over low heat. / Simmer until everything is tender.
      4m: Add {a: frozen-pea} and cook until just tender.
      20m meanwhile: Cook {a: basmati-rice} as the packet says.
      Stir in {a: lime-juice} to taste. / Scatter with {a: fresh-coriander} and serve. / Serve with {a: basmati-rice}.`,
    swaps: {
      'curry-powder': 'pure-curry-powder pure-garam-masala',
      'all-round-potato': 'butternut-squash sweet-potato parsnip',
      cauliflower: 'broccoli butternut-squash',
      'coconut-milk': 'oat-cream soy-cream',
    },
    varies: {
      cauliflower: 'firm-vegetable sweet-pepper whole-aubergine green-bean mushroom',
      'all-round-potato': 'potato root firm-vegetable',
      carrot: 'firm-vegetable root sweet-pepper',
      'frozen-pea': 'quick-vegetable leaf mushroom',
      'curry-powder': 'mild-curry-paste tikka-paste',
      'coconut-milk': 'cream plant-cream yogurt',
    },
    takes: curryAdditions(4, 6),
  },
  'chicken-biryani': {
    title: 'Chicken biryani',
    swapped: 'Biryani with {a: chicken-thigh}',
    also: 'biryani; biriyani; briyani; chicken biriyani; chicken briyani; chicken biriani; chiken biryani; chicken dum biryani; hyderabadi biryani; hyderabadi chicken biryani; murgh biryani; meat biryani; biryani rice with chicken; indian rice with chicken; indian chicken and rice; indian chicken rice; hähnchen-biryani; biryani de poulet; biryani au poulet; biryani de pollo; biryani de frango; biryani di pollo; चिकन बिरयानी; बिरयानी; مرغ بریانی; بریانی; チキンビリヤニ; ビリヤニ; 印度香饭; 鸡肉印度香饭; برياني دجاج; برياني; ביריאני; ביריאני עוף',
    summary: 'Fragrant {a: basmati-rice} layered over spiced {b: chicken-thigh} and steamed until each grain stands alone.',
    kinds: ['rice'],
    courses: ['main', 'dinner'],
    cuisines: ['indian', 'pakistani', 'bangladeshi'],
    occasions: ['guests', 'sunday', 'eid', 'ramadan', 'diwali', 'party'],
    audiences: ['crowd'],
    manners: ['filling', 'festive', 'high-protein', 'comforting', 'savoury', 'warm'],
    methods: ['marinated', 'steamed'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 25,
    list: `
      200 g plain-yogurt
      ? 4 clove fresh-garlic, crushed
      ? 1 tbsp fresh-ginger, grated
      2 tsp garam-masala
      ? 1 tsp ground-turmeric
      ? 1 tsp chilli-powder
      1.5 tsp fine-salt
      ! 600 g chicken-thigh
      60 g ghee
      3 brown-onion, thinly sliced
      ! 320 g basmati-rice
      ? = 1 cinnamon-stick
      ? 6 cardamom-pod
      ? = 2 bay-leaf
      ? 1 pinch saffron
      50 ml whole-milk, warm
      ? 1 handful fresh-mint, chopped
      ? 1 handful fresh-coriander, chopped`,
    method: `
      30m rest: Stir {a: plain-yogurt, fresh-garlic, fresh-ginger, garam-masala, ground-turmeric, chilli-powder, fine-salt} together in a large bowl. / Cut {a: chicken-thigh} into bite-sized pieces where needed. / Add {a: chicken-thigh} and toss. / Leave to marinate for {30 min}.
      30m meanwhile: Rinse {a: basmati-rice} in a fine sieve under cold running water. / Leave {a: basmati-rice} to soak in plenty of cold water.
      15m: Heat {a: ghee} in a large pot over medium heat. / Add {a: brown-onion} and cook gently until soft and deep golden. / Lift {a: brown-onion half} out and set aside.
      15m: Add {a: chicken-thigh} with everything from the bowl and simmer gently. / Cook {a: chicken-thigh} {a!done}.
      7m meanwhile: Bring a large pot of salted water to the boil. / Add {a: cinnamon-stick, cardamom-pod, bay-leaf}. / Boil {a: basmati-rice} in salted water until half done, then drain well.
      20m: Spread {a: basmati-rice} over the top. / Stir {a: saffron} into {b: whole-milk}. / Drizzle with {a: whole-milk}. / Cover and simmer over low heat until everything is tender.
      10m rest: Cover and leave to rest for {10 min}.
      Take out {a: cinnamon-stick, cardamom-pod, bay-leaf}. / Top with {a: brown-onion rest}. / Scatter with {a: fresh-mint, fresh-coriander} and serve.`,
    swaps: {
      'plain-yogurt': 'lactose-free-yogurt soy-yogurt coconut-yogurt',
      'whole-milk': 'lactose-free-milk oat-milk plain-water',
      'garam-masala': 'pure-garam-masala',
    },
    varies: { 'chicken-thigh': 'poultry tofu' },
    takes: [
      'nut dried-fruit crispy-onion pomegranate herb | 8 | 8 | Scatter with {a}.',
      'quick-vegetable firm-vegetable potato mushroom | 50 | 4 | 8m: Cut {a} into small pieces where needed. / Add {a} and cook until just tender.',
      'pulse | 40 | 6 | Stir in {a}.',
      'egg | 55 | 8 | 10m: Boil {a} for {10 min}, cool under cold running water and peel. / Cut {a} into wedges and add.',
    ],
  },
  'vegetable-biryani': {
    title: 'Vegetable biryani',
    swapped: 'Biryani with {a: cauliflower}',
    also: 'veg biryani; veggie biryani; vegetable biriyani; veg biriyani; vegetable briyani; vegetable biriani; vegetable dum biryani; mixed vegetable biryani; indian vegetable rice; spiced vegetable rice; spiced indian rice; gemüse-biryani; biryani aux légumes; biryani de verduras; biryani de legumes; वेज बिरयानी; सब्ज़ी बिरयानी; 野菜ビリヤニ; 蔬菜印度香饭; برياني الخضار; ביריאני ירקות',
    summary: 'Fragrant {a: basmati-rice} steamed with {b: cauliflower, carrot, frozen-pea} and warm spices.',
    kinds: ['rice', 'vegetables'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['indian', 'pakistani'],
    occasions: ['guests', 'weeknight', 'diwali', 'party', 'lunchbox'],
    audiences: ['crowd'],
    manners: ['easy', 'cheap', 'filling', 'festive', 'comforting', 'one-pot', 'vegetable-rich', 'savoury', 'warm'],
    methods: ['steamed'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 20,
    list: `
      ! 320 g basmati-rice
      60 g ghee
      2 brown-onion, thinly sliced
      ? 1 tsp cumin-seed
      ? = 1 cinnamon-stick
      ? 6 cardamom-pod
      ? = 2 bay-leaf
      ? 3 clove fresh-garlic, crushed
      ? 1 tbsp fresh-ginger, grated
      2 tsp garam-masala
      ? 1 tsp ground-turmeric
      350 g cauliflower, in florets
      ? 150 g carrot, diced
      ? 150 g frozen-pea
      150 g plain-yogurt
      1.5 tsp fine-salt
      480 ml plain-water
      ? 60 g cashew-nut, toasted
      ? 1 handful fresh-coriander, chopped`,
    method: `
      20m rest: Rinse {a: basmati-rice} in a fine sieve under cold running water. / Leave {a: basmati-rice} to soak in plenty of cold water.
      15m: Heat {a: ghee} in a large pot over medium heat. / Add {a: brown-onion} and cook gently until soft and deep golden. / Lift {a: brown-onion half} out and set aside.
      2m: Stir in {a: fresh-garlic, fresh-ginger} and cook until it smells good. / Stir in {a: cumin-seed, cinnamon-stick, cardamom-pod, bay-leaf, garam-masala, ground-turmeric} and let the spices sizzle for a moment.
      6m: Add {a: cauliflower, carrot}. / Stir in {a: plain-yogurt}. / Season with {a: fine-salt}. / Cook {a: cauliflower} until just tender.
      15m: Drain {a: basmati-rice}. / Add {a: basmati-rice, frozen-pea}. / Pour in {a: plain-water}. / Bring to the boil, then cover and simmer over low heat. / Cook until the grains are tender and the liquid has gone.
      10m rest: Cover and leave to rest for {10 min}.
      Take out {a: cinnamon-stick, cardamom-pod, bay-leaf}. / Top with {a: brown-onion rest}. / Scatter with {a: cashew-nut, fresh-coriander} and serve.`,
    swaps: {
      'plain-yogurt': 'lactose-free-yogurt soy-yogurt coconut-yogurt',
      'garam-masala': 'pure-garam-masala',
      cauliflower: 'broccoli butternut-squash',
    },
    varies: {
      cauliflower: 'firm-vegetable whole-aubergine mushroom pulse potato tofu',
      carrot: 'firm-vegetable sweet-pepper',
      'frozen-pea': 'quick-vegetable pulse',
      'cashew-nut': 'nut seed dried-fruit',
    },
    takes: [
      'nut seed dried-fruit crispy-onion pomegranate herb | 8 | 7 | Scatter with {a}.',
      'quick-vegetable firm-vegetable potato mushroom | 50 | 4 | 8m: Cut {a} into small pieces where needed. / Add {a} and cook until just tender.',
      'pulse | 50 | 5 | Stir in {a}.',
      'tofu poultry shellfish | 70 | 7 | 7m: Cut {a} into bite-sized pieces where needed. / Fry {a} in a lightly oiled pan over medium heat {a!done}. / Fold in {a}.',
      'egg | 55 | 7 | 10m: Boil {a} for {10 min}, cool under cold running water and peel. / Cut {a} into wedges and add.',
    ],
  },
});
