import { curryAdditions } from './additions.ts';
import { dishes } from '../read-dish.ts';

export const indian5 = dishes({
  'tandoori-chicken': {
    title: 'Tandoori chicken',
    swapped: 'Tandoori {a: chicken-thigh-on-the-bone}',
    also: 'chicken tandoori; tandori chicken; tandoori murgh; murgh tandoori; indian roast chicken; indian grilled chicken; indian baked chicken; tandoori; tandoorie chicken; tandoori-hähnchen; tandoori hähnchen; poulet tandoori; pollo tandoori; frango tandoori; तंदूरी चिकन; तंदूरी मुर्ग; タンドリーチキン; タンドーリチキン; 坦都里烤鸡; 印度烤鸡; دجاج تندوري; עוף טנדורי; טנדורי',
    summary: '{a: chicken-thigh-on-the-bone} marinated in {b: plain-yogurt} and red spices, then roasted hot until charred at the edges.',
    kinds: ['roast', 'traybake'],
    courses: ['main', 'dinner', 'starter'],
    cuisines: ['indian', 'pakistani'],
    occasions: ['weeknight', 'guests', 'barbecue', 'party', 'buffet', 'picnic'],
    seasons: ['summer'],
    audiences: ['children', 'crowd'],
    manners: ['easy', 'high-protein', 'make-ahead', 'savoury', 'warm'],
    methods: ['marinated', 'roasted'],
    needs: ['oven'],
    makes: '4 servings',
    prep: 15,
    list: `
      ! 1100 g chicken-thigh-on-the-bone
      200 g plain-yogurt
      2 tbsp lemon-juice
      ? 3 clove fresh-garlic, crushed
      ? 1 tbsp fresh-ginger, grated
      ? 1 tbsp paprika
      2 tsp garam-masala
      2 tsp ground-cumin
      ? 1 tsp ground-turmeric
      ? 1/2 tsp chilli-powder
      ? 1.5 tsp fine-salt
      1 tbsp vegetable-oil
      ? 1 red-onion, thinly sliced
      ? 1 lemon, cut into wedges
      ? 1 handful fresh-coriander, chopped`,
    method: `
      Stir {a: plain-yogurt, lemon-juice, fresh-garlic, fresh-ginger, paprika, garam-masala, ground-cumin, ground-turmeric, chilli-powder, fine-salt} together in a large bowl.
      60m rest: Cut small deep slits all over {a: chicken-thigh-on-the-bone} with a sharp knife. / Add {a: chicken-thigh-on-the-bone} and toss. / Cover and chill in the fridge for at least {60 min}, or overnight.
      40m: Heat the oven to {220C} and line a baking tray with baking paper. / Lay {a: chicken-thigh-on-the-bone} on the tray. / Drizzle with {a: vegetable-oil}. / Roast {a: chicken-thigh-on-the-bone} {a!done}.
      Leave to rest for {5 min} before serving.
      Scatter with {a: red-onion, fresh-coriander}. / Serve with {a: lemon}.`,
    swaps: {
      'plain-yogurt': 'lactose-free-yogurt soy-yogurt coconut-yogurt',
      'garam-masala': 'pure-garam-masala',
    },
    varies: {
      'chicken-thigh-on-the-bone': 'chicken-leg chicken-drumstick chicken-piece chicken-wing turkey-leg cauliflower',
      'red-onion': 'cucumber radish spring-onion',
    },
    takes: [
      'potato root firm-vegetable quick-vegetable brown-onion | 80 | 3 | Cut {a} into bite-sized pieces where needed. / Spread {a} on the tray.',
      'salad ripe-tomato cherry-tomato pomegranate herb | 30 | 5 | Scatter with {a}.',
      'naan-bread chapati poppadom basmati-rice mango-chutney indian-pickle | 60 | 5 | Serve with {a}.',
    ],
  },
  'fish-curry': {
    title: 'Fish curry',
    swapped: 'Curry with {a: white-fish-fillet}',
    also: 'indian fish curry; fish coconut curry; kerala fish curry; goan fish curry; meen curry; fish molee; meen moilee; fish moilee; machli curry; machher jhol; macher jhol; bengali fish curry; south indian fish curry; fish curry with coconut milk; fisch-curry; fischcurry; curry de poisson; curry de pescado; curry di pesce; curry de peixe; viscurry; मछली करी; फिश करी; মাছের ঝোল; フィッシュカレー; 魚のカレー; 鱼咖喱; 咖喱鱼; كاري السمك; קארי דגים',
    summary: '{a: white-fish-fillet} poached in a tangy, golden sauce of {b: coconut-milk}.',
    kinds: ['curry', 'fish-dish'],
    courses: ['main', 'dinner'],
    cuisines: ['indian', 'sri-lankan', 'bangladeshi'],
    occasions: ['weeknight', 'guests'],
    manners: ['easy', 'light', 'creamy', 'high-protein', 'one-pot', 'savoury', 'warm', 'healthy'],
    methods: ['braised'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      2 tbsp coconut-oil
      ? 1 tsp black-mustard-seed
      ? 2 sprig curry-leaf
      2 brown-onion, thinly sliced
      ? 3 clove fresh-garlic, crushed
      ? 1 tbsp fresh-ginger, grated
      ? 1 green-chilli, finely chopped
      1 tsp ground-turmeric
      1 tbsp ground-coriander
      400 ml coconut-milk
      ? 200 g cherry-tomato, halved
      ? 1 tbsp tamarind-paste
      ? 1 tsp fine-salt
      ! 650 g white-fish-fillet
      ? 1 handful fresh-coriander, chopped
      ? 250 g basmati-rice, to serve`,
    method: `
      20m: Cook {a: basmati-rice} as the packet says.
      10m meanwhile: Heat {a: coconut-oil} in a wide pan over medium heat. / Stir in {a: black-mustard-seed, curry-leaf} and let the spices sizzle for a moment. / Add {a: brown-onion} and cook gently until soft and golden.
      2m meanwhile: Stir in {a: fresh-garlic, fresh-ginger, green-chilli} and cook until it smells good. / Stir in {a: ground-turmeric, ground-coriander} and let the spices sizzle for a moment.
      8m meanwhile: Stir in {a: coconut-milk}. / Add {a: cherry-tomato} and cook until soft. / Stir in {a: tamarind-paste, fine-salt}. / Simmer gently until slightly thickened.
      8m: Cut {a: white-fish-fillet} into large pieces where needed. / Add {a: white-fish-fillet} and simmer very gently {a!done}.
      Scatter with {a: fresh-coriander} and serve. / Serve with {a: basmati-rice}.`,
    swaps: {
      'coconut-oil': 'vegetable-oil',
      'tamarind-paste': 'lime-juice lemon-juice',
      'coconut-milk': 'oat-cream soy-cream',
    },
    varies: {
      'white-fish-fillet': 'fish shellfish',
      'coconut-oil': 'vegetable-oil mustard-oil',
      'cherry-tomato': 'tomato quick-vegetable',
    },
    takes: [
      ...curryAdditions(5, 6).slice(0, 3),
      'chilli-powder chilli-flake red-chilli lime-juice lemon-juice green-mango coconut-cream | 4 | 6 | Stir in {a}.',
      'shellfish | 50 | 5 | Stir in {a} and heat through.',
    ],
  },
  'prawn-curry-goan': {
    title: 'Goan prawn curry',
    swapped: 'Goan curry with {a: raw-prawn}',
    also: 'prawn curry; shrimp curry; goan shrimp curry; goan prawns; goa prawn curry; goan curry; prawn curry goan; coconut prawn curry; coconut shrimp curry; prawn coconut curry; shrimp coconut curry; indian prawn curry; indian shrimp curry; goan prawn coconut curry; ambot tik; sungta hooman; jhinga curry; garnelen-curry; garnelencurry; curry de crevettes; crevettes au curry; curry de gambas; curry de langostinos; curry di gamberi; curry de camarão; caril de camarão; झींगा करी; गोवा प्रॉन करी; エビカレー; 海老カレー; 咖喱虾; 果阿咖喱虾; كاري الروبيان; كاري الجمبري; קארי שרימפס',
    summary: '{a: raw-prawn} in a hot and sour sauce of {b: coconut-milk, tamarind-paste}.',
    kinds: ['curry', 'seafood-dish'],
    courses: ['main', 'dinner'],
    cuisines: ['indian'],
    occasions: ['weeknight', 'guests', 'date'],
    seasons: ['summer'],
    manners: ['easy', 'light', 'creamy', 'spicy', 'sour', 'high-protein', 'one-pot', 'savoury', 'warm'],
    methods: ['braised'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      2 tbsp vegetable-oil
      1 brown-onion, finely chopped
      ? 4 clove fresh-garlic, crushed
      ? 1 tbsp fresh-ginger, grated
      ? 1 green-chilli, finely chopped
      ? 1 tsp chilli-powder
      1 tbsp ground-coriander
      2 tsp ground-cumin
      ? 1 tsp ground-turmeric
      ? 200 g tinned-tomato, chopped
      400 ml coconut-milk
      1 tbsp tamarind-paste
      ? 1 tsp fine-salt
      ? 1 tsp brown-sugar
      ! 500 g raw-prawn, peeled and deveined
      ? 1 handful fresh-coriander, chopped
      ? 250 g basmati-rice, to serve`,
    method: `
      20m: Cook {a: basmati-rice} as the packet says.
      8m meanwhile: Heat {a: vegetable-oil} in a wide pan over medium heat. / Add {a: brown-onion} and cook gently until soft and golden.
      2m meanwhile: Stir in {a: fresh-garlic, fresh-ginger, green-chilli} and cook until it smells good. / Stir in {a: chilli-powder, ground-coriander, ground-cumin, ground-turmeric} and let the spices sizzle for a moment.
      10m meanwhile: Stir in {a: tinned-tomato}. / Stir in {a: coconut-milk}. / Stir in {a: tamarind-paste, fine-salt, brown-sugar}. / Simmer gently until slightly thickened.
      5m: Cut {a: raw-prawn} into bite-sized pieces where needed. / Add {a: raw-prawn} and simmer very gently {a!done}.
      Scatter with {a: fresh-coriander} and serve. / Serve with {a: basmati-rice}.`,
    swaps: { 'tamarind-paste': 'lime-juice white-vinegar', 'coconut-milk': 'oat-cream soy-cream' },
    varies: { 'raw-prawn': 'shellfish white-fish salmon' },
    takes: [
      ...curryAdditions(5, 6).slice(0, 3),
      'chilli-flake red-chilli lime-juice lemon-juice curry-leaf coconut-cream green-mango | 4 | 6 | Stir in {a}.',
    ],
  },
  'keema-matar': {
    title: 'Keema matar',
    swapped: 'Keema with {a: minced-lamb, frozen-pea}',
    also: 'keema; kheema; qeema; keema mattar; keema mutter; kheema matar; kheema mutter; qeema matar; keema curry; kheema curry; mince curry; curried mince; minced meat curry; mince and peas; indian mince; indian mince curry; lamb keema; minced lamb curry; ground lamb curry; hackfleisch-curry; hackfleischcurry; curry de viande hachée; curry de carne picada; कीमा मटर; कीमा; قیمہ مٹر; キーマカレー; 肉末咖喱; 咖喱肉末; كيما; كيما بازلاء; קימה',
    summary: '{a: minced-lamb} and {b: frozen-pea} cooked with spices until thick and rich.',
    kinds: ['curry'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['indian', 'pakistani'],
    occasions: ['weeknight', 'lunchbox', 'ramadan', 'eid'],
    audiences: ['children', 'students', 'crowd'],
    manners: ['easy', 'cheap', 'one-pot', 'comforting', 'high-protein', 'filling', 'make-ahead', 'leftovers', 'savoury', 'warm'],
    methods: ['fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      2 tbsp vegetable-oil
      ? 1 tsp cumin-seed
      ? = 1 cinnamon-stick
      2 brown-onion, finely chopped
      ? 4 clove fresh-garlic, crushed
      ? 1 tbsp fresh-ginger, grated
      500 g minced-lamb
      1 tbsp ground-coriander
      ? 1 tsp ground-turmeric
      ? 1/2 tsp chilli-powder
      400 g tinned-tomato, chopped
      ? 1 tsp fine-salt
      250 g frozen-pea
      ? 1 tsp garam-masala
      ? 1 tbsp lemon-juice
      ? 1 handful fresh-coriander, chopped
      ? 4 chapati, to serve`,
    method: `
      10m: Heat {a: vegetable-oil} in a wide pan over medium heat. / Stir in {a: cumin-seed, cinnamon-stick} and let the spices sizzle for a moment. / Add {a: brown-onion} and cook gently until soft and golden.
      8m: Stir in {a: fresh-garlic, fresh-ginger} and cook until it smells good. / Add {a: minced-lamb} and fry, breaking up lumps, {a!done}.
      1m: Stir in {a: ground-coriander, ground-turmeric, chilli-powder} and let the spices sizzle for a moment.
      15m: Stir in {a: tinned-tomato}. / Season with {a: fine-salt}. / Simmer, uncovered, until the sauce has thickened.
      5m: Add {a: frozen-pea} and cook until just tender. / Stir in {a: garam-masala}. / Take out {a: cinnamon-stick}.
      Stir in {a: lemon-juice} to taste. / Scatter with {a: fresh-coriander} and serve. / Serve with {a: chapati}.`,
    swaps: {
      'minced-lamb': 'minced-beef minced-turkey plant-mince tinned-lentil',
      'garam-masala': 'pure-garam-masala',
      'tinned-tomato': 'passata',
    },
    varies: { 'minced-lamb': 'mince plant-mince', 'frozen-pea': 'quick-vegetable firm-vegetable leaf pulse', 'tinned-tomato': 'passata' },
    takes: curryAdditions(5, 6),
  },
  'egg-curry': {
    title: 'Egg curry',
    also: 'anda curry; anda masala; egg masala; egg masala curry; indian egg curry; eggs in curry sauce; boiled egg curry; eggs curry; curried eggs; curry eggs; dim curry; mutta curry; dimer dalna; dimer jhol; muttai kuzhambu; baida curry; eier-curry; eiercurry; curry d’œufs; curry aux œufs; oeufs au curry; curry de huevos; huevos al curry; curry di uova; curry de ovos; अंडा करी; अंडा मसाला; ডিমের ডালনা; 卵カレー; エッグカレー; 鸡蛋咖喱; 咖喱鸡蛋; كاري البيض; קארי ביצים',
    summary: 'Boiled {a: hen-egg} in a thick, spicy sauce of {b: brown-onion, tinned-tomato}.',
    kinds: ['curry', 'eggs'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['indian', 'pakistani', 'bangladeshi', 'sri-lankan'],
    occasions: ['weeknight'],
    audiences: ['students'],
    manners: ['easy', 'cheap', 'comforting', 'high-protein', 'filling', 'savoury', 'warm'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      ! 8 hen-egg
      3 tbsp vegetable-oil
      ? 1 tsp cumin-seed
      2 brown-onion, finely chopped
      ? 3 clove fresh-garlic, crushed
      ? 1 tbsp fresh-ginger, grated
      ? 1 green-chilli, finely chopped
      1 tbsp ground-coriander
      ? 1 tsp ground-turmeric
      400 g tinned-tomato, chopped
      150 ml plain-water
      ? 1 tsp fine-salt
      ? 1 tsp garam-masala
      ? 1 handful fresh-coriander, chopped
      ? 250 g basmati-rice, to serve`,
    method: `
      10m: Boil {a: hen-egg} for {10 min}, cool under cold running water and peel.
      12m: Heat {a: vegetable-oil} in a wide pan over medium heat. / Stir in {a: cumin-seed} and let the spices sizzle for a moment. / Add {a: brown-onion} and cook gently until soft and golden.
      2m: Stir in {a: fresh-garlic, fresh-ginger, green-chilli} and cook until it smells good. / Stir in {a: ground-coriander, ground-turmeric} and let the spices sizzle for a moment.
      12m: Stir in {a: tinned-tomato}. / Pour in {a: plain-water}. / Season with {a: fine-salt}. / Simmer, uncovered, until the sauce has thickened.
      20m meanwhile: Cook {a: basmati-rice} as the packet says.
      5m: Add {a: hen-egg}. / Stir in {a: garam-masala}. / Simmer gently for {5 min}.
      Scatter with {a: fresh-coriander} and serve. / Serve with {a: basmati-rice}.`,
    swaps: { 'garam-masala': 'pure-garam-masala', 'tinned-tomato': 'passata' },
    varies: { 'vegetable-oil': 'ghee coconut-oil mustard-oil', 'tinned-tomato': 'passata' },
    takes: curryAdditions(5, 7),
  },
});
