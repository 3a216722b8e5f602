import { dishes } from '../read-dish.ts';

export const westAfrican = dishes({
  'jollof-rice': {
    title: 'Jollof rice',
    swapped: 'Jollof with {a: long-grain-rice}',
    also: 'jollof; jolof; jolof rice; jollof rise; jellof rice; joloff rice; jallof rice; party jollof; party rice; smoky jollof; smoky party jollof; nigerian jollof; nigerian jollof rice; ghanaian jollof; ghana jollof; ghanaian jollof rice; senegalese jollof; west african rice; nigerian rice; african red rice; one pot jollof; benachin; riz gras; riz au gras; riz jollof; arroz jollof; reis jollof; أرز جولوف; ジョロフライス; 加罗夫饭; जोलोफ राइस',
    summary: '{a: long-grain-rice} simmered until deep red in a sauce of {b: tinned-tomato, red-pepper}.',
    kinds: ['rice'],
    courses: ['main', 'dinner', 'lunch', 'side'],
    cuisines: ['west-african', 'nigerian', 'african'],
    occasions: ['party', 'buffet', 'guests', 'weeknight', 'birthday', 'lunchbox'],
    audiences: ['crowd', 'students'],
    manners: ['spicy', 'cheap', 'comforting', 'filling', 'one-pot', 'make-ahead', 'festive', 'savoury', 'warm'],
    methods: ['boiled'],
    needs: ['hob', 'blender'],
    makes: '4 servings',
    prep: 15,
    list: `
      ! 400 g tinned-tomato
      2 red-pepper, roughly chopped
      2 brown-onion, roughly chopped
      ? 1 scotch-bonnet, roughly chopped
      4 tbsp vegetable-oil
      ? 3 clove fresh-garlic, crushed
      ? 3 tbsp tomato-puree
      ? 2 tsp curry-powder
      ? 1 tsp dried-thyme
      ? 2 bay-leaf
      ! 360 g long-grain-rice
      500 ml vegetable-stock
      ? 3/4 tsp fine-salt`,
    method: `
      Blend {a: tinned-tomato, red-pepper, scotch-bonnet} until smooth.
      10m: Heat {a: vegetable-oil} in a wide pan over medium heat. / Add {a: brown-onion} and cook gently until soft and golden. / Stir in {a: fresh-garlic} and cook until it smells good.
      3m: Stir in {a: tomato-puree} and cook for a minute, stirring. / Stir in {a: curry-powder, dried-thyme} and let the spices sizzle for a moment.
      15m: Pour the mixture into the pan and stir once or twice. / Add {a: bay-leaf}. / Simmer, uncovered, until the sauce has thickened.
      25m: Rinse {a: long-grain-rice} in a fine sieve under cold running water. / Stir in {a: long-grain-rice}. / Pour in {a: vegetable-stock}. / Season with {a: fine-salt}. / Bring to the boil, then cover and simmer over low heat. / Cook until the grains are tender and the liquid has gone.
      10m rest: Take the pan off the heat. / Cover and leave to rest for {10 min}.
      Take out {a: bay-leaf}. / Fluff everything up with a fork. / Taste and season again.`,
    swaps: {
      'red-pepper': 'carrot butternut-squash',
      'brown-onion': 'fresh-leek fennel',
      'curry-powder': 'pure-curry-powder ground-cumin*0.5',
    },
    varies: { 'long-grain-rice': 'basmati-rice jasmine-rice', 'vegetable-stock': 'chicken-stock beef-stock', 'scotch-bonnet': 'chilli' },
    takes: [
      'poultry meat shellfish fish tofu sausage plant-mince mince | 110 | 7 | 9m: Cut {a} into bite-sized pieces where needed. / Fry {a} in another pan {a!done}. / Fold in {a}.',
      'carrot green-bean frozen-pea sweetcorn quick-vegetable firm-vegetable pulse | 50 | 5 | Add {a}, cut into bite-sized pieces where needed.',
      'plantain | 100 | 7 | 8m: Fry {a} in another pan {a!done}. / Serve with {a}.',
      'smoked-paprika fresh-ginger fresh-thyme ground-nutmeg cayenne-pepper | 2 | 3 | Stir in {a}.',
      'egg | 55 | 7 | 10m: Boil {a} for {10 min}, cool under cold running water and peel. / Serve with {a}.',
    ],
  },
  'groundnut-stew': {
    title: 'Groundnut stew',
    swapped: 'Groundnut stew with {a: chicken-thigh}',
    also: 'ground nut stew; groundnut soup; peanut stew; peanut soup; african peanut stew; african peanut soup; west african peanut stew; west african peanut soup; west african groundnut stew; peanut butter stew; peanut butter soup; peanut chicken stew; chicken peanut stew; groundnut chicken; chicken groundnut stew; maafe; mafe; maffe; mafé; mafe poulet; mafé au poulet; sauce arachide; poulet sauce arachide; tigadegena; domoda; nkatenkwan; nkate nkwan; nkatekwan; erdnusseintopf; afrikanischer erdnusseintopf; guiso de cacahuete',
    summary: '{a: chicken-thigh} and {b: sweet-potato} in a thick, warming sauce of {c: peanut-butter, tinned-tomato}.',
    kinds: ['stew', 'soup'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['west-african', 'african'],
    occasions: ['weeknight', 'guests', 'sunday'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'students', 'crowd'],
    manners: ['easy', 'cheap', 'comforting', 'creamy', 'filling', 'high-protein', 'one-pot', 'make-ahead', 'leftovers', 'savoury', 'warm'],
    methods: ['braised'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      2 tbsp vegetable-oil
      500 g chicken-thigh, cut into {3cm} pieces
      1 brown-onion, chopped
      ? 3 clove fresh-garlic, crushed
      ? 1 tbsp fresh-ginger, grated
      ? 1 tsp ground-coriander
      ? 1/2 tsp cayenne-pepper
      ? 2 tbsp tomato-puree
      400 g tinned-tomato, chopped
      500 ml chicken-stock
      400 g sweet-potato, peeled and cut into {2cm} cubes
      ! 140 g peanut-butter
      ? 150 g spinach, washed well
      fine-salt, to taste
      ? 250 g long-grain-rice, to serve`,
    method: `
      8m: Heat {a: vegetable-oil} in a large pot over medium heat. / Fry {a: chicken-thigh} {a!done}. / Lift {a: chicken-thigh} out and set aside.
      8m: Add {a: brown-onion} and cook gently until soft and golden. / Stir in {a: fresh-garlic, fresh-ginger} and cook until it smells good. / Stir in {a: ground-coriander, cayenne-pepper} and let the spices sizzle for a moment. / Stir in {a: tomato-puree} and cook for a minute, stirring.
      15m: Stir in {a: tinned-tomato}. / Pour in {a: chicken-stock}. / Add {a: sweet-potato}. / Bring to the boil, then cover and simmer over low heat. / Cook {a: sweet-potato} until just tender.
      8m: Whisk in {a: peanut-butter} until smooth. / Return {a: chicken-thigh} to the pot. / Simmer gently until slightly thickened.
      20m meanwhile: Cook {a: long-grain-rice} as the packet says.
      2m: Add {a: spinach} and stir until wilted. / Season with {a: fine-salt} to taste. / Serve with {a: long-grain-rice}.`,
    swaps: {
      'tinned-tomato': 'pumpkin-puree coconut-milk',
      'sweet-potato': 'butternut-squash carrot',
      'brown-onion': 'fennel carrot',
      'chicken-thigh': 'tinned-chickpea*0.9 firm-tofu turkey-breast',
    },
    varies: {
      'chicken-thigh': 'poultry tofu pulse shellfish meat white-fish firm-vegetable mushroom',
      'sweet-potato': 'yam butternut-squash pumpkin all-round-potato waxy-potato carrot cassava',
      spinach: 'leaf okra',
      'chicken-stock': 'vegetable-stock beef-stock',
    },
    takes: [
      'quick-vegetable firm-vegetable pulse aubergine | 50 | 4 | 8m: Add {a}, cut into bite-sized pieces where needed.',
      'scotch-bonnet red-chilli curry-powder smoked-paprika ground-cumin | 2 | 3 | Stir in {a}.',
      'fresh-coriander roasted-peanut lime | 8 | 7 | Serve with {a}.',
    ],
  },
  'yassa-chicken': {
    title: 'Yassa chicken',
    swapped: '{a: chicken-thigh-on-the-bone} yassa',
    also: 'chicken yassa; poulet yassa; yassa poulet; yassa au poulet; yassa; yasa chicken; chicken yasa; yassa ganaar; senegalese chicken; senegalese lemon chicken; senegalese chicken with onions; gambian chicken yassa; african lemon chicken; hähnchen yassa; pollo yassa; frango yassa; チキンヤッサ; ヤッサ',
    summary: '{a: chicken-thigh-on-the-bone} braised under a heap of {b: brown-onion} with {c: lemon-juice}.',
    kinds: ['stew', 'casserole'],
    courses: ['main', 'dinner'],
    cuisines: ['west-african', 'african'],
    occasions: ['weeknight', 'guests', 'sunday'],
    audiences: ['crowd'],
    manners: ['easy', 'cheap', 'comforting', 'filling', 'high-protein', 'make-ahead', 'sour', 'savoury', 'warm'],
    methods: ['braised', 'marinated'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 20,
    list: `
      ! 1000 g chicken-thigh-on-the-bone
      ! 6 brown-onion, thinly sliced
      100 ml lemon-juice
      ? 2 tbsp dijon-mustard
      ? 4 clove fresh-garlic, crushed
      ? 1 tsp dried-thyme
      1 tsp fine-salt
      ? 1/2 tsp black-pepper
      3 tbsp vegetable-oil
      300 ml chicken-stock
      ? 2 bay-leaf
      ? 1 scotch-bonnet, whole
      ? 60 g green-olive
      ? 250 g long-grain-rice, to serve`,
    method: `
      Put {a: chicken-thigh-on-the-bone, brown-onion} in a large bowl. / Add {a: lemon-juice}. / Add {a: dijon-mustard}. / Add {a: fresh-garlic, dried-thyme}. / Season with {a: fine-salt, black-pepper}. / Mix well.
      60m rest: Cover and chill in the fridge for at least {60 min}, or overnight.
      12m: Pat {a: chicken-thigh-on-the-bone} dry. / Heat {a: vegetable-oil} in a wide pan over medium heat. / Brown {a: chicken-thigh-on-the-bone} in batches on all sides. / Lift {a: chicken-thigh-on-the-bone} out and set aside.
      18m: Add {a: brown-onion} and cook gently until soft and golden.
      35m: Return {a: chicken-thigh-on-the-bone} to the pan. / Pour in {a: chicken-stock} and whatever is left in the bowl. / Add {a: bay-leaf, scotch-bonnet}. / Bring to the boil, then cover and simmer over low heat. / Cook {a: chicken-thigh-on-the-bone} {a!done}.
      20m meanwhile: Cook {a: long-grain-rice} as the packet says.
      5m: Take out {a: bay-leaf, scotch-bonnet}. / Stir in {a: green-olive}. / Simmer, uncovered, until the sauce has thickened. / Serve with {a: long-grain-rice}.`,
    swaps: { 'lemon-juice': 'lime-juice white-vinegar*0.5' },
    varies: {
      'chicken-thigh-on-the-bone': 'chicken-leg chicken-drumstick chicken-piece turkey-leg duck-leg rabbit',
      'long-grain-rice': 'basmati-rice jasmine-rice couscous bulgur quinoa',
    },
    takes: [
      'carrot sweet-pepper potato sweet-potato root firm-vegetable | 60 | 5 | Add {a}, cut into bite-sized pieces where needed.',
      'red-chilli fresh-ginger smoked-paprika paprika | 3 | 5 | Stir in {a}.',
      'fresh-parsley fresh-coriander | 3 | 8 | Scatter with {a}.',
    ],
  },
  'fried-plantain': {
    title: 'Fried plantain',
    also: 'fried plantains; plantain; plantains; sweet plantain; sweet plantains; fried sweet plantain; fried sweet plantains; ripe plantain; pan fried plantain; pan fried plantains; caribbean fried plantain; jamaican fried plantain; nigerian fried plantain; dodo; alloco; aloko; maduros; platanos maduros; plátanos maduros; platano frito; plátano frito; plátanos fritos; tajadas; tajadas de plátano; amarillos; banane plantain frite; bananes plantains frites; banana da terra frita; gebratene kochbanane; kochbananen; موز الجنة المقلي; 炸大蕉; 揚げプランテン; plantane; plantian',
    summary: 'Slices of ripe {a: plantain} fried until soft and sweet inside and brown at the edges.',
    kinds: ['vegetables', 'nibbles'],
    courses: ['side', 'snack', 'breakfast'],
    cuisines: ['west-african', 'nigerian', 'caribbean', 'jamaican', 'cuban', 'african', 'latin-american', 'colombian', 'central-american'],
    occasions: ['weeknight', 'party', 'brunch', 'buffet'],
    audiences: ['children', 'students'],
    manners: ['easy', 'cheap', 'sweet', 'comforting', 'mild', 'warm', 'quick'],
    methods: ['fried', 'pan-fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 5,
    list: `
      ! 3 plantain, ripe
      6 tbsp vegetable-oil
      ? 1/2 tsp fine-salt`,
    method: `
      Cut off the ends of {a: plantain}, slit the skin lengthways and peel it away. / Cut {a: plantain} on a slant into slices of about {1cm}.
      10m*: Heat {a: vegetable-oil} in a wide pan over medium heat. / Fry {a: plantain} in batches until deep golden on both sides, turning once.
      Drain on kitchen paper and serve warm. / Sprinkle with {a: fine-salt}.`,
    takes: [
      'cayenne-pepper chilli-flake fresh-ginger ground-cinnamon lime paprika | 1 | 3 | Sprinkle with {a}.',
      'pulse | 60 | 3 | 4m: Heat {a} in a small pot over low heat, stirring now and then. / Serve with {a}.',
      'egg | 55 | 3 | 4m: Fry {a} in another pan {a!done}. / Serve with {a}.',
      'soured-cream feta mozzarella guacamole hot-sauce tomato-salsa | 20 | 3 | Serve with {a}.',
    ],
  },
  suya: {
    title: 'Suya',
    swapped: 'Suya with {a: rump-steak}',
    also: 'beef suya; suya beef; suya skewers; beef suya skewers; nigerian suya; nigerian beef skewers; nigerian kebab; nigerian kebabs; west african beef skewers; spicy peanut beef skewers; peanut beef skewers; tsire; tsire suya; soya brochettes; chichinga; kyinkyinga; agashe; sooya; soya kebab; brochettes suya; スヤ; سويا نيجيري',
    summary: 'Thin slices of {a: rump-steak} on skewers, grilled under a hot crust of {b: roasted-peanut, smoked-paprika}.',
    kinds: ['skewer'],
    courses: ['main', 'starter', 'snack', 'dinner'],
    cuisines: ['nigerian', 'west-african', 'african'],
    occasions: ['barbecue', 'party', 'guests', 'weeknight', 'buffet'],
    seasons: ['summer'],
    audiences: ['crowd', 'students'],
    manners: ['spicy', 'easy', 'high-protein', 'savoury', 'warm'],
    methods: ['grilled', 'marinated'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 20,
    list: `
      ! 700 g rump-steak, thinly sliced
      80 g roasted-peanut
      ? 1 tbsp smoked-paprika
      ? 1 tsp cayenne-pepper
      ? 2 tsp ground-ginger
      ? 1 tsp garlic-powder
      ? 1 tsp onion-powder
      1 tsp fine-salt
      3 tbsp vegetable-oil
      ? 1 red-onion, thinly sliced
      ? 2 ripe-tomato, cut into wedges`,
    method: `
      Chop {a: roasted-peanut} finely. / Stir {a: roasted-peanut, smoked-paprika, cayenne-pepper, ground-ginger, garlic-powder, onion-powder, fine-salt} together in a large bowl. / Stir in {a: vegetable-oil}.
      30m rest: Add {a: rump-steak} and toss. / Leave to marinate for {30 min}.
      8m: Heat a griddle pan or the barbecue until very hot. / Thread {a: rump-steak} onto skewers. / Grill {a: rump-steak} on both sides {a!done}.
      Serve with {a: red-onion, ripe-tomato}.`,
    swaps: { 'roasted-peanut': 'sunflower-seed pumpkin-seed' },
    varies: {
      'rump-steak': 'meat poultry tofu shellfish chestnut-mushroom oyster-mushroom lamb-steak',
      'roasted-peanut': 'cashew sunflower-seed pumpkin-seed',
    },
    takes: [
      'red-pepper yellow-pepper green-pepper courgette chestnut-mushroom pineapple | 50 | 3 | Cut {a} into bite-sized pieces where needed. / Thread {a} onto the skewers as well.',
      'cucumber white-cabbage lime lettuce fresh-coriander plain-flatbread | 30 | 4 | Serve with {a}.',
    ],
  },
});
