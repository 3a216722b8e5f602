import { dishes } from '../read-dish.ts';
import { coconutCurryAdditions } from './additions.ts';

export const malaysian = dishes({
  laksa: {
    title: 'Laksa',
    swapped: 'Laksa with {a: raw-prawn}',
    also: 'curry laksa; laksa lemak; laksa soup; laksa noodles; laksa noodle soup; prawn laksa; shrimp laksa; chicken laksa; tofu laksa; vegan laksa; vegetable laksa; fish laksa; seafood laksa; malaysian laksa; singapore laksa; singaporean laksa; nyonya laksa; malaysian noodle soup; malaysian curry noodles; coconut noodle soup; coconut curry noodle soup; curry noodle soup; curry mee; laksa suppe; laksasuppe; soupe laksa; sopa laksa; ラクサ; 叻沙; 喇沙; لاكسا; לאקסה; लक्सा',
    summary: 'A rich, spicy soup of {a: coconut-milk} with {b: rice-vermicelli, raw-prawn}.',
    kinds: ['soup', 'noodles', 'curry'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['malaysian', 'singaporean', 'asian'],
    occasions: ['weeknight', 'guests', 'date'],
    seasons: ['autumn', 'winter'],
    manners: ['quick', 'easy', 'spicy', 'creamy', 'comforting', 'filling', 'high-protein', 'savoury', 'warm', 'no-bake'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      200 g rice-vermicelli
      1 tbsp vegetable-oil
      120 g laksa-paste
      800 ml chicken-stock
      ! 400 ml coconut-milk
      ? 150 g tofu-puff, halved
      350 g raw-prawn
      ? 150 g bean-sprout
      ? 1 tbsp fish-sauce
      ? 2 tsp brown-sugar
      1 tbsp lime-juice
      ? 1 handful fresh-mint, picked
      ? 1 handful fresh-coriander, picked
      ? 1 red-chilli, sliced`,
    method: `
      5m meanwhile: Cook {a: rice-vermicelli} as the packet says. / Drain {a: rice-vermicelli}, rinse under cold running water and drain again. / Divide {a: rice-vermicelli} between bowls.
      4m: Heat {a: vegetable-oil} in a large pot over medium heat. / Stir in {a: laksa-paste} and cook until it smells good.
      8m: Pour in {a: chicken-stock}. / Stir in {a: coconut-milk}. / Bring to the boil, then simmer gently. / Stir in {a: tofu-puff} and heat through.
      4m: Cut {a: raw-prawn} into bite-sized pieces where needed. / Add {a: raw-prawn} and cook {a!done}.
      Take the pot off the heat. / Stir in {a: fish-sauce, brown-sugar}. / Stir in {a: lime-juice} to taste. / Stir in {a: bean-sprout}.
      Pour the hot soup over. / Scatter with {a: fresh-mint, fresh-coriander, red-chilli}. / Serve straight away.`,
    swaps: {
      'raw-prawn': 'chicken-breast firm-tofu',
      'laksa-paste': 'thai-red-curry-paste vegan-thai-red-curry-paste',
      'rice-vermicelli': 'rice-noodle glass-noodle',
    },
    varies: {
      'raw-prawn': 'shellfish poultry tofu white-fish salmon-fillet mushroom',
      'rice-vermicelli': 'noodle',
      'tofu-puff': 'tofu quick-vegetable mushroom egg-tofu',
      'laksa-paste': 'thai-red-curry-paste thai-yellow-curry-paste rendang-paste',
      'bean-sprout': 'quick-vegetable leaf',
      'coconut-milk': 'light-coconut-milk coconut-cream',
      'fresh-mint': 'herb',
      'fresh-coriander': 'herb',
      'chicken-stock': 'stock',
    },
    takes: [
      ...coconutCurryAdditions(3, 5),
      'egg | 55 | 6 | 10m meanwhile: Boil {a} for {10 min}, cool under cold running water and peel. / Cut {a} into wedges and add.',
    ],
  },
  'hainanese-chicken-rice': {
    title: 'Hainanese chicken rice',
    swapped: '{a: chicken-leg} with rice, Hainanese style',
    also: 'hainan chicken rice; hainanese chicken; singapore chicken rice; singaporean chicken rice; malaysian chicken rice; hainese chicken rice; poached chicken and rice; poached chicken with rice; chicken with ginger rice; nasi ayam; nasi ayam hainan; khao man gai; khao mun gai; com ga hai nam; hainan-huhn mit reis; riz au poulet hainanais; riz au poulet de hainan; arroz con pollo hainanés; arroz de frango hainanês; 海南鸡饭; 海南雞飯; ข้าวมันไก่; 海南チキンライス; シンガポールチキンライス; カオマンガイ; أرز بالدجاج هايناني; אורז ועוף היינאני; हैनानीज़ चिकन राइस',
    summary: 'Gently poached {a: chicken-leg} with fragrant {b: jasmine-rice} and a dark, salty sauce.',
    kinds: ['rice'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['singaporean', 'malaysian', 'chinese', 'asian'],
    occasions: ['weeknight', 'sunday', 'guests'],
    audiences: ['children'],
    manners: ['comforting', 'filling', 'high-protein', 'mild', 'savoury', 'warm', 'no-bake'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 20,
    list: `
      1200 ml chicken-stock
      ? 50 g fresh-ginger, sliced
      ? 4 spring-onion, halved
      ! 1000 g chicken-leg, skin on
      2 tbsp vegetable-oil
      ? 4 clove fresh-garlic, finely chopped
      ! 300 g jasmine-rice
      ? 300 g cucumber, sliced
      2 tbsp soy-sauce
      ? 2 tsp sesame-oil
      ? 2 tbsp sriracha
      ? 1 tbsp lime-juice
      ? 1 handful fresh-coriander, picked`,
    method: `
      5m: Bring {a: chicken-stock} to the boil in a large pot. / Add {a: fresh-ginger, spring-onion}.
      40m: Add {a: chicken-leg}. / Bring to the boil, then cover and simmer over low heat. / Cook {a: chicken-leg} {a!done}. / Lift {a: chicken-leg} out and keep warm.
      3m: Rinse {a: jasmine-rice} in a fine sieve under cold running water. / Heat {a: vegetable-oil} in a wide pan over medium heat. / Stir in {a: fresh-garlic} and cook until it smells good. / Stir in {a: jasmine-rice} until the grains are hot and see-through at the edges.
      15m: Pour in {a: chicken-stock half}. / Bring to the boil, then cover and simmer over low heat.
      10m rest: Take the pan off the heat. / Cover and leave to rest for {10 min}.
      Whisk {a: soy-sauce, sesame-oil, lime-juice} together.
      Divide {a: chicken-leg} between plates. / Spoon over the sauce. / Scatter with {a: fresh-coriander}. / Serve with {a: jasmine-rice, cucumber, sriracha}. / Serve hot[ with {a: chicken-stock rest}].`,
    swaps: { 'soy-sauce': 'tamari coconut-aminos' },
    varies: {
      'chicken-leg': 'chicken-thigh-on-the-bone chicken-drumstick chicken-piece',
      cucumber: 'salad pak-choi',
      'fresh-coriander': 'herb',
    },
    takes: [
      'leaf quick-vegetable firm-vegetable | 60 | 7 | 5m: Boil {a} in salted water until just tender, then drain well. / Serve with {a}.',
      'pandan-leaf lemongrass | 3 | 4 | Add {a}.',
      'chilli kecap-manis sambal-oelek oyster-sauce | 5 | 6 | Stir in {a}.',
    ],
  },
  'coconut-rice': {
    title: 'Coconut rice',
    swapped: '{a: jasmine-rice} cooked in {b: coconut-milk}',
    also: 'rice in coconut milk; rice with coconut milk; coconut milk rice; coconut jasmine rice; creamy coconut rice; thai coconut rice; malaysian coconut rice; caribbean coconut rice; indonesian coconut rice; nasi lemak; nasi uduk; nasi gurih; cocunut rice; coconut rise; kokosreis; kokosnussreis; riz coco; riz au lait de coco; riz à la noix de coco; arroz con coco; arroz con leche de coco; arroz de coco; riso al cocco; kokosrijst; ข้าวมัน; ココナッツライス; 椰浆饭; 椰香饭; أرز بجوز الهند; אורז קוקוס; कोकोनट राइस; नारियल चावल',
    summary: 'Soft, fragrant {a: jasmine-rice} cooked in {b: coconut-milk}, good beside anything hot and spicy.',
    kinds: ['rice'],
    courses: ['side'],
    cuisines: ['malaysian', 'indonesian', 'thai', 'caribbean', 'asian'],
    occasions: ['weeknight', 'barbecue', 'guests'],
    audiences: ['children', 'students'],
    manners: ['quick', 'easy', 'cheap', 'creamy', 'mild', 'comforting', 'savoury', 'warm', 'one-pot', 'no-bake'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 5,
    list: `
      ! 300 g jasmine-rice
      ! 250 ml coconut-milk
      250 ml plain-water
      1/2 tsp fine-salt
      ? 2 tsp caster-sugar
      ? 1 stalk lemongrass, halved
      ? 1 handful coconut-flake, toasted`,
    method: `
      Rinse {a: jasmine-rice} in a fine sieve under cold running water.
      13m: Put {a: jasmine-rice, coconut-milk, plain-water, fine-salt, caster-sugar} in a large pot. / Add {a: lemongrass}. / Bring to the boil, then cover and simmer over low heat.
      10m rest: Take the pot off the heat. / Cover and leave to rest for {10 min}.
      Take out {a: lemongrass}. / Loosen with a fork. / Scatter with {a: coconut-flake} and serve.`,
    varies: {
      'jasmine-rice': 'basmati-rice long-grain-rice',
      'coconut-milk': 'light-coconut-milk coconut-cream',
      'coconut-flake': 'nut seed herb',
    },
    takes: [
      'pandan-leaf fresh-ginger makrut-lime-leaf ground-turmeric cinnamon-stick cardamom-pod star-anise bay-leaf | 1 | 2 | Add {a}.',
      'pulse frozen-pea sweetcorn | 40 | 3 | Stir in {a} and heat through.',
      'lime-juice lime-zest mango pineapple | 10 | 4 | Stir in {a}.',
      'herb nut seed crispy-shallot spring-onion | 5 | 4 | Scatter with {a}.',
    ],
  },
  'cilantro-lime-rice': {
    title: 'Cilantro lime rice',
    swapped: '{a: long-grain-rice} with {b: fresh-coriander, lime-juice}',
    also: 'coriander lime rice; coriander and lime rice; cilantro rice; lime rice; cilantro and lime rice; lime cilantro rice; coriander rice; chipotle rice; chipotle lime rice; mexican lime rice; mexican cilantro rice; burrito rice; burrito bowl rice; cilantro lime rise; celantro lime rice; limettenreis; koriander-limetten-reis; limettenreis mit koriander; riz coriandre et citron vert; riz au citron vert; arroz con cilantro y limón; arroz con cilantro; arroz al cilantro; arroz com coentro e limão; riso lime e coriandolo; コリアンダーライムライス; 香菜青柠饭; أرز بالكزبرة والليمون; אורז כוסברה וליים; धनिया नींबू चावल',
    summary: 'Loose, bright {a: long-grain-rice} with plenty of {b: fresh-coriander, lime-juice}.',
    kinds: ['rice'],
    courses: ['side'],
    cuisines: ['mexican', 'american'],
    occasions: ['weeknight', 'barbecue', 'buffet', 'lunchbox', 'party'],
    seasons: ['summer'],
    audiences: ['students', 'crowd'],
    manners: ['quick', 'easy', 'cheap', 'fresh', 'light', 'mild', 'sour', 'savoury', 'warm', 'one-pot', 'no-bake', 'make-ahead'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 5,
    list: `
      ! 280 g long-grain-rice
      560 ml plain-water
      1/2 tsp fine-salt
      ? 1 tbsp olive-oil
      ! 30 g fresh-coriander, finely chopped
      ! 2 tbsp lime-juice
      ? 1 tsp lime-zest, finely grated`,
    method: `
      Rinse {a: long-grain-rice} in a fine sieve under cold running water.
      15m: Put {a: long-grain-rice, plain-water, fine-salt} in a large pot. / Bring to the boil, then cover and simmer over low heat.
      5m rest: Take the pot off the heat. / Cover and leave to rest for {5 min}.
      Loosen with a fork. / Fold in {a: fresh-coriander}. / Stir in {a: lime-juice} to taste. / Stir in {a: olive-oil, lime-zest}. / Serve straight away.`,
    varies: { 'long-grain-rice': 'basmati-rice jasmine-rice', 'olive-oil': 'fat', 'plain-water': 'stock' },
    takes: [
      'fresh-garlic bay-leaf ground-cumin | 1 | 2 | Add {a}.',
      'pulse frozen-pea sweetcorn | 40 | 3 | Stir in {a} and heat through.',
      'avocado cherry-tomato spring-onion chilli mango | 20 | 4 | Add {a}, cut into bite-sized pieces where needed.',
      'herb nut seed | 4 | 4 | Scatter with {a}.',
    ],
  },
});
