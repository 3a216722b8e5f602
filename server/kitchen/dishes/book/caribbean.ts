import { dishes } from '../read-dish.ts';

export const caribbean = dishes({
  'jerk-chicken': {
    title: 'Jerk chicken',
    swapped: 'Jerk {a: chicken-thigh-on-the-bone}',
    also: 'jamaican jerk chicken; jerk chicken thighs; jerked chicken; jerk chicken legs; jerk chicken drumsticks; jerk; jamaican chicken; caribbean jerk chicken; caribbean chicken; oven jerk chicken; baked jerk chicken; grilled jerk chicken; bbq jerk chicken; jerk marinated chicken; spicy jerk chicken; jerk chiken; jerk chikcen; jerck chicken; jamaican jerk; poulet jerk; poulet boucané; pollo jerk; pollo jamaicano; frango jerk; jerk-hähnchen; jerk hähnchen; jerk huhn; ジャークチキン; 牙买加烤鸡; 牙買加烤雞; دجاج جيرك; जर्क चिकन; ג׳רק צ׳יקן',
    summary: '{a: chicken-thigh-on-the-bone} roasted in a fiery marinade of {b: spring-onion, ground-allspice, scotch-bonnet}.',
    kinds: ['roast', 'marinade'],
    courses: ['main', 'dinner'],
    cuisines: ['jamaican', 'caribbean'],
    occasions: ['barbecue', 'party', 'guests', 'weeknight', 'sunday', 'picnic'],
    seasons: ['summer'],
    audiences: ['crowd', 'students'],
    manners: ['spicy', 'easy', 'high-protein', 'filling', 'make-ahead', 'savoury', 'warm'],
    methods: ['roasted', 'marinated', 'baked', 'grilled'],
    needs: ['oven', 'blender'],
    makes: '4 servings',
    prep: 15,
    list: `
      6 spring-onion, roughly chopped
      ? 1 scotch-bonnet, roughly chopped
      ? 4 clove fresh-garlic, peeled
      ? 25 g fresh-ginger, peeled and sliced
      ! 1 tbsp ground-allspice
      ? 2 tsp dried-thyme
      ? 1/2 tsp ground-cinnamon
      ? 1/2 tsp nutmeg
      2 tbsp soy-sauce
      ? 2 tbsp dark-brown-sugar
      3 tbsp lime-juice
      2 tbsp vegetable-oil
      ? 1 tsp black-pepper
      3/4 tsp fine-salt
      ! 1200 g chicken-thigh-on-the-bone
      ? 1 lime, cut into wedges`,
    method: `
      Put {a: spring-onion, scotch-bonnet, fresh-garlic, fresh-ginger, ground-allspice, dried-thyme, ground-cinnamon, nutmeg} in a blender. / Add {a: soy-sauce}. / Add {a: dark-brown-sugar}. / Add {a: lime-juice, vegetable-oil}. / Add {a: fine-salt, black-pepper}. / Blend to a coarse paste.
      60m rest: Cut small deep slits all over {a: chicken-thigh-on-the-bone} with a sharp knife. / Rub the paste all over {a: chicken-thigh-on-the-bone}. / Cover and chill in the fridge for at least {60 min}, or overnight.
      Heat the oven to {200C} and line a baking tray with baking paper. / Lay {a: chicken-thigh-on-the-bone} on the tray.
      40m: Roast {a: chicken-thigh-on-the-bone} {a!done}. / Brush with the juices halfway through.
      3m: Put under the hot grill until dark at the edges.
      5m rest: Leave to rest for {5 min} before serving. / Serve with {a: lime}.`,
    swaps: { 'spring-onion': 'fresh-chive green-pepper', 'soy-sauce': 'tamari coconut-aminos', 'lime-juice': 'lemon-juice cider-vinegar' },
    varies: {
      'chicken-thigh-on-the-bone': 'chicken-leg chicken-drumstick chicken-wing chicken-piece turkey-leg pork-rib tofu cauliflower',
      'scotch-bonnet': 'chilli',
      'lime-juice': 'orange-juice lemon-juice',
    },
    takes: [
      'pineapple mango sweet-potato sweet-pepper red-onion plantain | 80 | 4 | Cut {a} into bite-sized pieces where needed. / Spread {a} on the tray.',
      'rice grain | 65 | 4 | 20m: Cook {a} as the packet says. / Keep {a} warm to serve on the side.',
      'coleslaw barbecue-sauce hot-sauce mango-chutney salad avocado | 40 | 6 | Serve with {a}.',
    ],
  },
  'rice-and-peas': {
    title: 'Rice and peas',
    swapped: '{a: long-grain-rice} with {b: tinned-kidney-bean}',
    also: 'rice & peas; rice n peas; rice and pea; peas and rice; peas n rice; jamaican rice and peas; caribbean rice and peas; caribbean rice; jamaican rice; jamaican rice and beans; caribbean rice and beans; coconut rice and beans; coconut rice and peas; rice and beans with coconut milk; rice and gungo peas; rice and kidney beans; diri kole; diri ak pwa; riz aux haricots rouges; riz et pois; arroz con coco y frijoles; rice and beans limonense; reis mit erbsen; reis mit bohnen; ライスアンドピーズ; 牙买加豆饭',
    summary: '{a: long-grain-rice} and {b: tinned-kidney-bean} simmered in {c: coconut-milk} with {d: fresh-thyme, ground-allspice}.',
    kinds: ['rice', 'beans'],
    courses: ['side', 'main', 'lunch', 'dinner'],
    cuisines: ['jamaican', 'caribbean', 'central-american'],
    occasions: ['sunday', 'barbecue', 'party', 'buffet', 'weeknight', 'lunchbox', 'christmas'],
    audiences: ['crowd', 'students', 'children'],
    manners: ['easy', 'cheap', 'comforting', 'filling', 'mild', 'one-pot', 'make-ahead', 'savoury', 'warm'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      ! 300 g long-grain-rice
      ! 400 ml coconut-milk
      250 ml plain-water
      ! 240 g tinned-kidney-bean, drained and rinsed
      ? 3 spring-onion, sliced
      ? 2 clove fresh-garlic, crushed
      ? 4 sprig fresh-thyme
      ? 1/2 tsp ground-allspice
      ? 1 scotch-bonnet, whole
      ? 1 tsp fine-salt
      ? 1/4 tsp black-pepper`,
    method: `
      8m: Put {a: coconut-milk, plain-water, tinned-kidney-bean} in a large pot. / Add {a: spring-onion, fresh-garlic}. / Add {a: fresh-thyme, ground-allspice}. / Lay {a: scotch-bonnet} on top. / Season with {a: fine-salt, black-pepper}. / Bring to the boil, then simmer gently.
      18m: Rinse {a: long-grain-rice} in a fine sieve under cold running water. / Stir in {a: long-grain-rice}. / Bring to the boil, then cover and simmer over low heat. / Cook until the grains are tender and the liquid has gone.
      10m rest: Take the pot off the heat. / Cover and leave to rest for {10 min}.
      Take out {a: fresh-thyme, scotch-bonnet}. / Fluff everything up with a fork.`,
    varies: {
      'tinned-kidney-bean': 'pigeon-pea tinned-black-bean tinned-black-eyed-bean tinned-pinto-bean tinned-borlotti-bean tinned-chickpea',
      'long-grain-rice': 'basmati-rice jasmine-rice',
      'coconut-milk': 'light-coconut-milk',
    },
    takes: [
      'sweet-pepper carrot pumpkin sweetcorn frozen-pea butternut-squash sweet-potato | 40 | 2 | Cut {a} into small pieces where needed. / Stir in {a}.',
      'poultry tofu sausage bacon shellfish meat | 100 | 4 | 9m: Cut {a} into bite-sized pieces where needed. / Fry {a} in another pan {a!done}. / Serve with {a}.',
      'plantain | 80 | 4 | 8m: Fry {a} in another pan {a!done}. / Serve with {a}.',
      'lime fresh-coriander fresh-parsley | 3 | 4 | Serve with {a}.',
    ],
  },
  'curry-goat': {
    title: 'Curry goat',
    swapped: 'Jamaican curry with {a: goat-meat}',
    also: 'goat curry; curried goat; curry goat jamaican; jamaican curry goat; jamaican goat curry; caribbean goat curry; caribbean curry goat; goat stew; goat curry with potatoes; trini curry goat; cari de cabri; colombo de cabri; curry de cabra; ziegencurry; ziegen curry; カレーゴート; キャリーゴート; 山羊咖喱',
    summary: '{a: goat-meat} simmered slowly with {b: curry-powder} and {c: waxy-potato} until it falls apart.',
    kinds: ['curry', 'stew'],
    courses: ['main', 'dinner'],
    cuisines: ['jamaican', 'caribbean'],
    occasions: ['sunday', 'guests', 'party', 'christmas', 'easter'],
    seasons: ['autumn', 'winter'],
    audiences: ['crowd'],
    manners: ['spicy', 'comforting', 'filling', 'high-protein', 'one-pot', 'make-ahead', 'leftovers', 'festive', 'savoury', 'warm'],
    methods: ['braised', 'marinated'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 20,
    list: `
      ! 900 g goat-meat, cut into {3cm} pieces
      ! 3 tbsp curry-powder
      ? 1 tsp ground-allspice
      1 tsp fine-salt
      ? 1/2 tsp black-pepper
      3 tbsp vegetable-oil
      1 brown-onion, chopped
      ? 3 spring-onion, sliced
      ? 4 clove fresh-garlic, crushed
      ? 1 tbsp fresh-ginger, grated
      ? 4 sprig fresh-thyme
      ? 1 scotch-bonnet, whole
      ? 200 g tinned-tomato, chopped
      700 ml beef-stock
      ? 400 g waxy-potato, peeled and cut into {3cm} cubes
      ? 250 g long-grain-rice, to serve`,
    method: `
      30m rest: Put {a: goat-meat} in a large bowl. / Add {a: curry-powder half}. / Add {a: ground-allspice}. / Season with {a: fine-salt, black-pepper}. / Mix well. / Leave to marinate for {30 min}.
      12m: Heat {a: vegetable-oil} in a large pot over medium heat. / Brown {a: goat-meat} in batches on all sides. / Lift {a: goat-meat} out and set aside.
      8m: Add {a: brown-onion, spring-onion} and cook gently until soft and golden. / Stir in {a: fresh-garlic, fresh-ginger} and cook until it smells good. / Stir in {a: curry-powder rest} and let the spices sizzle for a moment.
      100m: Return {a: goat-meat} to the pot. / Pour in {a: beef-stock}. / Stir in {a: tinned-tomato}. / Add {a: fresh-thyme, scotch-bonnet}. / Bring to the boil, then cover and simmer over low heat.
      25m: Add {a: waxy-potato} and cook until just tender. / Cook {a: goat-meat} until very tender.
      20m meanwhile: Cook {a: long-grain-rice} as the packet says.
      5m: Take out {a: fresh-thyme, scotch-bonnet}. / Simmer, uncovered, until the sauce has thickened. / Taste and season again. / Serve with {a: long-grain-rice}.`,
    swaps: {
      'waxy-potato': 'sweet-potato butternut-squash',
      'brown-onion': 'fennel celery-stalk',
      'curry-powder': 'pure-curry-powder',
    },
    varies: {
      'goat-meat': 'diced-lamb lamb-neck mutton braising-steak beef-shin lamb-shoulder',
      'waxy-potato': 'sweet-potato pumpkin butternut-squash cassava yam green-banana all-round-potato',
    },
    takes: [
      'firm-vegetable root pulse sweet-pepper | 40 | 5 | Add {a}, cut into bite-sized pieces where needed.',
      'coconut-milk | 60 | 4 | Stir in {a}.',
      'leaf | 40 | 7 | 3m: Add {a} and stir until wilted.',
    ],
  },
  'coconut-fish-stew': {
    title: 'Coconut fish stew',
    swapped: 'Coconut stew with {a: white-fish-fillet}',
    also: 'fish stew with coconut; coconut fish curry; coconut fish; fish in coconut sauce; fish with coconut milk; caribbean fish stew; caribbean coconut fish; caribbean fish curry; coconut fish soup; run down; rundown; jamaican rundown; oil down fish; samaki wa nazi; samaki wa kupaka; zanzibar fish curry; swahili fish curry; fisch in kokosmilch; kokos-fischeintopf; poisson au lait de coco; ragoût de poisson au lait de coco; pescado con coco; pescado encocado; encocado de pescado; peixe com leite de coco; ココナッツフィッシュシチュー; 椰奶炖鱼; يخنة السمك بجوز الهند',
    summary: '{a: white-fish-fillet} poached in {b: coconut-milk} with {c: ripe-tomato, red-pepper}.',
    kinds: ['stew', 'fish-dish', 'curry'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['caribbean', 'jamaican', 'east-african', 'latin-american', 'african'],
    occasions: ['weeknight', 'guests', 'date'],
    audiences: ['children'],
    manners: ['easy', 'creamy', 'comforting', 'healthy', 'high-protein', 'one-pot', 'mild', 'savoury', 'warm'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      2 tbsp vegetable-oil
      1 brown-onion, sliced
      ? 1 red-pepper, sliced
      ? 3 clove fresh-garlic, crushed
      ? 1 tbsp fresh-ginger, grated
      ? 1 tsp curry-powder
      ? 1/2 tsp ground-turmeric
      ? 3 ripe-tomato, chopped
      ? 3 sprig fresh-thyme
      ! 400 ml coconut-milk
      ? 1 scotch-bonnet, whole
      ! 700 g white-fish-fillet, cut into {3cm} pieces
      ? 1 lime, juice only
      fine-salt, to taste
      ? 1 handful fresh-coriander, chopped
      ? 250 g long-grain-rice, to serve`,
    method: `
      8m: Heat {a: vegetable-oil} in a wide pan over medium heat. / Add {a: brown-onion, red-pepper} and cook gently until soft. / Stir in {a: fresh-garlic, fresh-ginger} and cook until it smells good.
      5m: Stir in {a: curry-powder, ground-turmeric} and let the spices sizzle for a moment. / Add {a: ripe-tomato} and cook until soft.
      10m: Stir in {a: coconut-milk}. / Add {a: fresh-thyme, scotch-bonnet}. / Bring to the boil, then simmer gently.
      20m meanwhile: Cook {a: long-grain-rice} as the packet says.
      7m: Season {a: white-fish-fillet} with {b: fine-salt}. / Add {a: white-fish-fillet} and simmer very gently {a!done}.
      Take out {a: fresh-thyme, scotch-bonnet}. / Stir in {a: lime} to taste. / Scatter with {a: fresh-coriander}. / Serve with {a: long-grain-rice}.`,
    swaps: { 'brown-onion': 'fennel celery-stalk', 'curry-powder': 'pure-curry-powder', 'white-fish-fillet': 'salmon-fillet' },
    varies: {
      'white-fish-fillet':
        'white-fish cod-fillet haddock-fillet hake-fillet snapper-fillet tilapia-fillet salmon-fillet trout-fillet shellfish',
      'red-pepper': 'green-pepper yellow-pepper quick-vegetable',
      'ripe-tomato': 'cherry-tomato plum-tomato',
    },
    takes: [
      'potato root firm-vegetable sweet-potato plantain pulse | 60 | 3 | 8m: Cut {a} into small pieces where needed. / Add {a}.',
      'quick-vegetable okra leaf shellfish | 50 | 5 | 3m: Add {a}.',
      'smoked-paprika ground-cumin peanut-butter tomato-puree chilli | 4 | 3 | Stir in {a}.',
    ],
  },
});
