import { dishes } from '../read-dish.ts';

export const britishBreakfast = dishes({
  porridge: {
    title: 'Porridge',
    swapped: 'Porridge with {a: rolled-oat}',
    also: 'oatmeal; oat meal; oat porridge; porridge oats; hot oats; hot oatmeal; cooked oats; oats porridge; stovetop oats; stove top oatmeal; breakfast oats; creamy porridge; creamy oatmeal; warm oats; oats for breakfast; banana porridge; porrige; porrage; poridge; parritch; haferbrei; haferflockenbrei; haferporridge; havregrød; havregrøt; havregröt; kaurapuuro; gruau; bouillie d’avoine; gachas de avena; avena cocida; mingau de aveia; овсянка; овсяная каша; オートミール; 燕麦粥; שיבולת שועל; دليا',
    summary: 'Creamy {a: rolled-oat} cooked gently in {b: whole-milk}[, with {c: banana} on top].',
    kinds: ['porridge'],
    courses: ['breakfast'],
    cuisines: ['british', 'irish', 'scandinavian'],
    occasions: ['weeknight', 'brunch', 'camping'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'baby', 'one', 'students'],
    manners: ['quick', 'easy', 'cheap', 'healthy', 'comforting', 'creamy', 'filling', 'mild', 'sweet', 'warm', 'one-pot', 'no-bake'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '2 servings',
    prep: 3,
    list: `
      100 g rolled-oat
      400 ml whole-milk
      200 ml plain-water
      ? 1 pinch fine-salt
      ? 1/2 tsp ground-cinnamon
      ? 120 g banana, sliced
      ? 2 tsp clear-honey`,
    method: `
      3m: Put {a: rolled-oat, whole-milk, plain-water} in a small pot. / Stir in {a: fine-salt, ground-cinnamon}. / Bring to the boil.
      6m: Simmer over low heat, stirring often, until thick and creamy.
      2m rest: Take the pot off the heat. / Cover and leave to stand for {2 min}.
      Divide between bowls. / Top with {a: banana}. / Drizzle with {a: clear-honey} and serve.`,
    swaps: { 'rolled-oat': 'gluten-free-oat quinoa-flake millet-flake', banana: 'strawberry blueberry', 'plain-water': 'whole-milk' },
    varies: {
      'rolled-oat': 'gluten-free-oat barley-flake wheat-flake buckwheat-flake millet-flake quinoa-flake rice-flake semolina',
      'whole-milk': 'milk plant-milk coconut-milk',
      banana: 'soft-fruit berry fruit-compote apple-sauce',
      'clear-honey': 'syrup sugar',
    },
    takes: [
      'berry soft-fruit dried-fruit nut seed jam spread granola chocolate orange mandarin | 25 | 4 | Top with {a}.',
      'apple pear carrot | 50 | 2 | Grate {a} coarsely and stir in.',
      'cocoa-powder protein-powder vegan-protein-powder vanilla-extract ground-ginger ground-cardamom nutmeg egg-white | 5 | 3 | Stir in {a}.',
    ],
  },
  'scrambled-eggs': {
    title: 'Scrambled eggs',
    also: 'scrambled egg; scrambled eggs on toast; scrambled egg on toast; soft scrambled eggs; creamy scrambled eggs; eggs scrambled; buttery scrambled eggs; fluffy scrambled eggs; scramble; egg scramble; scrambeled eggs; scrambled egs; rührei; ruehrei; rührei mit brot; œufs brouillés; oeufs brouillés; oeufs brouilles; huevos revueltos; ovos mexidos; uova strapazzate; jajecznica; яичница-болтунья; スクランブルエッグ; 炒蛋; 滑蛋; بيض مخفوق; ביצה מקושקשת',
    summary: 'Soft, creamy {a: hen-egg} stirred slowly in {b: unsalted-butter}.',
    kinds: ['eggs'],
    courses: ['breakfast', 'lunch', 'main'],
    cuisines: ['british', 'american', 'international'],
    occasions: ['brunch', 'sunday', 'weeknight', 'camping'],
    audiences: ['children', 'one', 'students'],
    manners: ['quick', 'easy', 'cheap', 'light', 'creamy', 'mild', 'savoury', 'warm', 'high-protein', 'one-pot'],
    methods: ['pan-fried'],
    needs: ['hob'],
    makes: '2 servings, by half',
    prep: 5,
    list: `
      ! 4 hen-egg
      ? 2 tbsp whole-milk
      ? 1/4 tsp fine-salt
      20 g unsalted-butter
      ? black-pepper, to taste
      ? 1 tbsp fresh-chive, finely chopped
      ? 2 slice white-bread, to serve`,
    method: `
      Beat {a: hen-egg} with a fork. / Stir in {a: whole-milk}. / Stir in {a: fine-salt}.
      4m: Melt {a: unsalted-butter} in a wide pan over medium heat. / Pour in {a: hen-egg}. / Push the mixture slowly from the edge to the middle as it sets. / Cook gently, stirring, until just set.
      3m meanwhile: Toast {a: white-bread} until golden.
      Take the pan off the heat. / Season with {a: black-pepper} to taste. / Scatter with {a: fresh-chive}. / Serve straight away[ with {a: white-bread}].`,
    swaps: { 'unsalted-butter': 'vegan-butter olive-oil*0.8' },
    varies: { 'fresh-chive': 'herb', 'white-bread': 'bread', 'unsalted-butter': 'olive-oil', 'whole-milk': 'cream milk plant-milk' },
    takes: [
      'mushroom bacon tomato sweet-pepper courgette onion leek chorizo sausage tofu chilli cooked-potato | 40 | 2 | 5m: Cut {a} into small pieces where needed. / Fry {a} in a lightly oiled pan over medium heat {a!done}. / Keep {a} warm to serve on top.',
      'spinach baby-spinach kale | 30 | 2 | 2m: Cook {a} in a wide pan {a!done}. / Keep {a} warm to serve on top.',
      'smoked-fish ham soft-cheese melting-cheese hard-cheese avocado tinned-fish cooked-prawn truffle-oil spring-onion | 20 | 4 | Fold in {a}.',
    ],
  },
  'boiled-eggs': {
    title: 'Boiled eggs',
    also: 'boiled egg; hard boiled eggs; hard-boiled eggs; hard boiled egg; hard-boiled egg; soft boiled eggs; soft-boiled eggs; soft boiled egg; soft-boiled egg; eggs and soldiers; egg and soldiers; dippy eggs; dippy egg; dippy eggs and soldiers; breakfast egg; breakfast eggs; boiled eggs and toast; boild eggs; boiled egs; gekochte eier; frühstücksei; fruehstuecksei; weichgekochtes ei; hartgekochte eier; œufs à la coque; oeuf à la coque; oeufs durs; huevos cocidos; huevos duros; ovos cozidos; uova sode; jajka na twardo; ゆで卵; 水煮蛋; 白煮蛋; بيض مسلوق; ביצים קשות; उबले अंडे',
    summary: '{a: hen-egg} boiled as firm as you like[, with fingers of {b: white-bread}].',
    kinds: ['eggs'],
    courses: ['breakfast', 'snack', 'lunch'],
    cuisines: ['british', 'international'],
    occasions: ['brunch', 'sunday', 'easter', 'picnic', 'lunchbox', 'camping'],
    audiences: ['children', 'one', 'students'],
    manners: ['quick', 'easy', 'cheap', 'healthy', 'light', 'mild', 'savoury', 'warm', 'cold', 'high-protein', 'make-ahead', 'one-pot'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '2 servings, by half',
    prep: 2,
    list: `
      ! 4 hen-egg
      ? 2 slice white-bread, to serve
      ? 10 g unsalted-butter
      ? fine-salt, to taste`,
    method: `
      4m: Bring a large pot of salted water to the boil.
      10m: Lower {a: hen-egg} into the water with a spoon. / Simmer gently for {10 min} until firm all through, or {7 min} for a softer middle.
      3m meanwhile: Toast {a: white-bread} until golden. / Spread {a: white-bread} with {b: unsalted-butter}. / Cut {a: white-bread} into fingers.
      2m rest: Cool {a: hen-egg} under cold running water.
      Season with {a: fine-salt} to taste. / Serve warm[ with {a: white-bread}].`,
    swaps: { 'unsalted-butter': 'vegan-butter olive-oil*0.8' },
    varies: { 'white-bread': 'bread cracker rice-cake', 'unsalted-butter': 'salted-butter cream-cheese vegan-butter yeast-extract' },
    takes: [
      'asparagus tenderstem-broccoli green-bean | 60 | 4 | 4m: Boil {a} in salted water until just tender, then drain well. / Serve with {a}.',
      'smoked-fish ham avocado salad mayonnaise vegan-mayonnaise herb mustard paprika celery-salt | 20 | 5 | Serve with {a}.',
    ],
  },
  'poached-eggs-on-toast': {
    title: 'Poached eggs on toast',
    also: 'poached egg on toast; poached eggs; poached egg; eggs poached; poached eggs with toast; poached eggs on bread; poached eggs on sourdough; egg on toast; eggs on toast; poached egs; pochierte eier; pochiertes ei; verlorene eier; œufs pochés; oeufs pochés; oeufs poches; huevos escalfados; huevos pochados; ovos escalfados; ovos pochê; uova in camicia; uova poché; ポーチドエッグ; 水波蛋; بيض مسلوق بدون قشر; ביצים עלומות',
    summary: '{a: hen-egg} poached in barely simmering water and served on {b: white-bread}.',
    kinds: ['eggs', 'toast'],
    courses: ['breakfast', 'lunch', 'main'],
    cuisines: ['british', 'australian'],
    occasions: ['brunch', 'sunday', 'weeknight'],
    audiences: ['one', 'students'],
    manners: ['quick', 'easy', 'cheap', 'healthy', 'light', 'mild', 'savoury', 'warm', 'high-protein'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '2 servings, by half',
    prep: 5,
    list: `
      ? 1 tbsp white-vinegar
      ! 4 hen-egg
      4 slice white-bread
      ? 20 g unsalted-butter
      ? fine-salt, to taste
      ? black-pepper, to taste
      ? 1 tbsp fresh-chive, finely chopped`,
    method: `
      6m: Bring a wide pan of water to a gentle simmer. / Stir in {a: white-vinegar}.
      5m: Break {a: hen-egg} into cups and slip {a?it|them} into the water, one at a time. / Simmer gently for {5 min} until firm all through, or {3 min} for a softer middle.
      3m meanwhile: Toast {a: white-bread} until golden. / Spread {a: white-bread} with {b: unsalted-butter}.
      Lift {a: hen-egg} out with a slotted spoon and drain on kitchen paper. / Lay {a: hen-egg} on {b: white-bread}. / Season with {a: fine-salt, black-pepper} to taste. / Scatter with {a: fresh-chive} and serve straight away.`,
    swaps: { 'unsalted-butter': 'vegan-butter olive-oil*0.8', 'white-bread': 'gluten-free-bread vegan-bread gluten-free-vegan-bread' },
    varies: { 'white-bread': 'bread', 'fresh-chive': 'herb', 'unsalted-butter': 'olive-oil cream-cheese hummus' },
    takes: [
      'mushroom bacon tomato asparagus sausage sweet-pepper courgette halloumi | 50 | 4 | 6m: Fry {a} in a lightly oiled pan over medium heat {a!done}. / Lay {a} on top.',
      'spinach baby-spinach kale swiss-chard | 60 | 4 | 2m: Cook {a} in a wide pan {a!done}. / Lay {a} on top.',
      'avocado smoked-fish ham salad soft-cheese hollandaise baked-bean hummus chilli-flake | 40 | 4 | Lay {a} on top.',
    ],
  },
  'full-english-breakfast': {
    title: 'Full English breakfast',
    also: "full english; english breakfast; the full english; cooked breakfast; fry-up; fry up; fryup; full breakfast; british breakfast; full british breakfast; traditional english breakfast; full irish breakfast; irish breakfast; full scottish breakfast; scottish breakfast; full welsh breakfast; full monty breakfast; ulster fry; bacon and eggs; eggs and bacon; bacon and egg breakfast; big breakfast; hot breakfast; full fry; builder's breakfast; builders breakfast; full english breakfest; englisches frühstück; petit déjeuner anglais; desayuno inglés; café da manhã inglês; イングリッシュブレックファスト; 英式早餐; فطور إنجليزي; ארוחת בוקר אנגלית",
    summary: 'A big, hot breakfast of {a: pork-sausage, back-bacon, hen-egg, chestnut-mushroom, ripe-tomato, baked-bean}.',
    kinds: ['eggs', 'sausage-dish'],
    courses: ['breakfast', 'main'],
    cuisines: ['british', 'irish'],
    occasions: ['brunch', 'sunday', 'camping', 'christmas'],
    audiences: ['students', 'crowd'],
    manners: ['comforting', 'filling', 'high-protein', 'savoury', 'mild', 'warm'],
    methods: ['pan-fried', 'fried'],
    needs: ['hob'],
    makes: '2 servings, by half',
    prep: 10,
    list: `
      1 tbsp sunflower-oil
      230 g pork-sausage
      ? 100 g back-bacon
      ? 150 g chestnut-mushroom, halved
      ? 2 ripe-tomato, halved
      ? 200 g baked-bean
      2 hen-egg
      ? 2 slice white-bread, to serve
      ? 15 g unsalted-butter
      ? fine-salt, to taste
      ? black-pepper, to taste`,
    method: `
      18m: Heat {a: sunflower-oil} in a wide pan over medium heat. / Fry {a: pork-sausage} {a!done}. / Lift {a: pork-sausage} out and keep warm.
      6m: Fry {a: back-bacon} in the same pan {a!done}. / Lift {a: back-bacon} out and keep warm.
      7m: Fry {a: chestnut-mushroom} in the same pan {a!done}. / Add {a: ripe-tomato} and cook until soft. / Season with {a: fine-salt, black-pepper} to taste. / Lift {a: chestnut-mushroom, ripe-tomato} out and keep warm.
      5m meanwhile: Heat {a: baked-bean} in a small pot over low heat, stirring now and then.
      3m meanwhile: Toast {a: white-bread} until golden. / Spread {a: white-bread} with {b: unsalted-butter}.
      3m: Fry {a: hen-egg} in the same pan {a!done}.
      Divide everything between plates. / Serve straight away[ with {a: white-bread}].`,
    swaps: {
      'pork-sausage': 'chicken-sausage beef-sausage vegetarian-sausage vegan-sausage halloumi smoked-tofu',
      'hen-egg': 'firm-tofu chickpea-tofu',
      'unsalted-butter': 'vegan-butter olive-oil*0.8',
      'back-bacon': 'turkey-bacon vegetarian-bacon vegan-bacon',
    },
    varies: {
      'pork-sausage': 'sausage halloumi',
      'back-bacon': 'bacon gammon turkey-bacon',
      'chestnut-mushroom': 'mushroom',
      'baked-bean': 'pulse',
      'white-bread': 'bread',
    },
    takes: [
      'black-pudding white-pudding hash-brown cooked-potato tofu halloumi courgette sweet-pepper leaf | 50 | 4 | 6m: Fry {a} in the same pan {a!done}. / Lift {a} out and keep warm.',
      'brown-sauce tomato-ketchup avocado potato smoked-fish orange-marmalade | 25 | 7 | Serve with {a}.',
    ],
  },
});
