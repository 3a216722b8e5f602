import { dishes } from '../read-dish.ts';
import { stirFryAdditions } from './additions.ts';

export const thaiThird = dishes({
  larb: {
    title: 'Larb',
    swapped: 'Larb of {a: minced-chicken}',
    also: 'laab; larp; lahb; laap; lab moo; larb gai; laab gai; larb moo; laab moo; larb salad; thai larb; lao larb; thai chicken salad; thai minced chicken salad; thai mince salad; thai pork salad; larb lettuce cups; larb lettuce wraps; chicken larb; pork larb; beef larb; turkey larb; tofu larb; mushroom larb; vegan larb; thailändischer hackfleischsalat; laotischer hackfleischsalat; ลาบ; ลาบไก่; ລາບ; ラープ; 泰式肉碎沙拉; 老挝肉碎沙拉; לארב; لارب; लार्ब',
    summary: 'Warm {a: minced-chicken} with {b: lime-juice, fresh-mint}, hot, sour and fresh.',
    kinds: ['salad', 'wrap'],
    courses: ['main', 'starter', 'lunch', 'dinner'],
    cuisines: ['thai', 'asian'],
    occasions: ['weeknight', 'guests', 'buffet'],
    seasons: ['summer'],
    manners: [
      'quick',
      'easy',
      'cheap',
      'healthy',
      'light',
      'spicy',
      'sour',
      'fresh',
      'high-protein',
      'savoury',
      'warm',
      'one-pot',
      'no-bake',
    ],
    methods: ['pan-fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      ? 2 tbsp glutinous-rice
      1 tbsp vegetable-oil
      600 g minced-chicken
      ? 60 g shallot, thinly sliced
      3 tbsp lime-juice
      2 tbsp fish-sauce
      ? 1 tsp brown-sugar
      ? 1 tsp chilli-flake
      ? 3 spring-onion, sliced
      ? 1 handful fresh-mint, picked
      ? 1 handful fresh-coriander, picked
      ? 200 g little-gem-lettuce, leaves separated
      ? 150 g cucumber, sliced`,
    method: `
      5m: Toast {a: glutinous-rice} in a wide dry pan over medium heat until it smells good. / Crush {a: glutinous-rice} to fine crumbs.
      8m: Heat {a: vegetable-oil} in a wide pan over high heat. / Add {a: minced-chicken} and fry, breaking up lumps, {a!done}.
      Take the pan off the heat. / Stir in {a: shallot, lime-juice, fish-sauce, brown-sugar, chilli-flake}. / Stir in {a: glutinous-rice}.
      Fold in {a: spring-onion, fresh-mint, fresh-coriander}. / Serve warm[ with {a: little-gem-lettuce, cucumber}].`,
    swaps: { 'minced-chicken': 'minced-turkey plant-mince firm-tofu' },
    varies: {
      'minced-chicken': 'mince plant-mince tofu shellfish mushroom',
      'little-gem-lettuce': 'lettuce leaf chicory chinese-cabbage',
      cucumber: 'salad radish carrot',
      'fresh-mint': 'herb',
      'fresh-coriander': 'herb',
      'glutinous-rice': 'rice',
    },
    takes: [
      'quick-vegetable firm-vegetable mushroom leaf | 40 | 3 | 4m: Cut {a} into small pieces where needed. / Stir-fry {a} over high heat until just tender with some bite.',
      'salad mango pineapple cherry-tomato carrot | 40 | 4 | Add {a}, cut into bite-sized pieces where needed.',
      'chilli lemongrass galangal fresh-ginger fresh-garlic | 3 | 3 | Stir in {a} and cook until it smells good.',
      'herb nut seed | 5 | 4 | Fold in {a}.',
      'rice noodle | 70 | 4 | 18m meanwhile: Cook {a} as the packet says. / Serve with {a}.',
    ],
  },
  'mango-sticky-rice': {
    title: 'Mango sticky rice',
    swapped: 'Sticky rice with {a: mango}',
    also: 'mango and sticky rice; mango with sticky rice; sticky rice with mango; sticky rice and mango; thai mango sticky rice; thai mango rice; mango rice dessert; mango rice pudding; mango stiky rice; coconut sticky rice; coconut sticky rice with mango; sweet sticky rice; khao niao mamuang; khao niew mamuang; khao neow mamuang; kao niew ma muang; klebreis mit mango; mango-klebreis; mango klebreis; riz gluant à la mangue; riz gluant mangue; arroz glutinoso con mango; arroz pegajoso con mango; riso glutinoso al mango; arroz glutinoso com manga; ข้าวเหนียวมะม่วง; マンゴースティッキーライス; カオニャオマムアン; 芒果糯米饭; أرز لزج بالمانجو; אורז דביק עם מנגו; मैंगो स्टिकी राइस',
    summary: 'Warm, soft {a: glutinous-rice} soaked in sweet {b: coconut-milk}, with slices of ripe {c: mango}.',
    kinds: ['pudding', 'rice'],
    courses: ['dessert', 'snack'],
    cuisines: ['thai', 'asian'],
    occasions: ['guests', 'date', 'party'],
    seasons: ['spring', 'summer'],
    audiences: ['children'],
    manners: ['sweet', 'creamy', 'comforting', 'warm', 'mild', 'no-bake'],
    methods: ['steamed'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      ! 250 g glutinous-rice
      ! 400 ml coconut-milk
      80 g palm-sugar
      1/2 tsp fine-salt
      600 g mango, peeled and sliced
      ? 2 tsp sesame-seed, toasted`,
    method: `
      120m rest: Rinse {a: glutinous-rice} in a fine sieve under cold running water. / Soak {a: glutinous-rice} in plenty of cold water, then drain.
      25m: Bring a little water to the boil in a large pot and set a steamer basket or a metal sieve over it. / Line the basket with a clean cloth. / Add {a: glutinous-rice}, cover and steam until tender and see-through.
      5m meanwhile: Put {a: coconut-milk, palm-sugar, fine-salt} in a small pot. / Stir over low heat until everything has dissolved.
      20m rest: Stir {a: glutinous-rice} into {b: coconut-milk most}. / Leave to stand for {20 min}, so that the liquid is absorbed.
      Serve warm[ with {a: mango}]. / Spoon over {a: coconut-milk rest}. / Scatter with {a: sesame-seed}.`,
    swaps: { mango: 'papaya peach tinned-peach', 'palm-sugar': 'coconut-sugar caster-sugar' },
    varies: {
      mango: 'soft-fruit berry pineapple banana lychee durian jackfruit',
      'palm-sugar': 'sugar syrup',
      'coconut-milk': 'light-coconut-milk coconut-cream',
      'sesame-seed': 'nut seed',
    },
    takes: [
      'pandan-leaf vanilla-pod vanilla-extract ground-cardamom lime-zest | 1 | 4 | Stir in {a}.',
      'soft-fruit berry banana pineapple | 60 | 5 | Add {a}, cut into bite-sized pieces where needed.',
      'nut seed coconut-flake vanilla-ice-cream coconut-yogurt | 15 | 5 | Top with {a}.',
    ],
  },
  'thai-fried-rice': {
    title: 'Thai fried rice',
    swapped: 'Thai fried rice with {a: raw-prawn}',
    also: 'khao pad; khao phat; kao pad; khao pad goong; khao pad kung; khao pad gai; khao pad moo; thai prawn fried rice; thai shrimp fried rice; thai chicken fried rice; prawn fried rice; shrimp fried rice; fried rice with prawns; fried rice with shrimp; thai style fried rice; pineapple fried rice; thai pineapple fried rice; khao pad sapparod; thailändischer gebratener reis; riz sauté thaï; riz frit thaï; riz frit aux crevettes; arroz frito tailandés; arroz frito con gambas; arroz frito com camarão; riso fritto thai; ข้าวผัด; ข้าวผัดกุ้ง; カオパット; 泰式炒饭; 虾仁炒饭; أرز مقلي تايلندي; אורז מוקפץ תאילנדי; थाई फ्राइड राइस',
    summary: '{a: cooked-rice} fried hot and fast with {b: raw-prawn, hen-egg, cherry-tomato}.',
    kinds: ['rice', 'stir-fry'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['thai', 'asian'],
    occasions: ['weeknight', 'lunchbox'],
    audiences: ['students', 'children'],
    manners: ['quick', 'easy', 'cheap', 'filling', 'high-protein', 'leftovers', 'mild', 'savoury', 'warm', 'one-pot', 'no-bake'],
    methods: ['fried', 'pan-fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      3 tbsp vegetable-oil
      ? 3 hen-egg, beaten
      350 g raw-prawn
      ? 1 brown-onion, chopped
      ? 3 clove fresh-garlic, crushed
      ? 150 g cherry-tomato, halved
      ! 700 g cooked-rice
      2 tbsp fish-sauce
      1 tbsp soy-sauce
      ? 1 tsp caster-sugar
      ? 3 spring-onion, sliced
      ? 1 handful fresh-coriander, picked
      ? 200 g cucumber, sliced
      ? 1 lime, cut into wedges`,
    method: `
      Take only rice that was cooled fast and kept in the fridge for no longer than a day.
      2m: Heat {a: vegetable-oil third} in a wok over high heat until it shimmers. / Pour in {a: hen-egg}. / Cook gently, stirring, until just set. / Lift {a: hen-egg} out and set aside.
      6m: Heat {a: vegetable-oil rest} in the wok. / Cut {a: raw-prawn} into small pieces where needed. / Fry {a: raw-prawn} {a!done}. / Lift {a: raw-prawn} out and set aside.
      4m: Stir-fry {a: brown-onion} over high heat until just tender with some bite. / Stir in {a: fresh-garlic} and cook until it smells good. / Stir in {a: cherry-tomato}.
      5m: Add {a: cooked-rice} and fry over high heat, stirring all the time, until steaming hot and dry. / Stir in {a: fish-sauce, soy-sauce, caster-sugar}.
      1m: Return {a: raw-prawn} to the wok. / Fold in {a: hen-egg}. / Scatter with {a: spring-onion, fresh-coriander}. / Serve straight away[ with {a: cucumber, lime}].`,
    swaps: { 'raw-prawn': 'chicken-breast firm-tofu', 'hen-egg': 'plant-egg' },
    varies: {
      'raw-prawn': 'shellfish poultry meat tofu mince plant-mince sausage mushroom salmon-fillet',
      'brown-onion': 'onion quick-vegetable',
      'cherry-tomato': 'tomato quick-vegetable pineapple',
      cucumber: 'salad',
      'fresh-coriander': 'herb',
    },
    takes: stirFryAdditions(5, 6),
  },
});
