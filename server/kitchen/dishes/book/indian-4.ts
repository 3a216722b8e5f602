import { curryAdditions } from './additions.ts';
import { dishes } from '../read-dish.ts';

export const indian4 = dishes({
  'matar-paneer': {
    title: 'Matar paneer',
    swapped: 'Curry with {a: paneer, frozen-pea}',
    also: 'mattar paneer; mutter paneer; muttar paneer; matter paneer; matar panir; paneer mutter; paneer matar; paneer curry; paneer and pea curry; paneer masala; pea and paneer curry; peas and paneer; paneer with peas; indian cheese and peas; pea curry; paneer-curry; paneer mit erbsen; curry de paneer; paneer aux petits pois; paneer con guisantes; paneer com ervilhas; मटर पनीर; पनीर मटर; マタルパニール; 豌豆奶酪咖喱; مطر بانير; מטר פניר',
    summary: '{a: paneer} and {b: frozen-pea} in a warm, gently spiced sauce of {c: tinned-tomato}.',
    kinds: ['curry'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['indian', 'pakistani'],
    occasions: ['weeknight', 'guests', 'diwali'],
    audiences: ['children', 'crowd'],
    manners: ['easy', 'mild', 'comforting', 'high-protein', 'filling', 'one-pot', 'savoury', 'warm'],
    methods: ['pan-fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      3 tbsp vegetable-oil
      350 g paneer
      1 brown-onion, finely chopped
      ? 3 clove fresh-garlic, crushed
      ? 1 tbsp fresh-ginger, grated
      1 tsp ground-cumin
      2 tsp ground-coriander
      ? 1/2 tsp ground-turmeric
      ? 1/2 tsp chilli-powder
      400 g tinned-tomato, chopped
      200 ml plain-water
      ? 1 tsp fine-salt
      ! 300 g frozen-pea
      ? 60 ml double-cream
      ? 1 tsp garam-masala
      ? 1 handful fresh-coriander, chopped
      ? 250 g basmati-rice, to serve`,
    method: `
      8m: Heat {a: vegetable-oil} in a wide pan over medium heat. / Cut {a: paneer} into bite-sized pieces where needed. / Fry {a: paneer} {a!done}. / Lift {a: paneer} out and set aside.
      10m: Add {a: brown-onion} and cook gently until soft and golden. / Stir in {a: fresh-garlic, fresh-ginger} and cook until it smells good. / Stir in {a: ground-cumin, ground-coriander, ground-turmeric, chilli-powder} and let the spices sizzle for a moment.
      10m: Stir in {a: tinned-tomato}. / Pour in {a: plain-water}. / Season with {a: fine-salt}. / Simmer, uncovered, until the sauce has thickened.
      20m meanwhile: Cook {a: basmati-rice} as the packet says.
      5m: Add {a: frozen-pea} and cook until just tender. / Return {a: paneer} to the pan. / Stir in {a: double-cream, garam-masala}.
      Scatter with {a: fresh-coriander} and serve. / Serve with {a: basmati-rice}.`,
    swaps: {
      paneer: 'firm-tofu chickpea-tofu tinned-chickpea',
      'double-cream': 'lactose-free-cream oat-cream soy-cream coconut-cream',
      'garam-masala': 'pure-garam-masala',
      'tinned-tomato': 'passata',
    },
    varies: {
      paneer: 'tofu halloumi poultry pulse mushroom shellfish',
      'frozen-pea': 'quick-vegetable leaf mushroom',
      'double-cream': 'cream coconut-milk coconut-cream plant-cream',
    },
    takes: curryAdditions(4, 6),
  },
  'baingan-bharta': {
    title: 'Baingan bharta',
    swapped: 'Spiced mashed {a: whole-aubergine}',
    also: 'baigan bharta; bengan bharta; baingan ka bharta; brinjal bharta; begun bhorta; vangyache bharit; indian mashed aubergine; indian mashed eggplant; mashed aubergine curry; mashed eggplant curry; aubergine curry; eggplant curry; brinjal curry; aubergines curry; smoky aubergine curry; smoky eggplant curry; roasted eggplant curry; roasted aubergine curry; auberginen-curry; auberginencurry; curry d’aubergines; caviar d’aubergine indien; curry de berenjena; curry di melanzane; curry de berinjela; बैंगन भर्ता; बैंगन का भरता; ナスのカレー; ベイガンバルタ; 茄子咖喱; كاري الباذنجان; קארי חצילים',
    summary: '{a: whole-aubergine} roasted until soft, then mashed into a spiced pan of {b: brown-onion, ripe-tomato}.',
    kinds: ['vegetables', 'curry', 'mash'],
    courses: ['main', 'side', 'dinner', 'lunch'],
    cuisines: ['indian', 'pakistani', 'bangladeshi'],
    occasions: ['weeknight', 'guests'],
    seasons: ['summer', 'autumn'],
    manners: ['easy', 'cheap', 'healthy', 'light', 'comforting', 'make-ahead', 'vegetable-rich', 'savoury', 'warm'],
    methods: ['roasted', 'mashed'],
    needs: ['oven', 'hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      ! 1000 g whole-aubergine
      4 tbsp vegetable-oil
      ? 1 tsp cumin-seed
      2 brown-onion, finely chopped
      ? 3 clove fresh-garlic, crushed
      ? 1 tbsp fresh-ginger, grated
      ? 1 green-chilli, finely chopped
      ? 1/2 tsp ground-turmeric
      2 tsp ground-coriander
      300 g ripe-tomato, chopped
      ? 1 tsp fine-salt
      ? 100 g frozen-pea
      ? 1 tsp garam-masala
      ? 1 handful fresh-coriander, chopped
      ? 4 chapati, to serve`,
    method: `
      40m: Heat the oven to {220C} and line a baking tray with baking paper. / Prick {a: whole-aubergine} all over with a fork and lay {a?it|them} on the tray. / Bake {a: whole-aubergine} until a knife goes in without resistance.
      10m: Leave to cool until just warm. / Cut {a: whole-aubergine} in half, scoop out the flesh with a spoon and chop it roughly.
      12m: Heat {a: vegetable-oil} in a wide pan over medium heat. / Stir in {a: cumin-seed} and let the spices sizzle for a moment. / Add {a: brown-onion} and cook gently until soft and golden.
      2m: Stir in {a: fresh-garlic, fresh-ginger, green-chilli} and cook until it smells good. / Stir in {a: ground-turmeric, ground-coriander} and let the spices sizzle for a moment.
      8m: Add {a: ripe-tomato} and cook until soft. / Season with {a: fine-salt}.
      6m: Stir in {a: whole-aubergine} and heat through. / Add {a: frozen-pea} and cook until just tender. / Stir in {a: garam-masala}.
      Scatter with {a: fresh-coriander} and serve. / Serve with {a: chapati}.`,
    swaps: { 'garam-masala': 'pure-garam-masala', 'ripe-tomato': 'tinned-tomato red-pepper' },
    varies: { 'ripe-tomato': 'tomato', 'frozen-pea': 'quick-vegetable leaf', 'vegetable-oil': 'ghee' },
    takes: curryAdditions(6, 7),
  },
  sambar: {
    title: 'Sambar',
    also: 'sambhar; sambaar; saambar; sambar dal; south indian sambar; vegetable sambar; sambar curry; sambar soup; south indian lentil stew; lentil vegetable curry; south indian dal; soupe sambar; सांबर; साम्भर; சாம்பார்; സാമ്പാർ; サンバル; サンバール; 桑巴汤; سامبار; סמבר',
    summary: 'A tangy stew of {a: red-lentil} with {b: carrot, green-bean} and sizzled spices.',
    kinds: ['stew', 'soup', 'curry', 'beans'],
    courses: ['main', 'dinner', 'lunch', 'side'],
    cuisines: ['indian', 'sri-lankan'],
    occasions: ['weeknight', 'lunchbox', 'brunch'],
    audiences: ['crowd', 'students'],
    manners: ['easy', 'cheap', 'healthy', 'light', 'comforting', 'sour', 'make-ahead', 'vegetable-rich', 'savoury', 'warm'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      ! 220 g red-lentil
      1300 ml plain-water
      ? 1 tsp ground-turmeric
      200 g carrot, sliced
      ? 200 g green-bean, cut into {3cm} pieces
      ? 200 g whole-aubergine, diced
      ? 200 g tinned-tomato, chopped
      2 tbsp tamarind-paste
      ? 1 tsp fine-salt
      3 tbsp vegetable-oil
      ? 1 tsp black-mustard-seed
      ? 2 dried-red-chilli
      ? 2 sprig curry-leaf
      1 brown-onion, chopped
      1 tbsp ground-coriander
      ? 1 tsp ground-cumin
      ? 1 handful fresh-coriander, chopped
      ? 200 g basmati-rice, to serve`,
    method: `
      15m: Rinse {a: red-lentil} in a fine sieve under cold running water. / Put {a: red-lentil, plain-water, ground-turmeric} in a large pot. / Bring to the boil, then simmer, half covered. / Skim off the foam.
      15m: Add {a: carrot, green-bean, whole-aubergine}. / Stir in {a: tinned-tomato}. / Stir in {a: tamarind-paste, fine-salt}. / Simmer until everything is tender.
      20m meanwhile: Cook {a: basmati-rice} as the packet says.
      10m meanwhile: Heat {a: vegetable-oil} in a wide pan over medium heat. / Stir in {a: black-mustard-seed, dried-red-chilli, curry-leaf} and let the spices sizzle for a moment. / Add {a: brown-onion} and cook gently until soft and golden. / Stir in {a: ground-coriander, ground-cumin} and let the spices sizzle for a moment.
      2m: Stir everything from the pan into the pot. / Taste and season again. / Scatter with {a: fresh-coriander} and serve. / Serve with {a: basmati-rice}.`,
    swaps: { 'tamarind-paste': 'lime-juice lemon-juice', 'brown-onion': 'fennel' },
    varies: {
      'red-lentil': 'moong-dal',
      carrot: 'firm-vegetable root',
      'green-bean': 'quick-vegetable',
      'whole-aubergine': 'quick-vegetable firm-vegetable',
    },
    takes: curryAdditions(2, 5),
  },
  dosa: {
    title: 'Quick dosa',
    also: 'dosa; dosas; dosai; dose; dhosa; rava dosa; rava dosai; semolina dosa; sooji dosa; suji dosa; rice flour dosa; instant dosa; instant rava dosa; plain dosa; south indian pancake; south indian pancakes; indian pancake; indian pancakes; indian crepe; indian crepes; rice crepes; dosa without fermentation; no ferment dosa; indische pfannkuchen; crêpes indiennes; crepe indiana; डोसा; रवा डोसा; தோசை; ドーサ; 多萨; 印度薄饼; دوسا; דוסה',
    summary: 'Thin, lacy, crisp pancakes of {a: rice-flour, semolina}, made without waiting for the batter to ferment.',
    kinds: ['pancake', 'flatbread'],
    courses: ['breakfast', 'main', 'side', 'lunch', 'snack'],
    cuisines: ['indian', 'sri-lankan'],
    occasions: ['brunch', 'weeknight'],
    audiences: ['children', 'students'],
    manners: ['easy', 'cheap', 'light', 'crunchy', 'savoury', 'warm', 'mild'],
    methods: ['pan-fried'],
    needs: ['hob'],
    makes: '8 pancakes for 4, by half',
    prep: 10,
    list: `
      ! 150 g rice-flour
      130 g semolina
      ? 100 g plain-yogurt
      ? 1 tsp fine-salt
      650 ml plain-water
      ? 1 tsp cumin-seed
      ? 1 green-chilli, finely chopped
      ? 1 tsp fresh-ginger, finely grated
      ? 1 handful fresh-coriander, finely chopped
      4 tbsp vegetable-oil
      ? 120 g mango-chutney, to serve`,
    method: `
      Stir {a: rice-flour, semolina, fine-salt} together in a large bowl. / Whisk in {a: plain-yogurt}. / Pour in {a: plain-water} in a thin stream, whisking.
      20m rest: Stir in {a: cumin-seed, green-chilli, fresh-ginger, fresh-coriander}. / Leave the batter to rest.
      Stir well.
      28m*: Heat {a: vegetable-oil little} in a wide pan over high heat. / Pour in a small ladle of batter and swirl it into a thin layer. / Fry until the edges lift and turn brown, then turn and fry until golden, using {a: vegetable-oil rest} for the next batches.
      Serve hot[ with {a: mango-chutney}].`,
    swaps: {
      semolina: 'chickpea-flour millet-flour',
      'plain-yogurt': 'lactose-free-yogurt soy-yogurt coconut-yogurt',
    },
    varies: { 'mango-chutney': 'indian-pickle tomato-salsa', 'vegetable-oil': 'ghee coconut-oil' },
    takes: [
      'red-onion brown-onion spring-onion curry-leaf herb chilli carrot spinach | 10 | 3 | Stir in {a}, cut small where needed.',
      'potato | 120 | 5 | 15m: Boil {a} in salted water until tender, then drain well. / Crush {a} with a fork. / Serve with {a}.',
      'melting-cheese paneer | 20 | 5 | Scatter with {a}.',
    ],
  },
  upma: {
    title: 'Upma',
    also: 'uppuma; upmaa; upama; uppittu; rava upma; sooji upma; suji upma; semolina upma; vegetable upma; indian semolina porridge; savoury semolina; savory semolina; savoury semolina porridge; south indian breakfast; indian breakfast; उपमा; रवा उपमा; உப்புமா; ഉപ്പുമാവ്; ウプマ; 印度粗麦粥; أوبما; אופמה',
    summary: 'Toasted {a: semolina} cooked soft with {b: carrot, frozen-pea} and sizzled spices.',
    kinds: ['porridge', 'bowl'],
    courses: ['breakfast', 'lunch', 'main', 'snack'],
    cuisines: ['indian', 'sri-lankan'],
    occasions: ['brunch', 'weeknight', 'lunchbox'],
    audiences: ['children', 'students'],
    manners: ['quick', 'easy', 'cheap', 'comforting', 'filling', 'mild', 'savoury', 'warm'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      240 g semolina
      40 g ghee
      ? 1 tsp black-mustard-seed
      ? 2 sprig curry-leaf
      ? 40 g cashew-nut
      1 brown-onion, finely chopped
      ? 1 tbsp fresh-ginger, grated
      ? 1 green-chilli, finely chopped
      150 g carrot, finely diced
      ? 100 g frozen-pea
      850 ml plain-water
      1 tsp fine-salt
      ? 1 tbsp lemon-juice
      ? 1 handful fresh-coriander, chopped`,
    method: `
      4m: Toast {a: semolina} in a wide dry pan over medium heat until it smells good.
      8m: Heat {a: ghee} in a large pot over medium heat. / Stir in {a: black-mustard-seed, curry-leaf} and let the spices sizzle for a moment. / Add {a: cashew-nut} and stir until golden. / Add {a: brown-onion, carrot} and cook gently until soft. / Stir in {a: fresh-ginger, green-chilli} and cook until it smells good.
      4m: Pour in {a: plain-water}. / Season with {a: fine-salt}. / Bring to the boil. / Stir in {a: frozen-pea}.
      4m: Pour in {a: semolina} in a thin stream, whisking. / Simmer over low heat, stirring often, until thick and creamy.
      Cover and leave to rest for {5 min}. / Stir in {a: lemon-juice} to taste. / Scatter with {a: fresh-coriander} and serve.`,
    swaps: { semolina: 'polenta gluten-free-oat', carrot: 'red-pepper courgette' },
    varies: {
      semolina: 'polenta rolled-oat',
      carrot: 'firm-vegetable quick-vegetable',
      'frozen-pea': 'quick-vegetable',
      'cashew-nut': 'nut',
      ghee: 'fat',
    },
    takes: [
      'quick-vegetable firm-vegetable mushroom ripe-tomato cherry-tomato | 50 | 3 | 6m: Cut {a} into small pieces where needed. / Add {a} and cook until just tender.',
      'nut herb yogurt coconut-flake | 10 | 5 | Scatter with {a}.',
      'egg | 55 | 5 | 10m: Boil {a} for {10 min}, cool under cold running water and peel. / Cut {a} into wedges and add.',
    ],
  },
});
