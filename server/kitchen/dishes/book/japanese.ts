import { dishes } from '../read-dish.ts';

export const japanese = dishes({
  'miso-ramen': {
    title: 'Miso ramen',
    swapped: 'Bowl of {a: ramen-noodle} with {b: white-miso}',
    also: 'ramen; ramen noodle soup; ramen soup; japanese noodle soup; japanese ramen; ramen bowl; bowl of ramen; homemade ramen; pork ramen; vegetable ramen; vegan ramen; vegetarian ramen; spicy ramen; spicy miso ramen; sapporo ramen; sapporo miso ramen; misoramen; tantanmen; shoyu ramen; miso noodle soup; raman; raumen; miso ramyun; ramensuppe; ramen-suppe; ramen suppe; japanische nudelsuppe; soupe ramen; soupe de ramen; zuppa di ramen; sopa ramen; sopa de ramen; lámen; lamen; 味噌ラーメン; みそラーメン; ラーメン; 拉面; 味噌拉面; 日式拉面; 미소라멘; رامن; شوربة رامن; ראמן; מרק ראמן; रामेन',
    summary: 'Springy {a: ramen-noodle} in a rich, savoury soup with {b: white-miso, minced-pork}.',
    kinds: ['soup', 'noodles', 'bowl'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['japanese', 'asian'],
    occasions: ['weeknight', 'date'],
    seasons: ['autumn', 'winter'],
    audiences: ['students', 'children'],
    manners: ['easy', 'comforting', 'filling', 'high-protein', 'savoury', 'mild', 'warm', 'no-bake'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      1 tbsp sesame-oil
      300 g minced-pork
      ? 3 clove fresh-garlic, crushed
      ? 1 tbsp fresh-ginger, grated
      90 g white-miso
      1400 ml chicken-stock
      2 tbsp soy-sauce
      320 g ramen-noodle
      ? 200 g pak-choi, quartered
      ? 150 g sweetcorn
      ? 150 g bean-sprout
      ? 4 hen-egg, boiled for {7 min}, peeled and halved
      ? 40 g spring-onion, sliced`,
    method: `
      8m: Heat {a: sesame-oil} in a large pot over medium heat. / Add {a: minced-pork} and fry, breaking up lumps, {a!done}. / Stir in {a: fresh-garlic, fresh-ginger} and cook until it smells good.
      8m: Stir in {a: white-miso} and cook for a minute, stirring. / Pour in {a: chicken-stock}. / Stir in {a: soy-sauce}. / Bring to the boil, then simmer gently.
      5m meanwhile: Cook {a: ramen-noodle} as the packet says. / Drain {a: ramen-noodle}.
      3m: Add {a: pak-choi, sweetcorn, bean-sprout} and cook until just tender.
      Divide {a: ramen-noodle} between bowls. / Ladle the soup over. / Top with {a: hen-egg}. / Scatter with {a: spring-onion} and serve straight away.`,
    swaps: {
      'white-miso': 'chickpea-miso',
      'ramen-noodle': 'rice-noodle',
      'hen-egg': 'firm-tofu*0.9 chickpea-tofu*0.9',
      'minced-pork': 'minced-turkey plant-mince',
    },
    varies: {
      'minced-pork': 'mince plant-mince',
      'ramen-noodle': 'noodle',
      'white-miso': 'miso',
      'chicken-stock': 'stock',
      'pak-choi': 'leaf quick-vegetable',
      sweetcorn: 'quick-vegetable mushroom',
      'bean-sprout': 'quick-vegetable mushroom leaf',
    },
    takes: [
      'poultry meat shellfish tofu fish mushroom bacon | 70 | 5 | 8m: Fry {a} in another pan {a!done}. / Keep {a} warm to serve on top.',
      'quick-vegetable firm-vegetable leaf | 40 | 4 | 5m: Add {a} and cook until just tender.',
      'chilli chilli-flake chilli-oil crispy-chilli-oil gochujang doubanjiang tahini sriracha | 4 | 4 | Stir in {a}.',
      'nori sesame-seed crispy-onion herb seed kimchi | 5 | 5 | Top with {a}.',
    ],
  },
  'chicken-teriyaki': {
    title: 'Chicken teriyaki',
    swapped: '{a: chicken-thigh} teriyaki',
    also: 'teriyaki chicken; teriyaki; teriyaki chicken bowl; chicken teriyaki bowl; teriyaki bowl; teriyaki rice bowl; teriyaki chicken and rice; teriyaki chicken with rice; chicken teriyaki with rice; teriyaki donburi; teriyaki chicken donburi; tori teriyaki; toriteri; sticky teriyaki chicken; glazed chicken japanese style; teryaki chicken; chicken teryaki; teriaki chicken; chicken teriaki; terriyaki chicken; hähnchen teriyaki; huhn teriyaki; hähnchen-teriyaki; teriyaki hähnchen; poulet teriyaki; pollo teriyaki; pollo in salsa teriyaki; frango teriyaki; 照り焼きチキン; 鶏の照り焼き; チキンテリヤキ; 照烧鸡; 照烧鸡腿; 照燒雞; 照烧鸡饭; دجاج ترياكي; עוף טריאקי; चिकन टेरियाकी',
    summary: '{a: chicken-thigh} in a shining, sweet and salty glaze[ on {b: short-grain-rice}].',
    kinds: ['bowl', 'rice'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['japanese', 'asian'],
    occasions: ['weeknight', 'lunchbox'],
    audiences: ['children', 'students'],
    manners: ['easy', 'sweet', 'savoury', 'mild', 'high-protein', 'filling', 'warm', 'no-bake'],
    methods: ['pan-fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      ? 300 g short-grain-rice
      5 tbsp soy-sauce
      5 tbsp mirin
      2 tbsp brown-sugar
      ? 1 tbsp fresh-ginger, grated
      ? 1 clove fresh-garlic, crushed
      1 tbsp vegetable-oil
      ! 600 g chicken-thigh
      ? 300 g tenderstem-broccoli
      ? 40 g spring-onion, sliced
      ? 1 tbsp sesame-seed`,
    method: `
      20m meanwhile: Cook {a: short-grain-rice} as the packet says.
      Whisk {a: soy-sauce, mirin, brown-sugar, fresh-ginger, fresh-garlic} together.
      12m: Cut {a: chicken-thigh} into large pieces where needed. / Heat {a: vegetable-oil} in a wide pan over medium heat. / Fry {a: chicken-thigh} {a!done}.
      5m meanwhile: Boil {a: tenderstem-broccoli} in salted water until just tender, then drain well.
      4m: Pour in the sauce and let it bubble, spooning it over {a: chicken-thigh}, until sticky and glossy.
      Divide {a: short-grain-rice} between bowls. / Lay {a: chicken-thigh} on top. / Spoon over the sauce. / Scatter with {a: spring-onion, sesame-seed}. / Serve with {a: tenderstem-broccoli}.`,
    swaps: { mirin: 'alcohol-free-mirin apple-juice', 'short-grain-rice': 'quinoa millet' },
    varies: {
      'chicken-thigh': 'poultry meat tofu shellfish fish white-fish seitan tempeh vegan-chicken aubergine',
      'short-grain-rice': 'rice noodle grain',
      'tenderstem-broccoli': 'firm-vegetable quick-vegetable leaf',
      'brown-sugar': 'sugar syrup',
      mirin: 'sake orange-juice pineapple-juice',
      'spring-onion': 'onion herb',
    },
    takes: [
      'pineapple quick-vegetable firm-vegetable mushroom leaf | 60 | 5 | 6m: Fry {a} in another pan {a!done}. / Keep {a} warm to serve on top.',
      'chilli chilli-flake sriracha lemon-juice lime-juice orange-juice gochujang sesame-oil | 3 | 5 | Stir in {a}.',
      'nori kimchi pickled-ginger avocado edamame cucumber mayonnaise | 20 | 6 | Serve with {a}.',
    ],
  },
  'teriyaki-salmon': {
    title: 'Teriyaki salmon',
    swapped: '{a: salmon-fillet} teriyaki',
    also: 'salmon teriyaki; teriyaki glazed salmon; teriyaki-glazed salmon; glazed salmon; japanese salmon; japanese glazed salmon; soy glazed salmon; sticky salmon; asian salmon; teriyaki salmon with rice; teriyaki salmon bowl; salmon teriyaki bowl; sake no teriyaki; teryaki salmon; salmon teryaki; teriaki salmon; teriyaki fish; lachs teriyaki; teriyaki-lachs; teriyaki lachs; saumon teriyaki; salmone teriyaki; salmón teriyaki; salmon en salsa teriyaki; salmão teriyaki; 鮭の照り焼き; サーモンの照り焼き; 照烧三文鱼; 照燒鮭魚; سلمون ترياكي; סלמון טריאקי; टेरियाकी सैल्मन',
    summary: '{a: salmon-fillet} in a shining, sweet and salty glaze[ with {b: pak-choi}].',
    kinds: ['fish-dish', 'bowl'],
    courses: ['main', 'dinner'],
    cuisines: ['japanese', 'asian'],
    occasions: ['weeknight', 'date', 'guests'],
    audiences: ['children'],
    manners: ['quick', 'easy', 'healthy', 'light', 'sweet', 'savoury', 'mild', 'high-protein', 'no-bake'],
    methods: ['pan-fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      ? 280 g short-grain-rice
      4 tbsp soy-sauce
      4 tbsp mirin
      1.5 tbsp brown-sugar
      ? 1 tbsp fresh-ginger, grated
      1 tbsp vegetable-oil
      ! 520 g salmon-fillet
      ? 400 g pak-choi, quartered
      ? 40 g spring-onion, sliced
      ? 1 tbsp sesame-seed`,
    method: `
      20m meanwhile: Cook {a: short-grain-rice} as the packet says.
      Whisk {a: soy-sauce, mirin, brown-sugar, fresh-ginger} together.
      8m: Pat {a: salmon-fillet} dry. / Heat {a: vegetable-oil} in a wide pan over medium heat. / Fry {a: salmon-fillet} {a!done}.
      4m meanwhile: Boil {a: pak-choi} in salted water until just tender, then drain well.
      3m: Pour in the sauce and let it bubble, spooning it over {a: salmon-fillet}, until sticky and glossy.
      Divide {a: short-grain-rice} between bowls. / Lay {a: salmon-fillet} on top. / Spoon over the sauce. / Scatter with {a: spring-onion, sesame-seed}. / Serve with {a: pak-choi}.`,
    swaps: { mirin: 'alcohol-free-mirin apple-juice', 'short-grain-rice': 'quinoa millet' },
    varies: {
      'salmon-fillet': 'fish white-fish oily-fish shellfish tofu poultry seitan tempeh',
      'short-grain-rice': 'rice noodle grain',
      'pak-choi': 'leaf quick-vegetable firm-vegetable',
      'brown-sugar': 'sugar syrup',
      mirin: 'sake orange-juice pineapple-juice',
    },
    takes: [
      'pineapple quick-vegetable firm-vegetable mushroom leaf | 60 | 5 | 6m: Fry {a} in another pan {a!done}. / Keep {a} warm to serve on top.',
      'chilli chilli-flake sriracha lemon-juice lime-juice orange-juice gochujang sesame-oil fresh-garlic | 3 | 5 | Stir in {a}.',
      'nori kimchi pickled-ginger avocado edamame cucumber mayonnaise | 20 | 6 | Serve with {a}.',
    ],
  },
  'chicken-katsu-curry': {
    title: 'Chicken katsu curry',
    swapped: '{a: chicken-breast} katsu curry',
    also: 'katsu curry; katsu; chicken katsu; katsu chicken; katsu chicken curry; katsukare; katsu kare; chicken curry katsu; japanese chicken curry; japanese curry; japanese curry with breaded chicken; breaded chicken curry; wagamama katsu curry; katsu curry chicken; chicken cutlet curry; tonkatsu curry; torikatsu; tori katsu curry; chiken katsu curry; hähnchen katsu curry; katsu-curry; japanisches curry; japanisches curry mit hähnchen; poulet katsu; curry japonais; curry katsu; poulet katsu curry; pollo katsu; curry giapponese; curry japonés; pollo katsu con curry; frango katsu; curry japonês; カツカレー; チキンカツカレー; カレーライス; 咖喱鸡排; 日式咖喱; 日式咖喱鸡排饭; 咖喱雞排; كاتسو كاري; دجاج كاتسو; קאטסו קארי; कात्सु करी',
    summary: 'Crisp {a: chicken-breast} with a mild, golden sauce of {b: carrot, brown-onion, curry-powder}.',
    kinds: ['curry', 'schnitzel'],
    courses: ['main', 'dinner'],
    cuisines: ['japanese', 'british', 'asian'],
    occasions: ['weeknight', 'guests'],
    audiences: ['children', 'students'],
    manners: ['comforting', 'crunchy', 'mild', 'filling', 'high-protein', 'savoury', 'warm', 'no-bake'],
    methods: ['fried', 'pan-fried'],
    needs: ['hob'],
    makes: '4 servings, by half',
    prep: 20,
    list: `
      ? 280 g short-grain-rice
      6 tbsp vegetable-oil
      1 brown-onion, finely chopped
      ? 150 g carrot, diced
      ? 2 clove fresh-garlic, crushed
      ? 1 tbsp fresh-ginger, grated
      1.5 tbsp curry-powder
      90 g plain-flour
      600 ml chicken-stock
      ? 1 tbsp soy-sauce
      ? 1 tbsp clear-honey
      ! 500 g chicken-breast
      ? 1/2 tsp fine-salt
      2 hen-egg, beaten
      120 g panko-breadcrumb`,
    method: `
      20m meanwhile: Cook {a: short-grain-rice} as the packet says.
      8m: Heat {a: vegetable-oil little} in a small pot over medium heat. / Add {a: brown-onion, carrot} and cook gently until soft. / Stir in {a: fresh-garlic, fresh-ginger} and cook until it smells good.
      15m: Stir in {a: curry-powder} and let the spices sizzle for a moment. / Stir in {a: plain-flour third} and cook for a minute, stirring. / Whisk in {a: chicken-stock} little by little and simmer until thick enough to coat a spoon. / Stir in {a: soy-sauce, clear-honey}.
      Cut or beat {a: chicken-breast} into thin, even slices where needed. / Season {a: chicken-breast} with {b: fine-salt}. / Roll {a: chicken-breast} in {b: plain-flour rest}, then in {c: hen-egg}, then in {d: panko-breadcrumb}.
      12m*: Heat {a: vegetable-oil rest} in a wide pan over medium heat. / Fry {a: chicken-breast} in batches {a!done}. / Drain on kitchen paper.
      Divide {a: short-grain-rice} between plates. / Lay {a: chicken-breast} on top. / Spoon over the sauce. / Serve straight away.`,
    swaps: {
      'plain-flour': 'gluten-free-flour rice-flour cornflour',
      'hen-egg': 'flax-egg plant-egg soy-milk*0.8 oat-milk*0.8',
      'panko-breadcrumb': 'vegan-breadcrumb gluten-free-breadcrumb rice-crumb',
      'curry-powder': 'pure-curry-powder pure-garam-masala',
      'short-grain-rice': 'quinoa millet',
    },
    varies: {
      'chicken-breast':
        'poultry tofu white-fish pork-loin-steak pork-escalope pork-fillet shellfish aubergine butternut-squash sweet-potato cauliflower vegan-chicken',
      'short-grain-rice': 'rice noodle grain',
      carrot: 'root firm-vegetable apple',
      'chicken-stock': 'stock coconut-milk',
      'panko-breadcrumb': 'breadcrumb',
      'clear-honey': 'syrup sugar',
    },
    takes: [
      'root potato firm-vegetable apple | 50 | 3 | 8m: Add {a} and cook gently until soft.',
      'quick-vegetable leaf mushroom coconut-milk | 40 | 4 | 5m: Stir in {a} and cook until just tender.',
      'cucumber lettuce white-cabbage pickled-ginger kimchi radish | 30 | 6 | Serve with {a}.',
    ],
  },
});
