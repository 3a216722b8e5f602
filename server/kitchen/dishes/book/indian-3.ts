import { curryAdditions } from './additions.ts';
import { dishes } from '../read-dish.ts';

export const indian3 = dishes({
  'aloo-gobi': {
    title: 'Aloo gobi',
    swapped: 'Spiced {a: all-round-potato} with {b: cauliflower}',
    also: 'alu gobi; aloo gobhi; aloo ghobi; aloo gobi masala; alu gobhi; gobi aloo; gobi masala; potato and cauliflower curry; cauliflower and potato curry; cauliflower potato curry; potato cauliflower curry; spiced potatoes and cauliflower; indian potatoes and cauliflower; kartoffel-blumenkohl-curry; curry de chou-fleur et pommes de terre; curry de coliflor y patata; आलू गोभी; アルゴビ; じゃがいもとカリフラワーのカレー; 土豆花菜咖喱; آلو غوبي; אלו גובי',
    summary: '{a: all-round-potato, cauliflower} cooked almost dry with golden spices.',
    kinds: ['curry', 'vegetables'],
    courses: ['main', 'dinner', 'side', 'lunch'],
    cuisines: ['indian', 'pakistani', 'nepali'],
    occasions: ['weeknight', 'lunchbox'],
    audiences: ['students', 'crowd'],
    manners: ['easy', 'cheap', 'healthy', 'one-pot', 'comforting', 'vegetable-rich', 'savoury', 'warm'],
    methods: ['pan-fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      4 tbsp vegetable-oil
      ? 2 tsp cumin-seed
      1 brown-onion, finely chopped
      ? 3 clove fresh-garlic, crushed
      ? 1 tbsp fresh-ginger, grated
      ? 1 green-chilli, finely chopped
      1 tsp ground-turmeric
      2 tsp ground-coriander
      ! 600 g all-round-potato, peeled and cut into {2cm} cubes
      ! 700 g cauliflower, in florets
      ? 200 g tinned-tomato, chopped
      100 ml plain-water
      ? 1 tsp fine-salt
      ? 1 tsp garam-masala
      ? 1 tbsp lemon-juice
      ? 1 handful fresh-coriander, chopped
      ? 4 chapati, to serve`,
    method: `
      8m: Heat {a: vegetable-oil} in a wide pan over medium heat. / Stir in {a: cumin-seed} and let the spices sizzle for a moment. / Add {a: brown-onion} and cook gently until soft and golden.
      2m: Stir in {a: fresh-garlic, fresh-ginger, green-chilli} and cook until it smells good. / Stir in {a: ground-turmeric, ground-coriander} and let the spices sizzle for a moment.
      20m: Add {a: all-round-potato, cauliflower} and turn until coated. / Stir in {a: tinned-tomato}. / Pour in {a: plain-water}. / Season with {a: fine-salt}. / Cover and simmer over low heat until everything is tender.
      5m: Take off the lid and fry, turning now and then, until dry and lightly browned.
      Stir in {a: garam-masala}. / Stir in {a: lemon-juice} to taste. / Scatter with {a: fresh-coriander} and serve. / Serve with {a: chapati}.`,
    swaps: { 'garam-masala': 'pure-garam-masala', 'brown-onion': 'fennel' },
    varies: {
      'all-round-potato': 'potato root',
      cauliflower: 'firm-vegetable green-bean okra whole-aubergine sweet-pepper white-cabbage',
      'vegetable-oil': 'ghee',
    },
    takes: curryAdditions(4, 5),
  },
  'saag-aloo': {
    title: 'Saag aloo',
    swapped: 'Spiced {a: all-round-potato} with {b: spinach}',
    also: 'sag aloo; saag aloo curry; aloo saag; aloo palak; palak aloo; alu palak; sag alu; spinach and potato curry; spinach and potatoes; potato and spinach curry; potato spinach curry; spinach potato curry; spinat-kartoffel-curry; kartoffel-spinat-curry; curry de pommes de terre et épinards; curry de patatas y espinacas; साग आलू; आलू पालक; サグアルー; ほうれん草とじゃがいものカレー; 菠菜土豆咖喱; ساغ آلو; סאג אלו',
    summary: '{a: all-round-potato} fried with spices, with {b: spinach} wilted through at the end.',
    kinds: ['vegetables', 'curry', 'potatoes'],
    courses: ['side', 'main', 'dinner', 'lunch'],
    cuisines: ['indian', 'pakistani', 'british'],
    occasions: ['weeknight', 'lunchbox', 'buffet'],
    audiences: ['students', 'crowd'],
    manners: ['easy', 'cheap', 'healthy', 'one-pot', 'comforting', 'vegetable-rich', 'savoury', 'warm'],
    methods: ['pan-fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      4 tbsp vegetable-oil
      ? 1 tsp black-mustard-seed
      ? 1 tsp cumin-seed
      1 brown-onion, sliced
      ? 3 clove fresh-garlic, crushed
      ? 1 tbsp fresh-ginger, grated
      ? 1/2 tsp chilli-powder
      1 tsp ground-turmeric
      ! 750 g all-round-potato, peeled and cut into {2cm} cubes
      150 ml plain-water
      ? 1 tsp fine-salt
      ! 300 g spinach, washed well
      ? 1 tsp garam-masala
      ? 1 tbsp lemon-juice
      ? 4 chapati, to serve`,
    method: `
      8m: Heat {a: vegetable-oil} in a wide pan over medium heat. / Stir in {a: black-mustard-seed, cumin-seed} and let the spices sizzle for a moment. / Add {a: brown-onion} and cook gently until soft and golden.
      2m: Stir in {a: fresh-garlic, fresh-ginger} and cook until it smells good. / Stir in {a: chilli-powder, ground-turmeric} and let the spices sizzle for a moment.
      18m: Add {a: all-round-potato} and turn until coated. / Pour in {a: plain-water}. / Season with {a: fine-salt}. / Cover and simmer over low heat until everything is tender.
      5m: Take off the lid and fry, turning now and then, until dry and lightly browned.
      3m: Add {a: spinach} and stir until wilted.
      Stir in {a: garam-masala}. / Stir in {a: lemon-juice} to taste. / Serve with {a: chapati}.`,
    swaps: { 'garam-masala': 'pure-garam-masala', 'brown-onion': 'fennel' },
    varies: { 'all-round-potato': 'potato root', spinach: 'leaf', 'vegetable-oil': 'ghee' },
    takes: curryAdditions(5, 6),
  },
  raita: {
    title: 'Raita',
    also: 'cucumber raita; raitha; riata; raitas; cucumber yogurt; cucumber yoghurt; mint raita; cucumber and mint raita; cucumber mint raita; kheera raita; kheere ka raita; indian cucumber yogurt; indian yogurt dip; indian yoghurt sauce; yogurt and cucumber dip; mint yogurt; mint yoghurt sauce; gurkenraita; gurken-raita; gurken-joghurt; raïta; raita de concombre; raita de pepino; रायता; खीरे का रायता; ライタ; 黄瓜酸奶; 印度酸奶酱; رايتا; ראיטה',
    summary: 'Cool {a: plain-yogurt} with {b: cucumber}, to spoon beside anything spicy.',
    kinds: ['dip', 'sauce', 'salad'],
    courses: ['side', 'sauce', 'starter'],
    cuisines: ['indian', 'pakistani'],
    occasions: ['weeknight', 'guests', 'barbecue', 'buffet', 'picnic'],
    seasons: ['summer', 'spring'],
    audiences: ['children'],
    manners: ['quick', 'easy', 'cheap', 'healthy', 'light', 'fresh', 'cold', 'no-cook', 'no-bake', 'mild', 'creamy', 'savoury'],
    methods: ['raw'],
    needs: [],
    makes: '4 servings',
    prep: 10,
    list: `
      200 g cucumber
      400 g plain-yogurt
      ? 1/2 tsp ground-cumin
      ? 1/2 tsp fine-salt
      ? 1 handful fresh-mint, finely chopped`,
    method: `
      Grate {a: cucumber} coarsely. / Squeeze out as much liquid as you can in a clean cloth.
      Whisk {a: plain-yogurt, ground-cumin, fine-salt} together until smooth.
      Stir in {a: cucumber}.
      Stir in {a: fresh-mint}. / Serve cold.`,
    swaps: { 'plain-yogurt': 'lactose-free-yogurt soy-yogurt coconut-yogurt', cucumber: 'courgette radish' },
    varies: {
      'plain-yogurt': 'yogurt',
      cucumber: 'carrot radish courgette cooked-beetroot',
      'fresh-mint': 'herb',
    },
    takes: [
      'salad herb carrot radish ripe-tomato cherry-tomato cooked-beetroot red-onion spring-onion pomegranate pineapple mango banana cooked-potato nut | 30 | 4 | Stir in {a}, cut small where needed.',
      'green-chilli red-chilli fresh-ginger fresh-garlic lemon-juice lime-juice chilli-powder curry-leaf mustard-seed | 2 | 4 | Stir in {a}, cut small where needed.',
    ],
  },
  'lamb-korma': {
    title: 'Lamb korma',
    swapped: 'Korma with {a: diced-lamb}',
    also: 'korma; kurma; qorma; lamb korma curry; korma curry; lamb kurma; lamb qorma; mutton korma; mild lamb curry; creamy lamb curry; lamb curry; korma sauce curry; lamm-korma; lammcurry; lamm curry; agneau korma; curry d’agneau; korma d’agneau; korma de cordero; curry de cordero; curry de cordeiro; लैंब कोरमा; मटन कोरमा; कोरमा; ラムコルマ; コルマカレー; 咖喱羊肉; 羊肉咖喱; قورمة لحم; كورما لحم; קורמה; קארי טלה',
    summary: '{a: diced-lamb} simmered until meltingly tender in a mild sauce of {b: plain-yogurt, ground-almond, double-cream}.',
    kinds: ['curry', 'stew'],
    courses: ['main', 'dinner'],
    cuisines: ['indian', 'pakistani'],
    occasions: ['guests', 'sunday', 'eid', 'ramadan', 'diwali'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'crowd'],
    manners: ['mild', 'creamy', 'comforting', 'festive', 'one-pot', 'make-ahead', 'filling', 'high-protein', 'savoury', 'warm'],
    methods: ['braised'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      30 g ghee
      ! 700 g diced-lamb
      2 brown-onion, finely chopped
      ? 3 clove fresh-garlic, crushed
      ? 1 tbsp fresh-ginger, grated
      ? 6 cardamom-pod
      ? = 1 cinnamon-stick
      1 tbsp ground-coriander
      1 tsp ground-cumin
      ? 1/2 tsp ground-turmeric
      350 ml plain-water
      ? 1 tsp fine-salt
      150 g plain-yogurt
      ? 40 g ground-almond
      ? 80 ml double-cream
      ? 1 tsp garam-masala
      ? 20 g flaked-almond, toasted
      ? 250 g basmati-rice, to serve`,
    method: `
      10m: Heat {a: ghee} in a large pot over medium heat. / Cut {a: diced-lamb} into bite-sized pieces where needed. / Brown {a: diced-lamb} in batches on all sides. / Lift {a: diced-lamb} out and set aside.
      10m: Add {a: brown-onion} and cook gently until soft and golden. / Stir in {a: fresh-garlic, fresh-ginger} and cook until it smells good. / Stir in {a: cardamom-pod, cinnamon-stick, ground-coriander, ground-cumin, ground-turmeric} and let the spices sizzle for a moment.
      75m: Return {a: diced-lamb} to the pot. / Pour in {a: plain-water}. / Stir in {a: plain-yogurt, fine-salt}. / Bring to the boil, then cover and simmer over low heat. / Cook {a: diced-lamb} until very tender.
      20m meanwhile: Cook {a: basmati-rice} as the packet says.
      6m: Stir in {a: ground-almond, double-cream, garam-masala}. / Simmer gently for {5 min}.
      Take out {a: cardamom-pod, cinnamon-stick}. / Scatter with {a: flaked-almond}. / Serve with {a: basmati-rice}.`,
    swaps: {
      'plain-yogurt': 'lactose-free-yogurt soy-yogurt coconut-yogurt',
      'double-cream': 'lactose-free-cream oat-cream soy-cream coconut-cream',
      'ground-almond': 'ground-sunflower-seed desiccated-coconut',
      'garam-masala': 'pure-garam-masala',
    },
    varies: {
      'diced-lamb': 'stewing-meat chicken-thigh chicken-thigh-on-the-bone turkey-leg',
      'ground-almond': 'cashew-butter desiccated-coconut almond-butter',
      'double-cream': 'cream coconut-milk coconut-cream plant-cream',
    },
    takes: curryAdditions(5, 6),
  },
  rajma: {
    title: 'Rajma',
    swapped: 'Curry with {a: tinned-kidney-bean}',
    also: 'rajma masala; rajma curry; rajmah; razma; punjabi rajma; rajma chawal; rajma with rice; kidney bean curry; red kidney bean curry; red bean curry; kidney beans curry; curried kidney beans; indian kidney beans; bean curry; kidneybohnen-curry; kidneybohnencurry; curry de haricots rouges; curry de alubias rojas; curry de frijoles rojos; curry de feijão; राजमा; राजमा चावल; राजमा मसाला; ラジマ; レッドキドニービーンズカレー; 红腰豆咖喱; راجما; ראג׳מה',
    summary: '{a: tinned-kidney-bean} simmered until creamy in a thick sauce of {b: brown-onion, tinned-tomato}.',
    kinds: ['curry', 'beans', 'stew'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['indian', 'pakistani', 'nepali'],
    occasions: ['weeknight', 'sunday', 'lunchbox'],
    audiences: ['students', 'crowd'],
    manners: ['easy', 'cheap', 'healthy', 'one-pot', 'comforting', 'filling', 'make-ahead', 'leftovers', 'savoury', 'warm'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      3 tbsp ghee
      ? 1 tsp cumin-seed
      ? = 1 bay-leaf
      2 brown-onion, finely chopped
      ? 4 clove fresh-garlic, crushed
      ? 1 tbsp fresh-ginger, grated
      ? 1/2 tsp chilli-powder
      2 tsp ground-coriander
      ? 1/2 tsp ground-turmeric
      ! 400 g tinned-tomato, chopped
      ! 500 g tinned-kidney-bean, drained and rinsed
      300 ml plain-water
      ? 1 tsp fine-salt
      ? 1 tsp garam-masala
      ? 1 handful fresh-coriander, chopped
      ? 250 g basmati-rice, to serve`,
    method: `
      12m: Heat {a: ghee} in a wide pan over medium heat. / Stir in {a: cumin-seed, bay-leaf} and let the spices sizzle for a moment. / Add {a: brown-onion} and cook gently until soft and golden.
      2m: Stir in {a: fresh-garlic, fresh-ginger} and cook until it smells good. / Stir in {a: chilli-powder, ground-coriander, ground-turmeric} and let the spices sizzle for a moment.
      8m: Stir in {a: tinned-tomato}. / Simmer, uncovered, until the sauce has thickened.
      20m: Add {a: tinned-kidney-bean, plain-water}. / Season with {a: fine-salt}. / Bring to the boil, then simmer gently. / Crush a few spoonfuls with the back of a spoon to thicken the sauce.
      20m meanwhile: Cook {a: basmati-rice} as the packet says.
      Take out {a: bay-leaf}. / Stir in {a: garam-masala}. / Scatter with {a: fresh-coriander} and serve. / Serve with {a: basmati-rice}.`,
    swaps: { 'garam-masala': 'pure-garam-masala' },
    varies: { 'tinned-kidney-bean': 'pulse', ghee: 'fat', 'tinned-tomato': 'passata' },
    takes: curryAdditions(5, 6),
  },
});
