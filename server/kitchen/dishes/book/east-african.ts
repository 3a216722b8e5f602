import { dishes } from '../read-dish.ts';

export const eastAfrican = dishes({
  'doro-wat': {
    title: 'Doro wat',
    swapped: '{a: chicken-thigh-on-the-bone} wat',
    also: 'doro wot; doro wet; dorowat; doro wett; doro watt; doro wat chicken; ethiopian chicken stew; ethiopian chicken; ethiopian chicken curry; spicy ethiopian chicken; eritrean chicken stew; zigni; tsebhi derho; tsebhi dorho; ethiopian stew; berbere chicken; chicken berbere; chicken with berbere; chicken wat; chicken wot; ዶሮ ወጥ; äthiopisches huhn; äthiopischer hühnereintopf; ドロワット; 埃塞俄比亚炖鸡; دورو وات; דורו וואט',
    summary: 'A dark, fiery stew of {a: chicken-thigh-on-the-bone} with {b: brown-onion, berbere}[ and {c: hen-egg}].',
    kinds: ['stew', 'curry'],
    courses: ['main', 'dinner'],
    cuisines: ['ethiopian', 'east-african', 'african'],
    occasions: ['guests', 'sunday', 'easter', 'christmas', 'party'],
    seasons: ['autumn', 'winter'],
    audiences: ['crowd'],
    manners: ['spicy', 'comforting', 'filling', 'high-protein', 'one-pot', 'make-ahead', 'festive', 'savoury', 'warm'],
    methods: ['braised'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 20,
    list: `
      ! 900 g chicken-thigh-on-the-bone
      ? 2 tbsp lemon-juice
      3 tbsp ghee
      4 brown-onion, finely chopped
      ? 4 clove fresh-garlic, crushed
      ? 2 tbsp fresh-ginger, grated
      3 tbsp berbere
      ? 2 tbsp tomato-puree
      400 ml chicken-stock
      ? 4 hen-egg
      fine-salt, to taste
      ? 4 injera, to serve`,
    method: `
      Toss {a: chicken-thigh-on-the-bone} with {b: lemon-juice} until coated.
      25m: Heat {a: ghee} in a large pot over medium heat. / Add {a: brown-onion} and cook gently until soft and deep golden.
      4m: Stir in {a: fresh-garlic, fresh-ginger} and cook until it smells good. / Stir in {a: berbere} and let the spices sizzle for a moment. / Stir in {a: tomato-puree} and cook for a minute, stirring.
      40m: Pour in {a: chicken-stock}. / Add {a: chicken-thigh-on-the-bone}. / Bring to the boil, then cover and simmer over low heat. / Cook {a: chicken-thigh-on-the-bone} {a!done}.
      15m meanwhile: Boil {a: hen-egg} for {10 min}, cool under cold running water and peel.
      8m: Add {a: hen-egg}. / Simmer, uncovered, until the sauce has thickened.
      Season with {a: fine-salt} to taste. / Serve with {a: injera}.`,
    swaps: { ghee: 'vegetable-oil*0.9', berbere: 'hot-paprika pure-garam-masala', injera: 'gluten-free-wrap basmati-rice' },
    varies: {
      'chicken-thigh-on-the-bone': 'chicken-leg chicken-drumstick chicken-piece turkey-leg',
      ghee: 'unsalted-butter vegetable-oil olive-oil',
      injera: 'plain-flatbread basmati-rice long-grain-rice',
    },
    takes: [
      'potato carrot sweet-potato firm-vegetable pulse | 60 | 4 | Add {a}, cut into bite-sized pieces where needed.',
      'red-wine | 25 | 4 | 3m: Pour in {a} and let it boil down by half.',
      'ground-cardamom fenugreek-seed paprika ground-cumin | 1 | 4 | Stir in {a}.',
    ],
  },
  'misir-wat': {
    title: 'Misir wat',
    swapped: 'Misir wat with {a: red-lentil}',
    also: 'misir wot; mesir wat; mesir wot; misr wat; missir wot; messer wat; misir wet; yemisir wot; yemisir wat; yemesir wot; ye misir wot; ethiopian lentils; ethiopian red lentils; ethiopian lentil stew; ethiopian red lentil stew; spicy ethiopian lentils; ethiopian lentil curry; ethiopian dal; berbere lentils; lentils with berbere; lentil wat; lentil wot; ምስር ወጥ; äthiopische linsen; äthiopischer linseneintopf; lentilles éthiopiennes; lentejas etíopes; ミシルワット; 埃塞俄比亚扁豆; عدس إثيوبي; מיסיר ווט',
    summary: '{a: red-lentil} cooked to a thick, spicy stew with {b: brown-onion, berbere}.',
    kinds: ['stew', 'beans'],
    courses: ['main', 'dinner', 'lunch', 'side'],
    cuisines: ['ethiopian', 'east-african', 'african'],
    occasions: ['weeknight', 'guests', 'lunchbox', 'party'],
    seasons: ['autumn', 'winter'],
    audiences: ['students', 'crowd'],
    manners: ['spicy', 'easy', 'cheap', 'healthy', 'comforting', 'filling', 'high-protein', 'one-pot', 'make-ahead', 'savoury', 'warm'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      4 tbsp vegetable-oil
      2 brown-onion, finely chopped
      ? 4 clove fresh-garlic, crushed
      ? 1 tbsp fresh-ginger, grated
      2 tbsp berbere
      ? 2 tbsp tomato-puree
      ! 300 g red-lentil
      900 ml vegetable-stock
      fine-salt, to taste
      ? 4 injera, to serve`,
    method: `
      12m: Heat {a: vegetable-oil} in a large pot over medium heat. / Add {a: brown-onion} and cook gently until soft and deep golden.
      3m: Stir in {a: fresh-garlic, fresh-ginger} and cook until it smells good. / Stir in {a: berbere} and let the spices sizzle for a moment. / Stir in {a: tomato-puree} and cook for a minute, stirring.
      25m: Rinse {a: red-lentil} in a fine sieve under cold running water. / Stir in {a: red-lentil}. / Pour in {a: vegetable-stock}. / Bring to the boil, then simmer gently. / Cook {a: red-lentil} until very soft. / Stir often, and add a splash of water if it gets too thick.
      Season with {a: fine-salt} to taste. / Serve with {a: injera}.`,
    swaps: { 'brown-onion': 'fennel carrot', berbere: 'hot-paprika pure-garam-masala', injera: 'gluten-free-wrap basmati-rice' },
    varies: {
      'vegetable-oil': 'ghee unsalted-butter olive-oil',
      'red-lentil': 'moong-dal',
      injera: 'plain-flatbread basmati-rice long-grain-rice',
    },
    takes: [
      'carrot potato sweet-potato sweet-pepper firm-vegetable | 50 | 3 | Add {a}, cut into small pieces where needed.',
      'leaf tomato | 40 | 4 | 3m: Stir in {a} and cook until soft.',
      'poultry meat tofu mushroom | 80 | 4 | 9m: Cut {a} into bite-sized pieces where needed. / Fry {a} in another pan {a!done}. / Stir in {a}.',
      'egg | 55 | 4 | 10m: Boil {a} for {10 min}, cool under cold running water and peel. / Serve with {a}.',
    ],
  },
  shiro: {
    title: 'Shiro',
    also: 'shiro wat; shiro wot; shiro wet; shiro stew; shirro; ethiopian shiro; eritrean shiro; shiro tegabino; shiro fesfes; ethiopian chickpea stew; ethiopian chickpea flour stew; chickpea flour stew; ethiopian chickpeas; ሽሮ; ሽሮ ወጥ; äthiopischer kichererbseneintopf; シロワット; شيرو; שירו',
    summary: 'A smooth, thick stew of {a: chickpea-flour} with {b: brown-onion, berbere}, to be scooped up and eaten warm.',
    kinds: ['stew', 'dip'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['ethiopian', 'east-african', 'african'],
    occasions: ['weeknight'],
    seasons: ['autumn', 'winter'],
    audiences: ['students'],
    manners: ['spicy', 'easy', 'cheap', 'comforting', 'creamy', 'one-pot', 'savoury', 'warm'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      5 tbsp vegetable-oil
      2 brown-onion, finely chopped
      ? 4 clove fresh-garlic, crushed
      1.5 tbsp berbere
      ? 2 ripe-tomato, finely chopped
      900 ml plain-water
      ! 150 g chickpea-flour
      1 tsp fine-salt
      ? 1 green-chilli, thinly sliced
      ? 4 injera, to serve`,
    method: `
      10m: Heat {a: vegetable-oil} in a large pot over medium heat. / Add {a: brown-onion} and cook gently until soft and golden. / Stir in {a: fresh-garlic} and cook until it smells good.
      6m: Stir in {a: berbere} and let the spices sizzle for a moment. / Add {a: ripe-tomato} and cook until soft.
      4m: Pour in {a: plain-water}. / Season with {a: fine-salt}. / Bring to the boil, then simmer gently.
      18m: Whisk in {a: chickpea-flour} little by little until thick and smooth. / Simmer over low heat, stirring often, until thick and creamy.
      Taste and season again. / Scatter with {a: green-chilli}. / Serve with {a: injera}.`,
    swaps: {
      'brown-onion': 'fennel carrot',
      berbere: 'hot-paprika pure-garam-masala',
      'chickpea-flour': 'lentil-flour',
      injera: 'gluten-free-wrap basmati-rice',
    },
    varies: { 'vegetable-oil': 'ghee unsalted-butter olive-oil', injera: 'plain-flatbread basmati-rice' },
    takes: [
      'leaf quick-vegetable tomato | 40 | 4 | 4m: Stir in {a} and cook until soft.',
      'meat poultry mushroom tofu mince plant-mince | 70 | 5 | 9m: Cut {a} into small pieces where needed. / Fry {a} in another pan {a!done}. / Stir in {a}.',
    ],
  },
  ugali: {
    title: 'Ugali',
    also: 'ugalli; ugali posho; posho; sima; nsima; nshima; sadza; pap; stiff pap; mielie pap; mealie pap; mieliepap; putu pap; phutu; kenyan ugali; tanzanian ugali; maize porridge; stiff maize porridge; cornmeal porridge african; african cornmeal; maize meal; mealie meal porridge; ウガリ; 乌伽黎; 乌嘎利; أوغالي; उगाली',
    summary: 'A firm white mound of {a: fine-cornmeal}, to be torn off and dipped into stews and sauces.',
    kinds: ['porridge', 'dough'],
    courses: ['side'],
    cuisines: ['east-african', 'south-african', 'african'],
    occasions: ['weeknight', 'barbecue'],
    audiences: ['children', 'students', 'crowd'],
    manners: ['easy', 'cheap', 'filling', 'mild', 'one-pot', 'savoury', 'warm', 'quick'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 2,
    list: `
      750 ml plain-water
      ? 1/2 tsp fine-salt
      ! 320 g fine-cornmeal`,
    method: `
      4m: Bring {a: plain-water} to the boil in a large pot. / Season with {a: fine-salt}.
      4m: Pour in {a: fine-cornmeal half} in a thin stream, whisking. / Turn the heat down low.
      10m: Add {a: fine-cornmeal rest} and beat with a wooden spoon until it is stiff and pulls away from the sides of the pot.
      5m rest: Take the pot off the heat. / Cover and leave to rest for {5 min}.
      Turn out onto a plate. / Serve straight away.`,
    varies: { 'fine-cornmeal': 'cornmeal polenta' },
    takes: [
      'unsalted-butter vegan-butter melting-cheese | 15 | 4 | Stir in {a}.',
      'sour-milk yogurt tomato-sauce leaf | 80 | 5 | 4m: Heat {a} in a small pot over low heat, stirring now and then. / Serve with {a}.',
    ],
  },
  'sukuma-wiki': {
    title: 'Sukuma wiki',
    swapped: 'Kenyan-style {a: kale}',
    also: 'sukuma; sukumawiki; sukuma-wiki; skuma wiki; sukuma wikii; kenyan greens; kenyan kale; kenyan collard greens; african greens; african kale; kenyan spinach; east african greens; braised greens with tomatoes; kale with tomatoes; covo; rape and tomato; skuma; スクマウィキ; 苏库马维基; سوكوما ويكي',
    summary: '{a: kale} fried with {b: brown-onion, ripe-tomato} until just tender.',
    kinds: ['vegetables'],
    courses: ['side', 'dinner', 'lunch'],
    cuisines: ['east-african', 'african'],
    occasions: ['weeknight', 'barbecue'],
    seasons: ['autumn', 'winter', 'spring'],
    audiences: ['students'],
    manners: ['easy', 'cheap', 'healthy', 'light', 'vegetable-rich', 'one-pot', 'mild', 'savoury', 'warm', 'quick'],
    methods: ['pan-fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      3 tbsp vegetable-oil
      1 brown-onion, sliced
      ? 2 clove fresh-garlic, crushed
      ? 1/2 tsp ground-cumin
      3 ripe-tomato, chopped
      ! 500 g kale, shredded
      ? 100 ml plain-water
      ? 1 tbsp lemon-juice
      fine-salt, to taste
      ? black-pepper, to taste`,
    method: `
      7m: Heat {a: vegetable-oil} in a large pot over medium heat. / Add {a: brown-onion} and cook gently until soft and golden. / Stir in {a: fresh-garlic} and cook until it smells good. / Stir in {a: ground-cumin} and let the spices sizzle for a moment.
      5m: Add {a: ripe-tomato} and cook until soft.
      8m: Add {a: kale} and stir until wilted. / Pour in {a: plain-water}. / Bring to the boil, then cover and simmer over low heat. / Cook {a: kale} until just tender.
      Stir in {a: lemon-juice} to taste. / Season with {a: fine-salt, black-pepper} to taste.`,
    swaps: { 'ripe-tomato': 'carrot red-pepper', 'brown-onion': 'carrot celery-stalk' },
    varies: { kale: 'leaf', 'ripe-tomato': 'cherry-tomato plum-tomato tinned-tomato' },
    takes: [
      'mince plant-mince meat poultry tofu sausage | 80 | 2 | 9m: Cut {a} into small pieces where needed. / Fry {a} in another pan {a!done}. / Add {a}.',
      'pulse chilli sweet-pepper quick-vegetable coconut-milk curry-powder | 30 | 3 | Stir in {a}, cut small where needed.',
      'egg | 55 | 4 | 4m: Fry {a} in another pan {a!done}. / Serve with {a}.',
    ],
  },
});
